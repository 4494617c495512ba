/// Runs automata side by side over all spellings, shortest first, until no new state of all of them appears.
///
/// The letters are tried in order, so that the first spelling that leads to a state is the smallest one.
struct ProductSearch {
    /// More states of all automata together are not looked at.
    static let maximumStateCount = 200_000

    /// More steps of single automata are not taken; the states of most questions take some thousands.
    private static let maximumWork = 60_000_000

    /// The classes that were found: those of each part together, in the order of their smallest members.
    private(set) var classes: [Decision.Class] = []

    private(set) var states: StateTable

    private var problem: DecisionProblem
    private var work = ProductSearch.maximumWork

    /// The state behind each letter of each state; -1 where no spelling goes on so.
    private var steps: [Int32] = []

    /// The state and the letter from which each state was met first.
    private var parents: [(state: Int32, letter: Int32)] = []

    /// The class of the spellings that end in each state; -1 where none does.
    private var classNumbers: [Int32] = []

    private struct ClassKey: Hashable {
        var part: Int32
        var choices: [Int?]
    }

    private var numbers: [ClassKey: Int32] = [:]

    init(_ problem: DecisionProblem) {
        self.problem = problem
        states = StateTable(width: problem.recognizers.count)
    }

    /// Finds all classes.
    mutating func run() throws(Undecided) {
        let width = problem.recognizers.count
        let letters = problem.alphabet.scalars.count
        var next = [Int32](repeating: 0, count: width)
        _ = states.insert(next)
        parents.append((-1, -1))
        var state = 0
        while state < states.count {
            try classify(state)
            work -= letters * (width + 1)
            if work < 0 { throw .tooManyStates }
            for letter in 0..<letters {
                guard try follow(letter, from: state, to: &next) else {
                    steps.append(-1)
                    continue
                }
                let (number, isNew) = states.insert(next)
                steps.append(Int32(truncatingIfNeeded: number))
                guard isNew else { continue }
                if states.count > Self.maximumStateCount { throw .tooManyStates }
                parents.append((Int32(truncatingIfNeeded: state), Int32(truncatingIfNeeded: letter)))
            }
            state += 1
        }
        markInfinite()
        countSmallNumbers()
        classes = Decision.Part.allCases.flatMap { part in classes.filter { $0.part == part } }
    }

    /// Whether any spelling goes on with a letter; then the states behind it.
    private mutating func follow(_ letter: Int, from state: Int, to next: inout [Int32]) throws(Undecided) -> Bool {
        for index in next.indices {
            let reached = try problem.recognizers[index].step(states.part(index, of: state), letter)
            if reached < 0 { return false }
            next[index] = reached
        }
        return true
    }

    /// Notes the class of the spellings that end in a state.
    private mutating func classify(_ state: Int) throws(Undecided) {
        var labels: [Int32] = []
        labels.reserveCapacity(states.width)
        for index in 0..<states.width {
            labels.append(problem.recognizers[index].label(of: states.part(index, of: state)))
        }
        func isTrue(_ predicate: Formula.Predicate) -> Bool {
            let index = Int(predicate.recognizer)
            let signature = problem.recognizers[index].signatures[Int(labels[index])]
            let place = signature.insertionIndex(of: predicate.number)
            return place < signature.count && signature[place] == predicate.number
        }
        guard let part = problem.recognizers[0].signatures[Int(labels[0])].first,
            problem.restriction.everywhere.holds(isTrue),
            part != 2 || problem.restriction.ofFractions.holds(isTrue)
        else {
            classNumbers.append(-1)
            return
        }
        var choices: [Int?] = []
        choices.reserveCapacity(problem.sides.count)
        for side in problem.sides { choices.append(side.choice(labels, isTrue, work: &work)) }
        let key = ClassKey(part: part, choices: choices)
        if let number = numbers[key] {
            classNumbers.append(number)
            return
        }
        let number = Int32(truncatingIfNeeded: classes.count)
        numbers[key] = number
        classNumbers.append(number)
        classes.append(
            Decision.Class(
                part: Decision.Part.allCases[Int(part)],
                choices: choices,
                smallest: spelling(of: state),
                isInfinite: false,
                countUpToThousand: 0
            )
        )
    }

    private func spelling(of state: Int) -> String {
        var letters: [Unicode.Scalar] = []
        var state = state
        while state > 0 {
            letters.append(problem.alphabet.scalars[Int(parents[state].letter)])
            state = Int(parents[state].state)
        }
        var spelling = String.UnicodeScalarView()
        spelling.append(contentsOf: letters.reversed())
        return String(spelling)
    }
}

extension ProductSearch {
    /// Marks the classes that a state belongs to which lies on a cycle or behind one.
    ///
    /// Those are the states that are left when states to which no step leads are taken away, again and again.
    private mutating func markInfinite() {
        let letters = problem.alphabet.scalars.count
        var stepCounts = [Int](repeating: 0, count: states.count)
        for target in steps where target >= 0 { stepCounts[Int(target)] += 1 }
        var open = stepCounts.indices.filter { stepCounts[$0] == 0 }
        while let state = open.popLast() {
            stepCounts[state] = -1
            for target in steps[state * letters..<(state + 1) * letters] where target >= 0 {
                stepCounts[Int(target)] -= 1
                if stepCounts[Int(target)] == 0 { open.append(Int(target)) }
            }
        }
        for state in stepCounts.indices where stepCounts[state] > 0 && classNumbers[state] >= 0 {
            classes[Int(classNumbers[state])].isInfinite = true
        }
    }

    /// Counts the members of each class from 0 to 1000, by following all spellings of up to three digits, and that one.
    private mutating func countSmallNumbers() {
        guard classes.contains(where: { $0.part == .whole }) else { return }
        let letters = problem.alphabet.scalars.count
        var open: [(state: Int, count: Int)] = [(0, 1)]
        for _ in 1...3 {
            var counts: [Int: Int] = [:]
            for (state, count) in open {
                for digit in 0...9 {
                    let target = steps[state * letters + digit]
                    if target >= 0 { counts[Int(target), default: 0] += count }
                }
            }
            open = counts.map { (state: $0.key, count: $0.value) }
            for (state, count) in open { add(count, to: state) }
        }
        var state: Int32 = 0
        for digit in [1, 0, 0, 0] where state >= 0 { state = steps[Int(state) * letters + digit] }
        if state >= 0 { add(1, to: Int(state)) }
    }

    private mutating func add(_ count: Int, to state: Int) {
        let number = classNumbers[state]
        guard number >= 0, classes[Int(number)].part == .whole else { return }
        classes[Int(number)].countUpToThousand += count
    }
}
