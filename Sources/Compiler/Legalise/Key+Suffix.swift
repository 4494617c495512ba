import InterlinguaIR

extension Key {
    /// Makes the last component longer.
    mutating func append(_ suffix: String) {
        if path.isEmpty { path = [suffix] } else { path[path.count - 1] += suffix }
    }
}

extension Argument {
    /// How a part's link calls the argument where a number chooses: by position, else by name.
    var numberPartName: String { "argument" + partName }

    /// How a part's link calls the argument where a text chooses: by position, else by name.
    var textPartName: String { "text" + partName }

    private var partName: String { position.map { String($0) } ?? ":" + (name ?? "") }
}
