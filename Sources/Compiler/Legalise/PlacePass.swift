import InterlinguaIR
import InterlinguaPlatforms

/// Brings selects to where the target has them: around whole messages, split over parts where there are several.
struct PlacePass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        let placement = SelectPlacer(for: state)
        state.replaceEntries(having: [.numberSelects, .otherSelects]) { state, working in
            placement.isPlaced(working) ? nil : placement.place(working, &state)
        }
    }
}

/// Splits one entry until each part has its selects where the target has them.
struct SelectPlacer: Sendable {
    let target: Capabilities

    /// The language whose names and order of arguments count.
    let sourceLanguage: LanguageTag

    /// The target's forms in each language.
    private let plurals: [LanguageTag: LanguagePlurals]

    /// The entries that order by number beside others of the same name that count.
    let ordinalsBesideCardinals: Set<Key>

    /// A product of more forms than this is not written out.
    static let productLimit = 36

    init(for state: LegalisationState) {
        target = state.target
        sourceLanguage = state.sourceLanguage
        let ordinals = Set(state.entries.lazy.map(\.key).filter { $0.kind == .ordinal })
        ordinalsBesideCardinals =
            ordinals.isEmpty
            ? []
            : Set(
                state.entries.lazy.map(\.key).filter { $0.kind != .ordinal }
                    .map { Key(table: $0.table, kind: .ordinal, path: $0.path) }
            ).intersection(ordinals)
        let forms = state.target.forms
        plurals = LanguagePlurals.table(for: state.tables.values.flatMap(\.languages) + [state.sourceLanguage]) {
            forms?($0, $1) ?? []
        }
    }

    /// The target's forms in a language; empty where it takes any conditions.
    func forms(_ language: LanguageTag, _ kind: PluralKind = .cardinal) -> [Capabilities.Form] {
        guard let forms = target.forms else { return [] }
        return (plurals[language] ?? LanguagePlurals(language, forms))[kind].forms
    }

    /// Whether categories of ordinal numbers can stand in a message.
    var hasOrdinals: Bool { target.forms.map { !$0(sourceLanguage, .ordinal).isEmpty } ?? true }

    // MARK: What is there

    /// Whether an entry is in the target's shape already, as nearly all are.
    func isPlaced(_ working: WorkingEntry) -> Bool {
        let entry = working.entry
        if working.features.contains(.absentVariants), needsSplit(ofAbsent: entry) { return false }
        if working.features.contains(.ordinals), !hasOrdinals { return false }
        if target.forms == nil, hasOneSelect(entry) { return true }
        let levels = levels(of: working)
        let numbers = selectingArguments(of: entry)
        if target.selects == .manyAnywhere {
            if levels.isEmpty { return true }
        } else if numbers.count > 1 || isComposed(levels) {
            return false
        }
        for (language, message) in entry.messages {
            let hoisting = hoisting(language, entry)
            let isInPlace = !message.containsPattern { pattern in
                if target.selects == .manyAnywhere {
                    return hoisting.hoisted(pattern, around: levels) != pattern
                }
                return !hoisting.isHoisted(pattern, around: levels)
                    || target.exactNumbers != .none && !hoisting.exactNumbers(in: pattern).isEmpty
            }
            if !isInPlace { return false }
        }
        return true
    }

    /// Whether every message is one select on the same argument, by words or by numbers, around texts by width at most.
    private func hasOneSelect(_ entry: Entry) -> Bool {
        var argument: Int?
        for message in entry.messages.values {
            for pattern in message.patterns where !pattern.isPlainText {
                guard let select = pattern.onlySelect,
                    case .argument(let own, target.reading) = select.selector, argument == nil || argument == own
                else { return false }
                argument = own
                for variant in select.variants {
                    let inner = variant.pattern.selects
                    guard inner.allSatisfy({ $0.selector == .width }),
                        inner.isEmpty || variant.pattern.onlyElement != nil
                    else { return false }
                }
            }
        }
        return argument != nil
    }

    /// The selects that are to stand around the messages of an entry, from the outside in.
    func levels(of working: WorkingEntry) -> [SelectHoisting.Level] {
        let choosers = working.features.contains(.otherSelects) ? Chooser.choosers(in: working.entry) : []
        let kinds = Set(choosers.map(\.kind))
        let numbers = target.selects == .manyAnywhere ? [] : selectingArguments(of: working.entry)
        let order =
            target.selectors.first { kinds.isSubset(of: $0) && (numbers.isEmpty || $0.contains(.number)) }
            ?? target.selectors.first ?? []
        return order.flatMap { kind -> [SelectHoisting.Level] in
            if kind == .number { return numbers.map { .number($0) } }
            return choosers.filter { $0.kind == kind }.map { .chooser($0) }
        }
    }

    /// Whether the app has to pass several values as one.
    func isComposed(_ levels: [SelectHoisting.Level]) -> Bool {
        guard case .composedAround = target.selects else { return false }
        return levels.count(where: \.isOfArgument) > 1
    }

