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
        let forms = context.forms(context.kind(of: select))
        var comparison = Comparison(select, forms, context, state)
        guard let classes = comparison.wholeNumbers(reportingTo: &state) else { return select.variants }
        let exact = exactVariants(select.variants.indices, of: select, context, state.target)
        var choices = FormChoice.choices(
            forms,
            select.variants,
            classes,
            placed: Set(exact),
            keepsGaps: context.keepsGaps
        ) {
            comparison.others(context, argument)
        }
        let places = Set(choices.flatMap(\.displaced).compactMap(\.self)).sorted()
        let kept = exactVariants(places, of: select, context, state.target)
        let displaced = choices.flatMap(\.displaced) + classes.filter { $0.choices[1] == nil }.map { $0.choices[0] }
        let hasGap = !context.keepsGaps && classes.contains { $0.choices[0] == nil }
        if hasGap || displaced.contains(where: { $0.map { !kept.contains($0) } ?? true }) {
            state.outcomes.recordRewriting(of: context.working.source, in: context.language)
        }
        choices.dropRepetitions(select.variants, in: context.language)
        let chosen = choices.compactMap { choice -> Variant? in
            guard let variant = choice.variant.flatMap({ select.variants[safe: $0] }) else { return nil }
            let isSame = variant.condition == choice.form.condition
            let spelling = (isSame ? variant.spelling : nil) ?? choice.form.name
            return Variant(choice.form.condition, variant.pattern, spelling: spelling, origin: variant.origin)
        }
        return chosen.isEmpty ? select.variants : kept.map { select.variants[$0] } + chosen
    }

    /// The variants at some places that are for exact numbers and small ranges, for which the target has another place.
    ///
    /// They are tried before all forms there: no other variant may come before them for their numbers.
    private func exactVariants(
        _ places: some Sequence<Int>,
        of select: Select,
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
        for index in places {
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
            state.outcomes.recordRewriting(of: context.working.source, in: language)
            state.diagnostics.append(
                Diagnostic(
                    .warning,
                    .undecided,
                    "\(context.name): it can't be decided which numbers get \(spelling)",
                    at: variant?.origin.range ?? context.message.origin.range
                )
            )
        }

        /// The classes of fractions and then of negative numbers, as far as the argument can be such and they are decided.
        func others(_ context: Context, _ argument: Int) -> [Decision.Class] {
            var domain = context.domain(of: argument)
            // A source that takes whole numbers only can't be asked for others.
            if source.reading == .integer { domain.hasFractions = false }
            let question = Decision.Question(language, [source, target], domain: .numbers(domain))
            guard case .success(let decision) = cache.answer(question) else { return [] }
            return decision.classes(of: .fractional) + decision.classes(of: .negative)
        }
    }
}
