import InterlinguaIR

/// Gives entries that have only names the keys of those that are there under these.
struct KeyPass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        guard let keys = state.options.existing?.keysOfNames, !keys.isEmpty else { return }
        let oldKeys = state.entries.map(\.key)
        for index in state.entries.indices { state.entries[index].key = keys[oldKeys[index]] ?? oldKeys[index] }
        state.redirectReferences(from: oldKeys)
    }
}
