import InterlinguaIR

/// Makes entries of what all languages say for a key.
struct EntryBuilder {
    private let table: TableMerge
    private var drafts: [LanguageDraft] = []

    /// The key as the text that the source language shows.
    ///
    /// Apps that are written with texts as keys need no file for their own language. Only such keys have specifiers.
    private var sourceKey: LocatedDraft?

    /// What is to be said about the entries that were made.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ table: TableMerge) { self.table = table }

    /// Makes an entry of the languages' messages, the source language's first.
    mutating func entry(of row: TableMerge.Row) -> Entry {
        drafts = row.drafts
        let isSource = drafts.first.map { table.language($0.language) == table.sourceLanguage } ?? true
        sourceKey = isSource ? nil : keyAsText(row.key)
        // A format entry of a .stringsdict may take no arguments; the other languages' texts are none for that.
        let isLiteral =
            isSource && drafts.first?.draft.percentSigns == .text
            && drafts.allSatisfy { $0.draft.isText || !$0.draft.isFormat }
        let isFormat =
            !table.keepsTextsUnformatted && !isLiteral
            && drafts.contains { $0.draft.isFormat && !$0.draft.claims.isEmpty }
        var entry = Entry(
            messages: table.messages(of: row) { item in
                var message = item.draft.message
                let isPlain = table.keepsTextsUnformatted || isLiteral || !item.draft.isFormat
                if !isFormat, isPlain, item.draft.hasOwnPlain {
                    message.content = .pattern(item.draft.plain)
                }
                return message
            }
        )
        if isFormat {
            declareArguments(of: &entry)
        } else if !isLiteral {
            for item in drafts where item.draft.isFormat { diagnostics += item.draft.formatDiagnostics }
        }
        if table.comparesTranslations {
            if isFormat, sourceKey != nil {
                compareWithKey()
            } else {
                compareWithSource(isFormat: isFormat || isLiteral)
            }
        }
        annotate(&entry)
        checkEmptiness(key: row.key)
        return entry
    }

    /// Adds what is needed to write the messages again.
    private func annotate(_ entry: inout Entry) {
        var valueTypes: [(argument: Int, spelling: String)] = []
        for (index, item) in drafts.enumerated() where item.draft.hasAnnotation {
            let unusual = item.draft.valueTypes.filter { type in
                guard case .pattern(let pattern) = item.draft.message.content,
                    let argument = pattern.argument(ofVariable: type.variable),
                    type.isPossible(for: entry.arguments[argument].type)
                else { return false }
                if let known = valueTypes.first(where: { $0.argument == argument }) {
                    return known.spelling != type.spelling
                }
                let spelling = entry.valueType(ofArgument: argument)
                valueTypes.append((argument, spelling))
                return spelling != type.spelling
            }
            if unusual.isEmpty, !item.draft.needsAnnotation { continue }
            var annotation = item.draft.details.annotation
            annotation.valueTypes = unusual
            if !annotation.isEmpty { entry.messages.values[index].annotations = Annotations(annotation) }
        }
    }

    // MARK: Arguments

    private mutating func declareArguments(of entry: inout Entry) {
        var count = 0
        for item in drafts {
            diagnostics += item.draft.formatDiagnostics
            count = max(count, item.draft.claims.argumentCount)
        }
        guard count > 0 else { return }
        entry.arguments = (1...count).map { Argument(position: $0) }
        // What the source language says comes first.
        let sourceClaims = (sourceKey?.draft.claims ?? []).filter { $0.argument < count }
        var uses = sourceClaims.uses(in: table.sourceLanguage)
        var storage = StorageCheck(argumentCount: count)
        storage.establish(sourceClaims, in: table.sourceLanguage)
        for item in drafts {
            let language = table.language(item.language)
            uses += item.draft.claims.uses(in: language)
            storage.check(item.draft.claims, in: language)
        }
        diagnostics += entry.unifyArguments(uses, sourceLanguage: table.sourceLanguage)
        // A call passes what the first text takes, also where that can be anything.
        for argument in storage.contradictedObjects { entry.arguments[argument].type = .any }
        diagnostics += storage.diagnostics
        // An object has no other spelling.
        let spelled = drafts.lazy.flatMap(\.draft.claims).filter { $0.storage != .object || $0.conversion != "@" }
        let spellings = [ClaimedSpelling](spelled, for: entry.arguments)
        if !spellings.isEmpty { entry.annotations = Annotations(AppleEntryAnnotation(spellings: spellings)) }
    }

