package import InterlinguaIR

/// i18next's JSON, in one of its versions.
package struct I18nextFormat: TranslationFormat {
    /// The version that the format's name says; nil to find out when reading, and to write version 4.
    package let version: I18nextVersion?

    /// Creates the format of a version; without one the files tell it.
    package init(_ version: I18nextVersion? = nil) { self.version = version }

    package var name: String { version.map { "i18next-\($0.rawValue)" } ?? "i18next" }

    package var summary: String {
        guard let version else { return "i18next JSON; the version is found out, 4 is written" }
        return "i18next JSON \(version.rawValue)"
    }

    package var capabilities: Capabilities {
        switch version {
        case .v1: .i18nextVersion1
        case .v2: .i18nextVersion2
        case .v3: .i18nextVersion3
        case .v4, nil: .i18nextVersion4
        }
    }

    /// What files can say to the library that a project uses: version 1 has two, and values may be escaped or not.
    package func capabilities(with settings: [String: RuntimeSetting]) -> Capabilities {
        var problems: [Diagnostic] = []
        let settings = I18nextSettings(settings, &problems)
        let version = version ?? .v4
        let isForJavaScript = version == .v1 && settings.dialect(for: .v1) != .ios
        var result = isForJavaScript ? .i18nextVersion1ForJavaScript : capabilities
        result.escapesValues = settings.escapesValues(for: version)
        return result
    }

    package func recognizes(path: String) -> Bool { I18nextPath.recognizes(path) }

    /// What tells i18next's JSON from others: variables, nested calls, plural forms, or the shape of a store.
    ///
    /// Only the format that finds the version out claims files for itself.
    package func evidence(in file: InputFile) -> FormatEvidence {
        let evidence = I18nextContent.evidence(in: file)
        return version == nil ? evidence : min(evidence, .possible)
    }

    package var settingNames: [String] { I18nextSettings.names }

    package func accepts(setting name: String, _ value: RuntimeSetting) -> Bool {
        I18nextSettings.names.contains(name) && I18nextSettings.accepts(name, value)
    }

    package func read(_ files: [InputFile], options: ReadingOptions) -> ReadingResult {
        I18nextReader.read(files, version: version, options: options)
    }

    package func write(_ catalog: Catalog, options: WritingOptions) -> WritingResult {
        I18nextWriter.write(catalog, version: version ?? .v4, options: options)
    }

    /// Whether an app puts arguments into the entry's texts; texts without variables are never formats.
    package func isFormat(_ entry: Entry) -> Bool { !entry.arguments.isEmpty }

    package func ignoredFields(of request: RuntimeRequest) -> [RuntimeRequest.Field] {
        request.fields(otherThan: [
            .keys, .table, .kind, .count, .arguments, .namedArguments, .context, .form, .defaultText, .fallback,
            .settings, .consumer,
        ])
    }

    package func runtime(for files: [InputFile], options: RuntimeOptions) -> any Runtime {
        I18nextRuntime(files, version: version, options: options)
    }
}
