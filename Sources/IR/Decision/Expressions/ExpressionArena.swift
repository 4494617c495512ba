/// Languages over an alphabet of at most 64 letters, each kept once, so that equal ones have equal numbers.
///
/// Unions and intersections are sets, nested ones are one, and what can be seen to be nothing or everything is: that makes
/// the derivatives of a language finitely many.
struct ExpressionArena {
    /// A language by its number.
    typealias Language = Int32

    /// How a language is made of others.
    enum Node: Hashable {
        /// No text.
        case nothing
        /// The empty text alone.
        case empty
        /// The texts of one letter, out of a set.
        case letters(UInt64)
        /// One language and then the other.
        case sequence(Language, Language)
        /// What is in at least one of them.
        case union([Language])
        /// What is in all of them.
        case intersection([Language])
        /// What is not in it.
        case complement(Language)
        /// Any number of texts of a language, one after the other.
        case repetition(Language)
        /// A language where what was read before is, or is not, what an observer looks for; else nothing.
        case guarded(observer: Int, isSeen: Bool, Language)
    }

    /// What is known of a language.
    private struct Facts {
        var node: Node
        /// Whether guards stand in it: then what it accepts depends on what was read before.
        var hasGuards: Bool
        /// Whether the empty text belongs to it; of a language with guards this is not known.
        var isNullable: Bool
    }

    /// No text.
    static let nothing: Language = 0
    /// The empty text alone.
    static let empty: Language = 1
    /// All texts.
    static let everything: Language = 2

    /// Recursion beyond this depth is given up.
    static let maximumDepth = 120

    /// The set of all letters.
    let allLetters: UInt64

    private var facts: [Facts] = []
    private var numbers: [Node: Language] = [:]
    private var work: Int

    /// What a derivative depends on.
    struct Derivation: Hashable {
        var language: Language
        var letter: Int
        /// Which look-behinds have been met.
        var seen: UInt64
    }

    /// The sets of letters that were named.
    var sets: Set<UInt64> = []

    /// The derivatives that were computed before.
    var derivatives: [Derivation: Language] = [:]

    /// An arena over so many letters, in which so many steps may be taken.
    init(letterCount: Int, work: Int) {
        allLetters = letterCount >= 64 ? .max : (1 << UInt64(letterCount)) - 1
        self.work = work
        facts = [
            Facts(node: .nothing, hasGuards: false, isNullable: false),
            Facts(node: .empty, hasGuards: false, isNullable: true),
            Facts(node: .complement(Self.nothing), hasGuards: false, isNullable: true),
        ]
        numbers = [.nothing: Self.nothing, .empty: Self.empty, .complement(Self.nothing): Self.everything]
    }

    func node(_ language: Language) -> Node { facts[Int(language)].node }

    /// Whether what a language accepts depends on what was read before.
    func hasGuards(_ language: Language) -> Bool { facts[Int(language)].hasGuards }

    /// Whether the empty text belongs to a language, where observers have or have not seen what they look for.
    func isNullable(_ language: Language, seen: UInt64 = 0) -> Bool {
        let facts = facts[Int(language)]
        guard facts.hasGuards else { return facts.isNullable }
        switch facts.node {
        case .nothing, .letters: return false
        case .empty, .repetition: return true
        case .sequence(let first, let second): return isNullable(first, seen: seen) && isNullable(second, seen: seen)
        case .union(let parts): return parts.contains { isNullable($0, seen: seen) }
        case .intersection(let parts): return parts.allSatisfy { isNullable($0, seen: seen) }
        case .complement(let language): return !isNullable(language, seen: seen)
        case .guarded(let observer, let isSeen, let language):
            return (seen & (1 << UInt64(observer)) != 0) == isSeen && isNullable(language, seen: seen)
        }
    }

    /// Takes a step; throws where there were too many.
    mutating func spend(_ steps: Int) throws(Undecided) {
        work -= steps
        if work < 0 { throw .tooManyStates }
    }

