package import InterlinguaFormats
package import InterlinguaGenerator
package import InterlinguaIR
import InterlinguaPlatforms

/// Takes what translators sent back into the files of a project.
///
/// A text counts only if it is not what an export would give. What changed is read by the notation of its entry, put into
/// the catalogue, and written in the format that it came from; of what is written only the items that differ replace those
/// of the files that are there. These are then read again, and have to say what was imported.
package struct ExchangeImport {
    /// What becomes of the files, and of the texts.
    package struct Result {
        /// Files to write, with their content.
        package var files: [InputFile] = []

        /// What is to be said about the texts, in the order of the exchanged file.
        package var diagnostics: [Diagnostic] = []

        /// How many texts are new or others than before.
        package var importedCount = 0

        /// How many texts are the same as before, or not translated.
        package var unchangedCount = 0

        package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }

    /// Whole projects are looked through for each language of a file.
    private static let languageLimit = 200

    let loaded: Loader.Loaded
    let parts: [ExchangePart]
    var result = Result()
    private var examples = NumberExamples()

    /// The language of the texts that are looked at, for which the project may give severities.
    private var language: LanguageTag?

    var changes: [Change] = []

    private init(into loaded: Loader.Loaded) {
        self.loaded = loaded
        parts = loaded.parts.map(ExchangePart.init)
    }

    /// A message with texts that are new.
    struct Change {
        var message: Exchange.Message
        var language: LanguageTag
        var content: Message
        /// How many of its texts are others than before.
        var importedCount: Int
        /// The texts as an export will give them.
        var expected: [(id: ExchangeUnit.ID, text: String, source: ExchangedText)]
    }

    /// Imports texts.
    ///
    /// - Parameters:
    ///   - language: The language of texts whose file does not say it.
    ///   - skipsFaulty: Whether messages without faults are imported although others have some.
    package static func run(
        _ texts: [ExchangedText],
        into loaded: Loader.Loaded,
        language: LanguageTag?,
        skipsFaulty: Bool
    ) -> Result {
        var job = ExchangeImport(into: loaded)
        var byLanguage: [LanguageTag: [ExchangedText]] = [:]
        var languages: [LanguageTag] = []
        for text in texts {
            guard let own = text.language ?? language else {
                let message = "the file doesn't say which language it is in; name it with --language"
                job.report(.error, .invalidExchange, message, at: text.range)
                break
            }
            if let language, own != language {
                let message = "the file is in \(own), not \(language); --language is for files that don't say it"
                job.report(.error, .invalidExchange, message, at: text.range)
                break
            }
            if own == loaded.catalog.sourceLanguage {
                let message = "“\(own)” is the project's source language; translations are imported into others"
                job.report(.error, .invalidExchange, message, at: text.range)
                break
            }
            if byLanguage[own] == nil { languages.append(own) }
            byLanguage[own, default: []].append(text)
        }
        if languages.count > languageLimit, let first = texts.first {
            let message = "the file is in \(languages.count) languages, of which at most \(languageLimit) are imported"
            job.report(.error, .invalidExchange, message, at: first.range)
            languages = []
        }
        for own in languages {
            job.language = own
            job.take(byLanguage[own] ?? [], Exchange(of: loaded, into: own))
        }
        job.language = nil
        job.finish(skipsFaulty: skipsFaulty)
        return job.result
    }

    mutating func report(
        _ severity: Diagnostic.Severity,
        _ kind: Diagnostic.Kind,
        _ message: String,
        at range: SourceRange,
        notes: [Diagnostic.Note] = []
    ) {
        let checks = loaded.configuration.checks
        guard let severity = language.map({ checks.severity(severity, of: kind, in: $0) }) ?? severity else { return }
        result.diagnostics.append(Diagnostic(severity, kind, message, at: range, notes: notes))
    }

    // MARK: Texts

    /// Finds the messages that texts are about, and changes those that say something else.
    private mutating func take(_ texts: [ExchangedText], _ exchange: Exchange) {
        var places: [ExchangeUnit.ID: (message: Int, item: Int)] = [:]
        var byName: [String: [ExchangeUnit.ID]] = [:]
        for (index, message) in exchange.messages.enumerated() {
            for (place, item) in message.items.enumerated() {
                places[item.unit.id] = (index, place)
                byName[item.unit.id.name, default: []].append(item.unit.id)
            }
        }
        var found: [Int: [Int: ExchangedText]] = [:]
        var disputed: Set<Int> = []
        for text in texts {
            // Tools that join files forget which one a text is of.
            let named = byName[text.id.name] ?? []
            guard let place = places[text.id] ?? (named.count == 1 ? places[named[0]] : nil) else {
                report(.warning, .unknownUnit, "the project has no text “\(text.id.name)”", at: text.range)
                continue
            }
            if let other = found[place.message]?[place.item] {
                if other.target != text.target {
                    disputed.insert(place.message)
                    let message = "“\(text.id.name)” has another translation in the same file"
                    report(
                        .error,
                        .repeatedUnit,
                        message,
                        at: text.range,
                        notes: [.init("the other one", at: other.range)]
                    )
                }
                continue
            }
            found[place.message, default: [:]][place.item] = text
        }
        for index in found.keys.sorted() where !disputed.contains(index) {
            change(exchange.messages[index], found[index] ?? [:], exchange.language)
        }
    }

    private mutating func change(_ message: Exchange.Message, _ texts: [Int: ExchangedText], _ language: LanguageTag) {
        let part = parts[message.part]
        guard let entry = part.catalog.entries[message.key] else { return }
        let known = part.target(of: entry, in: language)
        var changed: [Int: ExchangedText] = [:]
        var state: Message.State?
        var importedCount = 0
        for (place, text) in texts.sorted(by: { $0.key < $1.key }) {
            let unit = message.items[place].unit
            guard let target = text.target else {
                result.unchangedCount += 1
                continue
            }
            let isOther = !target.isSame(as: unit.target ?? "")
            if isOther || (known != nil && text.state.map { $0 != unit.state } ?? false) {
                changed[place] = text
                if let own = text.state, own != .translated { state = own == .new ? .needsReview : own }
                importedCount += isOther ? 1 : 0
            }
            if !isOther { result.unchangedCount += 1 }
            if isOther, let source = text.source, !source.isSame(as: unit.source) {
                let message = "the source text is now “\(unit.source)”"
                report(.warning, .changedSource, message, at: text.range)
            }
        }
        guard let first = changed.keys.min(), let start = changed[first]?.range else { return }
        let count = result.diagnostics.count
        let notation = part.notation(of: entry)
        let patterns = read(changed, message, notation, entry)
        if result.diagnostics[count...].contains(where: { $0.severity == .error }) { return }
        guard var content = put(patterns, into: message, entry, language, part, from: start) else { return }
        content.state = state ?? .translated
        let expected = changed.keys.sorted().compactMap { place in
            changed[place].map { text in
                (id: message.items[place].unit.id, text: patterns[place].map(notation.text) ?? "", source: text)
            }
        }
        changes.append(
            Change(
                message: message,
                language: language,
                content: content,
                importedCount: importedCount,
                expected: expected
            )
        )
    }

    /// The patterns of texts; faults are reported.
    private mutating func read(
        _ texts: [Int: ExchangedText],
        _ message: Exchange.Message,
        _ notation: ExchangeNotation,
        _ entry: Entry
    ) -> [Int: Pattern] {
        var amid = message.items.flatMap { [$0.slot.source, $0.slot.target].compactMap { $0 } }
        // Where the key stands for a source text, other languages say what is a placeholder in it.
        if entry.messages[loaded.catalog.sourceLanguage] == nil { amid += entry.messages.values.flatMap(\.patterns) }
        amid = amid.flatMap(\.leaves)
        var patterns: [Int: Pattern] = [:]
        for place in texts.keys.sorted() {
            guard let text = texts[place], let target = text.target else { continue }
            do throws(ExchangeNotation.Fault) {
                let pattern = try notation.pattern(of: target, amid: amid)
                patterns[place] = pattern
                checkShown(pattern, message.items[place], notation, text)
            } catch {
                report(.error, error.kind, error.message, at: text.place(error.bytes))
            }
        }
        return patterns
    }

    /// Reports what the source's text shows and a translation doesn't.
    private mutating func checkShown(
        _ pattern: Pattern,
        _ item: Exchange.Item,
        _ notation: ExchangeNotation,
        _ text: ExchangedText
    ) {
        var shown = pattern.shownElements
        // A text for one number need not show it; what the translation left out before is left out on purpose.
        let isOneNumber = item.slot.numbers?.only != nil
        for element in item.slot.source.leaves.first?.shownElements ?? [] {
            if let place = shown.firstIndex(where: { $0.isSame(as: element) }) {
                shown.remove(at: place)
                continue
            }
            if case .placeholder(let placeholder) = element {
                if isOneNumber, placeholder.argument == item.slot.selecting { continue }
                // Shown otherwise, or more often in the source.
                if pattern.argumentIndices.contains(placeholder.argument) { continue }
            }
            if let target = item.slot.target, !target.shownElements.contains(where: { $0.isSame(as: element) }) {
                continue
            }
            let spelling = notation.text(of: Pattern([element]))
            let bytes = 0..<(text.target?.utf8.count ?? 0)
            report(
                .error,
                .argumentNotShown,
                "the translation lacks “\(spelling)”, which the source text has",
                at: text.place(bytes)
            )
        }
    }

    /// The message with new texts; nil if it lacks some, which is reported.
    private mutating func put(
        _ patterns: [Int: Pattern],
        into message: Exchange.Message,
        _ entry: Entry,
        _ language: LanguageTag,
        _ part: ExchangePart,
        from place: SourceRange
    ) -> Message? {
        let known = part.target(of: entry, in: language)
        let shape = part.shape(of: entry, in: language)
        var missing: [String] = []
        var contents: [Pattern] = []
        let sources = part.source(of: message.key, entry)
        let old = known?.patterns ?? []
        for (index, source) in sources.enumerated() {
            var items = message.items.enumerated().filter { $0.element.place == index }[...]
            let own = old.indices.contains(index) ? old[index] : nil
            let filled = shape.fill(source: source, target: own, &examples) { slot in
                // Slots come in the order of the units; those without text have none.
                guard let item = items.first, item.element.slot.isAt(slot) else {
                    return slot.target ?? (slot.source.isEmpty ? Pattern() : nil)
                }
                items = items.dropFirst()
                let pattern = patterns[item.offset] ?? slot.target
                if pattern?.isEmpty ?? true, slot.isRequired { missing.append(item.element.unit.id.name) }
                return pattern
            }
            contents.append(filled ?? (source.isEmpty ? Pattern() : source))
        }
        if !missing.isEmpty {
            let list = missing.prefix(6).map { "“\($0)”" }.joined(separator: ", ")
            let text =
                "\(list) \(missing.count == 1 ? "has" : "have") no translation, which “\(language)” needs beside this"
            report(.error, .incompleteTranslation, text, at: place)
            return nil
        }
        let isList =
            if case .list? = (known ?? entry.messages[part.catalog.sourceLanguage])?.content { true } else { false }
        if isList { contents += old.dropFirst(contents.count) }
        guard let first = contents.first else { return nil }
        var result = known ?? Message(first)
        result.content = isList ? .list(contents) : .pattern(first)
        return result
    }
}

