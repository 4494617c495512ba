import InterlinguaFormats
package import InterlinguaGenerator
package import InterlinguaIR
import InterlinguaPlatforms

/// A project's texts for translators into one language, each with its place in the catalogue.
package struct Exchange {
    /// A unit and what it was made of.
    struct Item {
        var unit: ExchangeUnit

        /// Which of the project's parts it is of.
        var part: Int

        var key: Key

        /// Its place among the texts of a list; 0 for a message of one text.
        var place: Int

        var slot: MessageShape.Slot
    }

    /// A message with its units.
    struct Message {
        var part: Int
        var key: Key

        /// Whether the message is missing or incomplete, or would crash.
        var isUnfinished: Bool

        var items: [Item]
    }

    let language: LanguageTag

    /// The messages that are to be translated, in the order of the catalogue.
    private(set) var messages: [Message] = []

    /// Prepares a project's texts for translators into a language, which the project may lack.
    package init(of loaded: Loader.Loaded, into language: LanguageTag) {
        self.language = language
        var paths: [String: String] = [:]
        for file in loaded.files { paths[file.path] = file.layoutPath }
        var names: [ExchangeUnit.ID: Int] = [:]
        for part in loaded.parts.indices {
            var maker = MessageMaker(part, of: loaded, into: language, paths)
            for (key, entry) in maker.catalog.entries where entry.isTranslatable {
                guard var message = maker.message(key, entry), !message.items.isEmpty else { continue }
                for place in message.items.indices {
                    // Names of other look-ups, or with dots, may look the same.
                    let id = message.items[place].unit.id
                    names[id, default: 0] += 1
                    if let count = names[id], count > 1 { message.items[place].unit.id.name += "#\(count)" }
                }
                messages.append(message)
            }
        }
    }

    package var isEmpty: Bool { messages.isEmpty }

    /// The units for translators.
    ///
    /// - Parameter isMissing: whether only messages that are missing, incomplete or would crash are wanted.
    package func units(onlyMissing isMissing: Bool = false) -> [ExchangeUnit] {
        messages.lazy.filter { $0.isUnfinished || !isMissing }.flatMap(\.items).map(\.unit)
    }
}

/// What the texts of one part of a project need.
struct ExchangePart {
    let format: any TranslationFormat
    let settings: [String: RuntimeSetting]
    let capabilities: Capabilities

    /// The entries as they stand in files.
    let catalog: Catalog

    /// Whether keys are texts of the source language.
    private let showsKeys: Bool

    init(_ part: Loader.LoadedPart) {
        format = part.format.platform
        settings = part.settings
        capabilities = format.capabilities(with: settings)
        catalog = part.result.unfolded ?? part.result.catalog
        showsKeys = TranslationStatus.showsKeys(catalog)
    }

    func notation(of entry: Entry) -> ExchangeNotation { ExchangeNotation(entry, format, settings, capabilities) }

    func shape(of entry: Entry, in language: LanguageTag) -> MessageShape {
        MessageShape(
            capabilities: capabilities,
            entry: entry,
            sourceLanguage: catalog.sourceLanguage,
            language: language
        )
    }

    /// What the source language shows for an entry, text by text; nothing where it shows nothing.
    func source(of key: Key, _ entry: Entry) -> [Pattern] {
        if let message = entry.messages[catalog.sourceLanguage] { return message.patterns }
        guard showsKeys, !key.name.isEmpty else { return [] }
        return [capabilities.missingText?(key, entry.arguments) ?? Pattern(key.name)]
    }

    /// What a language shows of its own for an entry.
    func target(of entry: Entry, in language: LanguageTag) -> Message? {
        guard let message = entry.messages[language], message.state != .inherited else { return nil }
        return message.patterns.allSatisfy(\.isEmpty) ? nil : message
    }
}

/// Makes the units of messages.
private struct MessageMaker {
    private let part: ExchangePart
    private let place: Int
    private let language: LanguageTag
    private let paths: [String: String]

    /// The messages that are not finished; nil if the project lacks the language.
    private let unfinished: Set<Key>?
    private var examples = NumberExamples()

    var catalog: Catalog { part.catalog }

    init(_ place: Int, of loaded: Loader.Loaded, into language: LanguageTag, _ paths: [String: String]) {
        self.place = place
        self.language = language
        self.paths = paths
        part = ExchangePart(loaded.parts[place])
        let catalog = part.catalog
        let status = TranslationStatus(of: catalog, diagnostics: loaded.parts[place].result.diagnostics)
        let own = status.languages.first { $0.tag == language }
        unfinished = own.map { own in
            Set(own.items.filter { [.missing, .incomplete, .crashing].contains($0.issue) }.map(\.key))
        }
    }

    mutating func message(_ key: Key, _ entry: Entry) -> Exchange.Message? {
        let sources = part.source(of: key, entry)
        if sources.allSatisfy({ $0.isEmpty || $0.isReference }) { return nil }
        let target = part.target(of: entry, in: language)
        let isList = if case .list? = entry.messages[catalog.sourceLanguage]?.content { true } else { false }
        let notation = part.notation(of: entry)
        let shape = part.shape(of: entry, in: language)
        let range = entry.range(in: catalog.sourceLanguage)
        let file = range.map { paths[$0.file.path] ?? $0.file.path } ?? key.table
        let comment = (entry.messages[catalog.sourceLanguage] ?? entry.messages.values.first)?.comment
        var message = Exchange.Message(
            part: place,
            key: key,
            isUnfinished: unfinished?.contains(key) ?? true,
            items: []
        )
        for (index, source) in sources.enumerated() {
            let patterns = target?.patterns ?? []
            let own = patterns.indices.contains(index) ? patterns[index] : nil
            var slots: [MessageShape.Slot] = []
            _ = shape.fill(source: source, target: own, &examples) { slot in
                slots.append(slot)
                return slot.target
            }
            for var slot in slots where !slot.source.isEmpty && !slot.source.isReference {
                if isList { slot.steps = ["item", String(index)] + slot.steps }
                let steps = slot.steps.isEmpty ? "" : "|==|" + slot.steps.joined(separator: ".")
                var notes = comment.map { [$0] } ?? []
                if let numbers = slot.numbers, !numbers.shown.isEmpty { notes.append("For \(numbers.text)") }
                if let range { notes.append("\(range.file.path):\(range.start.line)") }
                let text = slot.target.flatMap { $0.isEmpty ? nil : notation.text(of: $0) }
                let unit = ExchangeUnit(
                    id: ExchangeUnit.ID(file: file, name: key.name + steps),
                    source: notation.text(of: slot.source.isolated),
                    target: text,
                    state: text == nil ? .new : target?.state ?? .new,
                    notes: notes
                )
                message.items.append(Exchange.Item(unit: unit, part: place, key: key, place: index, slot: slot))
            }
        }
        return message
    }
}

extension Pattern {
    /// Whether there is nothing in it but another entry's text, which is translated there.
    fileprivate var isReference: Bool {
        if case .reference? = onlyElement { return true }
        return false
    }

    /// The pattern, or the last variant of one that only chooses and is shown in the place of a text.
    fileprivate var isolated: Pattern {
        var pattern = self
        for _ in 0..<Pattern.maximumDepth {
            guard let select = pattern.onlySelect, let last = select.variants.last else { break }
            pattern = last.pattern
        }
        return pattern
    }
}
