import InterlinguaFormats
import InterlinguaIR

/// The options of the library with which most keys stay as they are.
///
/// Keys of other formats hold colons and dots without meaning anything by them: sentences, above all.
struct I18nextSettingChoice {
    /// The options beside those of the project.
    private(set) var settings: [String: RuntimeSetting] = [:]

    /// Where the entries stand with them, if several ways were tried; the default namespace changes nothing about it.
    private(set) var plan: I18nextKeyPlan?

    /// Chooses the separators, if the project says nothing about them and keys would have to be changed.
    init(_ catalog: Catalog, version: I18nextVersion, options: WritingOptions) {
        var problems: [Diagnostic] = []
        let usual = I18nextSettings(options.settings, &problems).known(in: version)
        guard options.mayChooseSettings else { return }
        if let name = Self.defaultNamespace(of: catalog, options.existing, usual) {
            settings["defaultNS"] = .text(name)
        }
        // The first libraries can't do without separators.
        guard !usual.hasOwnSeparators, usual.dialect(for: version) == .js else { return }
        var separators: [String: RuntimeSetting] = [:]
        var best = I18nextKeyPlan(catalog, usual, version, options.existing)
        // Without a separator of keys the library gives lists as they are written, and finds nothing that is nested.
        let isNested = options.existing?.catalog.entries.keys.contains { $0.path.count > 1 } ?? false
        let needsKeySeparator =
            isNested
            || catalog.entries.contains { key, entry in
                key.kind == .list && entry.messages.values.contains { $0.patterns.contains { !$0.isPlainText } }
            }
        for candidate in Self.candidates
        where !best.changedCalls.isEmpty && !(needsKeySeparator && candidate["keySeparator"] != nil) {
            let settings = I18nextSettings(options.settings.merging(candidate) { $1 }, &problems)
                .known(in: version)
            let plan = I18nextKeyPlan(catalog, settings, version, options.existing)
            if plan.changedCalls.count < best.changedCalls.count { (best, separators) = (plan, candidate) }
        }
        plan = best
        settings.merge(separators) { $1 }
    }

    /// The namespace of calls that name none, where it is only known for being the only one, which it is no more; nil for
    /// others.
    private static func defaultNamespace(
        of catalog: Catalog,
        _ existing: ExistingEntries?,
        _ settings: I18nextSettings
    ) -> String? {
        if settings.hasOwnDefaultNamespace { return nil }
        var tables = catalog.tables
        tables.merge(existing?.catalog.tables ?? [:]) { $1 }
        let names = tables.map { table, facts in
            let name = tables.place(ofTable: table).name
            let own = facts.annotations[I18nextTableAnnotation.self]?.files.first?.namespace
            return (own ?? (name.isEmpty ? settings.defaultNamespace : name), isNamed: !name.isEmpty)
        }
        guard let own = names.first(where: { !$1 && $0 != settings.defaultNamespace })?.0,
            names.contains(where: { $0.0 != own })
        else { return nil }
        return own
    }

    /// What may be left out, the least first.
    private static let candidates: [[String: RuntimeSetting]] = [
        ["nsSeparator": .flag(false)], ["keySeparator": .flag(false)],
        ["nsSeparator": .flag(false), "keySeparator": .flag(false)],
    ]
}
