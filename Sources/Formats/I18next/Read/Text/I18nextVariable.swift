import InterlinguaIR

/// A variable in a text: where it stands and what it asks for.
struct I18nextVariable: Sendable, Hashable {
    /// Byte offsets into the text, delimiters included.
    var range: Range<Int>

    /// The name as spelled, without white space around it.
    var name: String

    var format: Format = .text(Field())

    /// Whether the value is never escaped for HTML.
    var isUnescaped = false

    /// Whether the spelling is the one that a back end would choose.
    var isUsual = true
}

/// A stretch of a text.
enum I18nextToken: Sendable, Hashable {
    /// The bytes stand for themselves.
    case text(Range<Int>)
    case variable(I18nextVariable)
}

/// Something to say about a text.
struct I18nextProblem: Sendable, Hashable {
    var severity: Diagnostic.Severity
    var kind: Diagnostic.Kind
    var message: String
    /// Byte offsets into the text, escapes undone.
    var range: Range<Int>
}
