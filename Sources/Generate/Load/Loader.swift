package import InterlinguaFormats
package import InterlinguaIR

/// Reads a project's files into a catalogue.
package struct Loader: Sendable {
    package struct Loaded: Sendable {
        /// Everything that could be read.
        package var catalog: Catalog

        /// The format of the files; one that stands for several if they are of several.
        package var sourceFormat: any SourceFormat

        /// The catalogue before parts were put back into the entries that they belong to; nil where there are none.
        package var unfolded: Catalog?

        /// The names by which apps ask for entries, where they are not those of the keys.
        package var names: [Key: String]

        /// The catalogue with what is not selected; nil if everything is.
        package var whole: Catalog?

        /// The entries that are not selected, and are there since others refer to them.
        package var referenced: Set<Key> = []

        /// The files that were read and selected.
        package var files: [InputFile]

        /// How many files were read.
        package var fileCount: Int { files.count }

        /// What is to be said about the files.
        package var diagnostics: [Diagnostic]

        /// What the project says about itself.
        package var configuration: ProjectConfiguration

        /// What was read of each format; one part if all files are of one.
        package var parts: [LoadedPart]

        /// The source language, and why it is taken.
        package var sourceLanguage: SourceLanguageChoice

        /// What the project's own files say that counts.
        package var projectFacts: [ProjectFacts] = []
    }

    /// The files of one format, and what they say.
    package struct LoadedPart: Sendable {
        package var format: any SourceFormat
        package var files: [InputFile]

        package var result: ReadingResult

        /// What the project says about the format.
        package var settings: [String: RuntimeSetting]

        /// The tags under which the files have languages that were renamed in what was read.
        package var ownLanguages: [LanguageTag: LanguageTag] = [:]
    }

    /// The name of the format; nil lets the configuration or the files tell it.
    package var formatName: String?

    /// The language the texts were first written in; nil lets the configuration or the files tell it.
    package var sourceLanguage: LanguageTag?

    /// Finds what a project itself says, by where its files lie and where projects of their format say it.
    package var projectFacts: (@Sendable (_ places: ProjectPlaces, _ statement: ProjectStatement) -> [ProjectFacts])?

    /// The file of the configuration; nil looks for one beside the inputs.
    package var configurationPath: String?

    /// What is said about formats where there is no configuration.
    package var defaultSettings: [String: [String: RuntimeSetting]] = [:]

    /// What counts more than the configuration, for each format that it has a meaning for.
    package var overridingSettings: [String: RuntimeSetting] = [:]

    /// What is not searched below folders.
    package var exclusions = Exclusions()

    /// Which of the files are read.
    package var selection = FileSelection()

    /// What counts instead of what files hold, by their paths.
    package var unsavedFiles: [String: [UInt8]] = [:]

    package init(
        formatName: String? = nil,
        sourceLanguage: LanguageTag? = nil,
        configurationPath: String? = nil
    ) {
        self.formatName = formatName
        self.sourceLanguage = sourceLanguage
        self.configurationPath = configurationPath
    }

    /// The files of a project, read but not understood yet.
    package struct Found: Sendable {
        /// The format of the files; one that stands for several if they are of several.
        package var sourceFormat: any SourceFormat

        /// The files, in the order of the inputs and of their names.
        package var files: [InputFile]

        /// The paths of files that are read for what they tell of others.
        var unselected: Set<String> = []

        /// What is wrong with the configuration.
        package var diagnostics: [Diagnostic]

        /// What the project says about itself.
        package var configuration = ProjectConfiguration()

        /// The language the texts were first written in, if somebody says it.
        package var sourceLanguage: LanguageTag? { isCertain ? word?.language : nil }

        /// What is said about that language.
        package var word: SourceLanguageChoice.Word?

        /// Whether it is said about these texts, and not about the whole project.
        package var isCertain = true

        /// What the project's own files say that the configuration doesn't.
        package var projectFacts: [ProjectFacts] = []

        /// What the front end is told.
        package var readingOptions: ReadingOptions {
            ReadingOptions(sourceLanguage: sourceLanguage, settings: configuration.settings(of: sourceFormat))
        }
    }

    /// Finds and reads all files below the inputs.
    ///
    /// - Throws: `LoadingError` if there is nothing to read, or the format is in doubt.
    package func load(_ inputs: [String]) throws(LoadingError) -> Loaded {
        try find(inputs).loaded()
    }

    /// Finds all files of translation formats below the inputs, and takes their bytes.
    ///
    /// - Throws: `LoadingError` if there is nothing to read, or the format is in doubt.
    package func find(_ inputs: [String]) throws(LoadingError) -> Found {
        var (configuration, problems) = try ConfigurationFinder(path: configurationPath).configuration(beside: inputs)
        // What a project says is not guessed.
        if problems.contains(where: { $0.severity == .error }) { throw .faultyConfiguration(problems) }
        if !configuration.saysSomething { configuration.settings = defaultSettings }
        for (name, value) in overridingSettings {
            for format in SourceFormatRegistry.formats where format.accepts(setting: name, value) {
                let said = format.unified(configuration.settings[format.name] ?? [:])
                configuration.settings[format.name] = said.merging(format.unified([name: value])) { $1 }
            }
        }
        let format = try namedFormat(configuration)
        var projects: [InputProject] = []
        var seen: [FileFinder.Candidate] = []
        for group in try groups(of: inputs) {
            seen += group.candidates
            let formats = format.map { [$0] } ?? SourceFormatRegistry.formats
            var candidates = group.isListed ? group.candidates.map { placed($0, by: formats) } : group.candidates
            candidates.removeAll { candidate in !formats.contains { $0.recognizes(path: candidate.layoutPath) } }
            let files = try read(candidates.placedInLanguageFolders().droppingCommonFolder())
            var own: [(format: any SourceFormat, files: [InputFile])]
            if let format {
                own = [(format, files)]
            } else {
                own = try detectFormats(of: files, in: group)
                if own.count > 1 { own.removeAll { exclusions.areResults($0.format, in: group.name) } }
            }
            projects.append(InputProject(folder: group.isListed ? nil : group.name, parts: own))
        }
        projects.separate()
        var parts: [(format: any SourceFormat, files: [InputFile])] = []
        for project in projects {
            for part in project.parts {
                if let place = parts.firstIndex(where: { $0.format.name == part.format.name }) {
                    parts[place].files += part.files
                } else if !part.files.isEmpty || format != nil {
                    parts.append(part)
                }
            }
        }
        guard let first = parts.first, parts.count > 1 || !first.files.isEmpty else {
            throw .noFiles(
                inputs: inputs,
                format: format?.name,
                seen: SeenFiles(
                    seen.map(\.layoutPath),
                    unsearched: inputs.flatMap(Exclusions.foldersOfTools),
                    as: format.map { [$0] } ?? SourceFormatRegistry.formats
                )
            )
        }
        var facts: [ProjectFacts] = []
        let settled = parts.flatMap { format, files in
            let places = ProjectPlaces(inputs: inputs, files: seen, translations: files.map(\.path))
            let own = takeFacts(of: format, at: places, into: &configuration)
            facts += own.map(\.facts)
            defer { configuration.takeCommonSettings(own.map(\.settings), of: format) }
            return own.map { facts, settings in
                var options = ReadingOptions(settings: configuration.settings(of: format).merging(settings) { $1 })
                options.isOneOfApps = own.count > 1
                let appFiles = files.filter { own.count == 1 || facts.translations.contains($0.path) }
                return MergedFormat.Part(format: format, files: appFiles, options: options)
            }
        }
        let said =
            sourceLanguage.map { SourceLanguageChoice.Word($0, source: "as --base-language says") }
            ?? configuration.sourceLanguage.map { SourceLanguageChoice.Word($0, source: "as the configuration says") }
        var found = Found(
            sourceFormat: settled.count == 1 ? first.format : MergedFormat(parts: settled),
            files: parts.flatMap(\.files),
            diagnostics: problems,
            configuration: configuration,
            word: said ?? facts.lazy.compactMap(\.word).first,
            isCertain: said != nil,
            projectFacts: facts
        )
        var unreadFiles: Diagnostic?
        // Who names a format knows of others.
        if format == nil {
            let read = Set(found.files.map(\.path))
            let unread = UnreadFiles(seen.lazy.filter { !read.contains($0.path) }.map(\.layoutPath))
            unreadFiles = unread.diagnostic
            found.diagnostics += [unreadFiles].compactMap(\.self)
        }
        if !selection.isEmpty {
            let catalog = found.loaded().catalog
            let unnamed = found.sourceFormat.nameOfUnnamedTable(in: catalog)
            let excluded: (ofLanguages: Set<String>, ofTables: Set<String>)
            do {
                excluded = try selection.excludedPaths(in: catalog, unnamed: unnamed)
            } catch {
                guard case .nothingSelected(let name, let others, _) = error else { throw error }
                throw .nothingSelected(name, others: others, unread: unreadFiles)
            }
            found.files.removeAll { excluded.ofLanguages.contains($0.path) }
            found.unselected = excluded.ofTables
        }
        return found
    }

    /// What the files in a folder say of a project's format, where the configuration says nothing of it, and those around the
    /// folder if they are asked for.
    package func takeFacts(
        of format: any SourceFormat,
        at files: [InputFile],
        in folder: String,
        looksAround: Bool = true,
        into configuration: inout ProjectConfiguration
    ) -> ProjectFacts {
        let seen = (try? groups(of: [folder]).flatMap(\.candidates)) ?? []
        let places = ProjectPlaces(
            inputs: looksAround ? [folder] : [],
            files: seen,
            translations: files.map(\.path)
        )
        guard let first = takeFacts(of: format, at: places, into: &configuration).first else { return ProjectFacts() }
        configuration.settings[format.family, default: [:]].merge(first.settings) { $1 }
        return first.facts
    }

    /// What the files around say of a format, and the settings that follow where the configuration says nothing of them.
    ///
    /// It takes those of one app; of several, each has its own.
    private func takeFacts(
        of format: any SourceFormat,
        at places: ProjectPlaces,
        into configuration: inout ProjectConfiguration
    ) -> [(facts: ProjectFacts, settings: [String: RuntimeSetting])] {
        let configured = configuration.settings(of: format)
        let apps = projectFacts?(places, format.projectStatement) ?? []
        let settled = apps.map { app in
            var facts = app
            let settings = format.unified(app.settings).filter { configured[$0.key] == nil }
            facts.unreadable.removeAll { configured[$0] != nil }
            facts.settings = app.settings.filter { said in
                format.unified([said.key: said.value]).contains { settings[$0.key] == $0.value }
            }
            if facts.settings.isEmpty, facts.unreadable.isEmpty { facts.place = "" }
            return (facts: facts, settings: settings)
        }
        if settled.count > 1 { return settled }
        guard let only = settled.first else { return [(ProjectFacts(), [:])] }
        if !only.settings.isEmpty { configuration.settings[format.family, default: [:]].merge(only.settings) { $1 } }
        return settled
    }

    /// A file that was given by its own name: where its path tells no language, the one that is selected counts.
    private func placed(_ candidate: FileFinder.Candidate, by formats: [any SourceFormat]) -> FileFinder.Candidate {
        guard selection.languages.count == 1, let language = selection.languages.first else { return candidate }
        let paths = formats.lazy.compactMap { $0.path(of: candidate.layoutPath, placedIn: language) }
        return FileFinder.Candidate(path: candidate.path, layoutPath: paths.first ?? candidate.layoutPath)
    }

    private func namedFormat(_ configuration: ProjectConfiguration) throws(LoadingError) -> (any SourceFormat)? {
        guard let name = formatName ?? configuration.formatName else { return nil }
        guard let format = SourceFormatRegistry.format(named: name) else { throw .unknownFormat(name) }
        return format
    }

    private func groups(of inputs: [String]) throws(LoadingError) -> [FileFinder.Group] {
        do {
            var groups = try FileFinder(exclusions).groups(of: inputs)
            for place in groups.indices {
                groups[place].candidates.removeAll { candidate in
                    let name = candidate.path.split(separator: "/").last ?? ""
                    return name == ConfigurationFinder.fileName || name == NameLock.fileName
                }
            }
            return groups
        } catch {
            throw .file(error)
        }
    }

    private func detectFormats(
        of files: [InputFile],
        in group: FileFinder.Group
    ) throws(LoadingError) -> [(format: any SourceFormat, files: [InputFile])] {
        do {
            return try FormatDetection(files, input: group.name).found
        } catch {
            guard group.isListed else { throw error }
            // Whoever names files of several formats means each by itself.
            var found: [(format: any SourceFormat, files: [InputFile])] = []
            for file in files { found += try FormatDetection([file], input: file.path).found }
            return found
        }
    }

    /// Reads all files: with one of them missing, another language might pass for the source's.
    private func read(_ candidates: [FileFinder.Candidate]) throws(LoadingError) -> [InputFile] {
        let results = candidates.concurrentMap { candidate in
            Result { () throws(FileError) in
                if let bytes = unsavedFiles[candidate.path] { return bytes }
                return try readFile(at: candidate.path)
            }
        }
        var files: [InputFile] = []
        var folders: [Substring: String] = [:]
        for (candidate, result) in zip(candidates, results) {
            do throws(FileError) {
                let bytes = try result.get()
                var file = InputFile(path: candidate.path, layoutPath: candidate.layoutPath, bytes: bytes)
                let folder = candidate.path.lastIndex(of: "/").map { candidate.path[...$0] } ?? "."
                file.folder = folders[folder] ?? realPath(String(folder))
                folders[folder] = file.folder
                files.append(file)
            } catch {
                throw .file(error)
            }
        }
        return files
    }
}

