import InterlinguaIR

/// Takes patterns apart as the library's own regular expressions do, each of which keeps its last match.
struct SwifternalizationScanner {
    private typealias Sign = SwifternalizationPattern.Comparison.Sign

    /// The pattern, as far as it is seen, in UTF-16.
    private let units: [UInt16]

    /// Takes a pattern.
    init(_ units: [UInt16]) { self.units = units }

    // MARK: Kind

    /// The two or three characters before a colon at the start; empty if there are none, three tried before two.
    var prefix: String {
        for count in [3, 2] {
            var index = 0
            for _ in 0..<count { index = indexBehindCharacter(at: index) ?? units.count + 1 }
            if index < units.count, units[index] == UInt16(UInt8(ascii: ":")) {
                return String(decoding: units[..<index], as: UTF16.self)
            }
        }
        return ""
    }

    /// What stands behind `exp:` in the first line.
    var expression: String {
        var end = min(4, units.count)
        while end < units.count, !isLineBreak(units[end]) { end += 1 }
        return String(decoding: units[min(4, units.count)..<end], as: UTF16.self)
    }

    /// The index behind a character that `.` matches.
    private func indexBehindCharacter(at index: Int) -> Int? {
        guard index < units.count, !isLineBreak(units[index]) else { return nil }
        let isPair =
            UTF16.isLeadSurrogate(units[index]) && index + 1 < units.count
            && UTF16.isTrailSurrogate(units[index + 1])
        return index + (isPair ? 2 : 1)
    }

