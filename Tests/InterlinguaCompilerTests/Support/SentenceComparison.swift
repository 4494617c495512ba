import InterlinguaIR
import InterlinguaSemantics

@testable import InterlinguaCompiler

/// Renders every message of a source and of what was made of it, and compares the sentences.
struct SentenceComparison {
    /// A sentence that differs although no report says so.
    struct Difference: CustomStringConvertible {
        let key: Key
        let language: LanguageTag
        let context: RenderingContext
        let expected: String
        let actual: String

        var description: String {
            "\(key.table):\(key.name) in \(language) for \(context.values.map(\.text))"
                + "\(context.width.map { " width \($0)" } ?? "")\(context.device.map { " on \($0)" } ?? "")"
                + "\(context.product.map { " product \($0)" } ?? ""): “\(expected)” became “\(actual)”"
        }
    }

    private(set) var messageCount = 0
    private(set) var sentenceCount = 0
    private(set) var announcedCount = 0
    private(set) var differences: [Difference] = []

    private let source: Catalog
    private let target: Catalog
    private let outcomes: ConversionOutcomes
    private let sourceRenderer: Renderer
    private let targetRenderer: Renderer
    private let partSeparator = "_"
    private let itemSeparator = "."

    /// Compares a source with the catalogue that was read back from the converted files.
    init(source: Catalog, target: Catalog, outcomes: ConversionOutcomes) {
        // Elements such as <b> are compared as the text that the target makes of them.
        var comparable = source
        for (key, entry) in source.entries where EntryFeatures(of: entry).contains(.markup) {
            for (language, message) in entry.messages {
                comparable.entries[key]?.messages[language] = message.mapPatterns { $0.withMarkupAsText() }
            }
        }
        var readBack = target
        for (key, entry) in target.entries where EntryFeatures(of: entry).contains(.markup) {
            for (language, message) in entry.messages {
                readBack.entries[key]?.messages[language] = message.mapPatterns { $0.withMarkupAsText() }
            }
        }
        self.source = comparable
        self.target = readBack
        self.outcomes = outcomes
        sourceRenderer = Renderer(comparable)
        targetRenderer = Renderer(readBack)
        for (key, entry) in comparable.entries { compare(key, entry) }
    }

    private mutating func compare(_ key: Key, _ entry: Entry) {
        for (language, message) in entry.messages {
            messageCount += 1
            if outcomes.outcome(of: key, in: language) == .lost {
                announcedCount += 1
                continue
            }
            // References show what the message they lead to shows, so its arguments count as well.
            for context in contexts(for: entry, message) {
                sentenceCount += 1
                let rendering = sourceRenderer.render(key, in: language, context)
                let shown = rendering.shown ?? "?"
                let actual = rendered(key, entry, language, context, rendering)
                if actual != shown, differences.count < 200 {
                    differences.append(
                        Difference(key: key, language: language, context: context, expected: shown, actual: actual)
                    )
                }
            }
        }
    }

    // MARK: The target's sentence

    private func rendered(
        _ key: Key,
        _ entry: Entry,
        _ language: LanguageTag,
        _ context: RenderingContext,
        _ expected: Rendering
    ) -> String {
        let newKey = outcomes.renamedKeys[key] ?? key
        if let product = context.product,
            let found = find(newKey, suffix: partSeparator + product)
        {
            return show(found, key, entry, language, context)
        }
        // Where the target's files tell the old name, the entry has it back.
        if let found = find(newKey, suffix: "") ?? find(key, suffix: "") {
            return show(found, key, entry, language, context)
        }
        if case .list(let items) = expected {
            return items.indices.map { item in
                find(newKey, suffix: itemSeparator + String(item)).map { show($0, key, entry, language, context) }
                    ?? "–"
            }.joined(separator: "\n")
        }
        return "no entry"
    }

    private func find(_ key: Key, suffix: String) -> Key? {
        var path = key.path
        path[path.count - 1] += suffix
        let kinds = [key.kind] + Key.Kind.allCases
        return kinds.lazy.map { Key(table: key.table, kind: $0, path: path) }.first { target.entries[$0] != nil }
    }

    private func show(
        _ found: Key,
        _ key: Key,
        _ entry: Entry,
        _ language: LanguageTag,
        _ context: RenderingContext
    ) -> String {
        guard let targetEntry = target.entries[found] else { return "no entry" }
        let positions = outcomes.argumentPositions[key] ?? [:]
        var moved = context
        moved.values = targetEntry.arguments.map { argument in
            let index = entry.arguments.firstIndex { candidate in
                (positions[candidate] ?? candidate.position) == argument.position && argument.position != nil
                    || argument.position == nil && candidate.name == argument.name
            }
            return index.flatMap { context.values.indices.contains($0) ? context.values[$0] : nil } ?? .absent
        }
        return targetRenderer.render(found, in: language, moved).shown ?? "?"
    }

    // MARK: What is asked

    private func contexts(for entry: Entry, _ message: Message) -> [RenderingContext] {
        var selecting: [Int] = []
        var widths: [Int?] = [nil]
        var devices: [String?] = [nil]
        var products: [String?] = [nil]
        for message in entry.messages.values {
            for select in message.patterns.flatMap(\.selects) {
                if let argument = select.numberArgument, !selecting.contains(argument) { selecting.append(argument) }
                for variant in select.variants {
                    switch (select.selector, variant.condition) {
                    case (.width, .atLeast(let width)): widths += [width - 1, width, width + 1]
                    case (.environment(.device), .text(let device)): devices += [device, "unknown"]
                    case (.environment(.product), .text(let product)): products.append(product)
                    default: break
                    }
                }
            }
        }
        let numbers = numberChoices(selecting, entry)
        var contexts: [RenderingContext] = []
        for values in numbers {
            for width in widths {
                for device in devices {
                    for product in products {
                        contexts.append(RenderingContext(values, width: width, device: device, product: product))
                    }
                }
            }
        }
        return contexts
    }

    private static let manyNumbers = Array(0...120) + [121, 200, 1_000, 1_001, 1_000_000, 1_000_001]
    private static let fewNumbers = [0, 1, 2, 3, 5, 10, 11, 21, 100, 1_000_000]

    private func numberChoices(_ selecting: [Int], _ entry: Entry) -> [[ArgumentValue]] {
        let fixed = entry.arguments.enumerated().map { index, argument -> ArgumentValue in
            switch argument.type {
            case .integer, .number: .number(40 + index)
            case .decimal: .number(DecimalNumber("\(2 + index).5") ?? DecimalNumber(2))
            case .character: .text(String(UnicodeScalar(UInt8(65 + index % 26))))
            case .any, .text, .date, .list: .text("argument \(index + 1)")
            }
        }
        var choices = [fixed]
        for argument in selecting.prefix(3) where fixed.indices.contains(argument) {
            let numbers = selecting.count == 1 ? Self.manyNumbers : Self.fewNumbers
            choices = choices.flatMap { values in
                numbers.map { number in
                    var changed = values
                    changed[argument] = .number(number)
                    return changed
                }
            }
        }
        return choices
    }
}