extension Loader.Found {
    var selectedFiles: [InputFile] { unselected.isEmpty ? files : files.filter { !unselected.contains($0.path) } }

    /// What the files say.
    package func loaded() -> Loader.Loaded {
        if let merged = sourceFormat as? MergedFormat { return merged.load(self) }
        let options = ReadingOptions(settings: configuration.settings(of: sourceFormat))
        return MergedFormat(parts: [MergedFormat.Part(format: sourceFormat, files: files, options: options)]).load(self)
    }
}

extension ProjectConfiguration {
    /// Takes what all of several apps say for what is written for them.
    fileprivate mutating func takeCommonSettings(_ apps: [[String: RuntimeSetting]], of format: any SourceFormat) {
        guard let first = apps.first, apps.count > 1 else { return }
        let common = first.filter { name, value in apps.allSatisfy { $0[name] == value } }
        settings[format.family, default: [:]].merge(common) { $1 }
    }
}

extension Loader.Loaded {
    /// Says that files for several apps are written alike, though these differ in what they tell their library.
    package func warning(writing target: any SourceFormat) -> Diagnostic? {
        let apps = parts.filter { $0.format.family == target.family }.map(\.settings)
        let names = Set(apps.flatMap(\.keys)).filter { name in Set(apps.map { $0[name] }).count > 1 }
            .intersection(target.settingNames).sorted()
        if names.isEmpty { return nil }
        let message =
            "the project's apps tell \(target.family) different options (\(names.joined(separator: ", "))), and what is "
            + "written has the same for all; convert each app by itself"
        return Diagnostic(.warning, .severalApps, message)
    }

