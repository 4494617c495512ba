package import InterlinguaIR

/// What a table needs in order to be written into its String Catalog again, with nothing changed that stayed the same.
package struct StringCatalogAnnotation: Annotation {
    /// The file's outermost value.
    package let root: JSONElement

    /// The folder that the file lies in if that is one of `.lproj`: `mul.lproj/`.
    package let folder: String

    /// The languages by the names that the file has for them.
    package let languages: [String: LanguageTag]

    /// The entries as they were read, by their keys.
    package let entries: [String: Entry]

    /// Whether the files say the same.
    package static func == (left: Self, right: Self) -> Bool {
        left.folder == right.folder && left.root.value == right.root.value
    }

    /// Feeds what nearly always tells files apart.
    package func hash(into hasher: inout Hasher) { hasher.combine(entries.count) }
}
