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
            let readers = readers(of: working, plurals, state)
            for (index, language) in working.entry.messages.keys.enumerated() {
                let message = working.entry.messages.values[index]
                let context = Context(
                    language: language,
                    working: working,
                    message: message,
                    plurals: plurals[language] ?? LanguagePlurals(language, none),
                    keepsGaps: false,
                    readers: readers[language] ?? []
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
            reportReading(of: select, context, &state)
            let original = select.variants.filter { $0.condition != .absent }
            let categories = context.plurals[select.pluralKind].categories
            select.variants.removeAll { variant in
                if case .category(let category, _) = variant.condition { return !categories.contains(category) }
                return false
            }
            closeSelect(&select, argument, reading, context, &state)
            reportDifferences(of: select, argument, context, &state)
            if !context.readers.isEmpty { reportReaders(of: select, insteadOf: original, reading, context, &state) }
            select.selector = .argument(argument, state.target.reading)
            return select.variants.isEmpty ? Pattern() : Pattern([.select(select)])
        }
    }

    /// Makes the last variant the complement of all others, if every whole number has one.
    private func closeSelect(
        _ select: inout Select,
        _ argument: Int,
        _ reading: Reading,
        _ context: Context,
        _ state: inout LegalisationState
    ) {
        guard let last = select.variants.last, last.condition != .otherwise, last.condition != .absent else { return }
        let side = Decision.Side(select.variants.map(\.condition), reading: reading)
        let answer = state.decisions.answer(Decision.Question(context.language, [side]))
        guard case .success(let decision) = answer, decision.gaps(ofSide: 0).isEmpty else { return }
        select.variants[select.variants.count - 1].condition = .otherwise
        // What other numbers have no variant for was the next language's affair, or nobody's.
        let question = Decision.Question(context.language, [side], domain: .numbers(context.domain(of: argument)))
        guard case .success(let whole) = state.decisions.answer(question) else { return }
        report(whole.gaps(ofSide: 0), argument, context, &state)
    }

    /// Says once for negative numbers and once for fractions that the two readings give them different texts.
    func reportDifferences(
        of select: Select,
        _ argument: Int,
        _ context: Context,
        _ state: inout LegalisationState
    ) {
        guard case .argument(_, let reading) = select.selector, reading != state.target.reading else { return }
        // These two read the same magnitude; that one of them takes whole numbers only is said apart.
        let ofMagnitude: Set<Reading> = [.decimal, .integer]
        if ofMagnitude.isSuperset(of: [reading, state.target.reading]) { return }
        let conditions = select.variants.map(\.condition)
        let question = Decision.Question(
            context.language,
            [Decision.Side(conditions, reading: reading), Decision.Side(conditions, reading: state.target.reading)],
            domain: .numbers(context.domain(of: argument))
        )
        guard case .success(let decision) = state.decisions.answer(question) else { return }
        report(decision.classes.filter { $0.choices[0] != $0.choices[1] }, argument, context, &state)
    }

    /// Says once for negative numbers and once for fractions that some of them get another text.
    private func report(
        _ classes: [Decision.Class],
        _ argument: Int,
        _ context: Context,
        _ state: inout LegalisationState
    ) {
        for (part, numbers) in [(Decision.Part.negative, "negative numbers"), (.fractional, "numbers with fractions")] {
            guard let different = classes.first(where: { $0.part == part }) else { continue }
            state.outcomes.announce(
                ConversionLoss(
                    "reading-differs",
                    of: context.working.source,
                    in: context.language,
                    .numbers(
                        part == .negative ? .negative : .fractional,
                        of: context.working.entry.arguments[safe: argument]
                    )
                )
            )
            state.collected.addOnce(
                .note,
                "reading-differs",
                "some \(numbers) get another text in the target",
                entry: "\(context.name): \(different.smallest)",
                at: context.message.origin.range
            )
        }
    }
}
