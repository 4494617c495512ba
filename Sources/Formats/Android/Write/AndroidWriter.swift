import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// Writes a catalogue as values folders.
struct AndroidWriter {
    private let catalog: Catalog
    private let tables: AndroidTablePlan
    private let options: WritingOptions

    init(_ catalog: Catalog, options: WritingOptions) {
        self.catalog = catalog
        tables = AndroidTablePlan(catalog, options.existing?.paths ?? [])
        self.options = options
    }

    /// One file before it is written.
    struct Content: Sendable {
        let path: AndroidPath
        let language: LanguageTag
        /// The table whose messages it holds.
        let table: String
        /// The table's name without its module, if the file's name does not tell it.
        var tableName: String?
        /// The messages with their entries' places in the catalogue, in its order.
        var messages: [(entry: Int, message: Message)] = []
        /// What it has beside its entries.
        var facts: AndroidTableAnnotation.File?
    }

    /// A language's part of a table.
    private struct TablePart: Hashable {
        let table: String
        let language: LanguageTag

        init(_ table: String, _ language: LanguageTag) {
            self.table = table
            self.language = language
        }
    }

    func write() -> WritingResult {
        let style =
            options.settings[AndroidFormat.namesSetting] == .text("mangled") ? AndroidNameStyle.mangled : .readable
        let (names, gathered) = concurrently(
            { AndroidNamePlan(catalog, tables, style: style, options) },
            { gather() }
        )
        let plans = Array(catalog.entries.elements).concurrentMapInRuns {
            AndroidEntryPlan($0.key, $0.value, in: catalog, names: names)
        }
        let written = gathered.concurrentMap { content in
            var writer = AndroidFileWriter(
                content,
                dialect: AndroidDialect(path: content.path.module, options.settings),
                sourceLanguage: catalog.sourceLanguage,
                plans: plans,
                names: names
            )
            let bytes = writer.write()
            let path = "\(content.path.module)\(content.path.folder)/\(content.path.name).xml"
            return (file: OutputFile(path: path, bytes: bytes), diagnostics: writer.diagnostics)
        }
        var spellings: [Key: String] = [:]
        var changedCalls: [Key] = []
        for (plan, entry) in zip(plans, catalog.entries.values) {
            if plan.isRenamed { spellings[plan.key] = plan.spelling }
            // What asks for parts is said with what they are parts of.
            let isPart = entry.annotations[PartAnnotation.self] != nil
            if !isPart, plan.spelling != options.name(of: plan.key) { changedCalls.append(plan.key) }
        }
        return WritingResult(
            files: written.map(\.file),
            diagnostics: names.diagnostics + written.flatMap(\.diagnostics) + report(changedCalls, spellings),
            names: spellings,
            changedCalls: changedCalls
        )
    }

    /// Tells which entries got other names than apps ask for.
    private func report(_ keys: [Key], _ spellings: [Key: String]) -> [Diagnostic] {
        let notes = keys.map { key in
            let entry = catalog.entries[key]
            let message = entry?.messages[catalog.sourceLanguage] ?? entry?.messages.values.first
            let text = "“\(options.name(of: key))” becomes “\(spellings[key] ?? key.name)”"
            return Diagnostic.Note(text, at: message?.origin.range)
        }
        guard let first = notes.first else { return [] }
        let count = notes.count == 1 ? "" : " (\(notes.count) keys)"
        return [
            Diagnostic(
                .warning,
                .callChanges,
                "keys that aren't valid Android resource names, or have other names there, were renamed; use the new names in code"
                    + count,
                at: first.range,
                notes: notes
            )
        ]
    }

    /// How many entries each table has.
    private func entryCounts() -> [String: Int] {
        var counts: [String: Int] = [:]
        var table = ""
        var count = 0
        for key in catalog.entries.keys {
            if key.table != table {
                counts[table, default: 0] += count
                (table, count) = (key.table, 0)
            }
            count += 1
        }
        counts[table, default: 0] += count
        return counts
    }

