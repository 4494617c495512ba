import InterlinguaIR

extension Entry {
    /// The range of the message that stands for the entry in diagnostics: the source language's, else the first.
    func range(in language: LanguageTag) -> SourceRange? {
        (messages[language] ?? messages.values.first)?.origin.range
    }

    /// Adds another entry's arguments, where they are not the same as one there is.
    ///
    /// Two arguments are the same if they have the same position, or the same name where one has no position.
    ///
    /// - Returns: for each argument of the other entry its index here.
    mutating func mergeArguments(of other: [Argument]) -> [Int] {
        other.map { argument in
            let index = arguments.firstIndex { candidate in
                if let position = argument.position, let own = candidate.position { return position == own }
                return argument.name != nil && argument.name == candidate.name
            }
            if let index {
                if arguments[index].type == .any { arguments[index].type = argument.type }
                return index
            }
            arguments.append(argument)
            return arguments.count - 1
        }
    }

    /// Leaves out the arguments that no message uses and closes the gaps in the indices.
    ///
    /// Positions stay, and with them the arguments before the last one that is used: a position implies those below it.
    mutating func removeUnusedArguments() {
        var used: Set<Int> = []
        for message in messages.values {
            for pattern in message.patterns { used.formUnion(pattern.argumentIndices) }
        }
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
