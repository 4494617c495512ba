import InterlinguaIR
@testable import InterlinguaSemantics
import Testing

@Suite("Normal forms say what the messages say")
struct NormalFormSoundnessTests {
    private static let numbers: [ArgumentValue] =
        [-11, -1, 0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 21, 22, 25, 100, 103, 111, 1_000_000].map { .number($0) }
    private static let fractions: [ArgumentValue] = ["0.5", "1.5", "2.2", "-0.5", "10.1"]
        .map { .number(DecimalNumber(prefixOf: $0)) }
    private static let others: [ArgumentValue] = [.number(1), .number(7), .text("f"), .text("male"), .absent]
    private static let places: [(width: Int?, device: String?)] = [(nil, nil), (0, "mac"), (25, "iphone")]

    @Test(
        "of all examples, for all that their arguments can be",
        arguments: [NormalForm.Numbers.ofArgumentTypes, .whole]
    )
    func examples(_ numbers: NormalForm.Numbers) {
        for catalog in [stringsdictExamples, FormatExamples.catalog] {
            let normal = catalog.normalized(numbers)
            #expect(normal.unexpanded == [])
            let pair = (Renderer(catalog), Renderer(normal.catalog))
            for (key, entry) in catalog.entries {
                for language in entry.messages.keys {
                    for values in Self.values(of: entry, key, numbers) { check(pair, key, language, values) }
                }
            }
        }
    }

    @Test("are normal themselves", arguments: [NormalForm.Numbers.ofArgumentTypes, .whole])
    func idempotence(_ numbers: NormalForm.Numbers) {
        for catalog in [stringsdictExamples, FormatExamples.catalog] {
            let normal = catalog.normalized(numbers).catalog
            let again = normal.normalized(numbers).catalog
            for (key, entry) in normal.entries { #expect(again.entries[key] == entry, "\(key.name)") }
        }
    }

    /// Calls that the entry's author can have meant: only `boss` can be called without its count.
    private static func values(of entry: Entry, _ key: Key, _ wanted: NormalForm.Numbers) -> [[ArgumentValue]] {
        let first = (numbers + fractions).filter { isMeant($0, by: entry, wanted) }
        let second = others.filter { $0 != .absent || key == Key("boss") }
        switch entry.arguments.count {
        case 0: return [[]]
        case 1: return first.map { [$0] }
        default:
            return first.flatMap { value in second.flatMap { [[value, $0, .text("C")], [$0, value, .text("C")]] } }
        }
    }

    private static func isMeant(_ value: ArgumentValue, by entry: Entry, _ wanted: NormalForm.Numbers) -> Bool {
        guard case .number(let number, _) = value else { return true }
        if wanted == .whole { return number.isWhole && !number.isNegative }
        let selects = entry.messages.values.flatMap(\.patterns).flatMap(\.selects)
        // Negative numbers under an unsigned reading are 2⁶⁴ more, and not analysed.
        if number.isNegative, selects.contains(where: { $0.selector == .argument(0, .unsignedInteger) }) {
            return false
        }
        return entry.arguments.allSatisfy { argument in
            guard case .integer(let type) = argument.type else { return true }
            return number.isWhole && (type.isSigned || !number.isNegative)
        }
    }

    private func check(_ pair: (Renderer, Renderer), _ key: Key, _ language: LanguageTag, _ values: [ArgumentValue]) {
        guard let entry = pair.0.catalog.entries[key], let normal = pair.1.catalog.entries[key] else { return }
        let moved = normal.arguments.map { argument -> ArgumentValue in
            let old = entry.arguments.firstIndex {
                argument.position == nil ? $0.name == argument.name : $0.position == argument.position
            }
            return old.flatMap { values.indices.contains($0) ? values[$0] : nil } ?? .absent
        }
        for (width, device) in Self.places {
            let said = pair.0.render(key, in: language, RenderingContext(values, width: width, device: device))
            let saidNormally = pair.1.render(key, in: language, RenderingContext(moved, width: width, device: device))
            if said != saidNormally {
                Issue.record("\(key.name) [\(language)] \(values.map(\.text)) says \(said), normally \(saidNormally)")
            }
        }
    }
}
