import InterlinguaFormats
import InterlinguaIR

/// The names that people can read, of entries whose keys can't be names.
struct AndroidReadableNames {
    /// The names by their entries' keys.
    private(set) var names: [Key: String] = [:]

    /// A field of `R`; all kinds of resources are kept apart here, so that no two entries are taken for each other.
    private struct Field: Hashable {
        let module: String
        let name: String
    }

    private let tables: AndroidTablePlan

    /// A key whatever its kind: a plural and its text without a number share their name.
    private struct Name: Hashable {
        let table: String
        let name: String

        init(_ name: String, table: String) {
            self.table = table
            self.name = name
        }

        init(_ key: Key) { self.init(key.name, table: key.table) }
    }

    private var taken: Set<Field> = []
    private var given: [Name: String] = [:]

    /// What is there without a key beside its name, and not made by that name.
    private var unlinked: [Field: (name: String, entry: Entry)] = [:]

    /// Names all entries of a catalogue.
    ///
    /// - Parameters:
    ///   - existing: what is there already, whose names stay its own: code asks by them.
    ///   - isName: whether an entry's key is its name.
    init(
        _ catalog: Catalog,
        _ tables: AndroidTablePlan,
        _ existing: ExistingEntries?,
        isName: (Key) -> Bool
    ) {
        self.tables = tables
        var links: [Name: String] = [:]
        var originals: [Name: String] = [:]
        for (key, entry) in catalog.entries {
            if let part = entry.annotations[PartAnnotation.self] { links[Name(key)] = part.whole }
            if let original = entry.annotations[OriginalNameAnnotation.self] { originals[Name(key)] = original.name }
        }
        var wholes: [(key: Key, name: String)] = []
        var parts: [(key: Key, root: Name)] = []
        for key in catalog.entries.keys where isName(key) {
            taken.insert(field(key.name, of: key))
            given[Name(key)] = key.name
        }
        let others = catalog.entries.keys.elements.filter { !isName($0) }
        if let existing { keep(existing, for: others, originals) }
        var seen = Set(given.keys)
        for key in others where seen.insert(Name(key)).inserted {
            let root = Self.root(of: Name(key), links)
            if root.name == key.name {
                wholes.append((key, AndroidName.slug(key.name)))
            } else {
                parts.append((key, root))
            }
        }
        give(lengthened(notThere(wholes, catalog)))
        // Only now it is known what their wholes are called.
        let partNames = parts.map { key, root in
            let stem = given[root] ?? AndroidName.slug(root.name)
            let rest = String(decoding: key.name.utf8.dropFirst(root.name.utf8.count), as: UTF8.self)
            let words = AndroidName.words(rest)
            return (key: key, name: words.isEmpty ? stem : stem + "_" + words)
        }
        give(notThere(partNames, catalog))
        for key in catalog.entries.keys where !isName(key) { names[key] = given[Name(key)] }
    }

    private func field(_ name: String, of key: Key) -> Field {
        Field(module: tables.module(ofTable: key.table), name: AndroidName.field(name))
    }

    /// Keeps the names that entries have, also those of entries that are not made again; an entry may have moved to another
    /// file of its module.
    ///
    /// - Parameter originals: The keys by which files tell what has the name of another entry in its table.
    private mutating func keep(_ existing: ExistingEntries, for keys: [Key], _ originals: [Name: String]) {
        var inTables: [Name: String] = [:]
        var inModules: [Name: String] = [:]
        let tables = tables
        func moduleName(_ key: Key) -> Name { Name(key.name, table: tables.module(ofTable: key.table)) }
        for (key, name) in existing.names.reversed() {
            inTables[Name(key)] = name
            inModules[moduleName(key)] = name
        }
        func tableName(_ key: Key) -> Name { Name(originals[Name(key)] ?? key.name, table: key.table) }
        for find in [{ inTables[tableName($0)] }, { inModules[moduleName($0)] }] as [(Key) -> String?] {
            for key in keys where given[Name(key)] == nil {
                if let name = find(key), taken.insert(field(name, of: key)).inserted { given[Name(key)] = name }
            }
        }
        for (key, name) in existing.names {
            let field = field(name, of: key)
            if name != key.name {
                taken.insert(field)
            } else if let entry = existing.catalog.entries[key], entry.annotations[PartAnnotation.self] == nil,
                taken.insert(field).inserted
            {
                unlinked[field] = (name, entry)
            }
        }
    }

    /// The names of entries but those that say what is there under such a name without a key, which they get.
    private mutating func notThere(
        _ names: [(key: Key, name: String)],
        _ catalog: Catalog
    ) -> [(key: Key, name: String)] {
        names.filter { key, name in
            let field = field(name, of: key)
            guard let other = unlinked[field], catalog.entries[key]?.saysSame(as: other.entry) == true else {
                return true
            }
            given[Name(key)] = other.name
            unlinked[field] = nil
            return false
        }
    }

    /// The entry that an entry is a part of, or a part's part, as far as names begin with the names of their wholes.
    private static func root(of name: Name, _ links: [Name: String]) -> Name {
        var root = name
        while let whole = links[root], whole.utf8.count < root.name.utf8.count, root.name.hasPrefix(whole) {
            root = Name(whole, table: root.table)
        }
        return root
    }

    /// Names of wholes where those of sentences that begin alike have as many of the next words as tell them apart.
    private func lengthened(_ wholes: [(key: Key, name: String)]) -> [(key: Key, name: String)] {
        var result = wholes
        var reserved = taken.union(wholes.map { field($0.name, of: $0.key) })
        let short = counts(of: wholes)
        var open = wholes.indices.filter { short[field(wholes[$0].name, of: wholes[$0].key)] != 1 }
        for length in AndroidName.sentenceLengths.dropFirst() {
            if open.isEmpty { break }
            let longer = open.map { (wholes[$0].key, AndroidName.slug(wholes[$0].key.name, sentence: length)) }
            let counts = counts(of: longer)
            var rest: [Int] = []
            for (index, (key, name)) in zip(open, longer) {
                let field = self.field(name, of: key)
                if counts[field] == 1, !reserved.contains(field) {
                    result[index].name = name
                    reserved.insert(field)
                } else {
                    rest.append(index)
                }
            }
            open = rest
        }
        return result
    }

    private func counts(of names: [(key: Key, name: String)]) -> [Field: Int] {
        var counts: [Field: Int] = [:]
        for (key, name) in names { counts[field(name, of: key), default: 0] += 1 }
        return counts
    }

    /// Gives names; where some would be the same, or the name of another entry, each gets its key's checksum.
    private mutating func give(_ wanted: [(key: Key, name: String)]) {
        let counts = counts(of: wanted)
        for (key, name) in wanted {
            let field = self.field(name, of: key)
            var spelling = name
            if counts[field] != 1 || taken.contains(field) || name == AndroidName.emptySlug {
                spelling += "_" + AndroidName.checksum(key.name)
            }
            while !taken.insert(self.field(spelling, of: key)).inserted { spelling += "_" }
            given[Name(key)] = spelling
        }
    }
}
