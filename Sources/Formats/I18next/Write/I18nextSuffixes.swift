import InterlinguaFormats
import InterlinguaIR

struct I18nextSuffixes: Sendable {
    /// Stands between a key and a context.
    let contextSeparator: String

    /// The suffix of the only form in a language of one form, if it is not empty: `_0`.
    let onlyForm: String?

    private let version: I18nextVersion
    private let language: LanguageTag
    private let pluralSeparator: String
    private let forms: [Condition: String]

    init(_ settings: I18nextSettings, _ version: I18nextVersion, _ language: LanguageTag) {
        self.version = version
        self.language = language
        contextSeparator = settings.contextSeparator
        pluralSeparator = settings.pluralSeparator
        let forms = settings.forms(of: language.identifier, version: version)
        var suffixes: [Condition: String] = [:]
        for form in forms where suffixes[form.condition] == nil { suffixes[form.condition] = form.suffix }
        if version == .v4 {
            for kind in PluralKind.allCases {
                let prefix = Self.prefix(of: kind, settings.pluralSeparator)
                for form in I18nextPlurals.suffixesOfUnknownLanguage(language, kind: kind) ?? []
                where suffixes[form.condition] == nil { suffixes[form.condition] = prefix + form.category.rawValue }
            }
        }
        self.forms = suffixes
        onlyForm = forms.count == 1 ? forms.first.flatMap { $0.suffix.isEmpty ? nil : $0.suffix } : nil
    }

    /// What stands behind the key for the numbers of a condition; nil if no suffix has just these.
    func suffix(of condition: Condition) -> String? {
        switch condition {
        case .absent, .otherwise: return ""
        case .category(let category, let kind):
            guard version == .v4 else { return forms[condition] }
            return Self.prefix(of: kind, pluralSeparator) + category.rawValue
        case .number(let range) where version == .v4:
            return range.onlyNumber == .zero ? pluralSeparator + PluralCategory.zero.rawValue : nil
        case .number(let range) where range.onlyNumber == DecimalNumber(1):
            // Where no form is for 1 alone, the key itself is.
            return forms[condition] ?? ""
        case .rule, .number, .matches, .text, .atLeast: return forms[condition]
        }
    }

    /// The suffixes that calls with a number of a kind ask for, those of absent members among them.
    func asked(for kind: PluralKind) -> [String] {
        guard version == .v4 else { return Set(forms.values).filter { !$0.isEmpty }.sorted() }
        let unknown = I18nextPlurals.suffixesOfUnknownLanguage(language, kind: kind)
        var categories = unknown?.map(\.category) ?? PluralRules.rules(for: language, kind: kind).categories
        if kind == .cardinal, !categories.contains(.zero) { categories.insert(.zero, at: 0) }
        return categories.map { Self.prefix(of: kind, pluralSeparator) + $0.rawValue }
    }

    /// What stands in front of a category in version 4.
    private static func prefix(of kind: PluralKind, _ separator: String) -> String {
        separator + (kind == .ordinal ? "ordinal" + separator : "")
    }
}
