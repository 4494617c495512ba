import InterlinguaIR
import InterlinguaSemantics

/// Turns conditions on words into single words and one text for all others, which is all that targets with forms of their
/// own can be told.
struct WordsPass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        // A target without forms takes any conditions.
        if state.target.forms == nil { return }
        state.replaceEntries(having: [.numberSelects, .otherSelects]) { state, working in
            guard working.entry.readsText else { return nil }
            var entry = working.entry.mappingMessages { language, message in
                let context = Context(working: working, message: message, language: language)
                let changed = message.mapPatterns { rewritten($0, context, &state) }
                if changed != message { state.outcomes.recordRewriting(of: working.source, in: language) }
                return changed
            }
            if entry == working.entry { return nil }
            entry.removeUnusedArguments()
            return [working.with(entry)]
        }
    }

    private struct Context {
        let working: WorkingEntry
        let message: Message
        let language: LanguageTag

        var name: String { "“\(working.key.name)” in \(language)" }
    }

    private func rewritten(_ pattern: Pattern, _ context: Context, _ state: inout LegalisationState) -> Pattern {
        pattern.replacing { element in
            guard case .select(var select) = element else { return nil }
            for index in select.variants.indices {
                select.variants[index].pattern = rewritten(select.variants[index].pattern, context, &state)
            }
            // Of a number an expression takes numbers, whatever words stand beside it.
            guard case .argument(let index, .text) = select.selector,
                context.working.entry.arguments[safe: index]?.type == .text
            else { return Pattern([.select(select)]) }
            let conditions = select.variants.map(\.condition)
            guard !conditions.contains(where: \.isOfNumbers), conditions.contains(where: \.isExpression) else {
                return Pattern([.select(select)])
            }
            return decided(select, context, &state)
        }
    }

    /// More words of one regular expression than this are not written out.
    private static let wordLimit = 12

    /// A text that no condition is made for.
    private static let unknownWord = "\u{E000}x"

    /// The select with single words, and the text that most other words get for all others.
    private func decided(
        _ select: Select,
        _ context: Context,
        _ state: inout LegalisationState
    ) -> Pattern {
        let side = Decision.Side(select.variants.map(\.condition), reading: .text)
        let question = Decision.Question(context.language, [side, .lineBreaks], domain: .words)
        guard case .success(let decision) = state.decisions.answer(question) else {
            return reportUndecided(select, context, &state)
        }
        var variants: [Variant] = []
        var endless: [Int] = []
        for index in select.variants.indices {
            guard let found = decision.classes.first(where: { $0.choices == [index, nil] }) else { continue }
            let variant = select.variants[index]
            if case .text = variant.condition {
                variants.append(variant)
            } else if let words = words(of: found, question, state.decisions) {
                variants += words.map { word in
                    var own = variant
                    own.condition = .text(word)
                    own.spelling = nil
                    return own
                }
            } else {
                endless.append(index)
            }
        }
        let usual = select.variants.firstIndex {
            $0.condition.holds(forText: Self.unknownWord, language: context.language) == true
        }
        guard let rest = endless.first(where: { $0 == usual }) ?? endless.last else {
            return variants.isEmpty ? Pattern() : Pattern([.select(Select(select.selector, variants: variants))])
        }
        let chosen = select.variants[rest]
        if variants.allSatisfy({ $0.pattern == chosen.pattern }) { return chosen.pattern }
        var other = chosen
        other.condition = .otherwise
        return Pattern([.select(Select(select.selector, variants: variants + [other]))])
    }

    /// The words of a class, if there are but few, of letters and digits alone: others may not stand in a key.
    private func words(
        of found: Decision.Class,
        _ question: Decision.Question,
        _ decisions: DecisionCache
    ) -> [String]? {
        if found.isInfinite { return nil }
        var words = [found.smallest]
        while words.count <= Self.wordLimit, words.last?.isWord == true {
            var next = question
            next.sides.append(Decision.Side(words.map { .text($0) }, reading: .text))
            guard case .success(let decision) = decisions.answer(next) else { return nil }
            guard let other = decision.classes.first(where: { $0.choices == found.choices + [nil] }) else {
                return words
            }
            words.append(other.smallest)
        }
        return nil
    }

    private func reportUndecided(
        _ select: Select,
        _ context: Context,
        _ state: inout LegalisationState
    ) -> Pattern {
        var rest = select
        rest.variants.removeAll { $0.condition.isExpression }
        state.diagnostics.append(
            Diagnostic(
                .warning,
                .undecided,
                "\(context.name): it can't be decided which words get which variant",
                at: context.message.origin.range
            )
        )
        if !rest.variants.isEmpty { return Pattern([.select(rest)]) }
        return select.variants.last?.pattern ?? Pattern()
    }
}

extension Entry {
    fileprivate var readsText: Bool {
        contains { element in
            if case .select(let select) = element, case .argument(_, .text) = select.selector { return true }
            return false
        }
    }
}

extension String {
    /// Whether the text has letters and digits alone.
    fileprivate var isWord: Bool {
        !isEmpty && unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    }
}

extension Condition {
    fileprivate var isOfNumbers: Bool {
        switch self {
        case .number, .category, .rule: true
        case .text, .matches, .atLeast, .absent, .otherwise: false
        }
    }
}
