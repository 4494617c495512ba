import InterlinguaIR
import OrderedCollections

/// What a path tells of a file: language and namespace, where it names them.
struct I18nextPath: Hashable {
    /// The ways in which projects lay their files out.
    enum Kind: Hashable {
        /// `locales/<lng>/<ns>.json`.
        case folderOfLanguage
        /// `<ns>.<lng>.json`, `<lng>.json`.
        case fileOfLanguage
        /// `<lng>.lproj/i18next.json`, which holds namespaces.
        case languageBundle
        /// A file that names no language: a store of languages, if anything of i18next's.
        case store
    }

    /// How the file is laid out.
    var kind: Kind

    /// The folder around language and namespace, with a slash behind it unless it is empty.
    var root: String

    /// The language as the app asks for it, which is mostly as the path spells it; nil for a store.
    var code: String?

    /// The language as the path spells it, where the app asks for it under another code; empty if it does not name it.
    var spelling: String?

    /// The namespace; nil if the path names none.
    var namespace: String?

    /// Whether a file that names no language lies where one does beside it, and holds the same keys or is called by two
    /// letters.
    var isBesideLanguages = false

    /// Whether a path can be one of i18next's files; the content has the last word on those that name no language.
    static func recognizes(_ path: String) -> Bool {
        guard path.utf8.count > 5, path.utf8.suffix(5).elementsEqual(".json".utf8) else { return false }
        let name = String(path.split(separator: "/").last ?? "")
        switch I18nextPath(path, fileFolders: []).kind {
        case .store: return !otherPrograms.contains(name)
        case .languageBundle: return name == "i18next.json"
        case .folderOfLanguage, .fileOfLanguage: return true
        }
    }

    /// Files of JSON that every project has and that hold no texts.
    private static let otherPrograms: Set<String> = [
        "package.json", "package-lock.json", "tsconfig.json", "composer.json", "manifest.json", "Contents.json",
        "interlingua.json", "interlingua.names.json", "expressions.json", "angular.json", "app.json",
        "babel.config.json", "jsconfig.json",
        "lerna.json", "nx.json", "Package.resolved", "project.json", "sources.json", "vercel.json", "firebase.json",
    ]

    /// Reads a path by itself; `languageFolders` are folders all of whose files are named by languages.
    init(_ path: String, fileFolders languageFolders: Set<String>) {
        let (folders, base) = Self.parts(of: path)
        if let bundle = folders.lastIndex(where: { $0.hasSuffix(".lproj") }) {
            let code = String(folders[bundle].dropLast(".lproj".count))
            self.init(kind: .languageBundle, root: Self.joined(folders[..<bundle]), code: code, namespace: nil)
            return
        }
        let folder = Self.joined(folders[...])
        let own = Self.namesOfLanguages(in: base).first { KnownLanguages.tag(of: $0.code) != nil }
        let isOwnCertain = own.map { $0.namespace == nil && languageFolders.contains(folder) } ?? false
        if !isOwnCertain, let parent = folders.lastIndex(where: { KnownLanguages.tag(of: $0) != nil }) {
            self.init(folders, language: parent, base)
            return
        }
        let kind: Kind = own == nil ? .store : .fileOfLanguage
        self.init(kind: kind, root: folder, code: own?.code, namespace: own?.namespace)
    }

    private init(kind: Kind, root: String, code: String?, namespace: String?) {
        self.kind = kind
        self.root = root
        self.code = code
        self.namespace = namespace
    }

    /// Reads the path of a file below the folder of a language.
    private init(_ folders: [String], language: Int, _ base: String) {
        let namespace = (folders[(language + 1)...] + [base]).joined(separator: "/")
        let root = Self.joined(folders[..<language])
        self.init(kind: .folderOfLanguage, root: root, code: folders[language], namespace: namespace)
    }

