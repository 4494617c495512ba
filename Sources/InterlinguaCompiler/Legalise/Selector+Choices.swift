import InterlinguaFormats
import InterlinguaIR

/// One thing that a selector other than a number can choose.
struct SelectorChoice {
    /// The condition of its variants.
    let condition: Condition

    /// What a separated entry's name ends in.
    let suffix: String

    /// The condition as a part's link writes it.
    let spelling: String
}

extension Select {
    /// What the select looks at.
    var kind: Capabilities.SelectorKind? { selector.kind }
}

extension Selector {
    /// What the selector looks at, in the terms of capabilities.
    var kind: Capabilities.SelectorKind? {
        switch self {
        case .argument(_, .text): .text
        case .argument: .number
        case .width: .width
        case .environment(.device): .device
        case .environment(.product): .product
        }
    }

    /// The selector as a part's link writes it.
    var partName: String {
        switch self {
        case .argument(let argument, _): "argument\(argument + 1)"
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
                    choice = SelectorChoice(condition: variant.condition, suffix: text, spelling: text)
                case .atLeast(let width):
                    choice = SelectorChoice(condition: variant.condition, suffix: "w\(width)", spelling: String(width))
                default: continue
                }
                if !choices.contains(where: { $0.condition == choice.condition }) { choices.append(choice) }
            }
        }
        guard case .width = self else { return choices }
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
        entry.messages.values.flatMap(\.patterns).flatMap(\.selects).filter { $0.selector == self }
    }
}

extension Entry {
    /// The entry with one selector decided, in the languages where it then says something.
    ///
    /// - Parameter condition: what holds; nil for room for everything, and for nothing else that is known.
    func choosing(_ selector: Selector, _ condition: Condition?) -> Entry {
        var result = self
        for (language, message) in messages {
            var hasGap = false
            let chosen = message.mapPatterns { pattern in
                pattern.resolvingSelects { select in
                    guard select.selector == selector else { return nil }
                    if let variant = select.variant(choosing: condition) { return variant.pattern }
                    hasGap = true
                    return Pattern()
                }
            }
            result.messages[language] = hasGap ? nil : chosen
        }
        return result
    }
}

extension Select {
    /// The variant that a decided width, device, product or text gets.
    fileprivate func variant(choosing condition: Condition?) -> Variant? {
        if case .width = selector {
            guard case .atLeast(let width)? = condition else { return variants.first }
            let fitting = variants.first { variant in
                if case .atLeast(let least) = variant.condition { return least <= width }
                return false
            }
            return fitting ?? variants.last
        }
        return variants.first { $0.condition == condition } ?? variants.first { $0.condition == .otherwise }
    }
}
