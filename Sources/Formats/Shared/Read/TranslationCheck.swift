import InterlinguaIR

/// Compares translations with their source texts: which arguments they show, and whether they are empty.
///
/// For formats whose texts are wholly in the catalogue; those that read printf's formats know more than it, such as the
/// place of each specifier.
struct TranslationCheck: Sendable {
    /// What the platform does, in words that end a message.
    struct Effects: Sendable {
        /// The effect of an empty text.
        var ofEmptyText: String
        /// The effect of a placeholder for which the app passes nothing; nil if it is read from the stack all the same,
        /// which prints garbage or crashes.
        var ofUnpassedArgument: String?
    }

    /// A line of a file that is told from others by its identity.
    private struct Line: Hashable, Sendable {
        let file: ObjectIdentifier
        let number: Int

        init(_ range: SourceRange) {
            file = ObjectIdentifier(range.file)
            number = range.start.line
        }
    }

    private let catalog: Catalog
    private let effects: Effects
    private let faultyLines: Set<Line>

    /// - Parameter reported: What is known of the files; a text that is empty because of an error isn't reported again.
    init(_ catalog: Catalog, effects: Effects, reported: [Diagnostic]) {
        self.catalog = catalog
        self.effects = effects
        faultyLines = Set(reported.lazy.filter { $0.severity == .error }.compactMap(\.range).map(Line.init))
    }

    /// Compares all translations of which there is a source text.
    func diagnostics() -> [Diagnostic] {
        let entries = catalog.entries.elements
        return [[Diagnostic]](concurrentCount: entries.count, inRunsOf: 256) { index in
            diagnostics(of: entries[index].key, entries[index].value)
        }.flatMap(\.self)
    }

    private func diagnostics(of key: Key, _ entry: Entry) -> [Diagnostic] {
        guard let source = entry.messages[catalog.sourceLanguage] else { return [] }
        let reportsEmptiness = !catalog.fallback(for: key).skipsEmpty && source.containsPattern { !$0.isBlank }
        // Arguments are handed on to other entries.
        let refers = source.containsPattern(where: \.hasReferences)
        let shown = entry.arguments.isEmpty || refers ? nil : ShownArguments(source)
        let tags = TextTags(source)
        let comparesTexts = shown != nil || !tags.names.isEmpty
        let notes = comparesTexts ? [Diagnostic.Note("the source text is here", at: source.origin.range)] : []
        var diagnostics: [Diagnostic] = []
        for (language, message) in entry.messages
        where (comparesTexts || message.maySayNothing) && language != catalog.sourceLanguage && !language.isForNotes {
            let gaps = message.emptyTexts
            if reportsEmptiness { diagnostics += emptiness(gaps, language) }
            if !tags.names.isEmpty, gaps.isEmpty {
                let range = message.origin.range
                diagnostics += tags.diagnostics(of: TextTags(message), language, at: range, notes: notes)
            }
            // What is empty is reported as such.
            guard let shown, gaps.isEmpty, !message.containsPattern(where: \.hasReferences),
                let diagnostic = comparison(of: message, language, with: shown, entry)
            else { continue }
            diagnostics.append(diagnostic)
        }
        return diagnostics
    }

    private func emptiness(_ ranges: [SourceRange?], _ language: LanguageTag) -> [Diagnostic] {
        ranges.compactMap { range in
            if !faultyLines.isEmpty, let range, faultyLines.contains(Line(range)) { return nil }
            return .emptyTranslation(language, effects.ofEmptyText, at: range)
        }
    }

    /// What a source text does with its arguments.
    private struct ShownArguments {
        let range: SourceRange?

        /// Those that it shows or that choose its variants.
        let passed: Set<Int>

        /// Those that the most general variant shows.
        let needed: Set<Int>

        init(_ source: Message) {
            range = source.origin.range
            passed = source.shownArguments.union(source.selectingArguments)
            needed = source.neededArguments
        }
    }

    private func comparison(
        of message: Message,
        _ language: LanguageTag,
        with source: ShownArguments,
        _ entry: Entry
    ) -> Diagnostic? {
        let strange = message.shownArguments.subtracting(source.passed)
        let extra = strange.isEmpty ? [] : strange.subtracting(message.selectingArguments).sorted()
        let gap = message.patterns.count == 1 ? message.patterns[0].gap(in: source.needed, language) : nil
        let missing = gap?.arguments.sorted() ?? []
        if extra.isEmpty, missing.isEmpty { return nil }
        let missingTitles = entry.titles(ofArguments: missing)
        let notes = [Diagnostic.Note("the source text is here", at: source.range)]
        guard let first = extra.first else {
            let text = "the “\(language)” text lacks \(missingTitles), which the source text shows"
            return Diagnostic(.warning, .argumentNotShown, text, at: gap?.range ?? message.origin.range, notes: notes)
        }
        var text = "the “\(language)” text shows \(entry.titles(ofArguments: extra)), which the source text lacks"
        // One with a translated name is extra and missing at once.
        if !missing.isEmpty { text += "; it lacks \(missingTitles)" }
        if let effect = effects.ofUnpassedArgument { text += "; \(effect)" }
        // A source text without arguments is hardly used as a format, so that nothing is read.
        let isRead = effects.ofUnpassedArgument == nil && !source.passed.isEmpty
        let range = message.range(showing: first)
        return Diagnostic(isRead ? .error : .warning, .argumentNotInSource, text, at: range, notes: notes)
    }
}

