import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// What the passes hand from one to the next.
struct LegalisationState {
    /// What the target can say.
    let target: Capabilities

    /// How far the passes may go beyond what the target needs.
    let options: Legaliser.Options

    /// The language of the source texts.
    let sourceLanguage: LanguageTag

    /// What holds for whole tables.
    var tables: OrderedDictionary<String, Table>

    /// The entries in output order; parts stand behind the entry they were split off.
    var entries: [WorkingEntry]

    /// What becomes of the source's messages.
    var outcomes = ConversionOutcomes()

    /// What changed or was lost, apart from what is collected to be said once.
    var diagnostics: [Diagnostic] = []

    /// Changes of calls and other things that are said once for many entries.
    var collected = CollectedDiagnostics()

    /// Takes a catalogue apart.
    init(catalog: Catalog, target: Capabilities, options: Legaliser.Options) {
        self.target = target
        self.options = options
        sourceLanguage = catalog.sourceLanguage
        tables = catalog.tables
        entries = Array(catalog.entries.elements).concurrentMapInRuns { element in
            WorkingEntry(key: element.key, entry: element.value, source: element.key)
        }
    }

    /// Puts the catalogue together again.
    func finish() -> Legaliser.Result {
        var catalog = Catalog(sourceLanguage: sourceLanguage, tables: tables)
        catalog.entries.reserveCapacity(entries.count)
        for working in entries { catalog.entries[working.key] = working.entry }
        return Legaliser.Result(
            catalog: catalog,
            outcomes: outcomes,
            diagnostics: diagnostics + collected.diagnostics
        )
    }

    /// Changes every entry with certain features; an entry may become several, or none.
    mutating func replaceEntries(
        having features: EntryFeatures,
        _ transform: (inout LegalisationState, WorkingEntry) -> [WorkingEntry]
    ) {
        guard entries.contains(where: { !$0.features.isDisjoint(with: features) }) else { return }
        let old = entries
        entries = []
        var result: [WorkingEntry] = []
        result.reserveCapacity(old.count)
        for working in old {
            if working.features.isDisjoint(with: features) {
                result.append(working)
            } else {
                result.append(contentsOf: transform(&self, working))
            }
        }
        entries = result
    }
}

/// An entry on its way through the passes.
struct WorkingEntry {
    /// The key so far.
    var key: Key

    /// The entry so far; features are to be updated after a change.
    var entry: Entry { didSet { features = EntryFeatures(of: entry) } }

    /// The key of the source's entry that it comes from.
    let source: Key

    /// What the entry's messages hold.
    private(set) var features: EntryFeatures

    /// Begins with an entry of the source, or with a part of one.
    init(key: Key, entry: Entry, source: Key) {
        self.key = key
        self.entry = entry
        self.source = source
        features = EntryFeatures(of: entry)
    }
}
