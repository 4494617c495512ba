import InterlinguaIR

/// Makes an entry of what all languages say for one key.
struct EntryBuilder {
    private let sourceLanguage: LanguageTag
    private var drafts: [(language: LanguageTag, located: LocatedDraft, details: MessageDetails)] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(sourceLanguage: LanguageTag) { self.sourceLanguage = sourceLanguage }

    /// Takes one language's message, the source language's first.
    mutating func add(_ located: LocatedDraft, language: LanguageTag) {
        drafts.append((language, located, located.draft.details))
    }

    /// The entry.
    mutating func entry() -> Entry {
        // A format entry of a .stringsdict may take no arguments; the other languages' texts are none for that.
        let isFormat = drafts.contains { $0.details.isFormat && !$0.details.claims.isEmpty }
        var entry = Entry()
        entry.messages.reserveCapacity(drafts.count)
        for (language, located, details) in drafts {
            let draft = located.draft
            entry.messages[language] = Message(
                content: .pattern(isFormat || details.isFormat ? draft.format : details.plain ?? draft.format),
                comment: draft.comment,
                headings: draft.headings,
                origin: Origin(range: located.document.range(draft.valueBounds))
            )
        }
        if isFormat {
            declareArguments(of: &entry)
        } else {
            for (_, _, details) in drafts where details.isFormat { diagnostics += details.formatDiagnostics }
        }
        compareWithSource(isFormat: isFormat)
        for (language, _, details) in drafts {
            var annotation = details.annotation
            annotation.valueTypes = annotation.valueTypes.filter { entry.needsSpelling($0, in: language) }
            if !annotation.isEmpty { entry.messages[language]?.annotations = Annotations(annotation) }
        }
        checkEmptiness()
        return entry
    }

    // MARK: Arguments

    private struct Reported: Hashable {
        let argument: Int
        let language: LanguageTag
        let kind: TypeConflict.Kind
    }

    private mutating func declareArguments(of entry: inout Entry) {
        var count = 0
        for (_, _, details) in drafts {
            diagnostics += details.formatDiagnostics
            for claim in details.claims { count = max(count, claim.argument + 1) }
        }
        guard count > 0 else { return }
        entry.arguments = (1...count).map { Argument(position: $0) }
        var uses: [TypeUse] = []
        for (language, _, details) in drafts {
            for claim in details.claims where claim.type != .any {
                let origin = Origin(range: claim.range)
                uses.append(TypeUse(argument: claim.argument, type: claim.type, origin: origin, language: language))
            }
        }
        // The same contradiction is found in a specifier and in what the pattern implies; the specifier comes first.
        var reported: Set<Reported> = []
        for conflict in entry.unifyArguments(claims: uses, sourceLanguage: sourceLanguage) {
            let use = conflict.deviating
            guard entry.arguments.indices.contains(use.argument),
                reported.insert(Reported(argument: use.argument, language: use.language, kind: conflict.kind)).inserted
            else { continue }
            diagnostics.append(conflict.diagnostic(argument: entry.arguments[conflict.deviating.argument]))
        }
        var annotation = AppleEntryAnnotation()
        annotation.spellings = spellings(for: entry)
        if !annotation.spellings.isEmpty { entry.annotations[AppleEntryAnnotation.self] = annotation }
        checkStorage(argumentCount: count)
    }

    /// Spellings of specifiers that the arguments' types don't tell; the first use of each argument counts.
    private func spellings(for entry: Entry) -> [AppleEntryAnnotation.Spelling] {
        var result: [AppleEntryAnnotation.Spelling] = []
        for index in entry.arguments.indices {
            let claims = drafts.lazy.flatMap(\.details.claims).filter {
                $0.argument == index && $0.storage != .none
            }
            guard let first = claims.first(where: { $0.conversion != "@" || $0.storage != .object }) else { continue }
            switch (first.storage, entry.arguments[index].type) {
            case (.pointer, _): result.append(.init(argument: index, spelling: first.conversion.suffix(1).description))
            case (.number, .integer(let integer)) where integer.bits == 64:
                let size = String(first.conversion.dropLast())
                if ["l", "q", "z", "t", "j", "L"].contains(size) {
                    result.append(.init(argument: index, spelling: size))
                }
            default: break
            }
        }
        return result
    }

    /// Reports arguments that are read as an object here and as a number or C string there, which crashes.
    private mutating func checkStorage(argumentCount: Int) {
        var established: [(claim: ArgumentClaim, language: LanguageTag)?] = Array(repeating: nil, count: argumentCount)
        for (language, _, details) in drafts {
            var reported: Set<Int> = []
            for claim in details.claims where claim.storage != .none {
                guard let first = established[claim.argument] else {
                    established[claim.argument] = (claim, language)
                    continue
                }
                guard first.claim.storage != claim.storage, reported.insert(claim.argument).inserted else { continue }
                diagnostics.append(
                    Diagnostic(
                        .error,
                        "argument-type-conflict",
                        "argument \(claim.argument + 1) is taken for \(claim.storage.label) here, "
                            + "but for \(first.claim.storage.label) in “\(first.language)”; the app would crash",
                        at: claim.range,
                        notes: [Diagnostic.Note("it is \(first.claim.storage.label) here", at: first.claim.range)]
                    )
                )
            }
        }
    }

    // MARK: Translations

    private mutating func compareWithSource(isFormat: Bool) {
        guard let source = drafts.first, source.language == sourceLanguage else { return }
        for (language, located, _) in drafts.dropFirst() {
            var comparison = SourceComparison(source: source.located, translation: located, language: language)
            comparison.compare(asFormats: isFormat)
            diagnostics += comparison.diagnostics
        }
    }

    /// Warns of empty translations of texts that say something; without a source text its key is one.
    private mutating func checkEmptiness() {
        guard let first = drafts.first, drafts.contains(where: { $0.located.draft.text == "" }) else { return }
        let hasSource = first.language == sourceLanguage
        let source = hasSource ? first.located.draft.text : first.located.draft.key
        if let source, !source.utf8.contains(where: { $0 > 0x20 }) { return }
        for (language, located, _) in drafts where located.draft.text == "" {
            let message = "the text in “\(language)” is empty, and Foundation shows nothing"
            let range = located.document.range(located.draft.valueBounds)
            diagnostics.append(Diagnostic(.warning, "empty-translation", message, at: range))
        }
    }
}

extension Entry {
    /// Whether a variable's value type is spelled otherwise than the writer would spell it.
    fileprivate func needsSpelling(_ type: AppleValueType, in language: LanguageTag) -> Bool {
        guard let message = messages[language] else { return false }
        for pattern in message.patterns {
            for select in pattern.selects where select.name == type.variable {
                guard case .argument(let index, _) = select.selector else { continue }
                return valueType(ofArgument: index) != type.spelling
            }
        }
        return false
    }

    /// The usual spelling of a variable's value type.
    func valueType(ofArgument index: Int) -> String {
        guard arguments.indices.contains(index) else { return "lld" }
        // A variable that only steps over its argument reads it as an integer, which does no harm.
        let type = arguments[index].type
        // An argument cannot be passed as a number for one specifier and as an object for another.
        if type == .number, showsAsText(argument: index) { return "@" }
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
    func spelling(ofArgument index: Int) -> String? {
        annotations[AppleEntryAnnotation.self]?.spellings.first { $0.argument == index }?.spelling
    }
}
