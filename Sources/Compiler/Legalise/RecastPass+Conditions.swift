import InterlinguaIR
import InterlinguaPlatforms

extension RecastPass {
    /// Lets selects read numbers as the target does, which takes any conditions; the last of all becomes `otherwise`.
    func readConditions(in state: inout LegalisationState) {
        let none: @Sendable (LanguageTag, PluralKind) -> [Capabilities.Form] = { _, _ in [] }
        let plurals = LanguagePlurals.table(for: state.tables.values.flatMap(\.languages), none)
        state.replaceEntries(having: .numberSelects) { state, working in
            var result = working
            var entry = working.entry
            for (index, language) in working.entry.messages.keys.enumerated() {
                let message = working.entry.messages.values[index]
                let context = Context(
                    language: language,
                    working: working,
                    message: message,
                    plurals: plurals[language] ?? LanguagePlurals(language, none),
                    keepsGaps: false
                )
                entry.messages.values[index] = message.mapPatterns { read($0, context, &state) ?? $0 }
            }
            result.entry = entry
            return [result]
        }
    }

    private func read(_ pattern: Pattern, _ context: Context, _ state: inout LegalisationState) -> Pattern? {
        pattern.replacingIfNeeded { element in
            guard case .select(var select) = element, let argument = select.numberArgument,
                case .argument(_, let reading) = select.selector
            else { return nil }
            for index in select.variants.indices {
                guard let inner = read(select.variants[index].pattern, context, &state) else { continue }
                select.variants[index].pattern = inner
            }
            // What was read like this already is as it was meant, gaps and all.
            if reading == state.target.reading { return Pattern([.select(select)]) }
            let categories = context.plurals[context.kind(of: select)].categories
            select.variants.removeAll { variant in
                if case .category(let category, _) = variant.condition { return !categories.contains(category) }
                return false
            }
            closeSelect(&select, reading, context, state.decisions)
            select.selector = .argument(argument, state.target.reading)
            return select.variants.isEmpty ? Pattern() : Pattern([.select(select)])
        }
    }

    /// Makes the last variant the complement of all others, if every whole number has one.
    private func closeSelect(
        _ select: inout Select,
        _ reading: Reading,
        _ context: Context,
        _ decisions: DecisionCache
    ) {
        guard let last = select.variants.last, last.condition != .otherwise, last.condition != .absent else { return }
        let side = Decision.Side(select.variants.map(\.condition), reading: reading)
        let answer = decisions.answer(Decision.Question(context.language, [side]))
        guard case .success(let decision) = answer, decision.gaps(ofSide: 0).isEmpty else { return }
        select.variants[select.variants.count - 1].condition = .otherwise
    }
}
