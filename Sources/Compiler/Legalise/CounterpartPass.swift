import InterlinguaIR
import InterlinguaPlatforms

/// Has entries take the arguments of those that are there, which calls go on passing.
struct CounterpartPass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        guard let known = state.options.existing?.counterparts, !known.isEmpty else { return }
        for index in state.entries.indices {
            let working = state.entries[index]
            guard let counterparts = known[working.source] else { continue }
            var entry = working.entry
            guard let taken = entry.takeArguments(by: counterparts, state.target) else { continue }
            state.entries[index].entry = entry
            state.outcomes.recordArguments(taken, of: working.source)
        }
    }
}

extension Entry {
    /// Takes arguments that calls pass in the places of its own; what they don't pass follows these.
    ///
    /// - Returns: What its own arguments are now; nil, with nothing taken, where it is not known which of these some are.
    fileprivate mutating func takeArguments(
        by counterparts: ArgumentCounterparts,
        _ target: Capabilities
    ) -> [Argument: Argument]? {
        let own = arguments
        let used = usedArguments
        var passed = counterparts.passed
        var places = own.map { argument in counterparts.index { $0.isSame(as: argument) } }
        if case .positions = target.arguments {
            let isLeft = passed.indices.contains { passed[$0].position != nil && !places.contains($0) }
            let isNew = places.enumerated().contains { index, place in
                used.contains(index) && (place.map { passed[$0].position == nil && shows(index) } ?? true)
            }
            // It may be one of those that are left.
            if isLeft, isNew { return nil }
        }
        // Arguments follow those that are passed, even if no text shows all of these.
        var last = passed.compactMap(\.position).max() ?? 0
        func follow(_ argument: inout Argument) {
            guard case .positions = target.arguments else { return }
            last += 1
            argument.position = last
        }
        for (index, place) in places.enumerated() where used.contains(index) {
            if let place {
                if passed[place].type == .any { passed[place].type = own[index].type }
                if passed[place].position == nil, shows(index) { follow(&passed[place]) }
            } else {
                var argument = own[index]
                let isPassedApart = target.passesNumberApart && !shows(index)
                argument.position = nil
                if own[index].position != nil && !isPassedApart || shows(index) { follow(&argument) }
                places[index] = passed.count
                passed.append(argument)
            }
        }
        arguments = passed
        mapArgumentIndices { places[safe: $0].flatMap(\.self) ?? $0 }
        showArguments(by: counterparts)
        var taken: [Argument: Argument] = [:]
        for (index, place) in places.enumerated() {
            if let place { taken[own[index]] = passed[place] }
        }
        sortArgumentsByPosition()
        removeUnusedArguments()
        return taken
    }

    /// Shows what is passed as the texts do that are there, unless somebody wants it in another way.
    private mutating func showArguments(by counterparts: ArgumentCounterparts) {
        if counterparts.shown.isEmpty { return }
        self = mappingMessages { _, message in
            message.replacing { element in
                guard case .placeholder(var placeholder) = element,
                    let shown = counterparts.shown[placeholder.argument], placeholder.format == shown.there
                else { return nil }
                placeholder.format = shown.here.format
                placeholder.isUnescaped = shown.here.isUnescaped
                return Pattern([.placeholder(placeholder)])
            }
        }
    }
}