    /// The errors that keep files from being read, or parts of them.
    package var syntaxErrors: [Diagnostic] { diagnostics.filter { $0.severity == .error && $0.isAboutSyntax } }

    /// The diagnostics with the severities that the configuration gives them.
    package var reported: [Diagnostic] { configuration.checks.applied(to: diagnostics, of: catalog) }

    /// That no entry was found, and in which files.
    package var emptiness: String {
        "no entries in \(SeenFiles(files.map(\.layoutPath), as: [])) of \(sourceFormat.name)"
    }

    /// Leaves entries out of those that are selected.
    package mutating func select(leavingOut keys: Set<Key>) {
        if keys.isEmpty { return }
        whole = whole ?? catalog
        catalog.entries.removeAll { keys.contains($0.key) }
        for index in parts.indices { parts[index].result.catalog.entries.removeAll { keys.contains($0.key) } }
    }

    /// What other files say that are read as those of the same project.
    package func reading(_ files: [InputFile], as format: any SourceFormat) -> Loader.Loaded {
        Loader.Found(
            sourceFormat: format,
            files: files,
            diagnostics: [],
            configuration: configuration,
            word: SourceLanguageChoice.Word(catalog.sourceLanguage, source: "as that of the texts compared with")
        )
        .loaded()
    }
}
