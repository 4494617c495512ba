import InterlinguaFormats
import InterlinguaIR

/// Finds the expressions for the variants of messages.
struct MessageShaper {
    /// Whether the catalogue was read from files of this format, so that expressions are spelled as they were.
    let keepsSpellings: Bool

    let shared: SharedExpressions

    /// Answers that were found before.
    let decisions: DecisionCache

    /// Stands between the values of which an app composes one.
    private static let separator: String = {
        if case .composedAround(let separator) = Capabilities.swifternalization.selects { return separator }
        return ":"
    }()

    /// The most members that one entry is given.
    private static let memberLimit = 4_096

    /// What one message of an entry says, in the language's own file or, for the source language, in the base file.
    func shape(
        of pattern: Pattern,
        in entry: Entry,
        key: String,
        language: LanguageTag,
        identifier: String,
        takesValue: Bool
    ) throws(UnwritableMessage) -> MessageShape {
        guard let select = pattern.onlySelect, case .argument = select.selector else {
            try check(pattern)
            if takesValue || !key.matchesItself {
                return .expressions([MessageMember(name: "exp:^", pattern: pattern)])
            }
            return .plain(pattern)
        }
        if keepsSpellings, let members = spelledMembers(select, identifier: identifier) {
            return .expressions(members)
        }
        if let members = nativeMembers(select, entry, language) { return .expressions(members) }
        var members: [MessageMember] = []
        try compose(pattern, prefix: "^", entry, language, isOuter: true, &members)
        return .expressions(members)
    }

    /// A text, or texts by width: nothing else stands inside.
    private func check(_ pattern: Pattern) throws(UnwritableMessage) {
        if let select = pattern.onlySelect, case .width = select.selector {
            for variant in select.variants where variant.pattern.hasSelect {
                throw UnwritableMessage("a choice within a text for a width")
            }
            return
        }
        if pattern.hasSelect { throw UnwritableMessage("a choice within its text") }
    }

    // MARK: As spelled

    /// The members under the names that their file gave them, if these still mean the same.
    private func spelledMembers(_ select: Select, identifier: String) -> [MessageMember]? {
        var members: [MessageMember] = []
        var names: Set<String> = []
        for variant in select.variants {
            guard let name = variant.spelling, names.insert(name).inserted, (try? check(variant.pattern)) != nil else {
                return nil
            }
            let pattern = shared.pattern(named: name, for: identifier)?.pattern ?? name
            guard ValueExpression(pattern).condition == variant.condition else { return nil }
            members.append(MessageMember(name: name, pattern: variant.pattern))
        }
        return members
    }

    // MARK: Inequalities and texts

    /// The members as inequalities, texts and regular expressions, if these exclude each other by themselves.
    private func nativeMembers(_ select: Select, _ entry: Entry, _ language: LanguageTag) -> [MessageMember]? {
        var members: [MessageMember] = []
        var names: Set<String> = []
        for variant in select.variants {
            guard let name = nativeName(of: variant.condition), names.insert(name).inserted,
                (try? check(variant.pattern)) != nil
            else { return nil }
            members.append(MessageMember(name: name, pattern: variant.pattern))
        }
        let overlaps = overlaps(select, entry, language)
        let isDisjoint = overlaps?.allSatisfy { overlap in
            select.variants[overlap.first].pattern == select.variants[overlap.second].pattern
        }
        return isDisjoint ?? (members.count == 1) ? members : nil
    }

    private func nativeName(of condition: Condition) -> String? {
        switch condition {
        case .number(let range): return range.expression
        case .text(let text): return isPlainName(text) ? text : nil
        case .matches(let expression):
            let name = "exp:" + expression.source
            return ValueExpression(name).condition == condition ? name : nil
        default: return nil
        }
    }

