import InterlinguaFormats
import InterlinguaIR

extension Format {
    /// The nearest format that a target has, and what is lost by it, each loss as one sentence.
    func adapted(to supported: Set<Capabilities.FormatKind>) -> (format: Format, losses: [String]) {
        var losses: [String] = []
        var result = self
        if case .functions(let functions) = self {
            if functions.allSatisfy({ supported.contains(.functions($0.namespace)) }) { return (self, []) }
            let names = functions.map(\.name).joined(separator: ", ")
            return (.text(Field()), ["the conversion \(names) can't be written; the caller has to pass its text"])
        }
        if case .character = self, !supported.contains(.character) { result = .text(field ?? Field()) }
        if var field = result.field, !supported.contains(.sizeFromArgument) {
            if case .argument? = field.width {
                field.width = nil
                losses.append("a width taken from an argument can't be written")
            }
            if case .argument? = field.precision {
                field.precision = nil
                losses.append("a precision taken from an argument can't be written")
            }
            result = result.withField(field)
        }
        guard case .number(var number) = result else { return (result, losses) }
        if number.isGrouped, !supported.contains(.grouping) {
            number.isGrouped = false
            losses.append("digits in groups can't be written")
        }
        if number.notation == .integer, case .literal(let digits)? = number.field.precision,
            !supported.contains(.integerPrecision)
        {
            number.field.precision = nil
            if let width = number.field.width {
                losses.append("a least number of digits beside a width of \(width) can't be written")
            } else {
                // The width counts a sign that is always shown, the number of digits does not.
                number.field.width = .literal(number.sign == .negative ? digits : digits + 1)
                number.isZeroPadded = true
            }
        }
        return (.number(number), losses)
    }
}

extension Pattern {
    /// Whether some argument is shown in a way that a target has not.
    func hasFormat(beyond supported: Set<Capabilities.FormatKind>) -> Bool {
        contains { element in
            guard case .placeholder(let placeholder) = element else { return false }
            return placeholder.format.adapted(to: supported).format != placeholder.format
        }
    }

    /// Whether the pattern holds spans of any kind, at any depth.
    var hasMarkup: Bool {
        contains { element in
            if case .markup = element { return true }
            return false
        }
    }

    /// Whether the pattern holds elements such as `<b>`, at any depth.
    var hasElements: Bool {
        contains { element in
            if case .markup(let markup) = element, case .element = markup.kind { return true }
            return false
        }
    }

    /// The pattern with elements written out as text and other spans dissolved.
    func withMarkupAsText() -> Pattern {
        replacing { element in
            guard case .markup(let markup) = element else { return nil }
            let content = markup.content.withMarkupAsText()
            guard case .element(let name, let attributes) = markup.kind else { return content }
            let start = attributes.reduce("<" + name) { text, attribute in
                text + " \(attribute.name)=\"\(attribute.value.replacing("\"", with: "&quot;"))\""
            }
            if content.elements.isEmpty { return Pattern(start + "/>") }
            var result = Pattern(start + ">")
            result.append(content)
            result.append(.text("</\(name)>"))
            return result
        }
    }
}
