import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// The entries of a catalogue that look like forms or contexts of others in the files that are written of it.
///
/// Names alone tell what belongs together: apps find every text by its whole name, but who reads `message_1` and
/// `message_2` takes them for two forms of a message. The project's own front end is asked what it makes of the files.
struct I18nextRegrouping {
    /// The entries that are read as something else.
    private(set) var keys: [Key] = []

    /// Reads files back, if any names in them could be taken for parts of others.
    ///
    /// - Parameter names: the names by which apps ask for entries, where they are not those of the keys.
    init(
        _ catalog: Catalog,
        _ files: [OutputFile],
        names: [Key: String],
        version: I18nextVersion,
        settings: [String: RuntimeSetting]
    ) {
        let separators = [settings["pluralSeparator"], settings["contextSeparator"]].map { setting in
            if case .text(let text)? = setting { return text }
            return "_"
        }
        // What was read from such files is read the same way again.
        let candidates = catalog.entries.keys.filter { key in
            catalog.tables[key.table]?.annotations[I18nextTableAnnotation.self]?.version != version
                && separators.contains { key.path.last?.containsBytes(of: $0) ?? false }
        }
        guard Self.haveRelatives(candidates, Set(separators)) else { return }
        var options = ReadingOptions(sourceLanguage: catalog.sourceLanguage)
        options.settings = settings
        let groups = I18nextReader.groups(
            in: files.map { InputFile(path: $0.path, bytes: $0.bytes) },
            version: version,
            options: options
        )
        // A folder that all tables share is in no table's name that was read.
        let hasFolders = Set(catalog.entries.keys.lazy.map { catalog.place(ofTable: $0.table).folder }).count > 1
        func identity(_ name: String, _ place: (folder: String, name: String)) -> Key {
            Key(name, table: (hasFolders ? place.folder : "") + place.name)
        }
        var choiceCounts: [Key: Int] = [:]
        for group in groups {
            let name = identity(group.name, (group.folder, group.table))
            choiceCounts[name] = max(choiceCounts[name] ?? 0, group.choiceCount)
        }
        for (key, entry) in catalog.entries {
            let name = identity(names[key] ?? key.name, catalog.place(ofTable: key.table))
            guard let count = choiceCounts[name] else {
                if candidates.contains(key) { keys.append(key) }
                continue
            }
            // A choice that was not there looks at one more argument; what merely looks like a placeholder is no choice.
            if count > 0, count > entry.selectingArguments.count { keys.append(key) }
        }
    }

    /// Whether two names begin alike up to a separator, or one ends in what is a form.
    private static func haveRelatives(_ keys: OrderedSet<Key>, _ separators: Set<String>) -> Bool {
        var bases: Set<[String]> = []
        for key in keys {
            guard let last = key.path.last else { continue }
            for separator in separators {
                let pieces = last.pieces(separatedBy: separator)
                for count in 1..<max(pieces.count, 1) {
                    let base = [key.table] + key.path.dropLast() + [pieces.prefix(count).joined(separator: separator)]
                    if !bases.insert(base).inserted || isForm(pieces[count]) { return true }
                }
            }
        }
        return false
    }

    private static func isForm(_ name: String) -> Bool {
        name == "plural" || PluralCategory(rawValue: name) != nil || name.utf8.allSatisfy(\.isASCIIDigit)
    }

    /// What is to be said about them, once for all.
    func diagnostics(in catalog: Catalog) -> [Diagnostic] {
        guard let first = keys.first else { return [] }
        func range(_ key: Key) -> SourceRange? { catalog.entries[key]?.messages.values.first?.origin.range }
        return [
            Diagnostic(
                .note,
                .seemingForm,
                "some keys look like plural forms or contexts of other keys; lookups are not affected",
                at: range(first),
                notes: keys.map { Diagnostic.Note($0.name, at: range($0)) }
            )
        ]
    }
}

extension Entry {
    /// The indices of the arguments that choose a variant in some message.
    fileprivate var selectingArguments: Set<Int> {
        if arguments.isEmpty { return [] }
        return messages.values.reduce(into: []) { $0.formUnion($1.selectingArguments) }
    }
}