    /// What a path tells if names in it are languages that are not known as such, the innermost folder first.
    static func possibleReadings(of path: String, readAs known: I18nextPath) -> [I18nextPath] {
        let (folders, base) = parts(of: path)
        guard known.kind != .languageBundle else { return [] }
        // Below a language's folder another one may begin.
        let isInFolder = known.kind == .folderOfLanguage
        let first = isInFolder ? known.root.split(separator: "/").count + 1 : 0
        var readings = folders.indices.dropFirst(first).reversed()
            .filter { KnownLanguages.possibleTag(of: folders[$0]) != nil }
            .map { I18nextPath(folders, language: $0, base) }
        if known.kind == .store {
            readings += fileReadings(folders, base).filter { KnownLanguages.possibleTag(of: $0.code ?? "") != nil }
        }
        return readings
    }

    /// What a path would tell if any of its names were a language.
    private static func readings(ofAnyNamesIn path: String) -> [I18nextPath] {
        let (folders, base) = parts(of: path)
        return folders.indices.reversed().map { I18nextPath(folders, language: $0, base) } + fileReadings(folders, base)
    }

    /// What the name of a file would tell if it held a language.
    private static func fileReadings(_ folders: [String], _ base: String) -> [I18nextPath] {
        let root = joined(folders[...])
        return namesOfLanguages(in: base).map {
            I18nextPath(kind: .fileOfLanguage, root: root, code: $0.code, namespace: $0.namespace)
        }
    }

    private static func parts(of path: String) -> (folders: [String], base: String) {
        var folders = path.split(separator: "/").map(String.init)
        let file = folders.popLast() ?? ""
        return (folders, String(file.dropLast(file.hasSuffix(".json") ? 5 : 0)))
    }

    private static func joined(_ folders: ArraySlice<String>) -> String {
        folders.isEmpty ? "" : folders.joined(separator: "/") + "/"
    }

    /// The places where a name may have its language, the likeliest first: `pl`, `common.pl`, `pl.i18n`.
    private static func namesOfLanguages(in base: String) -> [(code: String, namespace: String?)] {
        var names: [(code: String, namespace: String?)] = [(base, nil)] + namesOfLanguages(in: base, behind: ".")
        if let first = base.firstIndex(of: ".") {
            let rest = String(base[base.index(after: first)...])
            names.append((String(base[..<first]), rest == "i18n" ? nil : rest))
        }
        return names
    }

    private static func namesOfLanguages(
        in base: String,
        behind separator: Character
    ) -> [(code: String, namespace: String?)] {
        base.indices.filter { base[$0] == separator && $0 > base.startIndex }.map { place in
            (String(base[base.index(after: place)...]), String(base[..<place]))
        }
    }

