import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics

/// One format that JavaScript's `Intl` carries out: numbers in languages that group three digits of ours, all else in
/// English.
struct ScriptFormat {
    enum Kind: String, Sendable {
        case number, currency, datetime, relativetime, list
    }

    let kind: Kind
    let locale: String
    let options: [String: I18nextValue]

    /// The formatted value; nil where `Intl` throws, which leaves the value as it is.
    func text(for value: I18nextValue) throws(RuntimeFailure) -> String? {
        // A code that is no tag makes `Intl` throw.
        if locale.contains("_") { return nil }
        if kind == .number {
            guard let symbols = ScriptNumberSymbols.of(locale) else { throw unknown("in \(locale)") }
            // Some languages have words of their own for what is no number.
            if value.scriptNumber.isNaN, symbols != .english || locale == "ar" {
                throw unknown("of no number in \(locale)")
            }
            return try number(value, symbols)
        }
        guard ScriptNumberSymbols.areEnglish(locale) else { throw unknown("in \(locale)") }
        switch kind {
        case .number: return nil
        case .currency: return try currency(value)
        case .relativetime: return try relativeTime(value)
        case .list: return try list(value)
        case .datetime: throw unknown("for dates")
        }
    }

    private func unknown(_ what: String) -> RuntimeFailure {
        RuntimeFailure(
            RuntimeFailure.unmodelled,
            "how JavaScript writes the format “\(kind.rawValue)” \(what) is not modelled"
        )
    }

    private func said(_ name: String) -> I18nextValue? {
        guard let value = options[name], value != .undefined else { return nil }
        return value
    }

    /// What is not modelled: anything that changes a number's shape beyond its digits.
    private static let unmodelled = [
        "notation", "compactDisplay", "signDisplay", "unit", "unitDisplay", "minimumSignificantDigits",
        "maximumSignificantDigits", "currencyDisplay", "currencySign", "numberingSystem", "roundingMode",
        "roundingIncrement", "roundingPriority", "trailingZeroDisplay",
    ]

    // MARK: Numbers

    private func number(
        _ value: I18nextValue,
        _ symbols: ScriptNumberSymbols = .english
    ) throws(RuntimeFailure) -> String? {
        for name in Self.unmodelled where said(name) != nil { throw unknown("with “\(name)”") }
        switch said("style")?.scriptText ?? "decimal" {
        case "decimal": return digits(value.scriptNumber, fraction: 0...3, symbols)
        case "percent", "currency":
            guard ScriptNumberSymbols.areEnglish(locale) else { throw unknown("in \(locale)") }
            if said("style")?.scriptText == "currency" { return try currency(value) }
            return digits(value.scriptNumber * 100, fraction: 0...0).map { $0 + "%" }
        case "unit": throw unknown("with units")
        default: return nil
        }
    }

    private func currency(_ value: I18nextValue) throws(RuntimeFailure) -> String? {
        for name in Self.unmodelled where said(name) != nil { throw unknown("with “\(name)”") }
        guard let code = said("currency")?.scriptText.uppercased(), code.utf8.count == 3,
            code.utf8.allSatisfy({ (0x41...0x5A).contains($0) })
        else {
            return nil
        }
        guard let symbol = Self.symbols[code] else { throw unknown("with the currency \(code)") }
        let decimals = code == "JPY" || code == "KRW" ? 0 : 2
        guard let text = digits(value.scriptNumber, fraction: decimals...decimals) else { return nil }
        return text.hasPrefix("-") ? "-" + symbol + text.dropFirst() : symbol + text
    }

    private static let symbols = [
        "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "CNY": "CN¥", "KRW": "₩", "BRL": "R$", "CAD": "CA$",
        "AUD": "A$", "MXN": "MX$", "NZD": "NZ$", "ILS": "₪", "VND": "₫", "TWD": "NT$", "HKD": "HK$", "CHF": "CHF\u{A0}",
        "PLN": "PLN\u{A0}", "SEK": "SEK\u{A0}", "NOK": "NOK\u{A0}", "DKK": "DKK\u{A0}", "CZK": "CZK\u{A0}",
        "RUB": "RUB\u{A0}", "TRY": "TRY\u{A0}",
    ]

