import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// With which arguments an entry is asked for.
struct ArgumentPlan: Sendable, Hashable {
    let arguments: [Argument]

    /// The arguments that number selects look at.
    private(set) var selecting: OrderedSet<Int> = []

    /// The domain of each argument's numbers, by index.
    private(set) var domains: [NumberDomain] = []

    /// The arguments that give a width or precision.
    private(set) var sizes: Set<Int> = []

    /// The arguments whose texts stand in fields, which only short ones don't fill.
    private(set) var fields: Set<Int> = []

    /// The words that text selects look for, by the argument's index.
    private(set) var texts: OrderedDictionary<Int, [String]> = [:]

    /// The conditions on words that are more than a text, by the argument's index.
    private(set) var wordSides: OrderedDictionary<Int, OrderedSet<Decision.Side>> = [:]

    /// The arguments that an app may leave out.
    private(set) var optional: Set<Int> = []

    private(set) var widths: OrderedSet<Int> = []
    private(set) var devices: OrderedSet<String> = []
    private(set) var products: OrderedSet<String> = []

    /// The conditions on numbers beside the languages' own categories, by the language of the message.
    private var sides: OrderedDictionary<LanguageTag, OrderedSet<Decision.Side>> = [:]

    /// The languages whose texts a user of each language may be shown beside that language's own.
    private var nextLanguages: [LanguageTag: OrderedSet<LanguageTag>] = [:]

    /// How categories read numbers.
    private var readings: OrderedSet<Reading> = [.decimal]
    private var hasOrdinals = false

    /// Whether there is only one way to ask.
    var isTrivial: Bool {
        arguments.isEmpty && widths.isEmpty && devices.isEmpty && products.isEmpty && selecting.isEmpty
    }

    /// Whether numbers choose among texts.
    var choosesByNumber: Bool { !selecting.isEmpty }

    /// Whether the target's calls all pass a number where a text shows one.
    private let passesNumbers: Bool

    /// Looks at an entry, at those that it refers to in a catalogue, and at what the target makes of it.
    init(
        arguments: [Argument],
        key: Key,
        entry: Entry,
        in catalog: Catalog,
        targets: [Entry],
        passesNumbers: Bool = false
    ) {
        self.arguments = arguments
        self.passesNumbers = passesNumbers
        hasOrdinals = key.kind == .ordinal
        domains = arguments.map { NumberDomain(of: $0.type) }
        let own = entry.arguments.map { declared in arguments.firstIndex { $0.isSame(as: declared) } }
        var pending = [SeenEntry(key: nil, entry: entry, indices: own, bound: [])]
        var visited: Set<SeenEntry.Identity> = []
        while let next = pending.popLast(), visited.count < Self.referenceLimit {
            guard visited.insert(next.identity).inserted else { continue }
            add(next)
            addNextLanguages(next.key ?? key, next.entry, besides: key, in: catalog)
            pending += references(from: next, in: catalog)
        }
        // The target's own numbers and widths are tried as well; its arguments are called otherwise.
        var targetChoosesByNumber = false
        for entry in targets {
            entry.forEachSelect { select, language in
                addConditions(of: select, in: language)
                if select.kind == .number { targetChoosesByNumber = true }
            }
        }
        if targetChoosesByNumber, selecting.isEmpty {
            selecting.formUnion(arguments.indices.filter { arguments[$0].type.isNumeric })
        }
    }

    /// An entry, ours or one that it refers to, with the arguments of ours that it means by its own.
    private struct SeenEntry {
        /// Which entry it is, and what its arguments mean.
        struct Identity: Hashable {
            let key: Key?
            let indices: [Int?]
            let bound: Set<Int>
        }

        /// The key; nil for the entry whose plan is made.
        let key: Key?
        let entry: Entry
        let indices: [Int?]

        /// Its own arguments that a reference gives a value: no app that means what it says leaves ours out then.
        let bound: Set<Int>

        var identity: Identity { Identity(key: key, indices: indices, bound: bound) }

        /// The argument of ours that is meant; nil for none.
        func index(of argument: Int) -> Int? { indices[safe: argument] ?? nil }
    }

    /// More entries than this are not followed.
    private static let referenceLimit = 64

    /// The entries that an entry refers to, what is bound being what it is bound to.
    private func references(from seen: SeenEntry, in catalog: Catalog) -> [SeenEntry] {
        var found: [SeenEntry] = []
        seen.entry.forEachElement { element in
            guard case .reference(let reference) = element, case .entry(let key) = reference.target,
                let target = catalog.entries[key]
            else { return }
            var bound: Set<Int> = []
            let indices = target.arguments.enumerated().map { place, declared -> Int? in
                switch declared.name.flatMap({ reference.bindings[$0] }) {
                case .argument(let index)?:
                    bound.insert(place)
                    return seen.index(of: index)
                case .pattern?: return nil
                case nil:
                    if reference.inherited.isEmpty { return nil }
                    return arguments.firstIndex { $0.isSame(as: declared) }
                }
            }
            found.append(SeenEntry(key: key, entry: target, indices: indices, bound: bound))
        }
        return found
    }

