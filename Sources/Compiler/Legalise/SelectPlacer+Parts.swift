import InterlinguaIR
import InterlinguaPlatforms

extension SelectPlacer {
    /// Whether all selects on an argument look at nothing else, are the same within a message, and are its only use.
    func isSelfContained(_ argument: Int, in entry: Entry) -> Bool {
        entry.messages.values.allSatisfy { message in
            message.patterns.allSatisfy { pattern in
                let own = pattern.outermostUses(of: argument)
                guard let first = own.first else { return true }
                return own.allSatisfy { $0.saysTheSame(as: first) && $0.pattern.argumentIndices == [argument] }
                    && !first.pattern.hasReferences
            }
        }
    }

    /// Takes the selects on an argument out of an entry, leaving what stands for the text they give: a placeholder, or a
    /// reference with the number bound.
    func splitSelect(of argument: Int, from whole: inout WorkingEntry, taken: [Key]) -> WorkingEntry {
        let names = ([whole.entry.messages[sourceLanguage]].compactMap { $0 } + whole.entry.messages.values)
            .flatMap(\.patterns).flatMap(\.selects)
            .filter { $0.numberArgument == argument }
            .compactMap(\.name)
        let declared = whole.entry.arguments[safe: argument] ?? Argument()
        let position = declared.position ?? argument + 1
        let separator = target.keys.partSeparator
        var key = whole.key
        // No app asks for what a reference names.
        if let marks = target.referenceMarks { key = key.referable(between: marks) }
        key.append(separator + (names.first ?? declared.name ?? String(position)))
        if taken.contains(key) { key.append(separator + String(position)) }

        var part = Entry(arguments: [Argument(position: 1, name: declared.name, type: declared.type)])
        var replacement = Element.placeholder(Placeholder(argument: argument))
        part.isTranslatable = whole.entry.isTranslatable
        if case .inPattern(let bindings) = target.references, case .names(let own) = target.arguments {
            part.arguments = [Argument(name: own.number, type: declared.type)]
            replacement = .reference(
                Reference(.entry(key), bindings: [own.number: .argument(argument)], inherited: bindings.inherited)
            )
        } else {
            part.link(to: whole.key, as: .select(position: position), name: names.first)
        }
        var remaining = whole.entry
        for (language, message) in whole.entry.messages {
            guard case .pattern(let pattern) = message.content, let use = pattern.outermostUses(of: argument).first
            else { continue }
            let hoisting = hoisting(language, whole.entry)
            let own = use.pattern.mappingArguments { _ in 0 }
            var partMessage = Message(hoisting.hoisted(own, around: [.number(0)]))
            partMessage.state = message.state
            partMessage.origin = message.origin
            part.messages[language] = partMessage
            var changed = message
            changed.content = .pattern(pattern.replacingOutermostUses(of: argument, by: replacement))
            remaining.messages[language] = changed
        }
        addSourceMessage(to: &part)
        if case .placeholder = replacement { remaining.arguments[argument].type = .any }
        whole.entry = remaining
        var result = WorkingEntry(key: key, entry: part, source: whole.source)
        result.isHelper = target.references.binds
        return result
    }

    /// The source language shows the key; without a text of its own the part would be removed from the app.
    private func addSourceMessage(to part: inout Entry) {
        guard target.requiresSourceMessage, part.messages[sourceLanguage] == nil, let first = part.messages.values.first
        else { return }
        let number = Pattern([.placeholder(Placeholder(argument: 0, format: .number(NumberFormat())))])
        let hoisting = SelectHoisting(
            language: sourceLanguage,
            forms: forms(sourceLanguage),
            reading: target.reading,
            isComplete: true
        )
        var message = Message(hoisting.hoisted(number, around: [.number(0)]))
        message.state = .inherited
        message.origin = first.origin
        part.messages.updateValue(message, forKey: sourceLanguage, insertingAt: 0)
    }

    // MARK: Selects that depend on each other

