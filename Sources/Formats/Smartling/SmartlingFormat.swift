package import InterlinguaIR

/// .strings files in .lproj folders whose plural forms stand in their keys, as Smartling's library for iOS reads them.
package struct SmartlingFormat: SourceFormat {
    package let name = "smartling"

    package let summary = "Smartling's KEY##{form} in .strings in .lproj folders"

    package init() {}

    /// What Foundation calls the table without a name.
    package func nameOfUnnamedTable(in catalog: Catalog) -> String? { "Localizable" }

    package func recognizes(path: String) -> Bool { path.hasSuffix(".strings") }

    package func isLanguageFolder(_ name: String) -> Bool { name.hasSuffix(".lproj") }

    package func path(of path: String, placedIn language: LanguageTag) -> String? {
        recognizes(path: path) ? LprojPath.path(of: path, placedIn: language) : nil
    }

    /// A plural form in some key is found nowhere else.
    package func evidence(in files: [InputFile]) -> [FormatEvidence] {
        files.concurrentMap { SmartlingFile.hasForms($0) ? .certain : .possible }
    }

    package func read(_ files: [InputFile], options: ReadingOptions) -> ReadingResult {
        SmartlingReader.read(files, options: options)
    }

    package func isFormat(_ entry: Entry) -> Bool { !entry.arguments.isEmpty }
}
