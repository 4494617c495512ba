/// A BCP 47 language tag in canonical spelling.
public struct LanguageTag: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The canonical spelling: `pt-BR`, `sr-Latn`, `zh-Hant-TW`.
    public let identifier: String

    /// Reads a tag, in any case and with `-` or `_`; nil if it is not well-formed.
    public init?(_ text: String) { identifier = text }

    public var description: String { identifier }

    public static func < (left: LanguageTag, right: LanguageTag) -> Bool { left.identifier < right.identifier }
}
