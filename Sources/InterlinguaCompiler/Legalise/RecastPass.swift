import InterlinguaFormats
import InterlinguaIR

/// Turns the conditions of number selects into the forms that the target has for a language.
struct RecastPass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        guard let forms = state.target.forms else { return }
        state.replaceEntries(having: .numberSelects) { state, working in
            var result = working
            var entry = working.entry
            for (language, message) in working.entry.messages {
                entry.messages[language] = message.mapPatterns { pattern in
                    recast(
                        pattern,
                        Context(language: language, working: working, message: message, forms: forms),
                        &state
                    )
                }
            }
            result.entry = entry
            return [result]
        }
    }

    /// What surrounds a select that is recast.
    private struct Context {
        let language: LanguageTag
        let working: WorkingEntry
        let message: Message
        let forms: @Sendable (LanguageTag, PluralKind) -> [Capabilities.Form]
    }

    private func recast(_ pattern: Pattern, _ context: Context, _ state: inout LegalisationState) -> Pattern {
        pattern.replacing { element in
            guard case .select(var select) = element, let argument = select.numberArgument else { return nil }
            for index in select.variants.indices {
                select.variants[index].pattern = recast(select.variants[index].pattern, context, &state)
            }
            reportReading(of: select, context, &state)
            select.selector = .argument(argument, state.target.reading)
            if let fitting = fittingVariants(of: select, context, state.target) {
                select.variants = fitting
            } else {
                select.variants = chosenVariants(of: select, context, &state)
            }
            return Pattern([.select(select)])
        }
    }

    // MARK: Conditions that the target has as they are

    /// The variants in the order of the target's forms, if each of their conditions is one of them; nil otherwise.
    private func fittingVariants(of select: Select, _ context: Context, _ target: Capabilities) -> [Variant]? {
        let kind = select.pluralKind
        let forms = context.forms(context.language, kind)
        let categories = PluralRules.rules(for: context.language, kind: kind).categories
        var fitting: [(order: Int, variant: Variant)] = []
        for variant in select.variants {
            if let order = forms.firstIndex(where: { $0.condition == variant.condition }) {
                fitting.append((order, variant))
            } else if case .category(let category, _) = variant.condition, !categories.contains(category) {
                // No number ever gets it; it stays where the target reads it just as little.
                if target.unusedCategories.contains(category) { fitting.append((forms.count, variant)) }
            } else if case .number(let range) = variant.condition, range.onlyNumber != nil, target.selects == .oneAround
            {
                // The place for exact numbers is an entry of their own, made when selects are placed.
                fitting.append((-1, variant))
            } else {
                return nil
            }
        }
        let isComplete = forms.filter(\.isRequired).allSatisfy { form in
            select.variants.contains { $0.condition == form.condition }
        }
        guard isComplete, select.variants.isOrderIndependent else { return nil }
        // `otherwise` stands last whatever forms there are.
        let last = fitting.filter { $0.variant.condition == .otherwise }
        let others = fitting.filter { $0.variant.condition != .otherwise }
        return (others.sorted { $0.order < $1.order } + last).map(\.variant)
    }

    // MARK: Conditions that are decided number by number

    /// For each form of the target the variant that its numbers get.
    private func chosenVariants(
        of select: Select,
        _ context: Context,
        _ state: inout LegalisationState
    ) -> [Variant] {
        let kind = select.pluralKind
        let forms = context.forms(context.language, kind)
        var meetings: [FormMeetings] = forms.map { FormMeetings(form: $0) }
        for number in NumberSamples.wholeNumbers {
            let variant = select.variants.firstIndex { $0.condition.holds(for: number, language: context.language) }
            guard let form = forms.firstIndex(where: { $0.condition.holds(for: number, language: context.language) })
            else { continue }
            meetings[form].add(variant, at: number)
        }
        let fallback = select.variants.last
        var chosen: [Variant] = []
        for meeting in meetings {
            guard let winner = meeting.winner(among: select.variants) else {
                if meeting.form.isRequired, let fallback {
                    chosen.append(
                        Variant(
                            meeting.form.condition,
                            fallback.pattern,
                            spelling: meeting.form.name,
                            origin: fallback.origin
                        )
                    )
                }
                continue
            }
            let variant = select.variants[winner]
            report(meeting, winner: variant, of: select, context, &state)
            chosen.append(
                Variant(meeting.form.condition, variant.pattern, spelling: meeting.form.name, origin: variant.origin)
            )
        }
        return chosen.isEmpty ? select.variants : chosen
    }

    private func report(
        _ meeting: FormMeetings,
        winner: Variant,
        of select: Select,
        _ context: Context,
        _ state: inout LegalisationState
    ) {
        for (index, first) in meeting.firstNumbers
        where index.map({ select.variants[$0].pattern != winner.pattern }) ?? true {
            let lost = index.flatMap { select.variants[safe: $0] }
            let text = lost.map { "“\($0.spelling ?? $0.condition.partSpelling)”" } ?? "a gap"
            state.outcomes.recordLoss(of: context.working.source, in: context.language)
            state.diagnostics.append(
                Diagnostic(
                    .warning,
                    "lost-variant",
                    "“\(context.working.key.name)” in \(context.language): \(first) gets \(text) in the source, but the "
                        + "text of “\(winner.spelling ?? winner.condition.partSpelling)” in the target",
                    at: lost?.origin.range ?? winner.origin.range ?? context.message.origin.range,
                    notes: [Diagnostic.Note("this text is shown instead", at: winner.origin.range)]
                )
            )
        }
    }

    /// Says once what the target reads differently: only whole non-negative numbers are the same everywhere.
    private func reportReading(of select: Select, _ context: Context, _ state: inout LegalisationState) {
        guard case .argument(let argument, let reading) = select.selector, reading != state.target.reading else {
            return
        }
        switch context.working.entry.arguments[safe: argument]?.type {
        case .integer: return
        default: break
        }
        guard state.target.reading == .integer || reading == .integer else { return }
        state.collected.addOnce(
            .note,
            "reading-differs",
            state.target.reading == .integer
                ? "the target takes whole numbers only: 1.5 can't be asked for"
                : "the source takes whole numbers only, the target also fractions such as 1.5",
            entry: context.working.key.name,
            at: context.working.entry.range(in: state.sourceLanguage)
        )
    }
}

