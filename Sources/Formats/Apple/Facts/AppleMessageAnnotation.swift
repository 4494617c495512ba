package import InterlinguaIR

/// What a message needs in order to be written into Apple's files as it was read.
package struct AppleMessageAnnotation: Annotation {
    /// How a text without selects stands in the .stringsdict; nil if it stands in the .strings file.
    package var dictionaryEntry: DictionaryEntry?

    /// The text that the .strings file has for the same key, which only systems without .stringsdict would show.
    package var fallback: AppleFallback?

    /// How the entry is laid out in the .strings file; nil for the usual way.
    package var layout: StringsEntryLayout?

    /// Variables that no text of the entry refers to, by their names, in the order of the file.
    package var unusedVariables: [AppleUnusedVariable] = []

    /// The value types of variables that are spelled otherwise than their arguments' types suggest.
    package var valueTypes: [AppleValueType] = []

    /// Comments and empty lines within an entry of the .stringsdict, in the order of the file, and the empty lines before
    /// it.
    package var gaps: [AppleEntryGap] = []

    /// The two ways in which a .stringsdict holds a text without selects.
    package enum DictionaryEntry: Hashable, Sendable {
        case text
        /// A format without variables.
        case format
    }

    package init() {}

    /// Whether there is nothing to remember.
    package var isEmpty: Bool { valueTypes.isEmpty && !hasMoreThanValueTypes }

    /// Whether there is anything to remember but the spellings of value types.
    package var hasMoreThanValueTypes: Bool {
        dictionaryEntry != nil || layout != nil || !unusedVariables.isEmpty || fallback != nil || !gaps.isEmpty
    }
}

extension AppleMessageAnnotation {
    /// Keeps the empty lines before an entry of a .stringsdict; its comments are the message's.
    mutating func keepEmptyLines(before member: PropertyListMember) {
        if member.gap.emptyLines.isEmpty { return }
        let gap = PropertyListGap(emptyLines: member.gap.emptyLines)
        gaps.insert(AppleEntryGap(path: [], isFinal: false, gap: gap), at: 0)
    }

    /// The indices of the comments that an empty line precedes before the entry of the .stringsdict; the number of
    /// comments for one behind all of them.
    package var emptyLinesBefore: [Int] { gaps.first { $0.path.isEmpty && !$0.isFinal }?.gap.emptyLines ?? [] }
}

/// Comments and empty lines within an entry of a .stringsdict.
package struct AppleEntryGap: Hashable, Sendable {
    /// The keys from the entry's dictionary inwards, with that before which they stand; at the end of a dictionary its own
    /// keys; none for the empty lines before the entry.
    package var path: [String]

    /// Whether they stand at the end of the dictionary.
    package var isFinal: Bool

    /// The comments and empty lines.
    package var gap: PropertyListGap
}

/// A text of a .strings file behind an entry of the .stringsdict.
package struct AppleFallback: Hashable, Sendable {
    /// The text, escapes undone, percent signs as they are.
    package var text: String

    package var comment: String?

    /// Its layout; nil for the usual one.
    package var layout: StringsEntryLayout?

    /// Comments that stand before it without belonging to it.
    package var headings: [String]

    package var origin: Origin
}

/// The C spelling of a variable's value type.
package struct AppleValueType: Hashable, Sendable {
    /// The variable's name.
    package var variable: String

    /// The spelling, such as `ld` or `@`.
    package var spelling: String
}

/// A variable that is defined and never referred to.
package struct AppleUnusedVariable: Hashable, Sendable {
    package var name: String

    /// The value type as spelled; nil if there is none.
    package var valueType: String?

    /// Categories and their texts as they stand in the file.
    package var variants: [Variant]

    /// One text of an unused variable.
    package struct Variant: Hashable, Sendable {
        /// The category's name.
        package var category: String

        /// The text as it stands in the file.
        package var text: String
    }
}
