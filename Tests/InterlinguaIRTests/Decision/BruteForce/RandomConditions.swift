import InterlinguaIR
import InterlinguaTestSupport

/// Makes conditions at random.
struct RandomConditions {
    private var generator: SeededGenerator

    /// Letters and sets that expressions are made of.
    private var letters = ["0", "1", "2", "5", "\\.", "-", "."]
    private var sets = ["[0-4]", "[^1]", "[13579]", "\\d", "\\D", "[02-9]", "\\w"]

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// Some conditions on words: texts and regular expressions.
    mutating func wordConditions() -> [Condition] {
        letters = ["a", "b", "k", "é", "(?-i:B)", "\\n", "1", "."]
        sets = ["[a-k]", "[^a]", "\\w", "\\W", "\\s", "\\d", "\\S", "[ä-ö]", "[^\\n]", "[k1]"]
        return (0..<number(1...3)).map { _ in
            chance(30)
                ? .text(pick(["a", "B", "ab", "male", "é", "k", "", "a b", "1"]))
                : .matches(RegularExpression(expression(depth: 2)))
        }
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }

    private mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

    /// Some conditions: rules, ranges and texts, with regular expressions or without.
    mutating func conditions(withExpressions: Bool) -> [Condition] {
        (0..<number(1...4)).map { _ in
            switch number(0...(withExpressions ? 9 : 4)) {
            case 0, 1: .rule(rule())
            case 2, 3: .number(range())
            case 4: .text(String(number(0...120)))
            default: .matches(RegularExpression(expression(depth: 2)))
            }
        }
    }

    private mutating func rule() -> PluralRule {
        PluralRule(
            alternatives: (0..<number(1...2)).map { _ in (0..<number(1...2)).map { _ in relation() } }
        )
    }

    private mutating func relation() -> PluralRule.Relation {
        let operand: PluralRule.Operand = pick([.n, .n, .n, .i, .v, .f, .t, .w])
        var modulus: Int?
        var largest = 100
        switch operand {
        case .v, .w: largest = 4
        case .f, .t:
            modulus = pick([nil, 10, 100])
            largest = 30
        case .n, .i, .e: modulus = chance(60) ? pick([2, 3, 4, 5, 6, 10, 12, 20]) : nil
        }
        let ranges = (0..<number(1...2)).map { _ in
            let lower = number(0...min(modulus ?? largest, largest))
            return lower...(chance(50) ? lower : lower + number(0...20))
        }
        return PluralRule.Relation(
            operand,
            modulus: modulus,
            isNegated: chance(30),
            includesFractions: chance(10),
            ranges: ranges
        )
    }

    private mutating func range() -> NumberRange {
        let lower = number(-10...100)
        if chance(40) { return .exactly(DecimalNumber(lower)) }
        let upper = lower + number(1...30)
        func value(_ number: Int, _ tenths: Int) -> DecimalNumber { DecimalNumber("\(number).\(tenths)") ?? .zero }
        return NumberRange(
            lower: chance(80) ? NumberRange.Bound(value(lower, pick([0, 0, 5])), isInclusive: chance(50)) : nil,
            upper: chance(80) ? NumberRange.Bound(value(upper, pick([0, 0, 25])), isInclusive: chance(50)) : nil
        )
    }

    /// An expression over the letters of numbers, with all that is supported.
    private mutating func expression(depth: Int) -> String {
        (0..<pick([1, 1, 1, 2])).map { _ in sequence(depth) }.joined(separator: "|")
    }

    private mutating func sequence(_ depth: Int) -> String {
        var text = chance(40) ? "^" : ""
        for _ in 0..<number(1...3) { text += term(depth) }
        return text + (chance(40) ? "$" : "")
    }

    private mutating func term(_ depth: Int) -> String {
        switch number(0...(depth > 0 ? 11 : 6)) {
        case 0...2: return pick(letters) + quantifier()
        case 3, 4: return pick(sets) + quantifier()
        case 5: return pick(["\\b", "\\B", "\\z", "\\A", "\\Z", "^", "$"])
        case 6: return pick(["12", "\\d\\d", "(?#x)", "(?i)"])
        case 7, 8: return "(" + plain(depth - 1) + ")" + quantifier()
        case 9: return pick(["(?=", "(?!"]) + expression(depth: depth - 1) + ")"
        case 10:
            return pick(["(?<=", "(?<!"]) + pick(["1", "\\d", "^1", "2|13", "[^1]", "^", "\\d{1,2}", "(?<=1)\\d"]) + ")"
        default: return "(?:" + expression(depth: depth - 1) + ")" + pick(["", "?", "{1,2}", "{2}"])
        }
    }

    /// Without look-around, so that it can be repeated.
    private mutating func plain(_ depth: Int) -> String {
        (0..<number(1...2)).map { _ in
            (0..<number(1...2)).map { _ in
                let letter = pick(["0", "1", "2", "\\d", "[^1]", "[05]", "."])
                return letter + quantifier()
            }.joined()
        }.joined(separator: "|")
    }

    private mutating func quantifier() -> String {
        pick(["", "", "", "*", "+", "?", "{2}", "{1,3}", "*?", "{2,}", "??"])
    }
}
