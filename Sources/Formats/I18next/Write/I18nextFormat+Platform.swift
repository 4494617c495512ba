package import InterlinguaFormats
package import InterlinguaIR

extension I18nextFormat: TranslationFormat {
    /// JavaScript with the library's function.
    package var callSyntax: any CallSyntax { ScriptCalls() }

    package var usualFolder: String { "locales/" }

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
        let version = version ?? .v4
        let settings = I18nextSettings(settings, &problems).known(in: version)
        let isForJavaScript = version == .v1 && settings.dialect(for: .v1) != .ios
        var result = isForJavaScript ? .i18nextVersion1ForJavaScript : capabilities
        result.escapesValues = settings.escapesValues(for: version)
        result.fallback.skipsEmpty = settings.skipsEmpty
        if !settings.fallbackLanguages.isEmpty, settings.dialect(for: version) != .ios {
            result.relatives = { settings.relatives(of: $0, sourceLanguage: $1) }
        }
        if case .names(var names) = result.arguments {
            names.passesPositions = settings.usesSprintf
            result.arguments = .names(names)
        }
        return result
    }

    package var written: any TranslationFormat { version == nil ? I18nextFormat(found: .v4) : self }

    package func written(by settings: [String: RuntimeSetting]) -> any TranslationFormat {
        if version != nil { return self }
        var problems: [Diagnostic] = []
        let settings = I18nextSettings(settings, &problems)
        return (settings.version ?? settings.installedVersion).map { I18nextFormat(found: $0) } ?? written
    }

    package func write(_ catalog: Catalog, options: WritingOptions) -> WritingResult {
        I18nextWriter.write(catalog, version: version ?? .v4, options: options)
    }

    package func spelling(
        of placeholder: Placeholder,
        in entry: Entry,
        isNumbered: Bool,
        _ settings: [String: RuntimeSetting]
    ) -> String {
        var problems: [Diagnostic] = []
        let syntax = I18nextTextSyntax(I18nextSettings(settings, &problems), version ?? .v4)
        var writer = I18nextTextWriter(syntax, arguments: entry.arguments, isOwn: true) { _ in nil }
        return writer.text(of: Pattern([.placeholder(placeholder)]))
    }

    package func ignoredFields(of request: RuntimeRequest) -> [RuntimeRequest.Field] {
        request.fields(otherThan: [
            .keys, .table, .kind, .count, .arguments, .namedArguments, .context, .form, .defaultText, .fallback,
            .settings, .consumer,
        ])
    }

    package func runtime(for files: [InputFile], options: RuntimeOptions) -> any Runtime {
        I18nextRuntime(files, version: version, findsFiles: true, options: options)
    }
}
