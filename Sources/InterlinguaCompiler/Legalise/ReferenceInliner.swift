import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics
import OrderedCollections

/// Copies what references refer to.
struct ReferenceInliner: Sendable {
    let entries: [WorkingEntry]
    let indices: [Key: Int]
    let tables: OrderedDictionary<String, Table>
    let sourceLanguage: LanguageTag

    /// What the target can say.
    let target: Capabilities

    /// The questions about conditions that were answered before.
    let decisions: DecisionCache

    /// The apps whose texts they are.
    let apps: SourceApps

    /// References through more entries than this say their key, as the renderer does.
    private static let depthLimit = 32

    /// Whether a message refers to another entry in a way that the target lacks.
    func needsInlining(_ pattern: Pattern) -> Bool {
        switch target.references {
        case .none: return true
        case .whole: return !isWhole(pattern)
        case .inPattern(let bindings):
            return pattern.contains { element in
                guard case .reference(let reference) = element else { return false }
                return !canBeKept(reference, bindings)
            }
        }
    }

    /// Whether each branch of a pattern is a reference and nothing else, or has none.
    private func isWhole(_ pattern: Pattern) -> Bool {
        switch pattern.onlyElement {
        case .reference(let reference):
            return reference.bindings.isEmpty && reference.functions.isEmpty
                && (reference.inherited == [.variables, .selectors] || !hasArguments(reference))
        case .select(let select): return select.variants.allSatisfy { isWhole($0.pattern) }
        default: break
        }
        return !pattern.contains { if case .reference = $0 { true } else { false } }
    }

    private func hasArguments(_ reference: Reference) -> Bool {
        guard case .entry(let key) = reference.target, let index = indices[key] else { return false }
        return !entries[index].entry.arguments.isEmpty
    }

    /// Whether a reference means the same in the target's patterns.
    private func canBeKept(_ reference: Reference, _ bindings: Capabilities.Bindings) -> Bool {
        guard case .entry(let key) = reference.target, let index = indices[key] else { return false }
        let other = entries[index].entry
        if needsOtherCall(other, reference) { return false }
        if let names = bindings.names, !reference.bindings.keys.allSatisfy(names.contains) { return false }
        let selecting = other.selectingArguments.filter { argument in
            other.arguments[safe: argument]?.name.map { reference.bindings[$0] == nil } ?? true
        }
        if !selecting.isEmpty, reference.inherited.contains(.selectors) != bindings.inherited.contains(.selectors) {
            // What the target does not hand on by itself has to be bound.
            guard reference.inherited.contains(.selectors), let names = bindings.names else { return false }
            return selecting.allSatisfy { other.arguments[safe: $0]?.name.map(names.contains) ?? false }
        }
        if !reference.inherited.contains(.variables), bindings.inherited.contains(.variables) {
            return other.arguments.allSatisfy { $0.name.map { reference.bindings[$0] != nil } ?? false }
        }
        return true
    }

    /// Whether the target's app has to ask for an entry in another way, which a reference can't.
    private func needsOtherCall(_ entry: Entry, _ reference: Reference) -> Bool {
        entry.messages.contains { language, message in
            let forms = target.forms?(language, .cardinal) ?? []
            return message.containsPattern { pattern in
                pattern.contains { element in
                    guard case .select(let select) = element else { return false }
                    if select.kind != .number { return select.kind != .text }
                    // What is bound is passed, so that the text for calls without it is not asked for.
                    let isBound =
                        select.numberArgument.flatMap { entry.arguments[safe: $0]?.name }
                        .map { reference.bindings[$0] != nil } ?? false
                    return select.variants.contains { variant in
                        if case .number = variant.condition {
                            return !forms.contains { $0.condition == variant.condition }
                        }
                        return !isBound && variant.condition == .absent && forms.contains { $0.name.isEmpty }
                    }
                }
            }
        }
    }

    /// The entry with its references replaced, in all languages that show another text because of them; nil if nothing
    /// is left because all of its messages refer to what no catalogue holds.
    func inlined(_ working: WorkingEntry, _ state: inout LegalisationState) -> WorkingEntry? {
        var result = working
        var messages = working.entry.messages
        for language in languages(of: working) {
            guard let own = shownMessage(of: working, in: language) else { continue }
            let found =
                own.language == language || apps[working.source].choosesByUserLanguage
                ? own.message : own.message.mapPatterns { $0.plainText == nil ? $0.withRules(of: own.language) : $0 }
            var isExternal = false
            var message = found.mapPatterns { pattern in
                inline(pattern, in: language, arguments: working.entry.arguments, depth: 0, &isExternal)
            }
            if isExternal {
                messages[language] = nil
                state.outcomes.recordRewriting(of: working.source, in: language)
                continue
            }
            if working.entry.messages[language] == nil {
                message.state = .inherited
            } else {
                state.outcomes.recordRewriting(of: working.source, in: language)
            }
            messages[language] = message
        }
        if messages.isEmpty { return nil }
        result.entry.messages = messages
        state.collected.add(
            .note,
            "copied",
            "references are replaced by copies of the texts they refer to",
            entry: "\(working.key.name): \(messages.count) " + (messages.count == 1 ? "text" : "texts"),
            at: working.entry.range(in: sourceLanguage)
        )
        return result
    }

