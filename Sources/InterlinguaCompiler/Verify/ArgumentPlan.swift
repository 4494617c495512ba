import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// With which arguments an entry is asked for.
struct ArgumentPlan: Sendable {
    /// The arguments, by index.
    let arguments: [Argument]

    /// The arguments that number selects look at.
    private(set) var selecting: OrderedSet<Int> = []

    /// The domain of each argument's numbers, by index.
    private var domains: [NumberDomain] = []

    /// The arguments that give a width or precision.
    private var sizes: Set<Int> = []

    /// The words that text selects look for, by the argument's index.
    private var texts: OrderedDictionary<Int, [String]> = [:]
    private var widths: OrderedSet<Int> = []
    private var devices: OrderedSet<String> = []
    private var products: OrderedSet<String> = []

    /// The conditions on numbers beside the languages' own categories, of all languages.
    private var conditions: OrderedSet<Condition> = []
    private var hasOrdinals = false

    /// More combinations of numbers, and of these with widths, devices and products, are not tried.
    private static let combinationLimit = 1_300

    /// Whether there is only one way to ask.
    var isTrivial: Bool {
        arguments.isEmpty && widths.isEmpty && devices.isEmpty && products.isEmpty && selecting.isEmpty
    }

    /// Whether numbers choose among texts.
    var choosesByNumber: Bool { !selecting.isEmpty }

    /// Looks at an entry, at those that it refers to, and at what the target makes of it.
    init(arguments: [Argument], entries: [Entry], targets: [Entry]) {
        self.arguments = arguments
        for entry in entries { add(entry) }
        // The target's own numbers and widths are tried as well; its arguments are called otherwise.
        for entry in targets { addConditions(of: entry) }
        domains = arguments.map { NumberDomain(of: $0.type) }
        for entry in entries { restrictDomains(by: entry) }
    }

    /// The argument of ours that an entry, which may be another one that ours refers to, means by an index.
    private func index(of argument: Int, in entry: Entry) -> Int? {
        guard let declared = entry.arguments[safe: argument] else { return nil }
        return arguments.firstIndex { $0.isSame(as: declared) }
    }

    private mutating func add(_ entry: Entry) {
        for message in entry.messages.values {
            for pattern in message.patterns where pattern.plainText == nil {
                pattern.forEachElement { element in
                    switch element {
                    case .select(let select): add(select, of: entry)
                    case .placeholder(let placeholder):
                        for case .argument(let size) in placeholder.format.sizes {
                            if let index = index(of: size, in: entry) { sizes.insert(index) }
                        }
                    case .text, .reference, .markup: break
                    }
                }
            }
        }
    }

    private mutating func add(_ select: Select, of entry: Entry) {
        addConditions(of: select)
        guard case .argument(let argument, let reading) = select.selector, let index = index(of: argument, in: entry)
        else { return }
        let words = select.variants.compactMap { variant -> String? in
            if case .text(let text) = variant.condition { return text }
            return nil
        }
        if reading == .text, !words.isEmpty, words.contains(where: { DecimalNumber($0) == nil }) {
            for word in words where texts[index]?.contains(word) != true { texts[index, default: []].append(word) }
        } else {
            selecting.append(index)
        }
    }

    private mutating func addConditions(of entry: Entry) {
        for message in entry.messages.values {
            for pattern in message.patterns where pattern.plainText == nil {
                pattern.forEachElement { if case .select(let select) = $0 { addConditions(of: select) } }
            }
        }
    }

    private mutating func addConditions(of select: Select) {
        for variant in select.variants {
            switch (select.selector, variant.condition) {
            case (.width, .atLeast(let width)): widths.append(width)
            case (.environment(.device), .text(let device)): devices.append(device)
            case (.environment(.product), .text(let product)): products.append(product)
            case (.argument, .category(_, .ordinal)): hasOrdinals = true
            case (.argument, .number), (.argument, .rule), (.argument, .matches), (.argument, .text):
                conditions.append(variant.condition)
            default: break
            }
        }
    }

    /// A platform that takes whole numbers only can't be asked for others.
    private mutating func restrictDomains(by entry: Entry) {
        for message in entry.messages.values {
            for pattern in message.patterns where pattern.plainText == nil {
                pattern.forEachElement { element in
                    guard case .select(let select) = element, case .argument(let argument, .integer) = select.selector,
                        let index = index(of: argument, in: entry)
                    else { return }
                    domains[index].hasFractions = false
                }
            }
        }
    }

    // MARK: Numbers

    /// What is to be known about numbers before the entry can be asked for in a language.
    func question(for argument: Int, in languages: [LanguageTag]) -> NumberChoices.Question {
        NumberChoices.Question(
            languages: languages,
            conditions: Array(conditions),
            domain: domains[safe: argument] ?? .wholeNumbers,
            hasOrdinals: hasOrdinals
        )
    }

