import InterlinguaIR

extension LegalisationState {
    /// Gives the lowest free position to every argument without one; the number that selects comes first.
    ///
    /// An argument that is shown nowhere needs none if the target is passed it apart, or does not look at it at all.
    mutating func assignPositions() {
        replaceEntries(having: .namedArguments) { state, working in
            let needed = working.entry.arguments.indices.filter { index in
                working.entry.arguments[index].position == nil && state.needsPosition(index, in: working.entry)
            }
            return needed.isEmpty ? nil : [state.assigningPositions(to: needed, in: working)]
        }
    }

    /// The entry with positions for some arguments; nil if they have theirs.
    mutating func assignPositions(to arguments: [Int], in working: WorkingEntry) -> WorkingEntry? {
        let needed = arguments.filter { working.entry.arguments[safe: $0].map { $0.position == nil } ?? false }
        return needed.isEmpty ? nil : assigningPositions(to: needed.sorted(), in: working)
    }

    private func needsPosition(_ argument: Int, in entry: Entry) -> Bool {
        if entry.shows(argument) { return true }
        if entry.choosesByText(argument) { return false }
        return !target.passesNumberApart
    }

    private mutating func assigningPositions(to needed: [Int], in working: WorkingEntry) -> WorkingEntry {
        var entry = working.entry
        let declared = entry.arguments
        let selecting = entry.messages.values.lazy.flatMap(\.patterns).flatMap(\.selects)
            .first { $0.numberArgument != nil }?.numberArgument
        var movesUnpassed = false
        if let selecting, needed.contains(selecting) {
            let isAlone = entry.arguments.allSatisfy { $0.position == nil }
            if let free = entry.firstUnpassedArgument(besideNumber: selecting) {
                // Nobody passes it, so that its place is free, and the others keep theirs.
                movesUnpassed = true
                entry.arguments[free].position = (entry.arguments.compactMap(\.position).max() ?? 1) + 1
            } else {
                for index in entry.arguments.indices {
                    if let position = entry.arguments[index].position { entry.arguments[index].position = position + 1 }
                }
            }
            entry.arguments[selecting].position = 1
            if isAlone || movesUnpassed {
                let message = "the number that selects the variant became the first argument"
                report(.note, .numberedArgument, message, of: working)
            } else {
                let message = "the number that selects the variant became the first argument; the others follow it"
                reportChangedCall(of: working, message)
            }
        }
        var taken = Set(entry.arguments.compactMap(\.position))
        for index in needed where entry.arguments[index].position == nil {
            guard let position = entry.arguments[index].positionInName, taken.insert(position).inserted else {
                continue
            }
            entry.arguments[index].position = position
        }
        if target.arguments != .positions(allowsGaps: true), taken.contains(where: { $0 > taken.count }) {
            for index in needed where entry.arguments[index].positionInName == entry.arguments[index].position {
                entry.arguments[index].position = nil
            }
            taken = Set(entry.arguments.compactMap(\.position))
        }
        var next = 1
        for index in needed where entry.arguments[index].position == nil {
            while taken.contains(next) { next += 1 }
            taken.insert(next)
            entry.arguments[index].position = next
        }
        let positions = zip(declared, entry.arguments).compactMap { declared, argument in
            argument.position.map { (declared, $0) }
        }
        outcomes.recordPositions(Dictionary(positions) { first, _ in first }, of: working.source)
        entry.sortArgumentsByPosition()
        if movesUnpassed { entry.removeUnusedArguments() }
        return working.with(entry)
    }
}

extension Argument {
    /// The position that a name tells which stands for one: 3 of `arg3`.
    var positionInName: Int? {
        guard let name, name.hasPrefix("arg"), let position = Int(name.dropFirst(3)), (1...64).contains(position),
            name == "arg\(position)"
        else { return nil }
        return position
    }
}

extension Entry {
    func shows(_ argument: Int) -> Bool {
        contains { element in
            switch element {
            case .placeholder(let placeholder):
                return placeholder.argument == argument
                    || placeholder.format.sizes.contains { $0 == .argument(argument) }
            case .reference(let reference): return reference.bindings.values.contains { $0 == .argument(argument) }
            default: return false
            }
        }
    }

    /// The first argument if it only fills the place before one whose name tells a position, while the number that chooses
    /// is passed under a name: without a name of its own, and shown nowhere, it is not passed at all.
    fileprivate func firstUnpassedArgument(besideNumber selecting: Int) -> Int? {
        guard arguments[selecting].name != nil,
            let first = arguments.firstIndex(where: { $0.position == 1 }), arguments[first].name == nil
        else { return nil }
        let isUsed = messages.values.contains { message in
            message.patterns.contains { $0.argumentIndices.contains(first) }
        }
        return isUsed ? nil : first
    }

    /// Whether words are looked for in an argument.
    fileprivate func choosesByText(_ argument: Int) -> Bool {
        contains { element in
            if case .select(let select) = element { return select.textArgument == argument }
            return false
        }
    }
}