    // MARK: Translations

    private mutating func compareWithSource(isFormat: Bool) {
        guard let source = drafts.first, table.language(source.language) == table.sourceLanguage else { return }
        // There are names in braces only where there are braces.
        let hasNames = isFormat || drafts.contains { $0.draft.hasBraces }
        if hasNames { compare(drafts.dropFirst(), with: table.located(source), isFormat: isFormat) }
    }

    private mutating func compare(_ translations: ArraySlice<LanguageDraft>, with source: LocatedDraft, isFormat: Bool)
    {
        var comparison = SourceComparison(source: source, in: table.sourceLanguage, asFormats: isFormat)
        for item in translations { comparison.compare(table.located(item), in: table.language(item.language)) }
        diagnostics += comparison.diagnostics
    }

    private func keyAsText(_ key: String) -> LocatedDraft? {
        guard key.utf8.contains(UInt8(ascii: "%")), let first = drafts.first else { return nil }
        let document = table.located(first).document
        let bounds = first.draft.keyBounds
        let draft = document.draft(key, keyBounds: bounds, valueBounds: bounds)
        return draft.isFormat && !draft.claims.isEmpty ? LocatedDraft(draft: draft, document: document) : nil
    }

    private mutating func compareWithKey() {
        if let sourceKey { compare(drafts[...], with: sourceKey, isFormat: true) }
    }

    /// Warns of empty translations of texts that say something; without a source text its key is one.
    private mutating func checkEmptiness(key: String) {
        guard let first = drafts.first, drafts.contains(where: \.draft.isEmptyText) else { return }
        let hasSource = table.language(first.language) == table.sourceLanguage
        let source = hasSource ? first.draft.text : key
        if let source, !source.utf8.contains(where: { $0 > 0x20 }) { return }
        for item in drafts where item.draft.isEmptyText {
            let range = table.located(item).document.range(item.draft.valueBounds)
            diagnostics.append(.emptyTranslation(table.language(item.language), "Foundation shows nothing", at: range))
        }
    }
}

extension Entry {
    /// The usual spelling of a variable's value type.
    package func valueType(ofArgument index: Int) -> String {
        guard arguments.indices.contains(index) else { return "lld" }
        // A variable that only steps over its argument reads it as an integer, which does no harm.
        let type = arguments[index].type
        // An argument cannot be passed as a number for one specifier and as an object for another.
        if type == .number || type == .any, showsAsText(argument: index) { return "@" }
        let usual = FoundationFormatWriter.valueType(of: type == .any ? .number : type)
        guard case .integer(let integer) = arguments[index].type, integer.bits == 64,
            let size = spelling(ofArgument: index)
        else {
            return usual
        }
        return size + (integer.isSigned ? "d" : "u")
    }

    /// Whether `%@` stands for an argument in any language.
    private func showsAsText(argument: Int) -> Bool {
        messages.values.lazy.flatMap(\.patterns).contains { pattern in
            pattern.contains { element in
                guard case .placeholder(let placeholder) = element, case .text = placeholder.format else {
                    return false
                }
                return placeholder.argument == argument
            }
        }
    }

    /// What the file spells for an argument, where its type doesn't tell.
    package func spelling(ofArgument index: Int) -> String? {
        annotations[AppleEntryAnnotation.self]?.spellings.first { $0.argument == index }?.spelling
    }
}

extension AppleValueType {
    /// Whether it reads such an argument: one that contradicts other languages' texts is read as they have it.
    fileprivate func isPossible(for type: ArgumentType) -> Bool {
        guard
            case .specifier(let specifier)? = FormatString(parsing: "%" + spelling, as: .foundation).pieces.first?.kind
        else { return true }
        return type.intersection(with: specifier.type) != nil
    }
}

extension Pattern {
    /// The argument of the first select of a name that looks at one; nil if there is none.
    fileprivate func argument(ofVariable name: String) -> Int? {
        for element in elements {
            switch element {
            case .text, .placeholder: break
            case .select(let select):
                if select.name == name, case .argument(let index, _) = select.selector { return index }
                for variant in select.variants {
                    if let argument = variant.pattern.argument(ofVariable: name) { return argument }
                }
            case .reference, .markup: break
            }
        }
        return nil
    }
}
