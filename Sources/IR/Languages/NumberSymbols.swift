/// How people who read a language are used to see numbers (CLDR, numbers).
public struct NumberSymbols: Sendable, Hashable {
    /// The digit zero; the other digits follow it.
    public var zero: Unicode.Scalar = "0"

    /// What stands before the fraction.
    public var decimalSeparator = "."

    /// What stands between groups of digits.
    public var groupSeparator = ","

    /// The sign of negative numbers.
    public var minus = "-"

    /// The sign of others, where there is to be one.
    public var plus = "+"

    /// How many digits the last group has.
    public var lastGroup = 3

    /// How many digits the other groups have.
    public var otherGroups = 3

    /// How many digits there have to be before the last group.
    public var leastLeadingDigits = 1

    /// The symbols of a language: its own, else those of its parent, and so on; English ones if there are none.
    public static func symbols(for language: LanguageTag) -> NumberSymbols {
        for tag in [language] + language.parents {
            if let symbols = table[tag.identifier] { return symbols }
        }
        return NumberSymbols()
    }

    /// Writes digits of ASCII in a language's own way: a whole number, with a fraction or an exponent or without.
    ///
    /// Anything else stays as it is.
    package func localized(_ digits: String, isGrouped: Bool) -> String {
        let bytes = Array(digits.utf8)
        let whole = bytes.prefix { $0 &- 0x30 < 10 }
        guard !whole.isEmpty else { return digits }
        var text = ""
        let hasGroups = isGrouped && whole.count >= lastGroup + leastLeadingDigits
        for (index, byte) in bytes.enumerated() {
            let left = whole.count - index
            if hasGroups, index > 0, left == lastGroup || (left > lastGroup && (left - lastGroup) % otherGroups == 0) {
                text += groupSeparator
            }
            switch byte {
            case 0x30..<0x3A: text.unicodeScalars.append(digit(UInt32(byte) - 0x30))
            case 0x2E: text += decimalSeparator
            default: text.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return text
    }

    /// A sign in a language's own way.
    package func localized(sign: String) -> String { sign == "-" ? minus : sign == "+" ? plus : sign }

    private func digit(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(zero.value + value) ?? "0" }

    private static let table: [String: NumberSymbols] = {
        var table: [String: NumberSymbols] = [:]
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: "|", omittingEmptySubsequences: false)
            guard parts.count == 6 else { continue }
            let sizes = parts[0].split(separator: " ")
            guard sizes.count == 4, let code = UInt32(sizes[0], radix: 16), let zero = Unicode.Scalar(code) else {
                continue
            }
            var symbols = NumberSymbols()
            symbols.zero = zero
            symbols.lastGroup = max(Int(sizes[1]) ?? 3, 1)
            symbols.otherGroups = max(Int(sizes[2]) ?? 3, 1)
            symbols.leastLeadingDigits = Int(sizes[3]) ?? 1
            symbols.decimalSeparator = String(parts[1])
            symbols.groupSeparator = String(parts[2])
            symbols.minus = String(parts[3])
            symbols.plus = String(parts[4])
            for tag in parts[5].split(separator: " ") { table[String(tag)] = symbols }
        }
        return table
    }()
}
