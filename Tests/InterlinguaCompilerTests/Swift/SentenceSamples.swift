import InterlinguaPlatforms
import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import OrderedCollections

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

/// Values that meet all variants of an entry.
struct SentenceSamples {
    private var values: [[ArgumentValue]] = [[]]
    private var widths: [Int?] = [nil]
    private var devices: [String?] = [nil]
    private var products: [String?] = [nil]

    /// All values in all widths, on all devices, of all products.
    var all: [CallArguments] {
        values.flatMap { values in
            widths.flatMap { width in
                devices.flatMap { device in
                    products.map { CallArguments(values, width: width, device: device, product: $0) }
                }
            }
        }
    }

    /// Looks at what some patterns of an entry say in a language.
    init(_ entry: Entry, _ patterns: [Pattern], _ language: LanguageTag, in catalog: Catalog) {
        let uses = ArgumentUses(entry, in: catalog)
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
