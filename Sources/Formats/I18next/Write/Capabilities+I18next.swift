import InterlinguaFormats
import InterlinguaIR

extension Capabilities {
    /// What i18next's files of version 4 can say.
    ///
    /// The catalogue that the back end receives, in all versions:
    /// - A message is a pattern, or at most two selects around it: outside one by text on the argument `context`, inside
    ///   one by number on the argument `count`. Inner selects of different variants may differ; a variant of the outer one
    ///   may have none. All branches have the complete set of forms, unless a missing form means the next language.
    /// - The outer select has `text` conditions and `otherwise`, which is the plain key. A gap means that the plain key is
    ///   missing.
    /// - The inner select's conditions are those of the language's forms here, whose names are the suffixes with the
    ///   default separators. `absent` is the base key, the text for calls without a count; where a form has no suffix,
    ///   the base key is that form, and `absent`, if there, says the same. In version 1 `otherwise` says what the base key
    ///   says, for forms that have none of their own.
    /// - Entries with ordinal categories have the kind `ordinal` in version 4 and are keys of their own before it.
    /// - A number beyond `count` that selects is a reference to an entry of its own, `two__f`, with `count` bound to it:
    ///   `{"count": {{f}} }`; in a sentence that depends on both, every form of the first refers to an entry `nest__one`
    ///   with `count` bound to the second and `n` to the first, or, where only `count` can be bound, with `n` as an
    ///   argument that the caller passes as well.
    /// - All arguments have names. Texts are marked as not to be escaped unless the source escapes its texts as well.
    /// - Selects by device, product and width, and texts for single numbers, are values of `context`: `mac`, `w60`, `eq2`.
    ///   Where it is made of several things, the values are joined in the order in which the entry's
    ///   `ComposedTextAnnotation` lists them, and nothing stands for a thing that has no value.
    package static let i18nextVersion4 = i18next(
        formats: [.text, .number, .numberOptions("i18next"), .functions("i18next")],
        partSeparator: "__",
        forms: { language, kind in
            let prefix = kind == .ordinal ? "_ordinal_" : "_"
            if let forms = I18nextPlurals.suffixesOfUnknownLanguage(language, kind: kind) {
                return forms.map {
                    Form(
                        name: prefix + $0.category.rawValue,
                        condition: $0.condition,
                        isRequired: $0.category == .other
                    )
                }
            }
            let categories = PluralRules.rules(for: language, kind: kind).categories
            // `_zero` is the category where a language has it, and exactly 0 elsewhere.
            let isExact = kind == .cardinal && !categories.contains(.zero)
            let zero = isExact ? [Form(name: "_zero", condition: .number(.exactly(DecimalNumber(0))))] : []
            return zero
                + categories.map {
                    Form(name: prefix + $0.rawValue, condition: .category($0, kind), isRequired: $0 == .other)
                }
        },
        kinds: [.text, .ordinal, .list],
        // Of several spellings of one tag the library asks for its own.
        languageOfFiles: { language in
            guard LanguageName.tag(of: language.name) != nil else { return nil }
            let isAsked = language == language.canonical || language.name.i18nextCode == language.name
            return isAsked ? language : language.canonical
        },
        unusedCategories: Set(PluralCategory.allCases)
    )

    /// What i18next's files of version 3 can say: forms by their place in the language's list.
    package static let i18nextVersion3 = i18nextOfOldForms(ofVersion3: true)

    /// What i18next's files of version 2 can say: forms by a number that has them.
    package static let i18nextVersion2 = i18nextOfOldForms(ofVersion3: false)

    private static func i18nextOfOldForms(ofVersion3 isVersion3: Bool) -> Capabilities {
        i18next(
            formats: [.text, .number, .functions("i18next")],
            partSeparator: "__",
            forms: { language, kind in
                if kind == .ordinal { return [] }
                return I18nextPlurals.suffixes(for: language.identifier, ofVersion3: isVersion3)
                    .map(Form.init(suffix:condition:))
            }
        )
    }

