package import InterlinguaIR

/// Android's string resources: `res/values*/*.xml`.
package struct AndroidFormat: TranslationFormat {
    package var name: String { "android" }

    package var summary: String { "Android string resources (res/values*/*.xml)" }

    package var capabilities: Capabilities { .android }

    /// Creates the format.
    package init() {}

    package func recognizes(path: String) -> Bool {
        AndroidPath(path) != nil || path == "resources.properties" || path.hasSuffix("/resources.properties")
    }

    package func read(_ files: [InputFile], options: ReadingOptions) -> ReadingResult {
        AndroidReader.read(files, options: options)
    }

    package func write(_ catalog: Catalog, options: WritingOptions) -> WritingResult {
        var writer = AndroidWriter(catalog)
        return writer.write()
    }

    package func isFormat(_ entry: Entry) -> Bool { AndroidTextContext.isFormat(entry) }

    package func runtime(for files: [InputFile], options: RuntimeOptions) -> any Runtime {
        AndroidRuntime(files, options: options)
    }
}
