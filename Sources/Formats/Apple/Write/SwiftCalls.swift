package import InterlinguaIR

/// Calls in Swift, of Foundation or of libraries that stand upon it.
package struct SwiftCalls: CallSyntax {
    package let language = "swift"
    package let nothing = "nil"

    /// The code that finds a text before it is formatted.
    private let find: @Sendable (CodedLookUp, SwiftCalls) -> String

    /// Creates the syntax of a library, by the code with which it finds a text.
    package init(find: @escaping @Sendable (CodedLookUp, SwiftCalls) -> String) { self.find = find }

    package static let foundation = SwiftCalls { lookUp, syntax in
        // Folders of the project are none of the bundle's: what is behind them is the table's name there.
        let name = lookUp.table.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        let table = name.isEmpty ? "" : ", tableName: \(syntax.literal(String(name)))"
        return "NSLocalizedString(\(syntax.literal(lookUp.name))\(table), comment: \"\")"
    }

    /// The code that finds a text before it is formatted.
    func find(_ lookUp: CodedLookUp) -> String { find(lookUp, self) }

    package func escape(_ scalar: Unicode.Scalar) -> String? {
        hiddenEscape(of: scalar).map { _ in "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" }
    }

    package func lookUp(_ lookUp: CodedLookUp) -> String {
        let found = find(lookUp)
        if !lookUp.isFormat && lookUp.arguments.isEmpty { return found }
        return "String.localizedStringWithFormat(\(([found] + lookUp.arguments).joined(separator: ", ")))"
    }

    package func isCategory(_ category: String, _ number: String, isOrdinal: Bool) -> String {
        // Foundation tells no category; the name says what has to be known.
        equal("\(isOrdinal ? "ordinal" : "plural")Category(of: \(number))", "." + category)
    }

    package func oneOf(_ texts: [String], _ value: String) -> String {
        "(" + conditional("\(list(texts.map(literal))).contains(\(value))", value, else: nothing) + ")"
    }

    package func joined(_ values: [String], separator: String) -> String {
        "\(list(values)).compactMap { $0 }.joined(separator: \(literal(separator)))"
    }

    package func type(of type: ArgumentType) -> String? {
        switch type {
        case .integer(let integer): integer.isSigned ? "Int (%lld)" : "UInt (%llu)"
        case .number, .decimal: "Double (%f)"
        case .character: "unichar (%C)"
        case .any, .text, .date, .list: "String (%@)"
        }
    }
}
