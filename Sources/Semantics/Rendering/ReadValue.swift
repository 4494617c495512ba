public import InterlinguaIR

extension Condition {
    /// Whether the condition holds for a text that is read as such, categories by the rules of a language; nil if that is
    /// not known.
    public func holds(forText text: String, language: LanguageTag) -> Bool? {
        ReadValue(.text(text), .text).satisfies(self, language)
    }

    /// Whether the condition holds for a number that is read in some way; false where that is not known.
    public func holds(for number: DecimalNumber, read reading: Reading, language: LanguageTag) -> Bool {
        ReadValue(.number(number), reading).satisfies(self, language) ?? false
    }
}

/// A value as the conditions of a select see it.
struct ReadValue {
    let text: String
    let number: DecimalNumber
    let operands: PluralOperands

    /// Whether ranges are compared in double precision, as those of a number that is read out of a text are.
    private let isRounded: Bool

    init(_ value: ArgumentValue, _ reading: Reading) {
        text = value.text
        isRounded = reading == .text
        if reading == .text {
            number = DecimalNumber(prefixOf: text)
            operands = PluralOperands(prefixOf: text)
        } else {
            let passed = value.number
            number = passed.read(as: reading)
            operands = PluralOperands(passed, reading: reading)
        }
    }

    /// Takes a number as it is, with or without its sign in the operands.
    init(_ number: DecimalNumber, keepsSign: Bool) {
        self.number = number
        isRounded = false
        text = number.description
        operands = PluralOperands(number, keepsSign: keepsSign)
    }

    /// Whether a condition holds, categories read with the rules of a language; nil if that is not known.
    func satisfies(_ condition: Condition, _ language: LanguageTag) -> Bool? {
        switch condition {
        case .category(let category, let kind):
            PluralRules.rules(for: language, kind: kind).holds(category, for: operands)
        case .rule(let rule): rule.holds(for: operands)
        case .number(let range): isRounded ? range.containsInDoublePrecision(number) : range.contains(number)
        case .text(let text): self.text == text
        case .matches(let expression): expression.isFound(in: text)
        case .atLeast, .absent: false
        case .otherwise: true
        }
    }
}

extension NumberRange {
    /// Whether a number lies in the range if it and the bounds are rounded to double precision first.
    fileprivate func containsInDoublePrecision(_ number: DecimalNumber) -> Bool {
        guard let value = Double(number.description) else { return contains(number) }
        if let lower, let bound = Double(lower.value.description), lower.isInclusive ? value < bound : value <= bound {
            return false
        }
        if let upper, let bound = Double(upper.value.description), upper.isInclusive ? value > bound : value >= bound {
            return false
        }
        return true
    }
}
