/// A span that the text keeps.
public struct Markup: Sendable, Hashable {
    /// One attribute of an element.
    public struct Attribute: Sendable, Hashable {
        public var name: String

        /// The value, entities undone.
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    public enum Kind: Sendable, Hashable {
        /// `<b>`, `<a href=…>`.
        case element(String, [Attribute])
        /// `xliff:g`, shown as if it were not there.
        case protected(id: String?, example: String?)
    }

    public var kind: Kind

    /// What stands inside.
    public var content: Pattern

    public init(_ kind: Kind, _ content: Pattern) {
        self.kind = kind
        self.content = content
    }
}
