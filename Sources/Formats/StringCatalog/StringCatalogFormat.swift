package import InterlinguaIR

/// Apple's String Catalogs: one file a table, with all of its languages.
package struct StringCatalogFormat: SourceFormat {
    package let name = "xcstrings"
    package let aliases = ["string-catalog", "string-catalogs", "strings-catalog"]
    package let summary = "Apple's String Catalogs (Localizable.xcstrings)"

    /// What the names of the format's files end in.
    package static let ending = ".xcstrings"

    package init() {}

    package func nameOfUnnamedTable(in catalog: Catalog) -> String? { "Localizable" }

    package var isLookedUpInBundles: Bool { true }

    package var settingNames: [String] { [Self.statesSetting] }

    /// The name of the setting that says which translations are read: a list of their states.
    static let statesSetting = "states"

    private static let knownStates = ["translated", "needs_review", "new", "stale"]

    package func values(ofSetting name: String) -> String { "a list of \(Self.knownStates.joined(separator: ", "))" }

    package func accepts(setting name: String, _ value: RuntimeSetting) -> Bool {
        guard name == Self.statesSetting, let states = Self.states(in: [name: value]) else { return false }
        return !states.isEmpty && states.isSubset(of: Self.knownStates)
    }

    /// The states of the translations that are read; nil for all.
    static func states(in settings: [String: RuntimeSetting]) -> Set<String>? {
        guard case .list(let values)? = settings[statesSetting] else { return nil }
        return Set(values.map { if case .text(let state) = $0 { state } else { "" } })
    }

    package func recognizes(path: String) -> Bool { path.hasSuffix(Self.ending) }

    package func isLanguageFolder(_ name: String) -> Bool { name.hasSuffix(".lproj") }

    package func read(_ files: [InputFile], options: ReadingOptions) -> ReadingResult {
        StringCatalogReader.read(files, options: options)
    }

    /// Whether an app uses the texts of an entry as formats: as those of the tables that Xcode makes of the catalogue.
    package func isFormat(_ entry: Entry) -> Bool { AppleFormat().isFormat(entry) }
}
