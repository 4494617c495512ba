import InterlinguaFormats
import InterlinguaIR

extension Capabilities {
    /// What .strings and .stringsdict can say.
    package static let apple = Capabilities(
        selectors: [[.device, .number], [.device, .width]],
        forms: { language, kind in
            if kind == .ordinal { return [] }
            let categories = PluralRules.rules(for: language, kind: .cardinal).categories
            // `zero` is the category where a language has it, and exactly 0 elsewhere.
            let zero =
                categories.contains(.zero) ? [] : [Form(name: "zero", condition: .number(.exactly(DecimalNumber(0))))]
            return zero + Form.categories(categories) + [Form(name: "other", condition: .otherwise, isRequired: true)]
        },
        reading: .decimal,
        selects: .manyAnywhere,
        references: .none,
        arguments: .positions(allowsGaps: false),
        passesNumberApart: false,
        formats: [.text, .character, .number, .fields, .uppercaseNumber, .sizeFromArgument, .integerPrecision],
        numberStyle: .c,
        looksLikeFormat: { text in
            let parsed = FormatString(parsing: text, as: .foundation)
            return parsed.hasArguments && !parsed.hasOnlyProseSpecifiers
        },
        missingText: { key, arguments in
            // The look-up gives the key, which the app then formats like any text.
            arguments.isEmpty
                ? Pattern(key.name) : FormatString.pattern(ofKey: key.name, argumentCount: arguments.count)
        },
        textBesideFiles: { key, entry in NibText.text(in: entry.messages.values.compactMap(\.comment), key: key.name) },
        // Those of .stringsdict; .strings hold all characters.
        canHold: { $0.isXMLCharacter },
        markup: .asText,
        keys: KeyGrammar(scope: .table, tablesAreFiles: true),
        kinds: [.text],
        fallback: Fallback(languages: .none),
        languageOfFiles: { LprojFolder.tag(ofName: $0.name) == nil ? nil : $0 },
        comments: true,
        inflects: true,
        integerTypes: true,
        unusedCategories: [.one, .two, .few, .many]
    )
}

extension Capabilities.Form {
    /// A form for each category but `other`.
    static func categories(_ categories: [PluralCategory]) -> [Capabilities.Form] {
        categories.filter { $0 != .other }.map { category in
            Capabilities.Form(name: category.rawValue, condition: .category(category, .cardinal))
        }
    }
}
