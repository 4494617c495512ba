import InterlinguaIR
import InterlinguaPlatforms

extension RecastPass {
    /// For each form of the target the variant whose text its numbers get, by the decision procedure.
    func chosenVariants(
        of select: Select,
        _ argument: Int,
        _ context: Context,
        _ state: inout LegalisationState
    ) -> [Variant] {
        let forms = context.forms(select.pluralKind)
        var comparison = Comparison(select, forms, context, state)
        guard let classes = comparison.wholeNumbers(reportingTo: &state) else { return select.variants }
        var choices = FormChoice.choices(forms, select.variants, classes, keepsGaps: context.keepsGaps) {
            comparison.others(context, argument)
        }
        let kept = exactVariants(lostIn: choices, select, context, state.target)
        for (index, choice) in choices.enumerated() {
            for loss in choice.losses where loss.variant.map({ !kept.contains($0) }) ?? true {
                report(loss, choices.variant(of: index, in: context.language), index, of: select, context, &state)
            }
            if choice.variant != nil || context.keepsGaps { continue }
            // Numbers of a form that is left out get what the rest gets.
            let winner = choices.variant(of: index, in: context.language)
            for left in classes where left.choices == [nil, index] {
                let loss = FormChoice.Loss(variant: nil, smallest: left.smallest)
                report(loss, winner, index, of: select, context, &state)
            }
        }
        for left in classes where left.choices[1] == nil {
            guard let variant = left.choices[0], !kept.contains(variant) else { continue }
            let loss = FormChoice.Loss(variant: variant, smallest: left.smallest)
            report(loss, nil, nil, of: select, context, &state)
        }
        reportOthers(comparison.others(context, argument), choices, of: select, argument, context, &state)
        choices.dropRepetitions(select.variants, in: context.language)
        let chosen = choices.compactMap { choice -> Variant? in
            guard let variant = choice.variant.flatMap({ select.variants[safe: $0] }) else { return nil }
            let isSame = variant.condition == choice.form.condition
            let spelling = (isSame ? variant.spelling : nil) ?? choice.form.name
            return Variant(choice.form.condition, variant.pattern, spelling: spelling, origin: variant.origin)
        }
        return chosen.isEmpty ? select.variants : kept.map { select.variants[$0] } + chosen
    }

    /// The variants for exact numbers and small ranges that no form says, and for which the target has another place.
    ///
    /// They are tried before all forms there: no other variant may come before them for their numbers.
    private func exactVariants(
        lostIn choices: [FormChoice],
        _ select: Select,
        _ context: Context,
        _ target: Capabilities
    ) -> [Int] {
        let limit: Int
        switch target.exactNumbers {
        case .none: return []
        case .text: limit = 1
        case .entries(let rangeLimit): limit = rangeLimit
        }
        var kept: [Int] = []
        for index in Set(choices.flatMap(\.losses).compactMap(\.variant)).sorted() {
            guard let numbers = select.variants[safe: index]?.condition.wholeNumbers(atMost: limit),
                numbers.lowerBound >= 0
            else { continue }
            let isFirst = numbers.allSatisfy { number in
                let first = select.variants.firstIndex {
                    $0.condition.holds(for: DecimalNumber(number), language: context.language)
                }
                return first == index || first.map(kept.contains) ?? false
            }
            if isFirst { kept.append(index) }
        }
        return kept
    }

    /// What is asked about a select and the target's forms.
    private struct Comparison {
        private let language: LanguageTag
        private var source: Decision.Side
        private let target: Decision.Side
        private let select: Select
        private let context: Context
        private let cache: DecisionCache

        init(_ select: Select, _ forms: [Capabilities.Form], _ context: Context, _ state: LegalisationState) {
            language = context.language
            source = Decision.Side(select.variants.map(\.condition))
            if case .argument(_, let reading) = select.selector { source.reading = reading }
            target = Decision.Side(forms.map(\.condition), reading: state.target.reading)
            self.select = select
            self.context = context
            cache = state.decisions
        }

        /// The classes of whole numbers; conditions that can't be decided are reported and then never hold.
        mutating func wholeNumbers(reportingTo state: inout LegalisationState) -> [Decision.Class]? {
            let question = Decision.Question(language, [source, target])
            if case .success(let decision) = cache.answer(question) { return decision.classes }
            for index in source.conditions.indices {
                let alone = Decision.Side([source.conditions[index]], reading: source.reading)
                guard case .failure = cache.answer(Decision.Question(language, [alone])) else { continue }
                source.conditions[index] = .absent
                report(index, &state)
            }
            let rest = Decision.Question(language, [source, target])
            if case .success(let decision) = cache.answer(rest) { return decision.classes }
            report(nil, &state)
            return nil
        }