    /// The number of a language that is made so.
    mutating func language(_ node: Node) throws(Undecided) -> Language {
        if let number = numbers[node] { return number }
        try spend(1)
        var hasGuards = false
        var isNullable = false
        switch node {
        case .nothing, .letters: break
        case .empty: isNullable = true
        case .sequence(let first, let second):
            hasGuards = self.hasGuards(first) || self.hasGuards(second)
            isNullable = self.isNullable(first) && self.isNullable(second)
        case .union(let parts):
            hasGuards = parts.contains { self.hasGuards($0) }
            isNullable = parts.contains { self.isNullable($0) }
        case .intersection(let parts):
            hasGuards = parts.contains { self.hasGuards($0) }
            isNullable = parts.allSatisfy { self.isNullable($0) }
        case .complement(let language):
            hasGuards = self.hasGuards(language)
            isNullable = !self.isNullable(language)
        case .repetition(let language):
            hasGuards = self.hasGuards(language)
            isNullable = true
        case .guarded: hasGuards = true
        }
        let number = Language(truncatingIfNeeded: facts.count)
        numbers[node] = number
        facts.append(Facts(node: node, hasGuards: hasGuards, isNullable: isNullable))
        return number
    }
}

extension ExpressionArena {
    /// The texts of one letter out of a set.
    mutating func letters(_ set: UInt64) throws(Undecided) -> Language {
        let set = set & allLetters
        sets.insert(set)
        return set == 0 ? Self.nothing : try language(.letters(set))
    }

    /// Texts of one language before those of another one; the first one has no guards.
    mutating func sequence(_ first: Language, _ second: Language, depth: Int = 0) throws(Undecided) -> Language {
        if depth > Self.maximumDepth { throw .tooLarge }
        if first == Self.nothing || second == Self.nothing { return Self.nothing }
        if first == Self.empty { return second }
        if second == Self.empty { return first }
        switch node(first) {
        case .sequence(let head, let tail):
            return try sequence(head, try sequence(tail, second, depth: depth + 1), depth: depth + 1)
        case .union(let parts):
            var sequences: [Language] = []
            for part in parts { sequences.append(try sequence(part, second, depth: depth + 1)) }
            return try union(sequences)
        default: break
        }
        if first == Self.everything {
            if second == Self.everything { return Self.everything }
            if case .sequence(Self.everything, _) = node(second) { return second }
        }
        return try language(.sequence(first, second))
    }

    /// Any number of texts of a language, which has no guards.
    mutating func repetition(_ body: Language) throws(Undecided) -> Language {
        switch node(body) {
        case .nothing, .empty: return Self.empty
        case .letters(allLetters): return Self.everything
        case .repetition: return body
        default: return body == Self.everything ? body : try language(.repetition(body))
        }
    }

    /// The texts of any of some languages.
    mutating func union(_ languages: [Language]) throws(Undecided) -> Language {
        var parts: [Language] = []
        for language in languages {
            if case .union(let inner) = node(language) { parts += inner } else { parts.append(language) }
        }
        try spend(parts.count)
        parts = try joiningLetters(parts.filter { $0 != Self.nothing })
        parts.sort()
        parts.removeRepetitions()
        if parts.contains(Self.everything) { return Self.everything }
        for part in parts {
            if case .complement(let opposite) = node(part), parts.contains(opposite) { return Self.everything }
        }
        switch parts.count {
        case 0: return Self.nothing
        case 1: return parts[0]
        default: return try language(.union(parts))
        }
    }

    /// Makes one of all parts that begin with one letter and go on alike.
    private mutating func joiningLetters(_ parts: [Language]) throws(Undecided) -> [Language] {
        var result: [Language] = []
        var tails: [(tail: Language, set: UInt64)] = []
        for part in parts {
            let found: (tail: Language, set: UInt64)
            switch node(part) {
            case .letters(let set): found = (Self.empty, set)
            case .sequence(let head, let tail):
                guard case .letters(let set) = node(head) else {
                    result.append(part)
                    continue
                }
                found = (tail, set)
            default:
                result.append(part)
                continue
            }
            if let index = tails.firstIndex(where: { $0.tail == found.tail }) {
                tails[index].set |= found.set
            } else {
                tails.append(found)
            }
            try spend(tails.count)
        }
        for (tail, set) in tails { result.append(try sequence(try letters(set), tail)) }
        return result
    }

    /// The texts of all of some languages.
    mutating func intersection(_ languages: [Language]) throws(Undecided) -> Language {
        var parts: [Language] = []
        for language in languages {
            if case .intersection(let inner) = node(language) { parts += inner } else { parts.append(language) }
        }
        try spend(parts.count)
        parts = parts.filter { $0 != Self.everything }
        parts.sort()
        parts.removeRepetitions()
        if parts.contains(Self.nothing) { return Self.nothing }
        if parts.contains(Self.empty) {
            if parts.contains(where: { !hasGuards($0) && !isNullable($0) }) { return Self.nothing }
            parts = parts.filter { $0 == Self.empty || hasGuards($0) }
        }
        for part in parts {
            if case .complement(let opposite) = node(part), parts.contains(opposite) { return Self.nothing }
        }
        switch parts.count {
        case 0: return Self.everything
        case 1: return parts[0]
        default: return try language(.intersection(parts))
        }
    }

