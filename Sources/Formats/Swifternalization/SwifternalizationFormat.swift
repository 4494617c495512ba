package import InterlinguaIR

/// The JSON files of the library Swifternalization: `base.json`, one file a language, `expressions.json`.
package struct SwifternalizationFormat: SourceFormat {
    package let name = "swifternalization"

    package let summary = "Swifternalization's JSON (base.json, pl.json, expressions.json)"

    package var namesEntriesByFolder: Bool { true }

    package init() {}

    /// Whether a path is one that the library looks for: `base.json`, `expressions.json` or a language's file.
    ///
    /// Other formats have files of the same names; only their content tells them apart.
    package func recognizes(path: String) -> Bool { SwifternalizationPath(path) != nil }

    package func evidence(in files: [InputFile]) -> [FormatEvidence] { SwifternalizationEvidence.evidence(in: files) }

    package func read(_ files: [InputFile], options: ReadingOptions) -> ReadingResult {
        SwifternalizationReader.read(files, options: options)
    }

    package func isFormat(_ entry: Entry) -> Bool { entry.showsArguments }
}
