import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR

extension ConversionReport {
    /// The version of the report's members.
    static let version = 2

    /// The report as the bytes of a JSON file; members that say nothing are left out.
    ///
    /// `{"version": 2, "from": "apple", "to": "android", "sourceLanguage": "en", "fill": false, "messages": {"kept": 10},
    /// "entries": […], "differences": […]}`. An entry has `key` (its path), `table`, `kind`, `file`, `line`, `column`,
    /// `outcomes` (the languages by outcome) and `call`. `settings` are those of the target's app, as in a configuration.
    /// Differences are those of `verify --json`. A call is a look-up (`name`, `key`, `table`, `kind`, `format`, `number`,
    /// `arguments`, `named`, `value`, and `width` where the app says how much room there is),
    /// `{"items": […]}`, or a choice (`choose`, `when`, `otherwise`). What is passed is an argument of the source, by its
    /// place in the entry's list from 1, a call, null, or a text that the app makes: the values of the components in
    /// `compose` that have one, joined by the `separator`.
    ///
    /// - Parameter places: where sentences stand; nil leaves places out.
    package func json(_ places: DifferencePlaces? = nil) -> [UInt8] {
        var members = [
            JSONMember("version", .number(Self.version)), JSONMember("from", .string(sourceFormat)),
            JSONMember("to", .string(targetFormat)), JSONMember("sourceLanguage", .string(sourceLanguage.name)),
            JSONMember("fill", .boolean(fillsGaps)),
            JSONMember(
                "messages",
                .object(
                    ConversionOutcomes.Outcome.allCases.map { outcome in
                        JSONMember(outcome.rawValue, .number(counts[outcome] ?? 0))
                    }
                )
            ),
        ]
        if !settings.isEmpty { members.append(JSONMember("settings", RuntimeSetting.group(settings).json)) }
        members.append(JSONMember("entries", .array(entries.map(\.json))))
        members.append(JSONMember("differences", .array(differences.map { $0.json(places) })))
        return JSONValue.object(members).bytes()
    }
}

extension ConversionReport.Entry {
    fileprivate var json: JSONValue {
        var members = key.jsonMembers
        if let range { members += range.jsonMembers }
        if !outcomes.isEmpty {
            members.append(
                JSONMember(
                    "outcomes",
                    .object(
                        outcomes.map { outcome, languages in
                            JSONMember(outcome.rawValue, .array(languages.map { .string($0.name) }))
                        }
                    )
                )
            )
        }
        if let call { members.append(JSONMember("call", call.json)) }
        return .object(members)
    }
}

extension Key {
    /// The members that name an entry, the path first.
    var jsonMembers: [JSONMember] {
        var members = [JSONMember("key", .array(path.map { .string($0) }))]
        if !table.isEmpty { members.append(JSONMember("table", .string(table))) }
        if kind != .text { members.append(JSONMember("kind", .string(kind.rawValue))) }
        return members
    }
}

extension Call {
    fileprivate var json: JSONValue {
        switch self {
        case .lookUp(let lookUp):
            var members = [JSONMember("name", .string(lookUp.name))] + lookUp.key.jsonMembers
            if lookUp.isFormat { members.append(JSONMember("format", true)) }
            if let number = lookUp.number { members.append(JSONMember("number", number.json)) }
            if !lookUp.operands.isEmpty { members.append(JSONMember("arguments", .array(lookUp.operands.map(\.json)))) }
            if !lookUp.named.isEmpty {
                let named = lookUp.named.map { JSONMember($0.name, $0.operand.json) }
                members.append(JSONMember("named", .object(named)))
            }
            if let value = lookUp.value { members.append(JSONMember("value", value.json)) }
            if lookUp.passesWidth { members.append(JSONMember("width", true)) }
            return .object(members)
        case .items(let calls): return .object([JSONMember("items", .array(calls.map(\.json)))])
        case .choice(let choice):
            var members = [
                JSONMember("choose", choice.selector.json),
                JSONMember(
                    "when",
                    .array(
                        choice.branches.map { branch in
                            .object([
                                JSONMember("is", .string(branch.condition.reportSpelling)),
                                JSONMember("call", branch.call.json),
                            ])
                        }
                    )
                ),
            ]
            if let otherwise = choice.otherwise { members.append(JSONMember("otherwise", otherwise.json)) }
            return .object(members)
        }
    }
}

