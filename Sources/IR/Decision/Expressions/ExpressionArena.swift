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
        /// The language that is derived.
        var language: Language
        /// The letter that is read.
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

    /// How a language is made.
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
