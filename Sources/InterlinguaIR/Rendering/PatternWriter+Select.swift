extension PatternWriter {
    /// The variant that applies; nil if there is none.
    func chosen(from select: Select) throws(PatternFailure) -> Variant? {
        switch select.selector {
        case .width: return chosenByWidth(select.variants)
        case .environment(let environment):
            let fact =
                switch environment {
                case .device: context.device
                case .product: context.product
                }
            return select.variants.first { variant in
                switch variant.condition {
                case .text(let text): fact == text
                case .otherwise: true
                default: false
                }
            }
        case .argument(let index, let reading):
            let value = scope[index].selecting
            if value == .absent {
                return select.variants.first { $0.condition == .absent }
                    ?? select.variants.first { $0.condition == .otherwise }
            }
            let read = ReadValue(value, reading)
            for variant in select.variants where try holds(variant.condition, for: read) { return variant }
            return nil
        }
    }

    /// The variants descend: the first for which there is room, else the narrowest.
    private func chosenByWidth(_ variants: [Variant]) -> Variant? {
        guard let width = context.width else { return variants.first }
        let fitting = variants.first { variant in
            guard case .atLeast(let room) = variant.condition else { return false }
            return room <= width
        }
        return fitting ?? variants.last
    }

    private func holds(_ condition: Condition, for value: ReadValue) throws(PatternFailure) -> Bool {
        switch condition {
        case .category(let category, let kind):
            return PluralRules.rules(for: language, kind: kind).holds(category, for: value.operands)
        case .rule(let rule): return rule.holds(for: value.operands)
        case .number(let range): return range.contains(value.number)
        case .text(let text): return value.text == text
        case .matches(let expression):
            guard let isFound = expression.isFound(in: value.text) else { throw .undecided(expression.source) }
            return isFound
        case .atLeast, .absent: return false
        case .otherwise: return true
        }
    }
}

/// A value as the conditions of a select see it.
private struct ReadValue {
    let text: String
    let number: DecimalNumber
    let operands: PluralOperands

    init(_ value: ArgumentValue, _ reading: Reading) {
        text = value.text
        if reading == .text {
            number = DecimalNumber(prefixOf: text)
            operands = PluralOperands(prefixOf: text)
        } else {
            let passed = value.number
            number = passed.read(as: reading)
            operands = PluralOperands(passed, reading: reading)
        }
    }
}
