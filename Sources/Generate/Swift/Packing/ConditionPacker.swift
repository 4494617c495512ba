import InterlinguaIR

/// Packs the conditions of one select.
struct ConditionPacker {
    let language: LanguageTag

    /// Whether a condition is a category for counting.
    private(set) var needsCardinals = false

    /// Whether a condition is a category for ordering.
    private(set) var needsOrdinals = false

    /// What the decoder needs for the conditions.
    private(set) var features: DecoderFeatures = []

    struct Packed {
        var kind: Int

        /// What it says beside.
        var bytes = PackedBytes()
    }

    /// Packs a condition of an argument, a device or a product; nil for one that never holds.
    mutating func pack(_ condition: Condition) -> Packed? {
        var bytes = PackedBytes()
        switch condition {
        case .otherwise: return Packed(kind: 0)
        case .absent: return Packed(kind: 1)
        case .atLeast: return nil
        case .category(let category, let kind):
            if kind == .cardinal { needsCardinals = true } else { needsOrdinals = true }
            // A category that the language lacks never holds.
            guard PluralRules.rules(for: language, kind: kind).hasCategory(category) else { return nil }
            features.insert(.rules)
            bytes.append(digit: category.order)
            return Packed(kind: kind == .cardinal ? 2 : 3, bytes: bytes)
        case .rule(let rule):
            features.insert(.rules)
            bytes.append(rule)
            return Packed(kind: 4, bytes: bytes)
        case .number(let range):
            if let number = range.onlyNumber, let whole = Int(number.description), whole >= 0 {
                bytes.append(number: whole)
                return Packed(kind: 5, bytes: bytes)
            }
            features.insert(.ranges)
            bytes.append(range)
            return Packed(kind: 6, bytes: bytes)
        case .text(let text):
            bytes.append(text)
            return Packed(kind: 7, bytes: bytes)
        case .matches(let expression):
            guard let program = expression.program else { return nil }
            features.insert(.expressions)
            bytes.append(program)
            return Packed(kind: 8, bytes: bytes)
        }
    }

    /// Packs the condition of a variant for a width.
    func packWidth(_ condition: Condition, isLast: Bool) -> Packed? {
        var bytes = PackedBytes()
        bytes.append(digit: isLast ? 1 : 0)
        guard case .atLeast(let width) = condition else { return isLast ? Packed(kind: 0, bytes: bytes) : nil }
        bytes.append(number: width)
        return Packed(kind: 0, bytes: bytes)
    }
}

extension PackedBytes {
    /// Appends a rule: alternatives of relations.
    mutating func append(_ rule: PluralRule) {
        append(number: rule.alternatives.count)
        for relations in rule.alternatives {
            append(number: relations.count)
            for relation in relations {
                let operand = PluralRule.Operand.allCases.firstIndex(of: relation.operand) ?? 0
                append(digit: operand | (relation.isNegated ? 8 : 0) | (relation.includesFractions ? 16 : 0))
                append(number: relation.modulus ?? 0)
                append(number: relation.ranges.count)
                for range in relation.ranges {
                    append(number: range.lowerBound)
                    append(number: range.upperBound - range.lowerBound)
                }
            }
        }
    }

    /// Appends a range: which ends it has, and they themselves.
    fileprivate mutating func append(_ range: NumberRange) {
        var ends = 0
        if let lower = range.lower { ends |= lower.isInclusive ? 3 : 1 }
        if let upper = range.upper { ends |= upper.isInclusive ? 12 : 4 }
        append(digit: ends)
        if let lower = range.lower { append(lower.value.description) }
        if let upper = range.upper { append(upper.value.description) }
    }

    /// Appends the steps of a regular expression.
    fileprivate mutating func append(_ program: RegularExpression.Program) {
        append(number: program.steps.count)
        for step in program.steps {
            switch step {
            case .scalar(let set):
                append(digit: 0)
                append(set)
            case .fork(let first, let second):
                append(digit: 1)
                append(number: first)
                append(number: second)
            case .jump(let target):
                append(digit: 2)
                append(number: target)
            case .assert(let assertion):
                append(digit: 3)
                let place =
                    switch assertion {
                    case .start: 0
                    case .end: 1
                    case .endOrLastLineEnd: 2
                    case .wordBoundary: 3
                    case .noWordBoundary: 4
                    }
                append(digit: place)
            case .lookAround(let lookAround, let body, let maximumLength):
                append(digit: 4)
                append(digit: (lookAround.isBehind ? 1 : 0) | (lookAround.isNegated ? 2 : 0))
                append(body)
                append(number: maximumLength)
            case .found: append(digit: 5)
            }
        }
    }

    private mutating func append(_ set: RegularExpression.ScalarSet) {
        append(digit: (set.isNegated ? 1 : 0) | (set.ignoresCase ? 2 : 0))
        append(number: set.ranges.count)
        for range in set.ranges {
            append(number: Int(range.lowerBound))
            append(number: Int(range.upperBound - range.lowerBound))
        }
        append(number: set.classes.count)
        for member in set.classes {
            let place =
                switch member.class {
                case .digit: 0
                case .word: 1
                case .space: 2
                case .lineEnd: 3
                }
            append(digit: place << 1 | (member.isNegated ? 1 : 0))
        }
    }
}
