package import InterlinguaIR

/// Apple's .strings and .stringsdict files in .lproj folders.
package struct AppleFormat: TranslationFormat {
    /// The name that commands take.
    package let name = "apple"

    /// What the format is, in a few words.
    package let summary = "Apple's .strings and .stringsdict in .lproj folders"

    /// What the format can say.
    package let capabilities = Capabilities.apple

    /// Creates the format.
    package init() {}

    /// Whether a path is one of a .strings or .stringsdict file.
    package func recognizes(path: String) -> Bool { AppleLayout.recognizes(path: path) }

    /// Reads the files of all tables and languages.
    package func read(_ files: [InputFile], options: ReadingOptions) -> ReadingResult {
        AppleReader.read(files, options: options)
    }

    /// Writes the files of all tables and languages.
    package func write(_ catalog: Catalog, options: WritingOptions) -> WritingResult {
        AppleWriter(catalog).write()
    }

    /// Whether an app uses the texts of an entry as formats.
    package func isFormat(_ entry: Entry) -> Bool {
        !entry.arguments.isEmpty
            || entry.messages.values.contains { message in
                !message.annotations.isEmpty
                    && message.annotations[AppleMessageAnnotation.self]?.dictionaryEntry == .format
            }
    }

    package func ignoredFields(of request: RuntimeRequest) -> [RuntimeRequest.Field] {
        // The number that chooses is an argument; one apart stands for it only where there are none.
        var fields: Set<RuntimeRequest.Field> = [.table, .arguments, .width, .device, .defaultText]
        if request.arguments.isEmpty { fields.insert(.count) }
        return request.fields(otherThan: fields)
    }

    /// Foundation, as it shows texts from the files.
    package func runtime(for files: [InputFile], options: RuntimeOptions) -> any Runtime {
        FoundationRuntime(files, options: options)
    }
}
