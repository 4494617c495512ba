import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR

/// What the files around translations say about them: the language that the project is written in, and what the app tells
/// its library.
///
/// They are looked for below the inputs, those nearest to the translations first, then in the folders around the inputs and
/// where scripts usually lie in these, up to the folder of the repository. Scripts are those in the folders around the
/// translations, and what is called `i18n`, or lies in a folder that is; where none of these says anything, all scripts of
/// the package count that call the library.
enum ProjectFiles {
    /// What a project says, where projects of the format say it: for each app that says something else than others, the one
    /// with the most files first.
    static func facts(around project: ProjectPlaces, in statement: ProjectStatement) -> [ProjectFacts] {
        switch statement {
        case .gradleModules: return [modules(of: project)].compactMap(\.self)
        case .scriptOptions:
            let apps = apps(of: project)
            if apps.count > 1 { return apps }
            let facts = firstFacts(around: project, in: statement)
            guard let version = installedVersion(around: project) else { return [facts].compactMap(\.self) }
            return [(facts ?? ProjectFacts()).of(version)]
        case .none, .appleProject: return [firstFacts(around: project, in: statement)].compactMap(\.self)
        }
    }

    /// The version that the library reads which the innermost package around the files depends on.
    private static func installedVersion(around project: ProjectPlaces) -> I18nextVersion? {
        let places = project.translations.isEmpty ? project.inputs : [commonFolder(of: project.translations)]
        for folder in places.flatMap(folders(around:)) {
            guard let manifest = text(of: "\(folder)/package.json"), let release = release(in: manifest) else {
                continue
            }
            return release > 20 ? .v4 : release > 2 ? .v3 : nil
        }
        return nil
    }

    /// The greatest release of i18next on which a package depends; nil where it names none, or none that is the last.
    private static func release(in manifest: String) -> Int? {
        let (document, _) = JSONReader.read(path: "package.json", bytes: Array(manifest.utf8))
        let dependencies = ["dependencies", "devDependencies", "peerDependencies"].compactMap { name in
            document.root?.members?.first { $0.key.string == name }?.value.members
        }
        let ranges = dependencies.joined().lazy.filter { $0.key.string == "i18next" }.compactMap(\.value.string)
        return ranges.compactMap { range in
            range.split { " |".contains($0) }.compactMap { part in
                Int(part.drop { "^~v=".contains($0) }.prefix { $0.isASCII && $0.isNumber })
            }.max()
        }.first
    }

    /// What the packages around the translations say that are apps of their own; none where all say the same.
    private static func apps(of project: ProjectPlaces) -> [ProjectFacts] {
        var packages: [Substring: String?] = [:]
        let files = Dictionary(grouping: project.translations) { path -> String? in
            let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
            if let known = packages[folder] { return known }
            let package = package(around: folder)
            packages[folder] = package
            return package
        }
        // Whoever names files means them together.
        if files.count < 2 || !project.inputs.allSatisfy({ FileKind(ofPath: $0) == .folder }) { return [] }
        var apps: [ProjectFacts] = []
        // Files whose package says nothing are those of the app that counts most.
        var others: Set<String> = []
        for (package, translations) in files.sorted(by: {
            ($1.value.count, $0.key ?? "") < ($0.value.count, $1.key ?? "")
        }) {
            var places = project
            places.translations = translations
            if let package {
                places.inputs = [package]
                places.files.removeAll { !$0.path.hasPrefix(package + "/") }
            }
            guard var facts = firstFacts(around: places, in: .scriptOptions), !facts.hasOnlyFiles else {
                others.formUnion(translations)
                continue
            }
            if let version = installedVersion(around: places) { facts = facts.of(version) }
            if let same = apps.firstIndex(where: { $0.saysTheSame(as: facts) }) {
                apps[same].translations.formUnion(translations)
            } else {
                facts.translations = Set(translations)
                apps.append(facts)
            }
        }
        for index in apps.indices {
            // One catalogue has one source language; this app looks elsewhere for what is missing.
            if let own = apps[index].word?.language, own != apps[0].word?.language,
                apps[index].settings["fallbackLng"] == nil
            {
                apps[index].settings["fallbackLng"] = .text(own.identifier)
            }
        }
        if !apps.isEmpty { apps[0].translations.formUnion(others) }
        return apps
    }

    /// The innermost folder around a place whose package depends on i18next.
    private static func package(around folder: Substring) -> String? {
        var folder = folder
        while true {
            if text(of: "\(folder)/package.json")?.containsBytes(of: "i18next") == true { return String(folder) }
            guard let slash = folder.lastIndex(of: "/") else { return nil }
            folder = folder[..<slash]
        }
    }

