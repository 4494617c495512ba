import InterlinguaIR
import OrderedCollections

/// A project's files taken apart into namespaces and languages.
struct I18nextProject: Sendable {
    private(set) var settings: I18nextSettings

    /// The namespaces, by name.
    var tables: [I18nextTableDraft] = []

    /// The language the texts were first written in.
    private(set) var sourceLanguage: LanguageTag

    /// The source language by the files alone.
    private(set) var guess = SourceLanguageGuess(.undetermined, because: .size)

    /// Whether some files are those of an iOS bundle.
    let isBundle: Bool

    /// The files that are left out, since nothing tells their languages.
    private var filesWithoutLanguage: [SourceRange] = []

    /// What is wrong with files as a whole.
    private(set) var diagnostics: [Diagnostic] = []

    /// One language's key tree of one namespace.
    private struct Resource: Sendable {
        var source: I18nextSource
        var language: LanguageTag
        var code: String
        var namespace: String?
        var levels: [String]
        var element: JSONElement
    }

    init(_ sources: [I18nextSource], settings: I18nextSettings, _ options: ReadingOptions) {
        self.settings = settings
        isBundle = sources.contains { $0.path.kind == .languageBundle }
        sourceLanguage = options.sourceLanguage ?? LanguageTag("en") ?? .undetermined
        var resources: [Resource] = []
        for source in sources { resources += self.resources(of: source) }
        reportFilesWithoutLanguage()
        let spellings = LanguageSpellings(resources.map(\.code), tag: LanguageName.tag(of:))
        for index in resources.indices {
            if let language = spellings[resources[index].code] { resources[index].language = language }
        }
        reportUnreachableCodes(resources)
        guess = Self.guess(resources)
        if options.sourceLanguage == nil { sourceLanguage = guess.language }
        // What is written for several apps is read as one project.
        if !options.isOneOfApps { assumeDefaultNamespace(resources) }
        makeTables(resources, withFolders: options.isOneOfApps)
        reportSpellings(resources)
    }

    /// Leaves out the settings that the library does not know that reads files of the project's version.
    mutating func settle(for version: I18nextVersion) { settings = settings.known(in: version) }

    // MARK: Resources

    private mutating func resources(of source: I18nextSource) -> [Resource] {
        guard let root = source.document.root else { return [] }
        guard root.kind == .object else {
            let message = "the root is not an object: i18next reads no texts from the file"
            diagnostics.append(Diagnostic(.error, .i18nextRoot, message, at: root.range))
            return []
        }
        guard let code = source.path.code else { return storeResources(of: source, root) }
        guard let language = LanguageName.tag(of: code) else {
            let message = "“\(code)” is not a language; the file was left out"
            diagnostics.append(Diagnostic(.error, .unknownLanguage, message, at: root.range.startPlace))
            return []
        }
        let resource = Resource(
            source: source,
            language: language,
            code: code,
            namespace: source.path.namespace,
            levels: [],
            element: root
        )
        switch levels(of: source, root) {
        case 0: return [resource]
        case 1: return namespaces(in: root, of: resource)
        default: return storeResources(of: source, root)
        }
    }

    /// How many levels of objects lie above the keys of a file whose path names a language.
    private func levels(of source: I18nextSource, _ root: JSONElement) -> Int {
        if let levels = settings.resourceLevels { return levels }
        if source.path.kind == .languageBundle { return 1 }
        guard source.path.namespace == nil else { return 0 }
        let names = settings.namespaces + [settings.defaultNamespace]
        return ResourceProject.levels(above: names, in: root, of: source.path.code)
    }

