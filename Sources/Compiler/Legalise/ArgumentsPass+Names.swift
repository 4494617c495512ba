import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics
import OrderedCollections

extension ArgumentsPass {
    /// Gives every argument a name: its own, else one by its position; what chooses gets the name that the target has
    /// for it.
    func assignNames(in state: inout LegalisationState, _ names: Capabilities.ArgumentNames) {
        var indices: [Key: Int] = [:]
        if state.entries.contains(where: { $0.features.contains(.references) }) {
            for (index, working) in state.entries.enumerated() { indices[working.key] = index }
        }
        let originals = state.entries
        let known = indices
        state.replaceEntries(having: .arguments) { state, working in
            var entry = working.entry
            let number = originals.selecting(by: .number, from: working, known)
            let text = originals.selecting(by: .text, from: working, known)
            var taken: Set<String> = []
            if number != nil { taken.insert(names.number) }
            if text != nil { taken.insert(names.text) }
            var renamed: [String] = []
            let own = Self.existingNames(of: working, besides: originals.referredTo(by: working, known), state)
            for (index, argument) in working.entry.arguments.enumerated() {
                let wanted = argument.name ?? own[index] ?? "arg\(argument.position ?? index + 1)"
                var name = wanted
                if index == number {
                    name = names.number
                } else if index == text {
                    name = names.text
                } else {
                    while !taken.insert(name).inserted { name += names.textSeparator }
                }
                entry.arguments[index].name = name
                let isComposed = entry.annotations[ComposedTextAnnotation.self] != nil && index == text
                if working.isHelper || isComposed { continue }
                if name != argument.name { state.outcomes.recordName(name, of: argument, in: working.source) }
                if name != wanted {
                    renamed.append("\(argument.name ?? "argument \(argument.position ?? index + 1)") is \(name)")
                }
            }
            if renamed.isEmpty { reportOrder(of: working, entry, number, in: &state) }
            if entry.arguments == working.entry.arguments { return nil }
            if !renamed.isEmpty {
                let message = "pass selector arguments under the names that the target has for them"
                state.reportChangedCall(of: working, message, renamed.joined(separator: ", "))
            }
            let parts = working.entry.messages.values.flatMap(\.targets).compactMap {
                known[$0].map { originals[$0].entry }
            }
            reportIdlePositions(of: working, entry.arguments, parts, except: [number, text], in: &state)
            return [working.with(entry)]
        }
    }

    /// The names that texts which are there have for the arguments of one that says the same, by their indices: its own, or
    /// those of what it refers to, which is handed them on.
    private static func existingNames(
        of working: WorkingEntry,
        besides referred: @autoclosure () -> [WorkingEntry],
        _ state: LegalisationState
    ) -> [Int: String] {
        guard let existing = state.options.existing else { return [:] }
        var names: [Int: String] = [:]
        for text in [working] + referred() {
            for (index, name) in existing.names(of: text, state.sourceLanguage) {
                guard let argument = text.entry.arguments[safe: index],
                    let place = working.entry.arguments.firstIndex(where: { $0.isSame(as: argument) })
                else { continue }
                names[place] = names[place] ?? name
            }
        }
        return names
    }

    /// Names the positions that no text shows, nor one that it refers to: nothing is passed for them where arguments have
    /// names.
    private func reportIdlePositions(
        of working: WorkingEntry,
        _ named: [Argument],
        _ parts: [Entry],
        except chosen: [Int?],
        in state: inout LegalisationState
    ) {
        if working.isHelper { return }
        let idle = working.entry.arguments.indices.filter { index in
            let argument = working.entry.arguments[index]
            return argument.position != nil && argument.name == nil && !chosen.contains(index)
                && !working.entry.shows(index) && !parts.contains { $0.shows(named[index]) }
        }
        if idle.isEmpty { return }
        state.outcomes.recordChangedCall(of: working.source)
        let positions = idle.compactMap { working.entry.arguments[$0].position.map(String.init) }
        let message = "arguments that no text shows are no longer passed"
        state.report(.note, .callChanges, message, of: working, positions.joined(separator: ", "))
    }

    /// Names the entries whose texts show their arguments in another order than that of their positions.
    ///
    /// Names say nothing about an order: who gives them positions again goes by the texts.
    private func reportOrder(
        of working: WorkingEntry,
        _ entry: Entry,
        _ number: Int?,
        in state: inout LegalisationState
    ) {
        if working.isHelper || !entry.arguments.contains(where: { $0.position != nil }) { return }
        let positions = entry.positionsByTexts(number, sourceLanguage: state.sourceLanguage)
        let isOther = entry.arguments.indices.contains { index in
            guard let position = entry.arguments[index].position, let found = positions[index] else { return false }
            return found != position
        }
        if !isOther { return }
        state.recordRewriting(of: working)
        let message = "the order of arguments is lost where it isn't that of their names in the text"
        state.report(.note, .lostAnnotation, message, of: working)
    }

    /// Whether an app that escapes values for HTML escapes that of a placeholder.
    private static func isEscaped(_ placeholder: Placeholder, _ arguments: [Argument]) -> Bool {
        if placeholder.isUnescaped { return false }
        switch placeholder.format {
        case .number: return false
        case .text, .character, .functions:
            return !(arguments[safe: placeholder.argument]?.type.isNumeric ?? false)
        }
    }

