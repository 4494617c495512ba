/// Turns the conditions of a question into automata and formulas.
struct ConditionCompiler {
    /// What tells automata of one sort from each other.
    enum Group: Hashable {
        case relations(OperandGroup)
        /// Ranges of signed numbers.
        case ranges(RangeGroup)
        /// Equality with texts.
        case texts
        case expression(RegularExpression)
    }

    /// Relations that one automaton looks at.
    struct OperandGroup: Hashable {
        /// The operand that is looked at.
        var operand: PluralRule.Operand
        /// The modulus; nil where the operand is taken whole.
        var modulus: Int?
        /// Whether n and i of a negative number are negative.
        var keepsSign: Bool
        var seesFraction: Bool
    }

    /// Ranges that one automaton looks at.
    struct RangeGroup: Hashable {
        /// Whether what stands behind the point does not count.
        var truncates: Bool
        /// Whether numbers are rounded to double precision before they are compared.
        var rounds: Bool
    }

    let question: Decision.Question

    /// The language of the side that is compiled.
    private var language: LanguageTag

    /// The numbers of the domain, so far as they are analysed; nil for words.
    let numbers: NumberDomain?

    /// Whether fractions may end in zeros.
    let hasTrailingZeros: Bool

    /// What is left out.
    let limits: Set<Decision.Limit>

    let alphabet: Alphabet

    /// More automata than this are not run side by side.
    static let maximumRecognizerCount = 256

    /// The steps that all regular expressions together may take.
    private static let maximumExpressionWork = 1_000_000

    /// The automata but for the domain's, in the order of their numbers from 1 on.
    private var groups: [Group: Int32] = [:]
    private var order: [Group] = []

    /// What each automaton is asked, in the order of predicates.
    var relations: [OperandGroup: NumberedList<PluralRule.Relation>] = [:]
    private var ranges: [RangeGroup: NumberedList<NumberRange>] = [:]
    private var texts = NumberedList<[Int]>()
    /// The numbers of texts, which are equal if they are canonically equivalent.
    private var textNumbers: [String: Int32] = [:]
    private var expressionCount = 0

    init(_ question: Decision.Question) throws(Undecided) {
        self.question = question
        language = question.language
        let readings = Set(question.sides.map(\.reading))
        hasTrailingZeros = readings.contains(.text)
        var limits: Set<Decision.Limit> = []
        switch question.domain {
        case .words:
            numbers = nil
            alphabet = try Alphabet(wordsFor: question.sides.flatMap(\.conditions))
        case .numbers(var domain):
            if readings.contains(.signedFloat) { limits.insert(.singlePrecision) }
            if readings.contains(.unsignedInteger), domain.hasNegatives {
                limits.insert(.negativesAsUnsigned)
                domain.hasNegatives = false
            }
            numbers = domain
            alphabet = .decimal
        }
        self.limits = limits
    }

    /// Everything that the search needs.
    mutating func compile() throws(Undecided) -> DecisionProblem {
        var sides: [[Formula]] = []
        for side in question.sides {
            var formulas: [Formula] = []
            language = side.language ?? question.language
            for condition in side.conditions { formulas.append(try formula(condition, side.reading)) }
            sides.append(formulas)
        }
        let restriction = try restriction()
        let letterCount = alphabet.scalars.count
        var recognizers: [any Recognizer] = []
        if let numbers {
            let domain = DecimalDomainAutomaton(numbers, hasTrailingZeros: hasTrailingZeros)
            recognizers.append(RememberingRecognizer(domain, letterCount: letterCount))
        } else {
            recognizers.append(RememberingRecognizer(WordDomainAutomaton(), letterCount: letterCount))
        }
        for group in order { recognizers.append(try recognizer(for: group)) }
        if limits.contains(.singlePrecision) {
            recognizers.append(RememberingRecognizer(SignificantDigitAutomaton(), letterCount: letterCount))
        }
        return DecisionProblem(
            alphabet: alphabet,
            recognizers: recognizers,
            sides: sides.map { CompiledSide($0, recognizers) },
            restriction: restriction,
            limits: limits
        )
    }

    /// The automaton of a group, by its number.
    mutating func number(of group: Group) throws(Undecided) -> Int32 {
        if let number = groups[group] { return number }
        // 0 is the domain's.
        let number = Int32(truncatingIfNeeded: order.count + 1)
        guard order.count < Self.maximumRecognizerCount else { throw .tooLarge }
        groups[group] = number
        order.append(group)
        return number
    }

