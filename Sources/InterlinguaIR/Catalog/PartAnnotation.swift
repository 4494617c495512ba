/// Says that an entry was split off another one for a target that can't hold both in one.
///
/// Passes set it, back ends write it where the target ignores additions, and front ends fold such entries back. Unlike
/// other annotations it belongs to no single format.
public struct PartAnnotation: Annotation {
    /// What the part holds of the whole entry.
    public enum Role: Sendable, Hashable {
        /// The select of one argument, which the whole entry shows as a placeholder for that argument.
        case select(argument: Int)
        /// The whole message for one choice of a selector: its kind or argument, and its condition as written.
        case variant(of: String, when: String)
        /// One item of a list, counted from 0.
        case item(Int)
    }

    /// The key of the whole entry.
    public var whole: Key

    /// What the part holds of it.
    public var role: Role

    /// The name of the select that was split off, such as that of a stringsdict variable.
    public var name: String?

    /// Creates an annotation.
    public init(whole: Key, role: Role, name: String? = nil) {
        self.whole = whole
        self.role = role
        self.name = name
    }
}
