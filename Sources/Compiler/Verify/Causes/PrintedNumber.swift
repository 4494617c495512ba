import InterlinguaFormats

/// A printed number apart from the signs of a language: `-1,234.5` in English is `−1.234,5` in Slovenian.
private struct PrintedNumber {
    private(set) var isNegative = false
    let digits: String
    let fraction: String
    let isGrouped: Bool

    /// Signs of languages, as CLDR has them.
    private static let minuses: [Unicode.Scalar] = ["-", "\u{2212}"]
    private static let points: [Unicode.Scalar] = [".", ",", "\u{66B}"]
    private static let groupings: [Unicode.Scalar] = [".", ",", "'", "\u{2019}", " ", "\u{A0}", "\u{202F}", "\u{66C}"]

    /// Takes a number apart; nil if it is none with so many fractional digits.
    init?(_ text: String, fractionCount: Int) {
        var scalars = text.unicodeScalars[...]
        if let first = scalars.first, Self.minuses.contains(first) {
            isNegative = true
            scalars.removeFirst()
        }
        fraction = String(scalars.suffix(fractionCount))
        if fractionCount > 0 {
            scalars = scalars.dropLast(fractionCount)
            guard let point = scalars.popLast(), Self.points.contains(point) else { return nil }
        }
        let signs = Set(scalars.filter(Self.groupings.contains))
        let groups = scalars.split(omittingEmptySubsequences: false) { signs.contains($0) }
        guard signs.count <= 1, let first = groups.first, !first.isEmpty, groups.count == 1 || first.count <= 3,
            groups.dropFirst().allSatisfy({ $0.count == 3 })
        else { return nil }
        digits = groups.map(String.init).joined()
        isGrouped = groups.count > 1
        guard (digits + fraction).utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    }
}

extension String {
    /// Whether a number in English, such as Java prints, is the same in any language's signs.
    func isSameNumber(as other: String) -> Bool {
        let fractionCount = firstIndex(of: ".").map { unicodeScalars[$0...].count - 1 } ?? 0
        guard let own = PrintedNumber(self, fractionCount: fractionCount),
            let other = PrintedNumber(other, fractionCount: fractionCount)
        else { return false }
        // Some languages don't part four digits.
        return own.isNegative == other.isNegative && own.digits == other.digits && own.fraction == other.fraction
            && (own.isGrouped == other.isGrouped || own.digits.utf8.count == 4)
    }
}
