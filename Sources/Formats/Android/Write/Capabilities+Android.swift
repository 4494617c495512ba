import InterlinguaFormats
import InterlinguaIR

extension Capabilities {
    /// What Android's string resources can say.
    package static let android = Capabilities(
        selectors: [[.product, .number]],
        forms: { language, kind in
            if kind == .ordinal { return [] }
            let categories = PluralRules.rules(for: language, kind: .cardinal).categories
            return Form.categories(categories) + [Form(name: "other", condition: .otherwise, isRequired: true)]
        },
        reading: .integer,
        selects: .oneAround,
        references: .whole,
        arguments: .positions(allowsGaps: true),
        passesNumberApart: true,
        formats: [.text, .character, .number, .fields, .uppercaseNumber, .grouping, .functions("java")],
        numberStyle: .java,
        looksLikeFormat: { FormatString(parsing: $0, as: .java).isFormatThroughout },
        missingText: nil,
        exactNumbers: .entries(rangeLimit: 12),
        canHold: { $0 != "\0" },
        choosesByUserLanguage: true,
        markup: .elements,
        keys: KeyGrammar(scope: .folder),
        kinds: [.text, .plural, .list],
        fallback: Fallback(languages: .parentsThenSource),
        relatives: { languages, sourceLanguage in AndroidRelatives(languages, sourceLanguage: sourceLanguage).chains },
        languageOfFiles: { AndroidFolder.name(of: $0) == nil ? nil : AndroidLocale($0).tag ?? $0 },
        requiresSourceMessage: true,
        lists: true,
        comments: true,
        argumentNames: true,
        partLinks: true,
        untranslatable: true,
        unusedCategories: Set(PluralCategory.allCases)
    )

    /// What Compose Multiplatform makes of such files.
    static let compose: Capabilities = {
        var capabilities = Capabilities.android
        capabilities.selectors = [[.number]]
        capabilities.references = .none
        capabilities.formats = [.text]
        capabilities.looksLikeFormat = { FormatString(parsing: $0, as: .compose).hasArguments }
        return capabilities
    }()
}