    /// The texts that do not belong to a language.
    mutating func complement(_ language: Language) throws(Undecided) -> Language {
        if case .complement(let opposite) = node(language) { return opposite }
        return try self.language(.complement(language))
    }

    /// A language where an observer has, or has not, seen what it looks for.
    mutating func guarded(_ observer: Int, isSeen: Bool, _ language: Language) throws(Undecided) -> Language {
        language == Self.nothing
            ? language : try self.language(.guarded(observer: observer, isSeen: isSeen, language))
    }

    /// The texts of a language without guards but for the empty one.
    mutating func withoutEmpty(_ language: Language, depth: Int = 0) throws(Undecided) -> Language {
        if depth > Self.maximumDepth { throw .tooLarge }
        guard isNullable(language) else { return language }
        switch node(language) {
        case .nothing, .empty, .letters: return Self.nothing
        case .sequence(let first, let second):
            // Both can be empty, or the sequence could not.
            let long = try sequence(try withoutEmpty(first, depth: depth + 1), second)
            return try union([long, try withoutEmpty(second, depth: depth + 1)])
        case .union(let parts):
            var rest: [Language] = []
            for part in parts { rest.append(try withoutEmpty(part, depth: depth + 1)) }
            return try union(rest)
        case .repetition(let body): return try sequence(try withoutEmpty(body, depth: depth + 1), language)
        case .intersection, .complement, .guarded:
            return try intersection([language, try sequence(try letters(allLetters), Self.everything)])
        }
    }
}

extension ExpressionArena {
    /// What has to follow a letter for a text to belong to a language.
    ///
    /// - Parameter seen: a bit for each observer that has seen what it looks for before the letter.
    mutating func derivative(
        of language: Language,
        by letter: Int,
        seen: UInt64,
        depth: Int = 0
    ) throws(Undecided) -> Language {
        if depth > Self.maximumDepth { throw .tooLarge }
        switch node(language) {
        case .nothing, .empty: return Self.nothing
        case .letters(let set): return set & (1 << UInt64(letter)) != 0 ? Self.empty : Self.nothing
        default: break
        }
        if language == Self.everything { return language }
        let derivation = Derivation(language: language, letter: letter, seen: hasGuards(language) ? seen : 0)
        if let known = derivatives[derivation] { return known }
        try spend(1)
        let result: Language
        switch node(language) {
        case .nothing, .empty, .letters: result = Self.nothing
        case .sequence(let first, let second):
            let behind = try derivative(of: first, by: letter, seen: seen, depth: depth + 1)
            let long = try sequence(behind, second)
            if isNullable(first) {
                result = try union([long, try derivative(of: second, by: letter, seen: seen, depth: depth + 1)])
            } else {
                result = long
            }
        case .union(let parts):
            var derived: [Language] = []
            for part in parts { derived.append(try derivative(of: part, by: letter, seen: seen, depth: depth + 1)) }
            result = try union(derived)
        case .intersection(let parts):
            var derived: [Language] = []
            for part in parts {
                let next = try derivative(of: part, by: letter, seen: seen, depth: depth + 1)
                derived.append(next)
                if next == Self.nothing { break }
            }
            result = try intersection(derived)
        case .complement(let opposite):
            result = try complement(try derivative(of: opposite, by: letter, seen: seen, depth: depth + 1))
        case .repetition(let body):
            result = try sequence(try derivative(of: body, by: letter, seen: seen, depth: depth + 1), language)
        case .guarded(let observer, let isSeen, let rest):
            let holds = (seen & (1 << UInt64(observer)) != 0) == isSeen
            result = holds ? try derivative(of: rest, by: letter, seen: seen, depth: depth + 1) : Self.nothing
        }
        derivatives[derivation] = result
        return result
    }
}

extension [Int32] {
    /// Leaves each element of an ascending array once.
    fileprivate mutating func removeRepetitions() {
        var kept = 0
        for index in indices where index == 0 || self[index] != self[index - 1] {
            self[kept] = self[index]
            kept += 1
        }
        removeLast(count - kept)
    }
}
