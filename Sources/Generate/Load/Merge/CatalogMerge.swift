import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// Puts the catalogues of several formats together.
struct CatalogMerge {
    /// Everything so far.
    private(set) var catalog: Catalog

    /// What is to be said about entries that are there twice.
    private(set) var diagnostics: [Diagnostic] = []

    /// Which catalogue the entries are of, by its number.
    private(set) var owners: [Key: Int] = [:]

    private var count = 1

    /// Starts with the catalogue that counts most.
    init(_ catalog: Catalog) {
        self.catalog = catalog
        for key in catalog.entries.keys { owners[key] = 0 }
    }

    /// Adds a catalogue whose entries count less than those that are there.
    mutating func add(_ other: Catalog) {
        for (name, table) in other.tables { add(table, name) }
        for (key, entry) in other.entries {
            if catalog.entries[key] == nil {
                catalog.entries[key] = entry
                owners[key] = count
            } else {
                add(entry, key)
            }
        }
        count += 1
    }

    private mutating func add(_ table: Table, _ name: String) {
        guard var known = catalog.tables[name] else {
            catalog.tables[name] = table
            return
        }
        for language in table.languages where !known.languages.contains(language) { known.languages.append(language) }
        // What looks in more places finds more; the texts that one of them would not find are filled where that is asked for.
        if table.fallback.languages.reach > known.fallback.languages.reach { known.fallback = table.fallback }
        catalog.tables[name] = known
    }

    /// Adds the messages of an entry that is there already.
    private mutating func add(_ entry: Entry, _ key: Key) {
        guard var known = catalog.entries[key] else { return }
        let isSameCall = known.arguments == entry.arguments
        for (language, message) in entry.messages {
            if let own = known.messages[language] {
                if own.content != message.content || !isSameCall { report(key, language, own, message) }
            } else if isSameCall {
                known.messages[language] = message
            } else {
                report(key, language, known.messages.values.first ?? message, message)
            }
        }
        catalog.entries[key] = known
    }

    private mutating func report(_ key: Key, _ language: LanguageTag, _ own: Message, _ other: Message) {
        let table = key.table.isEmpty ? "" : " of the table “\(key.table)”"
        diagnostics.append(
            Diagnostic(
                .warning,
                .conflictingEntry,
                "the entry “\(key.name)”\(table) says something else in \(language) here than in another input, "
                    + "which counts",
                at: other.origin.range,
                notes: [Diagnostic.Note("this one counts", at: own.origin.range)]
            )
        )
    }
}
