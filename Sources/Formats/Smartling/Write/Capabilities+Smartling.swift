import InterlinguaFormats
import InterlinguaIR

extension Capabilities {
    /// What plural keys in .strings can say.
    ///
    /// The catalogue that the back end receives:
    /// - An entry whose messages choose by a number is a `plural` one; each of its messages is one select on one argument,
    ///   around everything. The conditions are those of the language's forms here, so `other` is a rule like any other;
    ///   a form that is missing is meant to be missing. An unused category is written and never asked for.
    /// - Every other entry is a `text` one, without selects. It may have the name of a `plural` one: that is the text for
    ///   calls without a number.
    /// - Numbers beyond the first are placeholders for texts that entries of their own give, `two.f`.
    /// - All arguments that are shown have positions; a text steps over those below them that it does not show. The number
    ///   that selects may have none if no text shows it.
    package static let smartling = Capabilities(
        selectors: [[.number]],
        forms: { language, kind in
            if kind == .ordinal { return [] }
            return SmartlingRules.rules(for: language).rules.map {
                Form(name: $0.category.rawValue, condition: .rule($0.rule), isRequired: true)
            }
        },
        reading: .signedFloat,
        selects: .oneAround,
        references: .none,
        arguments: .positions(allowsGaps: true),
        passesNumberApart: true,
        formats: [.text, .character, .number, .fields, .uppercaseNumber, .sizeFromArgument, .integerPrecision],
        numberStyle: .c,
        looksLikeFormat: Capabilities.apple.looksLikeFormat,
        missingText: Capabilities.apple.missingText,
        textBesideFiles: Capabilities.apple.textBesideFiles,
        exactNumbers: .entries(rangeLimit: 12),
        appKnowsForms: false,
        markup: .asText,
        keys: KeyGrammar(
            scope: .table,
            tablesAreFiles: true,
            partSeparator: ".",
            formMarks: PluralCategory.allCases.map(SmartlingKey.mark)
        ),
        kinds: [.text, .plural],
        fallback: .smartling,
        comments: true,
        integerTypes: true,
        unusedCategories: []
    )
}
