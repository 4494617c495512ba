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
    let target: Capabilities

    /// The questions about conditions that were answered before.
    let decisions: DecisionCache

    let apps: SourceApps
    private let copies = Locked<[CopiedText.Place: CopiedText]>([:])

    /// References are followed through so many entries to find the languages in which they have texts.
    private static let reachLimit = 32

    /// Whether a message refers to another entry in a way that the target lacks.
    func needsInlining(_ pattern: Pattern, in table: String) -> Bool {
        switch target.references {
        case .none: return true
        case .whole: return !isWhole(pattern)
        case .inPattern(let bindings):
            return pattern.contains { element in
                guard case .reference(let reference) = element else { return false }
                return !canBeKept(reference, bindings, in: table)
            }
        }
    }

    /// Whether each branch of a pattern is a reference and nothing else, or has none.
    private func isWhole(_ pattern: Pattern) -> Bool {
        switch pattern.onlyElement {
        case .reference(let reference):
            return reference.bindings.isEmpty && reference.functions.isEmpty && isPassedAlike(reference)
        case .select(let select): return select.variants.allSatisfy { isWhole($0.pattern) }
        default: break
        }
        return !pattern.hasReferences
    }

    /// Whether all that a reference leads to is passed what the reference is: nothing, or arguments at positions, none of
    /// which chooses.
    private func isPassedAlike(_ reference: Reference) -> Bool {
        guard case .entry(let key) = reference.target else { return true }
        var pending = [key]
        var visited: Set<Key> = []
        while let next = pending.popLast() {
            guard visited.insert(next).inserted, let index = indices[next] else { continue }
            let entry = entries[index].entry
            guard visited.count <= Self.reachLimit, entry.selectingArguments.isEmpty,
                entry.arguments.allSatisfy({ $0.position != nil }),
                entry.arguments.isEmpty || reference.inherited == [.variables, .selectors]
            else { return false }
            pending += entry.messages.values.flatMap(\.targets)
        }
        return true
    }

    /// Whether a reference means the same in the target's patterns.
    private func canBeKept(_ reference: Reference, _ bindings: Capabilities.Bindings, in table: String) -> Bool {
        // Another folder is another app's, or another module's.
        guard case .entry(let key) = reference.target, let index = indices[key],
            tables.place(ofTable: key.table).folder == tables.place(ofTable: table).folder
        else { return false }
        let other = entries[index].entry
        if let names = bindings.names, !reference.bindings.keys.allSatisfy(names.contains) { return false }
        if !reference.inherited.contains(.variables), bindings.inherited.contains(.variables),
            !other.arguments.allSatisfy({ $0.name.map { reference.bindings[$0] != nil } ?? false })
        {
            return false
        }
        // What it leads to may be copied into the entry.
        var pending = [reference]
        var visited: Set<Key> = []
        while let next = pending.popLast() {
            guard case .entry(let key) = next.target else { return false }
            guard visited.count < Self.reachLimit, visited.insert(key).inserted, let index = indices[key] else {
                continue
            }
            let entry = entries[index].entry
            if needsOtherCall(entry, next) || !isChosenAlike(entry, next, bindings) { return false }
            guard entries[index].features.contains(.references) else { continue }
            entry.forEachElement { if case .reference(let reference) = $0 { pending.append(reference) } }
        }
        return true
    }

    /// Whether the target hands on what an entry's texts are chosen by as the source does.
    private func isChosenAlike(_ entry: Entry, _ reference: Reference, _ bindings: Capabilities.Bindings) -> Bool {
        let selecting = entry.selectingArguments.filter { argument in
            entry.arguments[safe: argument]?.name.map { reference.bindings[$0] == nil } ?? true
        }
        if selecting.isEmpty || reference.inherited.contains(.selectors) == bindings.inherited.contains(.selectors) {
            return true
        }
        // What the target does not hand on by itself has to be bound.
        guard reference.inherited.contains(.selectors), let names = bindings.names else { return false }
        return selecting.allSatisfy { entry.arguments[safe: $0]?.name.map(names.contains) ?? false }
    }

    /// Whether the target's app has to ask for an entry in another way, which a reference can't.
    private func needsOtherCall(_ entry: Entry, _ reference: Reference) -> Bool {
        entry.messages.contains { language, message in
            let forms = target.forms?(language, .cardinal) ?? []
            return message.containsPattern { pattern in
                pattern.contains { element in
                    guard case .select(let select) = element else { return false }
                    if select.kind == .text { return passesNumber(reference) && seemsToHaveForms(select, forms) }
                    if select.kind != .number { return true }
                    // What is bound is passed, so that the text for calls without it is not asked for.
                    let isBound =
                        select.numberArgument.flatMap { entry.arguments[safe: $0]?.name }
                        .map { reference.bindings[$0] != nil } ?? false
                    // Without a number the target's app shows the text of the form that has no name.
                    if !isBound, !reference.inherited.contains(.selectors), forms.contains(where: { $0.name.isEmpty }),
                        !select.variants.contains(where: { [.absent, .otherwise].contains($0.condition) })
                    {
                        return true
                    }
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

    private func passesNumber(_ reference: Reference) -> Bool {
        guard case .names(let names) = target.arguments else { return false }
        return reference.inherited.contains(.selectors) || reference.bindings[names.number] != nil
    }

    /// Whether the target's app takes texts for forms of others as soon as it is passed a number: `male_other` is `male`
    /// for many.
    private func seemsToHaveForms(_ select: Select, _ forms: [Capabilities.Form]) -> Bool {
        guard case .names(let names) = target.arguments else { return false }
        return select.variants.contains { variant in
            guard case .text(let text) = variant.condition else { return false }
            return forms.contains { !$0.name.isEmpty && (names.textSeparator + text).hasSuffix($0.name) }
        }
    }

    /// The entry with its references replaced, in all languages that show another text because of them; nil if nothing
    /// is left because all of its messages refer to what no catalogue holds.
    func inlined(_ working: WorkingEntry, _ state: inout LegalisationState) -> WorkingEntry? {
        var result = working
        var messages = working.entry.messages
        var isTooLong = false
        for language in languages(of: working) {
            guard let own = shownMessage(of: working, in: language) else { continue }
            let found =
                own.language == language || apps[working.source].choosesByUserLanguage
                ? own.message : own.message.mapPatterns { $0.isPlainText ? $0 : $0.withRules(of: own.language) }
            var isExternal = false
            var message = found.mapPatterns { pattern in
                let arguments = working.entry.arguments
                let copy = copy(of: pattern, arguments: arguments, in: language, keptIn: working.key.table)
                isExternal = isExternal || copy.pattern == nil
                isTooLong = isTooLong || copy.isTooLong
                return copy.pattern ?? Pattern()
            }
            if isExternal {
                messages[language] = nil
                // Where the conversion is verified the difference is observed, and says the same.
                state.collected.add(
                    .warning,
                    Cause.unsupportedReference.kind,
                    "texts refer to what the project lacks, such as a text of the system, and were left out",
                    entry: "\(working.key.name) in \(language)",
                    at: own.message.origin.range
                )
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
        if isTooLong {
            let message = "nested texts expand beyond any usable length; they were left out"
            state.report(.error, .nestingTooLong, message, of: working)
        }
        if messages.isEmpty { return nil }
        result.entry.messages = messages
        let count = "\(messages.count) " + (messages.count == 1 ? "text" : "texts")
        let message = "references were replaced by copies of the texts they refer to"
        state.report(.note, .copied, message, of: working, count)
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
            if pattern.isPlainText { return pattern }
            let filled = fallback.gap == .nextLanguage ? filler.filled(pattern, in: found.language) : nil
            let whole = filled?.pattern ?? pattern
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
            guard visited.count < Self.reachLimit, visited.insert(next.key).inserted else { continue }
            languages.formUnion(next.entry.messages.keys)
            next.entry.forEachElement { element in
                if case .reference(let reference) = element, case .entry(let key) = reference.target,
                    let index = indices[key]
                {
                    pending.append(entries[index])
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

    // MARK: Copies

    /// What an entry says in a language, all references replaced.
    ///
    /// What it refers to comes first, without recursion: chains of references can be as long as a file.
    private func copy(of key: Key, in language: LanguageTag) -> CopiedText {
        var pending = [key]
        var begun: Set<Key> = []
        while let next = pending.last {
            let place = CopiedText.Place(key: next, language: language)
            if let known = copies.withLock({ $0[place] }) {
                if pending.count == 1 { return known }
                pending.removeLast()
                continue
            }
            let message = indices[next].flatMap { self.message(of: entries[$0], in: language) }
            if begun.insert(next).inserted {
                let targets = (message?.targets ?? []).filter { !begun.contains($0) }
                pending += targets
                if !targets.isEmpty { continue }
            }
            let copy = copy(of: message, next, in: language)
            copies.withLock { $0[place] = copy }
        }
        return CopiedText(Pattern(key.name))
    }

    private func copy(of message: Message?, _ key: Key, in language: LanguageTag) -> CopiedText {
        // Nothing says more than its key.
        guard let message, let index = indices[key] else { return CopiedText(Pattern(key.name)) }
        guard case .pattern(let text) = message.content else { return CopiedText(nil) }
        let whole = text.completed(by: Pattern(key.name))
        return copy(of: whole, arguments: entries[index].entry.arguments, in: language, keptIn: nil)
    }

    /// A pattern with copies in the place of references.
    ///
    /// - Parameter table: the table of the text, in which those stay that the target can say; nil where none do, since what is
    ///   copied is not looked at again.
    private func copy(
        of pattern: Pattern,
        arguments: [Argument],
        in language: LanguageTag,
        keptIn table: String?
    ) -> CopiedText {
        if pattern.isPlainText { return CopiedText(pattern) }
        var inner: [Key: CopiedText] = [:]
        var size = pattern.size
        var isExternal = false
        var largest = size
        var isTooLong = false
        pattern.forEachElement { element in
            guard case .reference(let reference) = element else { return }
            guard case .entry(let key) = reference.target else {
                isExternal = true
                return
            }
            if let table, isKept(reference, in: table) { return }
            let copy =
                inner[key] ?? copies.withLock { $0[CopiedText.Place(key: key, language: language)] }
                ?? (table == nil ? CopiedText(Pattern(key.name)) : self.copy(of: key, in: language))
            inner[key] = copy
            isExternal = isExternal || copy.pattern == nil
            isTooLong = isTooLong || copy.isTooLong
            size += copy.size
            largest = max(largest, copy.largest)
        }
        isTooLong = isTooLong || size / 64 > CopiedText.sizeLimit / 64 + largest
        if isExternal || isTooLong { return CopiedText(nil, isTooLong: isTooLong) }
        let copied = pattern.replacing { element in
            guard case .reference(let reference) = element, case .entry(let key) = reference.target,
                table.map({ isKept(reference, in: $0) }) != true, let text = inner[key]?.pattern
            else { return nil }
            let declared = indices[key].map { entries[$0].entry.arguments } ?? []
            return reference.said(
                text,
                declared: declared,
                among: arguments,
                in: language,
                keepsHandedOn: table == nil
            )
        }
        return CopiedText(copied, largest: largest)
    }

    private func isKept(_ reference: Reference, in table: String) -> Bool {
        guard case .inPattern(let bindings) = target.references else { return false }
        return canBeKept(reference, bindings, in: table)
    }
}

/// What an entry says in a language, without references.
private struct CopiedText: Sendable {
    /// Where it is found again.
    struct Place: Hashable {
        let key: Key
        let language: LanguageTag
    }

    /// What it says; nil if it refers to what no catalogue holds, or is too long.
    var pattern: Pattern?

    var size: Int

    /// How much of it is the largest text that was copied.
    var largest: Int

    /// Whether it would be longer than any app shows.
    var isTooLong: Bool

    /// Texts of copies are not longer, or not longer than sixty-four times the largest of them.
    static let sizeLimit = 1 << 14

    init(_ pattern: Pattern?, largest: Int? = nil, isTooLong: Bool = false) {
        self.pattern = pattern
        size = pattern?.size ?? 0
        self.largest = largest ?? size
        self.isTooLong = isTooLong
    }
}

extension Pattern {
    /// How much room it takes: the bytes of its texts, and some for everything else.
    fileprivate var size: Int {
        if let plainText { return plainText.utf8.count }
        var size = 0
        forEachElement { element in
            if case .text(let text) = element { size += text.utf8.count } else { size += 16 }
        }
        return size
    }

    /// The pattern with a text where a select around it has none.
    fileprivate func completed(by text: Pattern) -> Pattern {
        guard var select = onlySelect else { return self }
        for index in select.variants.indices {
            select.variants[index].pattern = select.variants[index].pattern.completed(by: text)
        }
        if select.kind != .width, select.variants.last?.condition != .otherwise {
            select.variants.append(Variant(.otherwise, text))
        }
        return Pattern([.select(select)])
    }
}
