import InterlinguaIR

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
        guard let holds = value.satisfies(condition, language) else {
            guard case .matches(let expression) = condition else { return false }
            throw .undecided(expression.source)
        }
        return holds
    }
}
