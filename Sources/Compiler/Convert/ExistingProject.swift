import InterlinguaFormats
package import InterlinguaGenerator
package import InterlinguaIR
package import InterlinguaPlatforms
import OrderedCollections

/// The project that stands where a conversion writes, as the target's front end reads it.
package struct ExistingProject: Sendable {
    /// What its files say.
    package private(set) var loaded: Loader.Loaded

    /// The format of its files, in the version that the project has unless another one was named.
    package let format: any TranslationFormat

    /// What the files around its own say that counts.
    package let facts: ProjectFacts

    /// The keys here of the source's entries that have only the names that these would have there.
    private var keysOfNames: [Key: Key] = [:]

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
        loaded = (isOfSameApp ? project : told).reading(files, as: format)
        self.format = loaded.format.written
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
        let places = folders.contains { !$0.isEmpty } ? folders : ["", format.usualFolder]
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
            keysOfNames: keysOfNames
        )
    }

    /// The files of the project once others are written.
    func files(with written: [OutputFile]) -> [InputFile] {
        let paths = Set(written.map(\.path))
        return written.map { InputFile(path: $0.path, bytes: $0.bytes) }
            .filter { format.written.recognizes(path: $0.layoutPath) }
            + loaded.files.filter { !paths.contains($0.layoutPath) }
    }

    /// Takes texts for those of the languages under which this project has them: where it has `pl-PL` and no `pl`, or
    /// `zh-Hans` and no `zh-CN`, that is where people find what is in Polish or Chinese.
    ///
    /// - Returns: What is to be said about it; nil if all languages keep their names.
    package func name(languagesOf project: inout Loader.Loaded) -> Diagnostic? {
        let own = Set((project.whole ?? project.catalog).languages)
        var names = LanguagePairs(own, Set(loaded.catalog.languages)).names
        names[project.catalog.sourceLanguage] = nil
        if names.isEmpty { return nil }
        for index in project.parts.indices {
            for language in project.parts[index].result.catalog.languages {
                if let name = names[language] { project.parts[index].ownLanguages[name] = language }
            }
        }
        project.changeCatalogs { $0.rename(names) }
        return Diagnostic(
            .note,
            .languageCode,
            "languages have other codes in the files that are there; their texts go to these",
            notes: names.sorted { $0.key < $1.key }.map { Diagnostic.Note("“\($0.key)” becomes “\($0.value)”") }
        )
    }
}

extension ExistingProject {
    /// Takes entries of a project that have no keys beside their names for those here that would be called so there.
    ///
    /// - Parameter back: Converts this project into the format of the other one, which is only done if it can count.
    mutating func find(entriesOf project: Loader.Loaded, by back: () -> Converter.Result?) {
        let entries = entries
        let source = (project.whole ?? project.catalog).entries
        let unknown = source.keys.filter { project.names[$0] == nil && entries.entry(of: $0) == nil }
        guard !unknown.isEmpty, let result = back() else { return }
        let known = Set(source.keys.map { Key($0.name, table: $0.table) })
        var keys: [Key: [Key]] = [:]
        for (key, name) in result.names {
            let original = result.legalised.sources[key] ?? key
            guard original.path == key.path, !known.contains(Key(original.name, table: original.table)) else {
                continue
            }
            keys[Key(name, table: key.table), default: []].append(original)
        }
        for (name, others) in Dictionary(grouping: unknown, by: { Key($0.name, table: $0.table) }) {
            guard others.count == 1, let found = keys[name], found.count == 1 else { continue }
            let (other, key) = (others[0], found[0])
            // What only has a name like it says the same in no language.
            guard source[other]?.saysSame(as: entries.entry(of: key)) == true else { continue }
            keysOfNames[other] = Key(table: key.table, kind: other.kind, path: key.path)
        }
    }

    /// Takes texts as they are written that only look like formats: this project has one with the same percent signs, and
    /// nothing is passed for it; but not copies of texts with objects, which mean nothing elsewhere.
    package func read(literalsOf project: inout Loader.Loaded) {
        let entries = entries
        func texts(_ key: Key) -> OrderedDictionary<LanguageTag, Message>? {
            entries.entry(of: key).flatMap { $0.arguments.isEmpty ? $0.messages : nil }
        }
        let looksLikeFormat = (project.whole ?? project.catalog).entries.contains { key, entry in
            !entry.arguments.isEmpty && texts(key)?.values.contains(where: \.hasPercentSign) == true
        }
        guard looksLikeFormat else { return }
        var literals: [Key: Entry] = [:]
        for part in project.parts {
            var options = ReadingOptions(sourceLanguage: project.catalog.sourceLanguage, settings: part.settings)
            options.keepsTextsUnformatted = true
            for (key, entry) in part.format.read(part.files, options: options).catalog.entries {
                let own = texts(key)
                let isThere = entry.messages.contains { language, message in
                    message.hasPercentSign && message.content == own?[language]?.content
                }
                if isThere { literals[key] = entry }
            }
        }
        project.changeCatalogs { catalog in
            for (key, entry) in literals where catalog.entries[key] != nil { catalog.entries[key] = entry }
        }
    }