    /// One entry for each form of the further arguments; the app chooses the name by their plural rules.
    func writeOutProduct(
        of arguments: [Int],
        _ working: WorkingEntry,
        _ state: inout LegalisationState
    ) -> [WorkingEntry] {
        guard let secondary = arguments.last else { return [working] }
        let conditions = conditions(of: secondary, in: working.entry)
        let total = arguments.dropFirst().reduce(1) { product, argument in
            product * max(1, self.conditions(of: argument, in: working.entry).count)
        }
        if total > Self.productLimit { return decideForOther(arguments, working, &state) }
        let declared = working.entry.arguments[safe: secondary] ?? Argument()
        let position = declared.position ?? secondary + 1
        let name = working.entry.messages.values.flatMap(\.patterns).flatMap(\.selects)
            .first { $0.numberArgument == secondary }?.name
        let parts = conditions.map { condition -> WorkingEntry in
            let entry = working.entry.mappingMessages { language, message in
                // What the source language lacks would be removed from the app in all languages.
                let isNeeded = target.requiresSourceMessage && language == sourceLanguage
                if !isNeeded, case .category(let category, let kind) = condition,
                    !PluralRules.rules(for: language, kind: kind).categories.contains(category)
                {
                    return nil
                }
                return message.deciding(secondary, for: condition, language, forms(language))
            }
            let spelling = condition.partSpelling
            var part = WorkingEntry(key: working.key, entry: entry, source: working.source)
            // A part that is split again stays as the text for the rest, and with it its link to the whole.
            if condition == .otherwise, entry.annotations[PartAnnotation.self] != nil { return part }
            let role = PartAnnotation.Role.variant(selector: declared.numberPartName, condition: spelling)
            part.entry.link(to: working.key, as: role, name: name)
            let separator = target.keys.partSeparator
            let word = spelling == "=0" ? "eq0" : spelling.replacing("=", with: "eq").replacing("..", with: "to")
            part.key.append(separator + (name ?? declared.name ?? String(position)) + separator + word)
            return part
        }
        let message = "the app chooses the key by the plural rules of the second number"
        state.reportChangedCall(of: working, message, parts: parts)
        return parts.flatMap { place($0, &state) }
    }

    /// All conditions on an argument in any language, exact numbers first, then categories, `otherwise` as `other` last.
    func conditions(of argument: Int, in entry: Entry) -> [Condition] {
        var conditions: [Condition] = []
        for select in entry.messages.values.flatMap(\.patterns).flatMap(\.selects)
        where select.numberArgument == argument {
            for variant in select.variants where !conditions.contains(variant.condition) {
                conditions.append(variant.condition)
            }
        }
        if !conditions.contains(.otherwise) { conditions.append(.otherwise) }
        func rank(_ condition: Condition) -> Int {
            switch condition {
            case .number: 0
            case .category(let category, _): 1 + category.order
            case .otherwise: 12
            default: 10
            }
        }
        return conditions.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
            .map(\.element)
    }

    /// Decides the last of several numbers for what `other` says, where the target has no place for more.
    func decideForOther(
        _ arguments: [Int],
        _ working: WorkingEntry,
        _ state: inout LegalisationState
    ) -> [WorkingEntry] {
        guard let argument = arguments.last else { return [working] }
        state.recordRewriting(of: working)
        let entry = working.entry.mappingMessages { language, message in
            let forms = forms(language)
            let other = forms.first { $0.name == PluralCategory.other.rawValue } ?? forms.last
            return message.deciding(argument, for: other?.condition ?? .otherwise, language, forms)
        }
        return place(working.with(entry), &state)
    }
}

extension Message {
    /// The message with the selects on a number decided for a condition; what has no text for it, for the last variant.
    func deciding(
        _ argument: Int,
        for condition: Condition,
        _ language: LanguageTag,
        _ forms: [Capabilities.Form]
    ) -> Message {
        mapPatterns { pattern in
            pattern.resolvingSelects { select in
                guard select.numberArgument == argument else { return nil }
                return select.pattern(for: condition, language: language, forms: forms)
                    ?? select.variants.last?.pattern ?? Pattern()
            }
        }
    }
}