extension Call.Operand {
    fileprivate var json: JSONValue {
        switch self {
        case .argument(let index): .number(index + 1)
        case .call(let call): call.json
        case .text(let text): text.json
        case .nothing: .null
        }
    }
}

extension Call.ComposedText {
    fileprivate var json: JSONValue {
        .object([
            JSONMember("compose", .array(components.map { .object($0.jsonMembers) })),
            JSONMember("separator", .string(separator)),
        ])
    }
}

extension Call.ComposedText.Component {
    fileprivate var jsonMembers: [JSONMember] {
        func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
        switch self {
        case .argument(let index): return [JSONMember("argument", .number(index + 1))]
        case .oneOf(let index, let words):
            return [JSONMember("argument", .number(index + 1)), JSONMember("texts", texts(words))]
        case .numbers(let index, let values):
            let list = values.map { value in
                JSONValue.object([
                    JSONMember("is", .string(Condition.number(value.range).reportSpelling)),
                    JSONMember("text", .string(value.value)),
                ])
            }
            return [JSONMember("argument", .number(index + 1)), JSONMember("numbers", .array(list))]
        case .device(let devices): return [JSONMember("device", texts(devices))]
        case .product(let products): return [JSONMember("product", texts(products))]
        case .width(let widths, let widest):
            return [
                JSONMember("width", .array(widths.map { .number($0) })), JSONMember("widest", .number(widest)),
            ]
        }
    }
}

extension Call.Choice.Selector {
    fileprivate var json: JSONValue {
        switch self {
        case .width: "width"
        case .device: "device"
        case .product: "product"
        case .argument(let index): .number(index + 1)
        }
    }
}

extension Condition {
    /// The condition in one text: `category few`, `ordinal few`, `number 0`, `number (1,4]`, `rule n = 1`, `text male`,
    /// `matches ^1$`, `atLeast 60`, `absent`, `otherwise`.
    var reportSpelling: String {
        switch self {
        case .category(let category, .cardinal): "category \(category.rawValue)"
        case .category(let category, .ordinal): "ordinal \(category.rawValue)"
        case .rule(let rule): "rule \(rule)"
        case .number(let range): "number \(range)"
        case .text(let text): "text \(text)"
        case .matches(let expression): "matches \(expression.source)"
        case .atLeast(let width): "atLeast \(width)"
        case .absent: "absent"
        case .otherwise: "otherwise"
        }
    }

    /// Reads a condition that a report spells; nil for what is none.
    init?(reportSpelling spelling: String) {
        let parts = spelling.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        let rest = parts.count > 1 ? String(parts[1]) : ""
        switch parts[0] {
        case "category", "ordinal":
            guard let category = PluralCategory(rawValue: rest) else { return nil }
            self = .category(category, parts[0] == "ordinal" ? .ordinal : .cardinal)
        case "rule":
            guard let rule = try? PluralRule(parsing: rest) else { return nil }
            self = .rule(rule)
        case "number":
            guard let range = NumberRange(reportSpelling: rest) else { return nil }
            self = .number(range)
        case "text": self = .text(rest)
        case "matches": self = .matches(RegularExpression(rest))
        case "atLeast":
            guard let width = Int(rest) else { return nil }
            self = .atLeast(width)
        case "absent": self = .absent
        case "otherwise": self = .otherwise
        default: return nil
        }
    }
}

extension NumberRange {
    /// Reads `0`, `(1,4]`, `[100,)`.
    fileprivate init?(reportSpelling spelling: String) {
        if let number = DecimalNumber(spelling) {
            self = .exactly(number)
            return
        }
        guard let first = spelling.first, let last = spelling.last, spelling.utf8.count >= 3, "[(".contains(first),
            "])".contains(last)
        else { return nil }
        let bounds = spelling.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
        guard bounds.count == 2 else { return nil }
        func bound(_ text: Substring, isInclusive: Bool) -> Bound?? {
            if text.isEmpty { return .some(nil) }
            return DecimalNumber(String(text)).map { .some(Bound($0, isInclusive: isInclusive)) }
        }
        guard let lower = bound(bounds[0], isInclusive: first == "["),
            let upper = bound(bounds[1], isInclusive: last == "]")
        else { return nil }
        self.init(lower: lower, upper: upper)
    }
}
