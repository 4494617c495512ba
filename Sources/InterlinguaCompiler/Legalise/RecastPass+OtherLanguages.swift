import InterlinguaIR
import InterlinguaPlatforms

extension RecastPass {
    /// A language that shows another one's text, among whose forms its own rules may choose.
    struct Reader {
        /// The language that is asked for.
        let language: LanguageTag

        /// The target's forms in it.
        let plurals: LanguagePlurals
    }

    /// The languages that show a message of an entry although they have none, by the message's language.
    ///
    /// Empty where both sides choose by the rules of the text's language, and where the target finds no text. An app that
    /// chooses by itself knows its user's language only.
    func readers(
        of working: WorkingEntry,
        _ plurals: [LanguageTag: LanguagePlurals],
        _ state: LegalisationState
    ) -> [LanguageTag: [Reader]] {
        let hasOwnChoice = working.features.contains(.ordinals) && state.lacksOrdinals
        let isBySource = state.options.apps[working.source].choosesByUserLanguage
        guard state.target.choosesByUserLanguage || isBySource || hasOwnChoice else {
            return [:]
        }
        return state.readers(of: working).mapValues { languages in
            languages.compactMap { language in plurals[language].map { Reader(language: language, plurals: $0) } }
        }
    }

    /// Reports the numbers for which languages without a text of their own see another form of the message in the target.
    ///
    /// - Parameters:
    ///   - select: what is written.
    ///   - variants: what the source has in its place.
    ///   - reading: how the source reads the number.
    func reportReaders(
        of select: Select,
        insteadOf variants: [Variant],
        _ reading: Reading,
        _ context: Context,
        _ state: inout LegalisationState
    ) {
        let kind = select.pluralKind
        let own = context.forms(kind)
        let isChosenByApp = kind == .ordinal && state.lacksOrdinals
        let isByUser = state.target.choosesByUserLanguage || isChosenByApp
        let isBySource = state.options.apps[context.working.source].choosesByUserLanguage
        guard isByUser || isBySource else { return }
        for reader in context.readers {
            let source = variants.map { variant in
                isBySource ? variant.condition : variant.condition.withRules(of: context.language)
            }
            let forms = isByUser ? reader.plurals[kind].forms : own
            // A target without forms has the variants' own conditions.
            let written = state.target.forms == nil ? select.variants.map(\.condition) : forms.map(\.condition)
            let conditions = written.map { condition in
                isByUser ? condition : condition.withRules(of: context.language)
            }
            let sides = [
                Decision.Side(source, reading: reading), Decision.Side(conditions, reading: state.target.reading),
            ]
            guard case .success(let decision) = state.decisions.answer(Decision.Question(reader.language, sides)) else {
                continue
            }
            for found in decision.classes {
                // What has no text in the source is said apart.
                guard let variant = found.choices[0], let expected = variants[safe: variant] else { continue }
                let form = found.choices[1]
                var shown =
                    state.target.forms == nil
                    ? form.flatMap { select.variants[safe: $0] }
                    : select.variants.variant(of: form.flatMap { forms[safe: $0] }, among: own)
                // What the text's language has no category for is the same as the rest.
                if isChosenByApp, shown == nil { shown = select.variants.last }
                if shown?.pattern == expected.pattern { continue }
                let meeting = ConversionLoss.Meeting(
                    variants: source,
                    variant: variant,
                    forms: conditions,
                    form: form
                )
                let rules = isByUser ? reader.language : context.language
                report(meeting, found.smallest, expected, shown, of: select, reader.language, rules, context, &state)
            }
        }
    }

    private func report(
        _ meeting: ConversionLoss.Meeting,
        _ smallest: String,
        _ expected: Variant,
        _ shown: Variant?,
        of select: Select,
        _ language: LanguageTag,
        _ rules: LanguageTag,
        _ context: Context,
        _ state: inout LegalisationState
    ) {
        state.outcomes.recordLoss(
            of: context.working.source,
            in: language,
            "lost-variant",
            .numbers(.meeting(meeting), of: select.numberArgument.flatMap { context.working.entry.arguments[safe: $0] })
        )
        state.collected.add(
            .warning,
            "lost-variant",
            "languages without a text of their own choose among another one's by \(rules == language ? "their" : "its") "
                + "rules in the target, unless --fill copies the text",
            entry: "“\(context.working.key.name)” in \(language): \(smallest) gets \(expected.quotedSpelling) of "
                + "\(context.language) in the source, \(shown.map(\.quotedSpelling) ?? "none") in the target",
            at: expected.origin.range ?? context.message.origin.range
        )
    }
}

extension [Variant] {
    /// The variant that is shown for a form of another language: that of the same name, else of the one that stands in
    /// for it, else what takes all the rest.
    ///
    /// - Parameter own: the target's forms in the language of the variants.
    fileprivate func variant(of form: Capabilities.Form?, among own: [Capabilities.Form]) -> Variant? {
        guard let form else { return first { $0.condition == .otherwise } }
        if case .category = form.condition, let same = first(where: { $0.condition == form.condition }) { return same }
        for name in [form.name, form.standIn].compactMap({ $0 }) {
            for other in own where other.name == name {
                if let found = first(where: { $0.condition == other.condition }) { return found }
            }
        }
        return first { $0.condition == .otherwise }
    }
}
