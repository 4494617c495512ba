import InterlinguaIR
import InterlinguaPlatforms

extension Select {
    /// What the select looks at, in the terms of capabilities.
    ///
    /// One that reads its argument as text looks at a number, unless it asks for a word.
    var kind: Capabilities.SelectorKind {
        switch selector {
        case .argument(_, let reading): reading == .text && hasWords ? .text : .number
        case .width: .width
        case .environment(.device): .device
        case .environment(.product): .product
        }
    }

    var isNumberSelect: Bool { numberArgument != nil }

    /// The argument that a number select looks at.
    var numberArgument: Int? {
        guard case .argument(let argument, let reading) = selector else { return nil }
        return reading == .text && hasWords ? nil : argument
    }

    /// The argument that a select by words looks at.
    var textArgument: Int? {
        guard case .argument(let argument, .text) = selector, hasWords else { return nil }
        return argument
    }

    /// Whether a variant is for a text that is no number.
    private var hasWords: Bool { variants.indices.contains { variants[$0].condition.isWord } }

    /// The variant for what is passed to a select by text, device, product or width; nil where there is none.
    ///
    /// - Parameter condition: the text or the width that there is; nil for a text that no variant names, and for room for
    ///   everything.
    func variant(choosing condition: Condition?) -> Variant? {
        switch condition {
        case .atLeast(let width):
            let fitting = variants.first { variant in
                if case .atLeast(let least) = variant.condition { return least <= width }
                return false
            }
            return fitting ?? variants.last
        case .text(let text):
            return variants.first { variant in
                switch variant.condition {
                case .matches(let expression): expression.isFound(in: text) == true
                case .otherwise: true
                default: variant.condition == condition
                }
            }
        default:
            if case .width = selector { return variants.first }
            return variants.first { $0.condition == .otherwise } ?? variants.first { $0.condition == .absent }
        }
    }

    /// The variant for calls that pass no number; nil where there is none.
    var variantWithoutNumber: Variant? {
        variants.first { $0.condition == .absent } ?? variants.first { $0.condition == .otherwise }
    }

    /// Whether the text for calls that pass no number has a place for it all the same.
    var showsNumberForNone: Bool {
        guard let argument = numberArgument, let own = variants.first(where: { $0.condition == .absent }) else {
            return false
        }
        return own.pattern.argumentIndices.contains(argument)
    }

    /// The select without what it says for words; nil if nothing else chooses.
    var withoutWords: Select? {
        var rest = self
        rest.variants.removeAll { $0.condition.isWord }
        let choosing = rest.variants.contains { variant in
            switch variant.condition {
            case .otherwise, .absent: false
            default: true
            }
        }
        return choosing ? rest : nil
    }
}

extension Condition {
    /// Whether the condition asks for a text that is no number.
    var isWord: Bool {
        if case .text(let text) = self { return DecimalNumber(text) == nil }
        return false
    }

    /// Whether the condition holds for one number alone.
    var isExactNumber: Bool {
        if case .number(let range) = self { return range.onlyNumber != nil }
        return false
    }

    /// The whole numbers of an exact number or a finite range that holds for no more than a limit of them; nil otherwise.
    func wholeNumbers(atMost limit: Int) -> ClosedRange<Int>? {
        guard case .number(let range) = self, let lower = range.lower, let upper = range.upper,
            let first = lower.value.smallInteger(roundedUp: true), let last = upper.value.smallInteger(roundedUp: false)
        else { return nil }
        let start = !lower.isInclusive && DecimalNumber(first) == lower.value ? first + 1 : first
        let end = !upper.isInclusive && DecimalNumber(last) == upper.value ? last - 1 : last
        guard start <= end, end - start < limit else { return nil }
        return start...end
    }
}

extension DecimalNumber {
    /// The nearest whole number on one side, if it is not too large to count with.
    fileprivate func smallInteger(roundedUp: Bool) -> Int? {
        guard let value = Int32(exactly: truncated) else { return nil }
        if isWhole { return Int(value) }
        return isNegative == roundedUp ? Int(value) : Int(value) + (roundedUp ? 1 : -1)
    }
}