    private mutating func namespaces(in object: JSONElement, of outer: Resource) -> [Resource] {
        var resources: [Resource] = []
        for member in object.memberList {
            guard let namespace = member.key.string, !namespace.hasPrefix("$") else { continue }
            guard member.value.kind == .object else {
                let message =
                    "“\(namespace)” is not an object but stands at the level of namespaces; i18next never finds it"
                diagnostics.append(Diagnostic(.warning, .i18nextNoNamespace, message, at: member.value.range))
                continue
            }
            var resource = outer
            resource.namespace = namespace
            resource.levels.append(namespace)
            resource.element = member.value
            resources.append(resource)
        }
        return resources
    }

    private mutating func storeResources(of source: I18nextSource, _ root: JSONElement) -> [Resource] {
        guard I18nextStore.isStore(root) else {
            filesWithoutLanguage.append(root.range.startPlace)
            return []
        }
        var resources: [Resource] = []
        for member in root.memberList {
            guard let code = member.key.string, let language = LanguageName.tag(of: code) else { continue }
            let resource = Resource(
                source: source,
                language: language,
                code: code,
                namespace: nil,
                levels: [code],
                element: member.value
            )
            resources += namespaces(in: member.value, of: resource)
        }
        return resources
    }

    // MARK: Languages and namespaces

    /// The library's own `dev`, where there are such texts, else as for other formats.
    private static func guess(_ resources: [Resource]) -> SourceLanguageGuess {
        if let own = LanguageTag("dev"), resources.contains(where: { $0.language == own }) {
            return SourceLanguageGuess(own, because: .files)
        }
        return SourceLanguageGuess(
            resources.lazy.map { resource in
                let isUnlabelled = resource.source.path.spelling?.isEmpty == true
                let range = resource.element.range
                return (isUnlabelled ? nil : resource.language, Int(range.upperBound - range.lowerBound))
            }
        )
    }

    /// The only namespace of a project without one of the usual name is its default.
    private mutating func assumeDefaultNamespace(_ resources: [Resource]) {
        guard !settings.hasOwnDefaultNamespace else { return }
        let names = Set(resources.map { $0.namespace ?? settings.defaultNamespace })
        if names.count == 1, let only = names.first { settings.defaultNamespace = only }
    }

    /// - Parameter namesFolders: Whether names begin with the folder around all files, as where there are several.
    private mutating func makeTables(_ resources: [Resource], withFolders namesFolders: Bool) {
        let namesFolders = namesFolders || Set(resources.map(\.source.path.root)).count > 1
        var grouped: OrderedDictionary<String, (root: String, namespace: String, resources: [Resource])> = [:]
        for resource in resources {
            let namespace = resource.namespace ?? settings.defaultNamespace
            let root = resource.source.path.root
            let name = (namesFolders ? root : "") + (namespace == settings.defaultNamespace ? "" : namespace)
            grouped[name, default: (root, namespace, [])].resources.append(resource)
        }
        let source = sourceLanguage
        let groups = grouped.sorted { $0.key < $1.key }.map { name, group in
            let ordered = group.resources.enumerated().sorted { left, right in
                let isFirst = (left.element.language == source, right.element.language == source)
                if isFirst.0 != isFirst.1 { return isFirst.0 }
                return (left.element.language, left.offset) < (right.element.language, right.offset)
            }
            var resources: [Resource] = []
            for (_, resource) in ordered {
                if let last = resources.last, last.language == resource.language {
                    reportRepeated(resource, last)
                } else {
                    resources.append(resource)
                }
            }
            return (
                draft: I18nextTableDraft(name: name, root: group.root, namespace: group.namespace),
                resources: resources
            )
        }
        tables = groups.concurrentMap { group in
            var table = group.draft
            Self.collect(group.resources, in: &table)
            table.collectLeaves()
            return table
        }
    }

