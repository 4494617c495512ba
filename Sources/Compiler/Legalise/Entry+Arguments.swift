import InterlinguaIR

extension Entry {
    /// The indices of the arguments that some message shows, chooses by or hands on.
    var usedArguments: Set<Int> { Set(messages.values.lazy.flatMap(\.patterns).flatMap(\.argumentIndices)) }

    /// Leaves out the arguments that no message uses and closes the gaps in the indices.
    ///
    /// Positions stay, and with them the arguments before the last one that is used: a position implies those below it.
    mutating func removeUnusedArguments() {
        var used = usedArguments
        let last = arguments.indices.filter(used.contains).compactMap { arguments[$0].position }.max() ?? 0
        for index in arguments.indices {
            if let position = arguments[index].position, position < last { used.insert(index) }
        }
        if used.count == arguments.count { return }
        var newIndex: [Int: Int] = [:]
        var kept: [Argument] = []
        for index in arguments.indices where used.contains(index) {
            newIndex[index] = kept.count
            kept.append(arguments[index])
        }
        arguments = kept
        mapArgumentIndices { newIndex[$0] ?? $0 }
    }
}

extension Argument {
    /// Whether two declarations mean the same argument: by position, or by name where one has none.
    func isSame(as other: Argument) -> Bool {
        if let position, let own = other.position { return position == own }
        guard let name else { return other.name == nil && position == other.position }
        return name == other.name
    }
}
