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
    struct Context {
        /// The language of the message.
        let language: LanguageTag

        /// The entry.
        let working: WorkingEntry

        /// The message.
        let message: Message

        /// The target's forms in a language.
        let forms: @Sendable (LanguageTag, PluralKind) -> [Capabilities.Form]

        /// How the message is called in diagnostics.
        var name: String { "“\(working.key.name)” in \(language)" }

        /// The numbers that an argument can be.
        func domain(of argument: Int) -> NumberDomain {
            NumberDomain(of: working.entry.arguments[safe: argument]?.type ?? .any)
        }
    }

    private func recast(_ pattern: Pattern, _ context: Context, _ state: inout LegalisationState) -> Pattern {
        pattern.replacing { element in
            guard case .select(var select) = element, let argument = select.numberArgument else { return nil }
            for index in select.variants.indices {
                select.variants[index].pattern = recast(select.variants[index].pattern, context, &state)
            }
            reportReading(of: select, context, &state)
            if let fitting = fittingVariants(of: select, context, state.target) {
                select.variants = fitting
            } else {
                select.variants = chosenVariants(of: select, argument, context, &state)
            }
            select.selector = .argument(argument, state.target.reading)
            return Pattern([.select(select)])
        }
    }

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
            } else if variant.condition.isExactNumber, target.selects == .oneAround {
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
        let declared = context.working.entry.arguments[safe: argument]
        state.outcomes.announce(
            ConversionLoss(
                "reading-differs",
                of: context.working.source,
                in: context.language,
                .numbers(.fractional, of: declared)
            )
        )
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