    /// Takes arguments for what apps pass for this project's texts, where the project's own files can't say it: integers for
    /// those of the same C types, and what is shown for the number that chooses.
    package func type(argumentsOf project: inout Loader.Loaded) {
        let entries = entries
        let sources = project.projects.map(\.format.capabilities)
        let saysTypes = sources.contains(where: \.integerTypes)
        let saysIntegers = sources.contains { $0.formats.contains(.fields) }
        let saysNumbers = sources.contains { !$0.passesNumberApart || $0.partLinks }
        project.changeCatalogs { catalog in
            for index in catalog.entries.values.indices where !catalog.entries.values[index].arguments.isEmpty {
                guard let other = entries.entry(of: catalog.entries.keys[index]) else { continue }
                if !saysNumbers { catalog.entries.values[index].linkNumber(as: other, catalog.sourceLanguage) }
                if !saysTypes {
                    catalog.entries.values[index].takeIntegerTypes(of: other, catalog.sourceLanguage, saysIntegers)
                }
            }
        }
    }
}

extension Message {
    fileprivate var hasPercentSign: Bool {
        guard let text = patterns.first?.plainText else { return false }
        return text.containsASCII(UInt8(ascii: "%")) && !text.contains("%@") && !text.contains("$@")
    }
}

extension Entry {
    /// Makes one argument of the number that chooses and of what is shown where another entry's texts show its number.
    fileprivate mutating func linkNumber(as other: Entry, _ language: LanguageTag) {
        guard let number = selectingArgument, arguments[safe: number]?.position == nil, !shows(number),
            let otherNumber = other.selectingArgument, other.shows(otherNumber)
        else { return }
        let known = counterparts(in: other, language).filter { $0.value == otherNumber }.keys.min()
        guard let shown = known, arguments.indices.contains(shown) else { return }
        if !arguments[shown].type.isNumeric { arguments[shown].type = .number }
        arguments.remove(at: number)
        mapArgumentIndices { index in
            let own = index == number ? shown : index
            return own > number ? own - 1 : own
        }
    }
}

extension Entry {
    /// Takes over the C types that another entry's arguments have at the same positions, or the only number among them, and
    /// that what it shows in the same text is a number.
    ///
    /// - Parameter saysIntegers: Whether the texts tell integers from others.
    fileprivate mutating func takeIntegerTypes(of other: Entry, _ language: LanguageTag, _ saysIntegers: Bool) {
        for (index, counterpart) in counterparts(in: other, language) where arguments[safe: index]?.type == .any {
            switch other.arguments[safe: counterpart]?.type {
            case .number: arguments[index].type = .number
            case .integer(let type) where !saysIntegers: arguments[index].type = .integer(type)
            default: break
            }
        }
        let numbers = arguments.indices.filter { arguments[$0].type.isNumeric }
        let known = other.arguments.filter(\.type.isNumeric)
        for index in numbers {
            let isOnly = numbers.count == 1 && known.count == 1
            let other =
                isOnly ? known.first : known.first { $0.position != nil && $0.position == arguments[index].position }
            if case .integer(let type)? = other?.type, arguments[index].type != .decimal {
                arguments[index].type = .integer(type)
            }
        }
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

extension Loader.Loaded {
    /// Changes all that was read in the same way.
    fileprivate mutating func changeCatalogs(_ change: (inout Catalog) -> Void) {
        func changeOptional(_ catalog: inout Catalog?) {
            guard var changed = catalog else { return }
            catalog = nil
            change(&changed)
            catalog = changed
        }
        change(&catalog)
        changeOptional(&whole)
        changeOptional(&unfolded)
        for index in parts.indices {
            change(&parts[index].result.catalog)
            changeOptional(&parts[index].result.unfolded)
        }
    }
}

extension Catalog {
    fileprivate mutating func rename(_ languages: [LanguageTag: LanguageTag]) {
        func name(_ language: LanguageTag) -> LanguageTag { languages[language] ?? language }
        for index in tables.values.indices {
            let relatives = tables.values[index].relatives
            tables.values[index].languages = tables.values[index].languages.map(name)
            tables.values[index].relatives = [:]
            for (language, others) in relatives { tables.values[index].relatives[name(language)] = others.map(name) }
        }
        for index in entries.values.indices {
            let messages = entries.values[index].messages
            guard messages.keys.contains(where: { languages[$0] != nil }) else { continue }
            entries.values[index].messages = OrderedDictionary(
                messages.map { (name($0.key), $0.value) },
                uniquingKeysWith: { first, _ in first }
            )
        }
    }
}
