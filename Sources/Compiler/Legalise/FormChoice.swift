import InterlinguaIR
import InterlinguaPlatforms

/// What one form of the target takes from the source's variants.
struct FormChoice: Hashable {
    var form: Capabilities.Form

    /// The variant whose text it takes; nil where the form is left out.
    var variant: Int?

    /// The variants whose numbers get another text by that; nil for numbers that have none.
    var displaced: [Int?] = []

    /// The choice for each form.
    ///
    /// - Parameters:
    ///   - forms: the target's forms in the order in which they are tried.
    ///   - variants: the source's variants.
    ///   - classes: the classes of whole numbers by variants, then by forms.
    ///   - placed: variants that have another place in the target, so that no form has to take them.
    ///   - keepsGaps: whether a form for which the source has no text is left out, since the target does the same there.
    ///   - decimals: the classes of fractions and of negative numbers, as far as they can occur.
    static func choices(
        _ forms: [Capabilities.Form],
        _ variants: [Variant],
        _ classes: [Decision.Class],
        placed: Set<Int>,
        keepsGaps: Bool,
        decimals: () -> [Decision.Class]
    ) -> [FormChoice] {
        var choices: [FormChoice] = []
        // What is left out is said by the form for all other numbers, if there is one.
        let hasRest = forms.last?.condition == .otherwise
        for (index, form) in forms.enumerated() {
            let met = classes.filter { $0.choices[1] == index }
            let unplaced = met.filter { $0.choices[0].map { !placed.contains($0) } ?? true }
            var choice = FormChoice(form: form)
            if let winner = (winner(of: unplaced, among: classes) ?? winner(of: met, among: classes))?.choices[0] {
                choice.variant = winner
                choice.displaced = displaced(among: met, variants, winner)
            } else if form.isRequired, !(keepsGaps && !met.isEmpty) {
                // No whole number gets it, or only such as have no text.
                let others = met.isEmpty ? decimals().filter { $0.choices[1] == index } : []
                if keepsGaps, let other = others.first, other.choices[0] == nil {
                    choices.append(choice)
                    continue
                }
                let most =
                    variants.firstIndex { $0.isNamed(like: form) }
                    ?? restText(of: form, variants, shownFor: others)
                    ?? winner(of: others, among: classes)?.choices[0]
                    ?? variants.firstIndex { $0.condition.isMeant(for: form) }
                    ?? winner(of: classes, among: classes)?.choices[0] ?? variants.indices.last
                choice.variant = most
                choice.displaced = displaced(among: met, variants, most)
            } else if met.isEmpty, !hasRest, form.standIn == nil {
                // Only fractions get it: without it they would have no text.
                choice.variant =
                    decimals().first { $0.choices[1] == index }?.choices[0]
                    ?? variants.firstIndex { $0.condition == form.condition }
            }
            choices.append(choice)
        }
        return choices
    }

    /// The class whose variant a form takes: one without end, of these one with most members up to 1000, of these one whose
    /// variant no other form can take, of these the one whose variant has most numbers in all classes, of these the first
    /// variant's.
    private static func winner(of classes: [Decision.Class], among all: [Decision.Class]) -> Decision.Class? {
        func rank(_ own: Decision.Class) -> (Int, Int, Int, Int, Int) {
            let same = all.filter { $0.choices[0] == own.choices[0] }
            let count = same.reduce(0) { $0 + $1.countUpToThousand }
            let isOnlyHere = same.allSatisfy { $0.choices[1] == own.choices[1] }
            return (own.isInfinite ? 1 : 0, own.countUpToThousand, isOnlyHere ? 1 : 0, count, -(own.choices[0] ?? 0))
        }
        return classes.filter { $0.choices[0] != nil }.max { rank($0) < rank($1) }
    }

    /// The variant for the rest, if the form is for the rest, too, and some of its numbers get the same text: what people
    /// repeat there is what they want to be shown for all of them.
    private static func restText(
        of form: Capabilities.Form,
        _ variants: [Variant],
        shownFor classes: [Decision.Class]
    ) -> Int? {
        guard form.name == PluralCategory.other.rawValue,
            let rest = variants.firstIndex(where: { $0.condition.isRest })
        else { return nil }
        let isShown = classes.contains { own in
            own.choices[0].map { variants[safe: $0]?.pattern == variants[rest].pattern } ?? false
        }
        return isShown ? rest : nil
    }

    private static func displaced(among classes: [Decision.Class], _ variants: [Variant], _ winner: Int?) -> [Int?] {
        let text = winner.flatMap { variants[safe: $0]?.pattern }
        return classes.map { $0.choices[0] }.filter { variant in
            variant.map { variants[safe: $0]?.pattern != text } ?? true
        }
    }
}

extension [FormChoice] {
    /// Leaves out the forms that say what is shown in their place anyway: exact numbers whose category says the same, and
    /// forms for which another one stands in.
    mutating func dropRepetitions(_ variants: [Variant], in language: LanguageTag) {
        func text(_ choice: FormChoice) -> Pattern? { choice.variant.flatMap { variants[safe: $0]?.pattern } }
        var isStoodIn = false
        for index in indices where !self[index].form.isRequired {
            guard let own = text(self[index]) else { continue }
            if let name = self[index].form.standIn {
                guard let other = first(where: { $0.form.name == name }), text(other) == own else { continue }
                self[index].variant = nil
                isStoodIn = true
            } else if case .number(let range) = self[index].form.condition, let number = range.onlyNumber {
                let next = self[(index + 1)...].first { $0.form.condition.holds(for: number, language: language) }
                if let next, text(next) == own { self[index].variant = nil }
            }
        }
        // The form that stands in says so for all numbers that have none of their own.
        if isStoodIn, let last = indices.last, self[last].form.condition == .otherwise, self[last].variant == nil,
            let other = first(where: { $0.form.name == self[last].form.name })
        {
            self[last].variant = other.variant
        }
    }
}

extension Variant {
    /// Whether a text is that of the form's category, or one under rules of the source's own has its name: what some
    /// fractions or negative numbers get is less than what a translator wrote for it.
    fileprivate func isNamed(like form: Capabilities.Form) -> Bool {
        if pattern.isEmpty { return false }
        if case .category(let category, _) = condition { return category.rawValue == form.name }
        guard case .rule = condition else { return false }
        if case .category(let category, _) = form.condition { return spelling == category.rawValue }
        return spelling == form.name && PluralCategory(rawValue: form.name) != nil
    }
}

extension Condition {
    /// Whether it is that of the category for the rest.
    fileprivate var isRest: Bool {
        if case .category(.other, _) = self { return true }
        return self == .otherwise
    }

    /// Whether a text is meant for a form that no number reaches: `other` is the rest where there is one.
    fileprivate func isMeant(for form: Capabilities.Form) -> Bool {
        if case .category(.other, _) = self, form.condition == .otherwise { return true }
        return self == form.condition || self == .otherwise
    }
}
