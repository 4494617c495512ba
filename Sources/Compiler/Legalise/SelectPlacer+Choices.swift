import InterlinguaIR
import InterlinguaSemantics

extension SelectPlacer {
    // MARK: Calls that pass no number

    /// Whether the texts for calls without a number need an entry of their own.
    func needsSplit(ofAbsent entry: Entry) -> Bool {
        if !target.optionalCount { return true }
        // Where a form has no name of its own, it and the text for no number are one.
        for (language, message) in entry.messages {
            guard let name = forms(language).first(where: { $0.name.isEmpty }) else { continue }
            let differs = message.containsPattern { pattern in
                pattern.contains { element in
                    guard case .select(let select) = element, select.numberArgument != nil,
                        let absent = select.variants.first(where: { $0.condition == .absent })
                    else { return false }
                    return select.pattern(for: name.condition, language: language).map { $0 != absent.pattern } ?? false
                }
            }
            if differs { return true }
        }
        return false
    }

    /// Moves the texts for calls without a number to an entry of their own.
    func splitAbsent(_ working: WorkingEntry, _ state: inout LegalisationState) -> [WorkingEntry] {
        let selects = working.entry.messages.values.flatMap(\.patterns).flatMap(\.selects)
            .filter { $0.numberArgument != nil && $0.variants.contains { $0.condition == .absent } }
        guard let argument = selects.first?.numberArgument, let declared = working.entry.arguments[safe: argument]
        else { return [working] }
        var base = working.entry
        var rest = working.entry
        for (language, message) in working.entry.messages {
            base.messages[language] = message.compactMapPatterns { pattern in
                pattern.deciding { select in
                    select.numberArgument == argument ? .decided(select.variantWithoutNumber?.pattern) : .open(select)
                }
            }
            rest.messages[language] = message.compactMapPatterns { pattern in
                pattern.deciding { select in
                    var remaining = select
                    if select.numberArgument == argument { remaining.variants.removeAll { $0.condition == .absent } }
                    return .open(remaining)
                }
            }
        }
        base.link(to: working.key, as: .variant(selector: declared.numberPartName, condition: "absent"))
        base.removeUnusedArguments()
        var part = WorkingEntry(key: working.key, entry: base, source: working.source)
        // A look-up without a number is another one where the target tells the two apart.
        if target.kinds.contains(.plural), !part.features.contains(.numberSelects) {
            part.key.kind = .text
        } else {
            part.key.append(target.keys.choiceSeparator + "base")
        }
        if base.messages.isEmpty { return [working.with(rest)] }
        if rest.messages.isEmpty { return [part] }
        // No app whose calls all pass a number has a use for a text that shows one.
        if !target.optionalCount, selects.allSatisfy(\.showsNumberForNone) { return [working.with(rest)] }
        let message = "the text for calls without a count became a key of its own"
        state.reportChangedCall(of: working, message, parts: [part])
        return [working.with(rest), part]
    }

    // MARK: Exact numbers

    /// Leaves out exact numbers for which every reader is shown the same without them, so that calls needn't ask.
    func withoutRepetitions(_ working: WorkingEntry, _ state: LegalisationState) -> WorkingEntry {
        var entry = working.entry
        let conditions = exactNumbers(in: entry)
        if conditions.isEmpty { return working }
        let readers = state.readers(of: working)
        for condition in conditions {
            guard case .number(let range) = condition, let number = range.onlyNumber else { continue }
            let isNeeded = entry.messages.contains { language, message in
                let all = [language] + (readers[language] ?? [])
                return message.containsPattern { pattern in
                    pattern.contains { element in
                        guard case .select(let select) = element, select.numberArgument != nil,
                            let own = select.variants.first(where: { $0.condition == condition })
                        else { return false }
                        return all.contains { reader in
                            select.variants.first {
                                $0.condition != condition && $0.condition.holds(for: number, language: reader)
                            }?.pattern != own.pattern
                        }
                    }
                }
            }
            if isNeeded { continue }
            entry = entry.mappingMessages { _, message in
                message.mapPatterns { pattern in
                    pattern.replacingSelects { select in
                        guard select.numberArgument != nil else { return nil }
                        var rest = select
                        rest.variants.removeAll { $0.condition == condition }
                        return rest
                    }
                }
            }
        }
        return working.with(entry)
    }

