/// A regular expression in ICU's syntax: its source, and its parsed form where the syntax is supported.
///
/// Supported are literals, sets, `\d \w \s`, groups, alternatives, greedy and lazy quantifiers, `^ $ \A \z \Z \b \B`,
/// inline case flags and look-around; but not lazy repetitions of what can be empty, of which ICU loses its way. Letters
/// match regardless of case unless `(?-i)` says otherwise.
public struct RegularExpression: Sendable {
    /// Why an expression has no parsed form.
    public struct Problem: Sendable, Hashable, Error {
        /// Whether ICU refuses the expression as well.
        public enum Kind: Sendable, Hashable {
            /// ICU refuses it too, so it never matches anything.
            case invalid
            /// ICU may accept it: what it matches is not known here.
            case unsupported
        }

        /// Whether ICU refuses the expression as well.
        public var kind: Kind

        /// What is wrong, without a full stop.
        public var message: String

        /// Where in the source, in UTF-8 bytes from its start.
        public var offset: Int

        public init(_ kind: Kind, _ message: String, offset: Int) {
            self.kind = kind
            self.message = message
            self.offset = offset
        }
    }

    /// The expression as the file spells it.
    public let source: String

    /// The syntax tree, or why there is none.
    public let result: Result<Node, Problem>

    /// The steps of a small expression; those of a large one, which a few characters can make, are not kept.
    private let keptProgram: Program?

    /// The steps; nil if the expression is invalid or outside the supported syntax.
    package var program: Program? { keptProgram ?? parsed.flatMap { try? Program($0) } }

    /// A program of more steps is not kept.
    private static let keptStepCount = 1_000

    /// Creates an expression from its source and parses it; an empty one is invalid, as it is to Foundation.
    public init(_ source: String) {
        self.source = source
        var parser = RegularExpressionParser(source)
        do {
            let node = try parser.parse()
            let program = try Program(node)
            keptProgram = program.size <= Self.keptStepCount ? program : nil
            result = .success(node)
        } catch {
            keptProgram = nil
            result = .failure(error)
        }
    }

    /// The syntax tree; nil if the expression is invalid or outside the supported syntax.
    public var parsed: Node? { try? result.get() }

    /// Why there is no syntax tree; nil if there is one.
    public var problem: Problem? {
        if case .failure(let problem) = result { return problem }
        return nil
    }
}

/// Expressions are the same if they are spelled alike.
extension RegularExpression: Hashable {
    /// Whether two expressions are spelled alike.
    public static func == (left: RegularExpression, right: RegularExpression) -> Bool { left.source == right.source }

    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
