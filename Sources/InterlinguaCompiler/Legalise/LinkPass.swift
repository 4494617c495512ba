import InterlinguaIR

/// Gives every entry that refers to others the arguments of what it refers to.
struct LinkPass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        var indices: [Key: Int] = [:]
        let referring = state.entries.indices.filter { state.entries[$0].features.contains(.references) }
        if referring.isEmpty { return }
        for (index, working) in state.entries.enumerated() { indices[working.key] = index }
        var visited: Set<Key> = []
        for index in referring { link(index, indices, &visited, &state) }
    }

    /// Links the targets first, so that arguments are handed on through chains; a cycle ends where it began.
    private func link(_ index: Int, _ indices: [Key: Int], _ visited: inout Set<Key>, _ state: inout LegalisationState)
    {
        guard visited.insert(state.entries[index].key).inserted else { return }
        var targets: [Key] = []
        for message in state.entries[index].entry.messages.values {
            for pattern in message.patterns {
                pattern.forEachElement { element in
                    guard case .reference(let reference) = element, case .entry(let key) = reference.target else {
                        return
                    }
                    if reference.inherited.contains(.variables), !targets.contains(key) { targets.append(key) }
                }
            }
        }
        for key in targets {
            guard let target = indices[key] else { continue }
            link(target, indices, &visited, &state)
            let arguments = state.entries[target].entry.arguments
            if arguments.isEmpty { continue }
            _ = state.entries[index].entry.mergeArguments(of: arguments)
            state.entries[index].entry.sortArguments()
        }
    }
}
