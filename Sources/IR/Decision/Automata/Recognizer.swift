/// A deterministic automaton that reads a spelling letter by letter and tells wherever it may end which predicates hold.
///
/// In the spellings of numbers the letters 0…9 are the digits, then come the point and the minus sign.
protocol SpellingAutomaton {
    /// Equal states accept the same from there on.
    associatedtype State: Hashable

    /// The state before the first letter.
    var start: State { get }

    /// For each label the predicates that hold, ascending.
    var signatures: [[Int32]] { get }

    /// The state behind a letter; nil if no spelling of the domain goes on so.
    mutating func next(_ state: State, _ letter: Int) throws(Undecided) -> State?

    /// The label of spellings that end in a state.
    func label(of state: State) -> Int32
}

/// An automaton over digits alone, as a part of one over spellings.
protocol DigitAutomaton {
    /// Equal states accept the same from there on.
    associatedtype State: Hashable

    /// The state before the first digit.
    var start: State { get }

    /// The state behind a digit, 0…9.
    mutating func next(_ state: State, digit: Int) -> State

    /// The label of numbers that end in a state.
    func label(of state: State) -> Int32
}

/// The letters of decimal spellings behind the digits.
enum DecimalLetter {
    static let point = 10
    /// The minus sign.
    static let minus = 11
    /// How many letters there are.
    static let count = 12

    /// A letter as it is spelled.
    static func scalar(_ letter: Int) -> Unicode.Scalar {
        switch letter {
        case point: "."
        case minus: "-"
        default: Unicode.Scalar(UInt8(truncatingIfNeeded: letter) &+ 0x30)
        }
    }
}

/// An automaton whose states are numbered in the order in which they are met, the start being 0.
protocol Recognizer {
    /// For each label the predicates that hold, ascending.
    var signatures: [[Int32]] { get }

    /// The state behind a letter; -1 if no spelling of the domain goes on so.
    mutating func step(_ state: Int32, _ letter: Int) throws(Undecided) -> Int32

    /// The label of spellings that end in a state.
    func label(of state: Int32) -> Int32
}

/// An automaton that computes every step once.
struct RememberingRecognizer<Automaton: SpellingAutomaton>: Recognizer {
    private static var unknown: Int32 { -2 }

    private var automaton: Automaton
    private let letterCount: Int
    private var states: [Automaton.State]
    private var numbers: [Automaton.State: Int32]
    private var labels: [Int32]
    private var steps: [Int32]

    /// For each label, which predicates hold.
    let signatures: [[Int32]]

    /// Numbers the states of an automaton over an alphabet of so many letters.
    init(_ automaton: Automaton, letterCount: Int) {
        self.automaton = automaton
        self.letterCount = letterCount
        signatures = automaton.signatures
        states = [automaton.start]
        numbers = [automaton.start: 0]
        labels = [automaton.label(of: automaton.start)]
        steps = Array(repeating: Self.unknown, count: letterCount)
    }

    /// The state after a letter, found anew or known already.
    mutating func step(_ state: Int32, _ letter: Int) throws(Undecided) -> Int32 {
        let place = Int(state) * letterCount + letter
        let known = steps[place]
        if known != Self.unknown { return known }
        guard let next = try automaton.next(states[Int(state)], letter) else {
            steps[place] = -1
            return -1
        }
        if let number = numbers[next] {
            steps[place] = number
            return number
        }
        let number = Int32(truncatingIfNeeded: states.count)
        guard states.count < ProductSearch.maximumStateCount else { throw .tooManyStates }
        numbers[next] = number
        states.append(next)
        labels.append(automaton.label(of: next))
        steps[place] = number
        steps.append(contentsOf: repeatElement(Self.unknown, count: letterCount))
        return number
    }

    /// What the state says of the text that leads to it.
    func label(of state: Int32) -> Int32 { labels[Int(state)] }
}
