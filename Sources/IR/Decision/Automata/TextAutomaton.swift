/// Reads a spelling and tells which of several texts it is.
struct TextAutomaton: SpellingAutomaton {
    private struct Step: Hashable {
        var state: Int32
        var letter: Int
    }

    private static let noText: Int32 = -1

    private var steps: [Step: Int32] = [:]
    private var labels: [Int32] = [0]
    let signatures: [[Int32]]

    /// Texts of more letters together are not looked at.
    private static let maximumSize = 200_000

    /// Takes texts, by letters; the predicate of each is its index.
    init(_ texts: [[Int]]) throws(Undecided) {
        var signatures: [[Int32]] = [[]]
        for (index, text) in texts.enumerated() {
            var state: Int32 = 0
            for letter in text {
                let step = Step(state: state, letter: letter)
                if let next = steps[step] {
                    state = next
                    continue
                }
                state = Int32(truncatingIfNeeded: labels.count)
                steps[step] = state
                labels.append(0)
                if labels.count > Self.maximumSize { throw .tooLarge }
            }
            labels[Int(state)] = Int32(truncatingIfNeeded: signatures.count)
            signatures.append([Int32(truncatingIfNeeded: index)])
        }
        self.signatures = signatures
    }

    var start: Int32 { 0 }

    func next(_ state: Int32, _ letter: Int) -> Int32? { steps[Step(state: state, letter: letter)] ?? Self.noText }

    func label(of state: Int32) -> Int32 { state == Self.noText ? 0 : labels[Int(state)] }
}
