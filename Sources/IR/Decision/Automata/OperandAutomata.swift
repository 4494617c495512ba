/// Reads a decimal spelling for a relation on n or i.
struct IntegerOperandAutomaton<Digits: DigitAutomaton>: SpellingAutomaton {
    /// Where in the spelling the automaton is.
    enum State: Hashable {
        /// Digits before the point.
        case integer(Digits.State, isNegative: Bool)
        /// Behind the point, with the label of the integer part; only zeros so far.
        case fraction(Int32, isNegative: Bool)
        /// Nothing that follows makes a difference.
        case settled(Int32)
    }

    private var digits: Digits
    private let variations: OperandVariations

    /// Reads the integer part with an automaton whose labels the variations turn into what holds.
    init(_ digits: Digits, _ variations: OperandVariations) {
        self.digits = digits
        self.variations = variations
    }

    var start: State { .integer(digits.start, isNegative: false) }

    var signatures: [[Int32]] { variations.signatures }

    mutating func next(_ state: State, _ letter: Int) -> State? {
        switch state {
        case .settled: return state
        case .fraction(let label, let isNegative):
            if letter == 0 { return state }
            return .settled(variations.label(label, isNegative: isNegative, hasFraction: true))
        case .integer(let number, let isNegative):
            switch letter {
            case DecimalLetter.minus: return .integer(number, isNegative: variations.keepsSign)
            case DecimalLetter.point:
                let label = digits.label(of: number)
                if variations.seesFraction { return .fraction(label, isNegative: isNegative) }
                return .settled(variations.label(label, isNegative: isNegative, hasFraction: false))
            default: return .integer(digits.next(number, digit: letter), isNegative: isNegative)
            }
        }
    }

    func label(of state: State) -> Int32 {
        switch state {
        case .settled(let label): label
        case .fraction(let label, let isNegative):
            variations.label(label, isNegative: isNegative, hasFraction: false)
        case .integer(let number, let isNegative):
            variations.label(digits.label(of: number), isNegative: isNegative, hasFraction: false)
        }
    }
}

/// Which relations on n or i hold for an integer part, depending on the sign and the fraction around it.
struct OperandVariations {
    /// Whether the operands of a negative number are negative, so that they equal none of a rule's numbers but 0.
    let keepsSign: Bool

    /// Whether a fraction makes the operand no whole number: that of n.
    let seesFraction: Bool

    private var table = SignatureTable()
    private var labels: [Int32] = []

    /// The sets of relations that hold, by label.
    var signatures: [[Int32]] { table.elements }

    /// Prepares the labels of relations.
    ///
    /// The integer parts' own signatures hold a predicate for each relation, another behind these for each of which the
    /// number lies inside a range that includes fractions, and a third for each that holds for 0 at 0.
    init(_ signatures: [[Int32]], relationCount: Int, keepsSign: Bool, seesFraction: Bool) {
        self.keepsSign = keepsSign
        self.seesFraction = seesFraction
        let count = Int32(truncatingIfNeeded: relationCount)
        for signature in signatures {
            func relations(_ group: Int32) -> [Int32] {
                signature.filter { $0 / max(count, 1) == group }.map { $0 - group * count }
            }
            labels.append(table.number(of: relations(0)))
            labels.append(table.number(of: relations(1)))
            labels.append(table.number(of: relations(2)))
            labels.append(table.number(of: []))
        }
    }

    /// What holds for an integer part with a label.
    func label(_ label: Int32, isNegative: Bool, hasFraction: Bool) -> Int32 {
        labels[Int(label) * 4 + (isNegative ? 2 : 0) + (hasFraction ? 1 : 0)]
    }
}

/// Reads a decimal spelling for a relation on v, w, f or t.
struct FractionOperandAutomaton<Digits: DigitAutomaton>: SpellingAutomaton {
    /// Where in the spelling the automaton is.
    struct State: Hashable {
        /// What the digits that count come to.
        var digits: Digits.State
        /// The same with the zeros since then, which count if another digit follows.
        var withZeros: Digits.State
        var isBehindPoint = false
    }

    private var digits: Digits
    private let dropsZeros: Bool
    let signatures: [[Int32]]

    /// Reads the fraction with an automaton; zeros at its end count for v and f, not for w and t.
    init(_ digits: Digits, dropsZeros: Bool, signatures: [[Int32]]) {
        self.digits = digits
        self.dropsZeros = dropsZeros
        self.signatures = signatures
    }

    var start: State { State(digits: digits.start, withZeros: digits.start) }

    mutating func next(_ state: State, _ letter: Int) -> State? {
        var next = state
        if letter == DecimalLetter.point {
            next.isBehindPoint = true
        } else if state.isBehindPoint, letter != DecimalLetter.minus {
            next.withZeros = digits.next(state.withZeros, digit: letter)
            if letter != 0 || !dropsZeros { next.digits = next.withZeros }
        }
        return next
    }

    func label(of state: State) -> Int32 { digits.label(of: state.digits) }
}
