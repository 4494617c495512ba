import InterlinguaIR

extension Normalizer {
    /// The pattern with its selects by argument around it.
    mutating func hoistedByArgument(
        _ pattern: Pattern,
        _ selects: [Select],
        _ index: Int,
        _ reading: Reading
    ) throws(TooLarge) -> Pattern? {
        var lists: [[Condition]] = []
        for select in selects {
            let list = select.variants.map(\.condition)
            if !lists.contains(list) { lists.append(list) }
        }
        let level = Level(index: index, reading: reading, lists: lists, domain: domain(of: index))
        let conditions = lists.joined()
        let isOfWords = isOfWords(level)
        let isTextual = conditions.allSatisfy { condition in
            switch condition {
            case .text(let text): isOfWords || DecimalNumber(text) == nil
            case .otherwise, .absent: true
            default: false
            }
        }
        if isTextual { return try hoistedByText(pattern, selects) }
        let hasExpressions = conditions.contains(where: \.isExpression)
        if isOfWords {
            if let hoisted = try hoistedByWords(pattern, level) { return hoisted }
            return try hoistedByVariant(pattern, level, nil)
        }
        let isDecidable = conditions.allSatisfy { condition in
            switch condition {
            case .matches: reading == .text
            case .atLeast: false
            default: true
            }
        }
        guard isDecidable else { return try hoistedByVariant(pattern, level, nil) }
        let question = level.question(language)
        var usable: Classification?
        if !hasExpressions {
            guard let classification = cache.classification(question) else {
                return try hoistedByVariant(pattern, level, nil)
            }
            if let hoisted = try hoistedByNumber(pattern, level, classification) { return hoisted }
            usable = classification
        }
        // The decision procedure knows regular expressions as well, and the categories of both kinds.
        if reading == .text || reading == .decimal {
            for kind in question.kinds {
                guard let classification = cache.classification(deciding: question, by: kind) else { continue }
                if let hoisted = try hoistedByNumber(pattern, level, classification) { return hoisted }
                if usable == nil { usable = classification }
            }
        }
        return try hoistedByVariant(pattern, level, usable)
    }

    /// Whether words are looked for in an argument, or anything may be found in it: not only numbers count then.
    private func isOfWords(_ level: Level) -> Bool {
        guard level.reading == .text else { return false }
        if types.indices.contains(level.index), types[level.index] == .text { return true }
        let hasWords = level.lists.joined().contains { condition in
            if case .text(let text) = condition { return DecimalNumber(text) == nil }
            return false
        }
        return hasWords || numbers != .whole && !isNumeric(level.index)
    }

    /// One level of the tree: the selects on one argument that read it in one way.
    struct Level {
        var index: Int
        var reading: Reading
        var lists: [[Condition]]
        var domain: NumberDomain

        /// The selector of the hoisted select.
        var selector: Selector { .argument(index, reading) }

        /// The numbers that the conditions see, which a truncating reading makes whole.
        var readDomain: NumberDomain {
            switch reading {
            case .decimal, .text, .signedFloat: domain
            case .integer: NumberDomain(hasNegatives: domain.hasNegatives, hasFractions: false)
            case .unsignedInteger: .wholeNumbers
            }
        }

        /// The reading that is written: the plain one wherever it comes to the same in the domain.
        var writtenSelector: Selector {
            switch reading {
            case .decimal, .text: .argument(index, .decimal)
            case .integer: .argument(index, domain.hasFractions ? .integer : .decimal)
            case .unsignedInteger, .signedFloat: .argument(index, domain == .wholeNumbers ? .decimal : reading)
            }
        }

        /// The pattern with the selects of the level replaced by one variant of each list; by a gap where there is none.
        func resolved(_ pattern: Pattern, _ choice: [Int?]) -> Pattern {
            pattern.resolved(selector) { select in
                guard let list = lists.firstIndex(of: select.variants.map(\.condition)) else { return nil }
                return choice[list].map { select.variants[$0] }
            }
        }

        /// What is asked about the numbers in a language.
        func question(_ language: LanguageTag) -> Classification.Question {
            let keepsSign = reading == .signedFloat && domain.hasNegatives
            return Classification.Question(
                language: language,
                domain: readDomain,
                reading: reading,
                keepsSign: keepsSign,
                lists: lists
            )
        }
    }

    /// The level by categories and exact numbers; nil where the classes are more than that.
    private mutating func hoistedByNumber(
        _ pattern: Pattern,
        _ level: Level,
        _ classification: Classification
    ) throws(TooLarge) -> Pattern?? {
        let leavesBefore = leafCount
        var sentences: [Pattern?] = []
        var classes: [[Int?]: Int] = [:]
        var outcomes: [Int] = []
        for choice in classification.choices {
            if let known = classes[choice] {
                outcomes.append(known)
                continue
            }
            let sentence = try hoisted(level.resolved(pattern, choice))
            let outcome = sentences.firstIndex(of: sentence) ?? sentences.count
            if outcome == sentences.count { sentences.append(sentence) }
            classes[choice] = outcome
            outcomes.append(outcome)
        }
        let absent = try absentSentence(pattern, level)
        if sentences.count == 1, let only = sentences.first {
            return .some(single(only, absent, level.writtenSelector))
        }
        guard let found = classification.described(outcomes, { sentences[$0] == nil }) else {
            leafCount = leavesBefore
            return nil
        }
        let variants = found.map { Variant($0.0, sentences[$0.1] ?? .gap) }
        return .some(select(level.writtenSelector, variants, absent))
    }