    /// The arguments that number selects look at, in the order of the source language, then of the others.
    func selectingArguments(of entry: Entry) -> [Int] {
        var arguments: [Int] = []
        func collect(_ element: Element) {
            guard case .select(let select) = element, let argument = select.numberArgument else { return }
            if !arguments.contains(argument) { arguments.append(argument) }
        }
        entry.messages[sourceLanguage]?.forEachElement(collect)
        entry.forEachElement(collect)
        return arguments
    }

    /// What moves the selects of one language's message.
    func hoisting(_ language: LanguageTag, _ entry: Entry) -> SelectHoisting {
        var kind = PluralKind.cardinal
        entry.messages[language]?.forEachElement { element in
            if case .select(let select) = element, select.pluralKind == .ordinal { kind = .ordinal }
        }
        return SelectHoisting(
            language: language,
            forms: forms(language, kind),
            reading: target.reading,
            isComplete: target.selects != .manyAnywhere && !target.optionalCount
        )
    }

    // MARK: What is made of it

    func place(_ working: WorkingEntry, _ state: inout LegalisationState) -> [WorkingEntry] {
        if working.features.contains(.absentVariants), needsSplit(ofAbsent: working.entry) {
            return splitAbsent(working, &state).flatMap { place($0, &state) }
        }
        let working = target.exactNumbers == .none ? working : withoutRepetitions(working, state)
        let numbers = selectingArguments(of: working.entry)
        if target.selects != .manyAnywhere, numbers.count > 1 { return placeNumbers(numbers, working, &state) }
        return finish(hoist(working), &state)
    }

    /// Moves the selects of an entry around its messages, in every language.
    func hoist(_ working: WorkingEntry) -> WorkingEntry {
        let levels = levels(of: working)
        if levels.isEmpty { return working }
        let entry = working.entry.mappingMessages { language, message in
            let hoisting = hoisting(language, working.entry)
            return message.mapPatterns { hoisting.hoisted($0, around: levels) }
        }
        return working.with(entry)
    }

    /// Moves what the target's select can't hold out of an entry with one number.
    private func finish(_ working: WorkingEntry, _ state: inout LegalisationState) -> [WorkingEntry] {
        let levels = levels(of: working)
        if isComposed(levels), case .composedAround(let separator) = target.selects {
            let message = "pass the selector values as one string, separated by “\(separator)”"
            state.reportChangedCall(of: working, message)
        }
        var entries = [working]
        switch target.exactNumbers {
        case .none: break
        case .text where working.isHelper: break
        case .text: entries = entries.map { moveExactNumbersToText($0, &state) }
        case .entries: entries = entries.flatMap { splitExactNumbers($0, &state) }
        }
        if !hasOrdinals { entries = entries.flatMap { splitOrdinals($0, &state) } }
        return entries
    }

    /// Splits an entry with several numbers.
    private func placeNumbers(
        _ numbers: [Int],
        _ working: WorkingEntry,
        _ state: inout LegalisationState
    ) -> [WorkingEntry] {
        var whole = working
        if case .positions = target.arguments { whole = state.assignPositions(to: numbers, in: whole) ?? whole }
        let hasText = whole.features.contains(.otherSelects) && levels(of: whole).contains(where: \.isOfText)
        let numbers = selectingArguments(of: whole.entry)
        let original = whole
        var parts: [WorkingEntry] = []
        if !hasText || target.references.binds {
            for argument in numbers where isSelfContained(argument, in: whole.entry) {
                if target.references.binds { whole = dropExactNumbers(of: argument, in: whole) }
                parts.append(splitSelect(of: argument, from: &whole, taken: parts.map(\.key)))
            }
        }
        if !parts.isEmpty {
            if target.references.binds {
                state.recordRewriting(of: original)
            } else {
                let message = "each number became an entry of its own; pass its text to the entry of the whole sentence"
                state.reportChangedCall(of: original, message, parts: parts)
            }
            return place(whole, &state) + parts.flatMap { finish($0, &state) }
        }
        if case .inPattern(let bindings) = target.references {
            for argument in numbers.dropFirst() { whole = dropExactNumbers(of: argument, in: whole) }
            return placeByReference(numbers, whole, bindings, &state)
        }
        if case .composedAround = target.selects {
            let total = numbers.reduce(1) { $0 * max(1, conditions(of: $1, in: whole.entry).count) }
            if total > Self.productLimit { return decideForOther(numbers, whole, &state) }
            return finish(hoist(whole), &state)
        }
        if !target.appKnowsForms { return decideForOther(numbers, whole, &state) }
        return writeOutProduct(of: numbers, whole, &state)
    }
}

extension SelectHoisting.Level {
    /// Whether a value that the app passes is looked at.
    fileprivate var isOfArgument: Bool {
        switch self {
        case .number: true
        case .chooser(let chooser): chooser.kind == .text
        }
    }

    fileprivate var isOfText: Bool {
        if case .chooser(let chooser) = self { return chooser.kind == .text }
        return false
    }
}

extension Capabilities.ReferenceSupport {
    /// Whether arguments can be bound.
    var binds: Bool {
        if case .inPattern = self { return true }
        return false
    }
}
