package import InterlinguaIR

/// Apple's .strings and .stringsdict files in .lproj folders.
package struct AppleFormat: SourceFormat {
    package let name = "apple"

    /// Its platforms, and the endings of its files.
    package let aliases = ["ios", "macos", "strings", "stringsdict"]

    package let summary = "Apple's .strings and .stringsdict in .lproj folders"

    package init() {}

    /// What Foundation calls the table without a name.
    package func nameOfUnnamedTable(in catalog: Catalog) -> String? { "Localizable" }

    package var isLookedUpInBundles: Bool { true }

    /// Whether a path is one of a .strings or .stringsdict file.
    package func recognizes(path: String) -> Bool { AppleLayout.recognizes(path: path) }

    package func isLanguageFolder(_ name: String) -> Bool { name.hasSuffix(".lproj") }

    package func path(of path: String, placedIn language: LanguageTag) -> String? {
        recognizes(path: path) ? LprojPath.path(of: path, placedIn: language) : nil
    }

    package func read(_ files: [InputFile], options: ReadingOptions) -> ReadingResult {
        AppleReader.read(files, options: options)
    }

    package func isFormat(_ entry: Entry) -> Bool {
        !entry.arguments.isEmpty
            || entry.messages.values.contains { message in
                !message.annotations.isEmpty
                    && message.annotations[AppleMessageAnnotation.self]?.dictionaryEntry == .format
            }
    }
}
