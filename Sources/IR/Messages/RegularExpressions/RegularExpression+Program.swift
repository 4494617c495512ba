extension RegularExpression {
    /// A syntax tree as a list of steps, with repetitions written out.
    package struct Program: Sendable {
        /// One instruction of the matcher.
        package enum Step: Sendable {
            /// Reads one scalar of a set.
            case scalar(ScalarSet)
            /// Goes on at either step.
            case fork(Int, Int)
            /// Goes on elsewhere.
            case jump(Int)
            /// Goes on where the place is of some kind.
            case assert(Assertion)
            /// Goes on where another program finds something, or does not.
            case lookAround(LookAround, Program, maximumLength: Int)
            /// The expression has been found.
            case found
        }

        /// The instructions in order.
        package private(set) var steps: [Step] = []

        /// The number of steps, those of look-arounds included.
        var size: Int {
            steps.reduce(0) { size, step in
                if case .lookAround(_, let body, _) = step { return size + 1 + body.size }
                return size + 1
            }
        }

        /// More steps than this, those of look-arounds included, are not supported.
        static let maximumSize = 20_000

        /// Compiles a parsed expression.
        init(_ node: Node) throws(Problem) {
            var budget = Self.maximumSize
            try self.init(node, &budget)
        }

        private init(_ node: Node, _ budget: inout Int) throws(Problem) {
            try add(node, &budget)
            steps.append(.found)
        }

        private mutating func add(_ node: Node, _ budget: inout Int) throws(Problem) {
            budget -= 1
            if budget < 0 { throw Problem(.unsupported, "the expression is too large", offset: 0) }
            switch node {
            case .empty: break
            case .scalar(let set): steps.append(.scalar(set))
            case .assertion(let assertion): steps.append(.assert(assertion))
            case .sequence(let nodes): for node in nodes { try add(node, &budget) }
            case .lookAround(let lookAround, let body):
                let program = try Program(body, &budget)
                steps.append(.lookAround(lookAround, program, maximumLength: body.maximumLength ?? 0))
            case .alternatives(let nodes):
                var jumps: [Int] = []
                for (index, node) in nodes.enumerated() {
                    let fork = steps.count
                    let isLast = index == nodes.count - 1
                    if !isLast { steps.append(.fork(fork + 1, fork + 1)) }
                    try add(node, &budget)
                    if isLast { break }
                    jumps.append(steps.count)
                    steps.append(.jump(0))
                    steps[fork] = .fork(fork + 1, steps.count)
                }
                for jump in jumps { steps[jump] = .jump(steps.count) }
            case .repetition(let body, let repetition):
                for _ in 0..<repetition.minimum { try add(body, &budget) }
                guard let maximum = repetition.maximum else {
                    let fork = steps.count
                    steps.append(.fork(fork + 1, fork + 1))
                    try add(body, &budget)
                    steps.append(.jump(fork))
                    steps[fork] = .fork(fork + 1, steps.count)
                    return
                }
                var forks: [Int] = []
                for _ in repetition.minimum..<max(maximum, repetition.minimum) {
                    forks.append(steps.count)
                    steps.append(.jump(0))
                    try add(body, &budget)
                }
                for fork in forks { steps[fork] = .fork(fork + 1, steps.count) }
            }
        }
    }
}