    private static func firstFacts(around project: ProjectPlaces, in statement: ProjectStatement) -> ProjectFacts? {
        let around = foldersAround(project.translations)
        let below = project.files.filter { isTelling($0, statement, around) }
        var found: ProjectFacts?
        for file in nearest(below, to: project.translations) {
            guard let facts = facts(in: file, statement) else { continue }
            if statement != .scriptOptions { return facts }
            found = found?.completed(by: facts) ?? facts
        }
        if let found, !found.hasOnlyFiles { return found }
        var seen: Set<String> = []
        for folder in project.inputs.flatMap(folders(around:)) where seen.insert(folder).inserted {
            for file in files(in: folder, statement) where isTelling(file, statement, around) {
                guard let facts = facts(in: file, statement) else { continue }
                found = found?.completed(by: facts) ?? facts
                if found?.hasOnlyFiles == false { return found }
            }
        }
        guard statement == .scriptOptions else { return found }
        for scripts in scriptsOfPackages(around: project.translations) {
            let own = scripts.compactMap { facts(in: $0, statement) }.filter { !$0.hasOnlyFiles }
            guard let first = own.first else { continue }
            let common = own.dropFirst().reduce(first) { $0.agreeing(with: $1) }
            return found.map { common.completed(by: $0) } ?? common
        }
        return found
    }

    /// The modules that those below the inputs depend on.
    private static func modules(of project: ProjectPlaces) -> ProjectFacts? {
        var modules: [String: RuntimeSetting] = [:]
        for file in project.files where GradleBuild.isBuildFile(file.layoutPath) {
            let dependencies = text(of: file.path).map(GradleBuild.dependencies) ?? []
            if dependencies.isEmpty { continue }
            modules[parent(of: file.path)] = .list(dependencies.map { .text($0) })
        }
        return modules.isEmpty ? nil : ProjectFacts(settings: [GradleBuild.modulesSetting: .group(modules)])
    }

    /// The scripts that name i18next in each package around the translations, the innermost first, out to the first one that
    /// depends on the library.
    private static func scriptsOfPackages(around translations: [String]) -> [[FileFinder.Candidate]] {
        if translations.isEmpty { return [] }
        var packages: [[FileFinder.Candidate]] = []
        for folder in folders(around: commonFolder(of: translations)) {
            guard let manifest = text(of: "\(folder)/package.json") else { continue }
            packages.append(scripts(ofPackage: folder))
            if manifest.containsBytes(of: "i18next") { return packages }
        }
        return []
    }

    /// The folder that all of some files lie in.
    private static func commonFolder(of files: [String]) -> String {
        let places = files.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
        let common = places.dropFirst().reduce(places.first ?? []) { $0.prefix(zip($0, $1).prefix { $0 == $1 }.count) }
        return common.isEmpty ? "." : common.joined(separator: "/") + "/"
    }

    /// The scripts of a package that name i18next, those of outer folders first.
    private static func scripts(ofPackage package: String) -> [FileFinder.Candidate] {
        var scripts: [FileFinder.Candidate] = []
        var folders = [""]
        var (next, visited) = (0, 0)
        while next < folders.count {
            let folder = folders[next]
            next += 1
            let names = (try? FileFinder().names(in: package + "/" + folder)) ?? []
            // Another package is another app.
            if !folder.isEmpty, names.contains("package.json") { continue }
            for name in names where !name.hasPrefix(".") && !foldersOfResults.contains(name) {
                if isOfTests(isScript(name) ? name : name + "/") { continue }
                visited += 1
                if visited > greatestPackage { return scripts }
                let file = FileFinder.Candidate(path: "\(package)/\(folder)\(name)", layoutPath: folder + name)
                if isScript(name) {
                    if text(of: file.path)?.containsBytes(of: "i18next") == true { scripts.append(file) }
                } else if FileKind(ofPath: file.path) == .folder {
                    folders.append(folder + name + "/")
                }
            }
        }
        return scripts
    }

    /// How many files and folders of a package are looked at.
    private static let greatestPackage = 5_000

    /// Folders of what is downloaded or made of the sources.
    private static let foldersOfResults: Set<String> = [
        "node_modules", "build", "dist", "out", "target", "vendor", "Pods", "coverage",
    ]

    /// The files of a folder around an input, and those where projects keep what tells something.
    private static func files(in folder: String, _ statement: ProjectStatement) -> [FileFinder.Candidate] {
        func files(below place: String) -> [FileFinder.Candidate] {
            ((try? FileFinder().names(in: folder + "/" + place)) ?? [])
                .map { FileFinder.Candidate(path: "\(folder)/\(place)\($0)", layoutPath: place + $0) }
        }
        let own = files(below: "")
        switch statement {
        case .none, .gradleModules: return []
        case .appleProject:
            // An app's project before a package.
            let projects = own.map(\.layoutPath).filter { $0.hasSuffix(".xcodeproj") }
            return projects.flatMap { files(below: $0 + "/") } + own
        case .scriptOptions: return own + scriptFolders.flatMap(files)
        }
    }