    /// What an entry says in a language, be it another one's text; what it leaves to further languages is filled in.
    private func message(of working: WorkingEntry, in language: LanguageTag) -> Message? {
        let fallback = tables[working.key.table]?.fallback.forKind(working.key.kind) ?? Fallback()
        guard let found = shownMessage(of: working, in: language) else { return nil }
        let filler = GapFiller(
            entry: working.entry,
            fallback: fallback,
            sourceLanguage: sourceLanguage,
            target: target,
            keepsGaps: false,
            decisions: decisions
        )
        return found.message.mapPatterns { pattern in
            if pattern.plainText != nil { return pattern }
            let whole = fallback.gap == .nextLanguage ? filler.filled(pattern, in: found.language) ?? pattern : pattern
            let isReadHere = found.language == language || apps[working.source].choosesByUserLanguage
            return isReadHere ? whole : whole.withRules(of: found.language)
        }
    }

    /// The message that a language shows, and whose it is.
    private func shownMessage(
        of working: WorkingEntry,
        in language: LanguageTag
    ) -> (language: LanguageTag, message: Message)? {
        let key = working.key
        let next = tables[key.table]?.languages(after: language, kind: key.kind, sourceLanguage: sourceLanguage)
        return working.entry.firstMessage(in: [language] + (next ?? []))
    }

    /// The languages in which the entry, or something it refers to, has a text of its own, and those that would find
    /// another one of these texts in the target than in the source.
    private func languages(of working: WorkingEntry) -> [LanguageTag] {
        var languages = OrderedSet<LanguageTag>()
        var visited: Set<Key> = []
        var pending = [working]
        while let next = pending.popLast() {
            // What stands further away is not followed below either.
            guard visited.count < Self.depthLimit, visited.insert(next.key).inserted else { continue }
            languages.formUnion(next.entry.messages.keys)
            for message in next.entry.messages.values {
                for pattern in message.patterns {
                    pattern.forEachElement { element in
                        if case .reference(let reference) = element, case .entry(let key) = reference.target,
                            let index = indices[key]
                        {
                            pending.append(entries[index])
                        }
                    }
                }
            }
        }
        let fallback = tables[working.key.table]?.fallback.forKind(working.key.kind) ?? Fallback()
        if fallback.languages == .none { return Array(working.entry.messages.keys) }
        return Array(languages) + strayed(working.key, from: languages)
    }

    /// The languages without a text of their own that the source, whose table has an order for them, and the target
    /// would give the texts of different languages.
    private func strayed(_ key: Key, from texts: OrderedSet<LanguageTag>) -> [LanguageTag] {
        guard let table = tables[key.table], !table.relatives.isEmpty else { return [] }
        let rule = target.fallback.forKind(key.kind).languages
        return table.languages.filter { language in
            if texts.contains(language) { return false }
            let meant = table.languages(after: language, kind: key.kind, sourceLanguage: sourceLanguage)
            let found = rule.languages(after: language, sourceLanguage: sourceLanguage)
            guard let shown = meant.first(where: texts.contains) else { return false }
            return shown != found.first(where: texts.contains)
        }
    }

    private func inline(
        _ pattern: Pattern,
        in language: LanguageTag,
        arguments: [Argument],
        depth: Int,
        _ isExternal: inout Bool
    ) -> Pattern {
        pattern.replacing { element in
            guard case .reference(let reference) = element else { return nil }
            switch reference.target {
            case .external:
                isExternal = true
                return Pattern()
            case .entry(let key):
                // Of several references those stay that can; what is copied is not looked at again.
                if depth == 0, case .inPattern(let bindings) = target.references, canBeKept(reference, bindings) {
                    return nil
                }
                guard depth < Self.depthLimit, let index = indices[key],
                    let message = message(of: entries[index], in: language)
                else {
                    // Nothing says more than its key, as a chain without end does.
                    return Pattern(key.name)
                }
                guard case .pattern(let text) = message.content else {
                    isExternal = true
                    return Pattern()
                }
                let declared = entries[index].entry.arguments
                let whole = text.completed(by: Pattern(key.name))
                let inlined = inline(whole, in: language, arguments: declared, depth: depth + 1, &isExternal)
                let values = declared.map { value(of: $0, reference, arguments) }
                return inlined.substituting(values, in: language)
            }
        }
    }

