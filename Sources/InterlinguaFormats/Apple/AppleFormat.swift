package import InterlinguaIR

/// Apple's .strings and .stringsdict files in .lproj folders.
package struct AppleFormat: TranslationFormat {
    package let name = "apple"

    package let summary = "Apple's .strings and .stringsdict in .lproj folders"

    package let capabilities = Capabilities.apple

    /// Creates the format.
    package init() {}

    package func recognizes(path: String) -> Bool { AppleLayout.recognizes(path: path) }

    package func read(_ files: [InputFile], options: ReadingOptions) -> ReadingResult {
        AppleReader.read(files, options: options)
    }

    package func write(_ catalog: Catalog, options: WritingOptions) -> WritingResult {
        AppleWriter(catalog).write()
    }

    package func isFormat(_ entry: Entry) -> Bool {
        !entry.arguments.isEmpty
            || entry.messages.values.contains { message in
                !message.annotations.isEmpty
                    && message.annotations[AppleMessageAnnotation.self]?.dictionaryEntry == .format
            }
    }

    package func runtime(for files: [InputFile], options: RuntimeOptions) -> any Runtime {
        FoundationRuntime(files, options: options)
    }
}
