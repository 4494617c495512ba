import InterlinguaIR
import InterlinguaPlatforms

extension SelectPlacer {
    /// One entry for each form of the first number, to which the whole refers with the second number bound.
    ///
    /// The other entry is passed the first number under another name; where that can't be bound, the app passes it twice.
    func placeByReference(
        _ numbers: [Int],
        _ working: WorkingEntry,
        _ bindings: Capabilities.Bindings,
        _ state: inout LegalisationState
    ) -> [WorkingEntry] {
        guard let first = numbers.first, let second = numbers.dropFirst().first,
            case .names(let names) = target.arguments
        else { return [working] }
        var whole = working
        var entry = working.entry
        let shown = entry.freeName(startingWith: "n", beside: Set(working.originals.keys))
        let canBind = bindings.names?.contains(shown) ?? true
        if !canBind { entry.arguments.append(Argument(name: shown, type: entry.arguments[first].type)) }
        let levels = levels(of: working).filter { level in
            if case .number(let argument) = level { return argument == first }
            return true
        }
        var helpers: [Key: WorkingEntry] = [:]
        var order: [Key] = []
        var isStuck = false
        for (language, message) in working.entry.messages {
            let hoisting = hoisting(language, working.entry)
            let forms = hoisting.forms
            func referring(_ pattern: Pattern, _ path: String) -> Pattern {
                guard pattern.selects.contains(where: { $0.numberArgument != nil }) else { return pattern }
                if pattern.selects.contains(where: { $0.numberArgument == first }) { isStuck = true }
                var key = working.key
                key.append(path)
                if helpers[key] == nil {
                    var helper = Entry(arguments: working.entry.arguments, isTranslatable: entry.isTranslatable)
                    // The whole's arguments are seen by their names.
                    var originals: [String: Argument] = [:]
                    for index in helper.arguments.indices {
                        let argument = helper.arguments[index]
                        let name = argument.name ?? "arg\(argument.position ?? index + 1)"
                        helper.arguments[index].name = name
                        helper.arguments[index].position = nil
                        originals[index == first ? shown : name] = working.original(of: argument)
                    }
                    helper.arguments[first].name = shown
                    helpers[key] = WorkingEntry(key: key, entry: helper, source: working.source)
                    helpers[key]?.isHelper = true
                    helpers[key]?.originals = originals
                    order.append(key)
                }
                var part = Message(pattern)
                part.state = message.state
                part.origin = message.origin
                helpers[key]?.entry.messages[language] = part
                var reference = Reference(.entry(key), inherited: bindings.inherited)
                if canBind { reference.bindings[shown] = .argument(first) }
                reference.bindings[names.number] = .argument(second)
                return Pattern([.reference(reference)])
            }
            func replaced(_ pattern: Pattern, _ path: String) -> Pattern {
                guard var select = pattern.onlySelect,
                    select.kind != .number || select.numberArgument == first
                else { return referring(pattern, path.isEmpty ? target.keys.partSeparator : path) }
                for index in select.variants.indices {
                    let word = select.variants[index].condition.helperName(forms)
                    let variant = path + target.keys.partSeparator + word
                    select.variants[index].pattern = replaced(select.variants[index].pattern, variant)
                }
                return Pattern([.select(select)])
            }
            entry.messages[language] = message.mapPatterns { replaced(hoisting.hoisted($0, around: levels), "") }
            state.outcomes.recordRewriting(of: working.source, in: language)
        }
        // Where selects on the first number have no form in common, none can stand around them, and the parts would have as
        // many as the whole.
        if isStuck { return decideForOther(numbers, working, &state) }
        whole.entry = entry
        if !canBind {
            if let declared = working.entry.arguments[safe: first] {
                state.outcomes.recordName(shown, of: working.original(of: declared), in: working.source)
            }
            let message = "pass the first number twice: as the selector and as “\(shown)”"
            state.reportChangedCall(of: working, message)
        }
        return place(whole, &state)
            + order.compactMap { helpers[$0] }.flatMap { helper in
                var helper = helper
                var entry = helper.entry
                entry.removeUnusedArguments()
                helper.entry = entry
                return place(helper, &state)
            }
    }
}

extension Entry {
    /// A name that no argument has: the letter, or the letter and a number.
    ///
    /// - Parameter others: names that the app passes already.
    fileprivate func freeName(startingWith letter: String, beside others: Set<String>) -> String {
        let taken = others.union(arguments.compactMap(\.name))
        if !taken.contains(letter) { return letter }
        var number = 2
        while taken.contains(letter + String(number)) { number += 1 }
        return letter + String(number)
    }
}

extension Condition {
    /// What stands for the condition in the name of an entry that is made for it.
    fileprivate func helperName(_ forms: [Capabilities.Form]) -> String {
        if let form = forms.first(where: { $0.condition == self }) {
            switch form.name {
            case "": return "one"
            case "_plural": return "other"
            default: return form.name.split(separator: "_").last.map { String($0) } ?? "other"
            }
        }
        switch self {
        case .text(let text): return text
        default: return partSpelling.replacing("=", with: "eq").replacing("..", with: "to")
        }
    }
}
