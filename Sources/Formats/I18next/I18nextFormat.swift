package import InterlinguaIR

/// i18next's JSON, in one of its versions.
package struct I18nextFormat: SourceFormat {
    /// The version that the format's name says, or that was detected; nil to detect it when reading, and to write
    /// version 4.
    package let version: I18nextVersion?

    /// Whether the format's name says the version.
    private let isNamed: Bool

    /// Creates the format of a version; without one the files tell it.
    package init(_ version: I18nextVersion? = nil) {
        self.version = version
        isNamed = version != nil
    }

    /// Creates the format whose name says no version, for files whose version is known.
    package init(found version: I18nextVersion) {
        self.version = version
        isNamed = false
    }

    package var name: String {
        guard isNamed, let version else { return family }
        return "\(family)-\(version.rawValue)"
    }

    package var family: String { "i18next" }

    package var projectStatement: ProjectStatement { .scriptOptions }

    package var summary: String {
        guard isNamed, let version else { return "i18next JSON; the version is detected, version 4 is written" }
        return "i18next JSON \(version.rawValue)"
    }

    /// The default namespace: the only one, or the one that the settings name.
    package func nameOfUnnamedTable(in catalog: Catalog) -> String? {
        for (name, table) in catalog.tables where name.isEmpty || name.hasSuffix("/") {
            let files = table.annotations[I18nextTableAnnotation.self]?.files ?? []
            if let namespace = files.lazy.compactMap(\.namespace).first { return namespace }
        }
        return ResourceProject.defaultNamespace
    }

    package func settings(namingUnnamedTable name: String) -> [String: RuntimeSetting] { ["defaultNS": .text(name)] }

    package func recognizes(path: String) -> Bool { I18nextPath.recognizes(path) }

    package func path(of path: String, placedIn language: LanguageTag) -> String? {
        recognizes(path: path) && !tellsLanguage(path: path) ? language.name + "/" + path : nil
    }

    /// Whether a folder or the file's name names the language.
    package func tellsLanguage(path: String) -> Bool { I18nextPath(path, fileFolders: []).kind != .store }

    package func mayTellLanguage(path: String) -> Bool {
        let known = I18nextPath(path, fileFolders: [])
        return known.kind != .store || !I18nextPath.possibleReadings(of: path, readAs: known).isEmpty
    }

    /// What tells i18next's JSON from others: variables, nested calls, plural forms, or the shape of a store.
    ///
    /// Only the format that finds the version out claims files for itself.
    package func evidence(in files: [InputFile]) -> [FormatEvidence] {
        let jobs = Array(zip(files, I18nextPath.paths(of: files)))
        return jobs.concurrentMap { file, path in
            let evidence = I18nextContent.evidence(in: file, path)
            return isNamed ? min(evidence, .possible) : evidence
        }
    }

    package var settingNames: [String] { I18nextSettings.names }

    package func values(ofSetting name: String) -> String { I18nextSettings.values(of: name) }

    package func accepts(setting name: String, _ value: RuntimeSetting) -> Bool {
        (I18nextSettings.names + I18nextSettings.namesOfFacts).contains(name) && I18nextSettings.accepts(name, value)
    }

    package func unified(_ settings: [String: RuntimeSetting]) -> [String: RuntimeSetting] {
        I18nextSettings.unified(settings)
    }

    package func read(_ files: [InputFile], options: ReadingOptions) -> ReadingResult {
        I18nextReader.read(files, version: version, options: options)
    }

    package func settled(by result: ReadingResult) -> any SourceFormat {
        // All tables of a project are in one version.
        let tables = result.catalog.tables.values.lazy
        guard version == nil,
            let found = tables.compactMap({ $0.annotations[I18nextTableAnnotation.self]?.version }).first
        else { return self }
        return I18nextFormat(found: found)
    }

    /// Whether an app puts arguments into the entry's texts; texts without variables are never formats.
    package func isFormat(_ entry: Entry) -> Bool { !entry.arguments.isEmpty }
}
