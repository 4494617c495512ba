import InterlinguaFormats
import InterlinguaIR

/// Turns the conditions of number selects into the forms that the target has for a language.
struct RecastPass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        guard let forms = state.target.forms else { return }
        let plurals = LanguagePlurals.table(for: state.tables.values.flatMap(\.languages), forms)
        state.replaceEntries(having: .numberSelects) { state, working in
            var result = working
            var entry = working.entry
            for (index, language) in working.entry.messages.keys.enumerated() {
                let message = working.entry.messages.values[index]
                let context = Context(
                    language: language,
                    working: working,
                    message: message,
                    plurals: plurals[language] ?? LanguagePlurals(language, forms)
                )
                entry.messages.values[index] = message.mapPatterns { recast($0, context, &state) ?? $0 }
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

        /// The language's categories, and the target's forms in it.
        let plurals: LanguagePlurals

        /// The target's forms in the language.
        func forms(_ kind: PluralKind) -> [Capabilities.Form] { plurals[kind].forms }

        /// How the message is called in diagnostics.
        var name: String { "“\(working.key.name)” in \(language)" }

        /// The numbers that an argument can be.
        func domain(of argument: Int) -> NumberDomain {
            NumberDomain(of: working.entry.arguments[safe: argument]?.type ?? .any)
        }
    }

    /// The pattern with its number selects recast; nil if it has none.
    private func recast(_ pattern: Pattern, _ context: Context, _ state: inout LegalisationState) -> Pattern? {
        pattern.replacingIfNeeded { element in
            guard case .select(var select) = element, let argument = select.numberArgument else { return nil }
            for index in select.variants.indices {
                guard let inner = recast(select.variants[index].pattern, context, &state) else { continue }
                select.variants[index].pattern = inner
            }
            reportReading(of: select, context, &state)
            if !select.variants.fit(context.plurals[select.pluralKind]) {
                if let fitting = fittingVariants(of: select, context, state.target) {
                    select.variants = fitting
                } else {
                    select.variants = chosenVariants(of: select, argument, context, &state)
                }
            }
            select.selector = .argument(argument, state.target.reading)
            return Pattern([.select(select)])
        }
    }

    /// The variants in the order of the target's forms, if each of their conditions is one of them; nil otherwise.
    private func fittingVariants(of select: Select, _ context: Context, _ target: Capabilities) -> [Variant]? {
        let kind = select.pluralKind
        let forms = context.forms(kind)
        let categories = context.plurals[kind].categories
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
        for index in variants.indices {
            if case .category(_, let kind) = variants[index].condition { return kind }
        }
        return .cardinal
    }
}

extension [Variant] {
    /// Whether the variants are forms of the target in their order, with all that a message must have.
    fileprivate func fit(_ plurals: LanguagePlurals.Kind) -> Bool {
        var next = 0
        for index in indices {
            while next < plurals.forms.count, plurals.forms[next].condition != self[index].condition {
                // A form that is passed by is missing, or stands further behind.
                if plurals.forms[next].isRequired { return false }
                next += 1
            }
            if next == plurals.forms.count { return false }
            next += 1
            if self[index].condition == .otherwise, index < count - 1 { return false }
        }
        return !plurals.forms[next...].contains(where: \.isRequired) && isOrderIndependent
    }

    /// Whether exact numbers stand before categories and `otherwise` last, so that sorting by form changes nothing.
    fileprivate var isOrderIndependent: Bool {
        var sawCategory = false
        for index in indices {
            switch self[index].condition {
            case .category: sawCategory = true
            case .number: if sawCategory { return false }
            default: break
            }
        }
        return true
    }
}
