import InterlinguaIR
import InterlinguaPlatforms

extension Format {
    /// The nearest format that a target has.
    func adapted(to supported: Set<Capabilities.FormatKind>) -> Format {
        var result = self
        if case .functions(let functions) = self {
            if functions.allSatisfy({ supported.contains(.functions($0.namespace)) }) { return self }
            guard functions.count == 1, let number = functions[0].numberFormat else { return .text(Field()) }
            result = .number(number)
        }
        if case .character = self, !supported.contains(.character) { result = .text(field ?? Field()) }
        if var field = result.field, !supported.contains(.sizeFromArgument) {
            if case .argument? = field.width { field.width = nil }
            if case .argument? = field.precision { field.precision = nil }
            result = result.withField(field)
        }
        if !supported.contains(.fields) { return result.withoutField(supported) }
        guard case .number(var number) = result else { return result }
        if !supported.contains(.grouping) { number.isGrouped = false }
        if number.notation == .integer, case .literal(let digits)? = number.field.precision,
            !supported.contains(.integerPrecision)
        {
            number.field.precision = nil
            if number.field.width == nil {
                // The width counts a sign that is always shown, the number of digits does not.
                number.field.width = .literal(number.sign == .negative ? digits : digits + 1)
                number.isZeroPadded = true
            }
        }
        return .number(number)
    }
}

/// How the arguments of an entry are shown in the formats that a target has.
///
/// A call passes one value for all texts. So functions become numbers only where all texts then show the argument as one of
/// the same kind.
struct ShownFormats {
    private let supported: Set<Capabilities.FormatKind>
    private var texts: Set<Int> = []
    private var integers: Set<Int> = []
    private var decimals: Set<Int> = []

    /// The arguments that some text shows by functions of which the target has nothing.
    private var lost: Set<Int> = []

    init(of entry: Entry, for supported: Set<Capabilities.FormatKind>) {
        self.supported = supported
        var placeholders: [Placeholder] = []
        entry.forEachElement { if case .placeholder(let placeholder) = $0 { placeholders.append(placeholder) } }
        for placeholder in placeholders {
            switch (placeholder.format.adapted(to: supported), placeholder.format) {
            case (.number(let number), _) where number.notation.isOfDecimals: decimals.insert(placeholder.argument)
            case (.number, _): integers.insert(placeholder.argument)
            case (.text(Field()), .functions): lost.insert(placeholder.argument)
            default: texts.insert(placeholder.argument)
            }
        }
    }

    /// The format that the target shows a placeholder in.
    func format(of placeholder: Placeholder) -> Format {
        let format = placeholder.format.adapted(to: supported)
        guard case .functions = placeholder.format, case .number = format else { return format }
        let kinds = [texts, integers, decimals, lost].count { $0.contains(placeholder.argument) }
        return kinds == 1 ? format : .text(Field())
    }

    /// What a call has to pass for a number; nil for any.
    func type(of argument: Int) -> ArgumentType? {
        // The app has to format such a value by itself, as an amount of money.
        if lost.contains(argument) { return .text }
        let isDecimal = decimals.contains(argument) && !texts.contains(argument) && !integers.contains(argument)
        return isDecimal ? .decimal : nil
    }
}

extension Format {
    /// The nearest format that reads an argument as a type; nil where the format itself does.
    func reading(_ type: ArgumentType) -> Format? {
        switch (self, type) {
        case (.text(var field), .integer):
            field.precision = nil
            return .number(NumberFormat(field: field))
        case (.text(var field), .decimal):
            field.precision = nil
            return .number(NumberFormat(notation: .general, field: field))
        case (.text(var field), .character):
            field.precision = nil
            return .character(field)
        case (.number(var number), .integer) where number.notation.isOfDecimals:
            number.notation = .integer
            number.field.precision = nil
            return .number(number)
        case (.number(var number), .decimal) where !number.notation.isOfDecimals:
            number.notation = .fixed
            number.field.precision = .literal(0)
            return .number(number)
        case (.number(let number), .text):
            var field = number.field
            field.precision = nil
            return .text(field)
        default: return nil
        }
    }
}

extension NumberFormat.Notation {
    /// Whether C prints floating-point numbers in the notation.
    var isOfDecimals: Bool {
        switch self {
        case .fixed, .scientific, .general, .hexadecimalFloat: true
        case .integer, .hexadecimal, .octal: false
        }
    }
}

extension Format {
    /// The nearest format without widths, signs and notations; numbers as options of a function, where there are such.
    fileprivate func withoutField(_ supported: Set<Capabilities.FormatKind>) -> Format {
        guard case .number(let number) = self else { return .text(Field()) }
        if number == NumberFormat() { return self }
        if let options = number.options {
            for case .numberOptions(let namespace) in supported {
                let function = Function(namespace: namespace, name: "number", options: options)
                return .functions([function])
            }
        }
        return number.notation == .integer ? .number(NumberFormat()) : .text(Field())
    }
}