    /// The digits of a number, grouped unless that is turned off; nil for limits that `Intl` refuses.
    private func digits(
        _ number: Double,
        fraction standard: ClosedRange<Int>,
        _ symbols: ScriptNumberSymbols = .english
    ) -> String? {
        func limit(_ name: String, _ range: ClosedRange<Int>) -> (isValid: Bool, value: Int?) {
            guard let value = said(name) else { return (true, nil) }
            let number = value.scriptNumber
            guard number >= Double(range.lowerBound), number <= Double(range.upperBound) else { return (false, nil) }
            return (true, Int(number))
        }
        let least = limit("minimumFractionDigits", 0...100)
        let most = limit("maximumFractionDigits", 0...100)
        let whole = limit("minimumIntegerDigits", 1...21)
        guard least.isValid, most.isValid, whole.isValid else { return nil }
        if let least = least.value, let most = most.value, least > most { return nil }
        let minimum = least.value ?? min(standard.lowerBound, most.value ?? standard.lowerBound)
        let maximum = most.value ?? max(standard.upperBound, minimum)
        guard number.isFinite, let decimal = DecimalNumber(shortest: number.magnitude) else {
            return number.isNaN ? "NaN" : number < 0 ? symbols.minus + "∞" : "∞"
        }
        var format = NumberFormat(notation: .fixed)
        format.field = Field()
        var formatter = NumberFormatter(format: format, style: .java)
        formatter.precision = maximum
        var text = formatter.text(for: decimal)
        let point = text.firstIndex(of: ".") ?? text.endIndex
        var integer = String(text[..<point])
        text = String(text[point...].dropFirst())
        while text.utf8.count > minimum, text.hasSuffix("0") { text.removeLast() }
        if let whole = whole.value {
            integer = String(repeating: "0", count: max(0, whole - integer.utf8.count)) + integer
        }
        let grouping = said("useGrouping")
        if grouping?.isTruthy ?? true, grouping?.text != "false" { integer = symbols.grouped(integer) }
        let sign = number < 0 || (number == 0 && number.sign == .minus) ? symbols.minus : ""
        return sign + integer + (text.isEmpty ? "" : symbols.point + text)
    }

    // MARK: Times and lists

    private func relativeTime(_ value: I18nextValue) throws(RuntimeFailure) -> String? {
        let range = said("range").flatMap { $0.isTruthy ? $0.scriptText : nil } ?? "day"
        let unit = range.hasSuffix("s") ? String(range.dropLast()) : range
        guard ["second", "minute", "hour", "day", "week", "month", "quarter", "year"].contains(unit) else { return nil }
        if let style = said("style")?.scriptText, style != "long" { throw unknown("with “style”") }
        let number = value.scriptNumber
        guard number.isFinite else { return nil }
        if said("numeric")?.scriptText == "auto" { throw unknown("with “numeric”") }
        let bare = ScriptFormat(kind: .number, locale: locale, options: [:])
        guard let amount = try bare.number(.number(I18nextNumber(number.magnitude))) else { return nil }
        let units = amount == "1" ? unit : unit + "s"
        let isPast = number < 0 || (number == 0 && number.sign == .minus)
        return isPast ? "\(amount) \(units) ago" : "in \(amount) \(units)"
    }

    private func list(_ value: I18nextValue) throws(RuntimeFailure) -> String? {
        var items: [String] = []
        switch value {
        case .list(let values):
            for value in values {
                guard let text = value.text else { return nil }
                items.append(text)
            }
        case .text(let text): items = text.map { String($0) }
        case .undefined: break
        default: return nil
        }
        if let style = said("style")?.scriptText, style != "long" { throw unknown("with “style”") }
        let word: String
        switch said("type")?.scriptText ?? "conjunction" {
        case "conjunction": word = "and "
        case "disjunction": word = "or "
        case "unit": return items.joined(separator: ", ")
        default: return nil
        }
        guard items.count > 1, let last = items.last else { return items.first ?? "" }
        if items.count == 2 { return items[0] + " " + word + last }
        return items.dropLast().joined(separator: ", ") + ", " + word + last
    }
}
