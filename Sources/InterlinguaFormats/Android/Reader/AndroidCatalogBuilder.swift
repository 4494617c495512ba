import InterlinguaIR
import OrderedCollections

/// Makes one catalogue of all files.
///
/// Files are taken language by language, the default folder first. Every entry is a chain of its occurrences in that
/// order; an occurrence is an entry of one file, by a number over all files.
struct AndroidCatalogBuilder {
    /// The files, in the order in which they were given.
    let files: [AndroidFile]
    /// The language of the default folder.
    let sourceLanguage: LanguageTag
    /// What is to be said about the files together.
    var diagnostics: [Diagnostic] = []

    /// The languages, the source language first, the others sorted; and each file's language, by index.
    let languages: [LanguageTag]
    /// Each file's language, as an index into `languages`.
    let languageOfFile: [Int32]

    /// Each file's name as a number, which is the same for files of the same name.
    let nameOfFile: [Int]

    /// What each language's plural rules ask for, by the language's index; empty if there is no plural.
    let quantities: [AndroidQuantities]

    /// The modules in the order of the files; and each file's module, by index.
    private let modules: [String]
    private let moduleOfFile: [Int32]

    /// The files in the order in which they are merged.
    private let fileOrder: [Int]

    /// Each file's first occurrence, each occurrence's file, and the next one in its chain, -1 at the end.
    private var firstOccurrence: [Int32]
    private var fileOfOccurrence: [Int32]
    private var next: [Int32]

    /// The entries of all files by their names.
    private(set) var index = AndroidNameIndex()

    /// The names in the files of entries that are called otherwise here.
    private(set) var names: [Key: String] = [:]

    /// How many products an entry can differ by.
    private static let productLimit = 64

    /// Orders files by language.
    init(selection: AndroidFileSelection, files: [AndroidFile], sourceLanguage: LanguageTag) {
        self.files = files
        self.sourceLanguage = sourceLanguage
        let tags = zip(selection.files, files).map { $1.ownLanguage ?? $0.language ?? sourceLanguage }
        languages = [sourceLanguage] + Set(tags).subtracting([sourceLanguage]).sorted()
        let hasPlurals = files.contains { $0.resources.contains { $0.kind == .plurals } }
        quantities = hasPlurals ? languages.map { AndroidQuantities($0) } : []
        var languageIndices: [LanguageTag: Int32] = [:]
        for (index, language) in languages.enumerated() { languageIndices[language] = Int32(truncatingIfNeeded: index) }
        languageOfFile = tags.map { languageIndices[$0] ?? 0 }
        let modules = OrderedSet(selection.files.map(\.path.module))
        moduleOfFile = selection.files.map { Int32(truncatingIfNeeded: modules.firstIndex(of: $0.path.module) ?? 0) }
        self.modules = Array(modules)
        let names = OrderedSet(selection.files.map(\.path.name))
        nameOfFile = selection.files.map { names.firstIndex(of: $0.path.name) ?? 0 }
        let languageOfFile = languageOfFile
        // The default folder before an explicit one of its language, and folders with old codes after new ones: what
        // comes later wins.
        fileOrder = files.indices.sorted { left, right in
            let first = (languageOfFile[left], selection.files[left].language == nil ? 0 : 1)
            let second = (languageOfFile[right], selection.files[right].language == nil ? 0 : 1)
            if first != second { return first < second }
            let isOld = (files[left].path.hasOldCode, files[right].path.hasOldCode)
            return isOld.0 == isOld.1 ? left < right : !isOld.0
        }
        firstOccurrence = []
        var count: Int32 = 0
        for file in files {
            firstOccurrence.append(count)
            count &+= Int32(truncatingIfNeeded: file.resources.count)
        }
        fileOfOccurrence = []
        fileOfOccurrence.reserveCapacity(Int(count))
        for (index, file) in files.enumerated() {
            for _ in file.resources.indices { fileOfOccurrence.append(Int32(truncatingIfNeeded: index)) }
        }
        next = Array(repeating: -1, count: Int(count))
    }

    /// Makes the catalogue.
    mutating func build() -> Catalog {
        for file in fileOrder { link(file) }
        var catalog = Catalog(sourceLanguage: sourceLanguage)
        catalog.entries.reserveCapacity(index.slots.count)
        let builder = self
        let assembled = Array(index.slots.indices).runs(of: 256).concurrentMap { slots in
            var assembler = AndroidEntryAssembler(builder: builder)
            let entries = slots.map { (key: builder.key(of: $0), entry: assembler.assemble(slot: $0)) }
            return (slots: slots, entries: entries, diagnostics: assembler.diagnostics)
        }
        for run in assembled {
            for (slot, (key, entry)) in zip(run.slots, run.entries) {
                catalog.entries[key] = entry
                if let spelling = spelling(of: slot) { names[key] = spelling }
            }
            diagnostics += run.diagnostics
        }
        addTables(to: &catalog)
        checkFields()
        checkKinds()
        return catalog
    }

    // MARK: Names

