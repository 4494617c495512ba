import InterlinguaIR

/// Writes a catalogue as the files of projects that use Swifternalization.
struct SwifternalizationWriter {
    private let catalog: Catalog

    /// Creates a writer for a catalogue that has the shape of the format's capabilities.
    init(_ catalog: Catalog) { self.catalog = catalog }

    /// The files of all folders and languages.
    func write() -> WritingResult {
        let message = "writing is not there yet"
        return WritingResult(files: [], diagnostics: [Diagnostic(.error, "unwritable", message)])
    }
}

extension Entry {
    /// Whether some text shows an argument, so that an app uses all of them as formats.
    var showsArguments: Bool {
        if arguments.isEmpty { return false }
        return messages.values.contains { message in
            message.containsPattern { pattern in
                pattern.contains { if case .placeholder = $0 { true } else { false } }
            }
        }
    }
}