    /// Moves variants for exact numbers, which the target's select can't hold, to entries of their own.
    func splitExactNumbers(_ working: WorkingEntry, _ state: inout LegalisationState) -> [WorkingEntry] {
        let conditions = uniformRanges(of: exactNumbers(in: working.entry), in: working.entry)
        guard !conditions.isEmpty, let argument = selectingArguments(of: working.entry).first else { return [working] }
        let declared = working.entry.arguments[safe: argument] ?? Argument()
        var parts: [WorkingEntry] = []
        for condition in conditions {
            guard let numbers = condition.wholeNumbers(atMost: .max) else { continue }
            var entry = working.entry.mappingMessages { language, message in
                message.deciding(argument, for: condition, language, forms(language))
            }
            let selector = declared.numberPartName
            entry.link(to: working.key, as: .variant(selector: selector, condition: condition.partSpelling))
            entry.removeUnusedArguments()
            var part = WorkingEntry(key: working.key, entry: entry, source: working.source)
            part.key.append(target.keys.choiceSeparator + numbers.partSuffix)
            parts.append(part)
        }
        let message = "texts for exact numbers became entries of their own; look them up when the number matches"
        state.reportChangedCall(of: working, message, parts: parts)
        return [working.with(withoutExactNumbers(working.entry))] + parts
    }

    /// Moves variants for exact numbers to the text by which the target chooses beside the number.
    func moveExactNumbersToText(_ working: WorkingEntry, _ state: inout LegalisationState) -> WorkingEntry {
        let conditions = exactNumbers(in: working.entry)
        guard !conditions.isEmpty, case .names(let names) = target.arguments,
            let number = selectingArguments(of: working.entry).first
        else { return working }
        let values = conditions.compactMap { condition -> (Condition, NumberRange, String)? in
            guard case .number(let range) = condition, let only = range.onlyNumber else { return nil }
            return (condition, range, "eq\(only)")
        }
        let rest = withoutExactNumbers(working.entry)
        let chooser = Chooser.choosers(in: working.entry).first { $0.kind == .text }
        var entry = rest
        let argument: Int
        if case .argument(let own, _)? = chooser?.selector {
            argument = own
        } else {
            argument = entry.arguments.count
            entry.arguments.append(Argument(name: names.text, type: .text))
        }
        for (language, message) in rest.messages {
            guard case .pattern(let base) = message.content, let original = working.entry.messages[language],
                case .pattern(let full) = original.content, !full.saysNothing(forNumber: number)
            else { continue }
            var outer = Select(.argument(argument, .text), variants: [])
            if let select = base.onlySelect, let chooser,
                chooser.isChooser(of: select)
            {
                outer = select
            } else {
                outer.variants = [Variant(.otherwise, base)]
            }
            let known = outer.variants
            var added: [Variant] = []
            for (condition, _, value) in values {
                let exact = Message(full).deciding(number, for: condition, language, forms(language))
                guard case .pattern(let pattern) = exact.content else { continue }
                for variant in known {
                    let text: String
                    switch variant.condition {
                    case .text(let own): text = own + names.textSeparator + value
                    default: text = value
                    }
                    let chosen =
                        chooser.map { pattern.choosing($0, variant.condition == .otherwise ? nil : variant.condition) }
                        ?? pattern
                    guard let chosen else { continue }
                    added.append(Variant(.text(text), chosen))
                }
            }
            outer.variants =
                known.filter { $0.condition != .otherwise } + added + known.filter { $0.condition == .otherwise }
            entry.messages[language] = message.mapPatterns { _ in Pattern([.select(outer)]) }
        }
        let declared = working.entry.arguments[safe: number] ?? Argument()
        var annotation =
            entry.annotations[ComposedTextAnnotation.self]
            ?? ComposedTextAnnotation(argument: names.text, components: [], separator: names.textSeparator)
        if annotation.components.isEmpty, let chooser, let own = working.entry.arguments[safe: argument] {
            annotation.components.append(
                .argument(own, texts: chooser.choices(in: working.entry).map(\.spelling))
            )
        }
        annotation.components.append(.numbers(declared, values.map { .init($0.1, $0.2) }))
        entry.annotations[ComposedTextAnnotation.self] = annotation
        let message = "texts for exact numbers are selected by the argument “\(names.text)”"
        state.reportChangedCall(of: working, message, values.map(\.2).joined(separator: ", "))
        return working.with(entry)
    }

