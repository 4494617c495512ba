import InterlinguaFormats
import InterlinguaIR

/// The files of a project by bundles and tables.
final class FoundationProject: Sendable {
    /// A table of a bundle.
    private final class Table: Sendable {
        let bundle: FoundationBundle
        let name: String
        /// What answers, by the places of the bundle's localisations.
        let sources: [FoundationSource]

        init(bundle: FoundationBundle, name: String, sources: [FoundationSource]) {
            self.bundle = bundle
            self.name = name
            self.sources = sources
        }

        /// What answers for a user.
        func source(for languages: [LanguageTag]) -> FoundationSource? {
            let place = bundle.localization(for: languages).place
            return place < sources.count ? sources[place] : nil
        }
    }

    /// The tables by their names as catalogues have them: `""`, `Root`, `Settings.bundle/`.
    private let tables: [String: Table]

    private let bundles: [String: FoundationBundle]

    /// Sorts files into bundles.
    convenience init(_ inputs: [InputFile], options: RuntimeOptions) {
        var located: [(input: InputFile, layout: FoundationLayout)] = []
        for input in inputs {
            guard let layout = FoundationLayout(path: input.layoutPath) else { continue }
            located.append((input, layout))
        }
        located.sort { $0.input.path < $1.input.path }
        let developmentLanguage = options.sourceLanguage ?? Self.developmentLanguage(of: located)
        // The keys of one table are mostly the same in all languages.
        var first: [FoundationLayout: FoundationFile] = [:]
        for (input, layout) in located where first[layout.ofTable] == nil {
            first[layout.ofTable] = FoundationFile(input, layout: layout)
        }
        let files = located.concurrentMap { [first] input, layout in
            if let known = first[layout.ofTable], known.file.path == input.path { return known }
            return FoundationFile(input, layout: layout, keysOf: first[layout.ofTable])
        }
        self.init(files, developmentLanguage: developmentLanguage)
    }

    /// Sorts files that were read into bundles; of two for the same entries the first counts.
    init(_ files: [FoundationFile], developmentLanguage: LanguageTag) {
        var grouped: [String: [(number: Int, layout: FoundationLayout)]] = [:]
        for (number, file) in files.enumerated() {
            grouped[file.layout.bundle, default: []].append((number, file.layout))
        }
        var bundles: [String: FoundationBundle] = [:]
        var tables: [String: Table] = [:]
        for (path, group) in grouped {
            let bundle = FoundationBundle(files: group, developmentLanguage: developmentLanguage)
            bundles[path] = bundle
            let nibs = group.map { files[$0.number] }.filter { $0.nib != nil }
            for (name, sources) in bundle.tables {
                let own = nibs.filter { $0.layout.table == name }
                tables[Self.catalogName(path, name)] = Table(
                    bundle: bundle,
                    name: name,
                    sources: Self.sources(sources, of: name, in: bundle, files, nibs: own)
                )
            }
        }
        self.bundles = bundles
        self.tables = tables
    }

    /// What the app of a user shows for a request.
    func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        guard let table = tables[request.table ?? ""] else {
            return lookup(in: request.table, languages: request.languages).answer(request)
        }
        return FoundationSource.answer(request, from: table.source(for: request.languages))
    }

    /// What answers for a table and a user.
    func lookup(in table: String?, languages: [LanguageTag]) -> FoundationLookup {
        let name = table ?? ""
        guard let found = tables[name] else { return slowLookup(in: name, languages: languages) }
        return FoundationLookup(
            source: found.source(for: languages),
            bundle: found.bundle,
            table: found.name,
            languages: languages
        )
    }

    /// The same for a table named in full, or one that does not exist.
    private func slowLookup(in table: String, languages: [LanguageTag]) -> FoundationLookup {
        let start = table.lastIndex(of: "/").map { table.index(after: $0) } ?? table.startIndex
        let (path, name) = (String(table[..<start]), String(table[start...]))
        let catalogName = Self.catalogName(path, name)
        if catalogName != table, tables[catalogName] != nil { return lookup(in: catalogName, languages: languages) }
        return FoundationLookup(
            source: nil,
            bundle: bundles[path],
            table: name.isEmpty ? "Localizable" : name,
            languages: languages
        )
    }

    private static func catalogName(_ path: String, _ table: String) -> String {
        path + (table == "Localizable" ? "" : table)
    }

    private static func sources(
        _ sources: [FoundationBundle.Sources],
        of table: String,
        in bundle: FoundationBundle,
        _ files: [FoundationFile],
        nibs: [FoundationFile]
    ) -> [FoundationSource] {
        @Sendable func source(_ place: Int, _ development: FoundationSource?) -> FoundationSource {
            let dictionary = sources[place].dictionary.map { files[$0] }
            let folder = dictionary?.layout.localization
            let localization = bundle.localizations.first { $0.name == folder }
            let language = localization?.language ?? bundle.developmentLanguage
            return FoundationSource(
                strings: sources[place].strings.map { files[$0] },
                dictionary: dictionary,
                nibs: nibs,
                isOfPropertyList: table == "InfoPlist",
                prefersDictionary: sources[place].prefersDictionary,
                language: language,
                rules: localization?.rules ?? PluralRules.rules(for: language, kind: .cardinal),
                development: development
            )
        }
        let development = bundle.languages[bundle.developmentLanguage].map { source($0, nil) }
        return Array(sources.indices).concurrentMap { source($0, development) }
    }

    /// English if there is any, else the language with the most bytes: the app tells it elsewhere, its files don't.
    static func developmentLanguage(
        of files: [(input: InputFile, layout: FoundationLayout)]
    ) -> LanguageTag {
        let english = LanguageTag("en") ?? .undetermined
        var sizes: [LanguageTag: Int] = [:]
        for file in files {
            guard let name = file.layout.localization, case .language(let tag)? = LprojFolder(name: name) else {
                return english
            }
            sizes[tag, default: 0] += file.input.bytes.count
        }
        if sizes[english] != nil { return english }
        return sizes.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? english
    }
}
