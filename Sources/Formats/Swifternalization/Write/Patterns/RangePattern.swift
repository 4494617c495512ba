import InterlinguaIR

/// Writes ranges of numbers as regular expressions for their decimal spellings.
enum RangePattern {
    /// Alternatives for all spellings of the numbers in a range, signs included; nil for bounds of more than 18 digits.
    ///
    /// - Parameter hasFractions: whether the spellings may have digits behind a point.
    static func alternatives(_ range: NumberRange, hasFractions: Bool, hasNegatives: Bool) -> [String]? {
        guard let positive = magnitudes(range, hasFractions: hasFractions) else { return nil }
        guard hasNegatives else { return positive }
        // What is below zero has a magnitude between the bounds' opposites, zero left out.
        let zero = NumberRange.Bound(.zero, isInclusive: false)
        var lower = range.upper.map { NumberRange.Bound($0.value.negated, isInclusive: $0.isInclusive) } ?? zero
        if lower.value <= .zero { lower = zero }
        let upper = range.lower.map { NumberRange.Bound($0.value.negated, isInclusive: $0.isInclusive) }
        if let upper, upper.value.isNegative || upper.value.isZero { return positive }
        guard let negative = magnitudes(NumberRange(lower: lower, upper: upper), hasFractions: hasFractions) else {
            return nil
        }
        return positive + (negative.isEmpty ? [] : ["-" + DigitPatterns.group(negative)])
    }

    /// Alternatives for the numbers of a range that are not below zero.
    private static func magnitudes(_ range: NumberRange, hasFractions: Bool) -> [String]? {
        if let upper = range.upper, upper.value.isNegative { return [] }
        var lower = range.lower ?? NumberRange.Bound(.zero, isInclusive: true)
        if lower.value.isNegative { lower = NumberRange.Bound(.zero, isInclusive: true) }
        guard isShort(lower.value), range.upper.map({ isShort($0.value) }) ?? true else { return nil }
        if let upper = range.upper {
            let isEmpty =
                lower.value > upper.value
                || (lower.value == upper.value && !(lower.isInclusive && upper.isInclusive))
            if isEmpty { return [] }
        }
        guard let first = Int(exactly: lower.value.truncated) else { return nil }
        let last = range.upper.map { Int(exactly: $0.value.truncated) }
        if case .some(.none) = last { return nil }
        let lowerIsWhole = lower.value.isWhole
        if !hasFractions {
            let start = lowerIsWhole && lower.isInclusive ? first : first + 1
            guard let upper = range.upper, let end = last ?? nil else { return DigitPatterns.alternatives(from: start) }
            let stop = upper.value.isWhole && !upper.isInclusive ? end - 1 : end
            return start <= stop ? DigitPatterns.alternatives(start...stop) : []
        }
        if let only = range.onlyNumber { return [exactly(only)] }
        let above = atLeast(lower, first)
        guard let upper = range.upper, let end = last ?? nil else { return above }
        let below = atMost(upper, end)
        if lower.value.isZero && lower.isInclusive { return below }
        return ["(?=\(DigitPatterns.group(above))(?![0-9.]))" + DigitPatterns.group(below)]
    }

    private static func isShort(_ number: DecimalNumber) -> Bool {
        number.digits.count <= 18 && number.exponent > -18 && number.digits.count + number.exponent <= 18
    }

    private static func exactly(_ number: DecimalNumber) -> String {
        number.isWhole
            ? number.description + #"(?:\.0+)?"#
            : number.description.split(separator: ".").joined(separator: #"\."#) + "0*"
    }

    private static let anyFraction = #"(?:\.[0-9]+)?"#

    private static func atLeast(_ bound: NumberRange.Bound, _ whole: Int) -> [String] {
        let digits = bound.value.fractionDigits
        var result = DigitPatterns.alternatives(from: whole + 1).map { $0 + anyFraction }
        if digits.isEmpty {
            result.append("\(whole)" + (bound.isInclusive ? anyFraction : #"\.0*[1-9][0-9]*"#))
            return result
        }
        for (index, digit) in digits.enumerated() where digit < 9 {
            let head = spelled(digits[..<index])
            result.append(#"\#(whole)\.\#(head)\#(DigitPatterns.digit(0x31 + digit, 0x39))[0-9]*"#)
        }
        result.append(#"\#(whole)\.\#(spelled(digits[...]))"# + (bound.isInclusive ? "[0-9]*" : "0*[1-9][0-9]*"))
        return result
    }

    private static func atMost(_ bound: NumberRange.Bound, _ whole: Int) -> [String] {
        let digits = bound.value.fractionDigits
        var result = whole > 0 ? DigitPatterns.alternatives(0...whole - 1).map { $0 + anyFraction } : []
        if digits.isEmpty {
            if bound.isInclusive { result.append(#"\#(whole)(?:\.0+)?"#) }
            return result
        }
        result.append("\(whole)")
        for (index, digit) in digits.enumerated() {
            let head = spelled(digits[..<index])
            if index > 0 { result.append(#"\#(whole)\.\#(head)"#) }
            if digit > 0 {
                result.append(#"\#(whole)\.\#(head)\#(DigitPatterns.digit(0x30, 0x2F + digit))[0-9]*"#)
            }
        }
        if bound.isInclusive { result.append(#"\#(whole)\.\#(spelled(digits[...]))0*"#) }
        return result
    }

    private static func spelled(_ digits: ArraySlice<UInt8>) -> String {
        String(decoding: digits.map { $0 &+ 0x30 }, as: UTF8.self)
    }
}