    /// Leaves out variants for exact numbers that nothing can ask for, since another text's reference asks.
    ///
    /// - Parameter argument: the number that they are for.
    func dropExactNumbers(of argument: Int, in working: WorkingEntry) -> WorkingEntry {
        var entry = working.entry
        var isChanged = false
        for (language, message) in working.entry.messages {
            let hoisting = hoisting(language, working.entry)
            var dropsNumber = false
            let rest = message.mapPatterns { pattern in
                pattern.replacingSelects { select in
                    guard select.numberArgument == argument else { return nil }
                    let exact = Set(hoisting.exactNumbers(in: Pattern([.select(select)]), deep: false))
                    if exact.isEmpty { return nil }
                    var remaining = select
                    remaining.variants.removeAll { exact.contains($0.condition) }
                    if exact.contains(where: \.isExactNumber) { dropsNumber = true }
                    return remaining
                }
            }
            guard dropsNumber else { continue }
            isChanged = true
            entry.messages[language] = rest
        }
        return isChanged ? working.with(entry) : working
    }

    /// The conditions for exact numbers and ranges that are no forms, in the order in which they are to be tried.
    private func exactNumbers(in entry: Entry) -> [Condition] {
        var found: [Condition] = []
        for (language, message) in entry.messages {
            let hoisting = hoisting(language, entry)
            for condition in message.patterns.flatMap({ hoisting.exactNumbers(in: $0) })
            where !found.contains(condition) {
                found.append(condition)
            }
        }
        // Single numbers stand in front of the ranges that hold them.
        return found.sorted { left, right in
            let places = [left, right].map { condition in
                condition.wholeNumbers(atMost: .max).map { ($0.count, $0.lowerBound) } ?? (.max, .max)
            }
            return places[0] < places[1]
        }
    }

    /// Conditions with small ranges as those for parts of them in which each language has one variant.
    ///
    /// Numbers for which an earlier condition holds are looked up by that one, and count for none of the later ranges.
    private func uniformRanges(of conditions: [Condition], in entry: Entry) -> [Condition] {
        var covered: Set<Int> = []
        return conditions.flatMap { condition -> [Condition] in
            guard let numbers = condition.wholeNumbers(atMost: 100) else { return [condition] }
            var parts: [(variants: [Int?], numbers: ClosedRange<Int>)] = []
            for number in numbers where covered.insert(number).inserted {
                let variants = entry.variants(for: DecimalNumber(number))
                if let last = parts.last, last.variants == variants {
                    parts[parts.count - 1].numbers = last.numbers.lowerBound...number
                } else {
                    parts.append((variants, number...number))
                }
            }
            return parts.map { part in
                let bounds = (DecimalNumber(part.numbers.lowerBound), DecimalNumber(part.numbers.upperBound))
                return .number(
                    NumberRange(lower: .init(bounds.0, isInclusive: true), upper: .init(bounds.1, isInclusive: true))
                )
            }
        }
    }

    private func withoutExactNumbers(_ entry: Entry) -> Entry {
        entry.mappingMessages { language, message in
            let hoisting = hoisting(language, entry)
            return message.replacing { element in
                // What stands in other selects is looked into.
                guard case .select(var select) = element, select.numberArgument != nil else { return nil }
                let exact = Set(hoisting.exactNumbers(in: Pattern([.select(select)])))
                select.variants.removeAll { exact.contains($0.condition) }
                return Pattern([.select(select)])
            }
        }
    }

    // MARK: Ordinal numbers

