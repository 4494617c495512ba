/// A condition as a combination of what automata tell.
indirect enum Formula: Hashable {
    /// Always true, or never.
    case constant(Bool)
    /// True where a predicate holds.
    case predicate(Predicate)
    /// True where the other is not.
    case not(Formula)
    /// True where all are.
    case all([Formula])
    /// True where at least one is.
    case any([Formula])

    /// Something that an automaton tells of the spelling it has read.
    struct Predicate: Hashable {
        /// Which automaton.
        var recognizer: Int32
        /// Which of its predicates.
        var number: Int32
    }

    /// The opposite.
    var negated: Formula {
        switch self {
        case .constant(let value): .constant(!value)
        case .not(let formula): formula
        default: .not(self)
        }
    }

    static func conjunction(_ formulas: [Formula]) -> Formula {
        let open = formulas.filter { $0 != .constant(true) }
        if open.contains(.constant(false)) { return .constant(false) }
        if open.isEmpty { return .constant(true) }
        return open.count == 1 ? open[0] : .all(open)
    }

    static func disjunction(_ formulas: [Formula]) -> Formula {
        let open = formulas.filter { $0 != .constant(false) }
        if open.contains(.constant(true)) { return .constant(true) }
        if open.isEmpty { return .constant(false) }
        return open.count == 1 ? open[0] : .any(open)
    }

    /// Whether the formula holds where a function tells which predicates do.
    func holds(_ isTrue: (Predicate) -> Bool) -> Bool {
        switch self {
        case .constant(let value): value
        case .predicate(let predicate): isTrue(predicate)
        case .not(let formula): !formula.holds(isTrue)
        case .all(let formulas): formulas.allSatisfy { $0.holds(isTrue) }
        case .any(let formulas): formulas.contains { $0.holds(isTrue) }
        }
    }

    /// How many steps it takes to see whether the formula holds.
    var size: Int {
        switch self {
        case .constant, .predicate: 1
        case .not(let formula): 1 + formula.size
        case .all(let formulas), .any(let formulas): formulas.reduce(1) { $0 + $1.size }
        }
    }
}
