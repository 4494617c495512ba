import InterlinguaIR

/// The names by which a look-up takes values: for each entry the list of its arguments, equal lists once.
struct PackedArgumentNames {
    /// The lists, one behind the other; at the place 0 stands the one without arguments.
    private(set) var bytes = PackedBytes()

    private var places: [PackedBytes: Int] = [:]

    /// Begins with the list without arguments.
    init() { bytes.append(number: 0) }

    /// The place of an entry's list.
    mutating func place(of accessor: Accessor, _ arguments: [Argument]) -> Int {
        if arguments.isEmpty { return 0 }
        var list = PackedBytes()
        list.append(number: arguments.count)
        for names in Self.names(accessor, arguments) {
            list.append(number: names.count)
            for name in names { list.append(name) }
        }
        if let place = places[list] { return place }
        places[list] = bytes.count
        bytes.append(list)
        return bytes.count - list.count
    }

    /// The names of each argument, the best one first; what is the name of one in the translations stands for no other one,
    /// nor does a label.
    private static func names(_ accessor: Accessor, _ arguments: [Argument]) -> [[String]] {
        var names = [[String]](repeating: [], count: arguments.count)
        var taken: Set<String> = []
        func add(_ name: (Int, Accessor.Parameter) -> String?) {
            // Circumstances stand behind the arguments.
            for (index, parameter) in accessor.parameters.prefix(arguments.count).enumerated() {
                if let name = name(index, parameter), taken.insert(name).inserted { names[index].append(name) }
            }
        }
        add { $1.nameInSource }
        add { $1.label == "_" ? nil : $1.label }
        add { index, _ in String(arguments[index].position ?? index + 1) }
        return names
    }
}
