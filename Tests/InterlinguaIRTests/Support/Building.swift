import InterlinguaIR

extension Pattern: ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    init(arrayLiteral elements: Element...) { self.init(elements) }
    init(stringLiteral text: String) { self.init(text) }
}

extension Element: ExpressibleByStringLiteral {
    init(stringLiteral text: String) { self = .text(text) }
}

/// `%d` of an argument, by index.
func integer(_ argument: Int) -> Element {
    .placeholder(Placeholder(argument: argument, format: .number(NumberFormat())))
}

/// `%@` of an argument, by index.
func text(_ argument: Int) -> Element { .placeholder(Placeholder(argument: argument)) }

/// `%.1f` of an argument, by index.
func fixed(_ argument: Int, _ precision: Int) -> Element {
    let format = NumberFormat(notation: .fixed, field: Field(precision: .literal(precision)))
    return .placeholder(Placeholder(argument: argument, format: .number(format)))
}

/// `%g` of an argument, by index.
func general(_ argument: Int) -> Element {
    .placeholder(Placeholder(argument: argument, format: .number(NumberFormat(notation: .general))))
}

/// A select; the conditions are read by ``condition(_:)``.
func select(
    _ argument: Int,
    reading: Reading = .decimal,
    name: String? = nil,
    _ variants: KeyValuePairs<String, Pattern>
) -> Element {
    select(by: .argument(argument, reading), name: name, variants)
}

/// A select on something else than an argument.
func select(by selector: Selector, name: String? = nil, _ variants: KeyValuePairs<String, Pattern>) -> Element {
    .select(Select(selector, variants: variants.map { Variant(condition($0.key), $0.value) }, name: name))
}

/// Reads a condition: `one` a cardinal category, `ordinal few`, `category other` against `other` which is otherwise,
/// `=0`, `(1,4]`, `rule n = 1`, `text male`, `/^[2-4]$/`, `>=120`, `absent`.
func condition(_ text: String) -> Condition {
    if text == "other" || text == "otherwise" { return .otherwise }
    if text == "absent" { return .absent }
    if let category = PluralCategory(rawValue: text) { return .category(category, .cardinal) }
    if let number = text.hasPrefix("=") ? DecimalNumber(String(text.dropFirst())) : nil {
        return .number(.exactly(number))
    }
    if text.hasPrefix("/") { return .matches(RegularExpression(String(text.dropFirst().dropLast()))) }
    if text.hasPrefix(">=") { return .atLeast(Int(text.dropFirst(2)) ?? 0) }
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    if parts.count == 2 {
        switch parts[0] {
        case "category": if let category = PluralCategory(rawValue: parts[1]) { return .category(category, .cardinal) }
        case "ordinal": if let category = PluralCategory(rawValue: parts[1]) { return .category(category, .ordinal) }
        case "rule": if let rule = PluralRule(parts[1]) { return .rule(rule) }
        case "text": return .text(parts[1])
        default: break
        }
    }
    let bounds = text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
    if bounds.count == 2, let first = text.first, let last = text.last, "[(".contains(first), "])".contains(last) {
        func bound(_ text: Substring, _ isInclusive: Bool) -> NumberRange.Bound? {
            DecimalNumber(String(text)).map { NumberRange.Bound($0, isInclusive: isInclusive) }
        }
        return .number(NumberRange(lower: bound(bounds[0], first == "["), upper: bound(bounds[1], last == "]")))
    }
    preconditionFailure("\(text) is no condition")
}

/// A catalogue of entries in one table.
func catalog(
    _ entries: KeyValuePairs<String, Entry>,
    source: String = "en",
    fallback: Fallback = Fallback()
) -> Catalog {
    var catalog = Catalog(sourceLanguage: language(source), tables: ["": Table(fallback: fallback)])
    for (key, entry) in entries { catalog.entries[Key(key)] = entry }
    return catalog
}

/// An entry without arguments.
func entry(_ messages: KeyValuePairs<String, Pattern>) -> Entry { entry([Argument](), messages) }

/// An entry with arguments at the positions 1, 2, 3 … of these types.
func entry(_ types: [ArgumentType], _ messages: KeyValuePairs<String, Pattern>) -> Entry {
    let arguments = types.enumerated().map { Argument(position: $0.offset + 1, type: $0.element) }
    return entry(arguments, messages)
}

/// An entry with these arguments.
func entry(_ arguments: [Argument], _ messages: KeyValuePairs<String, Pattern>) -> Entry {
    var entry = Entry(arguments: arguments)
    for (tag, pattern) in messages { entry.messages[language(tag)] = Message(pattern) }
    return entry
}

let int32 = ArgumentType.integer(IntegerType(bits: 32))
