import InterlinguaIR
import OrderedCollections

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

/// What to ask generated code for, and what it has to answer.
struct SentenceRequests {
    /// One line for each request: the entry, the language, the width, the device, the product, the values.
    private(set) var lines: [String] = []

    /// What a renderer says.
    private(set) var answers: [String] = []

    private let catalog: Catalog
    private let languages: [LanguageTag]
    private let renderer: Renderer
    private let localizesNumbers: Bool

    /// Prepares requests for every entry in every language.
    init(_ source: Catalog, localizesNumbers: Bool = false) {
        self.localizesNumbers = localizesNumbers
        catalog = source.linkingArguments()
        languages = catalog.generatedLanguages
        renderer = Renderer(catalog)
        for (index, element) in catalog.entries.elements.enumerated() {
            for (place, language) in languages.enumerated() {
                addRequests(for: element.key, element.value, at: index, in: language, at: place)
            }
        }
    }

    private mutating func addRequests(
        for key: Key,
        _ entry: Entry,
        at index: Int,
        in language: LanguageTag,
        at place: Int
    ) {
        let patterns = catalog.languagesAsked(for: key, in: language).compactMap { entry.messages[$0] }.flatMap(
            \.patterns
        )
        let samples = Samples(entry, patterns, language)
        for values in samples.values {
            for width in samples.widths {
                for device in samples.devices {
                    for product in samples.products {
                        var context = RenderingContext(values, width: width, device: device, product: product)
                        context.localizesNumbers = localizesNumbers
                        var fields = [String(index), String(place)]
                        fields += [width.map { String($0) } ?? "", device ?? "", product ?? ""]
                        fields += zip(values, entry.arguments).map { Self.spelling($0, $1) }
                        lines.append(fields.joined(separator: "\u{1}"))
                        answers.append(renderer.render(key, in: language, context).shown ?? "undecided")
                    }
                }
            }
        }
    }

    private static func spelling(_ value: ArgumentValue, _ argument: Argument) -> String {
        switch value {
        case .absent: "a"
        case .number(let number, _):
            Int(number.description) != nil && argument.type != .decimal ? "i\(number)" : "d\(number)"
        default: "t\(value.text)"
        }
    }

    /// The code that answers requests, to stand behind a generated file.
    static let code = """
        @main
        enum Driver {
            static func main() {
                for line in requests().split(separator: 10) {
                    let fields = line.split(separator: 1, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
                    let frame = Decoder.Frame(
                        values: fields.dropFirst(5).map { field in
                            let text = String(field.dropFirst())
                            switch field.first {
                            case "i": return Int(text).map { .integer($0) } ?? .unsigned(UInt(text) ?? 0)
                            case "d": return .decimal(Double(text) ?? 0)
                            case "t": return .text(text)
                            default: return .absent
                            }
                        },
                        width: Int(fields[2]),
                        device: fields[3].isEmpty ? nil : fields[3],
                        product: fields[4].isEmpty ? nil : fields[4]
                    )
                    let text = _catalog.text(Int(fields[0]) ?? 0, in: Int(fields[1]) ?? 0, frame)
                    print(text, terminator: "\\u{0}")
                }
            }
        }
        """
}

/// Values that meet all variants of an entry.
private struct Samples {
    private(set) var values: [[ArgumentValue]] = [[]]
    private(set) var widths: [Int?] = [nil]
    private(set) var devices: [String?] = [nil]
    private(set) var products: [String?] = [nil]

    init(_ entry: Entry, _ patterns: [Pattern], _ language: LanguageTag) {
        let uses = ArgumentUses(entry)
        let selects = patterns.flatMap(\.selects)
        for select in selects {
            switch select.selector {
            case .width:
                for case .atLeast(let width) in select.variants.map(\.condition) {
                    widths += [width - 1, width, width + 1]
                }
            case .environment(let environment):
                for case .text(let text) in select.variants.map(\.condition) {
                    if environment == .device { devices.append(text) } else { products.append(text) }
                }
            case .argument: break
            }
        }
        let isAlone = uses.byArgument.filter { $0.isNumber || !$0.texts.isEmpty }.count < 2
        var choices: [[ArgumentValue]] = []
        for (index, argument) in entry.arguments.enumerated() {
            let own = selects.filter { if case .argument(index, _) = $0.selector { true } else { false } }
            choices.append(Self.values(of: argument, own, uses.byArgument[index], language, isAlone: isAlone))
        }
        values = Self.combinations(of: choices)
    }

    /// All combinations if they are few; else as many as the longest choice has values, shifted against each other.
    private static func combinations(of choices: [[ArgumentValue]]) -> [[ArgumentValue]] {
        var count = 1
        for choice in choices { count = min(count * choice.count, 1_000) }
        if count < 300 || choices.count < 2 {
            return choices.reduce([[]]) { values, choice in values.flatMap { value in choice.map { value + [$0] } } }
        }
        let longest = choices.map(\.count).max() ?? 1
        return (0..<longest * 3).map { round in
            choices.enumerated().map { index, choice in choice[(round + round / longest * index) % choice.count] }
        }
    }

    private static func values(
        of argument: Argument,
        _ selects: [Select],
        _ use: ArgumentUses.Use,
        _ language: LanguageTag,
        isAlone: Bool
    ) -> [ArgumentValue] {
        var values = OrderedSet<ArgumentValue>()
        if use.isOptional { values.append(.absent) }
        let conditions = selects.flatMap(\.variants).map(\.condition)
        var numbers: OrderedSet<DecimalNumber> = []
        if use.isNumber || use.isOpen && !selects.isEmpty {
            numbers.formUnion([0, 1, 2, 3, 5, 11, 21, 100].map { DecimalNumber($0) })
            if isAlone {
                numbers.formUnion((0...30).map { DecimalNumber($0) })
                for kind in PluralKind.allCases {
                    numbers.formUnion(
                        PluralRules.rules(for: language, kind: kind).wholeNumberSamples.map { DecimalNumber($0) }
                    )
                }
                numbers.formUnion([-1, -2, -5, -11, 16_777_217, .max, .min].map { DecimalNumber($0) })
            }
        } else {
            numbers.formUnion([0, 7, -42, 1_234_567].map { DecimalNumber($0) })
        }
        for condition in conditions {
            switch condition {
            case .number(let range):
                for bound in [range.lower, range.upper].compactMap(\.?.value) { numbers.append(bound) }
            case .text(let text): values.append(.text(text))
            default: break
            }
        }
        switch argument.type {
        case .integer(let type):
            values.formUnion(numbers.filter { $0.isWhole && (type.isSigned || !$0.isNegative) }.map { .number($0) })
        case .number, .decimal:
            numbers.formUnion(
                [0.1, 0.5, 1.5, 2.25, -1.5, 3.14159, 1e21, 5e-7].compactMap { DecimalNumber(shortest: $0) }
            )
            values.formUnion(
                numbers.compactMap { Double($0.description) }.compactMap { DecimalNumber(shortest: $0) }.map {
                    .number($0)
                }
            )
        default:
            values.formUnion(["Ann", "żółw", ""].map { .text($0) })
            if !selects.isEmpty {
                values.formUnion(numbers.map { .text($0.description) } + [.text("1.0"), .text("2 kg")])
            }
        }
        return Array(values)
    }
}
