import InterlinguaIR

/// A property or a function that says an entry.
struct Accessor: Sendable {
    /// The entry's place.
    var entry: Int

    /// The names of the groups around it, from the outside in.
    var path: [String]

    var name: String

    /// Whether the key itself is the name, with the groups around it.
    var isSpelledAsKey: Bool

    /// Whether the project has fixed the name.
    var isLocked = false

    /// What a caller passes.
    var parameters: [Parameter]

    /// Whether it gives several texts.
    var isList: Bool

    var documentation: [String]

    /// The enums of closed choices, by their names, with the texts.
    var choices: [Choice] = []

    /// A value that a caller passes.
    struct Parameter: Sendable {
        /// The label; `_` for none.
        var label: String

        /// The name inside the function.
        var name: String

        /// The name that the translations give the argument; nil if they give none.
        var nameInSource: String?

        var kind: Kind

        /// Whether it can be left out.
        var isOptional = false

        enum Kind: Sendable, Hashable {
            case text, integer, unsigned, decimal, number, character, list, width, device, product
            /// A number that chooses among variants: a whole one as a rule, others by an overload.
            case count
            /// One of the cases of an enum.
            case choice(String)
        }
    }

    /// An enum of texts that an argument can be.
    struct Choice: Sendable {
        /// The enum's name.
        var name: String

        var texts: [String]
    }
}

extension Accessor.Parameter.Kind {
    /// The type as it is spelled, in a generated type of some name.
    func swiftType(in typeName: String) -> String {
        switch self {
        case .text: "String"
        case .integer, .count, .width: "Int"
        case .unsigned: "UInt"
        case .decimal: "Double"
        case .number: "some Numeric"
        case .character: "Unicode.Scalar"
        case .list: "[String]"
        case .device: typeName + ".Device"
        case .product: typeName + ".Product"
        case .choice(let name): typeName + ".Choice." + name
        }
    }

    /// The kind of value that a helper takes; several kinds are passed as text.
    var helperLetter: Character {
        switch self {
        case .text, .character, .list, .choice, .device, .product: "T"
        case .integer, .count, .width: "I"
        case .unsigned: "U"
        case .decimal: "D"
        case .number: "N"
        }
    }
}
