package import InterlinguaIR

/// Apple's String Catalogs: one file a table, with all of its languages.
package struct StringCatalogFormat: SourceFormat {
    package let name = "xcstrings"
    package let aliases = ["string-catalog", "string-catalogs", "strings-catalog"]
    package let summary = "Apple's String Catalogs (Localizable.xcstrings)"

    /// What the names of the format's files end in.
    package static let ending = ".xcstrings"

    /// Creates the format.
    package init() {}

    package func nameOfUnnamedTable(in catalog: Catalog) -> String? { "Localizable" }

    package func recognizes(path: String) -> Bool { path.hasSuffix(Self.ending) }

    package func isLanguageFolder(_ name: String) -> Bool { name.hasSuffix(".lproj") }

    package func read(_ files: [InputFile], options: ReadingOptions) -> ReadingResult {
        StringCatalogReader.read(files, options: options)
    }

    /// Whether an app uses the texts of an entry as formats: as those of the tables that Xcode makes of the catalogue.
    package func isFormat(_ entry: Entry) -> Bool { AppleFormat().isFormat(entry) }
}
