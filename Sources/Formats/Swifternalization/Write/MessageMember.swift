import InterlinguaIR

/// One member of an entry by expression.
struct MessageMember: Sendable {
    /// The expression, or the name of a shared one.
    var name: String

    /// What is said: a text, or texts by width.
    var pattern: Pattern
}

/// What an entry says in one language, as it is to be written.
enum MessageShape: Sendable {
    /// A text, or texts by width, for calls without a value.
    case plain(Pattern)
    case expressions([MessageMember])
}

/// Why a message can't be written.
struct UnwritableMessage: Error {
    /// What it holds: `a list`.
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
