extension RegularExpressionParser {
    /// What follows a backslash outside a set.
    mutating func escape() throws(Problem) -> Term {
        let start = index - 1
        guard let letter = peek() else { throw problem(.invalid, "a backslash ends the expression", at: start) }
        switch letter {
        case "A": return assertion(.start)
        case "z": return assertion(.end)
        case "Z": return assertion(.endOrLastLineEnd)
        case "b": return assertion(.wordBoundary)
        case "B": return assertion(.noWordBoundary)
        case "G", "h", "H", "v", "V", "R", "X", "N", "p", "P", "k":
            throw problem(.unsupported, "\\\(letter) is not supported", at: start)
        case "1"..."9": throw problem(.unsupported, "references to groups are not supported", at: start)
        case "Q":
            index += 1
            return try quoted()
        case "E":
            index += 1
            return (nil, false)
        default: break
        }
        if let member = classEscape(letter) {
            index += 1
            return (.scalar(.init(classes: [member], ignoresCase: false)), true)
        }
        return (try literal(try escapedScalar(start), at: start), true)
    }

    private mutating func assertion(_ assertion: RegularExpression.Assertion) -> Term {
        index += 1
        return (.assertion(assertion), false)
    }

    /// Everything up to `\E`, or to the end, as it stands; a quantifier behind it takes the last scalar.
    private mutating func quoted() throws(Problem) -> Term {
        var nodes: [Node] = []
        while let scalar = peek() {
            if scalar == "\\", peek(1) == "E" {
                index += 2
                break
            }
            nodes.append(try literal(scalar, at: index))
            index += 1
        }
        guard let last = nodes.popLast() else { return (nil, false) }
        nodes.append(try quantified(last))
        return (.sequence(nodes), false)
    }

    /// The set of scalars that a letter behind a backslash stands for.
    func classEscape(_ letter: Unicode.Scalar) -> RegularExpression.ScalarSet.Member? {
        switch letter {
        case "d": .init(.digit)
        case "D": .init(.digit, isNegated: true)
        case "w": .init(.word)
        case "W": .init(.word, isNegated: true)
        case "s": .init(.space)
        case "S": .init(.space, isNegated: true)
        default: nil
        }
    }

    /// The scalar that an escape stands for; `index` is at the letter and ends behind the escape.
    mutating func escapedScalar(_ start: Int) throws(Problem) -> Unicode.Scalar {
        guard let letter = peek() else { throw problem(.invalid, "a backslash ends the expression", at: start) }
        index += 1
        switch letter {
        case "t": return "\t"
        case "n": return "\n"
        case "r": return "\r"
        case "f": return "\u{0C}"
        case "a": return "\u{07}"
        case "e": return "\u{1B}"
        case "c":
            guard let control = peek(), control.isASCII, let scalar = Unicode.Scalar(control.value & 0x1F) else {
                break
            }
            index += 1
            return scalar
        case "u": return try number(radix: 16, digits: 4...4, start)
        case "U": return try number(radix: 16, digits: 8...8, start)
        case "x":
            guard skip("{") else { return try number(radix: 16, digits: 1...2, start) }
            let scalar = try number(radix: 16, digits: 1...6, start)
            if skip("}") { return scalar }
        case "0": return try number(radix: 8, digits: 1...3, start)
        // ICU takes letters that mean nothing for themselves.
        default: return letter
        }
        throw problem(.invalid, "an escape is not understood", at: start)
    }

    private mutating func number(
        radix: UInt32,
        digits: ClosedRange<Int>,
        _ start: Int
    ) throws(Problem) -> Unicode.Scalar {
        var value: UInt32 = 0
        var count = 0
        while count < digits.upperBound, let scalar = peek(), let digit = Character(scalar).hexDigitValue, digit < radix
        {
            value = value &* radix &+ UInt32(digit)
            count += 1
            index += 1
        }
        guard count >= digits.lowerBound, let scalar = Unicode.Scalar(value) else {
            throw problem(.invalid, "an escape is not understood", at: start)
        }
        return scalar
    }

    /// What follows `[`.
    mutating func set() throws(Problem) -> RegularExpression.ScalarSet {
        let start = index - 1
        var result = RegularExpression.ScalarSet(ignoresCase: ignoresCase)
        result.isNegated = skip("^")
        if peek() == ":" { throw problem(.unsupported, "POSIX classes are not supported", at: start) }
        var isFirst = true
        while let scalar = peek() {
            if scalar == "]", !isFirst {
                index += 1
                return result
            }
            isFirst = false
            if scalar == "[" || (scalar == "&" && peek(1) == "&") || (scalar == "-" && peek(1) == "-") {
                throw problem(.unsupported, "sets inside sets are not supported")
            }
            guard let lower = try setMember(&result) else { continue }
            guard peek() == "-", let next = peek(1), next != "]" else {
                result.ranges.append(lower.value...lower.value)
                continue
            }
            if next == "-" || next == "[" { throw problem(.unsupported, "sets inside sets are not supported") }
            index += 1
            guard let upper = try setMember(&result) else {
                throw problem(.invalid, "a range ends with a class", at: start)
            }
            if upper.value < lower.value { throw problem(.invalid, "a range ends before it begins", at: start) }
            result.ranges.append(lower.value...upper.value)
        }
        throw problem(.invalid, "a set is not closed", at: start)
    }

    /// One scalar of a set; nil if it was a class, which is added to the set.
    private mutating func setMember(_ set: inout RegularExpression.ScalarSet) throws(Problem) -> Unicode.Scalar? {
        guard let scalar = peek() else { return nil }
        index += 1
        guard scalar == "\\" else { return scalar }
        let start = index - 1
        if let letter = peek() {
            if let member = classEscape(letter) {
                index += 1
                set.classes.append(member)
                return nil
            }
            if "pPNQE".unicodeScalars.contains(letter) {
                throw problem(.unsupported, "\\\(letter) is not supported in a set", at: start)
            }
        }
        return try escapedScalar(start)
    }
}
