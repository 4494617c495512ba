package import InterlinguaIR

/// Android's string resources: `res/values*/*.xml`.
package struct AndroidFormat: SourceFormat {
    package var name: String { "android" }

    package var summary: String { "Android string resources (res/values*/*.xml)" }

    package func isLanguageFolder(_ name: String) -> Bool { name == "values" || name.hasPrefix("values-") }

    package var projectStatement: ProjectStatement { .gradleModules }

    package var namesEntriesByFolder: Bool { true }

    package var hasElements: Bool { true }

    package init() {}

    /// Whether a path is one of an XML file in a values folder.
    package func recognizes(path: String) -> Bool {
        AndroidPath(path) != nil || path == "resources.properties" || path.hasSuffix("/resources.properties")
    }

    package func path(of path: String, placedIn language: LanguageTag) -> String? {
        guard path.hasSuffix(".xml"), !path.contains("/") else { return nil }
        return AndroidFolder.name(of: language).map { $0 + "/" + path }
    }

    package func read(_ files: [InputFile], options: ReadingOptions) -> ReadingResult {
        AndroidReader.read(files, options: options)
    }

    /// The setting that says how keys that can't be names are written: `readable`, unless it is `mangled`.
    package static let namesSetting = "names"

    package var settingNames: [String] { [AndroidDialect.setting, Self.namesSetting] }

    package func values(ofSetting name: String) -> String {
        name == Self.namesSetting ? "readable or mangled" : "true or false"
    }

    package func accepts(setting name: String, _ value: RuntimeSetting) -> Bool {
        switch value {
        case .text(let text): name == Self.namesSetting && ["mangled", "readable"].contains(text)
        case .flag: name == AndroidDialect.setting
        default: false
        }
    }

    /// Whether an app uses the texts of an entry as formats: some text shows an argument.
    package func isFormat(_ entry: Entry) -> Bool { entry.showsArguments }
}
