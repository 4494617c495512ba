import InterlinguaIR

/// Gives every entry that refers to others the arguments of what it refers to.
struct LinkPass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        let referring = state.entries.indices.filter { state.entries[$0].features.contains(.references) }
        if referring.isEmpty { return }
        let linker = ArgumentLinker(state.entries.map { ($0.key, $0.entry) }, referring: referring)
        for index in linker.changed { state.entries[index].entry = linker.entries[index] }
    }
}
