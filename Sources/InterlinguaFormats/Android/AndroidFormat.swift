package import InterlinguaIR

/// Android's string resources: `res/values*/*.xml`.
package struct AndroidFormat: TranslationFormat {
    /// The name that commands take.
    package var name: String { "android" }

    /// What the format is, in a few words.
    package var summary: String { "Android string resources (res/values*/*.xml)" }

    /// What the format can say.
    package var capabilities: Capabilities { .android }

    /// Creates the format.
    package init() {}

    /// Whether a path is one of an XML file in a values folder.
    package func recognizes(path: String) -> Bool {
        AndroidPath(path) != nil || path == "resources.properties" || path.hasSuffix("/resources.properties")
    }

    /// Reads the resources of all languages.
    package func read(_ files: [InputFile], options: ReadingOptions) -> ReadingResult {
        AndroidReader.read(files, options: options)
    }

    /// How keys that can't be names are written: `mangled`, unless it is `readable`.
    private static let namesSetting = "names"

    /// What a project can say.
    package var settingNames: [String] { [Self.namesSetting] }

    /// Whether a setting has a meaning with a value.
    package func accepts(setting name: String, _ value: RuntimeSetting) -> Bool {
        name == Self.namesSetting && [.text("mangled"), .text("readable")].contains(value)
    }

    /// Writes the resources of all languages.
    package func write(_ catalog: Catalog, options: WritingOptions) -> WritingResult {
        let areReadable = options.settings[Self.namesSetting] == .text("readable")
        let writer = AndroidWriter(catalog, readableNames: areReadable)
        return writer.write()
    }

    /// Whether an app uses the texts of an entry as formats.
    package func isFormat(_ entry: Entry) -> Bool { AndroidTextContext.isFormat(entry) }

    /// Android, as it shows texts from the files.
    package func ignoredFields(of request: RuntimeRequest) -> [RuntimeRequest.Field] {
        request.fields(otherThan: [.table, .kind, .count, .arguments, .product, .form])
    }

    package func runtime(for files: [InputFile], options: RuntimeOptions) -> any Runtime {
        AndroidRuntime(files, options: options)
    }
}
