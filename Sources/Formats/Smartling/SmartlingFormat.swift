package import InterlinguaIR

/// .strings files in .lproj folders whose plural forms stand in their keys, as Smartling's library for iOS reads them.
package struct SmartlingFormat: SourceFormat {
    /// The name that commands take.
    package let name = "smartling"

    /// What the format is, in a few words.
    package let summary = "Smartling's KEY##{form} in .strings in .lproj folders"

    package init() {}

    /// What Foundation calls the table without a name.
    package func nameOfUnnamedTable(in catalog: Catalog) -> String? { "Localizable" }

    /// Whether a path is one of a .strings file.
    package func recognizes(path: String) -> Bool { path.hasSuffix(".strings") }

    package func isLanguageFolder(_ name: String) -> Bool { name.hasSuffix(".lproj") }

    package func path(of path: String, placedIn language: LanguageTag) -> String? {
        recognizes(path: path) ? LprojPath.path(of: path, placedIn: language) : nil
    }

    /// A plural form in some key is found nowhere else.
    package func evidence(in files: [InputFile]) -> [FormatEvidence] {
        files.concurrentMap { SmartlingFile.hasForms($0) ? .certain : .possible }
    }

    /// Reads the files of all tables and languages.
    package func read(_ files: [InputFile], options: ReadingOptions) -> ReadingResult {
        SmartlingReader.read(files, options: options)
    }

    package func isFormat(_ entry: Entry) -> Bool { !entry.arguments.isEmpty }
}