extension Entry {
    /// The names of arguments in a list, or their numbers.
    fileprivate func titles(ofArguments indices: [Int]) -> String {
        indices
            .map { index in
                guard arguments.indices.contains(index), let name = arguments[index].name else {
                    return "argument \(index + 1)"
                }
                return "“\(name)”"
            }
            .joined(separator: ", ")
    }
}

extension Message {
    /// The arguments that some variant shows.
    fileprivate var shownArguments: Set<Int> {
        var shown: Set<Int> = []
        forEachElement { if case .placeholder(let placeholder) = $0 { shown.insert(placeholder.argument) } }
        return shown
    }

    /// The arguments that the most general variant shows; those for few numbers may spell them, as “one file” does.
    fileprivate var neededArguments: Set<Int> {
        var needed: Set<Int> = []
        forEachPattern { needed.formUnion($0.neededArguments) }
        return needed
    }

    /// The arguments that choose a variant.
    package var selectingArguments: Set<Int> {
        var arguments: Set<Int> = []
        forEachElement { element in
            guard case .select(let select) = element, case .argument(let argument, _) = select.selector else { return }
            arguments.insert(argument)
        }
        return arguments
    }

    /// Whether the message is not one text that says something, as nearly all are.
    fileprivate var maySayNothing: Bool { containsPattern { $0.isEmpty || !$0.isPlainText } }

    /// Where nothing is said: the text, or variants of it.
    fileprivate var emptyTexts: [SourceRange?] {
        guard maySayNothing else { return [] }
        return patterns.flatMap { pattern -> [SourceRange?] in
            if pattern.isEmpty { return [origin.range] }
            guard let select = pattern.onlySelect else { return [] }
            return select.variants.filter(\.pattern.isEmpty).map { $0.origin.range ?? origin.range }
        }
    }

    /// Where the first variant stands that shows an argument.
    fileprivate func range(showing argument: Int) -> SourceRange? {
        for select in patterns.flatMap(\.selects).reversed() {
            for variant in select.variants where variant.pattern.shows(argument) {
                if let range = variant.origin.range { return range }
            }
        }
        return origin.range
    }
}

extension Pattern {
    /// The first variant that lacks arguments, and which; a text for one number need not show it.
    fileprivate func gap(
        in needed: Set<Int>,
        _ language: LanguageTag
    ) -> (arguments: Set<Int>, range: SourceRange?)? {
        if let select = onlySelect, select.isPlural {
            for variant in select.variants {
                guard let gap = variant.pattern.gap(in: needed, language),
                    !variant.condition.isForOneNumber(in: language)
                else { continue }
                return (gap.arguments, gap.range ?? variant.origin.range)
            }
            return nil
        }
        let missing = needed.filter { !shows($0) }
        return missing.isEmpty ? nil : (missing, nil)
    }

    fileprivate func shows(_ argument: Int) -> Bool {
        contains { if case .placeholder(let placeholder) = $0 { placeholder.argument == argument } else { false } }
    }

    fileprivate var neededArguments: Set<Int> {
        var needed: Set<Int> = []
        resolvingSelects { $0.variants.last?.pattern ?? Pattern() }
            .forEachElement { if case .placeholder(let placeholder) = $0 { needed.insert(placeholder.argument) } }
        return needed
    }

    fileprivate var isBlank: Bool { plainText?.allSatisfy(\.isWhitespace) ?? false }
}

extension Select {
    /// Whether plural categories choose.
    fileprivate var isPlural: Bool {
        variants.contains { if case .category = $0.condition { true } else { false } }
    }
}

extension Condition {
    /// Whether a text can spell all numbers for which it is, as “one file” does, or “6 files” in Welsh.
    ///
    /// Languages of which `one` holds other numbers as well have texts that show the number anyway.
    fileprivate func isForOneNumber(in language: LanguageTag) -> Bool {
        switch self {
        case .category(let category, let kind):
            if [.zero, .one, .two].contains(category) { return true }
            let rules = PluralRules.rules(for: language, kind: kind)
            let numbers = (0...200).filter { rules.category(of: PluralOperands(DecimalNumber($0))) == category }
            return numbers.count == 1
        case .number, .absent: return true
        case .atLeast, .matches, .otherwise, .rule, .text: return false
        }
    }
}
