package import InterlinguaIR

/// Finds the parts of inequalities as the library's regular expressions find them: each by a search of its own, of which
/// the last match counts, ignoring case.
package struct ExpressionScanner {
    private let scalars: [Unicode.Scalar]

    package init(_ source: String) { scalars = Array(source.unicodeScalars) }

    /// The regular expression behind `exp:`, which ends at the first line end.
    package static func body(of source: String) -> String {
        let rest = source.unicodeScalars.dropFirst(4)
        return String(String.UnicodeScalarView(rest.prefix { !isLineEnd($0) }))
    }

    private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    // MARK: ie

    private enum Sign {
        case less, lessOrEqual, equal, greaterOrEqual, greater

        var length: Int { self == .lessOrEqual || self == .greaterOrEqual ? 2 : 1 }
    }

    /// The numbers that an `ie:` expression means; nil if it is none.
    package func inequality() -> NumberRange? {
        var sign: Sign?
        var number: DecimalNumber?
        for start in places(of: "ie:x") {
            sign = self.sign(at: start + 4) ?? sign
            number = separatedNumber(at: start + 4)?.value ?? number
        }
        guard let sign, let number else { return nil }
        let inclusive = NumberRange.Bound(number, isInclusive: true)
        let exclusive = NumberRange.Bound(number, isInclusive: false)
        switch sign {
        case .less: return NumberRange(lower: nil, upper: exclusive)
        case .lessOrEqual: return NumberRange(lower: nil, upper: inclusive)
        case .equal: return .exactly(number)
        case .greaterOrEqual: return NumberRange(lower: inclusive, upper: nil)
        case .greater: return NumberRange(lower: exclusive, upper: nil)
        }
    }

    /// Whether an `ie:` expression is spelled as it should be: a sign, a number and nothing else.
    var isWellFormedInequality: Bool {
        guard let sign = sign(at: 4), let number = number(at: 4 + sign.length) else { return false }
        return number.isWellFormed && number.end == scalars.count
    }

    private func sign(at index: Int) -> Sign? {
        switch (character(at: index), character(at: index + 1)) {
        case ("<", "="): .lessOrEqual
        case ("<", _): .less
        case ("=", _): .equal
        case (">", "="): .greaterOrEqual
        case (">", _): .greater
        default: nil
        }
    }

    /// A number behind one or two characters that are neither digits nor a minus sign.
    private func separatedNumber(at index: Int) -> Number? {
        guard isSeparator(at: index) else { return nil }
        if isSeparator(at: index + 1), let number = number(at: index + 2) { return number }
        return number(at: index + 1)
    }

    private func isSeparator(at index: Int) -> Bool {
        guard let scalar = character(at: index) else { return false }
        return scalar != "-" && !isDigit(at: index)
    }

    // MARK: iex

    /// The numbers that an `iex:` expression means, and whether its bounds are no ends of a range; nil if it is none.
    package func doubleInequality() -> (range: NumberRange, isReversed: Bool)? {
        guard let left = number(at: 4)?.value, let leftIsInclusive = leftSign(), let rightIsInclusive = rightSign(),
            let right = lastUpperNumber()
        else { return nil }
        let first = NumberRange.Bound(left, isInclusive: leftIsInclusive)
        let second = NumberRange.Bound(right, isInclusive: rightIsInclusive)
        let values = (Double(left.description) ?? .infinity, Double(right.description) ?? .infinity)
        if values.0 < values.1 { return (NumberRange(lower: first, upper: second), false) }
        // The left comparison is not turned round: the value has to be below both.
        if values.0 > values.1 { return (NumberRange(lower: nil, upper: second), true) }
        let both = NumberRange.Bound(right, isInclusive: leftIsInclusive && rightIsInclusive)
        return (NumberRange(lower: nil, upper: both), true)
    }

    /// Whether an `iex:` expression is spelled as it should be.
    var isWellFormedDoubleInequality: Bool {
        guard let left = number(at: 4), left.isWellFormed, character(at: left.end) == "<" else { return false }
        let middle = left.end + (character(at: left.end + 1) == "=" ? 2 : 1)
        guard character(at: middle) == "x", character(at: middle + 1) == "<" else { return false }
        let end = middle + (character(at: middle + 2) == "=" ? 3 : 2)
        guard let right = number(at: end) else { return false }
        return right.isWellFormed && right.end == scalars.count
    }

    private func leftSign() -> Bool? {
        var isInclusive: Bool?
        for start in places(of: "iex:") { isInclusive = upperSign(at: endOfLooseNumber(at: start + 4)) }
        return isInclusive
    }

    private func rightSign() -> Bool? {
        var isInclusive: Bool?
        for start in places(of: "iex:") {
            let signs = endOfLooseNumber(at: start + 4)
            guard isComparison(at: signs) else { continue }
            if isComparison(at: signs + 1), isVariable(at: signs + 2) {
                isInclusive = upperSign(at: signs + 3)
            } else if isVariable(at: signs + 1) {
                isInclusive = upperSign(at: signs + 2)
            }
        }
        return isInclusive
    }

    private func lastUpperNumber() -> DecimalNumber? {
        var last: Number?
        var index = 0
        while index < scalars.count {
            if isBehindUpperSign(index), let number = number(at: index) {
                last = number
                index = number.end
            } else {
                index += 1
            }
        }
        return last?.value
    }

    private func isBehindUpperSign(_ index: Int) -> Bool {
        character(at: index - 1) == "<"
            || (character(at: index - 1) == "=" && character(at: index - 2) == "<" && isVariable(at: index - 3))
    }

    /// Whether `<` or `<=` stands at a place, and whether it is `<=`.
    private func upperSign(at index: Int) -> Bool? {
        character(at: index) == "<" ? character(at: index + 1) == "=" : nil
    }

    private func isComparison(at index: Int) -> Bool {
        switch character(at: index) {
        case "<", "=", ">": true
        default: false
        }
    }

    private func isVariable(at index: Int) -> Bool { character(at: index) == "x" || character(at: index) == "X" }

    /// The end of what may be a number: a minus sign, digits, a point and digits, each of which may be missing.
    private func endOfLooseNumber(at start: Int) -> Int {
        var index = start
        if character(at: index) == "-" { index += 1 }
        while isDigit(at: index) { index += 1 }
        if character(at: index) == "." { index += 1 }
        while isDigit(at: index) { index += 1 }
        return index
    }

    // MARK: Characters

    private struct Number {
        let value: DecimalNumber
        let end: Int
        let isWellFormed: Bool
    }

    /// A number with at least one digit before the point.
    private func number(at start: Int) -> Number? {
        let digits = start + (character(at: start) == "-" ? 1 : 0)
        guard isDigit(at: digits) else { return nil }
        let end = endOfLooseNumber(at: start)
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[start..<end])
        let isWellFormed = scalars[end - 1] != "." && scalars[start..<end].allSatisfy(\.isASCII)
        return Number(value: DecimalNumber(prefixOf: String(text)), end: end, isWellFormed: isWellFormed)
    }

    private func character(at index: Int) -> Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }

    private func isDigit(at index: Int) -> Bool {
        guard let scalar = character(at: index) else { return false }
        return scalar.isASCII ? ("0"..."9").contains(scalar) : scalar.properties.generalCategory == .decimalNumber
    }

    /// Where a word of ASCII stands, ignoring case.
    private func places(of word: String) -> [Int] {
        let word = Array(word.unicodeScalars)
        guard scalars.count >= word.count else { return [] }
        return (0...scalars.count - word.count).filter { start in
            word.indices.allSatisfy { offset in
                let scalar = scalars[start + offset]
                return scalar == word[offset]
                    || (scalar.isASCII && scalar.properties.lowercaseMapping == String(word[offset]))
            }
        }
    }
}
