import InterlinguaIR

/// The values for which a condition holds, in parts of a regular expression.
struct ValuePattern: Sendable, Hashable {
    var texts: [String] = []

    /// Alternatives for the whole value.
    var whole: [String] = []

    /// Alternatives for the digits of a number, which may have a sign.
    var unsigned: [String] = []

    /// Look-aheads at the first digit of a number, which may have a sign.
    var branches: [String] = []

    /// Regular expressions that are found anywhere.
    var found: [String] = []

    /// Whether the values are all but these.
    var isNegated = false

    static let always = ValuePattern(isNegated: true)

    var isNever: Bool { !isNegated && isEmpty }

    /// Whether nothing is named.
    var isEmpty: Bool { texts.isEmpty && whole.isEmpty && unsigned.isEmpty && branches.isEmpty && found.isEmpty }

    /// Adds what another pattern names; neither may be negated.
    mutating func formUnion(_ other: ValuePattern) {
        texts += other.texts.filter { !texts.contains($0) }
        whole += other.whole.filter { !whole.contains($0) }
        unsigned += other.unsigned.filter { !unsigned.contains($0) }
        branches += other.branches.filter { !branches.contains($0) }
        found += other.found.filter { !found.contains($0) }
    }

    /// Alternatives for whole values, as one regular expression without an end; nil if there are none.
    private var alternatives: String? {
        var parts = whole
        if !texts.isEmpty {
            let escaped = texts.map(\.escapedForExpression).joined(separator: "|")
            if texts.contains(where: \.hasCase) {
                parts.append("(?-i:\(escaped))")
            } else {
                parts += texts.map(\.escapedForExpression)
            }
        }
        if !unsigned.isEmpty {
            parts.append("-?" + DigitPatterns.group(unsigned))
        }
        if parts.isEmpty { return nil }
        return DigitPatterns.group(parts)
    }

    private var branch: String? {
        branches.isEmpty ? nil : "-?(?:\(branches.joined(separator: "|")))[0-9]"
    }

    /// A look-ahead from the start of a value that holds for it, or for all others.
    ///
    /// - Parameter end: what stands behind the value: `$` or a separator.
    func lookAhead(isExcluded: Bool, end: String) -> String {
        if isNegated == isExcluded {
            // One of them has to hold.
            var parts: [String] = []
            if let alternatives { parts.append(alternatives + end) }
            if let branch { parts.append(branch) }
            parts += found.map { ".*(?:\($0))" }
            return parts.isEmpty ? "(?!)" : "(?=\(DigitPatterns.group(parts)))"
        }
        var text = ""
        if let alternatives { text += "(?!\(alternatives)\(end))" }
        if let branch { text += "(?!\(branch))" }
        for pattern in found { text += "(?!.*(?:\(pattern)))" }
        return text
    }

    /// The value itself, behind look-aheads: to be found from the start of a value that ends the text.
    func last(behind lookAheads: String) -> String {
        let isSimple = [alternatives != nil, branch != nil, !found.isEmpty].count { $0 } == 1
        guard !isNegated, isSimple else { return lookAheads + lookAhead(isExcluded: false, end: "$") }
        if let alternatives { return lookAheads + alternatives + "$" }
        if let branch { return lookAheads + branch }
        if found.count == 1 { return lookAheads + ".*(?:\(found[0]))" }
        return lookAheads + ".*(?:\(found.joined(separator: "|")))"
    }

    /// The value with the separator behind it.
    func inner(behind lookAheads: String, separator: String) -> String {
        let escaped = separator.escapedForExpression
        if !isNegated, branches.isEmpty, found.isEmpty, let alternatives {
            return lookAheads + alternatives + escaped
        }
        // A colon that begins a set would announce a class of characters.
        let set = separator == ":" ? #"[^\:]*"# : ".*?"
        return lookAheads + lookAhead(isExcluded: false, end: escaped) + set + escaped
    }
}

extension String {
    /// The text as a regular expression that matches nothing else.
    var escapedForExpression: String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "\\", "^", "$", ".", "|", "?", "*", "+", "(", ")", "[", "]", "{", "}", "#", "&", "-":
                result.append("\\")
                result.append(scalar)
            case "\n": result.append(contentsOf: "\\n".unicodeScalars)
            case "\r": result.append(contentsOf: "\\r".unicodeScalars)
            default:
                if scalar.properties.isWhitespace, !scalar.isASCII || scalar.value < 0x20 {
                    // Other line ends would end the expression.
                    let digits = String(scalar.value, radix: 16)
                    result.append(contentsOf: "\\x{\(digits)}".unicodeScalars)
                } else {
                    result.append(scalar)
                }
            }
        }
        return String(result)
    }

    /// Whether case tells the text from others.
    fileprivate var hasCase: Bool { unicodeScalars.contains { $0.properties.isCased } }
}
