import InterlinguaFormats
import InterlinguaIR

/// How the JavaScript library chooses among a language's plural forms, 2 and later.
enum ScriptForms: Sendable {
    /// No rule: keys get no suffix.
    case none
    /// A form of the library's own table.
    case table(I18nextFormTable.Rule)
    /// `one` for 1, else `other`: what newer libraries do for codes that `Intl` refuses.
    ///
    /// They say `other` of −1, which counts as 1 here as it does by every language's rules.
    case singular
    /// CLDR's categories.
    case categories(PluralRules)
}

extension ScriptConfiguration {
    func forms(of code: String, isOrdinal: Bool) -> ScriptForms {
        if version < 4 {
            let rules = I18nextFormTable.script.rules
            return (rules[code] ?? rules[languagePart(of: code)]).map { .table($0) } ?? .none
        }
        var code = code
        if library.contains(.canonicalCodes) {
            if code == "dev" { code = "en" }
            if let place = code.firstIndex(of: "_") { code = code[..<place] + "-" + code[code.index(after: place)...] }
        }
        if !IntlLocale.isWellFormed(code), library.contains(.canonicalCodes), code.contains("_") || code.contains("-") {
            code = languagePart(of: code)
        }
        guard IntlLocale.isWellFormed(code) else { return library.contains(.canonicalCodes) ? .singular : .none }
        let kind = isOrdinal ? PluralKind.ordinal : .cardinal
        guard let tag = LanguageTag(code), I18nextPlurals.areKnownToIntl(tag) else {
            // The rules of the runtime's own language, which is English wherever it is not known.
            return .categories(PluralRules.rules(for: Self.runtimeLanguage, kind: kind))
        }
        return .categories(PluralRules.rules(for: tag, kind: kind))
    }

    private static let runtimeLanguage = LanguageTag("en") ?? .undetermined

    func suffix(_ forms: ScriptForms, _ count: I18nextValue) -> String {
        switch forms {
        case .none: return ""
        case .singular: return pluralSeparator + (count.scriptNumber.magnitude == 1 ? "one" : "other")
        case .categories(let rules): return pluralSeparator + Self.category(of: count, by: rules).rawValue
        case .table(let rule):
            let index = rule.function.index(count.scriptNumber.magnitude)
            let number = rule.numbers.indices.contains(index) ? rule.numbers[index] : index
            let isSimple = simplifiesSuffixes && rule.isSimple
            if isSimple, number == 2 { return pluralSeparator + "plural" }
            if isSimple, number == 1 { return "" }
            switch version {
            case 1: return number == 1 ? "" : "_plural_\(number)"
            case 2: return pluralSeparator + String(number)
            default: return pluralSeparator + String(index)
            }
        }
    }

    /// The category of a number as `Intl.PluralRules` sees it: with at most three digits behind the point.
    private static func category(of count: I18nextValue, by rules: PluralRules) -> PluralCategory {
        if case .number(let number) = count, let decimal = number.decimal, decimal.exponent >= -3 {
            return rules.category(of: PluralOperands(decimal))
        }
        let number = count.scriptNumber
        guard number.isFinite, let decimal = DecimalNumber(shortest: number) else { return .other }
        if decimal.exponent >= -3 { return rules.category(of: PluralOperands(decimal)) }
        return rules.category(of: PluralOperands(Self.rounded(decimal.magnitude)))
    }

    /// A number with three digits behind the point, halves away from zero.
    private static func rounded(_ number: DecimalNumber) -> DecimalNumber {
        let fraction = number.fractionDigits
        var digits = number.integerDigits + fraction.prefix(3)
        if fraction.count > 3, fraction[3] >= 5 {
            digits.insert(0, at: 0)
            for index in digits.indices.reversed() {
                digits[index] += 1
                if digits[index] < 10 { break }
                digits[index] = 0
            }
        }
        let text = String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
        return DecimalNumber(prefixOf: text + "e-3")
    }
}