    private func isLineBreak(_ unit: UInt16) -> Bool {
        (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
    }

    // MARK: Inequalities

    /// `ie:x(<=|<|=|>=|>)` and `ie:x[^-\d]{1,2}(-?\d+[.]{0,1}[\d]{0,})`; nil if one of them is not found.
    mutating func inequality() -> SwifternalizationPattern.Comparison? {
        var sign: Sign?
        var number: Double?
        for start in occurrences(of: "ie:x") {
            if let found = self.sign(at: start)?.sign { sign = found }
            if let found = numberBehindSigns(at: start) { number = found }
        }
        guard let sign, let number else { return nil }
        return SwifternalizationPattern.Comparison(sign: sign, number: number)
    }

    /// A number behind two or one characters that are neither `-` nor digits.
    private func numberBehindSigns(at start: Int) -> Double? {
        var ends: [Int] = []
        var index = start
        while ends.count < 2, index < units.count, units[index] != UInt16(UInt8(ascii: "-")), !isDigit(index) {
            index += UTF16.isLeadSurrogate(units[index]) ? 2 : 1
            ends.append(index)
        }
        for end in ends.reversed() {
            if let number = number(at: end)?.number { return number }
        }
        return nil
    }

    /// The four searches of a double inequality; nil if one of them finds nothing.
    mutating func doubleInequality() -> [SwifternalizationPattern.Comparison]? {
        guard let left = number(at: 4)?.number else { return nil }
        var leftSign: Sign?
        var rightSign: Sign?
        for start in occurrences(of: "iex:") {
            let end = indexBehindNumber(at: start)
            leftSign = lessSign(at: end)
            if let found = secondSign(at: end) { rightSign = found.sign }
        }
        guard let leftSign, let rightSign, let right = lastBound() else { return nil }
        let second = SwifternalizationPattern.Comparison(sign: rightSign, number: right)
        // Only bounds that ascend are turned round.
        let turned: Sign = leftSign == .less ? .greater : .atLeast
        return [SwifternalizationPattern.Comparison(sign: left < right ? turned : leftSign, number: left), second]
    }

    /// `[<=>]{1,2}x(<=|<|)`: nil if it is not there; the sign is nil where none stands behind the x.
    private func secondSign(at start: Int) -> (sign: Sign?, end: Int)? {
        var index = start
        while index < start + 2, index < units.count, isComparison(units[index]) { index += 1 }
        guard index > start else { return nil }
        guard index < units.count, units[index] | 0x20 == UInt16(UInt8(ascii: "x")) else { return nil }
        return (lessSign(at: index + 1), index + 1)
    }

    /// `(?<=x<=|<)(-?\d+[.]{0,1}[\d]{0,})`: the last number behind such a sign.
    private func lastBound() -> Double? {
        var result: Double?
        var index = 0
        while index < units.count {
            if isBehindSign(index), let found = number(at: index) {
                result = found.number
                index = found.end
            } else {
                index += 1
            }
        }
        return result
    }

    private func isBehindSign(_ index: Int) -> Bool {
        if index >= 1, units[index - 1] == UInt16(UInt8(ascii: "<")) { return true }
        return index >= 3 && units[index - 1] == UInt16(UInt8(ascii: "="))
            && units[index - 2] == UInt16(UInt8(ascii: "<")) && units[index - 3] | 0x20 == UInt16(UInt8(ascii: "x"))
    }

    // MARK: Parts

    /// The places behind a word in any case, from left to right; matches do not overlap.
    private func occurrences(of word: String) -> [Int] {
        let word = Array(word.utf16)
        guard units.count >= word.count else { return [] }
        return (0...(units.count - word.count)).filter { start in
            word.indices.allSatisfy { offset in
                let unit = units[start + offset]
                let isLetter = word[offset] >= 0x61
                return unit == word[offset] || isLetter && unit | 0x20 == word[offset] && unit < 0x80
            }
        }.map { $0 + word.count }
    }

    private func sign(at index: Int) -> (sign: Sign, end: Int)? {
        guard index < units.count else { return nil }
        let hasEqual = index + 1 < units.count && units[index + 1] == UInt16(UInt8(ascii: "="))
        switch units[index] {
        case UInt16(UInt8(ascii: "<")): return (hasEqual ? .atMost : .less, index + (hasEqual ? 2 : 1))
        case UInt16(UInt8(ascii: ">")): return (hasEqual ? .atLeast : .greater, index + (hasEqual ? 2 : 1))
        case UInt16(UInt8(ascii: "=")): return (.equal, index + 1)
        default: return nil
        }
    }

    /// `(<=|<|)`, of which nothing counts as not found.
    private func lessSign(at index: Int) -> Sign? {
        guard let found = sign(at: index)?.sign, found == .less || found == .atMost else { return nil }
        return found
    }

    private func isComparison(_ unit: UInt16) -> Bool {
        unit == UInt16(UInt8(ascii: "<")) || unit == UInt16(UInt8(ascii: "=")) || unit == UInt16(UInt8(ascii: ">"))
    }

    /// `-?\d{0,}[.]?\d{0,}`: the index behind it, where it may be empty.
    private func indexBehindNumber(at start: Int) -> Int {
        var index = start
        if index < units.count, units[index] == UInt16(UInt8(ascii: "-")) { index += 1 }
        while isDigit(index) { index += 1 }
        if index < units.count, units[index] == UInt16(UInt8(ascii: ".")) { index += 1 }
        while isDigit(index) { index += 1 }
        return index
    }

    /// `-?\d+[.]{0,1}[\d]{0,}`.
    private func number(at start: Int) -> (number: Double, end: Int)? {
        let digits = start < units.count && units[start] == UInt16(UInt8(ascii: "-")) ? start + 1 : start
        guard isDigit(digits) else { return nil }
        let end = indexBehindNumber(at: start)
        let text = String(decoding: units[start..<end], as: UTF16.self)
        return (Double(DecimalNumber(prefixOf: text).description) ?? 0, end)
    }

    /// Whether a decimal digit of any script stands at an index.
    private func isDigit(_ index: Int) -> Bool {
        guard index < units.count else { return false }
        if units[index] < 0x80 { return units[index].asciiDigit != nil }
        return Unicode.Scalar(units[index])?.properties.generalCategory == .decimalNumber
    }
}
