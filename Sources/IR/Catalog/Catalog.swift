public import OrderedCollections

/// The entries of a project in the order of its files.
public struct Catalog: Sendable, Hashable {
    /// The language the texts were first written in: Android's default folder, a development language.
    public var sourceLanguage: LanguageTag

    /// What holds for whole tables, by the table's name; `""` is the default table, and the only one of a format that has none.
    public var tables: OrderedDictionary<String, Table>

    public var entries: OrderedDictionary<Key, Entry>

    public init(
        sourceLanguage: LanguageTag,
        tables: OrderedDictionary<String, Table> = [:],
        entries: OrderedDictionary<Key, Entry> = [:]
    ) {
        self.sourceLanguage = sourceLanguage
        self.tables = tables
        self.entries = entries
    }
}

extension Catalog {
    /// The folder that a table's files belong to, with its slash, and what the table is called there.
    public func place(ofTable name: String) -> (folder: String, name: String) { tables.place(ofTable: name) }

    /// What is shown when a language has no message for a key, or no variant of it applies.
    public func fallback(for key: Key) -> Fallback { tables[key.table]?.fallback.forKind(key.kind) ?? Fallback() }

    /// The languages in which a key's message is looked for, in order, the asked one first, none twice.
    public func languagesAsked(for key: Key, in language: LanguageTag) -> [LanguageTag] {
        let next = tables[key.table]?.languages(after: language, kind: key.kind, sourceLanguage: sourceLanguage)
        return [language] + (next ?? [])
    }

    /// The languages of all tables and messages, the source language first, the others in the order of their tags.
    package var languages: [LanguageTag] {
        var languages: Set<LanguageTag> = []
        for table in tables.values { languages.formUnion(table.languages) }
        languages.formUnion(entries.values.languages)
        let others = languages.subtracting([sourceLanguage]).sorted()
        return languages.contains(sourceLanguage) ? [sourceLanguage] + others : others
    }
}
