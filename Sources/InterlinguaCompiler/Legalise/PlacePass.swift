import InterlinguaFormats
import InterlinguaIR

/// Brings number selects to where the target has them: around whole messages, split over parts where there are several.
struct PlacePass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        guard state.target.selects == .oneAround else { return }
        state.replaceEntries(having: .numberSelects) { state, working in
            let placement = NumberSelectPlacement(target: state.target, sourceLanguage: state.sourceLanguage)
            return placement.isPlaced(working.entry) ? nil : placement.place(working, &state)
        }
    }
}

/// Splits one entry until each part has at most one number select, around its messages.
struct NumberSelectPlacement {
    /// What the target can say.
    let target: Capabilities

    /// The language whose names and order of arguments count.
    let sourceLanguage: LanguageTag

    /// A product of more forms than this is not written out.
    static let productLimit = 36

    /// Whether every message is one select already, on one argument, without exact numbers, as nearly all are.
    func isPlaced(_ entry: Entry) -> Bool {
        let selecting = selectingArguments(of: entry)
        guard selecting.count == 1, let argument = selecting.first else { return false }
        return entry.messages.values.allSatisfy { message in
            !message.containsPattern { pattern in
                !pattern.isHoisted(around: argument, reading: target.reading) || pattern.hasExactNumbers
            }
        }
    }

    /// The entry and its parts.
    func place(_ working: WorkingEntry, _ state: inout LegalisationState) -> [WorkingEntry] {
        let selecting = selectingArguments(of: working.entry)
        guard let first = selecting.first else { return [working] }
        if selecting.count == 1 { return splitExactNumbers(hoist(working, around: first), of: first, &state) }

        var whole = working
        var parts: [WorkingEntry] = []
        var remaining: [Int] = []
        for argument in selecting {
            if isSelfContained(argument, in: whole.entry) {
                let part = splitSelect(of: argument, from: &whole, taken: parts.map(\.key))
                parts.append(contentsOf: splitExactNumbers(part, of: 0, &state))
            } else {
                remaining.append(argument)
            }
        }
        if !parts.isEmpty {
            state.recordSplit(of: working, into: parts)
            return place(whole, &state) + parts
        }
        return writeOutProduct(of: remaining, working, &state)
    }

    /// The arguments that number selects look at, in the order of the source language, then of the others.
    private func selectingArguments(of entry: Entry) -> [Int] {
        var arguments: [Int] = []
        func collect(_ message: Message) {
            message.forEachPattern { pattern in
                pattern.forEachElement { element in
                    guard case .select(let select) = element, let argument = select.numberArgument else { return }
                    if !arguments.contains(argument) { arguments.append(argument) }
                }
            }
        }
        if let message = entry.messages[sourceLanguage] { collect(message) }
        for message in entry.messages.values { collect(message) }
        return arguments
    }

    // MARK: One select around the message

    /// Moves all of a message into the variants of one select, in every language.
    private func hoist(_ working: WorkingEntry, around argument: Int) -> WorkingEntry {
        var result = working
        var entry = working.entry
        for (language, message) in working.entry.messages {
            entry.messages[language] = message.mapPatterns { pattern in
                pattern.mappingBelowEnvironments { pattern in
                    Pattern([.select(pattern.hoisted(around: argument, reading: target.reading, language: language))])
                }
            }
        }
        result.entry = entry
        return result
    }

