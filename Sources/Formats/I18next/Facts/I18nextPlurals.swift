package import InterlinguaIR

/// The plural forms that versions 1 to 3 have for a language, with the numbers that stand for them in names.
///
/// The tables of the iOS library, of the JavaScript library 2 to 23, and of its release 1.11.
package struct I18nextPlurals: Sendable {
    /// Whose table it is.
    package enum Table: Sendable, Hashable {
        case ios, javaScript, javaScript1
    }

    package struct Form: Sendable, Hashable {
        /// The form's place in the language's list: what version 3 writes.
        package var index: Int

        /// A number that has the form: what versions 1 and 2 write.
        package var number: Int

        /// Which numbers have the form, unless an earlier one has; the rules of a language's forms exclude each other.
        package var rule: PluralRule
    }

    package let forms: [Form]

    /// Whether the language has two forms, of which the first is the singular's: its names have no numbers.
    package let isSimple: Bool

    /// The forms of a language by its code; nil for one that the table does not know.
    ///
    /// A regional language that the table does not name has the forms of its language: `pt_BR` as well as `pt-BR`, which
    /// the JavaScript library has learnt in 23.16; who has such folders and an older one passes it the code with a hyphen.
    /// Codes are taken as they are otherwise: `in` has none, and `FR` only on iOS where a region follows.
    package init?(_ code: String, in table: Table) {
        let sets = Self.sets[table] ?? [:]
        let language = code.prefix { $0 != "-" && !(table != .javaScript1 && $0 == "_") }
        let isPart = language.endIndex < code.endIndex
        let name = table == .ios && isPart ? language.lowercased() : String(language)
        guard let found = sets[code] ?? sets[name] else { return nil }
        self = found
    }

    private init(_ rule: I18nextFormTable.Rule) {
        forms = rule.function.forms.compactMap { index, form in
            rule.numbers.indices.contains(index) ? Form(index: index, number: rule.numbers[index], rule: form) : nil
        }
        isSimple = rule.isSimple
    }

    private static let sets: [Table: [String: I18nextPlurals]] = {
        let tables: [Table: I18nextFormTable] = [.ios: .apple, .javaScript: .script, .javaScript1: .firstScript]
        return tables.mapValues { $0.rules.mapValues { I18nextPlurals($0) } }
    }()
}

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

    /// The language whose rules of plurals `Intl` has for a code; nil where it has none.
    ///
    /// Of a code that it refuses the library passes it the part before the first hyphen or underscore: `ru_RU.UTF-8` has the
    /// rules of `ru`, and `zhCn` none.
    package static func languageOfRules(for code: String) -> LanguageTag? {
        let tag = LanguageTag(code) ?? LanguageTag(String(code.prefix { $0 != "-" && $0 != "_" }))
        return tag.flatMap { areKnownToIntl($0) ? $0 : nil }
    }

    /// The rules by which version 4 chooses in files of a code.
    ///
    /// `Intl` takes the machine's own language where CLDR has no rules, which is English wherever it is not known; the library
    /// takes its own language `dev` for English in any case. Where `Intl` refuses the code, as it does `i-klingon`, the
    /// library takes `one` for 1 and `other` for the rest, also where it counts by ordinals.
    package static func rules(for code: String, kind: PluralKind) -> PluralRules {
        if let language = languageOfRules(for: code) { return PluralRules.rules(for: language, kind: kind) }
        let part = String(code.prefix { $0 != "-" && $0 != "_" })
        let isRefused = !IntlLocale.isWellFormed(code) && !IntlLocale.isWellFormed(part)
        if kind == .ordinal, isRefused, let one = PluralRule("n = 1") {
            return PluralRules(kind, rules: [PluralRules.CategoryRule(.one, one)])
        }
        return PluralRules.rules(for: LanguageTag("en") ?? .undetermined, kind: kind)
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
