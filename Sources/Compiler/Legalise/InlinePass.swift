import InterlinguaIR
import InterlinguaPlatforms
import OrderedCollections

/// Puts the text of other entries in the place of references that the target lacks.
struct InlinePass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        guard state.entries.contains(where: { $0.features.contains(.references) }) else { return }
        let originals = state.entries
        var indices: [Key: Int] = [:]
        for (index, working) in originals.enumerated() { indices[working.key] = index }
        let inliner = ReferenceInliner(
            entries: originals,
            indices: indices,
            tables: state.tables,
            sourceLanguage: state.sourceLanguage,
            target: state.target,
            decisions: state.decisions,
            apps: state.options.apps
        )
        state.replaceEntries(having: .references) { state, working in
            let isInlined = working.entry.messages.values.contains { message in
                message.containsPattern { inliner.needsInlining($0, in: working.key.table) }
            }
            guard isInlined else { return nil }
            return inliner.inlined(working, &state).map { [$0] } ?? []
        }
        if case .inPattern(let bindings) = state.target.references {
            bindSelectors(bindings, indices, originals, &state)
        }
    }

    /// Binds by name what the target's references don't hand on by themselves.
    private func bindSelectors(
        _ bindings: Capabilities.Bindings,
        _ indices: [Key: Int],
        _ originals: [WorkingEntry],
        _ state: inout LegalisationState
    ) {
        if bindings.inherited.contains(.selectors) { return }
        state.replaceEntries(having: .references) { _, working in
            let entry = working.entry.mappingMessages { _, message in
                message.replacing { element in
                    guard case .reference(var reference) = element, case .entry(let key) = reference.target,
                        reference.inherited.contains(.selectors), let index = indices[key]
                    else { return nil }
                    let target = originals[index].entry
                    for argument in target.selectingArguments {
                        guard let declared = target.arguments[safe: argument], let name = declared.name,
                            reference.bindings[name] == nil,
                            let own = working.entry.arguments.firstIndex(where: { $0.isSame(as: declared) })
                        else { continue }
                        reference.bindings[name] = .argument(own)
                    }
                    reference.inherited = bindings.inherited
                    return Pattern([.reference(reference)])
                }
            }
            return [working.with(entry)]
        }
    }
}

extension Entry {
    /// The arguments that selects of any kind look at.
    var selectingArguments: [Int] {
        var arguments: [Int] = []
        forEachElement { element in
            guard case .select(let select) = element, case .argument(let argument, _) = select.selector,
                !arguments.contains(argument)
            else { return }
            arguments.append(argument)
        }
        return arguments
    }
}
