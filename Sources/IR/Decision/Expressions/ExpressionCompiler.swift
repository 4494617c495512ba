/// Makes languages of a regular expression's syntax tree, each node with the language of what follows it.
///
/// Look-ahead is an intersection with what follows, its negation one with the complement. Look-behind and word boundaries
/// are left to observers, which run beside and have read what stands before.
struct ExpressionCompiler {
    typealias Language = ExpressionArena.Language
    typealias Node = RegularExpression.Node

    /// The languages from the start of the text on, and from any other place on: `^` is true only at the start.
    struct Pair {
        /// What is to follow at the start of the text.
        var atStart: Language
        /// What is to follow anywhere else.
        var later: Language

        /// The same from everywhere.
        init(_ language: Language) {
            atStart = language
            later = language
        }
    }

    /// Where an expression stands, which tells what can't be modelled there.
    private enum Place {
        case anywhere
        case repeated
        case lookBehind
    }

    var arena: ExpressionArena

    /// What the observers look for, in texts that end where they stand; one refers only to those before it.
    private(set) var observers: [Language] = []

    /// A bit for each observer that finds what it looks for at the start of the text already.
    private var seenAtStart: UInt64 = 0

    private let alphabet: Alphabet

    /// As many observers have bits.
    private static let maximumObserverCount = 60

    /// Compiles over an alphabet, within a number of steps.
    init(_ alphabet: Alphabet, work: Int) {
        self.alphabet = alphabet
        arena = ExpressionArena(letterCount: alphabet.scalars.count, work: work)
    }

    /// The texts in which an expression is found.
    mutating func search(_ node: Node) throws(Undecided) -> Language {
        let pair = try compile(node, Pair(ExpressionArena.everything), .anywhere)
        return try found(anywhere: pair)
    }

    /// Texts that begin with what is at the start, or anything but nothing and what comes later.
    private mutating func found(anywhere pair: Pair) throws(Undecided) -> Language {
        let before = try arena.sequence(try arena.letters(arena.allLetters), ExpressionArena.everything)
        return try arena.union([pair.atStart, try arena.sequence(before, pair.later)])
    }

    private mutating func compile(_ node: Node, _ next: Pair, _ place: Place) throws(Undecided) -> Pair {
        try arena.spend(1)
        switch node {
        case .empty: return next
        case .scalar(let set):
            return Pair(try arena.sequence(try arena.letters(alphabet.letters(of: set)), next.later))
        case .sequence(let nodes):
            var next = next
            for node in nodes.reversed() { next = try compile(node, next, place) }
            return next
        case .alternatives(let nodes):
            var found: [Pair] = []
            for node in nodes { found.append(try compile(node, next, place)) }
            return try union(found)
        case .repetition(let body, let repetition): return try compile(body, repetition, next, place)
        case .assertion(let assertion): return try compile(assertion, next, place)
        case .lookAround(let lookAround, let body):
            if place == .repeated { throw .unsupportedExpression }
            if lookAround.isBehind {
                let before = try compile(body, Pair(ExpressionArena.empty), .lookBehind)
                let observer = try observer(for: try found(anywhere: before))
                return try guarded(observer, isSeen: !lookAround.isNegated, next)
            }
            // What is looked for ahead could stand behind the place from which is looked back.
            if place == .lookBehind { throw .unsupportedExpression }
            let ahead = try compile(body, Pair(ExpressionArena.everything), place)
            return try intersection(lookAround.isNegated ? try complement(ahead) : ahead, next)
        }
    }

    /// Bounded repetitions are written out; an unbounded one is a language of its own, which knows no places.
    private mutating func compile(
        _ body: Node,
        _ repetition: RegularExpression.Repetition,
        _ next: Pair,
        _ place: Place
    ) throws(Undecided) -> Pair {
        var result = next
        if let maximum = repetition.maximum {
            for _ in repetition.minimum..<max(maximum, repetition.minimum) {
                result = try union([next, try compile(body, result, place)])
            }
        } else {
            let once = try compile(body, Pair(ExpressionArena.empty), .repeated).later
            let more = try arena.sequence(try arena.repetition(once), next.later)
            result = Pair(more)
            if next.atStart != next.later {
                // Where nothing is taken the start is the start still.
                let some = try arena.sequence(try arena.withoutEmpty(once), more)
                result.atStart = try arena.union([next.atStart, some])
            }
        }
        for _ in 0..<repetition.minimum { result = try compile(body, result, place) }
        return result
    }

