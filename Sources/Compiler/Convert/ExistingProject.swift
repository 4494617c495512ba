import InterlinguaFormats
package import InterlinguaGenerator
package import InterlinguaIR
package import InterlinguaPlatforms

/// The project that stands where a conversion writes, as the target's front end reads it.
package struct ExistingProject: Sendable {
    /// What its files say.
    package private(set) var loaded: Loader.Loaded

    /// The format of its files, in the version that the project has unless another one was named.
    package let format: any TranslationFormat

    /// What the files around its own say that counts.
    package let facts: ProjectFacts

    /// What the app has to be told so that calls that name no table find the texts.
    private(set) var settingsToSay: [String: RuntimeSetting] = [:]

    /// The keys here of the source's entries that have only the names that these would have there.
    var keysOfNames: [Key: Key] = [:]

    /// What apps pass for the source's entries, by their keys there.
    var counterparts: [Key: ArgumentCounterparts] = [:]

    /// Reads the files of a format that lie where a project's are written; nil if there are none.
    ///
    /// What else lies below the folder may be any other project's. What can't be read there is left out; if it is to be
    /// written, that says so.
    ///
    /// - Parameters:
    ///   - project: What is converted: its own files are none of this one, which has its source language, and its
    ///     configuration.
    ///   - loader: Finds what the project itself says.
    package init?(
        in directory: String,
        of format: any TranslationFormat,
        besides project: Loader.Loaded,
        _ loader: Loader
    ) {
        let files = Self.files(of: format, in: directory, besides: project).others
        if files.isEmpty { return nil }
        var told = project
        facts = loader.takeFacts(of: format, at: files, in: directory, into: &told)
        // Where nothing says otherwise, files of the same format are this app's, as they were when they were written.
        let isOfSameApp = facts.settings.isEmpty && project.parts.contains { $0.format.family == format.family }
        var app = isOfSameApp ? project : told
        loaded = app.reading(files, as: format)
        self.format = loaded.format.written
        guard let name = nameOfUnnamedTable(of: project) else { return }
        let (settings, said) = (
            loaded.format.settings(namingUnnamedTable: name), app.configuration.settings(of: format)
        )
        if settings.isEmpty || settings.keys.contains(where: { said[$0] != nil }) { return }
        settingsToSay = settings
        app.configuration.settings[format.family, default: [:]].merge(settingsToSay) { $1 }
        loaded = app.reading(files, as: format)
    }

    /// What the app says of its format, for files of the same one around which nothing says anything: they may come from
    /// people who got them without the app.
    package func statement(forFilesOf project: Loader.Loaded) -> ProjectConfiguration? {
        let isOfSameFormat = project.parts.allSatisfy { $0.format.family == format.family }
        let isTold = project.projectFacts.contains { !$0.settings.isEmpty }
        guard isOfSameFormat, !isTold, !facts.settings.isEmpty,
            project.configuration.settings(of: project.sourceFormat).isEmpty
        else { return nil }
        var configuration = ProjectConfiguration()
        configuration.settings[format.family] = format.unified(facts.settings)
        return configuration
    }

    /// How many entries of a project are entries here, with the same arguments.
    package func commonCount(_ project: Loader.Loaded) -> Int {
        project.catalog.entries.count { key, entry in
            loaded.catalog.entries[key].map { $0.parameters == entry.parameters } ?? false
        }
    }

    /// The table that holds what a project has in the one without a name, where there is none here: an app that had only that
    /// table does not name it either.
    private func nameOfUnnamedTable(of project: Loader.Loaded) -> String? {
        let catalog = project.whole ?? project.catalog
        if loaded.catalog.tables[""] != nil { return nil }
        let own = Set(catalog.entries.keys.lazy.filter { $0.table.isEmpty }.map(\.name))
        var counts: [String: Int] = [:]
        for key in loaded.catalog.entries.keys where catalog.tables[key.table] == nil && own.contains(key.name) {
            counts[key.table, default: 0] += 1
        }
        let found = counts.filter { 2 * $0.value > own.count && !$0.key.contains("/") }
        return found.count == 1 ? found.first?.key : nil
    }

    /// Takes over what the app says that others are written for, where no files count that are there, and gives the format in
    /// the version that it says.
    ///
    /// Where files become others of the same format, the scripts around may be those of their own app, which is this one only
    /// if its files are written anew.
    package static func takeFacts(
        of format: any TranslationFormat,
        in directory: String,
        for project: inout Loader.Loaded,
        _ loader: Loader
    ) -> (format: any TranslationFormat, facts: ProjectFacts?) {
        let isOfSameFormat = project.parts.contains { $0.format.family == format.family }
        var facts: ProjectFacts?
        if !isOfSameFormat || !files(of: format, in: directory, besides: project).hasInputs {
            var told = project
            let found = loader.takeFacts(
                of: format,
                at: [],
                in: directory,
                looksAround: !isOfSameFormat,
                into: &told
            )
            if found.settings.isEmpty { return (format, nil) }
            (project, facts) = (told, found)
        }
        return (format.written(by: project.configuration.settings(of: format)), facts)
    }

    /// The files of a format that lie where a project's are written, and whether some that are converted do.
    private static func files(
        of format: any TranslationFormat,
        in directory: String,
        besides project: Loader.Loaded
    ) -> (others: [InputFile], hasInputs: Bool) {
        let tables = (project.whole ?? project.catalog).tables
        let folders = Set(tables.keys.lazy.map { tables.place(ofTable: $0).folder })
        var places = folders.contains { !$0.isEmpty } ? folders : ["", format.usualFolder]
        // Files of the same format are written where they lie in their own project.
        for part in project.parts where part.format.family == format.family {
            for file in part.files {
                var steps = file.layoutPath.split(separator: "/").dropLast()
                if let name = steps.last, LanguageName.tag(of: String(name)) != nil { steps.removeLast() }
                places.insert(steps.map { $0 + "/" }.joined())
            }
        }
        return files(of: format, in: places, of: directory, besides: project)
    }

    /// The files of a format in some places of a folder, and whether some that are converted lie there.
    static func files(
        of format: any TranslationFormat,
        in places: Set<String>,
        of directory: String,
        besides project: Loader.Loaded
    ) -> (others: [InputFile], hasInputs: Bool) {
        let inputs = Set(project.files.compactMap { FileIdentity(ofPath: $0.path) })
        var files: [InputFile] = []
        var hasInputs = false
        for place in Self.files(in: places, of: directory) where format.written.recognizes(path: place) {
            let path = directory + "/" + place
            if FileIdentity(ofPath: path).map(inputs.contains) == true {
                hasInputs = true
            } else if FileKind(ofPath: path) == .file, let bytes = try? readFile(at: path) {
                files.append(InputFile(path: path, layoutPath: place, bytes: bytes))
            }
        }
        return (files, hasInputs)
    }

    /// Says which files of a format lie below a folder, where none lie in the places in which a project's are written.
    package static func warning(
        aboutFilesBelow directory: String,
        of format: any TranslationFormat,
        besides project: Loader.Loaded,
        _ loader: Loader
    ) -> Diagnostic? {
        let inputs = Set(project.files.compactMap { FileIdentity(ofPath: $0.path) })
        var loader = loader
        loader.formatName = nil
        let parts = (try? loader.load([directory]).parts) ?? []
        let files = parts.filter { $0.format.family == format.family }.flatMap(\.files)
            .filter { FileIdentity(ofPath: $0.path).map(inputs.contains) != true }
        guard let first = files.first else { return nil }
        let message =
            "nothing was merged: \(first.path)\(files.count > 1 ? " and \(files.count - 1) more" : "") can only be merged "
            + "with if --output names the folder"
        return Diagnostic(.warning, .unmergedFolder, message, at: first.start)
    }

    /// The paths of what lies in some folders and in the folders of languages in these, in order.
    private static func files(in folders: Set<String>, of directory: String) -> [String] {
        func names(in folder: String) -> [String] {
            let names = (try? FileFinder().names(in: directory + "/" + folder)) ?? []
            return names.filter { !$0.hasPrefix(".") }
        }
        return folders.sorted().flatMap { folder in
            names(in: folder).flatMap { name -> [String] in
                guard FileKind(ofPath: directory + "/" + folder + name) == .folder else { return [folder + name] }
                return names(in: folder + name).map { "\(folder)\(name)/\($0)" }
            }
        }
    }

    /// What it holds, for who writes into it.
    package var entries: ExistingEntries {
        ExistingEntries(
            loaded.catalog,
            unfolded: loaded.unfolded,
            names: loaded.names,
            paths: loaded.files.map(\.layoutPath),
            keysOfNames: keysOfNames,
            counterparts: counterparts
        )
    }

    /// What there is to say about files that are read as texts of no entry, such as those for some devices, which stay.
    package var aboutOtherFiles: [Diagnostic] {
        let read = readPaths
        return loaded.reported.filter { $0.severity == .note && $0.range.map { !read.contains($0.file.path) } == true }
    }

    /// The paths of the files in which texts of entries stand.
    var readPaths: Set<String> {
        let messages = loaded.catalog.entries.values.lazy.flatMap(\.messages.values)
        return Set(messages.compactMap { $0.origin.range?.file.path })
    }

    /// The paths of the files that hold texts in the source language.
    var sourceFiles: Set<String> {
        let source = loaded.catalog.sourceLanguage
        return Set(loaded.catalog.entries.values.lazy.compactMap { $0.messages[source]?.origin.range?.file.path })
    }

    /// The files of the project once others are written.
    func files(with written: [OutputFile]) -> [InputFile] {
        let paths = Set(written.map(\.path))
        // The folder that was given may tell what lies in it.
        let known = loaded.files.first { $0.path.hasSuffix("/" + $0.layoutPath) }
        let folder = known.map { $0.path.dropLast($0.layoutPath.count) } ?? ""
        return written.map { InputFile(path: folder + $0.path, layoutPath: $0.path, bytes: $0.bytes) }
            .filter { format.written.recognizes(path: $0.layoutPath) }
            + loaded.files.filter { !paths.contains($0.layoutPath) }
    }
}

extension Loader {
    /// What the files around those that are written into say of them, in place of what the source's app tells its library.
    fileprivate func takeFacts(
        of format: any TranslationFormat,
        at files: [InputFile],
        in directory: String,
        looksAround: Bool = true,
        into project: inout Loaded
    ) -> ProjectFacts {
        let said = format.unified(
            project.projectFacts.reduce(into: [:]) { $0.merge($1.settings) { first, _ in first } }
        )
        project.configuration.settings[format.family] =
            project.configuration.settings[format.family]?.filter { said[$0.key] != $0.value }
        return takeFacts(
            of: format,
            at: files,
            in: directory,
            looksAround: looksAround,
            into: &project.configuration
        )
    }
}