    /// Marks the texts that the target would escape and the source does not, unless the texts that are there have them escaped.
    func markUnescaped(in state: inout LegalisationState) {
        guard state.options.apps.contains(where: { !$0.escapesValues }) else { return }
        state.replaceEntries(having: .placeholders) { state, working in
            let arguments = working.entry.arguments
            let known = state.options.existing?.counterparts[working.source]
            let here = (known?.shown ?? [:]).values.lazy.map(\.here)
            let escaped = Set(here.filter { !$0.isUnescaped }.compactMap { known?.passed[safe: $0.argument]?.name })
            guard !state.options.apps[working.source].escapesValues else { return nil }
            var isChanged = false
            let entry = working.entry.mappingMessages { _, message in
                message.replacing { element in
                    guard case .placeholder(var placeholder) = element, Self.isEscaped(placeholder, arguments),
                        arguments[safe: placeholder.argument]?.name.map(escaped.contains) != true
                    else { return nil }
                    isChanged = true
                    placeholder.isUnescaped = true
                    return Pattern([.placeholder(placeholder)])
                }
            }
            if !isChanged { return nil }
            return [working.with(entry)]
        }
    }
}

extension ExistingEntries {
    /// The names that a text which is there has for the arguments of one that says the same, by their indices.
    fileprivate func names(of working: WorkingEntry, _ language: LanguageTag) -> [Int: String] {
        guard let other = entry(of: working.key) else { return [:] }
        let names = working.entry.counterparts(in: other, language).compactMapValues { other.arguments[safe: $0]?.name }
        return Set(names.values).count == names.count ? names : [:]
    }
}

extension Entry {
    /// The positions that the names of arguments lead to, by the arguments' indices: the number that chooses comes first,
    /// a name that tells a position has it, and the others follow in the order of the source language's text.
    fileprivate func positionsByTexts(_ number: Int?, sourceLanguage: LanguageTag) -> [Int: Int] {
        var order: [Int] = []
        if let number, arguments[safe: number]?.position != nil { order.append(number) }
        let source = messages[sourceLanguage].map { [$0] } ?? []
        for message in source + messages.values {
            message.forEachElement { element in
                guard case .placeholder(let placeholder) = element, !order.contains(placeholder.argument) else {
                    return
                }
                order.append(placeholder.argument)
            }
        }
        var positions: [Int: Int] = [:]
        var taken: Set<Int> = []
        func take(_ position: Int, for index: Int) {
            if taken.insert(position).inserted { positions[index] = position }
        }
        if let number, order.contains(number) { take(1, for: number) }
        for index in order where positions[index] == nil {
            if let position = arguments[safe: index]?.positionInName { take(position, for: index) }
        }
        var next = 1
        for index in order where positions[index] == nil {
            while taken.contains(next) { next += 1 }
            take(next, for: index)
        }
        return positions
    }
}

extension [WorkingEntry] {
    /// The entries that an entry refers to, and those that they do, nearest first; without those for which some argument is
    /// bound.
    fileprivate func referredTo(by working: WorkingEntry, _ indices: [Key: Int]) -> [WorkingEntry] {
        if !working.features.contains(.references) { return [] }
        var found: OrderedSet<Int> = []
        var next = 0
        var entry: Entry? = working.entry
        // What stands further away is not followed.
        while let own = entry, next <= 64 {
            own.forEachElement { element in
                guard case .reference(let reference) = element, case .entry(let key) = reference.target,
                    reference.bindings.isEmpty, let index = indices[key]
                else { return }
                found.append(index)
            }
            entry = next < found.count ? self[found[next]].entry : nil
            next += 1
        }
        return found.map { self[$0] }
    }

    /// The argument of an entry by which its messages choose, or those of the entries that they refer to and hand it on.
    fileprivate func selecting(
        by kind: Capabilities.SelectorKind,
        from working: WorkingEntry,
        _ indices: [Key: Int],
        depth: Int = 0
    ) -> Int? {
        var found: Int?
        var references: [Reference] = []
        working.entry.forEachElement { element in
            switch element {
            case .select(let select):
                if found == nil, select.kind == kind, case .argument(let argument, _) = select.selector {
                    found = argument
                }
            case .reference(let reference): references.append(reference)
            default: break
            }
        }
        if found != nil || depth > 16 { return found }
        for reference in references where reference.inherited.contains(.selectors) {
            guard case .entry(let key) = reference.target, let index = indices[key] else { continue }
            let target = self[index]
            guard let argument = selecting(by: kind, from: target, indices, depth: depth + 1),
                let declared = target.entry.arguments[safe: argument],
                declared.name.map({ reference.bindings[$0] == nil }) ?? true
            else { continue }
            if let own = working.entry.arguments.firstIndex(where: { $0.isSame(as: declared) }) { return own }
        }
        return nil
    }
}

extension Entry {
    /// Whether some text shows an argument of another entry.
    fileprivate func shows(_ argument: Argument) -> Bool {
        arguments.indices.contains { arguments[$0].isSame(as: argument) && shows($0) }
    }
}