    private mutating func add(_ seen: SeenEntry) {
        for (language, message) in seen.entry.messages {
            message.forEachElement { element in
                switch element {
                case .select(let select): add(select, of: seen, in: language)
                case .placeholder(let placeholder):
                    for case .argument(let size) in placeholder.format.sizes {
                        if let index = seen.index(of: size) { sizes.insert(index) }
                    }
                    if case .text(let field) = placeholder.format, field.width != nil,
                        let index = seen.index(of: placeholder.argument)
                    {
                        fields.insert(index)
                    }
                case .text, .reference, .markup: break
                }
            }
        }
    }

    /// Adds the languages whose texts an entry shows where a language leaves numbers out, or one that the asked entry
    /// refers to lacks a text.
    private mutating func addNextLanguages(_ key: Key, _ entry: Entry, besides asked: Key, in catalog: Catalog) {
        let fallback = catalog.fallback(for: key)
        guard fallback.languages != .none, !entry.selectingArguments.isEmpty else { return }
        for language in catalog.tables[key.table]?.languages ?? [] {
            // Which language's message an entry shows that lacks one is known when it is asked for.
            let isLeft =
                entry.messages[language]?.leavesNumbers(in: language, skipsEmpty: fallback.skipsEmpty) ?? (key != asked)
            if !isLeft { continue }
            let others = catalog.languagesAsked(for: key, in: language).filter {
                $0 != language && entry.messages[$0] != nil
            }
            if !others.isEmpty { nextLanguages[language, default: []].formUnion(others) }
        }
    }

    private mutating func add(_ select: Select, of seen: SeenEntry, in language: LanguageTag) {
        addConditions(of: select, in: language)
        guard case .argument(let argument, let reading) = select.selector, let index = seen.index(of: argument) else {
            return
        }
        // A platform that takes whole numbers only can't be asked for others.
        if reading == .integer { domains[index].hasFractions = false }
        var words: [String] = []
        var looksAtNumbers = reading != .text
        for variant in select.variants {
            switch variant.condition {
            case .text(let text):
                if reading == .text, DecimalNumber(text) == nil {
                    words.append(text)
                } else {
                    looksAtNumbers = true
                }
            case .absent:
                let isLeftOut = passesNumbers && select.showsNumberForNone
                if !isLeftOut, !seen.bound.contains(argument) { optional.insert(index) }
            case .number, .rule, .category: looksAtNumbers = true
            case .matches:
                if arguments[index].type == .text {
                    wordSides[index, default: []].append(Decision.Side([variant.condition], reading: .text))
                } else {
                    looksAtNumbers = true
                }
            case .atLeast, .otherwise: break
            }
        }
        for word in words where texts[index]?.contains(word) != true { texts[index, default: []].append(word) }
        if looksAtNumbers || (words.isEmpty && wordSides[index] == nil) { selecting.append(index) }
    }

    private mutating func addConditions(of select: Select, in language: LanguageTag) {
        for variant in select.variants {
            switch (select.selector, variant.condition) {
            case (.width, .atLeast(let width)): widths.append(width)
            case (.environment(.device), .text(let device)): devices.append(device)
            case (.environment(.product), .text(let product)): products.append(product)
            case (.argument(_, let reading), .category(_, let kind)):
                readings.append(reading)
                if kind == .ordinal { hasOrdinals = true }
            case (.argument(_, let reading), .number), (.argument(_, let reading), .rule),
                (.argument(_, let reading), .matches):
                sides[language, default: []].append(Decision.Side([variant.condition], reading: reading))
            case (.argument(_, let reading), .text(let text)) where DecimalNumber(text) != nil:
                sides[language, default: []].append(Decision.Side([variant.condition], reading: reading))
            default: break
            }
        }
    }

    // MARK: Numbers

    /// What is to be known about numbers before the entry can be asked for in a language.
    func question(for argument: Int, in languages: [LanguageTag]) -> NumberChoices.Question {
        let languages = OrderedSet(languages + languages.flatMap { nextLanguages[$0] ?? [] }).elements
        var bits: Int?
        if case .integer(let type)? = arguments[safe: argument]?.type { bits = type.bits }
        return NumberChoices.Question(
            languages: languages,
            sides: languages.reduce(into: []) { $0.formUnion(sides[$1] ?? []) },
            readings: readings,
            domain: domains[safe: argument] ?? .wholeNumbers,
            bits: bits,
            hasOrdinals: hasOrdinals
        )
    }

    func questions(in languages: [LanguageTag]) -> [NumberChoices.Question] {
        selecting.map { question(for: $0, in: languages) }
    }
}

extension Message {
    /// Whether another message may be shown for some numbers.
    fileprivate func leavesNumbers(in language: LanguageTag, skipsEmpty: Bool) -> Bool {
        containsPattern { pattern in
            if skipsEmpty, pattern.elements.isEmpty { return true }
            return pattern.selects.contains { select in
                select.kind == .number && select.mayLeaveNumbers(in: language)
                    || skipsEmpty && select.variants.contains { $0.pattern.elements.isEmpty }
            }
        }
    }
}

extension Entry {
    /// Calls a function for every select in any message, with the message's language.
    fileprivate func forEachSelect(_ body: (Select, LanguageTag) -> Void) {
        for (language, message) in messages {
            message.forEachElement { if case .select(let select) = $0 { body(select, language) } }
        }
    }
}