    /// Moves variants for exact numbers, which the target's select can't hold, to entries of their own.
    private func splitExactNumbers(
        _ working: WorkingEntry,
        of argument: Int,
        _ state: inout LegalisationState
    ) -> [WorkingEntry] {
        var numbers: [DecimalNumber] = []
        for message in working.entry.messages.values {
            message.forEachPattern { pattern in
                pattern.forEachExactNumber { if !numbers.contains($0) { numbers.append($0) } }
            }
        }
        if numbers.isEmpty { return [working] }
        var base = working
        var parts: [WorkingEntry] = []
        var entry = working.entry
        for number in numbers.sorted() {
            var part = WorkingEntry(key: working.key, entry: working.entry, source: working.source)
            var partEntry = working.entry
            for (language, message) in working.entry.messages {
                partEntry.messages[language] = message.mapPatterns { pattern in
                    pattern.resolvingSelects { $0.pattern(for: .number(.exactly(number)), language: language) }
                }
            }
            let position = working.entry.arguments[safe: argument]?.position ?? argument + 1
            partEntry.annotations[PartAnnotation.self] = PartAnnotation(
                whole: working.key.name,
                role: .variant(selector: "argument\(position)", condition: "=\(number)")
            )
            partEntry.removeUnusedArguments()
            part.entry = partEntry
            let suffix = number == DecimalNumber(0) ? "zero" : "eq\(number)"
            part.key.path[part.key.path.count - 1] += target.keys.partSeparator + suffix
            parts.append(part)
        }
        for (language, message) in working.entry.messages {
            entry.messages[language] = message.mapPatterns { pattern in
                pattern.replacing { element in
                    guard case .select(var select) = element else { return nil }
                    select.variants.removeAll { variant in
                        if case .number(let range) = variant.condition { return range.onlyNumber != nil }
                        return false
                    }
                    return Pattern([.select(select)])
                }
            }
        }
        base.entry = entry
        state.recordExactNumbers(of: working, into: parts)
        return [base] + parts
    }

    // MARK: Selects that stand for themselves

    /// Whether all selects on an argument look at nothing else, are the same within a message, and are its only use.
    private func isSelfContained(_ argument: Int, in entry: Entry) -> Bool {
        entry.messages.values.allSatisfy { message in
            message.patterns.allSatisfy { pattern in
                let own = pattern.outermostUses(of: argument)
                guard let first = own.first else { return true }
                return own.allSatisfy { $0.saysTheSame(as: first) && $0.pattern.argumentIndices == [argument] }
            }
        }
    }

    /// Takes the selects on an argument out of an entry, leaving placeholders for the text they give.
    private func splitSelect(of argument: Int, from whole: inout WorkingEntry, taken: [Key]) -> WorkingEntry {
        let names = ([whole.entry.messages[sourceLanguage]].compactMap { $0 } + whole.entry.messages.values)
            .flatMap(\.patterns).flatMap(\.selects)
            .filter { $0.numberArgument == argument }
            .compactMap(\.name)
        let declared = whole.entry.arguments[safe: argument] ?? Argument()
        let position = declared.position ?? argument + 1
        var key = whole.key
        key.path[key.path.count - 1] += target.keys.partSeparator + (names.first ?? declared.name ?? String(position))
        if taken.contains(key) { key.path[key.path.count - 1] += target.keys.partSeparator + String(position) }

        var part = Entry(arguments: [Argument(position: 1, name: declared.name, type: declared.type)])
        part.isTranslatable = whole.entry.isTranslatable
        part.annotations[PartAnnotation.self] = PartAnnotation(
            whole: whole.key.name,
            role: .select(position: position),
            name: names.first
        )
        var remaining = whole.entry
        for (language, message) in whole.entry.messages {
            guard case .pattern(let pattern) = message.content, let use = pattern.outermostUses(of: argument).first
            else { continue }
            var partMessage = Message(
                Pattern([
                    .select(
                        use.pattern.mappingArguments { _ in 0 }
                            .hoisted(around: 0, reading: target.reading, language: language)
                    )
                ])
            )
            partMessage.state = message.state
            partMessage.origin = message.origin
            part.messages[language] = partMessage
            var changed = message
            changed.content = .pattern(pattern.replacingOutermostUses(of: argument))
            remaining.messages[language] = changed
        }
        if target.requiresSourceMessage, part.messages[sourceLanguage] == nil, let first = part.messages.values.first {
            // The source language shows the key; without a text of its own the part would be removed from the app.
            let number = Pattern([.placeholder(Placeholder(argument: 0, format: .number(NumberFormat())))])
            let select = number.hoisted(around: 0, reading: target.reading, language: sourceLanguage)
            var message = Message(Pattern([.select(select)]))
            message.state = .inherited
            message.origin = first.origin
            part.messages.updateValue(message, forKey: sourceLanguage, insertingAt: 0)
        }
        remaining.arguments[argument].type = .any
        whole.entry = remaining
        return WorkingEntry(key: key, entry: part, source: whole.source)
    }

    // MARK: Selects that depend on each other