    /// Reads files as those of languages that are called `main-pl`, `main-en`.
    ///
    /// There have to be several of a namespace, one of them English or in a language of other files, or one in a language of
    /// those, since others are called `sign-in`; or a file without a language that has the same keys, and some sign of
    /// i18next. Files called `main_pl` have to have these two anyway.
    private static func readSuffixes(in paths: inout [I18nextPath], of files: [InputFile], _ names: inout JSONNames) {
        var readings: OrderedDictionary<I18nextPath, [(file: Int, path: I18nextPath)]> = [:]
        var stems: [I18nextPath: Int] = [:]
        var underscored: Set<Int> = []
        for index in paths.indices where paths[index].kind == .store {
            let (_, base) = parts(of: files[index].layoutPath)
            func reading(_ code: String?, _ namespace: String?) -> I18nextPath {
                I18nextPath(kind: .fileOfLanguage, root: paths[index].root, code: code, namespace: namespace)
            }
            stems[reading(nil, base)] = index
            for mark: Character in ["-", "_"] {
                for name in namesOfLanguages(in: base, behind: mark) {
                    guard KnownLanguages.tagOrWord(of: name.code) != nil else { continue }
                    if mark == "_" { underscored.insert(index) }
                    readings[reading(nil, name.namespace), default: []].append(
                        (index, reading(name.code, name.namespace))
                    )
                }
            }
        }
        func language(_ path: I18nextPath) -> String? {
            path.code.flatMap { KnownLanguages.tagOrWord(of: $0)?.language }
        }
        let known = Set(paths.compactMap(language) + ["en"])
        // Of `main-pt-BR`, beside `main-pt-PT` and `main-en`, the last part alone is no language.
        var languages: Set<I18nextPath> = []
        // Other programs' files are called so, too.
        let groups = readings.map { place, group in
            let hasSigns = group.contains { I18nextContent.evidence(in: files[$0.file], $0.path) == .certain }
            return (place: place, group: group, hasSigns: hasSigns)
        }
        let mostCertainFirst = groups.sorted {
            ($0.hasSigns ? 1 : 0, $0.group.count) > ($1.hasSigns ? 1 : 0, $1.group.count)
        }
        for (place, group, hasSigns) in mostCertainFirst {
            func isLanguage(_ path: I18nextPath) -> Bool {
                var path = path
                path.namespace = nil
                return languages.contains(path)
            }
            var isOfLanguages = group.count > 1 && group.contains { known.contains(language($0.path) ?? "") }
            // Where the content tells nothing, most of those in the other files' languages tell it of all.
            if !hasSigns, 2 * group.count(where: { isLanguage($0.path) }) >= group.count { isOfLanguages = true }
            for (file, path) in group where paths[file].kind == .store {
                var language = path
                language.namespace = nil
                var isFound = isOfLanguages || hasSigns && isLanguage(path)
                if underscored.contains(file) {
                    isFound =
                        isFound
                        && group.contains { $0.file != file && names.areShared(by: file, $0.file, otherwise: false) }
                }
                if let stem = stems[place], !isFound, hasSigns, !smallWords.contains(path.code ?? "") {
                    isFound =
                        group.count > 1
                        ? names.areShared(by: file, stem, otherwise: false) : names.areSame(in: file, stem)
                }
                guard isFound, hasSigns || !underscored.contains(file) else { continue }
                languages.insert(language)
                paths[file] = path
            }
        }
    }

    /// Languages that are ends of names as well: `sign-in`, `as-is`, `user-id`.
    private static let smallWords: Set<String> = [
        "ab", "am", "an", "as", "be", "cs", "go", "he", "hi", "id", "in", "io", "is", "it", "me", "ms", "my", "no",
        "of", "or", "sh", "so", "to", "ts", "us",
    ]

    /// The folders of which at least two files, and all of them, are named by languages.
    static func fileFolders(of paths: [String]) -> Set<String> {
        var counts: [String: (languages: Int, others: Int)] = [:]
        for path in paths {
            let (folders, base) = parts(of: path)
            if KnownLanguages.tag(of: base) != nil {
                counts[joined(folders[...]), default: (0, 0)].languages += 1
            } else {
                counts[joined(folders[...]), default: (0, 0)].others += 1
            }
        }
        return Set(counts.filter { $0.value.languages > 1 && $0.value.others == 0 }.keys)
    }
}

