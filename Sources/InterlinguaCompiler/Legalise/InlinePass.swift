import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// Puts the text of other entries in the place of references that the target lacks.
struct InlinePass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        if state.target.references == .whole {
            inlineWithin(&state) { pattern in pattern.elements.count > 1 }
        } else if state.target.references == .none {
            inlineWithin(&state) { _ in true }
        }
    }

    private func inlineWithin(_ state: inout LegalisationState, where needsInlining: @Sendable (Pattern) -> Bool) {
        let originals = state.entries
        var indices: [Key: Int] = [:]
        guard originals.contains(where: { $0.features.contains(.references) }) else { return }
        for (index, working) in originals.enumerated() { indices[working.key] = index }
        let inliner = Inliner(
            entries: originals,
            indices: indices,
            tables: state.tables,
            sourceLanguage: state.sourceLanguage
        )
        state.replaceEntries(having: .references) { state, working in
            guard working.entry.messages.values.contains(where: { $0.containsPattern(where: needsInlining) }) else {
                return nil
            }
            return inliner.inlined(working, &state).map { [$0] } ?? []
        }
    }
}

/// Copies what references refer to.
private struct Inliner: Sendable {
    let entries: [WorkingEntry]
    let indices: [Key: Int]
    let tables: OrderedDictionary<String, Table>
    let sourceLanguage: LanguageTag

    /// The entry with its references replaced, in all languages that show another text because of them; nil if nothing
    /// is left because all of its messages refer to what no catalogue holds.
    func inlined(_ working: WorkingEntry, _ state: inout LegalisationState) -> WorkingEntry? {
        var result = working
        var messages = working.entry.messages
        for language in languages(of: working) {
            guard let found = message(of: working, in: language) else { continue }
            var external: String?
            var message = found.mapPatterns { pattern in
                inline(pattern, in: language, arguments: working.entry.arguments, depth: 0, external: &external)
            }
            if let external {
                messages[language] = nil
                state.outcomes.recordLoss(of: working.source, in: language, "lost-reference")
                state.collected.add(
                    .warning,
                    "lost-reference",
                    "references to what has no text in the catalogue can't be written",
                    entry: "\(working.key.name): \(external)",
                    at: found.origin.range
                )
                continue
            }
            if working.entry.messages[language] == nil {
                message.state = .inherited
            } else {
                state.outcomes.recordRewriting(of: working.source, in: language)
            }
            messages[language] = message
        }
        if messages.isEmpty { return nil }
        result.entry.messages = messages
        state.collected.add(
            .note,
            "copied",
            "references are replaced by copies of the texts they refer to",
            entry: "\(working.key.name): \(messages.count) " + (messages.count == 1 ? "text" : "texts"),
            at: working.entry.range(in: sourceLanguage)
        )
        return result
    }

    private func message(of working: WorkingEntry, in language: LanguageTag) -> Message? {
        let fallback = tables[working.key.table]?.fallback.forKind(working.key.kind) ?? Fallback()
        return working.entry.message(for: language, fallback, sourceLanguage)?.message
    }

    /// The languages in which the entry, or something it refers to, has a text of its own.
    private func languages(of working: WorkingEntry) -> [LanguageTag] {
        var languages = OrderedSet<LanguageTag>()
        var visited: Set<Key> = []
        var pending = [working]
        while let next = pending.popLast() {
            // What stands further away is not followed below either.
            guard visited.count < Self.depthLimit, visited.insert(next.key).inserted else { continue }
            languages.formUnion(next.entry.messages.keys)
            for message in next.entry.messages.values {
                for pattern in message.patterns {
                    pattern.forEachElement { element in
                        if case .reference(let reference) = element, case .entry(let key) = reference.target,
                            let index = indices[key]
                        {
                            pending.append(entries[index])
                        }
                    }
                }
            }
        }
        let fallback = tables[working.key.table]?.fallback.forKind(working.key.kind) ?? Fallback()
        if fallback.languages == .none { return Array(working.entry.messages.keys) }
        return Array(languages)
    }

    /// References through more entries than this are reported and not followed.
    private static let depthLimit = 64

    private func inline(
        _ pattern: Pattern,
        in language: LanguageTag,
        arguments: [Argument],
        depth: Int,
        external: inout String?
    ) -> Pattern {
        var outside: String?
        let result = pattern.replacing { element in
            guard case .reference(let reference) = element else { return nil }
            switch reference.target {
            case .external(let name):
                outside = name
                return Pattern()
            case .entry(let key):
                guard depth < Self.depthLimit, let index = indices[key],
                    let message = message(of: entries[index], in: language),
                    case .pattern(let target) = message.content
                else {
                    // A chain without end, a list, or nothing: there is no text to copy.
                    outside = key.name
                    return Pattern()
                }
                let mapping = entries[index].entry.arguments.map { argument in
                    arguments.firstIndex { $0.position == argument.position && $0.name == argument.name }
                        ?? arguments.firstIndex { $0.position != nil && $0.position == argument.position }
                        ?? arguments.firstIndex { $0.name != nil && $0.name == argument.name }
                }
                let bound = target.mappingArguments { mapping.indices.contains($0) ? mapping[$0] ?? $0 : $0 }
                var nested: String?
                let inlined = inline(bound, in: language, arguments: arguments, depth: depth + 1, external: &nested)
                if let nested { outside = nested }
                return inlined
            }
        }
        if let outside { external = outside }
        return result
    }
}