    /// One entry for each form of the further arguments; the app chooses the name by their plural rules.
    private func writeOutProduct(
        of arguments: [Int],
        _ working: WorkingEntry,
        _ state: inout LegalisationState
    ) -> [WorkingEntry] {
        guard let secondary = arguments.last else { return [working] }
        let conditions = NumberSelectPlacement.conditions(of: secondary, in: working.entry)
        let total = arguments.dropFirst().reduce(1) { product, argument in
            product * max(1, NumberSelectPlacement.conditions(of: argument, in: working.entry).count)
        }
        if total > Self.productLimit {
            return decideForOther(secondary, working, &state)
        }
        let declared = working.entry.arguments[safe: secondary] ?? Argument()
        let position = declared.position ?? secondary + 1
        let name = working.entry.messages.values.flatMap(\.patterns).flatMap(\.selects)
            .first { $0.numberArgument == secondary }?.name
        let parts = conditions.map { condition -> WorkingEntry in
            var entry = working.entry
            for (language, message) in working.entry.messages {
                // What the source language lacks would be removed from the app in all languages.
                let isNeeded = target.requiresSourceMessage && language == sourceLanguage
                if !isNeeded, case .category(let category, let kind) = condition,
                    !PluralRules.rules(for: language, kind: kind).categories.contains(category)
                {
                    entry.messages[language] = nil
                    continue
                }
                entry.messages[language] = message.mapPatterns { pattern in
                    pattern.resolvingSelects { select in
                        guard select.numberArgument == secondary else { return nil }
                        return select.pattern(for: condition, language: language)
                    }
                }
            }
            let spelling = condition.partSpelling
            var part = WorkingEntry(key: working.key, entry: entry, source: working.source)
            // A part that is split again stays as the text for the rest, and with it its link to the whole.
            if condition == .otherwise, entry.annotations[PartAnnotation.self] != nil { return part }
            part.entry.annotations[PartAnnotation.self] = PartAnnotation(
                whole: working.key.name,
                role: .variant(selector: "argument\(position)", condition: spelling),
                name: name
            )
            let separator = target.keys.partSeparator
            let word = spelling == "=0" ? "eq0" : spelling.replacing("=", with: "eq")
            part.key.path[part.key.path.count - 1] +=
                separator + (name ?? declared.name ?? String(position)) + separator + word
            return part
        }
        state.recordProduct(of: working, into: parts)
        return parts.flatMap { place($0, &state) }
    }

    /// All conditions on an argument in any language, exact numbers first, then categories, `otherwise` as `other` last.
    static func conditions(of argument: Int, in entry: Entry) -> [Condition] {
        var conditions: [Condition] = []
        for select in entry.messages.values.flatMap(\.patterns).flatMap(\.selects)
        where select.numberArgument == argument {
            for variant in select.variants where !conditions.contains(variant.condition) {
                conditions.append(variant.condition)
            }
        }
        if !conditions.contains(.otherwise) { conditions.append(.otherwise) }
        return conditions.sorted { $0.placementOrder < $1.placementOrder }
    }

    private func decideForOther(
        _ argument: Int,
        _ working: WorkingEntry,
        _ state: inout LegalisationState
    ) -> [WorkingEntry] {
        var decided = working
        var entry = working.entry
        for (language, message) in working.entry.messages {
            state.outcomes.recordLoss(of: working.source, in: language, "lost-select")
            entry.messages[language] = message.mapPatterns { pattern in
                pattern.resolvingSelects { select in
                    guard select.numberArgument == argument else { return nil }
                    return select.pattern(for: .otherwise, language: language)
                }
            }
        }
        decided.entry = entry
        state.diagnostics.append(
            Diagnostic(
                .warning,
                "lost-select",
                "“\(working.key.name)” depends on too many numbers; "
                    + "the text for other is written for argument \(argument + 1)",
                at: working.entry.range(in: sourceLanguage)
            )
        )
        return place(decided, &state)
    }
}

extension Pattern {
    /// Whether a select at any depth has a variant for an exact number.
    fileprivate var hasExactNumbers: Bool {
        var found = false
        forEachExactNumber { _ in found = true }
        return found
    }

    /// Calls a function with the exact numbers for which selects at any depth have variants.
    fileprivate func forEachExactNumber(_ visit: (DecimalNumber) -> Void) {
        forEachElement { element in
            guard case .select(let select) = element else { return }
            for index in select.variants.indices {
                if case .number(let range) = select.variants[index].condition, let number = range.onlyNumber {
                    visit(number)
                }
            }
        }
    }
}
