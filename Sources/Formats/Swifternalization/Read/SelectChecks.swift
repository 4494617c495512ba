import InterlinguaIR

/// Finds what the library leaves to chance, and numbers for which it shows the key.
struct SelectChecks {
    private(set) var diagnostics: [Diagnostic] = []

    /// Which conditions of a list hold together, and the smallest number for which none does.
    private struct Outcome {
        var overlaps: [Decision.Overlap] = []
        var gap: String?
    }

    /// More conditions in one select are not compared with each other.
    private static let conditionLimit = 40

    /// So many states of automata are looked at for one folder; real projects take some thousands.
    private var budget = 1_000_000

    private var outcomes: [[Condition]: Outcome?] = [:]
    private let anyLanguage = LanguageTag.undetermined

    /// Looks at all entries of a folder.
    mutating func check(_ entries: [(key: Key, entry: Entry)]) {
        for (key, entry) in entries {
            for (language, message) in entry.messages {
                guard case .pattern(let pattern) = message.content, case .select(let select)? = pattern.elements.first
                else { continue }
                if case .argument(let index, _) = select.selector {
                    let type = entry.arguments.indices.contains(index) ? entry.arguments[index].type : .any
                    check(select, type, message, name: key.name, language)
                    if message.state == .inherited { continue }
                    for variant in select.variants {
                        if case .select(let inner)? = variant.pattern.elements.first { checkWidths(inner) }
                    }
                } else if message.state != .inherited {
                    checkWidths(select)
                }
            }
        }
    }

    // MARK: Expressions

    private mutating func check(
        _ select: Select,
        _ type: ArgumentType,
        _ message: Message,
        name: String,
        _ language: LanguageTag
    ) {
        let conditions = select.variants.map(\.condition)
        let outcome: Outcome
        if let known = outcomes[conditions] {
            guard let known else { return }
            outcome = known
        } else {
            let found = decide(conditions, type)
            outcomes[conditions] = .some(found)
            guard let found else {
                let note =
                    "“\(name)” has expressions that are not compared with each other; some may match the same values"
                diagnostics.append(Diagnostic(.note, .uncheckedExpressions, note, at: message.origin.range))
                return
            }
            outcome = found
        }
        let inherited = message.state == .inherited ? " in “\(language)”" : ""
        for overlap in outcome.overlaps where select.variants.indices.contains(overlap.second) {
            let first = select.variants[overlap.first]
            let second = select.variants[overlap.second]
            if first.pattern == second.pattern { continue }
            let text =
                "“\(second.spelling ?? "")” and “\(first.spelling ?? "")” both match “\(overlap.smallest)”\(inherited), and the library shows either text"
            let note = Diagnostic.Note("the other one is here", at: first.origin.range)
            let place = second.origin.range
            diagnostics.append(Diagnostic(.warning, .overlappingExpressions, text, at: place, notes: [note]))
        }
        if let gap = outcome.gap {
            let text = "no expression of “\(name)” matches \(gap)\(inherited); the library shows the key"
            diagnostics.append(Diagnostic(.warning, .uncoveredNumber, text, at: message.origin.range))
        }
    }

    /// What is to be known of a list; nil where it is too much to find out.
    private mutating func decide(_ conditions: [Condition], _ type: ArgumentType) -> Outcome? {
        guard conditions.count <= Self.conditionLimit, budget > 0 else { return nil }
        let isOfWords = type == .text
        let question = Decision.overlapQuestion(
            anyLanguage,
            conditions,
            reading: .text,
            domain: isOfWords ? .words : .numbers(.wholeNumbers)
        )
        let decision: Decision
        do {
            decision = try Decision(question)
        } catch {
            // What is refused at once costs nothing.
            if error == .tooManyStates || error == .tooLarge { budget -= 200_000 }
            return nil
        }
        budget -= decision.stateCount
        var outcome = Outcome(overlaps: decision.overlaps)
        let isUncovered = { (values: Decision.Class) in values.choices.allSatisfy { $0 == nil } }
        // What holds for no number at all is for words.
        if !isOfWords, decision.classes.contains(where: { !isUncovered($0) }) {
            outcome.gap = decision.classes.first(where: isUncovered)?.smallest
        }
        return outcome
    }

    // MARK: Widths

    private mutating func checkWidths(_ select: Select) {
        guard case .width = select.selector, let last = select.variants.last,
            case .atLeast(let smallest) = last.condition, smallest > 0,
            select.variants.contains(where: { $0.pattern != last.pattern })
        else { return }
        let message =
            "below width \(smallest), and without a width, the library shows an arbitrary variant; name the smallest “@0”"
        diagnostics.append(Diagnostic(.warning, .widthLeftToChance, message, at: last.origin.range))
    }
}
