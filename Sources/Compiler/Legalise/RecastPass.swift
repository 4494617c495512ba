import InterlinguaIR
import InterlinguaPlatforms

/// Turns the conditions of number selects into the forms that the target has for a language.
struct RecastPass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        splitAbsent(in: &state)
        let forms = state.target.forms ?? { _, _ in [] }
        let recasts = state.target.forms != nil
        let tables = state.tables
        let plurals = LanguagePlurals.table(for: tables.values.flatMap(\.languages), forms)
        state.replaceEntries(having: .numberSelects) { state, working in
            let entry = working.entry.mappingMessages { language, message in
                let context = Context(
                    language: language,
                    working: working,
                    message: message,
                    plurals: plurals[language] ?? LanguagePlurals(language, forms),
                    keepsGaps: state.target.fallback.gap == .nextLanguage
                        && tables[working.key.table]?.fallback.forKind(working.key.kind).gap == .nextLanguage
                )
                return message.mapPatterns { pattern in
                    (recasts ? recast(pattern, context, &state) : read(pattern, context, &state)) ?? pattern
                }
            }
            return [working.with(entry)]
        }
    }

    /// Makes entries of the texts for calls without a number, while `otherwise` still says whether it is meant for them.
    private func splitAbsent(in state: inout LegalisationState) {
        let placer = SelectPlacer(for: state)
        state.replaceEntries(having: .absentVariants) { state, working in
            placer.needsSplit(ofAbsent: working.entry) ? placer.splitAbsent(working, &state) : nil
        }
        if state.target.requiresSourceMessage { FillPass().addSourceMessages(to: &state) }
    }

    /// What surrounds a select that is recast.
    struct Context {
        let language: LanguageTag
        let working: WorkingEntry
        let message: Message

        /// The language's categories, and the target's forms in it.
        let plurals: LanguagePlurals

        /// Whether a form that the source lacks is the next language's affair in the target, too.
        let keepsGaps: Bool

        func forms(_ kind: PluralKind) -> [Capabilities.Form] { plurals[kind].forms }

        /// Whether a select counts or orders: what its categories say, or the entry where the rules of another language
        /// stand in their place.
        func kind(of select: Select) -> PluralKind {
            select.categoryKind ?? (working.key.kind == .ordinal ? .ordinal : .cardinal)
        }

        /// What variants are for that the text has in the project that is written into.
        func existingConditions(in state: LegalisationState) -> Set<Condition> {
            let known = state.options.existing?.entry(of: working.source)?.messages[language]
            return Set(known?.patterns.flatMap(\.selects).flatMap(\.variants).map(\.condition) ?? [])
        }

        /// How the message is called in diagnostics.
        var name: String { "“\(working.key.name)” in \(language)" }

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
            let own = select.variants.firstIndex { $0.condition == .absent }.map { select.variants.remove(at: $0) }
            let absent = own ?? impliedAbsent(in: select, context, state.target)
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

    /// What `otherwise` says to calls without the number, where another language has a text of its own for these; a form
    /// without a name says it by itself.
    private func impliedAbsent(in select: Select, _ context: Context, _ target: Capabilities) -> Variant? {
        guard context.working.features.contains(.absentVariants), target.optionalCount,
            !context.forms(context.kind(of: select)).contains(where: \.name.isEmpty),
            let rest = select.variants.last, rest.condition == .otherwise
        else { return nil }
        return Variant(.absent, rest.pattern, origin: rest.origin)
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
        let existing = context.existingConditions(in: state)
        let chosen = choices.compactMap { choice -> Variant? in
            guard let variant = choice.variant.flatMap({ select.variants[safe: $0] }) else { return nil }
            // A name without a form is that of a call without a number, too.
            let isRest =
                variant.condition == .otherwise && variant.spelling == "" && !existing.contains(choice.form.condition)
            let isSame = isRest || variant.condition == choice.form.condition
            let spelling = (isSame ? variant.spelling : nil) ?? choice.form.name
            return Variant(choice.form.condition, variant.pattern, spelling: spelling, origin: variant.origin)
        }
        if chosen.isEmpty { return select.variants }
        let shown = Set((classes + comparison.others(context, argument)).map { $0.choices[0] })
        for (index, variant) in select.variants.enumerated()
        where !shown.contains(index) && !chosen.contains(where: { $0.pattern == variant.pattern }) {
            reportUnshown(variant, context, &state)
        }
        return kept.map { select.variants[$0] } + chosen
    }

    /// Reports a text for one of the language's categories that no number of the source's gets and that the target has no
    /// form for, since no sentence tells.
    private func reportUnshown(_ variant: Variant, _ context: Context, _ state: inout LegalisationState) {
        guard case .category(let category, let kind) = variant.condition,
            context.plurals[kind].categories.contains(category)
        else { return }
        let message =
            "the target has no form for “\(category)” in “\(context.language)”, which the source's app never shows"
        state.outcomes.recordRewriting(of: context.working.source, in: context.language)
        state.report(.note, Cause.lostVariant.kind, message, of: context.working)
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

extension RecastPass {
    /// Lets selects read numbers as a target does that takes any conditions; the last of all becomes `otherwise`.
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
