import InterlinguaIR

/// Turns the selects of a message into the variables of a .stringsdict entry.
struct AppleVariables {
    /// Writes placeholders and value types.
    let writer: AppleMessageWriter

    /// The variables in the order in which they are first referred to.
    private(set) var members: [PropertyListMember] = []

    private var selects: [(name: String, select: Select)] = []

    /// Creates an empty set of variables.
    init(writer: AppleMessageWriter) { self.writer = writer }

    /// A pattern as a format, with a reference in the place of each select.
    mutating func format(of pattern: Pattern) -> String {
        var text = ""
        for element in pattern.elements {
            switch element {
            case .text(let literal): text += FormatString.escaping(literal)
            case .placeholder(let placeholder): text += writer.spelling(of: placeholder, isNumbered: true)
            case .select(let select): text += reference(to: select)
            case .markup(let markup): text += format(of: markup.content)
            case .reference: break
            }
        }
        return text
    }

    /// A reference such as `%1$#@files@`; the same select is one variable wherever it stands.
    mutating func reference(to select: Select) -> String {
        guard case .argument(let argument, _) = select.selector else { return "" }
        let arguments = writer.entry.arguments
        let position =
            arguments.indices.contains(argument) ? arguments[argument].position ?? argument + 1 : argument + 1
        let name: String
        if let known = selects.first(where: { $0.select == select }) {
            name = known.name
        } else {
            name = freeName(for: select, argument)
            selects.append((name, select))
            let index = members.count
            members.append(PropertyListMember(name, PropertyListNode(.dictionary([]))))
            let variants = select.variants.map { variant in
                PropertyListMember(variant.condition.appleKey, PropertyListNode(.string(format(of: variant.pattern))))
            }
            let valueType = writer.valueType(ofVariable: name, argument: argument)
            members[index].value = PropertyListNode(
                .dictionary(
                    [
                        PropertyListMember(
                            "NSStringFormatSpecTypeKey",
                            PropertyListNode(.string("NSStringPluralRuleType"))
                        ),
                        PropertyListMember("NSStringFormatValueTypeKey", PropertyListNode(.string(valueType))),
                    ] + variants
                )
            )
        }
        return "%\(position)$#@\(name)@"
    }

    /// Adds a variable that nothing refers to, as it stood in its file.
    mutating func addUnused(_ variable: AppleUnusedVariable) {
        guard !members.contains(where: { $0.key == variable.name }) else { return }
        var parts = [
            PropertyListMember("NSStringFormatSpecTypeKey", PropertyListNode(.string("NSStringPluralRuleType")))
        ]
        if let type = variable.valueType {
            parts.append(PropertyListMember("NSStringFormatValueTypeKey", PropertyListNode(.string(type))))
        }
        parts += variable.variants.map { PropertyListMember($0.category, PropertyListNode(.string($0.text))) }
        members.append(PropertyListMember(variable.name, PropertyListNode(.dictionary(parts))))
    }

    /// The select's own name, else the argument's, in the letters that variables may have, and not taken.
    private func freeName(for select: Select, _ argument: Int) -> String {
        let arguments = writer.entry.arguments
        let declared = arguments.indices.contains(argument) ? arguments[argument].name : nil
        var name = String(
            String.UnicodeScalarView(
                (select.name ?? declared ?? "value").unicodeScalars.map { scalar in
                    switch scalar {
                    case "A"..."Z", "a"..."z", "0"..."9", "_": scalar
                    default: "_"
                    }
                }
            )
        )
        if name.isEmpty { name = "value" }
        let taken = selects.map(\.name)
        while taken.contains(name) || name.hasPrefix("NSString") { name += "_" + String(argument + 1) }
        return name
    }
}

extension Condition {
    /// The key of a variant: the category, or `zero` for exactly 0 where the language has no such category.
    fileprivate var appleKey: String {
        switch self {
        case .category(let category, _): category.rawValue
        case .number: "zero"
        case .otherwise, .rule, .text, .matches, .atLeast, .absent: "other"
        }
    }
}