    /// What i18next's files of version 1 can say to the iOS library.
    package static let i18nextVersion1 = i18nextVersion1(for: .ios)

    /// What i18next's files of version 1 can say to the JavaScript library.
    package static let i18nextVersion1ForJavaScript = i18nextVersion1(for: .javaScript)

    private static func i18nextVersion1(for table: I18nextPlurals.Table) -> Capabilities {
        var capabilities = i18next(
            formats: [.text, .number],
            partSeparator: "-",
            forms: { language, kind in
                if kind == .ordinal { return [] }
                let forms = I18nextPlurals.suffixesOfVersion1(for: language.identifier, in: table)
                // The base key's text is shown wherever a form's own text is missing.
                return forms.map(Form.init(suffix:condition:)) + [Form(name: "", condition: .otherwise)]
            },
            kinds: [.text]
        )
        capabilities.reading = table == .ios ? .unsignedInteger : .decimal
        capabilities.choosesByUserLanguage = table == .ios
        capabilities.references = .inPattern(Bindings(names: ["count", "context"], inherited: .variables))
        // A form is sought in all languages before the base key is: a missing one is not the next language's affair.
        capabilities.fallback.gap = .missing
        if table == .ios { capabilities.relatives = { I18nextPlurals.relativesOnIOS(of: $0, sourceLanguage: $1) } }
        capabilities.lists = false
        capabilities.escapesValues = false
        capabilities.numbersComponents = table != .ios
        capabilities.placeholderMarks = ("__", "__")
        capabilities.objectText = { name, namespace, language in
            let namespace = namespace.isEmpty ? ResourceProject.defaultNamespace : namespace
            let end = table == .ios ? "a string" : "string."
            return "key '\(namespace):\(name) (\(language))' returned an object instead of " + end
        }
        return capabilities
    }

    private static func i18next(
        formats: Set<FormatKind>,
        partSeparator: String,
        forms: @escaping @Sendable (LanguageTag, PluralKind) -> [Form],
        kinds: Set<Key.Kind> = [.text, .list],
        // The older libraries take codes apart, and know the rules of few spellings.
        languageOfFiles: @escaping @Sendable (LanguageTag) -> LanguageTag? = { $0 == $0.canonical ? $0 : nil },
        unusedCategories: Set<PluralCategory> = []
    ) -> Capabilities {
        var capabilities = Capabilities(
            selectors: [[.text, .number]],
            forms: forms,
            reading: .decimal,
            selects: .oneAround,
            references: .inPattern(Bindings(inherited: [.variables, .selectors])),
            arguments: .names(ArgumentNames(number: "count", text: "context", textSeparator: "_")),
            passesNumberApart: false,
            formats: formats,
            numberStyle: .c,
            looksLikeFormat: nil,
            missingText: nil,
            exactNumbers: .text,
            optionalCount: true,
            appKnowsForms: false,
            escapesValues: true,
            markup: .asText,
            keys: KeyGrammar(scope: .table, partSeparator: partSeparator, itemSeparator: nil),
            kinds: kinds,
            fallback: Fallback(languages: .truncatedThenSource, gap: .nextLanguage),
            languageOfFiles: languageOfFiles,
            lists: true,
            comments: false,
            argumentNames: true,
            unusedCategories: unusedCategories
        )
        capabilities.numbersComponents = true
        capabilities.placeholderMarks = ("{{", "}}")
        capabilities.referenceMarks = ("$t(", ")")
        capabilities.objectText = { name, _, language in
            "key '\(name) (\(language))' returned an object instead of string."
        }
        return capabilities
    }
}

extension Capabilities.Form {
    /// A form by its suffix; the form of 1 without 1 itself is written only if it says something else than the base key.
    ///
    /// The base key is asked for by itself: no other form takes its numbers in.
    fileprivate init(suffix: String, condition: Condition) {
        self.init(
            name: suffix,
            condition: condition,
            isRequired: suffix.isEmpty,
            standIn: suffix == "_plural_1" ? "" : nil
        )
    }
}
