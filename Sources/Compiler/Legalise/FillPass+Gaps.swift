import InterlinguaIR

extension FillPass {
    /// Leaves out the texts that the source takes for missing because they are empty, unless the target does so too.
    func dropEmptyTexts(in state: inout LegalisationState) {
        if state.target.fallback.skipsEmpty { return }
        let tables = state.tables.filter { $0.value.fallback.skipsEmpty }
        if tables.isEmpty { return }
        state.replaceEntries(having: .emptyTexts) { _, working in
            guard tables[working.key.table]?.fallback.forKind(working.key.kind).skipsEmpty == true else { return nil }
            var result = working
            var entry = working.entry
            for (language, message) in working.entry.messages {
                guard case .pattern(let pattern) = message.content else { continue }
                if let rest = pattern.withoutEmptyVariants {
                    entry.messages[language] = message.mapPatterns { _ in rest }
                } else {
                    entry.messages[language] = nil
                }
            }
            result.entry = entry
            return [result]
        }
    }

    /// Fills what a message leaves to the next language, unless the target does the same.
    func fillGaps(in state: inout LegalisationState) {
        let tables = state.tables.filter { $0.value.fallback.gap == .nextLanguage }
        if tables.isEmpty { return }
        state.replaceEntries(having: [.numberSelects, .otherSelects]) { state, working in
            guard let fallback = tables[working.key.table]?.fallback.forKind(working.key.kind) else { return nil }
            let filler = GapFiller(
                entry: working.entry,
                fallback: fallback,
                sourceLanguage: state.sourceLanguage,
                target: state.target,
                keepsGaps: state.target.fallback.gap == .nextLanguage,
                decisions: state.decisions
            )
            var entry = working.entry
            var filled: [(LanguageTag, SourceRange?)] = []
            for (language, message) in working.entry.messages {
                guard case .pattern(let pattern) = message.content, let whole = filler.filled(pattern, in: language)
                else { continue }
                entry.messages[language] = message.mapPatterns { _ in whole }
                filled.append((language, message.origin.range))
            }
            if filled.isEmpty { return nil }
            for (language, range) in filled {
                state.outcomes.recordRewriting(of: working.source, in: language)
                state.collected.add(
                    .note,
                    .copied,
                    "forms that a language lacks get the texts of the language that the source shows in their place",
                    entry: "\(working.key.name) in \(language)",
                    at: range
                )
            }
            var result = working
            result.entry = entry
            return [result]
        }
    }
}

extension Pattern {
    /// The pattern without empty texts that selects around it choose; nil if nothing else is left.
    fileprivate var withoutEmptyVariants: Pattern? {
        if elements.isEmpty { return nil }
        guard elements.count == 1, case .select(var select) = elements[0] else { return self }
        select.variants = select.variants.compactMap { variant in
            guard let pattern = variant.pattern.withoutEmptyVariants else { return nil }
            var kept = variant
            kept.pattern = pattern
            return kept
        }
        return select.variants.isEmpty ? nil : Pattern([.select(select)])
    }
}
