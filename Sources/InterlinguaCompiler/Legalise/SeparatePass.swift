import InterlinguaFormats
import InterlinguaIR

/// Turns selectors that the target lacks, and lists where it has none, into keys of their own.
struct SeparatePass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        if !state.target.lists { separateLists(in: &state) }
        state.replaceEntries(having: .otherSelects) { state, working in
            var pending = [working]
            var finished: [WorkingEntry] = []
            while let next = pending.popLast() {
                if let selector = unsupportedSelector(of: next, in: state.target) {
                    pending.append(contentsOf: separate(selector, in: next, &state).reversed())
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
                "call-changes",
                "lists become one entry an item",
                entry: working.key.name,
                at: working.entry.range(in: state.sourceLanguage)
            )
            for (language, message) in working.entry.messages where message.patterns.count < count {
                state.outcomes.recordLoss(of: working.source, in: language, "missing-translation")
                state.collected.add(
                    .warning,
                    "missing-translation",
                    "the list is shorter than in other languages; the target shows the keys of the other items there",
                    entry: "\(working.key.name) in \(language)",
                    at: message.origin.range
                )
            }
            return (0..<count).map { item in
                var part = working
                part.key.kind = .text
                part.key.path[part.key.path.count - 1] += (state.target.keys.itemSeparator ?? ".") + String(item)
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

    /// The first selector, from the outside in, that the target can't hold in this entry.
    private func unsupportedSelector(of working: WorkingEntry, in target: Capabilities) -> Selector? {
        var kinds: Set<Capabilities.SelectorKind> = []
        var selectors: [Selector] = []
        for message in working.entry.messages.values {
            for pattern in message.patterns {
                pattern.forEachElement { element in
                    guard case .select(let select) = element, let kind = select.kind else { return }
                    kinds.insert(kind)
                    if !selectors.contains(select.selector) { selectors.append(select.selector) }
                }
            }
        }
        if target.selectors.contains(where: { kinds.isSubset(of: $0) }) { return nil }
        let order: [Capabilities.SelectorKind] = [.product, .device, .width, .text]
        return selectors.filter { $0.kind != .number }
            .min { left, right in
                order.count(before: left.kind) < order.count(before: right.kind)
            }
    }

    private func separate(
        _ selector: Selector,
        in working: WorkingEntry,
        _ state: inout LegalisationState
    ) -> [WorkingEntry] {
        let choices = selector.choices(in: working.entry)
        state.outcomes.recordChangedCall(of: working.source)
        state.collected.add(
            .warning,
            "call-changes",
            "\(selector.kind?.rawValue ?? "choices") becomes part of the key, since the target's files can't choose by it",
            entry: ([working.key.name] + choices.map { working.key.name + state.target.keys.partSeparator + $0.suffix })
                .joined(separator: ", "),
            at: working.entry.range(in: state.sourceLanguage)
        )
        var base = working
        base.entry = working.entry.choosing(selector, nil)
        if case .width = selector, let widest = selector.widest(in: working.entry) {
            base.entry.annotations[PartAnnotation.self] = PartAnnotation(
                whole: working.key.name,
                role: .variant(selector: "width", condition: String(widest))
            )
        }
        var parts = base.entry.messages.isEmpty ? [] : [base]
        for choice in choices {
            var part = WorkingEntry(
                key: working.key,
                entry: working.entry.choosing(selector, choice.condition),
                source: working.source
            )
            part.key.path[part.key.path.count - 1] += state.target.keys.partSeparator + choice.suffix
            part.entry.annotations[PartAnnotation.self] = PartAnnotation(
                whole: working.key.name,
                role: .variant(selector: selector.partName, condition: choice.spelling)
            )
            parts.append(part)
        }
        return parts
    }
}

extension [Capabilities.SelectorKind] {
    /// The place of a kind in the list; behind all where it is not in it.
    fileprivate func count(before kind: Element?) -> Int { kind.flatMap { firstIndex(of: $0) } ?? count }
}
