extension PluralRule {
    /// Why a text is no rule, and where.
    public struct SyntaxError: Error, Sendable, Hashable {
        public enum Reason: Sendable, Hashable {
            /// One of n, i, v, w, f, t, c, e must stand there.
            case expectedOperand
            /// `=`, `!=`, `is`, `in` or `within` must stand there.
            case expectedComparison
            /// A number must stand there.
            case expectedNumber
            /// `and`, `or` or the end of the rule must stand there.
            case expectedConjunction
            /// The number is too large for an `Int`.
            case numberTooLarge
            /// Nothing can be divided by zero.
            case zeroModulus
            /// The end of the range is below its start.
            case reversedRange
        }

        public var reason: Reason

        /// The byte in the rule's UTF-8 text where it is wrong, from 0.
        public var offset: Int

        public init(_ reason: Reason, offset: Int) {
            self.reason = reason
            self.offset = offset
        }
    }

    /// Reads a rule in CLDR's syntax, the older one with `is`, `in`, `within`, `not` and `mod` included.
    ///
    /// Samples, from the first `@` on, are not looked at. An empty text is the rule that always holds.
    public init(parsing text: String) throws(SyntaxError) {
        var parser = PluralRuleParser(bytes: Array(text.utf8.prefix { $0 != 0x40 }))
        self.init(alternatives: try parser.rule())
    }
}

/// Reads rules from left to right, one token of look-ahead.
private struct PluralRuleParser {
    typealias Failure = PluralRule.SyntaxError

    private enum Token: Equatable {
        case word(String)
        case number(Int)
        case largeNumber
        case percent, equal, notEqual, range, comma
        case unknown
        case end
    }

    private let bytes: [UInt8]
    private var index = 0
    private var token = Token.end
    /// Where the current token begins.
    private var start = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
        advance()
    }

    mutating func rule() throws(Failure) -> [[PluralRule.Relation]] {
        guard token != .end else { return [[]] }
        var alternatives = [[try relation()]]
        while token != .end {
            switch token {
            case .word("and"):
                advance()
                let relation = try relation()
                alternatives[alternatives.count - 1].append(relation)
            case .word("or"):
                advance()
                alternatives.append([try relation()])
            default: throw Failure(.expectedConjunction, offset: start)
            }
        }
        return alternatives
    }

    private mutating func relation() throws(Failure) -> PluralRule.Relation {
        guard case .word(let name) = token, let operand = PluralRule.Operand(rawValue: name == "c" ? "e" : name) else {
            throw Failure(.expectedOperand, offset: start)
        }
        advance()
        var modulus: Int?
        if token == .percent || token == .word("mod") {
            advance()
            let offset = start
            let number = try number()
            guard number > 0 else { throw Failure(.zeroModulus, offset: offset) }
            modulus = number
        }
        var isNegated = false
        var includesFractions = false
        switch token {
        case .equal: advance()
        case .notEqual:
            isNegated = true
            advance()
        case .word("is"):
            advance()
            if token == .word("not") {
                isNegated = true
                advance()
            }
            let number = try number()
            return PluralRule.Relation(operand, modulus: modulus, isNegated: isNegated, ranges: [number...number])
        default:
            if token == .word("not") {
                isNegated = true
                advance()
            }
            guard token == .word("in") || token == .word("within") else {
                throw Failure(.expectedComparison, offset: start)
            }
            includesFractions = token == .word("within")
            advance()
        }
        return PluralRule.Relation(
            operand,
            modulus: modulus,
            isNegated: isNegated,
            includesFractions: includesFractions,
            ranges: try ranges()
        )
    }

    private mutating func ranges() throws(Failure) -> [ClosedRange<Int>] {
        var ranges: [ClosedRange<Int>] = []
        while true {
            let offset = start
            let lower = try number()
            var upper = lower
            if token == .range {
                advance()
                upper = try number()
            }
            guard lower <= upper else { throw Failure(.reversedRange, offset: offset) }
            ranges.append(lower...upper)
            guard token == .comma else { return ranges }
            advance()
        }
    }

    private mutating func number() throws(Failure) -> Int {
        if token == .largeNumber { throw Failure(.numberTooLarge, offset: start) }
        guard case .number(let value) = token else { throw Failure(.expectedNumber, offset: start) }
        advance()
        return value
    }

    private mutating func advance() {
        while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) { index += 1 }
        start = index
        guard index < bytes.count else {
            token = .end
            return
        }
        switch bytes[index] {
        case 0x30...0x39: token = numberToken()
        case 0x61...0x7A:
            while index < bytes.count, (0x61...0x7A).contains(bytes[index]) { index += 1 }
            token = .word(String(decoding: bytes[start..<index], as: UTF8.self))
        case 0x25: take(.percent, length: 1)
        case 0x3D: take(.equal, length: 1)
        case 0x2C: take(.comma, length: 1)
        case 0x21 where isNext(0x3D): take(.notEqual, length: 2)
        case 0x2E where isNext(0x2E): take(.range, length: 2)
        default: take(.unknown, length: 1)
        }
    }

    private func isNext(_ byte: UInt8) -> Bool { index + 1 < bytes.count && bytes[index + 1] == byte }

    private mutating func take(_ token: Token, length: Int) {
        self.token = token
        index += length
    }

    private mutating func numberToken() -> Token {
        var value = 0
        var isLarge = false
        while index < bytes.count, bytes[index] &- 0x30 < 10 {
            let (product, productOverflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, sumOverflow) = product.addingReportingOverflow(Int(bytes[index] &- 0x30))
            isLarge = isLarge || productOverflow || sumOverflow
            value = sum
            index += 1
        }
        return isLarge ? .largeNumber : .number(value)
    }
}
