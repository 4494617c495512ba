import InterlinguaFormats
import InterlinguaIR

/// The options of the library with which most keys stay as they are.
///
/// Keys of other formats hold colons and dots without meaning anything by them: sentences, above all.
struct I18nextSettingChoice {
    /// The options beside those of the project.
    private(set) var settings: [String: RuntimeSetting] = [:]

    /// Chooses the separators, if the project says nothing about them and keys would have to be changed.
    init(_ catalog: Catalog, version: I18nextVersion, options: WritingOptions) {
        var problems: [Diagnostic] = []
        let usual = I18nextSettings(options.settings, &problems).known(in: version)
        // The first libraries can't do without separators.
        guard options.mayChooseSettings, !usual.hasOwnSeparators, usual.dialect(for: version) == .js else { return }
        var fewest = I18nextKeyPlan(catalog, usual, version, options.existing).changedCalls.count
        // Without a separator of keys the library gives lists as they are written.
        let needsKeySeparator = catalog.entries.contains { key, entry in
            key.kind == .list && entry.messages.values.contains { $0.patterns.contains { $0.plainText == nil } }
        }
        for candidate in Self.candidates
        where fewest > 0 && !(needsKeySeparator && candidate["keySeparator"] != nil) {
            let settings = I18nextSettings(options.settings.merging(candidate) { $1 }, &problems)
                .known(in: version)
            let count = I18nextKeyPlan(catalog, settings, version, options.existing).changedCalls.count
            if count < fewest { (fewest, self.settings) = (count, candidate) }
        }
    }

    /// What may be left out, the least first.
    private static let candidates: [[String: RuntimeSetting]] = [
        ["nsSeparator": .flag(false)], ["keySeparator": .flag(false)],
        ["nsSeparator": .flag(false), "keySeparator": .flag(false)],
    ]
}