extension I18nextPath {
    /// Where each of a project's files lies, told by all of them together.
    ///
    /// A name that is well-formed as a tag but not known as a language is one beside known ones: a folder that has a file of
    /// theirs, with the same keys; a file with the same keys. i18next's own name for the only namespace tells a folder as
    /// well.
    ///
    /// - Parameter statement: What the app says of its files.
    static func paths(of files: [InputFile], _ statement: Statement = Statement()) -> [I18nextPath] {
        let imported = files.map { file in statement.imported.first { $0.isFile(at: file.layoutPath) } }
        var paths = ownPaths(of: files, imported, statement.sourceLanguage)
        if let loadPath = statement.loadPath {
            paths = paths.map(loadPath.place)
        } else {
            paths.readFoldersOfNamespaces(statement.namespaces, files)
        }
        paths.joinSources(of: files)
        paths.nameTranslationsByFolders(files)
        // A file that has the language's own name stays the language's.
        let spelled = Set(paths.map { [$0.root, $0.namespace ?? "", $0.code ?? ""] })
        var namespaces: [[String?]: String] = [:]
        for (index, file) in imported.enumerated() {
            guard let file else { continue }
            // Its name may be none that a language could have.
            let readings = [paths[index]] + readings(ofAnyNamesIn: files[index].layoutPath)
            guard var path = readings.first(where: { $0.code == file.name }) else { continue }
            if let namespace = file.namespace { namespaces[[path.root, path.namespace]] = namespace }
            let isTaken = spelled.contains([path.root, path.namespace ?? "", file.language])
            if file.language == file.name || isTaken { continue }
            (path.code, path.spelling) = (file.language, file.name)
            paths[index] = path
        }
        // No file takes the place of one that has the namespace by its own path, or keeps it as its other name is taken.
        let places = Set(paths.map { [$0.root, $0.namespace] })
        while let taken = namespaces.first(where: { place, namespace in
            let target = [place[0], namespace]
            return places.contains(target) && namespaces[target] == nil
        }) {
            namespaces[taken.key] = nil
        }
        // Those of other languages are called alike.
        for index in paths.indices {
            if let namespace = namespaces[[paths[index].root, paths[index].namespace]] {
                paths[index].namespace = namespace
            }
        }
        return paths
    }

    /// A file that an app passes for a language or a namespace which its path spells otherwise, or not at all: `ua.json` for
    /// `uk`.
    struct Imported: Hashable {
        /// The path from where the script's own begins; only its end where a bundler tells the folder.
        var path: String

        /// The part of the path that stands for the language.
        var name: String

        var language: String

        /// The namespace, where it is another one than the path tells.
        var namespace: String?

        /// What a script's options say of it.
        var setting: RuntimeSetting { .list([name, language, namespace].compactMap { $0.map(RuntimeSetting.text) }) }

        /// Whether a file's path ends like this one, as far as it goes.
        func isFile(at place: String) -> Bool {
            let (own, other) = (path.split(separator: "/").reversed(), place.split(separator: "/").reversed())
            return zip(own, other).allSatisfy { $0 == $1 }
        }
    }

    /// What an app says of its files.
    struct Statement {
        /// Where it loads them from, if their paths alone would be misread.
        var loadPath: I18nextLoadPath?

        var namespaces: Set<String> = []

        /// The files that it passes for languages which their paths spell otherwise.
        var imported: [Imported] = []

        /// The language of files that name none where others do; nil to assume English.
        var sourceLanguage: LanguageTag?
    }

    private static func ownPaths(
        of files: [InputFile],
        _ imported: [Imported?],
        _ sourceLanguage: LanguageTag?
    ) -> [I18nextPath] {
        let fileFolders = fileFolders(of: files.map(\.layoutPath))
        var paths = files.map { I18nextPath($0.layoutPath, fileFolders: fileFolders) }
        paths.dropRepeatedLanguages()
        var names = JSONNames(files, normalized: Neighbours.stem)
        readSuffixes(in: &paths, of: files, &names)
        let readings = zip(files, paths).map { possibleReadings(of: $0.layoutPath, readAs: $1) }
        guard paths.contains(where: { $0.kind == .store }) || readings.contains(where: { !$0.isEmpty }) else {
            return paths
        }
        var neighbours = Neighbours(files, paths, names)
        if !paths.contains(where: { $0.code != nil }) { neighbours.addWords(readings) }
        for (index, own) in readings.enumerated() {
            for reading in own { neighbours.look(at: index, reading) }
        }
        for (index, own) in readings.enumerated() {
            let reading = own.first { $0.code == imported[index]?.name || neighbours.areLanguages($0) }
            if let reading { paths[index] = reading }
        }
        neighbours = Neighbours(files, paths, neighbours.names)
        readStems(in: &paths, of: files, sourceLanguage, &names)
        for index in paths.indices where paths[index].kind == .store {
            paths[index].isBesideLanguages =
                paths[index].isBesideLanguages
                || Self.readings(ofAnyNamesIn: files[index].layoutPath).contains {
                    neighbours.areBeside(index, at: $0)
                }
        }
        return paths
    }