extension MessageShape.Slot {
    /// Whether it is the slot that a walk is at, which knows no places in lists.
    fileprivate func isAt(_ other: MessageShape.Slot) -> Bool {
        steps == other.steps || steps.first == "item" && Array(steps.dropFirst(2)) == other.steps
    }
}

extension String {
    /// Whether two texts are the same but for carriage returns, which XML readers and spreadsheets change.
    fileprivate func isSame(as other: String) -> Bool {
        self == other || utf8.lazy.filter { $0 != 0x0D }.elementsEqual(other.utf8.lazy.filter { $0 != 0x0D })
    }
}

extension Pattern {
    /// What is shown beside texts, tags aside.
    fileprivate var shownElements: [Element] {
        elements.flatMap { element -> [Element] in
            switch element {
            case .text: []
            case .markup(let markup): markup.content.shownElements
            case .placeholder, .select, .reference: [element]
            }
        }
    }

    /// The texts that are chosen among by the whole pattern.
    fileprivate var leaves: [Pattern] {
        var leaves: [Pattern] = []
        var rest = [self]
        while let pattern = rest.popLast() {
            if let select = pattern.onlySelect {
                rest += select.variants.map(\.pattern)
            } else {
                leaves.append(pattern)
            }
        }
        return leaves
    }
}

extension Element {
    /// Whether both show the same, however it is formatted.
    fileprivate func isSame(as other: Element) -> Bool {
        switch (self, other) {
        case (.placeholder(let own), .placeholder(let placeholder)): own.argument == placeholder.argument
        case (.select(let own), .select(let select)): own.name == select.name && own.selector == select.selector
        default: self == other
        }
    }
}
