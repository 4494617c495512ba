import InterlinguaFormats
import InterlinguaIR

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
    /// Empty where both sides choose by the rules of the text's language, and where the target finds no text.
    func readers(
        of working: WorkingEntry,
        _ plurals: [LanguageTag: LanguagePlurals],
        _ state: LegalisationState
    ) -> [LanguageTag: [Reader]] {
        guard state.target.choosesByUserLanguage || state.options.choosesByUserLanguage,
            let table = state.tables[working.key.table], working.entry.messages.count < table.languages.count
        else { return [:] }
        let kind = working.key.kind
        let rule = state.target.fallback.forKind(kind).languages
        var readers: [LanguageTag: [Reader]] = [:]
        for language in table.languages where working.entry.messages[language] == nil {
            let candidates = table.languages(after: language, kind: kind, sourceLanguage: state.sourceLanguage)
            let others = rule.languages(after: language, sourceLanguage: state.sourceLanguage)
            guard let found = working.entry.firstMessage(in: candidates)?.language,
                working.entry.firstMessage(in: others)?.language == found, let own = plurals[language]
            else { continue }
            readers[found, default: []].append(Reader(language: language, plurals: own))
        }
        return readers
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
        for reader in context.readers {
            let source = variants.map { variant in
                state.options.choosesByUserLanguage
                    ? variant.condition : variant.condition.withRules(of: context.language)
            }
            let forms = state.target.choosesByUserLanguage ? reader.plurals[kind].forms : own
            // A target without forms has the variants' own conditions.
            let written = state.target.forms == nil ? select.variants.map(\.condition) : forms.map(\.condition)
            let conditions = written.map { condition in
                state.target.choosesByUserLanguage ? condition : condition.withRules(of: context.language)
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
                let shown =
                    state.target.forms == nil
                    ? form.flatMap { select.variants[safe: $0] }
                    : select.variants.variant(of: form.flatMap { forms[safe: $0] }, among: own)
                if shown?.pattern == expected.pattern { continue }
                let meeting = ConversionLoss.Meeting(
                    variants: source,
                    variant: variant,
                    forms: conditions,
                    form: form
                )
                report(meeting, found.smallest, expected, shown, of: select, reader.language, context, &state)
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
        _ context: Context,
        _ state: inout LegalisationState
    ) {
        state.outcomes.recordLoss(
            of: context.working.source,
            in: language,
            "lost-variant",
            .numbers(.meeting(meeting), of: select.numberArgument.flatMap { context.working.entry.arguments[safe: $0] })
        )
        let rules = state.target.choosesByUserLanguage ? language : context.language
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
