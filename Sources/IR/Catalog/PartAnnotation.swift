/// Says that an entry was split off another one for a target that can't hold both in one.
///
/// Passes set it, back ends write it where the target ignores additions, and front ends fold such entries back. Unlike
/// other annotations it belongs to no single format.
public struct PartAnnotation: Annotation {
    /// What the part holds of the whole entry.
    public enum Role: Sendable, Hashable {
        /// The select of the argument at a position (from 1), which the whole entry shows as a placeholder for it.
        case select(position: Int)
        /// The whole message for one choice.
        ///
        /// `selector` is `width`, `device`, `product`, `text` or `argument`, these two with a position (`argument2`), or
        /// with a colon and a name where the argument has no position (`text:context`). `condition` is the least width,
        /// the device's or product's name, the text, or for a number `=2`, a range `2..4`, a plural category, one of
        /// ordinal numbers `ordinal-one`, `absent` where none is passed, or `otherwise`.
        case variant(selector: String, condition: String)
        /// One item of a list, counted from 0.
        case item(Int)
    }

    /// The name of the whole entry, in the part's own table; its own name for the one that stands for the whole.
    public var whole: String

    public var role: Role

    /// The name of the select that was split off, such as that of a stringsdict variable.
    public var name: String?

    public init(whole: String, role: Role, name: String? = nil) {
        self.whole = whole
        self.role = role
        self.name = name
    }
}
