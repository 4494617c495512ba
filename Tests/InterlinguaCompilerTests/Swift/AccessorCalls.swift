import InterlinguaPlatforms
import InterlinguaIR
import InterlinguaSemantics
import OrderedCollections

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

/// Calls of all accessors, as programs write them, and what a renderer says for the same values.
struct AccessorCalls {
    /// The calls as they are spelled.
    private(set) var expressions: [String] = []

    /// The entries, and what is passed.
    private(set) var requests: [(key: Key, context: RenderingContext)] = []

    private let catalog: Catalog
    private var environments: [Environment: OrderedSet<String>] = [:]

    /// Calls each accessor with different values, and once with as few as it takes.
    init(_ catalog: Catalog, typeName: String = "L10n") {
        self.catalog = catalog
        for message in catalog.entries.values.flatMap(\.messages.values) {
            for select in message.patterns.flatMap(\.selects) {
                guard case .environment(let environment) = select.selector else { continue }
                for case .text(let text) in select.variants.map(\.condition) {
                    environments[environment, default: []].append(text)
                }
            }
        }
        let builder = AccessorBuilder(catalog, style: .camelCase)
        let accessors = catalog.entries.elements.enumerated().map { builder.accessor(for: $1.key, $1.value, at: $0) }
        AccessorTree.build(accessors, of: catalog).tree.forEachAccessor { accessor in
            let path = ([typeName] + accessor.path + [accessor.name]).joined(separator: ".")
            for step in 0..<(accessor.parameters.isEmpty ? 1 : 3) { add(accessor, path, step) }
        }
    }

    private mutating func add(_ accessor: Accessor, _ path: String, _ step: Int) {
        let key = catalog.entries.keys[accessor.entry]
        var context = RenderingContext()
        var spelled: [String] = []
        for (index, parameter) in accessor.parameters.enumerated() {
            let isOmitted = step == 2 && parameter.isOptional && parameter.kind != .device
            let (value, text) = value(of: parameter.kind, accessor, step + index)
            switch parameter.kind {
            case .width: if !isOmitted { context.width = Int(value.text) }
            case .device: if !isOmitted { context.device = value.text }
            case .product: if !isOmitted { context.product = value.text }
            default: context.values.append(isOmitted ? .absent : value)
            }
            if isOmitted { continue }
            // Keywords need no backticks as labels of a call.
            let label = parameter.label
            spelled.append(label == "_" ? text : "\(label): \(text)")
        }
        let call = accessor.parameters.isEmpty ? path : "\(path)(\(spelled.joined(separator: ", ")))"
        expressions.append("\(call) as \(accessor.isList ? "[String]" : "String")")
        requests.append((key, context))
    }

    /// A value for a parameter, and how programs write it.
    private func value(of kind: Accessor.Parameter.Kind, _ accessor: Accessor, _ step: Int) -> (ArgumentValue, String) {
        func choice(among texts: [String]) -> (ArgumentValue, String) {
            let text = texts[step % texts.count]
            return (.text(text), ".init(rawValue: \(SourceWriter.literal(text)))")
        }
        switch kind {
        case .text:
            let text = ["Ann", "żółw \"\\(1)\"", "%d"][step % 3]
            return (.text(text), SourceWriter.literal(text))
        case .integer: return ([.number(22), .number(-1), .number(0)][step % 3], ["22", "-1", "0"][step % 3])
        case .unsigned: return ([.number(22), .number(1)][step % 2], ["22", "1"][step % 2])
        case .count:
            let text = ["22", "1.5", "-1"][step % 3]
            return (.number(DecimalNumber(text) ?? .zero), text)
        case .decimal, .number:
            let text = ["1.5", "22.25", "-0.5"][step % 3]
            return (.number(DecimalNumber(text) ?? .zero), text)
        case .character: return ([.text("A"), .text("ż")][step % 2], ["\"A\"", "\"ż\""][step % 2])
        case .list: return (.list([.text("one"), .text("two")]), "[\"one\", \"two\"]")
        case .width: return ([.number(0), .number(30), .number(1_000)][step % 3], ["0", "30", "1_000"][step % 3])
        case .device: return choice(among: environments[.device]?.sorted() ?? [""])
        case .product: return choice(among: environments[.product]?.sorted() ?? [""])
        case .choice(let name): return choice(among: accessor.choices.first { $0.name == name }?.texts ?? [""])
        }
    }

    /// What is to be said in some languages, one after the other.
    func answers(in languages: [LanguageTag], localizesNumbers: Bool) -> [String] {
        let renderer = Renderer(catalog)
        return languages.flatMap { language in
            requests.map { key, context in
                var context = context
                context.localizesNumbers = localizesNumbers
                return renderer.render(key, in: language, context).shown ?? "undecided"
            }
        }
    }

    /// The code that makes all calls in all languages.
    var code: String {
        let count = 100
        let parts = stride(from: 0, to: expressions.count, by: count).map {
            expressions[$0..<min($0 + count, expressions.count)]
        }
        let functions = parts.enumerated().map { number, calls in
            "    static func say\(number)() {\n" + calls.map { "        say(\($0))\n" }.joined() + "    }\n"
        }
        return """
            enum Accessors {
                static func say(_ text: String) { print(text, terminator: "\\u{0}") }
                static func say(_ texts: [String]) { say(texts.joined(separator: "\\n")) }
                static func say() {
                    for language in L10n.Language.allCases {
                        L10n.language = language
                \(parts.indices.map { "        say\($0)()" }.joined(separator: "\n        "))
                    }
                }
            \(functions.joined())}
            """
    }
}
