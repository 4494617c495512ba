import InterlinguaFormats
import InterlinguaIR

/// The library's formats: `number`, `currency`, `datetime`, `relativetime` and `list`, which `Intl` carries out.
///
/// The library shows a value as it is in formats that it does not know. A text has them because the app adds them.
struct ScriptFormatter {
    /// What stands between formats.
    let separator: String

    /// Whether formats that the app adds show themselves around the value, for nobody knows what they make of it.
    let showsOwnFormats: Bool

    /// Applies formats from left to right.
    ///
    /// - Parameters:
    ///   - name: The value's name.
    ///   - options: What the call passes, which overrides what the text says.
    func format(
        _ value: I18nextValue,
        _ formats: String,
        name: String,
        locale: String?,
        options: [String: I18nextValue]
    ) throws(RuntimeFailure) -> I18nextValue {
        var result = value
        for format in formats.split(by: separator) {
            let (function, own) = Self.parse(format)
            guard let kind = ScriptFormat.Kind(rawValue: function) else {
                if showsOwnFormats, !function.isEmpty, result != .undefined {
                    result = .text("\(format.trimmingScriptSpace())(\(result.insertedText))")
                }
                continue
            }
            let parameters = options["formatParams"]?.members?[name]?.members ?? [:]
            var all = own.merging(options) { $1 }
            all.merge(parameters) { $1 }
            let locales = [parameters["locale"], parameters["lng"], options["locale"], options["lng"]]
            let said = locales.compactMap { $0 }.first { $0.isTruthy }?.text ?? locale
            let carriedOut = ScriptFormat(kind: kind, locale: said ?? "en", options: all)
            if let text = try carriedOut.text(for: result) { result = .text(text) }
        }
        return result
    }

    /// A format's name and the options in its parentheses.
    static func parse(_ format: String) -> (name: String, options: [String: I18nextValue]) {
        let parts = format.split(by: "(")
        let name = parts[0].lowercased().trimmingScriptSpace()
        guard parts.count > 1 else { return (name, [:]) }
        let inner = String(parts[1].dropLast())
        if !inner.contains(":") {
            if name == "currency" { return (name, ["currency": .text(inner.trimmingScriptSpace())]) }
            if name == "relativetime" { return (name, ["range": .text(inner.trimmingScriptSpace())]) }
        }
        var options: [String: I18nextValue] = [:]
        for option in inner.split(by: ";") where !option.isEmpty {
            let pair = option.split(by: ":")
            let key = pair[0].trimmingScriptSpace()
            var text = pair.dropFirst().joined(separator: ":").trimmingScriptSpace()
            while text.hasPrefix("'") { text.removeFirst() }
            while text.hasSuffix("'") { text.removeLast() }
            var value = I18nextValue.text(text)
            if let earlier = options[key], earlier.isTruthy { value = earlier }
            if text == "false" { value = .boolean(false) }
            if text == "true" { value = .boolean(true) }
            let number = I18nextValue.text(text).scriptNumber
            if !number.isNaN {
                value =
                    text.isEmpty ? .number(I18nextNumber(.nan)) : .number(I18nextNumber(number.rounded(.towardZero)))
            }
            options[key] = value
        }
        return (name, options)
    }
}
