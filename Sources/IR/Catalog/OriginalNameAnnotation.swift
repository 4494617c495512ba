/// The name that an entry had before a target's name space forced another one on it.
///
/// Passes set it, back ends write it where the target ignores additions, and front ends then give the entry its name
/// back. Unlike other annotations it belongs to no single format.
public struct OriginalNameAnnotation: Annotation {
    /// The name in the source's table.
    public var name: String

    public init(name: String) { self.name = name }
}
