package import InterlinguaFormats
package import InterlinguaIR

/// How the code of a platform's app asks for texts.
package protocol CallSyntax: Sendable {
    /// The language of the code, as Markdown calls it: `kotlin`.
    var language: String { get }

    /// Stands for no value.
    var nothing: String { get }

    /// What stands in a literal for a character that can't stand there itself; nil for one that can.
    ///
    /// Quotation marks, backslashes and line breaks are escaped alike in all languages.
    func escape(_ scalar: Unicode.Scalar) -> String?

    func lookUp(_ lookUp: CodedLookUp) -> String

    /// A choice between two values.
    func conditional(_ condition: String, _ value: String, else other: String) -> String

    /// Whether two values are the same.
    func equal(_ left: String, _ right: String) -> String

    /// Whether a number is of a plural category.
    func isCategory(_ category: String, _ number: String, isOrdinal: Bool) -> String

    /// A value, if it is one of some texts, else nothing.
    func oneOf(_ texts: [String], _ value: String) -> String

    func list(_ values: [String]) -> String

    /// Those of several texts that are something, joined.
    func joined(_ values: [String], separator: String) -> String

    func text(of value: String) -> String

    /// How an app tells its library some settings; nil where there is no library to tell.
    func setup(_ settings: [String: RuntimeSetting]) -> String?

    /// The type of what an app passes, with the specifier that takes it; nil where any value will do.
    func type(of type: ArgumentType) -> String?
}

/// What most languages write.
extension CallSyntax {
    package func conditional(_ condition: String, _ value: String, else other: String) -> String {
        "\(condition) ? \(value) : \(other)"
    }

    package func equal(_ left: String, _ right: String) -> String { "\(left) == \(right)" }

    package func list(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }

    package func text(of value: String) -> String { "String(\(value))" }

    /// Nothing: most platforms have no settings.
    package func setup(_ settings: [String: RuntimeSetting]) -> String? { nil }

    /// A character that can't be seen, by its code.
    package func escape(_ scalar: Unicode.Scalar) -> String? { hiddenEscape(of: scalar) }

    /// What stands for a character that can't be seen, by its UTF-16 code units: `\u00AD`; nil for others.
    func hiddenEscape(of scalar: Unicode.Scalar) -> String? {
        guard [.control, .format].contains(scalar.properties.generalCategory) else { return nil }
        return String(scalar).utf16.reduce(into: "") { escape, unit in
            let digits = String(unit, radix: 16, uppercase: true)
            escape += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
    }

    package func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if let escape = escape(scalar) { result += escape } else { result.unicodeScalars.append(scalar) }
            }
        }
        return result + "\""
    }
}

/// One look-up with the code of what is passed.
package struct CodedLookUp: Sendable {
    /// The name by which the platform finds the text.
    package var name: String

    package var table: String

    package var kind: Key.Kind

    /// Whether the text is used as a format.
    package var isFormat: Bool

    /// The number that is passed apart from the arguments.
    package var number: String?

    package var arguments: [String]

    package var named: [(name: String, value: String)]

    /// What the library chooses by, where it takes that beside everything else.
    package var value: String?

    /// Whether the app says how much room there is.
    package var passesWidth: Bool

    package init(
        name: String,
        table: String,
        kind: Key.Kind,
        isFormat: Bool,
        number: String?,
        arguments: [String],
        named: [(name: String, value: String)],
        value: String?,
        passesWidth: Bool
    ) {
        self.name = name
        self.table = table
        self.kind = kind
        self.isFormat = isFormat
        self.number = number
        self.arguments = arguments
        self.named = named
        self.value = value
        self.passesWidth = passesWidth
    }
}
