package import InterlinguaIR

extension I18nextPlurals {
    /// The forms of a language as names have them in version 1: the suffix behind the base key, and its numbers.
    ///
    /// Tried in order. In the iOS library 1 always has the base key, whose text is also that of every form whose own name
    /// is missing; a name for the form of 1 without 1 itself, `_plural_1`, is one of its own.
    package static func suffixesOfVersion1(
        for code: String,
        in table: Table
    ) -> [(suffix: String, condition: Condition)] {
        let one = Condition.number(.exactly(DecimalNumber(1)))
        guard let plurals = I18nextPlurals(code, in: table) else {
            // The iOS library takes an unknown language for English; the release 1.11 asks for a suffix even for 1, and
            // later ones have none at all.
            switch table {
            case .ios: return [("", one), ("_plural", .rule(.always))]
            case .javaScript: return [("", .rule(.always))]
            case .javaScript1: return [("_plural_1", one), ("_plural", .rule(.always))]
            }
        }
        let forms = plurals.forms.map { form -> (suffix: String, condition: Condition) in
            if plurals.isSimple, form.number == 2 { return ("_plural", .rule(form.rule)) }
            if table != .ios, form.number == 1 { return ("", .rule(form.rule)) }
            return ("_plural_\(form.number)", .rule(form.rule))
        }
        if table != .ios { return forms }
        // A form that 1 alone has is never asked for by its own name.
        let others = forms.filter { form in
            guard case .rule(let rule) = form.condition else { return true }
            return rule != PluralRule("n = 1")
        }
        return [("", one)] + others
    }

    /// Whether `Intl` has plural rules for a language: CLDR's for the unknown language are the root's, which it never takes.
    package static func areKnownToIntl(_ language: LanguageTag) -> Bool {
        language.language != "und" && PluralRules.areKnown(for: language, kind: .cardinal)
    }

    /// The forms of version 4 in a language without rules in CLDR, behind the separator and what marks ordinals.
    ///
    /// `Intl` takes the rules of the machine's own language there, which is English wherever it is not known. Nil for
    /// languages that have rules.
    package static func suffixesOfUnknownLanguage(
        _ language: LanguageTag,
        kind: PluralKind
    ) -> [(category: PluralCategory, condition: Condition)]? {
        guard !areKnownToIntl(language), let english = LanguageTag("en") else { return nil }
        let rules = PluralRules.rules(for: english, kind: kind).rules.filter { $0.category != .other }
        return rules.map { ($0.category, .rule($0.rule)) } + [(.other, .rule(.always))]
    }

    /// The forms of a language as names have them in version 2, or in version 3: the suffix, and its numbers.
    package static func suffixes(
        for code: String,
        ofVersion3 isVersion3: Bool
    ) -> [(suffix: String, condition: Condition)] {
        guard let plurals = I18nextPlurals(code, in: .javaScript) else { return [("", .rule(.always))] }
        return plurals.forms.map { form in
            if plurals.isSimple { return (form.number == 1 ? "" : "_plural", .rule(form.rule)) }
            return ("_\(isVersion3 ? form.index : form.number)", .rule(form.rule))
        }
    }
}
