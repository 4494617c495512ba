import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics

/// Turns selectors that the target lacks, and lists where it has none, into keys of their own, or into the one text by
/// which the target chooses.
struct SeparatePass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        // All parts of an entry are passed the same arguments: they get their positions before they are split off.
        if case .positions = state.target.arguments { state.assignPositions() }
        separateLists(in: &state)
        state.replaceEntries(having: .otherSelects) { state, working in
            if case .names(let names) = state.target.arguments, let composed = compose(working, names, &state) {
                return [composed]
            }
            var pending = [working]
            var finished: [WorkingEntry] = []
            while let next = pending.popLast() {
                if let chooser = unsupportedChooser(of: next, in: state.target) {
                    pending.append(contentsOf: separate(chooser, in: next, &state).reversed())
                } else {
                    finished.append(next)
                }
            }
            return finished
        }
        if state.target.requiresSourceMessage { FillPass().addSourceMessages(to: &state) }
    }

    private func separateLists(in state: inout LegalisationState) {
        state.replaceEntries(having: .lists) { state, working in
            if state.target.lists, !choosesInItems(working, state.target) { return nil }
            let count = working.entry.messages.values.map(\.patterns.count).max() ?? 0
            state.reportChangedCall(of: working, "each item of a list became an entry of its own")
            return (0..<count).map { item in
                var part = working
                part.key.kind = .text
                if let separator = state.target.keys.itemSeparator {
                    part.key.append(separator + String(item))
                } else {
                    part.key.path.append(String(item))
                }
                var entry = working.entry.mappingMessages { _, message in
                    guard message.patterns.indices.contains(item) else { return nil }
                    var changed = message
                    changed.content = .pattern(message.patterns[item])
                    if item > 0 { (changed.comment, changed.headings) = (nil, []) }
                    return changed
                }
                entry.link(to: working.key, as: .item(item))
                part.entry = entry
                return part
            }
        }
    }

    /// Whether what chooses an item can neither stand in a list of the target nor become part of the key.
    private func choosesInItems(_ working: WorkingEntry, _ target: Capabilities) -> Bool {
        if case .names = target.arguments, working.features.contains(.otherSelects) { return true }
        return working.features.contains(.numberSelects)
    }

    /// The first chooser, from the outside in, that the target can't hold beside the others of an entry.
    private func unsupportedChooser(of working: WorkingEntry, in target: Capabilities) -> Chooser? {
        let choosers = Chooser.choosers(in: working.entry)
        var kinds = Set(choosers.map(\.kind))
        let choosesByNumber =
            working.features.contains(.numberSelects)
            || working.entry.contains { element in
                if case .select(let select) = element { return select.kind == .text && select.withoutWords != nil }
                return false
            }
        if choosesByNumber { kinds.insert(.number) }
        // Of what the target can hold together, what leaves most in the file; a number rather than anything else.
        var best: [Capabilities.SelectorKind] = []
        for together in target.selectors {
            func weight(_ list: [Capabilities.SelectorKind]) -> Int {
                kinds.intersection(list).count * 2 + (kinds.contains(.number) && list.contains(.number) ? 1 : 0)
            }
            if weight(together) > weight(best) { best = together }
        }
        let order: [Capabilities.SelectorKind] = [.product, .device, .width, .text]
        return choosers.filter { !best.contains($0.kind) }
            .min { left, right in
                order.count(before: left.kind) < order.count(before: right.kind)
            }
    }

    private func separate(
        _ chooser: Chooser,
        in working: WorkingEntry,
        _ state: inout LegalisationState
    ) -> [WorkingEntry] {
        let choices = chooser.choices(in: working.entry)
        let separator = state.target.keys.choiceSeparator
        state.outcomes.recordChangedCall(of: working.source)
        state.collected.add(
            .warning,
            .callChanges,
            "the selector “\(chooser.kind.rawValue)” became part of the key, since the target's files can't select by it",
            entry: ([working.key.name] + choices.map { working.key.name + separator + $0.suffix })
                .joined(separator: ", "),
            at: working.entry.range(in: state.sourceLanguage)
        )
        var base = working
        func part(_ condition: Condition?) -> Entry {
            let part = working.entry.choosing(chooser, condition)
            return working.features.contains(.absentVariants) ? part.tellingNoNumberApart(like: working.entry) : part
        }
        var baseEntry = part(nil)
        if case .width = chooser.selector, let widest = chooser.widest(in: working.entry) {
            baseEntry.link(to: working.key, as: .variant(selector: "width", condition: String(widest)))
        }
        baseEntry.removeUnusedArguments()
        base.entry = baseEntry
        var parts = base.entry.messages.isEmpty ? [] : [base]
        for choice in choices {
            var entry = part(choice.condition)
            if entry.messages.isEmpty { continue }
            let selector = chooser.partName(in: working.entry)
            entry.link(to: working.key, as: .variant(selector: selector, condition: choice.spelling))
            entry.removeUnusedArguments()
            var part = WorkingEntry(key: working.key, entry: entry, source: working.source)
            part.key.append(separator + choice.suffix)
            parts.append(part)
        }
        return parts
    }
}

