import InterlinguaIR

/// What kind of values expressions match.
struct ExpressionSubjects: Sendable {
    /// A kind of values.
    enum Subject: Sendable {
        /// Numbers and no words.
        case numbers
        /// Words and no numbers.
        case words
        /// Both: the rest beside either.
        case both
        /// Nothing, or nobody knows.
        case unknown
    }

    /// Numbers that tell an expression for numbers from one for words.
    private static let numbers = [
        "0", "1", "2", "3", "5", "7", "10", "11", "12", "21", "100", "101", "1000000", "-1", "1.5",
    ]

    /// A text that no expression is made for.
    private static let word = "\u{E000}x"

    /// More regular expressions than this are not tried.
    private static let limit = 500

    private var subjects: [String: Subject] = [:]
    private var count = 0

    mutating func add(_ expression: ValueExpression) {
        guard case .matches(let pattern) = expression.condition else { return }
        count += 1
        guard count <= Self.limit, pattern.parsed != nil else { return }
        let matchesNumbers = Self.numbers.contains { pattern.isFound(in: $0) ?? false }
        let matchesWords = pattern.isFound(in: Self.word) ?? false
        switch (matchesNumbers, matchesWords) {
        case (true, true): subjects[pattern.source] = .both
        case (true, false): subjects[pattern.source] = .numbers
        case (false, _): subjects[pattern.source] = .words
        }
    }

    /// What kind of values a condition holds for.
    func subject(of condition: Condition) -> Subject {
        switch condition {
        case .number: .numbers
        case .text(let text): DecimalNumber(text) == nil ? .words : .numbers
        case .matches(let pattern): subjects[pattern.source] ?? .unknown
        default: .unknown
        }
    }
}