    /// Reads files that are called as those of languages are without these, and have their keys: `main.json` beside
    /// `main.pl.json` is in the source language, if no other file is.
    private static func readStems(
        in paths: inout [I18nextPath],
        of files: [InputFile],
        _ sourceLanguage: LanguageTag?,
        _ names: inout JSONNames
    ) {
        var languages: [I18nextPath: [Int]] = [:]
        for index in paths.indices where paths[index].kind == .fileOfLanguage && paths[index].namespace != nil {
            languages[paths[index].place, default: []].append(index)
        }
        if languages.isEmpty { return }
        for index in paths.indices where paths[index].kind == .store {
            let (folders, base) = parts(of: files[index].layoutPath)
            let root = joined(folders[...])
            var path = I18nextPath(kind: .fileOfLanguage, root: root, code: nil, namespace: base)
            guard let own = languages[path],
                own.allSatisfy({ !KnownLanguages.isWord(paths[$0].code ?? "") }),
                own.contains(where: { names.areShared(by: $0, index, otherwise: false) })
            else { continue }
            let source = sourceLanguage ?? LanguageTag("en") ?? .undetermined
            if own.contains(where: { LanguageName.tag(of: paths[$0].code ?? "")?.language == source.language }) {
                paths[index].isBesideLanguages = true
            } else {
                (path.code, path.spelling) = (source.identifier, "")
                paths[index] = path
            }
        }
    }

    /// The layout without the language: what files of several languages have in common.
    fileprivate var place: I18nextPath {
        var place = self
        place.code = nil
        return place
    }

    /// The layout of a file that is called by its folder's language, without that; nil for others.
    fileprivate var withoutRepeatedLanguage: I18nextPath? {
        guard kind == .folderOfLanguage, let tag = KnownLanguages.tag(of: code ?? "") else { return nil }
        var folders = (namespace ?? "").split(separator: "/").map(String.init)
        let names = Self.namesOfLanguages(in: folders.popLast() ?? "")
        guard let own = names.first(where: { KnownLanguages.tag(of: $0.code) == tag }) else { return nil }
        if let name = own.namespace { folders.append(name) }
        var path = self
        path.namespace = folders.isEmpty ? nil : folders.joined(separator: "/")
        return path
    }

    /// What files of known languages say about names beside theirs.
    private struct Neighbours {
        /// The largest file of a known language for each place.
        private var files: [I18nextPath: Int] = [:]
        private(set) var names: JSONNames

        /// The languages that were found, each without what is below its folder.
        private var found: Set<I18nextPath> = []

        init(_ files: [InputFile], _ paths: [I18nextPath], _ names: JSONNames) {
            self.names = names
            for (index, path) in paths.enumerated() where path.kind == .folderOfLanguage || path.kind == .fileOfLanguage
            {
                let other = self.files[path.place].map { files[$0].bytes.count } ?? -1
                if files[index].bytes.count > other { self.files[path.place] = index }
            }
        }

        /// Takes folders and files that are called by words as languages where several have a file of the same name, and no
        /// other files name languages: `english/a.json`, `french/a.json`.
        mutating func addWords(_ readings: [[I18nextPath]]) {
            let words = readings.joined().filter { reading in
                let code = reading.code ?? ""
                return reading.kind == .folderOfLanguage
                    ? LanguageName.tag(ofCode: code) == nil
                    : LprojFolder.englishNamesInSmallLetters[code.lowercased()] != nil
            }
            for group in Dictionary(grouping: words, by: \.place).values where group.count > 1 {
                found.formUnion(group.map(language))
            }
        }

