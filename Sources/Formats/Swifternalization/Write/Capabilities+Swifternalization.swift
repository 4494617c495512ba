import InterlinguaIR

extension Capabilities {
    /// What Swifternalization's files can say.
    ///
    /// The catalogue that the back end receives:
    /// - A message without selects is a plain text, asked for without a value.
    /// - Selects on arguments stand around the whole message and around each other, one for each argument, texts outside
    ///   of numbers. One alone is written by its conditions: the app passes the argument's value. Several are written as
    ///   one list of expressions on a composed text: the app passes the arguments' values from the outside in, joined by
    ///   the separator, `male:3`. Every inner select stands in each variant of the outer one, perhaps with other variants.
    /// - Conditions on arguments are any; they are tried in order, and the back end makes them disjoint by excluding the
    ///   earlier ones. `otherwise` stands last where the source has a text for all other values: it is the complement. The
    ///   select's reading is `text`; its categories are CLDR's, cardinal or ordinal.
    /// - A select by width stands innermost, with the smallest width last; a variant may have none.
    /// - Everything else is an entry of its own: `key_mac` by device, `two.f` for a number that stands for itself and whose
    ///   text the whole shows as an argument, `key_base` for calls without a number.
    /// - All arguments that are shown have positions; a text steps over those below them that it does not show. One that
    ///   only selects may have none.
    package static let swifternalization = Capabilities(
        selectors: [[.text, .number, .width]],
        forms: nil,
        reading: .text,
        selects: .composedAround(separator: ":"),
        references: .none,
        arguments: .positions(allowsGaps: true),
        passesNumberApart: true,
        formats: [.text, .character, .number, .fields, .uppercaseNumber, .sizeFromArgument, .integerPrecision],
        numberStyle: .c,
        looksLikeFormat: Capabilities.apple.looksLikeFormat,
        missingText: Capabilities.apple.missingText,
        appKnowsForms: false,
        markup: .asText,
        keys: KeyGrammar(scope: .folder, keepsTables: false, tablesAreFiles: true, partSeparator: "."),
        kinds: [.text],
        fallback: Fallback(languages: .source),
        languageOfFiles: { LanguageTag($0.name) == nil ? nil : $0 },
        comments: false,
        integerTypes: true,
        unusedCategories: []
    )
}