    private mutating func formula(_ condition: Condition, _ reading: Reading) throws(Undecided) -> Formula {
        switch condition {
        case .category(let category, let kind): return try formula(category, kind, reading)
        case .rule(let rule): return try formula(rule, reading)
        case .number(let range): return try formula(range, reading)
        case .text(let text): return try formula(text)
        case .matches(let expression):
            if expression.problem?.kind == .invalid { return .constant(false) }
            guard expression.parsed != nil else { throw .unsupportedExpression }
            if groups[.expression(expression)] == nil { expressionCount += 1 }
            return .predicate(.init(recognizer: try number(of: .expression(expression)), number: 0))
        case .atLeast, .absent: return .constant(false)
        case .otherwise: return .constant(true)
        }
    }

    /// Rules are tried in order, so a category's numbers are those of no rule before its own; `other` takes the rest.
    private mutating func formula(
        _ category: PluralCategory,
        _ kind: PluralKind,
        _ reading: Reading
    ) throws(Undecided) -> Formula {
        let rules = PluralRules.rules(for: language, kind: kind)
        guard rules.hasCategory(category) else { return .constant(false) }
        var formulas: [Formula] = []
        for rule in rules.rules {
            let own = try formula(rule.rule, reading)
            if rule.category == category { return .conjunction(formulas + [own]) }
            formulas.append(own.negated)
        }
        return .conjunction(formulas)
    }

    private mutating func formula(_ range: NumberRange, _ reading: Reading) throws(Undecided) -> Formula {
        guard let numbers else { throw .wordsAsNumbers }
        let group = RangeGroup(
            truncates: numbers.hasFractions && (reading == .integer || reading == .unsignedInteger),
            rounds: reading == .text
        )
        let recognizer = try number(of: .ranges(group))
        let compared = group.rounds ? range.roundedToDoublePrecision : range
        return .predicate(
            .init(recognizer: recognizer, number: ranges[group, default: NumberedList()].number(of: compared))
        )
    }

    private mutating func formula(_ text: String) throws(Undecided) -> Formula {
        var letters: [Int] = []
        for scalar in text.unicodeScalars {
            guard let letter = alphabet.letter(scalar) else { return .constant(false) }
            letters.append(letter)
        }
        let number = textNumbers[text] ?? texts.number(of: letters)
        textNumbers[text] = number
        return .predicate(.init(recognizer: try self.number(of: .texts), number: number))
    }

    /// What a spelling has to meet beyond the domain's automaton.
    private mutating func restriction() throws(Undecided) -> Restriction {
        guard limits.contains(.singlePrecision) else { return Restriction() }
        let largest = NumberRange.Bound(DecimalNumber(1 << 24), isInclusive: true)
        let range = NumberRange(
            lower: NumberRange.Bound(largest.value.negated, isInclusive: true),
            upper: largest
        )
        let size = try formula(range, .signedFloat)
        let precision = Formula.Predicate(recognizer: Int32(truncatingIfNeeded: order.count + 1), number: 0)
        return Restriction(everywhere: size, ofFractions: .predicate(precision))
    }

    private func recognizer(for group: Group) throws(Undecided) -> any Recognizer {
        let letterCount = alphabet.scalars.count
        switch group {
        case .relations(let group): return try recognizer(for: group)
        case .ranges(let group):
            let automaton = try RangeAutomaton(
                (ranges[group]?.elements ?? []).enumerated().map { (Int32(truncatingIfNeeded: $0.offset), $0.element) },
                numbers ?? .wholeNumbers,
                truncates: group.truncates
            )
            return RememberingRecognizer(automaton, letterCount: letterCount)
        case .texts: return RememberingRecognizer(try TextAutomaton(texts.elements), letterCount: letterCount)
        case .expression(let expression):
            guard let node = expression.parsed else { throw .unsupportedExpression }
            let automaton = try ExpressionAutomaton(node, alphabet, work: Self.maximumExpressionWork / expressionCount)
            return RememberingRecognizer(automaton, letterCount: letterCount)
        }
    }
}

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
        let predicate = relations[group, default: NumberedList()].number(of: plain)
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
                table.elements,
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
            let signatures = table.elements
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
                    signatures: table.elements
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
