package import InterlinguaIR

/// An attribute that a file gives and only Android's tools read.
package struct AndroidAttribute: Sendable, Hashable {
    /// The name without its prefix.
    package var name: String

    /// The prefix as written; nil without one.
    package var prefix: String?

    /// The namespace; nil without one.
    package var namespace: String?

    /// The value, references undone.
    package var value: String
}

/// What stands before an item of a plural or an array beside the usual line break.
package struct AndroidItemGap: Sendable, Hashable {
    /// A line between two items.
    package enum Line: Sendable, Hashable {
        /// An empty line.
        case blank
        case comment(String)
        /// A comment on the line of the item before.
        case trailingComment(String)
    }

    /// The index of the item behind it, in the order in which items are written; their number for what stands at the end.
    package var item: Int

    package var lines: [Line]
}

/// What a message of an Android file has beside its text; only messages with something out of the ordinary have one.
package struct AndroidMessageAnnotation: Annotation {
    /// The element if it is not the usual one: `item`, `bag`, `array`.
    package var element: String?

    /// Attributes that have no meaning elsewhere, in the order of the file: `tools:ignore`, `msgid`, `formatted`.
    package var attributes: [AndroidAttribute] = []

    /// What belongs to single products of a message that differs by product.
    package var products: [Product] = []

    /// The file's name without its extension, if it is not that of the source language.
    package var file: String?

    /// Comments and blank lines between the items of a plural or an array.
    package var itemGaps: [AndroidItemGap] = []

    /// The items of an array that are null, by their indices, as written: `@null`, `@empty`.
    package var nullItems: [Int: String] = [:]

    /// Whether the text stands in the module over which the entry's is laid.
    package var isOverlaid = false

    /// What belongs to one product.
    package struct Product: Sendable, Hashable {
        /// The product; nil for the one without.
        package var name: String?

        /// The comment above its element.
        package var comment: String?

        /// The headings above its element.
        package var headings: [String] = []

        package var attributes: [AndroidAttribute] = []

        /// Comments and blank lines between its items.
        package var itemGaps: [AndroidItemGap] = []
    }

    /// Creates an annotation that says nothing.
    package init() {}

    var isEmpty: Bool {
        element == nil && attributes.isEmpty && products.isEmpty && file == nil && itemGaps.isEmpty && nullItems.isEmpty
            && !isOverlaid
    }
}

/// Marks a table that was read from Android files, whose names are valid there as they are.
package struct AndroidTableAnnotation: Annotation {
    /// What files of the table have beside their entries, in the order of languages.
    package var files: [File] = []

    /// What one file has beside its entries.
    package struct File: Sendable, Hashable {
        package var language: LanguageTag

        /// The folder's name, if the language would be written to another one.
        package var folder: String?

        /// Comments before the root element.
        package var headers: [String] = []

        /// Comments behind the last entry.
        package var footers: [String] = []

        /// Attributes of the root element.
        package var attributes: [AndroidAttribute] = []

        /// Whether the file has nothing out of the ordinary.
        var isEmpty: Bool {
            folder == nil && headers.isEmpty && footers.isEmpty && attributes.isEmpty
        }
    }
}
