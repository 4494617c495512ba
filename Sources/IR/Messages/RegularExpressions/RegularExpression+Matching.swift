extension RegularExpression {
    /// A text longer than this is not searched.
    static let maximumTextLength = 10_000

    /// A search that takes more steps than this is given up.
    static let maximumStepCount = 2_000_000

    /// Whether the expression is found anywhere in a text, as ICU finds it ignoring case.
    ///
    /// Nil if that is not known: the expression is outside the supported syntax, or the search would take too many
    /// steps. An invalid expression is never found. The steps grow with the product of the expression's and the text's
    /// length, multiplied by the text's once more for each level of look-around.
    public func isFound(in text: String) -> Bool? {
        guard let program else { return problem?.kind == .invalid ? false : nil }
        let scalars = Array(text.unicodeScalars)
        guard scalars.count <= Self.maximumTextLength else { return nil }
        do {
            var budget = Self.maximumStepCount
            var matcher = try Matcher(program, scalars, end: nil, &budget)
            for start in 0...scalars.count where try matcher.isMatch(from: start, &budget) { return true }
            return false
        } catch {
            return nil
        }
    }

    private struct BudgetExceeded: Error {}

    /// Follows all ways through a program, each step at each place at most once.
    private struct Matcher {
        let program: Program
        let text: [Unicode.Scalar]

        /// Where the match has to end; nil for anywhere.
        let end: Int?

        /// A bit for each step at each place that was tried: none of them leads to a match from any other start either.
        private var tried: [UInt64]

        init(_ program: Program, _ text: [Unicode.Scalar], end: Int?, _ budget: inout Int) throws(BudgetExceeded) {
            self.program = program
            self.text = text
            self.end = end
            let count = (program.steps.count * (text.count + 1) + 63) / 64
            budget -= count
            if budget < 0 { throw BudgetExceeded() }
            tried = Array(repeating: 0, count: count)
        }

        mutating func isMatch(from start: Int, _ budget: inout Int) throws(BudgetExceeded) -> Bool {
            var open = [(step: 0, place: start)]
            while let (step, place) = open.popLast() {
                budget -= 1
                if budget < 0 { throw BudgetExceeded() }
                let bit = step * (text.count + 1) + place
                if tried[bit / 64] & (1 << UInt64(bit % 64)) != 0 { continue }
                tried[bit / 64] |= 1 << UInt64(bit % 64)
                switch program.steps[step] {
                case .scalar(let set):
                    if place < text.count, set.contains(text[place]) { open.append((step + 1, place + 1)) }
                case .fork(let first, let second):
                    open.append((second, place))
                    open.append((first, place))
                case .jump(let target): open.append((target, place))
                case .assert(let assertion): if holds(assertion, at: place) { open.append((step + 1, place)) }
                case .lookAround(let lookAround, let body, let maximumLength):
                    let isSeen = try isSeen(lookAround, body, maximumLength, from: place, &budget)
                    if isSeen != lookAround.isNegated { open.append((step + 1, place)) }
                case .found: if end == nil || end == place { return true }
                }
            }
            return false
        }

        private func isSeen(
            _ lookAround: LookAround,
            _ body: Program,
            _ maximumLength: Int,
            from place: Int,
            _ budget: inout Int
        ) throws(BudgetExceeded) -> Bool {
            guard lookAround.isBehind else {
                var matcher = try Matcher(body, text, end: nil, &budget)
                return try matcher.isMatch(from: place, &budget)
            }
            var matcher = try Matcher(body, text, end: place, &budget)
            for start in max(0, place - maximumLength)...place where try matcher.isMatch(from: start, &budget) {
                return true
            }
            return false
        }

        private func holds(_ assertion: Assertion, at place: Int) -> Bool {
            switch assertion {
            case .start: return place == 0
            case .end: return place == text.count
            case .endOrLastLineEnd:
                if place == text.count { return true }
                let isCarriageReturnLineFeed = text[place] == "\r" && place + 2 == text.count && text[place + 1] == "\n"
                if isCarriageReturnLineFeed { return true }
                guard place + 1 == text.count, text[place].isLineEnd else { return false }
                return !(text[place] == "\n" && place > 0 && text[place - 1] == "\r")
            case .wordBoundary: return isWordBoundary(place)
            case .noWordBoundary: return !isWordBoundary(place)
            }
        }

        private func isWordBoundary(_ place: Int) -> Bool {
            let isWordBefore = place > 0 && ScalarSet.Class.word.contains(text[place - 1])
            let isWordAfter = place < text.count && ScalarSet.Class.word.contains(text[place])
            return isWordBefore != isWordAfter
        }
    }
}
