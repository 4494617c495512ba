import InterlinguaIR

extension GeneratedFile {
    /// The source of the keys, by which entries are found at run time.
    func keys(_ tree: AccessorTree, _ features: DecoderFeatures) -> SourceWriter {
        var names: [String: Int] = [:]
        let kinds: [Key.Kind] = [.text, .plural, .ordinal, .list]
        for kind in kinds {
            for (index, key) in catalog.entries.keys.enumerated() where key.kind == kind {
                let name = tableNames[key.table] + "\n" + key.name
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
        var keys = SourceWriter()
        let parameters =
            ["_ key: String", "in table: String"]
            + (features.contains(.programs) ? ["_ arguments: [String: Any]"] : [])
            + (takesWidth(tree) ? ["_ width: Int?"] : []) + (takesDevice(tree) ? ["_ device: String?"] : [])
            + ["_ language: Int"]
        let frame =
            "Decoder.Frame(values: _keys.values(found, arguments)"
            + (takesWidth(tree) ? ", width: width" : "") + (takesDevice(tree) ? ", device: device ?? _device)" : ")")
        let arguments = features.contains(.programs) ? ", \(frame), isComplete: true" : ""
        keys.lines(
            """
            @inline(never)
            nonisolated private func _find(\(parameters.joined(separator: ", "))) -> String? {
                guard let found = _keys.find(table + "\\n" + key)\(searchOfUnnamedTable) else { return nil }
                return _catalog.textIfAny(found.entry, in: language\(arguments))
            }

            nonisolated private var _keys: Decoder.Keys {
                Decoder.Keys(names: _keyNames, offsets: _keyOffsets, width: \(width), count: \(sorted.count))
            }

            """
        )
        keys.append("nonisolated private var _keyNames: StaticString {\n")
        keys.literal(bytes.bytes, breaks: starts)
        keys.append("\n}\n\nnonisolated private var _keyOffsets: StaticString {\n")
        keys.literal(offsets.bytes, breaks: [])
        keys.append("\n}\n\n")
        return keys
    }

    /// Whether look-ups are told the room that there is.
    func takesWidth(_ tree: AccessorTree) -> Bool { tree.takes(.width) }

    /// Whether look-ups are told the kind of device.
    func takesDevice(_ tree: AccessorTree) -> Bool { tree.takes(.device) }

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

    fileprivate func takes(_ kind: Accessor.Parameter.Kind) -> Bool {
        accessors.contains { $0.accessor.parameters.contains { $0.kind == kind } }
            || groups.values.contains { $0.takes(kind) }
    }
}