    /// Whether a text as a name stands for itself in every language.
    private func isPlainName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.first != UInt8(ascii: "@") && !SharedExpressions.builtInNames.contains(text)
            && !shared.contains(text) && ValueExpression(text).condition == .text(text)
            && ValueExpression(text).oddity == nil
    }

    // MARK: Regular expressions

    /// Adds a member for each way through selects that stand around each other.
    private func compose(
        _ pattern: Pattern,
        prefix: String,
        _ entry: Entry,
        _ language: LanguageTag,
        isOuter: Bool,
        _ members: inout [MessageMember]
    ) throws(UnwritableMessage) {
        guard let select = pattern.onlySelect, case .argument(let argument, _) = select.selector else {
            throw UnwritableMessage("a choice that not all of its variants have")
        }
        let inner = try innerArgument(of: select)
        let isLast = inner == nil
        let separator = Self.separator
        let type = entry.arguments.indices.contains(argument) ? entry.arguments[argument].type : .any
        let patterns = ConditionPatterns(
            language: language,
            domain: NumberDomain(of: type),
            end: isLast ? "$" : separator.escapedForExpression
        )
        let overlapping = overlappingPairs(select, entry, language)
        var earlier: [ValuePattern] = []
        for (index, variant) in select.variants.enumerated() {
            guard let own = patterns.pattern(of: variant.condition) else {
                throw UnwritableMessage("a condition that no expression says: \(variant.spelling ?? "")")
            }
            if !isLast, !own.found.isEmpty { throw UnwritableMessage("an expression within a composed value") }
            var value = own
            var lookAheads = ""
            if own.isNegated, own.isEmpty {
                // All values but those before.
                for pattern in earlier where !pattern.isNegated { value.formUnion(pattern) }
                for pattern in earlier where pattern.isNegated {
                    lookAheads += pattern.lookAhead(isExcluded: true, end: patterns.end)
                }
            } else {
                var excluded = ValuePattern()
                for (place, pattern) in earlier.enumerated() where overlapping?.contains([place, index]) ?? true {
                    if pattern.isNegated {
                        lookAheads += pattern.lookAhead(isExcluded: true, end: patterns.end)
                    } else {
                        excluded.formUnion(pattern)
                    }
                }
                if !excluded.isEmpty { lookAheads += excluded.lookAhead(isExcluded: true, end: patterns.end) }
            }
            earlier.append(own)
            if own.isNever { continue }
            guard members.count < Self.memberLimit else { throw UnwritableMessage("too many combinations") }
            if isLast {
                try check(variant.pattern)
                let name = "exp:" + prefix + value.last(behind: lookAheads)
                if members.contains(where: { $0.name == name }) { continue }
                members.append(MessageMember(name: name, pattern: variant.pattern))
            } else {
                let text = value.inner(behind: lookAheads, separator: separator)
                try compose(variant.pattern, prefix: prefix + text, entry, language, isOuter: false, &members)
            }
        }
    }

    /// The argument of the selects inside; nil if the variants are texts.
    private func innerArgument(of select: Select) throws(UnwritableMessage) -> Int? {
        var found: Int??
        for variant in select.variants {
            var own: Int?
            if let inner = variant.pattern.onlySelect, case .argument(let argument, _) = inner.selector {
                own = argument
            }
            if let found, found != own { throw UnwritableMessage("a choice that not all of its variants have") }
            found = .some(own)
        }
        return found ?? nil
    }

    // MARK: Decisions

    private func overlappingPairs(_ select: Select, _ entry: Entry, _ language: LanguageTag) -> Set<[Int]>? {
        overlaps(select, entry, language).map { Set($0.map { [$0.first, $0.second] }) }
    }

    /// Which conditions hold together for some value; nil if that is not known.
    private func overlaps(_ select: Select, _ entry: Entry, _ language: LanguageTag) -> [Decision.Overlap]? {
        let conditions = select.variants.map(\.condition)
        if conditions.count < 2 { return [] }
        if conditions.count > 64 { return nil }
        var type = ArgumentType.any
        if case .argument(let argument, _) = select.selector, entry.arguments.indices.contains(argument) {
            type = entry.arguments[argument].type
        }
        let isOfWords = conditions.allSatisfy { condition in
            switch condition {
            case .text, .matches, .otherwise: true
            default: false
            }
        }
        let domain: Decision.Domain = isOfWords ? .words : .numbers(NumberDomain(of: type))
        let question = Decision.overlapQuestion(language, conditions, reading: .text, domain: domain)
        guard case .success(let decision) = decisions.answer(question) else { return nil }
        return decision.overlaps
    }
}