extension [Capabilities.SelectorKind] {
    /// The place of a kind in the list; behind all where it is not in it.
    fileprivate func count(before kind: Element) -> Int { firstIndex(of: kind) ?? count }
}

extension SeparatePass {
    /// More combinations of texts, devices, products and widths than this are not written out.
    private static let combinationLimit = 256

    /// One value of every chooser, or none.
    private struct Combination {
        /// The value of the composed text; empty where no chooser has one.
        var value = ""

        /// What holds for each chooser.
        var conditions: [Condition?] = []
    }

    /// The entry with all its choosers replaced by one select by the text that the target chooses by.
    ///
    /// Nil if the entry chooses by one text alone, which the target can look at as it is: one that is no number as well.
    func compose(
        _ working: WorkingEntry,
        _ names: Capabilities.ArgumentNames,
        _ state: inout LegalisationState
    ) -> WorkingEntry? {
        var choosers = Chooser.choosers(in: working.entry)
        if choosers.count == 1, choosers[0].kind == .text, !choosers[0].isNumber(in: working.entry) { return nil }
        let order: [Capabilities.SelectorKind] = [.text, .product, .device, .width]
        choosers.sort { left, right in
            let places = (order.firstIndex(of: left.kind) ?? 0, order.firstIndex(of: right.kind) ?? 0)
            if places.0 != places.1 { return places.0 < places.1 }
            return left.argument < right.argument
        }
        var entry = working.entry
        var combinations = combine(choosers, in: entry, names)
        while combinations.count > Self.combinationLimit, let last = choosers.popLast() {
            // There would be too many: what holds for nothing else is written.
            entry = entry.choosing(last, nil)
            combinations = combine(choosers, in: entry, names)
        }
        let argument = entry.arguments.count
        entry.arguments.append(Argument(name: names.text, type: .text))
        entry = entry.mappingMessages { _, message in
            guard case .pattern(let pattern) = message.content else { return message }
            return select(pattern, choosers, combinations, argument).map { select in message.mapPatterns { _ in select }
            }
        }
        entry.annotations[ComposedTextAnnotation.self] = ComposedTextAnnotation(
            argument: names.text,
            components: choosers.map { component($0, in: working.entry) },
            separator: names.textSeparator
        )
        entry.removeUnusedArguments()
        entry.renameArguments(called: names.text)
        let values = combinations.map(\.value).filter { !$0.isEmpty }.joined(separator: ", ")
        state.reportChangedCall(of: working, "selectors that the target lacks became part of “\(names.text)”", values)
        return working.with(entry)
    }