    /// Makes an entry of each category of ordinal numbers; the app chooses.
    func splitOrdinals(_ working: WorkingEntry, _ state: inout LegalisationState) -> [WorkingEntry] {
        guard working.features.contains(.ordinals), let argument = selectingArguments(of: working.entry).first else {
            return [working]
        }
        let declared = working.entry.arguments[safe: argument] ?? Argument()
        let separator = target.keys.choiceSeparator
        var whole = working
        // Parts are linked to the whole by its name, which may be that of the entry that counts.
        let hasOwnName = !ordinalsBesideCardinals.contains(working.key)
        if !hasOwnName { whole.key.append(separator + "ordinal") }
        // The app chooses by the categories of its user's language, whose text may be another language's.
        let readers = state.readers(of: working)
        var asked: [LanguageTag: Set<PluralCategory>] = [:]
        for language in working.entry.messages.keys {
            for reader in [language] + (readers[language] ?? []) {
                asked[language, default: []].formUnion(PluralRules.rules(for: reader, kind: .ordinal).categories)
            }
        }
        let categories = asked.values.reduce(into: Set<PluralCategory>()) { $0.formUnion($1) }
        func decided(_ category: PluralCategory) -> Entry {
            working.entry.mappingMessages { language, message in
                let isNeeded = target.requiresSourceMessage && language == sourceLanguage
                guard isNeeded || asked[language]?.contains(category) == true else { return nil }
                return message.deciding(argument, for: .category(category, .ordinal), language, [])
            }
        }
        whole.entry = decided(.other)
        let parts = PluralCategory.allCases.filter { $0 != .other && categories.contains($0) }
            .map { category -> WorkingEntry in
                var entry = decided(category)
                let condition = "ordinal-\(category.rawValue)"
                entry.link(to: whole.key, as: .variant(selector: declared.numberPartName, condition: condition))
                var part = WorkingEntry(key: working.key, entry: entry, source: working.source)
                part.key.append(separator + "ordinal" + separator + category.rawValue)
                return part
            }
        if !parts.isEmpty {
            let message = "the app chooses the key by the rules for ordinal numbers"
            state.reportChangedCall(of: working, message, parts: parts)
        }
        return [whole] + parts
    }
}

extension Entry {
    /// Which variant each select on a number takes for one in each language; nil where it has none.
    fileprivate func variants(for number: DecimalNumber) -> [Int?] {
        var found: [Int?] = []
        for (language, message) in messages {
            message.forEachElement { element in
                guard case .select(let select) = element, select.numberArgument != nil else { return }
                found.append(
                    select.variants.firstIndex { $0.condition.holds(for: number, language: language) }
                )
            }
        }
        return found
    }
}

extension SelectHoisting {
    /// The conditions for exact numbers and small ranges that are none of the target's forms.
    ///
    /// - Parameter deep: whether selects that stand in others are looked at too.
    func exactNumbers(in pattern: Pattern, deep: Bool = true) -> [Condition] {
        var found: [Condition] = []
        func visit(_ element: Element) {
            guard case .select(let select) = element, select.numberArgument != nil else { return }
            for index in select.variants.indices {
                let condition = select.variants[index].condition
                if case .number = condition, !forms.contains(where: { $0.condition == condition }) {
                    found.append(condition)
                }
            }
        }
        if deep { pattern.forEachElement(visit) } else { pattern.elements.forEach(visit) }
        return found
    }
}

extension Pattern {
    /// Whether a select on a number has no variant at all.
    fileprivate func saysNothing(forNumber argument: Int) -> Bool {
        contains { element in
            guard case .select(let select) = element else { return false }
            return select.numberArgument == argument && select.variants.isEmpty
        }
    }

    /// The pattern with selects changed at any depth, outer ones before what stands in them.
    ///
    /// - Parameter change: gives what stands in a select's place, or nil to keep it.
    fileprivate func replacingSelects(_ change: (Select) -> Select?) -> Pattern {
        replacing { element in
            guard case .select(let select) = element else { return nil }
            var changed = change(select) ?? select
            for index in changed.variants.indices {
                changed.variants[index].pattern = changed.variants[index].pattern.replacingSelects(change)
            }
            return Pattern([.select(changed)])
        }
    }
}

extension ClosedRange<Int> {
    /// What the name of an entry for these numbers ends in.
    fileprivate var partSuffix: String {
        if lowerBound != upperBound { return "\(lowerBound)to\(upperBound)" }
        return lowerBound == 0 ? "zero" : "eq\(lowerBound)"
    }
}
