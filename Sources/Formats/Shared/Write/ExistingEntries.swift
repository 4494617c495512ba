package import InterlinguaIR

/// What the project holds that a conversion writes into: apps go on asking for its entries by their names, and finding
/// texts in its folders.
package struct ExistingEntries: Sendable {
    /// A key whatever its kind, and however files part it.
    private struct Name: Hashable {
        let table: String
        let name: String
    }

    /// Everything that the target's front end could read.
    package let catalog: Catalog

    /// The entries with the names by which apps ask for them, in the order of the catalogue.
    package let names: [(key: Key, name: String)]

    /// Where the files stand below the output folder, in order.
    package let paths: [String]

    /// The keys here of the source's entries that have only the names that these would have there.
    package let keysOfNames: [Key: Key]

    /// What apps pass for the source's entries, by their keys there.
    package let counterparts: [Key: ArgumentCounterparts]

    private var keys: [Name: Key] = [:]

    package init(
        _ catalog: Catalog,
        unfolded: Catalog?,
        names: [Key: String],
        paths: [String],
        keysOfNames: [Key: Key] = [:],
        counterparts: [Key: ArgumentCounterparts] = [:]
    ) {
        self.counterparts = counterparts
        self.keysOfNames = keysOfNames
        self.catalog = catalog
        self.names = (unfolded ?? catalog).entries.keys.map { ($0, names[$0] ?? $0.name) }
        self.paths = paths.sorted()
        for key in catalog.entries.keys.reversed() { keys[Name(table: key.table, name: key.name)] = key }
    }

    /// The entry that is there under a key, or the one for which that of a key is taken; nil if there is none.
    package func entry(of key: Key) -> Entry? { self.key(of: key).flatMap { catalog.entries[$0] } }

    /// The key of that entry.
    package func key(of key: Key) -> Key? {
        let key = keysOfNames[key] ?? key
        return catalog.entries[key] == nil ? keys[Name(table: key.table, name: key.name)] : key
    }
}

/// The arguments that apps pass for an entry, and which of the source's these are.
package struct ArgumentCounterparts: Sendable {
    /// The arguments as the target's front end reads them.
    package let passed: [Argument]

    /// The source's arguments with the indices of those that are passed for them.
    private let indices: [(argument: Argument, index: Int)]

    /// How texts show what is passed, by its index, and how the source's show it as long as nobody changes that.
    package let shown: [Int: (here: Placeholder, there: Format)]

    package init(
        passed: [Argument],
        indices: [(argument: Argument, index: Int)],
        shown: [Int: (here: Placeholder, there: Format)]
    ) {
        self.passed = passed
        self.indices = indices
        self.shown = shown
    }

    /// The index of what is passed for an argument of the source; nil if that is nothing.
    package func index(where isSame: (Argument) -> Bool) -> Int? { indices.first { isSame($0.argument) }?.index }
}