        private func report(_ index: Int?, _ state: inout LegalisationState) {
            let variant = index.flatMap { select.variants[safe: $0] }
            let spelling = variant.map { "“\($0.spelling ?? $0.condition.partSpelling)”" } ?? "which variant"
            state.outcomes.recordLoss(of: context.working.source, in: language, "undecided")
            state.diagnostics.append(
                Diagnostic(
                    .warning,
                    "undecided",
                    "\(context.name): it can't be decided which numbers get \(spelling)",
                    at: variant?.origin.range ?? context.message.origin.range
                )
            )
        }

        /// The classes of negative numbers and fractions, as far as the argument can be such and they are decided.
        func others(_ context: Context, _ argument: Int) -> [Decision.Class] {
            let question = Decision.Question(
                language,
                [source, target],
                domain: .numbers(context.domain(of: argument))
            )
            guard case .success(let decision) = cache.answer(question) else { return [] }
            return decision.classes.filter { $0.part != .whole }
        }
    }

    private func report(
        _ loss: FormChoice.Loss,
        _ winner: Int?,
        _ form: Int?,
        of select: Select,
        _ context: Context,
        _ state: inout LegalisationState
    ) {
        let lost = loss.variant.flatMap { select.variants[safe: $0] }
        let winner = winner.flatMap { select.variants[safe: $0] }
        let source = lost.map { "gets \($0.quotedSpelling) in the source" } ?? "has no text in the source"
        let target = winner.map { "but the text of \($0.quotedSpelling) in the target" } ?? "but none in the target"
        let meeting = ConversionLoss.Meeting(
            variants: select.variants.map(\.condition),
            variant: loss.variant,
            forms: context.forms(select.pluralKind).map(\.condition),
            form: form
        )
        let argument = select.numberArgument.flatMap { context.working.entry.arguments[safe: $0] }
        state.outcomes.recordLoss(
            of: context.working.source,
            in: context.language,
            "lost-variant",
            .numbers(.meeting(meeting), of: argument)
        )
        state.diagnostics.append(
            Diagnostic(
                .warning,
                "lost-variant",
                "\(context.name): \(loss.smallest) \(source), \(target)",
                at: lost?.origin.range ?? winner?.origin.range ?? context.message.origin.range,
                notes: winner.map { [Diagnostic.Note("this text is shown instead", at: $0.origin.range)] } ?? []
            )
        )
    }

    /// Says once for negative numbers and once for fractions that some get another text, with the smallest that do.
    private func reportOthers(
        _ classes: [Decision.Class],
        _ choices: [FormChoice],
        of select: Select,
        _ argument: Int,
        _ context: Context,
        _ state: inout LegalisationState
    ) {
        guard case .argument(_, let reading) = select.selector else { return }
        // That one side knows whole numbers only is said apart.
        let wholeReadings: Set<Reading> = [.integer, .unsignedInteger]
        let seesFractions = !wholeReadings.contains(reading) && !wholeReadings.contains(state.target.reading)
        for (part, numbers) in [(Decision.Part.negative, "negative numbers"), (.fractional, "numbers with fractions")]
        where part == .negative || seesFractions {
            let different = classes.first { found in
                found.part == part
                    && found.choices[0].flatMap { select.variants[safe: $0]?.pattern }
                        != choices.variant(of: found.choices[1], in: context.language)
                        .flatMap { select.variants[safe: $0]?.pattern }
            }
            guard let different else { continue }
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
            func spelling(_ index: Int?) -> String {
                index.flatMap { select.variants[safe: $0]?.quotedSpelling } ?? "no text"
            }
            let target = spelling(choices.variant(of: different.choices[1], in: context.language))
            state.collected.addOnce(
                .note,
                "reading-differs",
                "some \(numbers) get another text in the target",
                entry: "\(context.name): \(different.smallest) gets \(spelling(different.choices[0])) in the source, "
                    + "\(target) in the target",
                at: context.message.origin.range
            )
        }
    }
}

extension Variant {
    /// How the file spells the condition, in quotation marks.
    var quotedSpelling: String { "“\(spelling ?? condition.partSpelling)”" }
}
