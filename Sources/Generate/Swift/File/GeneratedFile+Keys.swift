import InterlinguaIR

extension GeneratedFile {
    /// Writes the keys, by which entries are found at run time.
    mutating func writeKeys(_ tree: AccessorTree) {
        var names: [String: Int] = [:]
        let kinds: [Key.Kind] = [.text, .plural, .ordinal, .list]
        for kind in kinds {
            for (index, key) in catalog.entries.keys.enumerated() where key.kind == kind {
                let name = key.nameOfTable(isNamed: namesTables) + "\n" + key.name
                if names[name] == nil { names[name] = index }
            }
        }
        var accessors: [Int: Accessor] = [:]
        for accessor in tree.all { accessors[accessor.entry] = accessor }
        var lists = PackedArgumentNames()
        var places: [Int] = []
        let sorted = names.sorted { $0.key.compareBytes(to: $1.key) < 0 }
        for (_, index) in sorted {
            // What an old library's calls ask for has no accessor, nor arguments with names.
            places.append(accessors[index].map { lists.place(of: $0, catalog.entries.values[index].arguments) } ?? 0)
        }
        var bytes = lists.bytes
        var starts: [Int] = []
        for ((name, index), place) in zip(sorted, places) {
            starts.append(bytes.count)
            bytes.append(name)
            bytes.append(number: index)
            bytes.append(number: place)
        }
        var width = 1
        while bytes.count >> (6 * width) > 0 { width += 1 }
        var offsets = PackedBytes()
        for start in starts { offsets.append(start, digits: width) }
        keys.lines(
            """
            /// Looks a key up in its table.
            @inline(never)
            nonisolated private func _find(
                _ table: String,
                _ key: String,
                _ arguments: [String: Any],
                _ width: Int?,
                _ device: String?,
                in language: Int
            ) -> String? {
                guard let found = _keys.find(table + "\\n" + key)\(searchOfUnnamedTable) else { return nil }
                let values = _keys.values(found, arguments)
                let frame = Decoder.Frame(values: values, width: width, device: device ?? _device)
                return _catalog.textIfAny(found.entry, in: language, frame, isComplete: true)
            }

            /// The keys.
            nonisolated private var _keys: Decoder.Keys {
                Decoder.Keys(names: _keyNames, offsets: _keyOffsets, width: \(width), count: \(sorted.count))
            }

            """
        )
        keys.append("nonisolated private var _keyNames: StaticString {\n")
        keys.literal(bytes.bytes, breaks: starts)
        keys.append("\n}\n\nnonisolated private var _keyOffsets: StaticString {\n")
        keys.literal(offsets.bytes, breaks: [])
        keys.append("\n}\n")
    }

    /// What looks a key up in the table without a name where the caller has a name for it, perhaps behind a folder.
    private var searchOfUnnamedTable: String {
        guard let name = nameOfUnnamedTable else { return "" }
        let ending = SourceWriter.literal("/" + name)
        let search = "_keys.find(String(table.dropLast(\(name.count))) + \"\\n\" + key)"
        return " ?? ((\"/\" + table).hasSuffix(\(ending)) ? \(search) : nil)"
    }
}

extension AccessorTree {
    /// The accessors of the group and of those inside.
    fileprivate var all: [Accessor] { accessors.map(\.accessor) + groups.values.flatMap(\.all) }
}