    /// Puts the entries of a file into their chains.
    private mutating func link(_ file: Int) {
        var expected = -1
        let module = moduleOfFile[file]
        let language = languageOfFile[file]
        files[file].withBytes { arena in
            for number in files[file].resources.indices {
                let resource = files[file].resources[number]
                let occurrence = firstOccurrence[file] + Int32(truncatingIfNeeded: number)
                if resource.nameOffset >= 0 {
                    let start = Int(resource.nameOffset)
                    let name = arena[start..<start + Int(resource.nameCount)]
                    expected = link(name, resource.kind, module, language, occurrence, file, expected + 1)
                } else {
                    var name = files[file].name(of: resource)
                    expected = name.withUTF8 {
                        link($0, resource.kind, module, language, occurrence, file, expected + 1)
                    }
                }
            }
        }
    }

    private mutating func link(
        _ name: UnsafeBufferPointer<UInt8>,
        _ kind: AndroidFile.Kind,
        _ module: Int32,
        _ language: Int32,
        _ occurrence: Int32,
        _ file: Int,
        _ expected: Int
    ) -> Int {
        guard let slot = index.find(name, kind, module, expected: expected) else {
            return index.add(
                name,
                kind,
                module: module,
                file: Int32(truncatingIfNeeded: file),
                occurrence: occurrence,
                language: language
            )
        }
        if index.slots[slot].tailLanguage == language {
            guard admit(occurrence, to: slot) else { return slot }
        } else {
            index.update(slot) {
                $0.tailLanguage = language
                $0.tailLanguageHead = occurrence
            }
        }
        next[Int(index.slots[slot].tail)] = occurrence
        index.update(slot) { $0.tail = occurrence }
        return slot
    }

    /// Whether an occurrence may join those of its language; if it is not another product it is a duplicate.
    private mutating func admit(_ occurrence: Int32, to slot: Int) -> Bool {
        let product = extra(of: occurrence)?.variantProduct
        var earlier = index.slots[slot].tailLanguageHead
        var count = 0
        while earlier >= 0 {
            count += 1
            // No build has so many products; what is beyond counts as defined twice.
            if extra(of: earlier)?.variantProduct == product || count > Self.productLimit { break }
            earlier = next[Int(earlier)]
        }
        if earlier < 0 { return true }
        let first = files[Int(fileOfOccurrence[Int(earlier)])]
        let second = files[Int(fileOfOccurrence[Int(occurrence)])]
        let name = index.name(of: index.slots[slot])
        let range = second.range(of: resource(occurrence))
        let note = Diagnostic.Note("it is first defined here", at: first.range(of: resource(earlier)))
        let isOther = first.path.folder != second.path.folder
        if isOther, first.path.folder == "values" || second.path.hasOldCode != first.path.hasOldCode {
            // The later folder wins: the place in the chain stays, with another content.
            replaced[earlier] = occurrence
            let message = "“\(name)” of \(first.path.folder) is replaced by that of \(second.path.folder)"
            let severity: Diagnostic.Severity = first.path.folder == "values" ? .note : .warning
            diagnostics.append(Diagnostic(severity, "replaced-entry", message, at: range, notes: [note]))
        } else {
            let type = index.slots[slot].kind.type
            let message = "“\(name)” is defined twice as \(type)"
            diagnostics.append(Diagnostic(.error, "duplicate-name", message, at: range, notes: [note]))
        }
        return false
    }

    /// Occurrences in whose place others stand.
    private var replaced: [Int32: Int32] = [:]

    /// Gives the occurrences of an entry, in the order of languages.
    func getOccurrences(of slot: Int, _ list: inout [Int32]) {
        list.removeAll(keepingCapacity: true)
        var occurrence = index.slots[slot].head
        while occurrence >= 0 {
            list.append(replaced.isEmpty ? occurrence : replaced[occurrence] ?? occurrence)
            occurrence = next[Int(occurrence)]
        }
    }

    // MARK: Occurrences

    /// The file of an occurrence.
    func file(of occurrence: Int32) -> Int { Int(fileOfOccurrence[Int(occurrence)]) }

    /// The entry of one file that an occurrence is.
    func resource(_ occurrence: Int32) -> AndroidFile.Resource {
        let file = Int(fileOfOccurrence[Int(occurrence)])
        return files[file].resources[Int(occurrence - firstOccurrence[file])]
    }

    /// What few entries have.
    func extra(of occurrence: Int32) -> AndroidFile.Extra? {
        let resource = resource(occurrence)
        return resource.extra < 0 ? nil : files[file(of: occurrence)].extras[Int(resource.extra)]
    }

    /// Where an occurrence stands.
    func range(of occurrence: Int32) -> SourceRange { files[file(of: occurrence)].range(of: resource(occurrence)) }

    // MARK: Keys

    /// The key of an entry.
    func key(of slot: Int) -> Key {
        let slot = index.slots[slot]
        let name = extra(of: slot.head)?.originalName ?? index.name(of: slot)
        return Key(name, table: files[Int(slot.file)].table, kind: slot.kind.lookup)
    }