extension NumberFormat {
    /// The format as options of ECMA-402's number format; nil where it has none.
    fileprivate var options: [Function.Option]? {
        guard sign == .negative, !isAlternate, !field.isLeftAligned else { return nil }
        var options: [Function.Option] = []
        func add(_ name: String, _ value: Int) { options.append(Function.Option(name: name, value: String(value))) }
        switch (notation, field.width, field.precision, isZeroPadded) {
        case (.integer, nil, nil, _): break
        case (.integer, .literal(let width), nil, true), (.integer, nil, .literal(let width), _):
            add("minimumIntegerDigits", width)
        case (.fixed, nil, let precision, _):
            var digits = 6
            if case .literal(let own)? = precision { digits = own } else if precision != nil { return nil }
            add("minimumFractionDigits", digits)
            add("maximumFractionDigits", digits)
        default: return nil
        }
        if !isGrouped { options.append(Function.Option(name: "useGrouping", value: "false")) }
        return options
    }
}

extension Function {
    /// What printf has for a number that is formatted by options of ECMA-402: fractions of a fixed number of digits where
    /// there may be fewer; nil where it has nothing.
    fileprivate var numberFormat: NumberFormat? {
        guard name.lowercased() == "number" else { return nil }
        var number = NumberFormat(isGrouped: true)
        var fraction: (least: Int?, most: Int?)
        var whole = 1
        for option in options {
            switch (option.name, Int(option.value)) {
            case ("useGrouping", _) where ["true", "false"].contains(option.value):
                number.isGrouped = option.value == "true"
            case ("minimumIntegerDigits", let digits?) where (1...21).contains(digits): whole = digits
            case ("minimumFractionDigits", let digits?) where (0...100).contains(digits): fraction.least = digits
            case ("maximumFractionDigits", let digits?) where (0...100).contains(digits): fraction.most = digits
            default: return nil
            }
        }
        if let least = fraction.least, let most = fraction.most, least > most { return nil }
        if let digits = fraction.least.flatMap({ $0 > 0 ? $0 : nil }) ?? fraction.most {
            number.notation = .fixed
            number.field.precision = .literal(digits)
        }
        if whole > 1 {
            var width = whole
            if case .literal(let digits)? = number.field.precision, digits > 0 { width += 1 + digits }
            number.field.width = .literal(width)
            number.isZeroPadded = true
        }
        return number
    }
}

extension Pattern {
    /// Whether some argument is shown in a way that a target has not.
    func hasFormat(beyond supported: Set<Capabilities.FormatKind>) -> Bool {
        contains { element in
            guard case .placeholder(let placeholder) = element else { return false }
            return placeholder.format.adapted(to: supported) != placeholder.format
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
            guard let tags = markup.kind.tags else { return content }
            if content.isEmpty { return Pattern(tags.empty) }
            var result = Pattern(tags.start)
            result.append(content)
            result.append(.text(tags.end))
            return result
        }
    }

    /// The pattern with the tags of some elements as these; nil if not all that look like tags are such, have their
    /// counterparts and something between them.
    func readingTags(of kinds: [Markup.Kind]) -> Pattern? {
        let tags = kinds.compactMap { kind in kind.tags.map { (kind, $0) } }
        var open: [(kind: Markup.Kind, end: String, outer: Pattern)] = []
        var result = Pattern()
        var size = 0
        for element in elements {
            switch element {
            case .text(let text):
                var rest = text.utf8[...]
                // The time for what follows grows with the square of the number of elements.
                size += rest.count
                if size > 1 << 15 { return nil }
                while !rest.isEmpty {
                    if let end = open.last?.end, rest.starts(with: end.utf8) {
                        if result.isEmpty { return nil }
                        rest = rest.dropFirst(end.utf8.count)
                        let content = result
                        // Nothing else holds what is around, which so grows in place.
                        result = Pattern()
                        swap(&result, &open[open.count - 1].outer)
                        result.append(.markup(Markup(open.removeLast().kind, content)))
                        continue
                    }
                    if let (kind, tags) = tags.first(where: { rest.starts(with: $1.start.utf8) }) {
                        rest = rest.dropFirst(tags.start.utf8.count)
                        if open.count == Self.maximumDepth / 2 { return nil }
                        open.append((kind, tags.end, result))
                        result = Pattern()
                    } else if let (kind, tags) = tags.first(where: { rest.starts(with: $1.empty.utf8) }) {
                        rest = rest.dropFirst(tags.empty.utf8.count)
                        result.append(.markup(Markup(kind, Pattern())))
                    } else if rest.beginsTag {
                        return nil
                    } else {
                        let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
                        result.append(.text(String(decoding: rest[..<end], as: UTF8.self)))
                        rest = rest[end...]
                    }
                }
            case .select(var select):
                for index in select.variants.indices {
                    guard let pattern = select.variants[index].pattern.readingTags(of: kinds) else { return nil }
                    select.variants[index].pattern = pattern
                }
                result.append(.select(select))
            case .placeholder, .reference, .markup: result.append(element)
            }
        }
        return open.isEmpty ? result : nil
    }
}

extension Substring.UTF8View {
    /// Whether it begins as tags do.
    fileprivate var beginsTag: Bool {
        guard first == UInt8(ascii: "<"), let next = dropFirst().first else { return false }
        return next == UInt8(ascii: "/") || Unicode.Scalar(next).properties.isAlphabetic
    }
}

extension Markup.Kind {
    /// How an element is written: around what stands in it, and where nothing does; nil for other spans.
    fileprivate var tags: (start: String, end: String, empty: String)? {
        guard case .element(let name, let attributes) = self else { return nil }
        let start = attributes.reduce("<" + name) { text, attribute in
            text + " \(attribute.name)=\"\(attribute.value.replacing("\"", with: "&quot;"))\""
        }
        return (start + ">", "</\(name)>", start + "/>")
    }
}
