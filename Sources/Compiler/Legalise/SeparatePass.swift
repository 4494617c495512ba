import InterlinguaIR
import InterlinguaPlatforms

/// Turns selectors that the target lacks, and lists where it has none, into keys of their own, or into the one text by
/// which the target chooses.
struct SeparatePass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        // All parts of an entry are passed the same arguments: they get their positions before they are split off.
        if case .positions = state.target.arguments { state.assignPositions() }
        if !state.target.lists { separateLists(in: &state) }
        state.replaceEntries(having: .otherSelects) { state, working in
            if case .names(let names) = state.target.arguments, let composed = compose(working, names, &state) {
                return [composed]
            }
            var pending = [working]
            var finished: [WorkingEntry] = []
            while let next = pending.popLast() {
                if let chooser = unsupportedChooser(of: next, in: state.target) {
                    pending.append(contentsOf: separate(chooser, in: next, &state).reversed())
                } else {
                    finished.append(next)
                }
            }
            return finished
        }
        if state.target.requiresSourceMessage { FillPass().addSourceMessages(to: &state) }
    }

    private func separateLists(in state: inout LegalisationState) {
        state.replaceEntries(having: .lists) { state, working in
            let count = working.entry.messages.values.map(\.patterns.count).max() ?? 0
            state.outcomes.recordChangedCall(of: working.source)
            state.collected.add(
                .warning,
                .callChanges,
                "lists become one entry an item",
                entry: working.key.name,
                at: working.entry.range(in: state.sourceLanguage)
            )
            return (0..<count).map { item in
                var part = working
                part.key.kind = .text
                if let separator = state.target.keys.itemSeparator {
                    part.key.append(separator + String(item))
                } else {
                    part.key.path.append(String(item))
                }
                var entry = working.entry
                entry.annotations[PartAnnotation.self] = PartAnnotation(whole: working.key.name, role: .item(item))
                for (language, message) in working.entry.messages {
                    guard message.patterns.indices.contains(item) else {
                        entry.messages[language] = nil
                        continue
                    }
                    var changed = message
                    changed.content = .pattern(message.patterns[item])
                    entry.messages[language] = changed
                }
                part.entry = entry
                return part
            }
        }
    }

    /// The first chooser, from the outside in, that the target can't hold beside the others of an entry.
    private func unsupportedChooser(of working: WorkingEntry, in target: Capabilities) -> Chooser? {
        let choosers = Chooser.choosers(in: working.entry)
        var kinds = Set(choosers.map(\.kind))
        let choosesByNumber =
            working.features.contains(.numberSelects)
            || working.entry.contains { element in
                if case .select(let select) = element { return select.kind == .text && select.withoutWords != nil }
                return false
            }
        if choosesByNumber { kinds.insert(.number) }
        // Of what the target can hold together, what leaves most in the file; a number rather than anything else.
        var best: [Capabilities.SelectorKind] = []
        for together in target.selectors {
            func weight(_ list: [Capabilities.SelectorKind]) -> Int {
                kinds.intersection(list).count * 2 + (kinds.contains(.number) && list.contains(.number) ? 1 : 0)
            }
            if weight(together) > weight(best) { best = together }
        }
        let order: [Capabilities.SelectorKind] = [.product, .device, .width, .text]
        return choosers.filter { !best.contains($0.kind) }
            .min { left, right in
                order.count(before: left.kind) < order.count(before: right.kind)
            }
    }

    private func separate(
        _ chooser: Chooser,
        in working: WorkingEntry,
        _ state: inout LegalisationState
    ) -> [WorkingEntry] {
        let choices = chooser.choices(in: working.entry)
        let separator = state.target.keys.choiceSeparator
        state.outcomes.recordChangedCall(of: working.source)
        state.collected.add(
            .warning,
            .callChanges,
            "\(chooser.kind.rawValue) becomes part of the key, since the target's files can't choose by it",
            entry: ([working.key.name] + choices.map { working.key.name + separator + $0.suffix })
                .joined(separator: ", "),
            at: working.entry.range(in: state.sourceLanguage)
        )
        var base = working
        var baseEntry = working.entry.choosing(chooser, nil)
        if case .width = chooser.selector, let widest = chooser.widest(in: working.entry) {
            baseEntry.annotations[PartAnnotation.self] = PartAnnotation(
                whole: working.key.name,
                role: .variant(selector: "width", condition: String(widest))
            )
        }
        baseEntry.removeUnusedArguments()
        base.entry = baseEntry
        var parts = base.entry.messages.isEmpty ? [] : [base]
        for choice in choices {
            var entry = working.entry.choosing(chooser, choice.condition)
            if entry.messages.isEmpty { continue }
            entry.annotations[PartAnnotation.self] = PartAnnotation(
                whole: working.key.name,
                role: .variant(selector: chooser.partName(in: working.entry), condition: choice.spelling)
            )
            entry.removeUnusedArguments()
            var part = WorkingEntry(key: working.key, entry: entry, source: working.source)
            part.key.append(separator + choice.suffix)
            parts.append(part)
        }
        return parts
    }
}

extension [Capabilities.SelectorKind] {
    /// The place of a kind in the list; behind all where it is not in it.
    fileprivate func count(before kind: Element) -> Int { firstIndex(of: kind) ?? count }
}
