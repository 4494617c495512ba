import InterlinguaIR
import InterlinguaPlatforms
import OrderedCollections

/// What the passes hand from one to the next.
struct LegalisationState: Sendable {
    let target: Capabilities

    /// How far the passes may go beyond what the target needs.
    let options: Legaliser.Options

    /// The questions about conditions that were answered before, of all entries together.
    let decisions = DecisionCache()

    let sourceLanguage: LanguageTag

    /// What holds for whole tables.
    var tables: OrderedDictionary<String, Table>

    /// Where the target looks for the texts that a language lacks, by the table.
    var targetTables: [String: Table]

    /// The entries in output order; parts stand behind the entry they were split off.
    var entries: [WorkingEntry]

    /// What becomes of the source's messages.
    var outcomes = ConversionOutcomes()

    /// What changed, apart from what is collected to be said once.
    var diagnostics: [Diagnostic] = []

    /// Changes of calls and other things that are said once for many entries.
    var collected = CollectedDiagnostics()

    init(catalog: Catalog, target: Capabilities, options: Legaliser.Options) {
        self.target = target
        self.options = options
        sourceLanguage = catalog.sourceLanguage
        tables = catalog.tables
        targetTables = Dictionary(
            uniqueKeysWithValues: catalog.tables.map { name, table in
                var own = Table(fallback: target.fallback)
                own.relatives = target.relatives?(table.languages, catalog.sourceLanguage) ?? [:]
                return (name, own)
            }
        )
        let source = catalog.entries
        entries = [WorkingEntry](concurrentCount: source.count, inRunsOf: 128) { index in
            let key = source.keys[index]
            return WorkingEntry(key: key, entry: source.values[index], source: key)
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
    /// Entries are changed on all cores, in runs; what is recorded of them is put together in their order. An entry
    /// without the features costs nothing.
    ///
    /// - Parameter transform: gives what an entry becomes; nil if it stays as it is.
    mutating func replaceEntries(
        having features: EntryFeatures,
        _ transform: @Sendable (inout LegalisationState, WorkingEntry) -> [WorkingEntry]?
    ) {
        let indices = entries.indices.filter { !entries[$0].features.isDisjoint(with: features) }
        if indices.isEmpty { return }
        let changes = changes(of: indices, transform)
        for change in changes { merge(change.state) }
        let replacements = changes.flatMap(\.replacements)
        if replacements.allSatisfy({ $0.entries.count == 1 }) {
            for replacement in replacements { entries[replacement.index] = replacement.entries[0] }
            return
        }
        let before = entries
        entries = []
        entries.reserveCapacity(before.count + replacements.count)
        var next = 0
        for replacement in replacements {
            entries.append(contentsOf: before[next..<replacement.index])
            entries.append(contentsOf: replacement.entries)
            next = replacement.index + 1
        }
        entries.append(contentsOf: before[next...])
    }

    /// Looks at every entry, on all cores, in runs; what is recorded is put together in the entries' order.
    mutating func visitEntries(_ visit: @Sendable (inout LegalisationState, WorkingEntry) -> Void) {
        let changes = changes(of: Array(entries.indices)) { state, working in
            visit(&state, working)
            return nil
        }
        for change in changes { merge(change.state) }
    }

    /// The state without entries, and with nothing recorded yet.
    private func emptied() -> LegalisationState {
        var state = self
        state.entries = []
        state.outcomes = ConversionOutcomes()
        state.diagnostics = []
        state.collected = CollectedDiagnostics()
        return state
    }

    private mutating func merge(_ other: LegalisationState) {
        outcomes.merge(other.outcomes)
        diagnostics += other.diagnostics
        collected.merge(other.collected)
    }

    /// What became of a run of entries.
    private struct Changes: Sendable {
        /// What is recorded of the entries; it holds none itself.
        var state: LegalisationState

        /// The entries that changed, by their places, ascending.
        var replacements: [(index: Int, entries: [WorkingEntry])] = []
    }

    private func changes(
        of indices: [Int],
        _ transform: @Sendable (inout LegalisationState, WorkingEntry) -> [WorkingEntry]?
    ) -> [Changes] {
        let start = emptied()
        return indices.runs(of: 64).concurrentMap { run in
            var changes = Changes(state: start)
            for index in run {
                guard let replaced = transform(&changes.state, entries[index]) else { continue }
                changes.replacements.append((index, replaced))
            }
            return changes
        }
    }
}

/// An entry on its way through the passes.
struct WorkingEntry: Sendable {
    var key: Key

    /// The entry so far; features are to be updated after a change.
    var entry: Entry { didSet { features = EntryFeatures(of: entry) } }

    /// The key of the source's entry that it comes from.
    let source: Key

    /// Whether only references of the entry it was made for lead here: no app asks for it.
    var isHelper = false

    /// What arguments of a helper are in the source's entry, by the names that they have in the helper.
    var originals: [String: Argument] = [:]

    /// What the entry's messages hold.
    private(set) var features: EntryFeatures

    /// An argument as the source's entry declares it.
    func original(of argument: Argument) -> Argument { argument.name.flatMap { originals[$0] } ?? argument }

    /// The same with another entry in the place of its own.
    func with(_ entry: Entry) -> WorkingEntry {
        var result = self
        result.entry = entry
        return result
    }

    /// Begins with an entry of the source, or with a part of one.
    init(key: Key, entry: Entry, source: Key) {
        self.key = key
        self.entry = entry
        self.source = source
        features = EntryFeatures(of: entry)
    }
}

extension Entry {
    mutating func link(to whole: Key, as role: PartAnnotation.Role, name: String? = nil) {
        annotations[PartAnnotation.self] = PartAnnotation(whole: whole.name, role: role, name: name)
    }

    /// The entry with its messages changed; one that becomes nil is left out.
    func mappingMessages(_ change: (LanguageTag, Message) -> Message?) -> Entry {
        var result = self
        for (language, message) in messages { result.messages[language] = change(language, message) }
        return result
    }
}

extension LegalisationState {
    /// Collects what is said once for many entries.
    mutating func report(
        _ severity: Diagnostic.Severity,
        _ kind: Diagnostic.Kind,
        _ message: String,
        of working: WorkingEntry,
        _ detail: String? = nil
    ) {
        let name = working.key.name
        let range = working.entry.range(in: sourceLanguage)
        collected.add(severity, kind, message, entry: detail.map { "\(name): \($0)" } ?? name, at: range)
    }

    /// Reports what the app has to ask for in another way.
    mutating func reportChangedCall(of working: WorkingEntry, _ message: String, _ detail: String? = nil) {
        outcomes.recordChangedCall(of: working.source)
        report(.warning, .callChanges, message, of: working, detail)
    }

    /// Reports what the app has to ask for in another way, since an entry became several.
    mutating func reportChangedCall(of working: WorkingEntry, _ message: String, parts: [WorkingEntry]) {
        reportChangedCall(of: working, message, parts.map(\.key.name).joined(separator: ", "))
    }

    /// Records that all messages of an entry were written otherwise.
    mutating func recordRewriting(of working: WorkingEntry) {
        for language in working.entry.messages.keys { outcomes.recordRewriting(of: working.source, in: language) }
    }

    /// The languages in which the target looks for a text that a language lacks, nearest first, the source language last.
    func languagesInTarget(after language: LanguageTag, of key: Key) -> [LanguageTag] {
        let table = targetTables[key.table] ?? Table(fallback: target.fallback)
        return table.languages(after: language, kind: key.kind, sourceLanguage: sourceLanguage)
    }

    /// The languages that show a message of an entry although they have none, by the message's language.
    ///
    /// Those that find another text in the target, or none, are left out.
    func readers(of working: WorkingEntry) -> [LanguageTag: [LanguageTag]] {
        guard let table = tables[working.key.table], working.entry.messages.count < table.languages.count else {
            return [:]
        }
        let kind = working.key.kind
        var readers: [LanguageTag: [LanguageTag]] = [:]
        for language in table.languages where working.entry.messages[language] == nil {
            let candidates = table.languages(after: language, kind: kind, sourceLanguage: sourceLanguage)
            let others = languagesInTarget(after: language, of: working.key)
            guard let found = working.entry.firstMessage(in: candidates)?.language,
                working.entry.firstMessage(in: others)?.language == found
            else { continue }
            readers[found, default: []].append(language)
        }
        return readers
    }
}
