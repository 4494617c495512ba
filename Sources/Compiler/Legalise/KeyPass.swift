import InterlinguaIR

/// Gives entries that have only names the keys of those that are there under these.
struct KeyPass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        guard let keys = state.options.existing?.keysOfNames, !keys.isEmpty else { return }
        let oldKeys = state.entries.map(\.key)
        for index in state.entries.indices {
            let working = state.entries[index]
            guard let key = keys[working.key] else { continue }
            state.entries[index].key = key
            // The source's app goes on looking where it does: only the files are others.
            if state.tables[key.table] == nil {
                state.tables[key.table] = state.tables[working.key.table]
                state.targetTables[key.table] = state.targetTables[working.key.table]
            }
            if key.name == working.key.name { continue }
            state.outcomes.recordChangedCall(of: working.source)
            state.collected.add(
                .warning,
                .callChanges,
                "keys are spelled otherwise in the files that are there; use these in code",
                entry: "“\(working.key.name)” becomes “\(key.name)”",
                at: working.entry.range(in: state.sourceLanguage)
            )
        }
        state.redirectReferences(from: oldKeys)
    }
}