    /// Collects the members of all languages of a namespace.
    ///
    /// New names get their numbers language by language. Mostly the first languages have all there are; so all others are
    /// tried at once, and again after each one that has new names.
    private static func collect(_ resources: [Resource], in table: inout I18nextTableDraft) {
        let empty = resources.map { resource in
            I18nextColumn(
                language: resource.language,
                code: resource.code,
                source: resource.source,
                levels: resource.levels
            )
        }
        var columns = [I18nextColumn?](repeating: nil, count: empty.count)
        var waiting = Array(empty.indices)
        // Where nearly every language has new names, trying does not help.
        var trials = 4
        while let next = waiting.first {
            var column = empty[next]
            column.collect(from: resources[next].element, names: &table.names)
            columns[next] = column
            waiting.removeFirst()
            if trials == 0 || waiting.isEmpty { continue }
            trials -= 1
            let names = table.names
            let found = waiting.concurrentMap { empty[$0].collected(from: resources[$0].element, names: names) }
            for (place, column) in zip(waiting, found) { columns[place] = column }
            waiting.removeAll { columns[$0] != nil }
        }
        table.columns = columns.compactMap(\.self)
    }

    /// Apps find the files of the code that they pass, so that two spellings of a language are those of two groups of users.
    private mutating func reportSpellings(_ resources: [Resource]) {
        var first: [String: Resource] = [:]
        var reported = Set(diagnostics.compactMap { $0.kind == .repeatedLanguage ? $0.range?.file.path : nil })
        for resource in resources {
            let name = resource.source.path.root + resource.language.identifier
            guard let other = first[name] else {
                first[name] = resource
                continue
            }
            let file = resource.source.document.file
            guard other.code != resource.code, reported.insert(file.path).inserted else { continue }
            let message =
                "“\(resource.code)” and “\(other.code)” are one language, of which i18next only finds the files in the "
                + "spelling that an app asks for"
            diagnostics.append(
                Diagnostic(
                    .warning,
                    .languageSpellings,
                    message,
                    at: resource.element.range.startPlace,
                    notes: [Diagnostic.Note("the other spelling is this file's", at: other.source.document.file.start)]
                )
            )
        }
    }

    private mutating func reportFilesWithoutLanguage() {
        guard let first = filesWithoutLanguage.first else { return }
        let others = filesWithoutLanguage.dropFirst()
        let outcome = others.isEmpty ? "the file is left out" : "\(filesWithoutLanguage.count) files are left out"
        let message =
            "no language in the path or the content, as in locales/pl/common.json, common.pl.json or pl.json; \(outcome)"
        let notes = others.map { Diagnostic.Note("this one, too", at: $0) }
        diagnostics.append(Diagnostic(.warning, .i18nextNoLanguage, message, at: first, notes: notes))
    }

    private mutating func reportUnreachableCodes(_ resources: [Resource]) {
        var reported: Set<String> = []
        for resource in resources where reported.insert(resource.code).inserted {
            let place = resource.element.range.startPlace
            if let shown = settings.shownLanguages, !shown.contains(resource.language) {
                let message = "“\(resource.code)” is not among supportedLngs: the app never shows its texts"
                diagnostics.append(Diagnostic(.warning, .unreachableLanguage, message, at: place))
            }
            if let diagnostic = KnownLanguages.diagnostic(for: resource.code, resource.language, at: place) {
                diagnostics.append(diagnostic)
            }
        }
    }

    private mutating func reportRepeated(_ resource: Resource, _ first: Resource) {
        let message =
            "another file already has this namespace in “\(resource.language)”; this one was left out"
        diagnostics.append(
            Diagnostic(
                .error,
                .repeatedLanguage,
                message,
                at: resource.element.range.startPlace,
                notes: [Diagnostic.Note("the texts are taken from here", at: first.source.document.file.start)]
            )
        )
    }
}

extension SourceRange {
    /// The mere place where a stretch begins.
    fileprivate var startPlace: SourceRange {
        SourceRange(file: file, lowerBound: Int(lowerBound), upperBound: Int(lowerBound))
    }
}

extension JSONElement {
    /// The members of an object; none for other values.
    var memberList: [JSONElementMember] { members.map { Array($0) } ?? [] }
}
