import InterlinguaFormats
import InterlinguaIR

/// The variables of a .stringsdict entry that stand for the selects of a message.
struct AppleVariables {
    private let arguments: [Argument]

    /// Whether references have the positions of their arguments.
    private let isNumbered: Bool

    /// The variables in the order in which they are first referred to; the same select is one wherever it stands.
    private(set) var selects: [(name: String, argument: Int, select: Select)] = []

    init(arguments: [Argument], isNumbered: Bool = true) {
        self.arguments = arguments
        self.isNumbered = isNumbered
    }

    /// Takes the selects of a pattern, outer ones before inner ones.
    mutating func add(_ pattern: Pattern) {
        for element in pattern.elements {
            switch element {
            case .select(let select): add(select)
            case .markup(let markup): add(markup.content)
            case .text, .placeholder, .reference: break
            }
        }
    }

    mutating func add(_ select: Select) {
        guard case .argument(let argument, _) = select.selector, name(of: select) == nil else { return }
        selects.append((freeName(for: select, argument), argument, select))
        for variant in select.variants { add(variant.pattern) }
    }

    /// A reference such as `%1$#@files@`; empty for a select that is no variable.
    func reference(to select: Select) -> String {
        guard case .argument(let argument, _) = select.selector, let name = name(of: select) else { return "" }
        return isNumbered ? "%\(position(of: argument))$#@\(name)@" : "%#@\(name)@"
    }

    func position(of argument: Int) -> Int {
        arguments.indices.contains(argument) ? arguments[argument].position ?? argument + 1 : argument + 1
    }

    private func name(of select: Select) -> String? { selects.first { $0.select == select }?.name }

    /// The select's own name, else the argument's, in the letters that variables may have, and not taken.
    private func freeName(for select: Select, _ argument: Int) -> String {
        let declared = arguments.indices.contains(argument) ? arguments[argument].name : nil
        var name = select.name ?? declared ?? "value"
        if !name.utf8.allSatisfy(\.isASCIIWord) {
            name = String(
                String.UnicodeScalarView(
                    name.unicodeScalars.map { scalar in
                        switch scalar {
                        case "A"..."Z", "a"..."z", "0"..."9", "_": scalar
                        default: "_"
                        }
                    }
                )
            )
        }
        if name.isEmpty { name = "value" }
        while selects.contains(where: { $0.name == name }) || name.hasPrefix("NSString") {
            name += "_" + String(argument + 1)
        }
        return name
    }
}

extension Condition {
    /// The key of a variant: the category, or `zero` for exactly 0 where the language has no such category.
    var appleKey: String {
        switch self {
        case .category(let category, _): category.rawValue
        case .number: "zero"
        case .otherwise, .rule, .text, .matches, .atLeast, .absent: "other"
        }
    }
}
