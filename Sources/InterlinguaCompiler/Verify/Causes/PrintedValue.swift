import InterlinguaIR
import InterlinguaSemantics

/// What an argument's value looks like in two sentences that are otherwise the same.
struct PrintedValue {
    private let value: ArgumentValue

    init(_ value: ArgumentValue) { self.value = value }

    /// Why a value is printed in two ways.
    func cause(_ own: String, _ other: String, _ projects: ComparedProjects) -> Cause {
        if own.isEscaped(other) || other.isEscaped(own) { return .escaping }
        guard case .number(let number, _) = value else { return .lostFormat }
        if let printed = DecimalNumber(other), let meant = DecimalNumber(own) {
            if !number.isWhole, meant == number, printed == number.truncated { return .wholeNumbers }
            if number.isNegative, printed == number.read(as: .unsignedInteger) { return .negativeNumbers }
            if meant != printed, own.utf8.count == other.utf8.count, number.isLarge { return .largeNumbers }
        }
        if projects.source.numberStyle != projects.target.numberStyle, own.isNumber(like: other) { return .numberStyle }
        return number.isLarge && own.isNumber(like: other) ? .largeNumbers : .lostFormat
    }
}

extension DecimalNumber {
    /// Whether doubles or C's `int` don't hold the number.
    var isLarge: Bool { Int32(exactly: truncated) == nil }
}

extension String {
    /// Whether a text is another one with HTML's escapes, once or twice.
    fileprivate func isEscaped(_ text: String) -> Bool {
        let once = unescaped
        return once.isIdentical(to: text) || once.unescaped.isIdentical(to: text)
    }

    /// The text without the escapes that HTML has for its own characters.
    fileprivate var unescaped: String {
        guard utf8.contains(0x26) else { return self }
        var text = self
        for (escape, character) in [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&#x2F;", "/"),
            ("&amp;", "&"),
        ] { text = text.replacing(escape, with: character) }
        return text
    }

    /// Whether both texts are one number, written with as many decimals, the last of which may be rounded otherwise; or
    /// with zeros at the end or an exponent written otherwise.
    fileprivate func isNumber(like other: String) -> Bool {
        guard let own = Double(filter { $0 != " " }), let value = Double(other.filter { $0 != " " }) else {
            return false
        }
        if own == value { return true }
        let decimals = (split(separator: ".").dropFirst().first?.prefix { $0.isNumber }.count) ?? 0
        var unit = max(abs(own), 1e-300) * 1e-5
        if !contains("e"), !contains("E") {
            unit = 1.000001
            for _ in 0..<min(decimals, 300) { unit /= 10 }
        }
        return abs(own - value) <= unit
    }
}
