import InterlinguaIR

extension Catalog {
    /// Warns of plural texts that don't show their number, although the category is for several: Russian's `one` is for 21
    /// as well, and “a file” is wrong for 21 files.
    func impliedNumbers() -> [Diagnostic] {
        entries.values.elements.concurrentMapInRuns(\.impliedNumbers).flatMap(\.self)
    }
}

extension Entry {
    fileprivate var impliedNumbers: [Diagnostic] {
        if arguments.isEmpty { return [] }
        var diagnostics: [Diagnostic] = []
        for (language, message) in messages where message.state != .inherited && !language.isForNotes {
            message.forEachPattern { pattern in
                for select in pattern.selects {
                    let variants = select.variantsImplyingNumbers(in: language)
                    // “21: file” shows the number beside the variants.
                    guard !variants.isEmpty, let shown = pattern.resolvingSelects({ _ in Pattern() }).argumentsInText,
                        !select.isShown(in: shown)
                    else { continue }
                    for variant in variants {
                        let range = variant.variant.origin.range ?? message.origin.range
                        diagnostics.append(.impliedNumber(variant, in: language, at: range))
                    }
                }
            }
        }
        return diagnostics
    }
}

/// A text that implies a number, which others beside this one get too.
private struct ImplyingVariant {
    let variant: Variant
    let number: Int

    /// The form's name: that of its category, or as the file spells it.
    var name: String {
        if case .category(let category, _) = variant.condition { return category.rawValue }
        return variant.spelling ?? String(number)
    }
}

extension Diagnostic {
    fileprivate static func impliedNumber(
        _ variant: ImplyingVariant,
        in language: LanguageTag,
        at range: SourceRange?
    ) -> Diagnostic {
        let message =
            "in “\(language)” “\(variant.name)” also covers numbers other than \(variant.number), but the text doesn't "
            + "show the number"
        return Diagnostic(.warning, .impliedNumber, message, at: range)
    }
}

extension Select {
    /// Whether the number that selects is among the arguments that a text shows.
    fileprivate func isShown(in shown: Set<Int>) -> Bool {
        if case .argument(let argument, _) = selector { shown.contains(argument) } else { false }
    }

    /// The variants for several numbers that don't show theirs, as others do.
    fileprivate func variantsImplyingNumbers(in language: LanguageTag) -> [ImplyingVariant] {
        guard case .argument(let argument, let reading) = selector, reading != .text else { return [] }
        return variants.indices.compactMap { index -> ImplyingVariant? in
            guard let number = variants[index].condition.impliedNumber,
                let own = variants[index].pattern.argumentsInText, !own.contains(argument)
            else { return nil }
            let others = variants.indices.filter { $0 != index }.flatMap { variants[$0].pattern.argumentsInText ?? [] }
            // Where no text shows the number that chooses, it is shown as another argument.
            let impliesNumber = others.contains(argument) || own.isEmpty && !others.isEmpty
            guard impliesNumber, isForSeveralNumbers(index, in: language) else { return nil }
            return ImplyingVariant(variant: variants[index], number: number)
        }
    }

    /// Whether more than one whole number gets a variant.
    private func isForSeveralNumbers(_ index: Int, in language: LanguageTag) -> Bool {
        let numbers = (0...200).lazy.filter { number in
            variants.firstIndex { $0.condition.holds(for: DecimalNumber(number), language: language) } == index
        }
        return numbers.prefix(2).count == 2
    }
}

extension Condition {
    /// The number that a text may spell instead of showing it; nil for forms of many numbers.
    fileprivate var impliedNumber: Int? {
        switch self {
        case .category(.zero, _): 0
        case .category(.one, _): 1
        case .category(.two, _): 2
        case .rule(let rule) where rule != .always && rule.holds(for: PluralOperands(1)): 1
        default: nil
        }
    }
}

extension Pattern {
    /// The arguments that the pattern shows; nil if it refers to another entry, which may show any.
    fileprivate var argumentsInText: Set<Int>? {
        var shown: Set<Int> = []
        var refersToEntry = false
        forEachElement { element in
            switch element {
            case .placeholder(let placeholder): shown.insert(placeholder.argument)
            case .reference: refersToEntry = true
            case .text, .select, .markup: break
            }
        }
        return refersToEntry ? nil : shown
    }
}