    /// Where scripts that call i18next's `init` usually lie.
    private static let scriptFolders = [
        "src/", "src/i18n/", "i18n/", "config/", "lib/", "lib/i18n/", "app/", "src/config/", "src/lib/",
        "src/lib/i18n/", "src/utils/", "src/services/", "app/utils/",
    ]

    private static func facts(in file: FileFinder.Candidate, _ statement: ProjectStatement) -> ProjectFacts? {
        guard let text = text(of: file.path) else { return nil }
        switch statement {
        case .none, .gradleModules: return nil
        case .appleProject: return word(of: file, text).map { ProjectFacts(word: $0) }
        case .scriptOptions:
            // What doesn't speak of the library is not read; what is as large is the library itself, made into one file.
            let isSpeaking = text.containsBytes(of: "i18n") || text.containsBytes(of: "fallbackLng")
            guard isSpeaking || text.containsBytes(of: ".json"), text.utf8.count <= largestScript else {
                return nil
            }
            let isOfNext = file.path.split(separator: "/").last?.hasPrefix("next-i18next.config.") ?? false
            guard let options = I18nextInitOptions(script: text, at: file.layoutPath, isOfNext: isOfNext),
                options.fallbackLanguage?.language != "dev"
            else { return nil }
            if !isSpeaking {
                return options.settings["resources"].map {
                    ProjectFacts(settings: ["resources": $0], place: file.layoutPath)
                }
            }
            var facts = ProjectFacts(
                word: options.fallbackLanguage.map {
                    .init($0, source: "\(options.fallbackOption) of \(file.layoutPath)")
                },
                settings: options.settings,
                unreadable: options.unreadable,
                place: file.layoutPath
            )
            facts.remarks[I18nextSettings.shownLanguagesName] = "supportedLngs"
            return facts
        }
    }

    /// In bytes.
    private static let largestScript = 1 << 18

    private static func word(of file: FileFinder.Candidate, _ text: String) -> SourceLanguageChoice.Word? {
        if isManifest(file.layoutPath) {
            guard let value = value(of: "defaultLocalization", in: text), let language = LanguageTag(value) else {
                return nil
            }
            return SourceLanguageChoice.Word(language, source: "defaultLocalization of Package.swift")
        }
        guard let value = value(of: "developmentRegion", in: text),
            case .language(let language)? = LprojFolder(name: value),
            let project = file.path.split(separator: "/").dropLast().last
        else { return nil }
        return SourceLanguageChoice.Word(language, source: "developmentRegion of \(project)")
    }

    /// The folders that files lie in, and those around them.
    private static func foldersAround(_ paths: [String]) -> Set<Substring> {
        var folders: Set<Substring> = []
        for path in paths {
            var folder = path[...]
            while let slash = folder.lastIndex(of: "/") {
                folder = folder[..<slash]
                guard folders.insert(folder).inserted else { break }
            }
        }
        return folders
    }

    /// Whether a file may say something, told by its path.
    private static func isTelling(
        _ file: FileFinder.Candidate,
        _ statement: ProjectStatement,
        _ around: Set<Substring>
    ) -> Bool {
        let path = file.layoutPath
        switch statement {
        case .none, .gradleModules: return false
        case .appleProject:
            return isManifest(path) || path.hasSuffix(".xcodeproj/project.pbxproj") && !path.contains("Pods.xcodeproj/")
        case .scriptOptions:
            guard isScript(path) else { return false }
            let isAround = around.contains(file.path[..<(file.path.lastIndex(of: "/") ?? file.path.startIndex)])
            return
                (isAround || file.path.lowercased().split(separator: "/").suffix(2).contains { $0.contains("i18n") })
                && !isOfTests(path)
        }
    }

    /// Whether a path says that a file is there for tests: `__tests__/…`, `setupTests.ts`, `i18n.spec.ts`, `App.stories.js`.
    private static func isOfTests(_ path: String) -> Bool {
        let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        let folders = path.dropLast(name.count).lowercased().split { "/._-".contains($0) }.map(String.init)
        if !testWords.isDisjoint(with: folders) { return true }
        var words: [String] = [""]
        var isInCapitals = false
        for character in name {
            let isMark = "._-".contains(character)
            if isMark || character.isUppercase && !isInCapitals { words.append("") }
            if !isMark { words[words.count - 1] += character.lowercased() }
            isInCapitals = character.isUppercase
        }
        return !testWords.isDisjoint(with: words) || words.contains("stories")
    }

    private static let testWords: Set<String> = [
        "test", "tests", "spec", "specs", "mock", "mocks", "jest", "vitest", "cypress", "storybook",
    ]

