/// Says that a message of the source language shows the entry's key where no text applies: the key is a text itself.
///
/// Front ends set it where they add what the key says. Unlike other annotations it belongs to no single format.
public struct KeyTextAnnotation: Annotation {
    public init() {}
}
