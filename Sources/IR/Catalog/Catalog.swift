public import OrderedCollections

/// The entries of a project in the order of its files.
public struct Catalog: Sendable, Hashable {
    /// The language the texts were first written in: Android's default folder, a development language.
    public var sourceLanguage: LanguageTag

    /// What holds for whole tables, by the table's name; `""` is the default table, and the only one of a format that has none.
    public var tables: OrderedDictionary<String, Table>

    /// The entries by their keys.
    public var entries: OrderedDictionary<Key, Entry>

    /// Creates a catalogue.
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
