import InterlinguaIR
import InterlinguaSemantics

/// What a message shows, for people who look through a project.
struct MessageSamples {
    /// A rendered text and what it is shown for.
    struct Sample {
        /// The numbers, texts and facts about the device that choose it, such as `5` or `5, male`; empty where none does.
        var label: String

        /// Why a number chooses it; nil for others.
        var reason: String?

        var text: String
    }

    private let renderer: Renderer

    init(_ catalog: Catalog) { renderer = Renderer(catalog) }

    /// The most samples of a message: choices of several values each multiply.
    static let limit = 60

    /// One text for a plain message; for others one for each way in which numbers of the list, texts, widths and devices
    /// choose.
    func samples(of message: Message, _ entry: Entry, in language: LanguageTag) -> [Sample] {
        let choices = Self.choices(of: message)
        let chosen = Set(choices.map(\.selector))
        let spelled = message.replacing { element in
            guard case .placeholder(let placeholder) = element, !chosen.contains(.argument(placeholder.argument))
            else {
                return nil
            }
            return Pattern([.text("{\(Self.name(of: placeholder.argument, entry))}")])
        }
        return Self.combinations(choices, in: language).compactMap { values in
            guard let text = renderer.render(spelled, of: entry, in: language, context(values, entry))?.shown else {
                return nil
            }
            let reasons = choices.compactMap { $0.reason(for: values[$0.selector] ?? nil, in: language) }
            let label = choices.compactMap { values[$0.selector] ?? nil }.joined(separator: ", ")
            return Sample(label: label, reason: reasons.isEmpty ? nil : reasons.joined(separator: "; "), text: text)
        }
    }

    private func context(_ values: [Choice.Selector: String?], _ entry: Entry) -> RenderingContext {
        let arguments = entry.arguments.indices.map { index -> ArgumentValue in
            guard let value = values[.argument(index)] ?? nil else { return .absent }
            return DecimalNumber(value).map { .number($0) } ?? .text(value)
        }
        return RenderingContext(
            arguments,
            width: (values[.width] ?? nil).flatMap { Int($0) },
            device: values[.environment(.device)] ?? nil,
            product: values[.environment(.product)] ?? nil
        )
    }

    private static func name(of argument: Int, _ entry: Entry) -> String {
        guard entry.arguments.indices.contains(argument) else { return "?" }
        let declared = entry.arguments[argument]
        return declared.name ?? declared.position.map(String.init) ?? "?"
    }

    // MARK: Choices

    private static func choices(of message: Message) -> [Choice] {
        var choices: [Choice] = []
        message.forEachElement { element in
            guard case .select(let select) = element else { return }
            let selector = Choice.Selector(select.selector)
            if let known = choices.firstIndex(where: { $0.selector == selector }) {
                choices[known].selects.append(select)
            } else {
                choices.append(Choice(selector: selector, selects: [select]))
            }
        }
        return choices
    }

    /// Every value of a choice with every one of the others, the last one's values turning first.
    private static func combinations(_ choices: [Choice], in language: LanguageTag) -> [[Choice.Selector: String?]] {
        var combinations: [[Choice.Selector: String?]] = [[:]]
        for choice in choices {
            let values = choice.values(in: language, besidesZero: choices.count == 1)
            combinations = combinations.flatMap { known in
                values.map { value in known.merging([choice.selector: value]) { $1 } }
            }
            combinations = Array(combinations.prefix(limit))
        }
        return combinations
    }
}

/// All that one number, text or fact about the device chooses in a message.
private struct Choice {
    enum Selector: Hashable {
        case argument(Int)
        case width
        case environment(Environment)

        init(_ selector: InterlinguaIR.Selector) {
            switch selector {
            case .argument(let index, _): self = .argument(index)
            case .width: self = .width
            case .environment(let environment): self = .environment(environment)
            }
        }
    }

    /// Numbers beside 0 that languages tell apart.
    private static let numbers = ["1", "2", "3", "5", "11", "21", "100", "1.5", "1000000"]

    let selector: Selector
    var selects: [Select]

    /// One value for each way of choosing; nil is for a value that no variant names.
    ///
    /// - Parameter besidesZero: whether 0 is one more, and stands for no other number; else others stand for it.
    func values(in language: LanguageTag, besidesZero: Bool) -> [String?] {
        let conditions = selects.flatMap { $0.variants.map(\.condition) }
        let numbers = besidesZero ? ["0"] + Self.numbers : Self.numbers + ["0"]
        var values: [String?] = conditions.contains(where: \.looksAtNumbers) ? numbers : []
        let isByNumber = !values.isEmpty
        for condition in conditions {
            guard values.count < MessageSamples.limit, let own = condition.onlyValue, !values.contains(own) else {
                continue
            }
            values.append(own)
        }
        if !isByNumber || conditions.contains(.absent) { values.append(nil) }
        var known: Set<[Int?]> = []
        return values.filter { value in
            besidesZero && value == "0" || known.insert(selects.map { $0.place(for: value, in: language) }).inserted
        }
    }

    /// The plural form that a number gets, and why; nil for others.
    func reason(for value: String?, in language: LanguageTag) -> String? {
        guard let number = value.flatMap({ DecimalNumber($0) }) else { return nil }
        for select in selects {
            guard let place = select.place(for: value, in: language) else { continue }
            let categories = select.variants.lazy.compactMap(\.condition.pluralKind)
            guard let kind = categories.first else { continue }
            let condition = select.variants[place].condition
            guard condition == .otherwise || condition.pluralKind != nil else { continue }
            guard case .argument(_, let reading) = select.selector else { continue }
            let operands = PluralOperands(number, reading: reading)
            let rules = PluralRules.rules(for: language, kind: kind)
            return "\(rules.category(of: operands).rawValue): \(rules.reason(for: operands))"
        }
        return nil
    }
}

extension Select {
    /// The variant that a value gets; nil if none does.
    fileprivate func place(for value: String?, in language: LanguageTag) -> Int? {
        variants.firstIndex { $0.condition != .otherwise && holds($0.condition, for: value, in: language) }
            ?? variants.firstIndex { $0.condition == .otherwise }
    }

    private func holds(_ condition: Condition, for value: String?, in language: LanguageTag) -> Bool {
        switch condition {
        case .absent: return value == nil
        case .atLeast(let width): return value.flatMap { Int($0) }.map { $0 >= width } ?? true
        default: break
        }
        guard let value else { return false }
        guard case .argument(_, let reading) = selector, reading != .text, let number = DecimalNumber(value) else {
            return condition.holds(forText: value, language: language) ?? false
        }
        return condition.holds(for: number, read: reading, language: language)
    }
}

extension Condition {
    fileprivate var looksAtNumbers: Bool {
        switch self {
        case .category, .rule, .number, .matches: true
        case .text, .atLeast, .absent, .otherwise: false
        }
    }

    /// The value that it asks for; nil where several do.
    fileprivate var onlyValue: String? {
        switch self {
        case .text(let text): text
        case .atLeast(let width): String(width)
        case .number(let range): (range.onlyNumber ?? range.lower?.value ?? range.upper?.value)?.description
        case .category, .rule, .matches, .absent, .otherwise: nil
        }
    }

    fileprivate var pluralKind: PluralKind? {
        if case .category(_, let kind) = self { return kind }
        return nil
    }
}
