import InterlinguaIR
import InterlinguaPlatforms

extension Pattern {
    /// The uses of an argument that stand in no other use of it: selects on it, and places that show it.
    func outermostUses(of argument: Int) -> [ArgumentUse] {
        var uses: [ArgumentUse] = []
        _ = replacing { element in
            guard let use = ArgumentUse(element, of: argument) else { return nil }
            uses.append(use)
            return self
        }
        return uses
    }

    /// The pattern with something else in the place of each outermost use of an argument.
    func replacingOutermostUses(of argument: Int, by other: Element) -> Pattern {
        replacing { element in ArgumentUse(element, of: argument).map { _ in Pattern([other]) } }
    }
}

/// A select on an argument, or a place that shows it.
struct ArgumentUse {
    let element: Element

    var pattern: Pattern { Pattern([element]) }

    init?(_ element: Element, of argument: Int) {
        switch element {
        case .select(let select) where select.numberArgument == argument: break
        case .placeholder(let placeholder) where placeholder.argument == argument: break
        default: return nil
        }
        self.element = element
    }

    /// Whether another use gives the same text; names and places do not count.
    func saysTheSame(as other: ArgumentUse) -> Bool {
        switch (element, other.element) {
        case (.select(let left), .select(let right)):
            left.selector == right.selector && left.variants.count == right.variants.count
                && zip(left.variants, right.variants).allSatisfy {
                    $0.condition == $1.condition && $0.pattern == $1.pattern
                }
        default: element == other.element
        }
    }
}

extension Select {
    /// What the select says where a condition on its number holds; nil where it says nothing.
    ///
    /// - Parameter forms: the target's forms, one of which may stand in for another.
    func pattern(for condition: Condition, language: LanguageTag, forms: [Capabilities.Form] = []) -> Pattern? {
        if let exact = variants.first(where: { $0.condition == condition }) { return exact.pattern }
        if case .number(let range) = condition, let number = range.lower?.value ?? range.upper?.value {
            let own = condition.wholeNumbers(atMost: .max).map { DecimalNumber($0.lowerBound) } ?? number
            if let variant = variants.first(where: { $0.condition.holds(for: own, language: language) }) {
                return variant.pattern
            }
        }
        if let name = forms.first(where: { $0.condition == condition })?.standIn,
            let other = forms.first(where: { $0.name == name }),
            let variant = variants.first(where: { $0.condition == other.condition })
        {
            return variant.pattern
        }
        return variants.first { $0.condition == .otherwise }?.pattern
    }
}

extension Condition {
    /// The condition as a part's link writes it.
    var partSpelling: String {
        switch self {
        case .category(let category, .cardinal): category.rawValue
        case .category(let category, .ordinal): "ordinal-\(category.rawValue)"
        case .number(let range):
            range.onlyNumber.map { "=\($0)" }
                ?? wholeNumbers(atMost: .max).map { "\($0.lowerBound)..\($0.upperBound)" } ?? "range"
        case .text(let text): text
        case .atLeast(let width): String(width)
        case .rule, .matches: "condition"
        case .absent: "absent"
        case .otherwise: "other"
        }
    }
}

extension Array {
    /// The element at an index, or nil where there is none.
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
