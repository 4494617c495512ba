import InterlinguaIR

/// Reads the String Catalogs of a project into one catalogue, by way of what Xcode compiles them to.
enum StringCatalogReader {
    private struct TableFile: Sendable {
        var name: String
        var folder: String
        var catalog: CompiledStringCatalog
        var languages = LanguageSpellings([], tag: { _ in nil })
    }

    /// Reads all files; what makes no sense is left out and reported.
    static func read(_ inputs: [InputFile], options: ReadingOptions) -> ReadingResult {
        var diagnostics: [Diagnostic] = []
        var tables: [String: TableFile] = [:]
        for table in inputs.concurrentMap({ table(in: $0, options.settings) }).compactMap({ $0 }) {
            diagnostics += table.catalog.diagnostics
            if let other = tables[table.name] {
                let message =
                    "\(other.catalog.document.file.path) is the catalogue of the same table; this one is left out"
                diagnostics.append(
                    Diagnostic(.error, .duplicateTable, message, at: table.catalog.document.range(0..<0))
                )
            } else {
                tables[table.name] = table
            }
        }
        let sorted = tables.values.sorted { $0.name < $1.name }
        let guess = SourceLanguageGuess(sourceLanguage(of: sorted), because: .files)
        let sourceLanguage = options.sourceLanguage ?? guess.language
        var jobs: [ReadingJob] = []
        for table in sorted {
            for (name, members) in table.catalog.languages {
                let range = table.catalog.languageRanges[name] ?? table.catalog.document.range(0..<0)
                guard let language = table.languages[name] else {
                    let message = "“\(name)” names no language; it is left out"
                    diagnostics.append(Diagnostic(.error, .unknownLanguage, message, at: range))
                    continue
                }
                if let diagnostic = KnownLanguages.diagnostic(for: name, language, at: range) {
                    diagnostics.append(diagnostic)
                }
                jobs.append(
                    ReadingJob(
                        path: table.catalog.document.file.path,
                        content: .members(members, table.catalog.document),
                        layout: AppleLayout(table: table.name, language: language.name),
                        language: language,
                        isSource: language == sourceLanguage
                    )
                )
            }
        }
        var result = AppleReader.merge(jobs, sourceLanguage: sourceLanguage, guess: guess, options, diagnostics)
        for table in sorted { complete(&result.catalog, with: table) }
        return result
    }

    private static func table(in input: InputFile, _ settings: [String: RuntimeSetting]) -> TableFile? {
        guard let path = LprojPath(path: input.layoutPath), let name = path.table(ending: StringCatalogFormat.ending)
        else { return nil }
        var table = TableFile(name: name, folder: "", catalog: CompiledStringCatalog(input, settings: settings))
        if case .language(let folder) = path.place { table.folder = folder + ".lproj/" }
        table.languages = LanguageSpellings(table.catalog.languages.keys.sorted(), tag: LprojFolder.tag(ofName:))
        return table
    }

    /// The language that most entries were written in first.
    private static func sourceLanguage(of tables: [TableFile]) -> LanguageTag {
        var counts: [LanguageTag: Int] = [:]
        for table in tables {
            guard let language = table.languages[table.catalog.sourceLanguage] else { continue }
            counts[language, default: 0] += table.catalog.attributes.count
        }
        return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? LanguageTag("en") ?? .undetermined
    }

    /// Adds what tables of one language have no room for.
    private static func complete(_ catalog: inout Catalog, with table: TableFile) {
        guard let root = table.catalog.root else { return }
        var entries: [String: Entry] = [:]
        for (name, attributes) in table.catalog.attributes {
            guard let index = catalog.entries.index(forKey: Key(name, table: table.name)) else { continue }
            catalog.entries.values[index].isTranslatable = attributes.isTranslatable
            let names = attributes.argumentNames
            for (place, argument) in catalog.entries.values[index].arguments.enumerated() {
                catalog.entries.values[index].arguments[place].name = argument.position.flatMap { names[$0] }
            }
            for (language, state) in attributes.states {
                guard let tag = table.languages[language] else { continue }
                catalog.entries.values[index].messages[tag]?.state = state
            }
            entries[name] = catalog.entries.values[index]
        }
        var annotated = catalog.tables[table.name] ?? Table()
        annotated.fallback = Fallback(languages: .source)
        // Nobody asks for phrases of App Shortcuts.
        if entries.isEmpty { annotated.languages = [] }
        annotated.annotations[StringCatalogAnnotation.self] = StringCatalogAnnotation(
            root: root,
            folder: table.folder,
            languages: table.languages.languages,
            entries: entries
        )
        catalog.tables[table.name] = annotated
    }
}
