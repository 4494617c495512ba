package import InterlinguaGenerator
package import InterlinguaPlatforms

extension Loader.Loaded {
    /// The format of the files, with its platform.
    package var format: any TranslationFormat { sourceFormat.platform }

    /// The files of each format as a project of its own; one project if all are of one format.
    package var projects: [VerifiedProject] { parts.map { VerifiedProject($0) } }

    /// What was read, as one of two projects to compare.
    package var project: VerifiedProject {
        if parts.count == 1, let part = parts.first { return VerifiedProject(part) }
        return VerifiedProject(
            format: format,
            catalog: catalog,
            unfolded: unfolded,
            names: names,
            files: files,
            diagnostics: diagnostics
        )
    }
}

extension VerifiedProject {
    /// The files of one format as a project of its own.
    init(_ part: Loader.LoadedPart) {
        self.init(
            format: part.format.platform,
            catalog: part.result.catalog,
            unfolded: part.result.unfolded,
            names: part.result.names,
            files: part.files,
            diagnostics: part.result.diagnostics,
            settings: part.settings
        )
        ownLanguages = part.ownLanguages
    }
}

extension Loader.Found {
    /// The format of the files, with its platform.
    package var format: any TranslationFormat { sourceFormat.platform }

    /// What the run time is told: where nobody says the source language, what the files tell of it.
    package var runtimeOptions: RuntimeOptions {
        RuntimeOptions(
            sourceLanguage: word?.language ?? loaded().catalog.sourceLanguage,
            settings: configuration.settings(of: sourceFormat)
        )
    }
}