        mutating func look(at index: Int, _ reading: I18nextPath) {
            let isFolder = reading.kind == .folderOfLanguage
            let isWord = KnownLanguages.isWord(reading.code ?? "")
            if isWord, !isFolder { return }
            if !isFolder || isWord || reading.namespace != ResourceProject.defaultNamespace {
                guard let neighbour = files[reading.place],
                    names.areShared(by: index, neighbour, otherwise: isFolder)
                else { return }
            }
            found.insert(language(of: reading))
        }

        /// Whether a file lies where a known language's does, and has its keys or a name of two letters.
        mutating func areBeside(_ index: Int, at reading: I18nextPath) -> Bool {
            let code = reading.code ?? ""
            guard let neighbour = files[reading.place], !KnownLanguages.isWord(code) else { return false }
            return LanguageTag(code)?.language.utf8.count == 2
                || names.areShared(by: index, neighbour, otherwise: false)
        }

        /// A name without what makes it a plural form, of which each language has others.
        static func stem(of name: String) -> String {
            guard let mark = name.lastIndex(of: "_"), mark > name.startIndex else { return name }
            let end = name[name.index(after: mark)...]
            let isNumber = !end.isEmpty && end.utf8.allSatisfy(\.isASCIIDigit)
            guard isNumber || end == "plural" || PluralCategory(rawValue: String(end)) != nil else { return name }
            let stem = name[..<mark]
            return String(isNumber && stem.hasSuffix("_plural") ? stem.dropLast("_plural".count) : stem)
        }

        func areLanguages(_ reading: I18nextPath) -> Bool { found.contains(language(of: reading)) }

        private func language(of reading: I18nextPath) -> I18nextPath {
            var language = reading
            if reading.kind == .folderOfLanguage { language.namespace = nil }
            return language
        }
    }
}

extension [I18nextPath] {
    /// Reads folders of files that are called by languages alone as namespaces: those that the app calls so, and folders
    /// side by side in one for translations whose files are of the same languages (`locales/common/en.json`).
    fileprivate mutating func readFoldersOfNamespaces(_ names: Set<String>, _ inputs: [InputFile]) {
        let files = indices.filter { self[$0].kind == .fileOfLanguage && self[$0].namespace == nil }
        let folders = Dictionary(grouping: files) { self[$0].root }
        var places: [String: (root: String, namespace: String)] = [:]
        var neighbours: [String: [String]] = [:]
        for folder in folders.keys.sorted() {
            let parts = folder.split(separator: "/")
            guard let name = parts.last else { continue }
            let root = parts.dropLast().map { $0 + "/" }.joined()
            places[folder] = (root, String(name))
            neighbours[root, default: []].append(folder)
        }
        if places.isEmpty { return }
        var others: Set<String> = []
        for path in self where path.kind != .fileOfLanguage || path.namespace != nil { others.insert(path.root) }
        for (root, siblings) in neighbours {
            let isShared =
                areNamespaces(siblings, in: root, folders, inputs) && others.isDisjoint(with: siblings + [root])
            for folder in siblings {
                guard let place = places[folder], isShared || names.contains(place.namespace) else { continue }
                for index in folders[folder] ?? [] { (self[index].root, self[index].namespace) = place }
            }
        }
    }

    private func areNamespaces(
        _ folders: [String],
        in root: String,
        _ files: [String: [Int]],
        _ inputs: [InputFile]
    ) -> Bool {
        // The folder that was given is in the files' paths alone.
        let first = folders.first.flatMap { files[$0]?.first }.map { inputs[$0].path.split(separator: "/") } ?? []
        guard folders.count > 1, files[root] == nil, first.count > 2,
            Self.translationFolders.contains(first[first.count - 3].lowercased())
        else { return false }
        let languages = folders.map { folder in Set((files[folder] ?? []).map { self[$0].code }) }
        let most = languages.map(\.count).max() ?? 0
        return languages.filter { $0.count == most }.allSatisfy { large in
            languages.allSatisfy { large.intersection($0).count * 2 >= most }
        }
    }