    /// The level by texts and one sentence for all other words; nil where it is more than that, or not decided.
    private mutating func hoistedByWords(_ pattern: Pattern, _ level: Level) throws(TooLarge) -> Pattern?? {
        guard let words = cache.words(WordClasses.Question(language: language, lists: level.lists)) else { return nil }
        let rest = try hoisted(level.resolved(pattern, words.rest))
        let absent = try absentSentence(pattern, level)
        var variants: [Variant] = []
        for (text, choice) in words.texts {
            let sentence = try hoisted(level.resolved(pattern, choice))
            if sentence != rest { variants.append(Variant(.text(text), sentence ?? .gap)) }
        }
        if variants.isEmpty { return .some(single(rest, absent, level.selector)) }
        if let rest { variants.append(Variant(.otherwise, rest)) }
        return .some(select(level.selector, variants, absent))
    }

    /// What is said without the argument; not asked where no call leaves it out.
    struct Absence {
        /// Whether any select can do without the argument.
        var isPossible = false
        var sentence: Pattern?
    }

    /// The level of these variants, with one for absent arguments where they get something else than the rest.
    private func select(_ selector: Selector, _ variants: [Variant], _ absent: Absence) -> Pattern {
        var variants = variants
        let rest = variants.last { $0.condition == .otherwise }?.pattern
        if absent.isPossible, absent.sentence != rest {
            variants.insert(Variant(.absent, absent.sentence ?? .gap), at: 0)
        }
        return Pattern([.select(Select(selector, variants: variants))])
    }

    private mutating func absentSentence(_ pattern: Pattern, _ level: Level) throws(TooLarge) -> Absence {
        try absentSentence(pattern, level.selector, isPossible: isOptional(level.index))
    }

    /// What is said where the caller passes nothing for the argument.
    mutating func absentSentence(
        _ pattern: Pattern,
        _ selector: Selector,
        isPossible: Bool
    ) throws(TooLarge) -> Absence {
        guard isPossible else { return Absence() }
        let resolved = pattern.resolved(selector) { select in
            select.variants.first { $0.condition == .absent } ?? select.variants.first { $0.condition == .otherwise }
        }
        return Absence(isPossible: true, sentence: try hoisted(resolved))
    }

    /// The level where all values get the same sentence: none, unless calls without the argument get another one.
    func single(_ sentence: Pattern?, _ absent: Absence, _ selector: Selector) -> Pattern? {
        if !absent.isPossible || absent.sentence == sentence { return sentence }
        return select(selector, sentence.map { [Variant(.otherwise, $0)] } ?? [], absent)
    }

    /// Hoists the selects with the first list of conditions, keeping these: they are no classes of numbers that have
    /// names, or not decided at all.
    private mutating func hoistedByVariant(
        _ pattern: Pattern,
        _ level: Level,
        _ classification: Classification?
    ) throws(TooLarge) -> Pattern? {
        guard let list = level.lists.first else { return nil }
        let isMeant = { (select: Select) in select.variants.map(\.condition) == list }
        let reached = classification.map { Set($0.choices.map { $0.first ?? nil }) }
        let hasExpressions = level.lists.joined().contains(where: \.isExpression)
        var variants: [Variant] = []
        for (position, condition) in list.enumerated() where condition != .absent {
            if let reached, !reached.contains(position) { continue }
            if list[..<position].contains(condition) { continue }
            let resolved = pattern.resolved(level.selector, where: isMeant) { $0.variants[position] }
            let plain = classification == nil || hasExpressions ? condition : condition.plain(in: level.readDomain)
            variants.append(Variant(plain, try hoisted(resolved) ?? .gap))
        }
        let hasRest = reached.map { $0.contains(nil) } ?? !list.contains(.otherwise)
        if hasRest {
            let rest = try hoisted(pattern.resolved(level.selector, where: isMeant) { _ in nil })
            if let rest { variants.append(Variant(.otherwise, rest)) }
        }
        let absent = try absentSentence(pattern, level)
        let selector = classification == nil || hasExpressions ? level.selector : level.writtenSelector
        if variants.isEmpty { return single(nil, absent, selector) }
        let isTotal = !hasRest || variants.last?.condition == .otherwise
        if isTotal, let first = variants.first, variants.allSatisfy({ $0.pattern == first.pattern }) {
            return single(first.pattern == .gap ? nil : first.pattern, absent, selector)
        }
        if let classification, !classification.overlaps.contains(where: { $0 > 1 }) {
            variants.sort { $0.condition.precedes($1.condition) }
        }
        return select(selector, variants, absent)
    }

    /// Hoists by texts, which exclude each other: of an environment or of an argument.
    mutating func hoistedByText(_ pattern: Pattern, _ selects: [Select]) throws(TooLarge) -> Pattern? {
        guard let selector = selects.first?.selector else { return nil }
        let texts = Set(selects.flatMap(\.variants).compactMap(\.condition.text)).sorted()
        let rest = try hoisted(
            pattern.resolved(selector) { select in select.variants.first { $0.condition == .otherwise } }
        )
        var absent = Absence()
        if case .argument(let index, _) = selector {
            absent = try absentSentence(pattern, selector, isPossible: isOptional(index))
        }
        var variants: [Variant] = []
        for text in texts {
            let resolved = pattern.resolved(selector) { select in
                select.variants.first { $0.condition == .text(text) || $0.condition == .otherwise }
            }
            let sentence = try hoisted(resolved)
            if sentence != rest { variants.append(Variant(.text(text), sentence ?? .gap)) }
        }
        if variants.isEmpty { return single(rest, absent, selector) }
        if let rest { variants.append(Variant(.otherwise, rest)) }
        return select(selector, variants, absent)
    }
}
