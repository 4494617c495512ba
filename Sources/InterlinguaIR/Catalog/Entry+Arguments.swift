extension Entry {
    /// Orders the arguments by position, those without one behind, and renames their indices everywhere.
    public mutating func sortArgumentsByPosition() {
        let order = arguments.indices.sorted { left, right in
            (arguments[left].position ?? .max, left) < (arguments[right].position ?? .max, right)
        }
        if order.elementsEqual(arguments.indices) { return }
        var newIndex = Array(repeating: 0, count: order.count)
        for (new, old) in order.enumerated() { newIndex[old] = new }
        arguments = order.map { arguments[$0] }
        mapArgumentIndices { newIndex.indices.contains($0) ? newIndex[$0] : $0 }
    }

    /// Changes the indices of arguments in all messages.
    public mutating func mapArgumentIndices(_ map: (Int) -> Int) {
        for (language, message) in messages {
            messages[language] = message.mapPatterns { $0.mappingArguments(map) }
        }
    }
}