    /// Distributes the messages over files.
    private func gather() -> [Content] {
        var contents: OrderedDictionary<AndroidPath, Content> = [:]
        let folders = AndroidFolderPlan(catalog, options.existing?.paths ?? [])
        func path(_ table: String, _ language: LanguageTag, name: String? = nil) -> AndroidPath? {
            let facts = catalog.tables[table]?.annotations[AndroidTableAnnotation.self]?.files
            let own = facts?.first { $0.language == language }?.folder
            guard let folder = own ?? folders.folder(of: language) else { return nil }
            let name = name.map(AndroidTablePlan.fileName) ?? tables.fileName(ofTable: table, in: folder)
            return AndroidPath(module: tables.module(ofTable: table), folder: folder, name: name)
        }
        func content(_ path: AndroidPath, _ table: String, _ language: LanguageTag) -> Content {
            var content = Content(path: path, language: language, table: table)
            if tables.renamed.contains(table), path.name == tables.fileName(ofTable: table, in: path.folder) {
                content.tableName = String(table.dropFirst(path.module.count))
            }
            return content
        }
        for (name, table) in catalog.tables {
            for language in table.languages {
                guard let path = path(name, language) else { continue }
                if contents[path] == nil { contents[path] = content(path, name, language) }
                let facts = table.annotations[AndroidTableAnnotation.self]?.files
                if let own = facts?.first(where: { $0.language == language }) { contents[path]?.facts = own }
            }
        }
        var movedTables: Set<TablePart> = []
        var lists: [[(entry: Int, message: Message)]] = Array(repeating: [], count: contents.count)
        let counts = entryCounts()
        for (index, content) in contents.values.enumerated() {
            lists[index].reserveCapacity(counts[content.table] ?? 0)
        }
        func list(_ path: AndroidPath, _ table: String, _ language: LanguageTag) -> Int {
            if let index = contents.index(forKey: path) { return index }
            contents[path] = content(path, table, language)
            lists.append([])
            return lists.count - 1
        }
        // Most messages go to the files of the messages of the entry before, which has the same table and languages.
        var table = ""
        var languages: OrderedSet<LanguageTag> = []
        var known: [Int?] = []
        var listOfPart: [TablePart: Int] = [:]
        for place in catalog.entries.values.indices {
            let (key, entry) = catalog.entries.elements[place]
            if key.table != table || entry.messages.keys != languages {
                table = key.table
                languages = entry.messages.keys
                known = languages.map { listOfPart[TablePart(table, $0)] }
            }
            for (position, message) in entry.messages.values.enumerated() {
                let language = languages[position]
                // The default folder must hold every key; elsewhere fallback finds what is the same there.
                if message.state == .inherited, language != catalog.sourceLanguage,
                    isFound(message, of: key, entry, besides: language)
                {
                    continue
                }
                if language == catalog.sourceLanguage, let folder = folders.ownFolder,
                    isOutdone(entry, key, by: folders.rivals)
                {
                    let module = tables.module(ofTable: key.table)
                    let name = tables.fileName(ofTable: key.table, in: folder)
                    let path = AndroidPath(module: module, folder: folder, name: name)
                    lists[list(path, key.table, language)].append((place, message))
                }
                let annotation = message.annotations[AndroidMessageAnnotation.self]
                if annotation?.isOverlaid == true {
                    movedTables.insert(TablePart(key.table, language))
                    continue
                }
                let name = annotation?.file
                if name == nil, let list = known[position] {
                    lists[list].append((place, message))
                    continue
                }
                guard let path = path(key.table, language, name: name) else { continue }
                let index = list(path, key.table, language)
                lists[index].append((place, message))
                if name == nil {
                    known[position] = index
                    listOfPart[TablePart(key.table, language)] = index
                } else {
                    movedTables.insert(TablePart(key.table, language))
                }
            }
        }
        return zip(contents.values, lists).compactMap { content, messages in
            // A language whose texts of the table all stand in other files has none of the table's name.
            if messages.isEmpty, content.facts == nil, movedTables.contains(TablePart(content.table, content.language))
            {
                return nil
            }
            var content = content
            content.messages = messages
            return content
        }
    }