    private func combine(
        _ choosers: [Chooser],
        in entry: Entry,
        _ names: Capabilities.ArgumentNames
    ) -> [Combination] {
        var combinations = [Combination()]
        for chooser in choosers {
            let choices = chooser.choices(in: entry)
            if combinations.count > Self.combinationLimit { return combinations }
            combinations = combinations.flatMap { combination -> [Combination] in
                var without = combination
                without.conditions.append(nil)
                return [without]
                    + choices.map { choice in
                        var with = combination
                        with.value += (with.value.isEmpty ? "" : names.textSeparator) + choice.suffix
                        with.conditions.append(choice.condition)
                        return with
                    }
            }
        }
        return combinations
    }

    private func select(
        _ pattern: Pattern,
        _ choosers: [Chooser],
        _ combinations: [Combination],
        _ argument: Int
    ) -> Pattern? {
        func chosen(_ combination: Combination) -> Pattern? {
            var chosen: Pattern? = pattern
            for (chooser, condition) in zip(choosers, combination.conditions) {
                chosen = chosen?.choosing(chooser, condition)
            }
            return chosen
        }
        let base = combinations.first.flatMap(chosen)
        var variants: [Variant] = []
        for combination in combinations.dropFirst() {
            // What no variant is for is said by the plain key.
            guard let pattern = chosen(combination), pattern != base else { continue }
            variants.append(Variant(.text(combination.value), pattern))
        }
        if variants.isEmpty { return base }
        if let base { variants.append(Variant(.otherwise, base)) }
        return Pattern([.select(Select(.argument(argument, .text), variants: variants))])
    }

    private func component(_ chooser: Chooser, in entry: Entry) -> ComposedTextAnnotation.Component {
        let values = chooser.choices(in: entry).map(\.spelling)
        switch chooser.selector {
        case .argument(let argument, _):
            return .argument(entry.arguments[safe: argument] ?? Argument(), texts: values)
        case .environment(.device): return .device(values)
        case .environment(.product): return .product(values)
        case .width: return .width(values.compactMap { Int($0) }.reversed(), widest: chooser.widest(in: entry) ?? 0)
        }
    }
}

extension Chooser {
    /// Whether messages of an entry look for numbers in the same argument, too.
    fileprivate func isNumber(in entry: Entry) -> Bool {
        guard case .argument(let argument, _) = selector else { return false }
        return entry.contains { element in
            guard case .select(let select) = element, case .argument(argument, _) = select.selector else {
                return false
            }
            return select.kind == .number || select.withoutWords != nil
        }
    }

    /// The argument that is looked at; 0 where that is something else.
    fileprivate var argument: Int {
        if case .argument(let argument, _) = selector { return argument }
        return 0
    }
}

extension Entry {
    /// The entry whose texts for all calls, or for all other numbers, are those of calls without a number as well, where the
    /// entry that it was a part of tells such calls apart.
    fileprivate func tellingNoNumberApart(like whole: Entry) -> Entry {
        func selects(of entry: Entry) -> [Select] {
            entry.messages.values.flatMap(\.patterns).flatMap(\.selects).filter { $0.numberArgument != nil }
        }
        func hasAbsent(_ select: Select) -> Bool { select.variants.contains { $0.condition == .absent } }
        let own = selects(of: self)
        guard let selector = selects(of: whole).first(where: hasAbsent)?.selector, !own.contains(where: hasAbsent),
            own.contains(where: { $0.selector == selector })
        else { return self }
        return mappingMessages { _, message in
            message.mapPatterns { pattern in
                if !pattern.selects.contains(where: { $0.selector == selector }) {
                    let variants = [Variant(.absent, pattern), Variant(.otherwise, pattern)]
                    return Pattern([.select(Select(selector, variants: variants))])
                }
                return pattern.replacing { element in
                    guard case .select(var select) = element, select.selector == selector,
                        var absent = select.variantWithoutNumber
                    else { return nil }
                    absent.condition = .absent
                    select.variants.insert(absent, at: 0)
                    return Pattern([.select(select)])
                }
            }
        }
    }

    /// Gives arguments before the last one another name if they have one that is the target's for something else.
    fileprivate mutating func renameArguments(called name: String) {
        for index in arguments.indices.dropLast() where arguments[index].name == name {
            arguments[index].name = name + "_"
        }
    }
}
