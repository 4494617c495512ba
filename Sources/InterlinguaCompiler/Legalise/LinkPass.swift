import InterlinguaIR

/// Gives every entry that refers to others the arguments of what it refers to.
struct LinkPass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        var indices: [Key: Int] = [:]
        let referring = state.entries.indices.filter { state.entries[$0].features.contains(.references) }
        if referring.isEmpty { return }
        for (index, working) in state.entries.enumerated() { indices[working.key] = index }
        var visited: Set<Int> = []
        for index in referring { link(index, indices, &visited, &state) }
    }

    /// An entry whose targets are being linked.
    private struct Step {
        let index: Int
        let targets: [Target]
        var next = 0
    }

    /// Links the targets first, so that arguments are handed on through chains of any length; a cycle ends where it began.
    private func link(
        _ index: Int,
        _ indices: [Key: Int],
        _ visited: inout Set<Int>,
        _ state: inout LegalisationState
    ) {
        guard visited.insert(index).inserted else { return }
        var steps = [Step(index: index, targets: targets(of: index, indices, state))]
        while var step = steps.popLast() {
            if step.next < step.targets.count {
                let target = step.targets[step.next]
                step.next += 1
                steps.append(step)
                if visited.insert(target.index).inserted {
                    steps.append(Step(index: target.index, targets: targets(of: target.index, indices, state)))
                }
                continue
            }
            for target in step.targets {
                let arguments = state.entries[target.index].entry.arguments.filter { argument in
                    argument.name.map { !target.bound.contains($0) } ?? true
                }
                if arguments.isEmpty { continue }
                _ = state.entries[step.index].entry.mergeArguments(of: arguments)
                state.entries[step.index].entry.sortArgumentsByPosition()
            }
        }
    }

    /// An entry that is referred to, and the arguments of it that are bound.
    private struct Target: Hashable {
        let index: Int
        let bound: Set<String>
    }

    /// The entries whose arguments an entry's references pass on.
    private func targets(of index: Int, _ indices: [Key: Int], _ state: LegalisationState) -> [Target] {
        guard state.entries[index].features.contains(.references) else { return [] }
        var targets: [Target] = []
        for message in state.entries[index].entry.messages.values {
            for pattern in message.patterns {
                pattern.forEachElement { element in
                    guard case .reference(let reference) = element, case .entry(let key) = reference.target,
                        !reference.inherited.isEmpty, let index = indices[key]
                    else { return }
                    let target = Target(index: index, bound: Set(reference.bindings.keys))
                    if !targets.contains(target) { targets.append(target) }
                }
            }
        }
        return targets
    }
}