/// Which variants of the source the numbers of one form get.
private struct FormMeetings {
    /// The target's form.
    let form: Capabilities.Form

    /// The variants, nil for a gap, with their first number, in the order they were met.
    private(set) var firstNumbers: [(variant: Int?, number: DecimalNumber)] = []

    private var counts: [Int] = []

    init(form: Capabilities.Form) { self.form = form }

    mutating func add(_ variant: Int?, at number: DecimalNumber) {
        if let index = firstNumbers.firstIndex(where: { $0.variant == variant }) {
            counts[index] += 1
        } else {
            firstNumbers.append((variant, number))
            counts.append(1)
        }
    }

    /// The variant that most numbers of the form get; nil if the form has no number or only gaps.
    func winner(among variants: [Variant]) -> Int? {
        let candidates = firstNumbers.indices.filter { firstNumbers[$0].variant != nil }
        let best = candidates.max { counts[$0] < counts[$1] }
        return best.flatMap { firstNumbers[$0].variant }
    }
}

extension Select {
    /// Whether the select counts or orders: what its categories say.
    var pluralKind: PluralKind {
        for variant in variants {
            if case .category(_, let kind) = variant.condition { return kind }
        }
        return .cardinal
    }
}

extension [Variant] {
    /// Whether exact numbers stand before categories and `otherwise` last, so that sorting by form changes nothing.
    fileprivate var isOrderIndependent: Bool {
        var sawCategory = false
        for variant in self {
            switch variant.condition {
            case .category: sawCategory = true
            case .number: if sawCategory { return false }
            default: break
            }
        }
        return true
    }
}
