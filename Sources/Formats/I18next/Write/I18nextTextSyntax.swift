/// How one consumer spells and finds the moving parts of a text.
struct I18nextTextSyntax: Sendable, Hashable {
    /// The consumers' ways to find the moving parts.
    enum Engine: Sendable, Hashable {
        /// The library for iOS: looks for the longest names first, then replaces each of them wherever it stands.
        case ios
        /// The JavaScript library 1: the shortest names, and `HTML` behind a name that is not to be escaped.
        case firstJavaScript
        /// The JavaScript library 2 and later: the shortest names, first those that are not to be escaped.
        case javaScript
    }

    /// How the moving parts are found.
    var engine: Engine

    /// Whether a name may be followed by what formats its value, and not only by more of the name.
    var hasFormats: Bool

    /// Stands before a name.
    var prefix: String

    /// Stands behind a name.
    var suffix: String

    /// Whether values are escaped for HTML unless the text says otherwise.
    var escapesValues: Bool

    /// Whether the text is one of version 1, in which nothing stands before a name that is not to be escaped.
    var isFirstVersion: Bool

    /// Whether the finished text is used as a format of printf, in which a percent sign is written twice.
    var doublesPercentSigns = false

    /// Parts a name into the steps of a walk through nested values.
    var keySeparator: String

    /// What separates a name from its format.
    var formatSeparator = ","

    /// What follows the prefix of a name that is not to be escaped.
    var unescapedMark = "-"

    var nestingPrefix = "$t("

    /// Ends a reference to another entry.
    var nestingSuffix = ")"

    /// Separates the name of a reference from its options.
    var nestingOptionsSeparator = ","

    /// Whether the other entry is also chosen by the caller's count and context.
    var nestingInheritsSelectors: Bool { engine == .javaScript }

    /// What stands before a name that is not to be escaped.
    var unescapedPrefix: String { prefix + unescapedMark }

    /// Whether a text can say that a value is not to be escaped.
    var marksUnescaped: Bool { isFirstVersion ? engine != .ios && escapesValues : engine == .javaScript }

    /// What is written between a name and its format, and between formats: the separator with white space around it.
    var formatJoint: String { formatSeparator == "," ? ", " : " \(formatSeparator) " }

    /// A placeholder's spelling.
    func placeholder(_ name: String, format: String? = nil, isUnescaped: Bool) -> String {
        let content = format.map { name + formatJoint + $0 } ?? name
        guard isUnescaped, marksUnescaped else { return prefix + content + suffix }
        return isFirstVersion ? "\(prefix)\(content)HTML\(suffix)" : "\(unescapedPrefix) \(content)\(suffix)"
    }

    /// Whether a reference can have a name: a separator ends it, and white space around it is not seen.
    func isCallee(_ name: String) -> Bool {
        guard let first = name.utf8.first, let last = name.utf8.last, first > 0x20, last > 0x20 else { return false }
        let ends = [formatSeparator, nestingOptionsSeparator, nestingPrefix, nestingSuffix]
        return !name.utf8.contains(where: \.endsLine) && !ends.contains(where: name.containsBytes)
    }

    /// Whether a placeholder with a name is found, and found under this name.
    func isName(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        guard let first = bytes.first, let last = bytes.last else { return false }
        if [suffix, prefix, nestingPrefix].contains(where: { name.containsBytes(of: $0) }) { return false }
        switch engine {
        case .ios:
            return I18nextWord.isWalk(name, separator: keySeparator)
        case .firstJavaScript:
            if prefix == "__", first == 0x5F || last == 0x5F { return false }
            return !name.hasSuffix("HTML") && !bytes.contains(where: \.endsLine)
        case .javaScript:
            if name.hasPrefix(unescapedMark) || first <= 0x20 || last <= 0x20 { return false }
            // What is behind the separator is a format.
            return !bytes.contains(where: \.endsLine) && !name.containsBytes(of: formatSeparator)
                && !name.hasPrefix(String(prefix.suffix(1))) && !name.hasSuffix(String(suffix.prefix(1)))
        }
    }
}

extension UInt8 {
    /// Whether it ends a line within which JavaScript's patterns look.
    ///
    /// U+2028 and U+2029 do so, too; a name has neither.
    var endsLine: Bool { self == 0x0A || self == 0x0D }
}

/// The characters that the library for iOS takes for parts of a name: letters, marks, digits, and joining punctuation.
enum I18nextWord {
    /// Whether a character can be a part of a name.
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_": return true
            default: return false
            }
        }
        if scalar.properties.isAlphabetic { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
        default:
            // ICU counts the joiners of scripts among the characters of words.
            return scalar == "\u{200C}" || scalar == "\u{200D}"
        }
    }

    /// Whether a text is a name as iOS finds it: word characters with separators behind them.
    static func isWalk(_ name: String, separator: String) -> Bool {
        let separators = Array(separator.unicodeScalars)
        var isFirst = true
        for scalar in name.unicodeScalars {
            if !contains(scalar), isFirst || !separators.contains(scalar) { return false }
            isFirst = false
        }
        return !isFirst
    }
}