    /// Reads two folders side by side as one, of which one holds the source language's files and the other all translations
    /// of these: `locales/source/en.json` and `locales/translations/de.json`.
    fileprivate mutating func joinSources(of files: [InputFile]) {
        let indices = indices.filter { self[$0].code != nil && self[$0].kind != .languageBundle && self[$0].root != "" }
        let folders = Dictionary(grouping: indices) { self[$0].root }
        let parents = Dictionary(grouping: folders.keys.sorted()) { root in
            root.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        }
        var names = JSONNames(files)
        for (parent, roots) in parents where roots.count == 2 && folders[parent] == nil {
            let own = roots.map { folders[$0] ?? [] }
            let languages = own.map { Set($0.map { self[$0].code }) }
            let last = roots.map { $0.split(separator: "/").last?.lowercased() ?? "" }
            let isSource = zip([0, 1], [1, 0]).contains { source, translations in
                languages[source].count == 1
                    && Self.sourceFolders.contains(last[source])
                    && (last[translations].hasPrefix("translat")
                        || Self.translationFolders.contains(last[translations]))
            }
            guard isSource, languages[0].isDisjoint(with: languages[1]) else { continue }
            let isShared = own[0].contains { first in
                own[1].contains { second in
                    self[first].kind == self[second].kind && self[first].namespace == self[second].namespace
                        && names.areShared(by: second, first, otherwise: false)
                }
            }
            if isShared { for index in own.joined() { self[index].root = parent } }
        }
    }

    /// Takes files that are called by the source's language, in other languages' folders beside its file, for those of these
    /// languages: `locales/en.json` and `locales/de/en.json`, as Crowdin writes them.
    fileprivate mutating func nameTranslationsByFolders(_ files: [InputFile]) {
        let sources = indices.filter { self[$0].kind == .fileOfLanguage && self[$0].namespace == nil }
        let others = indices.filter { self[$0].kind == .folderOfLanguage }
        if sources.isEmpty || others.isEmpty { return }
        let places = Dictionary(grouping: others) { [self[$0].root, self[$0].namespace] }
        var names = JSONNames(files)
        for source in sources {
            guard let own = places[[self[source].root, self[source].code]] else { continue }
            let isOfOthers = own.allSatisfy { index in
                self[index].code != self[source].code && names.areShared(by: index, source, otherwise: false)
            }
            if isOfOthers { for index in own { self[index].namespace = nil } }
        }
    }

    /// What projects call the folder of the source language's files beside that of translations.
    private static let sourceFolders: Set<String> = ["base", "original", "source", "sources", "src"]

    /// What projects call the folder that holds all translations.
    private static let translationFolders: Set<String> = [
        "i18n", "l10n", "lang", "langs", "language", "languages", "locale", "locales", "translation", "translations",
    ]

    /// Takes languages out of the names of files that several languages call by themselves: `en/en.json`, `de/de.json`.
    ///
    /// A name that another language's folder has too is a namespace that is called so by chance: `id/id.json`.
    fileprivate mutating func dropRepeatedLanguages() {
        let shorter = indices.compactMap { index in self[index].withoutRepeatedLanguage.map { (index: index, path: $0) }
        }
        let groups = Dictionary(grouping: shorter, by: \.path.place).values.filter { Set($0.map(\.path)).count > 1 }
        if groups.isEmpty { return }
        let uses = Dictionary(map { ($0.place, 1) }, uniquingKeysWith: +)
        for group in groups where group.allSatisfy({ uses[self[$0.index].place] == 1 && uses[$0.path.place] == nil }) {
            for (index, path) in group { self[index] = path }
        }
    }
}
