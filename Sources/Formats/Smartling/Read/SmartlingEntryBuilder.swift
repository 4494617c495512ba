import InterlinguaIR

/// Makes entries of what all languages have for a name.
struct SmartlingEntryBuilder {
    private let table: SmartlingTableMerge

    /// Whether texts are no formats.
    var keepsTextsUnformatted = false

    /// Whether translations are compared with the source text.
    var comparesTranslations = true

    /// What is to be said about the entries that were made.
    private(set) var diagnostics: [Diagnostic] = []

    /// Prepares for the entries of a table.
    init(_ table: SmartlingTableMerge) { self.table = table }

    mutating func entry(of slot: SmartlingTableMerge.Slot) -> Entry {
        let isPlural = slot.key.kind == .plural
        let source = slot.messages.first { table.languages[$0.language] == table.sourceLanguage }
        let isLiteral = source?.texts.lazy.map(\.format.percentSigns).max() == .text
        // What is chosen by number is formatted by every app; a plain text if some language takes arguments.
        let isFormat =
            isPlural && !keepsTextsUnformatted
            || !keepsTextsUnformatted && !isLiteral
                && slot.messages.contains { message in
                    message.texts.contains { $0.format.isFormat && !$0.claims.isEmpty }
                }
        var entry = Entry()
        var selecting = 0
        if isFormat {
            for located in slot.texts { diagnostics += located.format.diagnostics }
            entry.arguments = arguments(of: slot)
            selecting = entry.arguments.count
            if isPlural {
                if let shown = firstInteger(of: slot) {
                    selecting = shown
                } else {
                    entry.arguments.append(Argument(name: "count", type: .number))
                }
            }
        }
        if isPlural, keepsTextsUnformatted { entry.arguments = [Argument(name: "count", type: .number)] }
        for message in slot.messages {
            let content: Pattern
            if isPlural {
                content = select(of: message, argument: selecting)
            } else {
                let text = message.texts[0]
                content = isFormat ? text.format.format : Pattern(text.text.text)
            }
            entry.messages[table.languages[message.language]] = self.message(content, message)
        }
        if isFormat { declareTypes(of: &entry, slot) }
        checkEmptiness(of: slot)
        if isPlural { checkForms(of: slot) }
        compareWithSource(slot, isFormat: isFormat || isLiteral, selecting: isPlural ? selecting : nil)
        return entry
    }

    private func message(_ content: Pattern, _ message: SmartlingTableMerge.Message) -> Message {
        let first = message.texts[0]
        var result = Message(
            content: .pattern(content),
            comment: first.text.comments.comment,
            headings: first.text.comments.headings,
            origin: Origin(range: range(of: first))
        )
        var annotation = SmartlingMessageAnnotation()
        annotation.layout = first.text.comments.layout
        for located in message.texts.dropFirst() {
            let comments = located.text.comments
            guard let form = located.key.form, comments != StringsEntryComments(nil, [], nil) else { continue }
            annotation.forms.append(
                .init(form: form, comment: comments.comment, headings: comments.headings, layout: comments.layout)
            )
        }
        if !annotation.isEmpty { result.annotations = Annotations(annotation) }
        return result
    }

    /// A variant for each form, by the rules that the library has for the folder.
    private func select(of message: SmartlingTableMerge.Message, argument: Int) -> Pattern {
        let rules = table.rules(for: message)
        let variants = PluralCategory.allCases.compactMap { form -> Variant? in
            guard let located = message.texts.first(where: { $0.key.form == form }) else { return nil }
            // An empty text counts as missing: as for a form that is never asked for, no number gets it.
            return Variant(
                located.text.text.isEmpty ? .rule(PluralRule(alternatives: [])) : rules.condition(of: form),
                keepsTextsUnformatted ? Pattern(located.text.text) : located.format.format,
                spelling: form.rawValue,
                origin: Origin(range: range(of: located))
            )
        }
        return Pattern([.select(Select(.argument(argument, .signedFloat), variants: variants))])
    }

    // MARK: Arguments

    private func arguments(of slot: SmartlingTableMerge.Slot) -> [Argument] {
        let highest = slot.texts.flatMap(\.claims).map(\.argument).max() ?? -1
        return (0..<(highest + 1)).map { Argument(position: $0 + 1) }
    }

    /// The first argument that the source language shows as an integer, else the first language that has the entry.
    private func firstInteger(of slot: SmartlingTableMerge.Slot) -> Int? {
        let claims = slot.messages.first?.texts.flatMap(\.claims) ?? []
        return claims.filter { if case .integer = $0.type { $0.isShown } else { false } }.map(\.argument).min()
    }

    private mutating func declareTypes(of entry: inout Entry, _ slot: SmartlingTableMerge.Slot) {
        let uses = slot.messages.flatMap { message in
            message.texts.flatMap { $0.claims.uses(in: table.languages[message.language]) }
        }
        diagnostics += entry.unifyArguments(uses, sourceLanguage: table.sourceLanguage)
        let spellings = [ClaimedSpelling](slot.texts.lazy.flatMap(\.claims), for: entry.arguments)
        if !spellings.isEmpty { entry.annotations = Annotations(SmartlingEntryAnnotation(spellings: spellings)) }
        var storage = StorageCheck(argumentCount: entry.arguments.count)
        for message in slot.messages {
            storage.check(message.texts.flatMap(\.claims), in: table.languages[message.language])
        }
        diagnostics += storage.diagnostics
    }

