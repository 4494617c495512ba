import InterlinguaIR
import OrderedCollections

/// Makes one catalogue of all files.
struct AndroidCatalogBuilder {
    /// What is to be said about the files together.
    private(set) var diagnostics: [Diagnostic] = []

    /// The names in the files of entries that are called otherwise here.
    private(set) var names: [Key: String] = [:]

    private let project: AndroidProject
    private let chains: AndroidEntryChains

    /// Finds what the files have of each entry.
    init(_ project: AndroidProject) {
        self.project = project
        var linker = AndroidEntryLinker(project)
        for file in project.fileOrder { linker.link(file) }
        chains = linker.chains
        diagnostics = linker.diagnostics
    }

    /// Makes the catalogue.
    mutating func build() -> Catalog {
        var catalog = Catalog(sourceLanguage: project.sourceLanguage)
        catalog.entries.reserveCapacity(chains.index.slots.count)
        let chains = chains
        let assembled = Array(chains.index.slots.indices).runs(of: 256).concurrentMap { slots in
            slots.map { slot in
                var assembly = AndroidEntryAssembly(chains, slot: slot)
                return (slot: slot, key: chains.key(of: slot), entry: assembly.assemble(), assembly.diagnostics)
            }
        }
        for (slot, key, entry, problems) in assembled.joined() {
            catalog.entries[key] = entry
            if let spelling = chains.spelling(of: slot) { names[key] = spelling }
            diagnostics += problems
        }
        addOverlaidTexts(to: &catalog)
        addTables(to: &catalog)
        checkFields()
        checkKinds()
        return catalog
    }

    /// Adds to the entries of flavours and build types the texts that apps find for them in the module below.
    private func addOverlaidTexts(to catalog: inout Catalog) {
        for (number, slot) in chains.index.slots.enumerated() {
            guard let overlaid = chains.overlaid(by: slot), let below = catalog.entries[chains.key(of: overlaid)],
                var entry = catalog.entries[chains.key(of: number)], entry.add(overlaid: below)
            else { continue }
            entry.messages.sort { left, right in
                (left.key == project.sourceLanguage ? 0 : 1, left.key) < (
                    right.key == project.sourceLanguage ? 0 : 1, right.key
                )
            }
            catalog.entries[chains.key(of: number)] = entry
        }
    }

    // MARK: Tables

    private func addTables(to catalog: inout Catalog) {
        var annotations: OrderedDictionary<String, AndroidTableAnnotation> = [:]
        let defined = Set(catalog.entries.keys.lazy.map(\.table))
        var written: [String: Set<LanguageTag>] = [:]
        for number in project.fileOrder {
            let file = project.files[number]
            let name = file.table
            let isOfTable = defined.contains(name) || file.resources.isEmpty || file.path.folder == "values"
            if file.hasOnlyOthers || !isOfTable { continue }
            let language = project.languages[Int(project.languageOfFile[number])]
            var table = catalog.tables[name] ?? Table(fallback: Fallback(languages: .parentsThenSource))
            table.folder = file.path.module
            if !table.languages.contains(language) { table.languages.append(language) }
            catalog.tables[name] = table
            let usual = language == project.sourceLanguage ? "values" : AndroidFolder.name(of: language)
            let facts = AndroidTableAnnotation.File(
                language: language,
                folder: file.path.folder == usual ? nil : file.path.folder,
                headers: file.headers,
                footers: file.footers,
                attributes: file.rootAttributes
            )
            // Of two folders of one language the first one is written.
            let isFirst = written[name, default: []].insert(language).inserted
            annotations[name, default: AndroidTableAnnotation()].files += facts.isEmpty || !isFirst ? [] : [facts]
        }
        for (name, annotation) in annotations {
            catalog.tables[name]?.annotations[AndroidTableAnnotation.self] = annotation
        }
        for name in defined.sorted() where catalog.tables[name] == nil {
            var table = Table(fallback: Fallback(languages: .parentsThenSource))
            table.annotations[AndroidTableAnnotation.self] = AndroidTableAnnotation()
            catalog.tables[name] = table
        }
        addLanguages(to: &catalog)
        for (name, table) in catalog.tables {
            catalog.tables[name]?.relatives =
                AndroidRelatives(table.languages, sourceLanguage: project.sourceLanguage).chains
        }
    }