    /// All questions for some languages.
    func questions(in languages: [LanguageTag]) -> [NumberChoices.Question] {
        selecting.map { question(for: $0, in: languages) }
    }

    // MARK: Arguments

    /// What is passed, the smallest numbers first.
    func callArguments(in languages: [LanguageTag], _ numbers: NumberChoices) -> [CallArguments] {
        var result = values(in: languages, numbers).map { CallArguments($0) }
        vary(\.width, by: widths.flatMap { [$0 > 0 ? $0 - 1 : 0, $0, $0 == .max ? $0 : $0 + 1] }, &result)
        vary(\.device, by: devices.elements + (devices.isEmpty ? [] : ["unknown"]), &result)
        vary(\.product, by: products.elements, &result)
        return result
    }

    private func vary<Value>(
        _ member: WritableKeyPath<CallArguments, Value?>,
        by choices: [Value],
        _ arguments: inout [CallArguments]
    ) {
        guard !choices.isEmpty, let first = arguments.first else { return }
        let all = arguments.count * (choices.count + 1) <= Self.combinationLimit ? arguments : [first]
        for choice in choices {
            for var varied in all {
                varied[keyPath: member] = choice
                arguments.append(varied)
            }
        }
    }

    private func values(in languages: [LanguageTag], _ numbers: NumberChoices) -> [[ArgumentValue]] {
        if arguments.isEmpty { return [[]] }
        let variety = arguments.indices.map { self.variety(ofArgument: $0) }
        let base: [[ArgumentValue]] = (0..<(variety.map(\.count).max() ?? 1)).map { step in
            variety.map { choices in choices[step % choices.count] }
        }
        let own = selecting.map { argument in
            (argument, numbers.numbers(for: question(for: argument, in: languages)))
        }
        if own.isEmpty { return base }
        var result: [[ArgumentValue]] = []
        if own.count > 1 {
            // Together only small whole numbers of each class, as far as there are not too many combinations.
            let small = own.map { argument, numbers in
                (argument, numbers.filter { $0.isWhole && !$0.isNegative })
            }
            if small.reduce(1, { min($0 * $1.1.count, .max / 1_000_000) }) <= Self.combinationLimit {
                result = [base[0]]
                for (argument, numbers) in small {
                    result = result.flatMap { values in
                        numbers.map { number in
                            var changed = values
                            changed[argument] = .number(number)
                            return changed
                        }
                    }
                }
            }
        }
        for (place, (argument, numbers)) in own.enumerated() {
            for (step, number) in numbers.enumerated() {
                var values = base[step % base.count]
                for (other, others) in own where other != argument {
                    // Others stand at 2, 5 and 1 in turn, so that their texts differ too.
                    let fixed = [2, 5, 1][(step + place) % 3]
                    values[other] = .number(others.contains(DecimalNumber(fixed)) ? fixed : 2)
                }
                values[argument] = .number(number)
                result.append(values)
            }
        }
        return result
    }

    /// Values for an argument that does not select; no two arguments have the same ones.
    private func variety(ofArgument index: Int) -> [ArgumentValue] {
        if sizes.contains(index) { return [.number(5 + index), .number(3)] }
        if let words = texts[index] { return words.map { .text($0) } + [.text("unknown")] }
        func number(_ text: String) -> ArgumentValue { .number(DecimalNumber(text) ?? .zero) }
        switch arguments[index].type {
        case .integer(let type):
            let largest: [Int: String] = [
                8: type.isSigned ? "12" : "25", 16: type.isSigned ? "3276" : "6553",
                32: type.isSigned ? "214748364" : "429496729",
                64: type.isSigned ? "922337203685477580" : "1844674407370955161",
            ]
            let last = String(min(index, type.isSigned ? 7 : 5))
            return [.number(40 + index), .number(0)] + (type.isSigned ? [.number(-5 - index)] : [])
                + [number((largest[type.bits] ?? "12") + last)]
        case .number: return [.number(40 + index), .number(0), .number(-5 - index), .number(1_234_567 + index)]
        case .decimal:
            return [
                number("\(2 + index).7182"), .number(0), number("-\(3 + index).1416"), number("1234567.891"),
                number("0.5"), .number(3 + index),
            ]
        case .character: return [.text(String(UnicodeScalar(UInt8(truncatingIfNeeded: 65 + index % 26))))]
        case .date: return [.date("date \(index + 1)")]
        case .list: return [.list([.text("item 1"), .text("item 2")])]
        case .any, .text: return [0, 1].map { SentinelText.value($0, ofArgument: index) }
        }
    }
}