    // MARK: Translations

    /// Warns of empty texts: a plain one shows nothing, a form counts as missing.
    private mutating func checkEmptiness(of slot: SmartlingTableMerge.Slot) {
        guard slot.texts.contains(where: \.text.text.isEmpty) else { return }
        let isPlural = slot.key.kind == .plural
        let isSource = slot.messages.first.map { table.languages[$0.language] == table.sourceLanguage } ?? false
        let source = isSource ? slot.messages.first?.texts.first?.text.text : slot.key.name
        // A plain text that is empty in the source language as well is meant to be.
        if !isPlural, let source, !source.utf8.contains(where: { $0 > 0x20 }) { return }
        for message in slot.messages {
            let language = table.languages[message.language]
            for located in message.texts where located.text.text.isEmpty {
                let effect = isPlural ? "the library treats it as missing" : "Foundation shows nothing"
                diagnostics.append(.emptyTranslation(language, effect, at: range(of: located)))
            }
        }
    }

    /// Warns of forms that the library asks for and does not find, and of those that it never asks for.
    private mutating func checkForms(of slot: SmartlingTableMerge.Slot) {
        for message in slot.messages {
            let language = table.languages[message.language]
            if language.isForNotes { continue }
            let rules = table.rules(for: message)
            let forms = rules.forms.map(\.rawValue).joined(separator: ", ")
            for located in message.texts {
                guard let form = located.key.form, !rules.has(form) else { continue }
                let text = "“\(language)” has no plural forms but \(forms): the library never shows this variant"
                let range = table.range(of: located.text.keyBounds, in: located.file)
                diagnostics.append(Diagnostic(.warning, .foreignCategory, text, at: range))
            }
            let given = Set(message.texts.compactMap(\.key.form))
            for form in rules.forms where !given.contains(form) {
                reportMissing(form, of: message, rules, language)
            }
        }
    }

    private mutating func reportMissing(
        _ form: PluralCategory,
        of message: SmartlingTableMerge.Message,
        _ rules: SmartlingRules,
        _ language: LanguageTag
    ) {
        let first = message.texts[0]
        let range = table.range(of: first.text.keyBounds, in: first.file)
        let numbers = rules.firstWholeNumbers(of: form)
        let severity: Diagnostic.Severity = numbers.isEmpty ? .note : .warning
        let asked =
            numbers.isEmpty ? "fractions and negative numbers" : numbers.map(String.init).joined(separator: ", ") + " …"
        let isSource = language == table.sourceLanguage
        let shown = isSource ? "the key" : "another language's text or the key"
        let text = "“\(language)” requires “\(form.rawValue)” (\(asked)); the library shows \(shown) instead"
        diagnostics.append(Diagnostic(severity, .missingCategory, text, at: range))
    }

    /// Compares translations with the text of the source language: names in braces, which apps fill in by themselves,
    /// and arguments, of which those of the source text are passed.
    private mutating func compareWithSource(_ slot: SmartlingTableMerge.Slot, isFormat: Bool, selecting: Int?) {
        guard comparesTranslations, let source = slot.messages.first,
            table.languages[source.language] == table.sourceLanguage,
            let general = source.general
        else { return }
        let note = Diagnostic.Note("the source text is here", at: range(of: general))
        var passed = Set(source.texts.flatMap(\.claims.shownArguments))
        if let selecting { passed.insert(selecting) }
        for message in slot.messages.dropFirst() {
            let language = table.languages[message.language]
            if isFormat {
                for claim in message.texts.lazy.flatMap(\.claims)
                where claim.isShown && !passed.contains(claim.argument) {
                    diagnostics.append(
                        .argumentNotInSource(
                            claim.argument,
                            language: language,
                            isFormat: !passed.isEmpty,
                            at: claim.range,
                            notes: [note]
                        )
                    )
                }
            }
            guard let own = message.general, !own.text.text.isEmpty else { continue }
            let missing = general.claims.shownArguments.subtracting(own.claims.shownArguments).sorted()
            if isFormat, !missing.isEmpty {
                diagnostics.append(
                    .argumentsNotShown(missing, language: language, at: range(of: own), notes: [note])
                )
            }
            diagnostics += BracedNameComparison(source: general.text.text, translation: own.text.text)
                .diagnostics(
                    language: language,
                    textRange: range(of: own),
                    notes: [note],
                    range: { table.files[own.file].document.range(ofBytes: $0.range, in: own.text.bounds) }
                )
        }
    }

    private func range(of located: SmartlingText) -> SourceRange {
        table.range(of: located.text.bounds, in: located.file)
    }
}

extension SmartlingTableMerge.Slot {
    /// All texts of all languages.
    fileprivate var texts: some Sequence<SmartlingText> { messages.lazy.flatMap(\.texts) }
}

extension SmartlingTableMerge.Message {
    /// The text that shows all that is to be shown: the plain one, or that of `other`; those for few numbers may spell
    /// them, as “one file” does.
    fileprivate var general: SmartlingText? {
        texts.first { $0.key.form == nil || $0.key.form == .other }
    }
}