    /// Adds languages that translate entries of a table in files of another name.
    private func addLanguages(to catalog: inout Catalog) {
        // Most entries have the languages of the one before.
        var last: (table: String?, languages: OrderedSet<LanguageTag>) = (nil, [])
        for (key, entry) in catalog.entries where key.table != last.table || entry.messages.keys != last.languages {
            last = (key.table, entry.messages.keys)
            for language in last.languages
            where catalog.tables[key.table]?.languages.contains(language) == false {
                catalog.tables[key.table]?.languages.append(language)
            }
        }
    }

    /// Reports names that plurals or arrays share with entries of another kind, which formats with one name space rename.
    private mutating func checkKinds() {
        for slot in chains.index.slots where slot.kind != .string {
            let name = slot.name
            let others: [AndroidFile.Kind] = slot.kind == .plurals ? [.string] : [.string, .plurals]
            for kind in others {
                // Outside of the default folder one of the two is reported as missing there.
                guard let other = chains.index.find(name, kind, slot.module), project.isInDefault(slot.head),
                    project.isInDefault(chains.index.slots[other].head)
                else { continue }
                let message =
                    "“\(name)” names a <\(kind.type)> and a <\(slot.kind.type)>, which not every format tells apart"
                let note = Diagnostic.Note(
                    "the other one is here",
                    at: project.range(of: chains.index.slots[other].head)
                )
                let place = project.range(of: slot.head)
                diagnostics.append(Diagnostic(.note, .sharedName, message, at: place, notes: [note]))
            }
        }
    }

    /// Reports names that become one field of `R`.
    private mutating func checkFields() {
        var fields: [String: Int] = [:]
        for (number, slot) in chains.index.slots.enumerated() {
            let name = slot.name
            guard name.utf8.contains(0x2E) || name.utf8.contains(0x2D) else { continue }
            let field = AndroidName.field(name)
            let place = "\(slot.module) \(slot.kind) \(field)"
            if let other = fields[place] ?? chains.index.find(field, slot.kind, slot.module) {
                let (first, second) = (chains.index.slots[min(number, other)], chains.index.slots[max(number, other)])
                let message =
                    "“\(second.name)” and “\(first.name)” are one field of R, called \(field)"
                let note = Diagnostic.Note("the other one is here", at: project.range(of: first.head))
                diagnostics.append(
                    Diagnostic(.warning, .fieldCollision, message, at: project.range(of: second.head), notes: [note])
                )
            } else {
                fields[place] = number
            }
        }
    }
}

extension Entry {
    /// Adds the messages of languages that the entry lacks; false if there are none.
    ///
    /// Messages refer to arguments by their places, so that both have to have the same ones. Other entries that they refer
    /// to may be laid over as well, and be others.
    fileprivate mutating func add(overlaid entry: Entry) -> Bool {
        let count = min(arguments.count, entry.arguments.count)
        guard arguments.prefix(count).map(\.position) == entry.arguments.prefix(count).map(\.position) else {
            return false
        }
        var isChanged = false
        for (language, message) in entry.messages
        where messages[language] == nil && !message.containsPattern(where: \.hasReferences) {
            var message = message
            message.comment = nil
            message.headings = []
            message.state = .inherited
            var annotation = AndroidMessageAnnotation()
            annotation.isOverlaid = true
            message.annotations = Annotations()
            message.annotations[AndroidMessageAnnotation.self] = annotation
            messages[language] = message
            isChanged = true
        }
        if isChanged { arguments += entry.arguments.dropFirst(count) }
        return isChanged
    }
}