    private mutating func compile(
        _ assertion: RegularExpression.Assertion,
        _ next: Pair,
        _ place: Place
    ) throws(Undecided) -> Pair {
        if place == .repeated { throw .unsupportedExpression }
        if assertion == .start {
            var result = next
            result.later = ExpressionArena.nothing
            return result
        }
        if place == .lookBehind { throw .unsupportedExpression }
        switch assertion {
        case .start: return next
        case .end: return try intersection(Pair(ExpressionArena.empty), next)
        case .endOrLastLineEnd: return try intersection(Pair(try lineEnd()), next)
        case .wordBoundary, .noWordBoundary:
            let word = try arena.letters(alphabet.letters(of: .init(classes: [.init(.word)], ignoresCase: false)))
            let before = try observer(for: try arena.sequence(ExpressionArena.everything, word))
            let ahead = Pair(try arena.sequence(word, ExpressionArena.everything))
            let isBoundary = assertion == .wordBoundary
            return try union([
                try guarded(before, isSeen: isBoundary, try intersection(try complement(ahead), next)),
                try guarded(before, isSeen: !isBoundary, try intersection(ahead, next)),
            ])
        }
    }

    /// Nothing, or a last end of a line; a line feed behind a carriage return is the end of one already ended.
    private mutating func lineEnd() throws(Undecided) -> Language {
        let ends = alphabet.letters(of: .init(classes: [.init(.lineEnd)], ignoresCase: false))
        guard ends != 0 else { return ExpressionArena.empty }
        let lineFeed = alphabet.letters(of: .init(ranges: [0x0A...0x0A], ignoresCase: false))
        let carriageReturn = alphabet.letters(of: .init(ranges: [0x0D...0x0D], ignoresCase: false))
        let feed = try arena.letters(lineFeed)
        let carriage = try arena.letters(carriageReturn)
        let behindCarriage = try observer(for: try arena.sequence(ExpressionArena.everything, carriage))
        return try arena.union([
            ExpressionArena.empty, try arena.letters(ends & ~lineFeed), try arena.sequence(carriage, feed),
            try arena.guarded(behindCarriage, isSeen: false, feed),
        ])
    }

    private mutating func observer(for language: Language) throws(Undecided) -> Int {
        if let known = observers.firstIndex(of: language) { return known }
        guard observers.count < Self.maximumObserverCount else { throw .unsupportedExpression }
        observers.append(language)
        if arena.isNullable(language, seen: seenAtStart) { seenAtStart |= 1 << UInt64(observers.count - 1) }
        return observers.count - 1
    }
}

extension ExpressionCompiler {
    private mutating func union(_ pairs: [Pair]) throws(Undecided) -> Pair {
        var result = Pair(try arena.union(pairs.map(\.later)))
        result.atStart = try arena.union(pairs.map(\.atStart))
        return result
    }

    private mutating func intersection(_ first: Pair, _ second: Pair) throws(Undecided) -> Pair {
        var result = Pair(try arena.intersection([first.later, second.later]))
        result.atStart = try arena.intersection([first.atStart, second.atStart])
        return result
    }

    private mutating func complement(_ pair: Pair) throws(Undecided) -> Pair {
        var result = Pair(try arena.complement(pair.later))
        result.atStart = try arena.complement(pair.atStart)
        return result
    }

    private mutating func guarded(_ observer: Int, isSeen: Bool, _ pair: Pair) throws(Undecided) -> Pair {
        var result = Pair(try arena.guarded(observer, isSeen: isSeen, pair.later))
        let isSeenAtStart = seenAtStart & (1 << UInt64(observer)) != 0
        result.atStart = isSeenAtStart == isSeen ? pair.atStart : ExpressionArena.nothing
        return result
    }
}