    private static func isScript(_ path: String) -> Bool { scriptEndings.contains(where: path.hasSuffix) }

    static let scriptEndings = [".js", ".ts", ".mjs", ".cjs", ".jsx", ".tsx", ".mts", ".cts"]

    private static func isManifest(_ path: String) -> Bool { path.split(separator: "/").last == "Package.swift" }

    /// The files that lie nearest to the translations first, of these the outermost; an app's project before a package.
    private static func nearest(
        _ files: [FileFinder.Candidate],
        to translations: [String]
    ) -> [FileFinder.Candidate] {
        let places = translations.map { $0.split(separator: "/").dropLast() }
        guard files.count > 1, let first = places.first else { return files }
        let common = places.dropFirst().reduce(first) { $0.prefix(zip($0, $1).prefix { $0 == $1 }.count) }
        let ranked = files.map { file in
            let isInProject = file.path.hasSuffix(".xcodeproj/project.pbxproj")
            let folders = file.path.split(separator: "/").dropLast(isInProject ? 2 : 1)
            let shared = zip(common, folders).prefix { $0 == $1 }.count
            return (rank: (-shared, folders.count, isInProject ? 0 : 1, file.path), file: file)
        }
        return ranked.sorted { $0.rank < $1.rank }.map(\.file)
    }

    /// How many folders around an input are looked at.
    private static let height = 6

    private static func folders(around input: String) -> [String] {
        var place = input
        // A folder that is written into need not be there yet.
        while realPath(place) == nil, place.contains("/") { place = parent(of: place) }
        guard var path = realPath(place) ?? realPath(".") else { return [] }
        if FileKind(ofPath: path) == .file { path = parent(of: path) }
        var folders: [String] = []
        while folders.count < height, !path.isEmpty {
            folders.append(path)
            if FileKind(ofPath: path + "/.git") != nil { break }
            path = parent(of: path)
        }
        return folders
    }

    private static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    private static func text(of path: String) -> String? {
        guard FileKind(ofPath: path) == .file, let bytes = try? readFile(at: path) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The word behind a name and `=` or `:`, quoted or not, and behind what begins a range of versions.
    private static func value(of name: String, in text: String) -> String? {
        let bytes = Array(text.utf8)
        let pattern = Array(name.utf8)
        var start = 0
        while start + pattern.count < bytes.count {
            defer { start += 1 }
            guard bytes[start] == pattern[0], bytes[start..<start + pattern.count].elementsEqual(pattern) else {
                continue
            }
            var rest = bytes[(start + pattern.count)...]
            // A name may be quoted.
            rest = rest.drop { $0 == 0x22 || $0 == 0x27 || $0.isASCIISpace }
            guard rest.first == UInt8(ascii: "=") || rest.first == UInt8(ascii: ":") else { continue }
            rest = rest.dropFirst().drop { " \t\n\"'^~".utf8.contains($0) }
            let word = rest.prefix { $0.isASCIIWord || $0 == 0x2D }
            if !word.isEmpty { return String(decoding: word, as: UTF8.self) }
        }
        return nil
    }
}

extension ProjectFacts {
    /// Whether nothing is said but what files the languages have.
    fileprivate var hasOnlyFiles: Bool { word == nil && settings.keys.elementsEqual(["resources"]) }

    /// Whether another script says the same.
    fileprivate func saysTheSame(as other: ProjectFacts) -> Bool {
        word?.language == other.word?.language && settings == other.settings && unreadable == other.unreadable
    }

    /// The same of an app whose package depends on a version of the library.
    fileprivate func of(_ version: I18nextVersion) -> ProjectFacts {
        var facts = self
        let name = I18nextSettings.installedVersionName
        facts.settings[name] = .text(version.rawValue)
        // Only an old one is a surprise.
        facts.remarks[name] = version == .v3 ? "version 3 by package.json where files don't tell it" : ""
        if facts.place.isEmpty { facts.place = "package.json" }
        return facts
    }

    /// What a script says, with the files of languages that another one, which says nothing else, passes on to it
    /// (`export const resources`).
    fileprivate func completed(by other: ProjectFacts) -> ProjectFacts {
        guard hasOnlyFiles != other.hasOnlyFiles else { return self }
        var (facts, files) = hasOnlyFiles ? (other, self) : (self, other)
        facts.settings["resources"] = facts.settings["resources"] ?? files.settings["resources"]
        return facts
    }

    /// What two scripts of a package both say: nothing tells whose translations they are.
    fileprivate func agreeing(with other: ProjectFacts) -> ProjectFacts {
        var facts = self
        if word?.language != other.word?.language { facts.word = nil }
        facts.settings = settings.filter { other.settings[$0.key] == $0.value }
        return facts
    }
}
