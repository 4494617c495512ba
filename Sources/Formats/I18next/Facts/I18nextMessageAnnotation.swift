package import InterlinguaIR

/// What a message needs in order to be written into i18next's files as it was read.
///
/// Every message with selects has one. In such a message the ``Variant/spelling`` of each innermost variant is what stands
/// behind the entry's key in the name of the member that says it, context and separators included: `_male_other`, `_plural`,
/// and an empty text for the key itself. Variants of one name are one member, whose text other conditions borrow.
package struct I18nextMessageAnnotation: Annotation {
    package var version: I18nextVersion

    /// Members that are not written as their patterns suggest.
    package var members: [I18nextMemberAnnotation] = []

    /// The path of the key as this language's file nests it; nil if it is the key's own.
    package var path: [String]?

    package init(version: I18nextVersion) { self.version = version }
}

/// A member whose spelling its pattern does not tell.
package struct I18nextMemberAnnotation: Hashable, Sendable {
    /// What stands behind the entry's key in the member's name; empty for the key itself.
    package var suffix: String

    /// The value as the file has it: a text, a number, an array.
    package var value: JSONValue

    /// What the value was read as; if the message says something else by now, the value is out of date.
    package var content: Message.Content
}
