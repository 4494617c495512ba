/// Reads the digits of a whole number and tells the value of a function that is constant on stretches.
///
/// The function looks at the number itself, or at its remainder by a power of ten. A state is what the function says of
/// all endings of each length: reading a digit takes the part of the endings one longer that begin with it. These are the
/// minimal automaton's states.
struct EndingAutomaton: DigitAutomaton {
    /// What the function says of the endings of each length.
    struct State: Hashable {
        /// The stretches of all endings with 0, 1, 2 … digits, by number.
        var endings: [Int32]

        /// The stretches of the endings that are one digit longer than those.
        var longest: Int32
    }

    /// A part of a list of stretches.
    private struct Window: Hashable {
        var list: Int32
        var length: Int32
        var digit: Int32
    }

    /// One stretch of endings, to the next one's start.
    private struct Piece: Hashable {
        var start: UInt64
        var label: Int32
    }

    private var lists = NumberedList<[Piece]>()
    private var windows: [Window: Int32] = [:]
    private let powers: [UInt64]

    /// Beyond the last stretch's start by digits; nil where only a remainder is looked at.
    private var beyond: Int32?
    private var full: Int32 = 0

    private(set) var start = State(endings: [], longest: 0)

    /// Looks at the number itself.
    init(absolute stretches: Stretches) {
        let last = stretches.starts.last ?? 0
        var length = 1
        // 19 digits hold every stretch that begins at or below 2⁶³.
        while length < 19, last >= Self.power(length) { length += 1 }
        self.init(stretches, length: length, isAbsolute: true)
    }

    /// Looks at the remainder by 10^`length`.
    init(remainder stretches: Stretches, length: Int) { self.init(stretches, length: length, isAbsolute: false) }

    private init(_ stretches: Stretches, length: Int, isAbsolute: Bool) {
        powers = (0...length).map(Self.power)
        full = lists.number(of: zip(stretches.starts, stretches.labels).map { Piece(start: $0, label: $1) })
        if isAbsolute { beyond = lists.number(of: [Piece(start: 0, label: stretches.labels.last ?? 0)]) }
        var endings = [Int32](repeating: full, count: length)
        var list = full
        for index in endings.indices.reversed() {
            list = part(of: list, length: index, digit: 0)
            endings[index] = list
        }
        start = State(endings: endings, longest: full)
    }

    private static func power(_ exponent: Int) -> UInt64 { (0..<exponent).reduce(1) { power, _ in power * 10 } }

    /// The endings of a length behind a digit, out of those that are one longer.
    private mutating func part(of list: Int32, length: Int, digit: Int) -> Int32 {
        let pieces = lists.elements[Int(list)]
        if pieces.count == 1 { return list }
        let window = Window(
            list: list,
            length: Int32(truncatingIfNeeded: length),
            digit: Int32(truncatingIfNeeded: digit)
        )
        if let known = windows[window] { return known }
        let begin = powers[length] * UInt64(digit)
        let end = begin + powers[length]
        var low = 0
        var high = pieces.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].start <= begin { low = middle } else { high = middle }
        }
        var part = [Piece(start: 0, label: pieces[low].label)]
        for piece in pieces[(low + 1)...] {
            guard piece.start < end else { break }
            part.append(Piece(start: piece.start - begin, label: piece.label))
        }
        let result = lists.number(of: part)
        windows[window] = result
        return result
    }

    mutating func next(_ state: State, digit: Int) -> State {
        var next = state
        let last = state.endings.count - 1
        for length in state.endings.indices {
            let longer = length == last ? state.longest : state.endings[length + 1]
            next.endings[length] = part(of: longer, length: length, digit: digit)
        }
        if let beyond, digit > 0 { next.longest = beyond }
        return next
    }

    func label(of state: State) -> Int32 { lists.elements[Int(state.endings[0])][0].label }
}
