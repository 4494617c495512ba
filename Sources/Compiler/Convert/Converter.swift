package import InterlinguaFormats
package import InterlinguaGenerator
package import InterlinguaIR
package import InterlinguaPlatforms

/// Converts a project's files from one format into another.
package struct Converter: Sendable {
    /// The formats and how far the conversion may go.
    package struct Options: Sendable {
        /// Whether texts that the source finds in another language are copied where the target would not look there.
        package var fillsGaps: Bool

        /// Languages to which texts are copied then, too, though the source has none in them.
        package var furtherLanguages: [LanguageTag] = []

        /// What the project says about the target's format.
        package var settings: [String: RuntimeSetting]

        /// What the project says about the source's format.
        package var sourceSettings: [String: RuntimeSetting]

        /// Whether the back end may choose what the project does not say about the target.
        package var mayChooseSettings: Bool

        /// Whether elements that stood in the target's files before count as the tags by which the source writes them.
        package var readsTags = false

        /// The project that is written into, and that is not written anew.
        package var existing: ExistingProject?

        package init(
            fillsGaps: Bool = false,
            settings: [String: RuntimeSetting] = [:],
            sourceSettings: [String: RuntimeSetting] = [:],
            mayChooseSettings: Bool = true
        ) {
            self.mayChooseSettings = mayChooseSettings
            self.fillsGaps = fillsGaps
            self.settings = settings
            self.sourceSettings = sourceSettings
        }
    }

    /// The files of the target, with what became of the source.
    package struct Result: Sendable {
        /// The target's files, with paths below the output folder.
        package var files: [OutputFile]

        /// The catalogue in the shape in which it was written, and what became of the source's messages.
        package var legalised: Legaliser.Result

        /// The names by which apps ask for entries, where they are not those of the keys.
        package var names: [Key: String]

        /// What changed, was lost, or could not be written.
        package var diagnostics: [Diagnostic]

        /// What the back end chose, which the target's app has to be told beside what the project says.
        package var chosenSettings: [String: RuntimeSetting]

        /// The catalogue in the shape in which it was written.
        package var catalog: Catalog { legalised.catalog }

        /// What became of the source's messages.
        package var outcomes: ConversionOutcomes { legalised.outcomes }

        /// The files as a front end or a run time takes them.
        package var inputFiles: [InputFile] { files.map { InputFile(path: $0.path, bytes: $0.bytes) } }

        /// The result with other files of the same paths, and those that it lacks.
        package func replacing(_ others: [OutputFile]) -> Result {
            var result = self
            let paths = Set(others.map(\.path))
            result.files = files.filter { !paths.contains($0.path) } + others
            return result
        }

        /// Puts the pieces of each file together, for who reads the files again as a whole.
        package mutating func joinPieces() {
            for index in files.indices where files[index].pieces.count > 1 {
                files[index] = OutputFile(path: files[index].path, bytes: files[index].bytes)
            }
        }
    }

    /// How far the conversion may go.
    package var options: Options

    /// The project that is written into in the format of the source, once it was looked at.
    var counterpart: Counterpart?

    /// The source's entries that were split off others only to be referred to, which no app asks for.
    var helpers: Set<Key> = []

    package init(options: Options = Options()) { self.options = options }

    /// Brings a catalogue of one format into the target's shape and writes the target's files into memory.
    package func convert(
        _ catalog: Catalog,
        from source: any TranslationFormat,
        to target: any TranslationFormat
    ) -> Result {
        convert(catalog, of: apps(of: source), to: target)
    }

    /// Brings the merged catalogue of some apps into the target's shape and writes the target's files into memory.
    package func convert(_ catalog: Catalog, of apps: SourceApps, to target: any TranslationFormat) -> Result {
        var legalised = legalise(catalog, of: apps, to: target)
        let names = apps.names(of: legalised)
        // Apps need no files without texts, but where these tell which table is the one without a name.
        let tellsUnnamed = !target.settings(namingUnnamedTable: "Localizable").isEmpty
        let tables = Set(legalised.catalog.entries.keys.map(\.table))
        let places = legalised.catalog.tables
        legalised.catalog.tables.removeAll { name, _ in
            !tables.contains(name) && !(tellsUnnamed && places.place(ofTable: name).name.isEmpty)
        }
        let written = target.write(
            legalised.catalog,
            options: WritingOptions(
                settings: options.settings,
                sourceNames: names,
                mayChooseSettings: options.mayChooseSettings,
                existing: options.existing?.entries
            )
        )
        for key in written.changedCalls { legalised.outcomes.recordChangedCall(of: legalised.sources[key] ?? key) }
        return Result(
            files: written.files,
            legalised: legalised,
            names: written.names,
            diagnostics: legalised.diagnostics + written.diagnostics,
            chosenSettings: written.settings.merging(options.existing?.settingsToSay ?? [:]) { first, _ in first }
        )
    }

    /// What a conversion of a whole project gives for what is selected of it, as it is written beside the rest.
    package func selected(
        _ whole: Result,
        of loaded: Loader.Loaded,
        for target: any TranslationFormat
    ) -> Result {
        let (own, paths) = (loaded.catalog.entries, Set(loaded.files.map(\.path)))
        let others = (loaded.whole?.entries ?? [:]).filter { own[$0.key] == nil }.values.flatMap(\.messages.values)
        let places = Set(others.compactMap(\.origin.range))
        var result = whole
        var catalog = whole.catalog
        catalog.entries.removeAll { key, _ in own[whole.legalised.sources[key] ?? key] == nil }
        let tables = Set(catalog.entries.keys.map(\.table))
        catalog.tables.removeAll { name, _ in !tables.contains(name) }
        let options = WritingOptions(
            settings: settings(of: whole),
            sourceNames: SourceApps(of: loaded.projects).names(of: whole.legalised),
            mayChooseSettings: false,
            existing: self.options.existing?.entries
        )
        result.files = target.write(catalog, options: options).files
        result.diagnostics = whole.diagnostics.compactMap {
            $0.places { paths.contains($0.file.path) && !places.contains($0) }
        }
        return result
    }

    /// Brings a catalogue of one format into the target's shape.
    func legalise(
        _ catalog: Catalog,
        from source: any TranslationFormat,
        to target: any TranslationFormat
    ) -> Legaliser.Result {
        legalise(catalog, of: apps(of: source), to: target)
    }

    private func legalise(
        _ catalog: Catalog,
        of apps: SourceApps,
        to target: any TranslationFormat
    ) -> Legaliser.Result {
        Legaliser.legalise(
            catalog,
            for: target.capabilities(with: options.settings),
            options: Legaliser.Options(
                fillsGaps: options.fillsGaps,
                furtherLanguages: options.furtherLanguages,
                apps: apps,
                existing: options.existing?.entries,
                readsTags: options.readsTags
            )
        )
    }

    /// All that the target's app is told beside the files.
    func settings(of result: Result) -> [String: RuntimeSetting] {
        options.settings.merging(result.chosenSettings) { $1 }
    }

    /// The app that reads a format's files in this project.
    private func apps(of source: any TranslationFormat) -> SourceApps {
        SourceApps(SourceApps.App(source.capabilities(with: options.sourceSettings)))
    }

    /// Compares what the apps of all source projects, whose catalogues were merged, show with what the target's app will.
    ///
    /// - Parameter preparations: the run times of the projects, in their order, as far as they are being prepared.
    package func verify(
        _ result: Result,
        of sources: [VerifiedProject],
        for target: any TranslationFormat,
        _ preparations: [RuntimePreparation] = [],
        progress: ProgressHandler? = nil
    ) -> VerificationResult? {
        var verification: VerificationResult?
        for (index, source) in sources.enumerated() {
            let preparation = preparations.indices.contains(index) ? preparations[index] : nil
            let own = verify(result, of: source, for: target, preparation, progress: progress)
            if verification == nil { verification = own } else { verification?.merge(own) }
        }
        return verification
    }

    /// Compares what the source's app shows with what the target's app will show once the files are written.
    package func verify(
        _ result: Result,
        of source: VerifiedProject,
        for target: any TranslationFormat,
        _ preparation: RuntimePreparation? = nil,
        progress: ProgressHandler? = nil
    ) -> VerificationResult {
        let calls = ConversionCalls(result.legalised, format: target, names: result.names)
        let written = VerifiedProject(
            format: target.written,
            catalog: result.catalog,
            names: result.names,
            files: options.existing?.files(with: result.files) ?? result.inputFiles,
            settings: settings(of: result)
        )
        var plan = VerificationPlan(
            source: source,
            calls: calls,
            existing: options.existing?.loaded.catalog.languages ?? []
        )
        plan.entries.removeAll { helpers.contains($0.key) }
        var verifier = Verifier(source: source, target: written, plan: plan)
        verifier.preparation = preparation
        verifier.progress = progress
        verifier.readsTags = options.readsTags
        verifier.existing = options.existing?.loaded.project
        return verifier.verify()
    }
}

extension Diagnostic {
    /// What is said of some places; nil if that is nothing.
    fileprivate func places(where isOwn: (SourceRange) -> Bool) -> Diagnostic? {
        func isOther(_ range: SourceRange?) -> Bool { range.map { !isOwn($0) } ?? false }
        var own = self
        own.notes.removeAll { isOther($0.range) }
        if isOther(range) {
            guard let first = own.notes.lazy.compactMap(\.range).first else { return nil }
            own.range = first
        }
        return own
    }
}
