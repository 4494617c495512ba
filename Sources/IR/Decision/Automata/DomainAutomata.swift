/// Reads the spellings of a domain of numbers; its labels are the parts, 0 for what is no number yet.
struct DecimalDomainAutomaton: SpellingAutomaton {
    /// Where in the spelling the automaton is.
    enum State: Hashable {
        /// Nothing has been read.
        case start
        /// Only the minus sign has been read.
        case minus
        /// A lone 0, behind a minus sign or not.
        case zero(isNegative: Bool)
        /// Digits before the point.
        case digits(isNegative: Bool)
        /// Behind the point; a minus sign alone needs a digit but 0 still.
        case point(isMinusAlone: Bool)
        /// Digits behind the point.
        case fraction(isMinusAlone: Bool, endsInZero: Bool)
    }

    private let domain: NumberDomain
    private let hasTrailingZeros: Bool

    /// Reads a domain, with zeros at the end of fractions or without.
    init(_ domain: NumberDomain, hasTrailingZeros: Bool) {
        self.domain = domain
        self.hasTrailingZeros = hasTrailingZeros
    }

    var start: State { .start }

    /// The predicates are the parts, by their places among all.
    var signatures: [[Int32]] { [[], [0], [1], [2]] }

    func next(_ state: State, _ letter: Int) -> State? {
        let isDigit = letter < DecimalLetter.point
        switch state {
        case .start:
            if letter == DecimalLetter.minus { return domain.hasNegatives ? .minus : nil }
            guard isDigit else { return nil }
            return letter == 0 ? .zero(isNegative: false) : .digits(isNegative: false)
        case .minus:
            guard isDigit else { return nil }
            if letter == 0 { return domain.hasFractions ? .zero(isNegative: true) : nil }
            return .digits(isNegative: true)
        case .zero(let isNegative):
            return letter == DecimalLetter.point && domain.hasFractions ? .point(isMinusAlone: isNegative) : nil
        case .digits:
            if isDigit { return state }
            return letter == DecimalLetter.point && domain.hasFractions ? .point(isMinusAlone: false) : nil
        case .point(let isMinusAlone), .fraction(let isMinusAlone, _):
            return isDigit ? .fraction(isMinusAlone: isMinusAlone && letter == 0, endsInZero: letter == 0) : nil
        }
    }

    func label(of state: State) -> Int32 {
        switch state {
        case .start, .minus, .point, .zero(isNegative: true): 0
        case .zero(isNegative: false), .digits(isNegative: false): 1
        case .digits(isNegative: true): 2
        case .fraction(let isMinusAlone, let endsInZero): isMinusAlone || endsInZero && !hasTrailingZeros ? 0 : 3
        }
    }
}

/// Reads all texts.
struct WordDomainAutomaton: SpellingAutomaton {
    var start: Bool { true }

    /// The predicates are the parts, by their places among all.
    var signatures: [[Int32]] { [[3]] }

    func next(_ state: Bool, _ letter: Int) -> Bool? { state }

    func label(of state: Bool) -> Int32 { 0 }
}

/// Counts the digits of a number from the first that is not 0 on, as far as single precision keeps them.
struct SignificantDigitAutomaton: SpellingAutomaton {
    /// As many digits give back any decimal of so many.
    static let precision = 6

    var start: Int { 0 }

    /// The only predicate says that all digits are kept.
    var signatures: [[Int32]] { [[0], []] }

    func next(_ state: Int, _ letter: Int) -> Int? {
        guard letter < DecimalLetter.point, state > 0 || letter > 0 else { return state }
        return min(state + 1, Self.precision + 1)
    }

    func label(of state: Int) -> Int32 { state > Self.precision ? 1 : 0 }
}
