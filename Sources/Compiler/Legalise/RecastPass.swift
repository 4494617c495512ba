import InterlinguaIR
import InterlinguaPlatforms

/// Turns the conditions of number selects into the forms that the target has for a language.
struct RecastPass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        if !state.target.optionalCount { splitAbsent(in: &state) }
        guard let forms = state.target.forms else {
            readConditions(in: &state)
            return
        }
        let tables = state.tables
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
                    plurals: plurals[language] ?? LanguagePlurals(language, forms),
                    keepsGaps: state.target.fallback.gap == .nextLanguage
                        && tables[working.key.table]?.fallback.forKind(working.key.kind).gap == .nextLanguage
                )
                entry.messages.values[index] = message.mapPatterns { recast($0, context, &state) ?? $0 }
            }
            result.entry = entry
            return [result]
        }
    }

    /// Makes entries of the texts for calls without a number, while `otherwise` still says whether it is meant for them.
    private func splitAbsent(in state: inout LegalisationState) {
        let placer = SelectPlacer(for: state)
        state.replaceEntries(having: .absentVariants) { placer.splitAbsent($1, &$0) }
        if state.target.requiresSourceMessage { FillPass().addSourceMessages(to: &state) }
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

        /// Whether a form that the source lacks is the next language's affair in the target, too.
        let keepsGaps: Bool

        /// The target's forms in the language.
        func forms(_ kind: PluralKind) -> [Capabilities.Form] { plurals[kind].forms }

        /// Whether a select counts or orders: what its categories say, or the entry where the rules of another language
        /// stand in their place.
        func kind(of select: Select) -> PluralKind {
            select.categoryKind ?? (working.key.kind == .ordinal ? .ordinal : .cardinal)
        }

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
            let absent = select.variants.firstIndex { $0.condition == .absent }.map { select.variants.remove(at: $0) }
            if let absent, context.keepsGaps, state.target.optionalCount, let rest = select.variants.last,
                rest.condition == .otherwise, rest.pattern == absent.pattern
            {
                // The text without a form is shown for every form that is missing.
                select.variants.removeLast()
            }
            if !select.variants.isEmpty,
                !select.variants.fit(context.plurals[context.kind(of: select)], context.keepsGaps)
            {
                select.variants =
                    fittingVariants(of: select, context, state.target)
                    ?? chosenVariants(of: select, argument, context, &state)
            }
            if let absent { select.variants.insert(absent, at: 0) }
            select.selector = .argument(argument, state.target.reading)
            return Pattern([.select(select)])
        }
    }

    /// The variants in the order of the target's forms, if each of their conditions is one of them; nil otherwise.
    private func fittingVariants(of select: Select, _ context: Context, _ target: Capabilities) -> [Variant]? {
        let kind = context.kind(of: select)
        let forms = context.forms(kind)
        let categories = context.plurals[kind].categories
        var fitting: [(order: Int, variant: Variant)] = []
        for variant in select.variants {
            if let order = forms.firstIndex(where: { $0.condition == variant.condition }) {
                fitting.append((order, variant))
            } else if case .category(let category, _) = variant.condition, !categories.contains(category) {
                // No number ever gets it; it stays where the target reads it just as little.
                if target.unusedCategories.contains(category) { fitting.append((forms.count, variant)) }
            } else if variant.condition.isExactNumber, target.exactNumbers != .none {
                // The place for exact numbers is an entry of their own, made when selects are placed.
                fitting.append((-1, variant))
            } else {
                return nil
            }
        }
        let isComplete = forms.filter(\.isRequired).allSatisfy { form in
            select.variants.contains { $0.condition == form.condition }
        }
        guard isComplete || context.keepsGaps,
            (context.keepsGaps && !select.variants.sayEverything) || select.variants.leaveNothingOut(of: forms),
            select.variants.isOrderIndependent,
            select.variants.namesAreUnambiguous(forms)
        else { return nil }
        // `otherwise` stands last whatever forms there are.
        let last = fitting.filter { $0.variant.condition == .otherwise }
        let others = fitting.filter { $0.variant.condition != .otherwise }
        return (others.sorted { $0.order < $1.order } + last).map(\.variant)
    }
}

extension Select {
    /// Whether the select counts or orders: what its categories say.
    var pluralKind: PluralKind { categoryKind ?? .cardinal }

    /// The kind of the select's categories; nil if it has none.
    fileprivate var categoryKind: PluralKind? {
        for index in variants.indices {
            if case .category(_, let kind) = variants[index].condition { return kind }
        }
        return nil
    }
}

extension [Variant] {
    /// Whether the variants are forms of the target in their order, with all that a message must have.
    fileprivate func fit(_ plurals: LanguagePlurals.Kind, _ keepsGaps: Bool) -> Bool {
        var next = 0
        for index in indices {
            while next < plurals.forms.count, plurals.forms[next].condition != self[index].condition {
                // A form that is passed by is missing, or stands further behind.
                if plurals.forms[next].isRequired, !keepsGaps { return false }
                next += 1
            }
            if next == plurals.forms.count { return false }
            next += 1
            if self[index].condition == .otherwise, index < count - 1 { return false }
        }
        if !keepsGaps, plurals.forms[next...].contains(where: \.isRequired) { return false }
        return isOrderIndependent && namesAreUnambiguous(plurals.forms)
            && ((keepsGaps && !sayEverything) || leaveNothingOut(of: plurals.forms))
    }

    /// Whether one of them says something for all numbers, so that a form that is left out is no gap of theirs.
    fileprivate var sayEverything: Bool { contains { $0.condition == .rule(.always) } }

    /// Whether every form has a variant of its own, but for exact numbers, which others take in, or there is one for the
    /// rest.
    fileprivate func leaveNothingOut(of forms: [Capabilities.Form]) -> Bool {
        if last?.condition == .otherwise { return true }
        return forms.allSatisfy { form in
            form.condition == .otherwise || form.condition.isExactNumber || contains { $0.condition == form.condition }
        }
    }

    /// Whether variants that would have the same name say the same.
    fileprivate func namesAreUnambiguous(_ forms: [Capabilities.Form]) -> Bool {
        guard forms.count > 1, forms.last?.name == "", let rest = last, rest.condition == .otherwise else {
            return true
        }
        return forms.dropLast().allSatisfy { form in
            form.name != "" || first { $0.condition == form.condition }.map { $0.pattern == rest.pattern } ?? true
        }
    }

    /// Whether exact numbers stand before categories and `otherwise` last, so that sorting by form changes nothing.
    fileprivate var isOrderIndependent: Bool {
        var sawCategory = false
        for index in indices {
            switch self[index].condition {
            case .category, .rule: sawCategory = true
            case .number: if sawCategory { return false }
            default: break
            }
        }
        return true
    }
}