    /// Whether Android finds an inherited text by itself, before another region's.
    private func isFound(_ message: Message, of key: Key, _ entry: Entry, besides language: LanguageTag) -> Bool {
        var table = Table(fallback: Fallback(languages: .parentsThenSource))
        table.relatives = AndroidRelatives(entry.messages.keys.elements, sourceLanguage: catalog.sourceLanguage).chains
        for other in table.languages(after: language, kind: key.kind, sourceLanguage: catalog.sourceLanguage) {
            guard let found = entry.messages[other] else { continue }
            if found.content != message.content { return false }
            // What is inherited itself may not be written; what is found behind it then has to be the same.
            if found.state != .inherited || other == catalog.sourceLanguage { return true }
        }
        return false
    }

    /// Whether Android would show another region's text to a user of the source language, whose own are the default ones.
    ///
    /// In Android's own projects that is meant.
    private func isOutdone(_ entry: Entry, _ key: Key, by rivals: Set<LanguageTag>) -> Bool {
        if rivals.isEmpty || catalog.tables[key.table]?.annotations[AndroidTableAnnotation.self] != nil { return false }
        let own = entry.messages[catalog.sourceLanguage]?.content
        let existing = options.existing?.entry(of: key)?.messages
        return rivals.contains { rival in
            (entry.messages[rival] ?? existing?[rival]).map { $0.content != own } ?? false
        }
    }
}

/// Which folder each language is written to.
struct AndroidFolderPlan {
    private let sourceLanguage: LanguageTag
    private var folders: [LanguageTag: String] = [:]
    private var taken: Set<String> = []

    /// Other regions of the source language whose texts Android prefers to default ones for its users.
    private(set) var rivals: Set<LanguageTag> = []

    /// A folder of the source language's name, beside the one of default texts; nil if there can be none.
    private(set) var ownFolder: String?

    /// Gives all languages their folders in a fixed order, so that two that would share one always get the same ones.
    ///
    /// - Parameter existing: The paths of files that are there: a folder that names the same language otherwise, `values-he`,
    ///   stays its only one.
    init(_ catalog: Catalog, _ existing: [String]) {
        sourceLanguage = catalog.sourceLanguage
        var languages = Set(catalog.tables.values.flatMap(\.languages))
        languages.formUnion(catalog.entries.values.languages)
        for language in languages.sorted() where language != sourceLanguage {
            guard let exact = AndroidFolder.name(of: language, chinese: .asWritten) else { continue }
            if AndroidFolder.name(of: language) == exact { take(exact, for: language) }
        }
        for language in languages.sorted() where language != sourceLanguage && folders[language] == nil {
            guard let usual = AndroidFolder.name(of: language) else { continue }
            if !taken.contains(usual) {
                take(usual, for: language)
            } else if let exact = AndroidFolder.name(of: language, chinese: .asWritten) {
                take(exact, for: language)
            }
        }
        let there = Set(existing.lazy.compactMap { AndroidPath($0)?.folder })
        let known = there.sorted().map { (name: $0, folder: AndroidFolder(name: $0, chinese: .byRegion)) }
        for language in languages.sorted() where language != sourceLanguage {
            if let usual = folders[language], there.contains(usual) { continue }
            let own = known.first { name, folder in
                guard case .language(language, _) = folder else { return false }
                return !taken.contains(name)
            }
            if let own { take(own.name, for: language) }
        }
        let source = AndroidLocale(sourceLanguage)
        languages.formUnion(
            known.compactMap { if case .language(let language, _) = $0.folder { language } else { nil } }
        )
        rivals = languages.filter { language in
            let locale = AndroidLocale(language)
            return language != sourceLanguage && locale.serves(source) && source.prefers(locale, to: nil)
        }
        ownFolder = AndroidFolder.name(of: sourceLanguage).flatMap { taken.contains($0) ? nil : $0 }
    }

    private mutating func take(_ folder: String, for language: LanguageTag) {
        folders[language] = folder
        taken.insert(folder)
    }

    /// The folder of a language; nil if it can't have any.
    func folder(of language: LanguageTag) -> String? { language == sourceLanguage ? "values" : folders[language] }
}
