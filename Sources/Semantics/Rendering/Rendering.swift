/// What a consumer shows for a key.
public enum Rendering: Sendable, Hashable {
    /// A text; markup is left out and its content kept.
    case text(String)
    /// Several texts that are asked for together.
    case list([String])
    /// No language that is asked has a text: consumers show the key.
    case missing(key: String)
    /// The outcome hangs on a regular expression outside the supported syntax, whose source this is.
    case undecided(expression: String)

    /// The text that is seen: the text itself, list items on lines of their own, else the key; nil if undecided.
    public var shown: String? {
        switch self {
        case .text(let text): text
        case .list(let texts): texts.joined(separator: "\n")
        case .missing(let key): key
        case .undecided: nil
        }
    }
}
