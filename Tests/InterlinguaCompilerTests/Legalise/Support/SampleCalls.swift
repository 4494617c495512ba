import InterlinguaIR
import InterlinguaSemantics

@testable import InterlinguaCompiler

/// What an entry is asked for with: numbers of every class, words that it knows and one that it does not, widths, devices.
struct SampleCalls {
    private let catalog: Catalog
    private let entry: Entry
    private var words: [Int: [String]] = [:]
    private var numbers: Set<Int> = []
    private var optional: Set<Int> = []
    private var widths: Set<Int> = []
    private var devices: Set<String> = []
    private var products: Set<String> = []

    init(_ catalog: Catalog, _ key: Key) {
        self.catalog = catalog
        entry = catalog.entries[key] ?? Entry()
        collect(entry) { $0 }
        for message in entry.messages.values {
            for pattern in message.patterns {
                pattern.forEachElement { element in
                    guard case .reference(let reference) = element, case .entry(let target) = reference.target,
                        let other = catalog.entries[target]
                    else { return }
                    let arguments = entry.arguments
                    collect(other, isReferred: true) { index in
                        let name = other.arguments[index].name
                        if let name, case .argument(let own)? = reference.bindings[name] { return own }
                        if let name, reference.bindings[name] != nil { return nil }
                        return arguments.firstIndex { $0.isSame(as: other.arguments[index]) }
                    }
                }
            }
        }
    }

    private mutating func collect(_ entry: Entry, isReferred: Bool = false, _ map: (Int) -> Int?) {
        for select in entry.messages.values.flatMap(\.patterns).flatMap(\.selects) {
            for variant in select.variants {
                switch (select.selector, variant.condition) {
                case (.width, .atLeast(let width)): widths.insert(width)
                case (.environment(.device), .text(let text)): devices.insert(text)
                case (.environment(.product), .text(let text)): products.insert(text)
                case (.argument(let argument, _), .text(let text)):
                    if let own = map(argument) { words[own, default: []].append(text) }
                case (.argument(let argument, _), .absent):
                    if let own = map(argument), !isReferred { optional.insert(own) }
                case (.argument(let argument, _), _):
                    if let own = map(argument), select.numberArgument != nil { numbers.insert(own) }
                default: break
                }
            }
        }
    }

    /// The calls in a language.
    func contexts(in language: LanguageTag) -> [RenderingContext] {
        let many = numbers.count > 1
        var calls: [[ArgumentValue]] = [[]]
        for (index, argument) in entry.arguments.enumerated() {
            var values: [ArgumentValue] = []
            if let words = words[index] {
                values = Set(words + ["unknown"]).sorted().map { .text($0) }
                if numbers.contains(index) { values += [.number(5)] }
            } else if numbers.contains(index) {
                let whole = many ? [0, 1, 2, 5, 11, 21] : Self.wholeNumbers
                values = whole.map { .number($0) }
                if !many {
                    switch argument.type {
                    case .integer: values += [.number(-1), .number(-2)]
                    default:
                        values += [
                            .number(-1), .number(DecimalNumber("1.5") ?? .zero), .number(DecimalNumber("0.5") ?? .zero),
                        ]
                    }
                }
                if optional.contains(index) { values.append(.absent) }
            } else {
                values = [argument.type == Self.int32 ? .number(40 + index) : .text("T\(index)")]
            }
            calls = calls.flatMap { call in values.map { call + [$0] } }
        }
        var contexts = calls.map { RenderingContext($0) }
        if !widths.isEmpty {
            let all = widths.sorted().flatMap { [$0 - 1, $0] }
            contexts += contexts.flatMap { context in
                all.map { width in
                    var context = context
                    context.width = width
                    return context
                }
            }
        }
        for device in devices.sorted() + (devices.isEmpty ? [] : ["unknown"]) {
            contexts += contexts.filter { $0.device == nil }.map { context in
                var context = context
                context.device = device
                return context
            }
        }
        for product in products.sorted() {
            contexts += contexts.filter { $0.product == nil }.map { context in
                var context = context
                context.product = product
                return context
            }
        }
        return contexts
    }

    private static let int32 = ArgumentType.integer(IntegerType(bits: 32))

    private static let wholeNumbers =
        Array(0...26) + [30, 42, 71, 81, 100, 101, 102, 103, 111, 112, 200, 1_000, 1_000_000, 2_000_000]
}