    /// What an argument of the other entry is here.
    private func value(of argument: Argument, _ reference: Reference, _ arguments: [Argument]) -> BoundValue {
        if let name = argument.name, let operand = reference.bindings[name] {
            switch operand {
            case .argument(let index): return BoundValue(argument: index, isBound: true)
            case .pattern(let pattern):
                if case .placeholder(let placeholder)? = pattern.onlyElement {
                    return BoundValue(argument: placeholder.argument, isBound: true)
                }
                return BoundValue(pattern: pattern)
            }
        }
        let own =
            arguments.firstIndex { $0.position == argument.position && $0.name == argument.name }
            ?? arguments.firstIndex { $0.position != nil && $0.position == argument.position }
            ?? arguments.firstIndex { $0.name != nil && $0.name == argument.name }
        return BoundValue(
            argument: own,
            isShown: reference.inherited.contains(.variables),
            isSelecting: reference.inherited.contains(.selectors)
        )
    }
}

/// What stands in the place of another entry's argument.
struct BoundValue {
    /// Our argument; nil where it has none.
    var argument: Int?

    /// A text of its own.
    var pattern: Pattern?

    /// Whether the value is shown; an empty text otherwise.
    var isShown = true

    /// Whether selects look at the value; at nothing otherwise.
    var isSelecting = true

    /// Whether the reference gives the value, so that there always is one.
    var isBound = false
}

extension Pattern {
    /// The pattern with its arguments replaced by what they are bound to, and choices by what is known decided.
    func substituting(_ values: [BoundValue], in language: LanguageTag) -> Pattern {
        func value(_ argument: Int) -> BoundValue { values[safe: argument] ?? BoundValue() }
        func size(_ index: Int) -> Int { value(index).argument ?? index }
        return replacing { element in
            switch element {
            case .placeholder(var placeholder):
                let bound = value(placeholder.argument)
                if let pattern = bound.pattern { return pattern }
                guard bound.isShown, let argument = bound.argument else { return Pattern() }
                placeholder.argument = argument
                placeholder.format = placeholder.format.replacingSizes(size)
                return Pattern([.placeholder(placeholder)])
            case .select(var select):
                if case .argument(let argument, let reading) = select.selector {
                    let bound = value(argument)
                    guard let own = bound.argument, bound.isSelecting, bound.pattern == nil else {
                        var passed = ArgumentValue.absent
                        if let text = bound.pattern?.plainText { passed = .text(text) }
                        let chosen = select.variant(for: passed, language: language)?.pattern ?? Pattern()
                        return chosen.substituting(values, in: language)
                    }
                    select.selector = .argument(own, reading)
                    if bound.isBound { select.variants.removeAll { $0.condition == .absent } }
                }
                for index in select.variants.indices {
                    let pattern = select.variants[index].pattern
                    select.variants[index].pattern = pattern.substituting(values, in: language)
                }
                return Pattern([.select(select)])
            case .reference(var reference):
                for (name, operand) in reference.bindings {
                    switch operand {
                    case .argument(let argument):
                        if let own = value(argument).argument {
                            reference.bindings[name] = .argument(own)
                        } else {
                            reference.bindings[name] = .pattern(value(argument).pattern ?? Pattern())
                        }
                    case .pattern(let pattern):
                        reference.bindings[name] = .pattern(pattern.substituting(values, in: language))
                    }
                }
                return Pattern([.reference(reference)])
            case .text, .markup: return nil
            }
        }
    }

    /// The pattern with a text where a select around it has none.
    fileprivate func completed(by text: Pattern) -> Pattern {
        guard elements.count == 1, case .select(var select) = elements[0] else { return self }
        for index in select.variants.indices {
            select.variants[index].pattern = select.variants[index].pattern.completed(by: text)
        }
        if select.kind != .width, select.variants.last?.condition != .otherwise {
            select.variants.append(Variant(.otherwise, text))
        }
        return Pattern([.select(select)])
    }
}

extension Select {
    /// The variant for a value that is known; nil where there is none.
    fileprivate func variant(for value: ArgumentValue, language: LanguageTag) -> Variant? {
        if value == .absent {
            return variants.first { $0.condition == .absent } ?? variants.first { $0.condition == .otherwise }
        }
        let number = DecimalNumber(value.text)
        return variants.first { variant in
            if case .text(let text) = variant.condition { return value.text == text }
            if let number { return variant.condition.holds(for: number, language: language) }
            return variant.condition == .otherwise
        }
    }
}

extension Format {
    /// The format with other arguments as width and precision.
    fileprivate func replacingSizes(_ map: (Int) -> Int) -> Format {
        guard var field else { return self }
        if case .argument(let argument)? = field.width { field.width = .argument(map(argument)) }
        if case .argument(let argument)? = field.precision { field.precision = .argument(map(argument)) }
        return withField(field)
    }
}
