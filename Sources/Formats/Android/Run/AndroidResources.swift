import InterlinguaFormats
import InterlinguaIR

/// All that a project's files say, ready to be looked up; made once, never changed.
final class AndroidResources: Sendable {
    let files: [AndroidResourceFile]

    /// The packages, by their modules in ascending order.
    let packages: [AndroidPackage]

    /// What the default texts are in, as far as it is known: the rules for a user without languages.
    let defaultLanguage: LanguageTag

    /// Files that the resource compiler can't read at all, in their order.
    let broken: [SourceFile]

    /// The folders that are for some devices only, and folders and files that Android does not know, in ascending order.
    let unknownFolders: [String]

    /// For each package those that its build file names.
    private let dependencies: [[Int]]

    /// Whether packages are those of flavours and build types, which have what they are laid over.
    private let areOverlays: [Bool]

    /// The packages by their modules, where there are many.
    private let modules: [String: Int]

    /// For each package the choices for one language that can be foreseen.
    private let choices: [[LanguageTag: AndroidLocaleChoice]]

    init(_ inputs: [InputFile], options: RuntimeOptions) {
        var selected: [(input: InputFile, path: AndroidResourcePath)] = []
        var unknown: Set<String> = []
        var namedLanguage = options.sourceLanguage
        for input in inputs {
            if let path = AndroidResourcePath(input.layoutPath) {
                selected.append((input, path))
            } else if input.layoutPath.hasSuffix("resources.properties") {
                namedLanguage = namedLanguage ?? Self.unqualifiedLanguage(in: input)
            } else {
                let folder = input.layoutPath.split(separator: "/").dropLast().joined(separator: "/")
                unknown.insert(AndroidResourcePath(folder + "/strings.xml") == nil ? folder : input.layoutPath)
            }
        }
        let contents = selected.concurrentMap {
            AndroidResourceFileReader.read($0.input, AndroidDialect(of: $0.input, options.settings))
        }
        files = contents.map(\.file)
        broken = files.filter { !$0.isReadable }.map(\.source)
        unknownFolders = unknown.sorted()
        for (file, selection) in zip(files, selected) where selection.path.locale == nil {
            namedLanguage = namedLanguage ?? file.locale.flatMap { LanguageTag($0) }
        }
        let defaultLanguage = namedLanguage ?? LanguageTag("en") ?? .undetermined
        var modules: [String: [(index: Int, path: AndroidResourcePath)]] = [:]
        for (index, selection) in selected.enumerated() {
            modules[selection.path.module, default: []].append((index, selection.path))
        }
        let filesOfModules = modules
        let grouped = modules.sorted { $0.key < $1.key }.map { (module: $0.key, files: $0.value) }
        packages = grouped.concurrentMap { group in
            var builder = AndroidPackageBuilder(module: group.module)
            // What is laid over another module comes first.
            let overlaid = AndroidPath.overlaidModule(of: group.module).flatMap { filesOfModules[$0] } ?? []
            for (index, path) in group.files + overlaid {
                builder.add(contents[index].file, contents[index].names, index, at: path)
            }
            return AndroidPackage(builder)
        }
        areOverlays = grouped.map {
            AndroidPath.overlaidModule(of: $0.module).map { filesOfModules[$0] != nil } ?? false
        }
        dependencies = GradleBuild.dependencies(
            of: zip(grouped, areOverlays).map { group, isOverlay in
                (path: group.files.first.map { selected[$0.index].input.path } ?? "", isOverlay: isOverlay)
            },
            options.settings
        )
        choices = packages.map { package in
            var choices: [LanguageTag: AndroidLocaleChoice] = [:]
            let usual = [defaultLanguage] + (LanguageTag("en-US").map { [$0] } ?? [])
            for tag in Self.foreseenLanguages(of: package) + usual where choices[tag] == nil {
                choices[tag] = AndroidLocaleChoice([tag], in: package, default: defaultLanguage)
            }
            return choices
        }
        let names = packages.count > Self.fewPackages ? packages.map(\.module) : []
        self.modules = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
        self.defaultLanguage = defaultLanguage
        let files = selected.lazy.filter { $0.path.module.isEmpty || grouped.count == 1 }
            .compactMap { $0.input.layoutPath.split(separator: "/").last?.dropLast(".xml".count) }
        fileNames = Set(files.filter { $0.utf8.contains(UInt8(ascii: "_")) }.map(String.init))
    }

    /// The names of files of the topmost package that have underscores, without their extension.
    private let fileNames: Set<String>

    /// Up to so many packages comparing is faster than hashing.
    private static let fewPackages = 8

    /// Up to so many folders choices are made beforehand; more than a few hundred are no app's.
    private static let manyConfigurations = 500

    /// The languages of folders, alone and with their scripts.
    private static func foreseenLanguages(of package: AndroidPackage) -> [LanguageTag] {
        if package.configurations.count > manyConfigurations { return [] }
        return package.configurations.flatMap { configuration -> [LanguageTag] in
            guard let tag = configuration.tag else { return [] }
            let script = configuration.locale?.script.flatMap { LanguageTag("\(tag.language)-\($0)") }
            return [tag, tag.languageOnly] + (script.map { [$0] } ?? [])
        }
    }

    private static func unqualifiedLanguage(in input: InputFile) -> LanguageTag? {
        for line in input.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1)
            let words = parts.map { String(decoding: $0, as: UTF8.self).trimmingWhitespace }
            if words.count == 2, words[0] == "unqualifiedResLocale" { return LanguageTag(words[1]) }
        }
        return nil
    }

    /// The index of the package that a table belongs to; nil if there is none.
    ///
    /// A table that names no folder belongs to the topmost package, or to the only one, and so does one whose name has
    /// slashes itself, for which underscores stand in a file's.
    func package(of table: String?) -> Int? {
        let utf8 = (table ?? "").utf8
        var topmost: Int? { packages.firstIndex { $0.module.isEmpty } ?? (packages.count == 1 ? 0 : nil) }
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return topmost }
        let module = utf8[...slash]
        let package =
            modules.isEmpty
            ? packages.firstIndex { $0.module.utf8.elementsEqual(module) }
            : modules[String(decoding: module, as: UTF8.self)]
        return package ?? (fileNames.contains((table ?? "").replacing("/", with: "_")) ? topmost : nil)
    }

    /// The package whose string a reference in a package means: its own, else that of the nearest module that build files
    /// name, else the only one; nil if there is none, or nothing tells which.
    func package(of name: String, referredToIn package: Int) -> Int? {
        func has(_ package: Int) -> Bool { packages[package].number(of: name, .string) != nil }
        if has(package) { return package }
        let others = packages.indices.filter { !areOverlays[$0] && has($0) }
        return others.count == 1 ? others[0] : GradleBuild.nearest(of: others, to: package, dependencies)
    }

    /// What a user's languages mean for a package.
    func choice(for languages: [LanguageTag], in package: Int) -> AndroidLocaleChoice {
        if languages.count == 1, let choice = choices[package][languages[0]] { return choice }
        return AndroidLocaleChoice(languages, in: packages[package], default: defaultLanguage)
    }
}
