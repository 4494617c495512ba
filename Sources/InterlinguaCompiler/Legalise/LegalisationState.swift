import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// What the passes hand from one to the next.
struct LegalisationState: Sendable {
    /// What the target can say.
    let target: Capabilities

    /// How far the passes may go beyond what the target needs.
    let options: Legaliser.Options

    /// The questions about conditions that were answered before, of all entries together.
    let decisions = DecisionCache()

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
        var sources: [Key: Key] = [:]
        for working in entries {
            catalog.entries[working.key] = working.entry
            if working.key != working.source { sources[working.key] = working.source }
        }
        return Legaliser.Result(
            catalog: catalog,
            sources: sources,
            outcomes: outcomes,
            diagnostics: diagnostics + collected.diagnostics
        )
    }

    /// Changes every entry with certain features; an entry may become several, or none.
    ///
    /// Entries are changed on all cores, in runs; what is recorded of them is put together in their order.
    mutating func replaceEntries(
        having features: EntryFeatures,
        _ transform: @Sendable (inout LegalisationState, WorkingEntry) -> [WorkingEntry]
    ) {
        guard entries.contains(where: { !$0.features.isDisjoint(with: features) }) else { return }
        var empty = self
        empty.entries = []
        empty.outcomes = ConversionOutcomes()
        empty.diagnostics = []
        empty.collected = CollectedDiagnostics()
        let start = empty
        let runs = entries.runs(of: 512).concurrentMap { run in
            var state = start
            state.entries.reserveCapacity(run.count)
            for working in run {
                if working.features.isDisjoint(with: features) {
                    state.entries.append(working)
                } else {
                    let replacements = transform(&state, working)
                    state.entries.append(contentsOf: replacements)
                }
            }
            return state
        }
        entries.removeAll(keepingCapacity: true)
        for run in runs {
            entries.append(contentsOf: run.entries)
            outcomes.merge(run.outcomes)
            diagnostics += run.diagnostics
            collected.merge(run.collected)
        }
    }
}

/// An entry on its way through the passes.
struct WorkingEntry: Sendable {
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
