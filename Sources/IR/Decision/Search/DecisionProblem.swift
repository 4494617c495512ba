/// A question as automata and what is made of their answers.
struct DecisionProblem {
    /// The letters of the spellings.
    var alphabet: Alphabet

    /// The automata; the first one is the domain's, whose predicates are the parts.
    var recognizers: [any Recognizer]

    var sides: [CompiledSide]

    /// What a spelling has to meet beyond the domain's automaton.
    var restriction: Restriction

    /// What is left out.
    var limits: Set<Decision.Limit>
}

/// What a spelling has to meet to be looked at.
struct Restriction {
    /// For every number.
    var everywhere = Formula.constant(true)

    /// For numbers with a fraction as well.
    var ofFractions = Formula.constant(true)
}

/// A list of conditions, prepared so that few of them are looked at to find the first that holds.
struct CompiledSide {
    /// For each automaton and label the first condition that is one predicate of it; the number of conditions for none.
    private var first: [[Int]]

    /// The other conditions, in their order.
    private var others: [(index: Int, formula: Formula)] = []

    private let count: Int

    /// Prepares conditions for automata.
    init(_ formulas: [Formula], _ recognizers: [any Recognizer]) {
        count = formulas.count
        var single: [Formula.Predicate: Int] = [:]
        for (index, formula) in formulas.enumerated() {
            switch formula {
            case .constant(false): break
            case .predicate(let predicate): if single[predicate] == nil { single[predicate] = index }
            default: others.append((index, formula))
            }
            if formula == .constant(true) { break }
        }
        first = []
        guard !single.isEmpty else { return }
        for (number, recognizer) in recognizers.enumerated() {
            first.append(
                recognizer.signatures.map { signature in
                    signature.reduce(formulas.count) { best, predicate in
                        let number = Int32(truncatingIfNeeded: number)
                        return min(best, single[.init(recognizer: number, number: predicate)] ?? best)
                    }
                }
            )
        }
    }

    /// The first condition that holds; nil if none does.
    ///
    /// - Parameters:
    ///   - labels: the label of each automaton.
    ///   - work: is lowered by the number of steps it takes.
    func choice(_ labels: [Int32], _ isTrue: (Formula.Predicate) -> Bool, work: inout Int) -> Int? {
        var best = count
        for (recognizer, choices) in first.enumerated() { best = min(best, choices[Int(labels[recognizer])]) }
        work -= first.count + 1
        for other in others {
            guard other.index < best else { break }
            work -= other.formula.size
            if other.formula.holds(isTrue) {
                best = other.index
                break
            }
        }
        return best < count ? best : nil
    }
}
