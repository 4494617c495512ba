import InterlinguaFormats
package import InterlinguaIR

/// Android's calls in Kotlin.
package struct KotlinCalls: CallSyntax {
    package let language = "kotlin"
    package let nothing = "null"

    package func escape(_ scalar: Unicode.Scalar) -> String? { scalar == "$" ? "\\$" : hiddenEscape(of: scalar) }

    package func lookUp(_ lookUp: CodedLookUp) -> String {
        var field = AndroidName.field(lookUp.name)
        if AndroidName.kotlinWords.contains(field) { field = "`\(field)`" }
        switch lookUp.kind {
        case .plural:
            let arguments = ["R.plurals.\(field)", lookUp.number ?? "0"] + lookUp.arguments
            return "resources.getQuantityString(\(arguments.joined(separator: ", ")))"
        case .list: return "resources.getStringArray(R.array.\(field))"
        case .text, .ordinal: return "getString(\((["R.string.\(field)"] + lookUp.arguments).joined(separator: ", ")))"
        }
    }

    package func conditional(_ condition: String, _ value: String, else other: String) -> String {
        "if (\(condition)) \(value) else \(other)"
    }

    package func isCategory(_ category: String, _ number: String, isOrdinal: Bool) -> String {
        let type = isOrdinal ? ", PluralRules.PluralType.ORDINAL" : ""
        return "PluralRules.forLocale(locale\(type)).select(\(number).toDouble()) == \(literal(category))"
    }

    package func oneOf(_ texts: [String], _ value: String) -> String {
        "\(value).takeIf { it in \(list(texts.map(literal))) }"
    }

    package func list(_ values: [String]) -> String { "listOf(\(values.joined(separator: ", ")))" }

    package func joined(_ values: [String], separator: String) -> String {
        "listOfNotNull(\(values.joined(separator: ", "))).joinToString(\(literal(separator)))"
    }

    package func text(of value: String) -> String { "\(value).toString()" }

    package func type(of type: ArgumentType) -> String? {
        switch type {
        case .integer, .number: "Int or Long"
        case .decimal: "Double"
        case .character: "Char"
        case .any, .text, .date, .list: "String"
        }
    }
}
