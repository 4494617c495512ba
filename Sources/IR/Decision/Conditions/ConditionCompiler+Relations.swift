extension ConditionCompiler {
    /// The most copies of a period that are written out to make it a power of ten.
    private static let maximumCopyCount = 1_000

    /// Moduli and numbers of digits above this, which take a state each, are not looked at unless the modulus divides a
    /// power of ten.
    private static let maximumModulus = ProductSearch.maximumStateCount

    /// That a rule holds for a number under a reading.
    mutating func formula(_ rule: PluralRule, _ reading: Reading) throws(Undecided) -> Formula {
        var alternatives: [Formula] = []
        for relations in rule.alternatives {
            var formulas: [Formula] = []
            for relation in relations { formulas.append(try formula(relation, reading)) }
            alternatives.append(.conjunction(formulas))
        }
        return .disjunction(alternatives)
    }

    private mutating func formula(_ relation: PluralRule.Relation, _ reading: Reading) throws(Undecided) -> Formula {
        guard let numbers else { throw .wordsAsNumbers }
        let truncates = reading == .integer || reading == .unsignedInteger
        let hasFractions = numbers.hasFractions && !truncates
        var operand = relation.operand
        switch operand {
        case .n: if !hasFractions { operand = .i }
        case .i: break
        case .e: return .constant(relation.containsZero != relation.isNegated)
        case .v, .w, .f, .t:
            if !hasFractions { return .constant(relation.containsZero != relation.isNegated) }
            // A number that is not passed as text is written with the fewest digits.
            if reading != .text, hasTrailingZeros {
                if operand == .v { operand = .w }
                if operand == .f { operand = .t }
            }
        }
        let isInteger = operand == .n || operand == .i
        let group = OperandGroup(
            operand: operand,
            modulus: relation.modulus,
            keepsSign: isInteger && reading == .signedFloat && numbers.hasNegatives,
            seesFraction: operand == .n
        )
        let recognizer = try number(of: .relations(group))
        let plain = PluralRule.Relation(
            operand,
            modulus: relation.modulus,
            includesFractions: relation.includesFractions,
            ranges: relation.ranges
        )
        let predicate = relations[group, default: PredicateList()].number(of: plain)
        let formula = Formula.predicate(.init(recognizer: recognizer, number: predicate))
        return relation.isNegated ? formula.negated : formula
    }

    /// The automaton for the relations of a group.
    func recognizer(for group: OperandGroup) throws(Undecided) -> any Recognizer {
        let relations = relations[group]?.elements ?? []
        var table = SignatureTable()
        let stretches = try stretches(relations, group, &table)
        switch group.operand {
        case .n, .i, .e:
            let variations = OperandVariations(
                table.signatures,
                relationCount: relations.count,
                keepsSign: group.keepsSign,
                seesFraction: group.seesFraction
            )
            switch try digits(stretches, group.modulus) {
            case .endings(let digits): return remembering(IntegerOperandAutomaton(digits, variations))
            case .remainder(let digits): return remembering(IntegerOperandAutomaton(digits, variations))
            }
        case .f, .t:
            let dropsZeros = group.operand == .t
            let signatures = table.signatures
            switch try digits(stretches, group.modulus) {
            case .endings(let digits):
                return remembering(
                    FractionOperandAutomaton(digits, dropsZeros: dropsZeros, signatures: signatures)
                )
            case .remainder(let digits):
                return remembering(
                    FractionOperandAutomaton(digits, dropsZeros: dropsZeros, signatures: signatures)
                )
            }
        case .v, .w:
            let largest = group.modulus ?? Int(clamping: stretches.starts.last ?? 0)
            guard largest <= Self.maximumModulus else { throw .tooManyStates }
            let count = DigitCountAutomaton(modulus: group.modulus.map { UInt64($0) }, stretches: stretches)
            return remembering(
                FractionOperandAutomaton(
                    count,
                    dropsZeros: group.operand == .w,
                    signatures: table.signatures
                )
            )
        }
    }

    private func remembering(_ automaton: some SpellingAutomaton) -> any Recognizer {
        RememberingRecognizer(automaton, letterCount: alphabet.scalars.count)
    }

    private enum Digits {
        case endings(EndingAutomaton)
        case remainder(RemainderAutomaton)
    }

    private func digits(_ stretches: Stretches, _ modulus: Int?) throws(Undecided) -> Digits {
        guard let modulus else { return .endings(EndingAutomaton(absolute: stretches)) }
        let period = UInt64(modulus)
        var power: UInt64 = 10
        for length in 1...18 {
            if power % period == 0, power / period <= UInt64(Self.maximumCopyCount) {
                let copies = stretches.repeated(Int(power / period), period: period)
                return .endings(EndingAutomaton(remainder: copies, length: length))
            }
            power *= 10
        }
        guard modulus <= Self.maximumModulus else { throw .tooManyStates }
        return .remainder(RemainderAutomaton(modulus: period, stretches: stretches))
    }

    /// Labels the values of an operand by the relations that hold, as ``OperandVariations`` wants them.
    private func stretches(
        _ relations: [PluralRule.Relation],
        _ group: OperandGroup,
        _ table: inout SignatureTable
    ) throws(Undecided) -> Stretches {
        let limit = group.modulus.map { UInt64($0) - 1 } ?? .max
        var spans: [Stretches.Span] = []
        for (index, relation) in relations.enumerated() {
            for range in relation.ranges {
                let span = UInt64(range.lowerBound)...UInt64(range.upperBound)
                spans.append(Stretches.Span(predicate: Int32(truncatingIfNeeded: index), range: span))
                if group.seesFraction, relation.includesFractions, range.lowerBound < range.upperBound {
                    let number = Int32(truncatingIfNeeded: index + relations.count)
                    spans.append(Stretches.Span(predicate: number, range: span.lowerBound...(span.upperBound - 1)))
                }
            }
            if group.keepsSign, relation.containsZero {
                let number = Int32(truncatingIfNeeded: index + 2 * relations.count)
                spans.append(Stretches.Span(predicate: number, range: 0...0))
            }
        }
        return try Stretches(spans, upTo: limit, &table)
    }
}

extension PluralRule.Relation {
    /// Whether 0 is among the numbers.
    fileprivate var containsZero: Bool { ranges.contains { $0.contains(0) } }
}