    /// The name of an entry in its files; nil where its key has the same one.
    private func spelling(of slot: Int) -> String? {
        let head = index.slots[slot].head
        if let spelling = files[file(of: head)].spelling(of: resource(head)) { return spelling }
        return extra(of: head)?.originalName == nil ? nil : index.name(of: index.slots[slot])
    }

    /// The key that a reference in a file means: an entry of its module, else the only one of that name elsewhere.
    func key(of type: String, _ name: String, from file: Int) -> Key? {
        let kind: AndroidFile.Kind = type == "string" ? .string : type == "plurals" ? .plurals : .array
        // Entries of files with mangled names are known by those that they were made of.
        let unmangled = files[file].hasMangledNames ? AndroidName.unmangle(name) : name
        for name in unmangled == name ? [name] : [name, unmangled] {
            if let slot = index.find(name, kind, moduleOfFile[file]) { return key(of: slot) }
            let others = modules.indices.compactMap { index.find(name, kind, Int32(truncatingIfNeeded: $0)) }
            if others.count == 1 { return key(of: others[0]) }
        }
        return nil
    }

    // MARK: Tables

    private func addTables(to catalog: inout Catalog) {
        var annotations: OrderedDictionary<String, AndroidTableAnnotation> = [:]
        let defined = Set(catalog.entries.keys.lazy.map(\.table))
        for number in fileOrder {
            let file = files[number]
            let name = file.table
            let isOfTable = defined.contains(name) || file.resources.isEmpty || file.path.folder == "values"
            if file.hasOnlyOthers || !isOfTable { continue }
            let language = languages[Int(languageOfFile[number])]
            var table = catalog.tables[name] ?? Table(fallback: Fallback(languages: .parentsThenSource))
            if !table.languages.contains(language) { table.languages.append(language) }
            catalog.tables[name] = table
            let usual = language == sourceLanguage ? "values" : AndroidFolder.name(of: language)
            let facts = AndroidTableAnnotation.File(
                language: language,
                folder: file.path.folder == usual ? nil : file.path.folder,
                headers: file.headers,
                footers: file.footers,
                attributes: file.rootAttributes
            )
            // Of two folders of one language the first one is written.
            let isKnown = annotations[name]?.files.contains { $0.language == language } ?? false
            annotations[name, default: AndroidTableAnnotation()].files += facts.isEmpty || isKnown ? [] : [facts]
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
            catalog.tables[name]?.relatives = AndroidRelatives(table.languages, sourceLanguage: sourceLanguage).chains
        }
    }

    /// Adds languages that translate entries of a table in files of another name.
    private func addLanguages(to catalog: inout Catalog) {
        for (key, entry) in catalog.entries {
            guard let table = catalog.tables[key.table], entry.messages.count <= table.languages.count else {
                for language in entry.messages.keys
                where catalog.tables[key.table]?.languages.contains(language) == false {
                    catalog.tables[key.table]?.languages.append(language)
                }
                continue
            }
        }
    }

    /// Reports names that plurals or arrays share with entries of another kind, which formats with one name space rename.
    private mutating func checkKinds() {
        for slot in index.slots where slot.kind != .string {
            let name = index.name(of: slot)
            let others: [AndroidFile.Kind] = slot.kind == .plurals ? [.string] : [.string, .plurals]
            for kind in others {
                // Outside of the default folder one of the two is reported as missing there.
                guard let other = index.find(name, kind, slot.module), isInDefault(slot.head),
                    isInDefault(index.slots[other].head)
                else { continue }
                let message =
                    "“\(name)” names a <\(kind.type)> and a <\(slot.kind.type)>, which not every format tells apart"
                let note = Diagnostic.Note("the other one is here", at: range(of: index.slots[other].head))
                let place = range(of: slot.head)
                diagnostics.append(Diagnostic(.note, "shared-name", message, at: place, notes: [note]))
            }
        }
    }

    /// Whether an occurrence stands in the folder of the default language.
    func isInDefault(_ occurrence: Int32) -> Bool { languageOfFile[file(of: occurrence)] == 0 }

    /// Reports names that become one field of `R`.
    private mutating func checkFields() {
        var fields: [String: Int] = [:]
        for (number, slot) in index.slots.enumerated() {
            let name = index.name(of: slot)
            guard name.utf8.contains(where: { $0 == 0x2E || $0 == 0x2D }) else { continue }
            let field = AndroidName.field(name)
            let place = "\(slot.module) \(slot.kind) \(field)"
            if let other = fields[place] ?? index.find(field, slot.kind, slot.module) {
                let message =
                    "“\(name)” and “\(index.name(of: index.slots[other]))” are one field of R, called \(field)"
                let note = Diagnostic.Note("the other one is here", at: range(of: index.slots[other].head))
                diagnostics.append(
                    Diagnostic(.warning, "field-collision", message, at: range(of: slot.head), notes: [note])
                )
            } else {
                fields[place] = number
            }
        }
    }
}

extension AndroidPath {
    /// Whether the folder names its language by a code that Android has from old Java.
    var hasOldCode: Bool {
        ["values-iw", "values-in", "values-ji"].contains { folder == $0 || folder.hasPrefix($0 + "-") }
    }
}
