import InterlinguaIR
import InterlinguaPlatforms

/// Something other than a number by which messages of an entry choose.
struct Chooser: Hashable {
    let selector: Selector

    /// What that is, in the terms of capabilities.
    let kind: Capabilities.SelectorKind

    /// The choosers of an entry's messages in the order in which they are met, each once; numbers are none.
    static func choosers(in entry: Entry) -> [Chooser] {
        var choosers: [Chooser] = []
        entry.forEachElement { element in
            guard case .select(let select) = element, select.kind != .number else { return }
            let chooser = Chooser(selector: select.selector, kind: select.kind)
            if !choosers.contains(chooser) { choosers.append(chooser) }
        }
        return choosers
    }

    func isChooser(of select: Select) -> Bool { select.selector == selector && select.kind == kind }

    /// The chooser as a part's link writes it.
    func partName(in entry: Entry) -> String {
        switch selector {
        case .argument(let argument, _): entry.arguments[safe: argument]?.textPartName ?? "text\(argument + 1)"
        case .width: "width"
        case .environment(let environment): environment.rawValue
        }
    }

    /// All choices in any language of an entry, but for what the base entry stands for: the widest, otherwise.
    func choices(in entry: Entry) -> [SelectorChoice] {
        var choices: [SelectorChoice] = []
        for select in selects(in: entry) {
            for variant in select.variants {
                let choice: SelectorChoice
                switch variant.condition {
                case .text(let text):
                    if kind == .text, !variant.condition.isWord { continue }
                    choice = SelectorChoice(condition: variant.condition, suffix: text, spelling: text)
                case .atLeast(let width):
                    choice = SelectorChoice(condition: variant.condition, suffix: "w\(width)", spelling: String(width))
                default: continue
                }
                if !choices.contains(where: { $0.condition == choice.condition }) { choices.append(choice) }
            }
        }
        guard case .width = selector else { return choices }
        let widest = widest(in: entry)
        return choices.filter { Int($0.spelling) != widest }
            .sorted { (Int($0.spelling) ?? 0) < (Int($1.spelling) ?? 0) }
    }

    /// The greatest least width of any variant in any language.
    func widest(in entry: Entry) -> Int? {
        selects(in: entry).flatMap(\.variants)
            .compactMap { variant in
                if case .atLeast(let width) = variant.condition { return width }
                return nil
            }
            .max()
    }

    private func selects(in entry: Entry) -> [Select] {
        entry.messages.values.flatMap(\.patterns).flatMap(\.selects).filter(isChooser)
    }
}

/// One thing that a select other than by number can choose.
struct SelectorChoice {
    let condition: Condition

    /// What a separated entry's name ends in.
    let suffix: String

    /// The condition as a part's link writes it.
    let spelling: String
}

extension Pattern {
    /// The pattern with one chooser decided; nil if it then says nothing.
    ///
    /// - Parameter condition: what holds; nil for room for everything, and for nothing else that is known.
    func choosing(_ chooser: Chooser, _ condition: Condition?) -> Pattern? {
        deciding { select in
            if chooser.isChooser(of: select) {
                if condition == nil, let rest = select.withoutWords, chooser.kind == .text {
                    return .decided(Pattern([.select(rest)]))
                }
            } else {
                // A word is no number, though other languages look for numbers in the same argument.
                guard chooser.kind == .text, case .text? = condition, select.selector == chooser.selector else {
                    return .open(select)
                }
            }
            return .decided(select.variant(choosing: condition)?.pattern)
        }
    }

    enum SelectDecision {
        /// Nothing: any of a select's variants may be chosen.
        case open(Select)
        /// What it says; nil if it says nothing.
        case decided(Pattern?)
    }

    /// The pattern with selects decided, and without the variants of others that then say nothing; nil if nothing is left.
    func deciding(_ decide: (Select) -> SelectDecision) -> Pattern? {
        var hasGap = false
        let result = replacing { element in
            guard case .select(let select) = element else { return nil }
            var chosen: Pattern?
            switch decide(select) {
            case .decided(let pattern): chosen = pattern?.deciding(decide)
            case .open(var select):
                select.variants = select.variants.compactMap { variant in
                    var variant = variant
                    guard let pattern = variant.pattern.deciding(decide) else { return nil }
                    variant.pattern = pattern
                    return variant
                }
                if !select.variants.isEmpty { chosen = Pattern([.select(select)]) }
            }
            if chosen == nil { hasGap = true }
            return chosen ?? Pattern()
        }
        return hasGap ? nil : result
    }
}

extension Entry {
    /// The entry with one chooser decided, in the languages where it then says something.
    func choosing(_ chooser: Chooser, _ condition: Condition?) -> Entry {
        mappingMessages { $1.compactMapPatterns { $0.choosing(chooser, condition) } }
    }
}

extension Message {
    /// The message with other patterns; nil if there is none for one of them.
    func compactMapPatterns(_ transform: (Pattern) -> Pattern?) -> Message? {
        var hasGap = false
        let changed = mapPatterns { pattern in
            if let changed = transform(pattern) { return changed }
            hasGap = true
            return pattern
        }
        return hasGap ? nil : changed
    }
}
