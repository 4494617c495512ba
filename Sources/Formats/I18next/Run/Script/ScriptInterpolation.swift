import InterlinguaFormats

/// The delimiters and rules by which the JavaScript library puts values into texts.
struct ScriptInterpolation: Sendable, Hashable {
    var escapesValues = true

    /// What a placeholder begins and ends with.
    var prefix = Array("{{".utf16)
    var suffix = Array("}}".utf16)

    /// What stands inside the delimiters of a placeholder that is not escaped: in front, or else at the end.
    var unescapedPrefix = Array("-".utf16)
    var unescapedSuffix: [UInt16] = []

    /// What stands between the name and formats.
    var formatSeparator = ","

    /// What a nested look-up begins and ends with.
    var nestingPrefix = Array("$t(".utf16)
    var nestingSuffix = Array(")".utf16)

    /// What stands between a nested key and its options.
    var nestingOptionsSeparator = ","

    /// How many values are put in at most.
    var maximumReplacements = 1000

    /// Whether values without a format are formatted too.
    var formatsAlways = false

    /// Whether what was put in is left alone, and a placeholder without value stays.
    var skipsVariables = true

    /// Values for names that the app does not pass.
    var defaultVariables: [String: I18nextValue]?

    /// Takes over what an app says in `interpolation`.
    init(_ options: [String: I18nextValue]) {
        func text(_ name: String) -> String? {
            guard let value = options[name], value.isTruthy else { return nil }
            return value.scriptText
        }
        if let value = options["escapeValue"], value != .undefined { escapesValues = value.isTruthy }
        // An expression is taken for the text that it stands for: nobody has other ones.
        if let value = text("prefix") ?? text("prefixEscaped")?.unescapingExpression { prefix = Array(value.utf16) }
        if let value = text("suffix") ?? text("suffixEscaped")?.unescapingExpression { suffix = Array(value.utf16) }
        if let value = text("unescapeSuffix") {
            unescapedPrefix = []
            unescapedSuffix = Array(value.utf16)
        } else if let value = text("unescapePrefix") {
            unescapedPrefix = Array(value.utf16)
        }
        if let value = text("formatSeparator") { formatSeparator = value }
        if let value = text("nestingPrefix") ?? text("nestingPrefixEscaped")?.unescapingExpression {
            nestingPrefix = Array(value.utf16)
        }
        if let value = text("nestingSuffix") ?? text("nestingSuffixEscaped")?.unescapingExpression {
            nestingSuffix = Array(value.utf16)
        }
        if let value = text("nestingOptionsSeparator") { nestingOptionsSeparator = value }
        if case .number(let number)? = options["maxReplaces"], number.value >= 1 {
            maximumReplacements = Int(min(number.value, 100_000))
        }
        if let value = options["alwaysFormat"], value != .undefined { formatsAlways = value.isTruthy }
        if let value = options["skipOnVariables"], value != .undefined { skipsVariables = value.isTruthy }
        if case .object(let members)? = options["defaultVariables"] { defaultVariables = members }
    }
}

extension String {
    /// The text that a regular expression of escaped characters stands for.
    fileprivate var unescapingExpression: String {
        guard utf8.contains(UInt8(ascii: "\\")) else { return self }
        var result = ""
        var isEscaped = false
        for scalar in unicodeScalars {
            if scalar == "\\", !isEscaped {
                isEscaped = true
            } else {
                isEscaped = false
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
