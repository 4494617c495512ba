/// Reads a spelling and tells whether a regular expression is found in it.
struct ExpressionAutomaton: SpellingAutomaton {
    /// What the rest of the spelling has to be, and what the rest would have to be for each observer.
    struct State: Hashable {
        /// The language of the rest.
        var language: ExpressionArena.Language
        /// The observers' states; none where the language does not ask them.
        var observers: [ExpressionArena.Language]
    }

    private var arena: ExpressionArena

    /// For each letter the first one that no set of the expression tells from it.
    private var representatives: [Int] = []

    let start: State

    /// Compiles an expression over an alphabet, within a number of steps.
    init(_ node: RegularExpression.Node, _ alphabet: Alphabet, work: Int) throws(Undecided) {
        // A letter is a bit.
        guard alphabet.scalars.count <= 64 else { throw .tooLarge }
        var compiler = ExpressionCompiler(alphabet, work: work)
        let language = try compiler.search(node)
        arena = compiler.arena
        let sets = arena.sets.sorted()
        var known: [[Bool]: Int] = [:]
        for letter in alphabet.scalars.indices {
            let memberships = sets.map { $0 & (1 << UInt64(letter)) != 0 }
            let representative = known[memberships] ?? letter
            known[memberships] = representative
            representatives.append(representative)
        }
        start = State(language: language, observers: arena.hasGuards(language) ? compiler.observers : [])
    }

    /// The only predicate says that the expression is found.
    var signatures: [[Int32]] { [[], [0]] }

    mutating func next(_ state: State, _ letter: Int) throws(Undecided) -> State? {
        let seen = seen(state)
        let letter = representatives[letter]
        let language = try arena.derivative(of: state.language, by: letter, seen: seen)
        var next = State(language: language, observers: [])
        guard arena.hasGuards(language) else { return next }
        for observer in state.observers {
            next.observers.append(try arena.derivative(of: observer, by: letter, seen: seen))
        }
        return next
    }

    func label(of state: State) -> Int32 { arena.isNullable(state.language, seen: seen(state)) ? 1 : 0 }

    /// A bit for each observer that has seen what it looks for; one may ask those before it.
    private func seen(_ state: State) -> UInt64 {
        var seen: UInt64 = 0
        for (index, observer) in state.observers.enumerated() where arena.isNullable(observer, seen: seen) {
            seen |= 1 << UInt64(index)
        }
        return seen
    }
}
