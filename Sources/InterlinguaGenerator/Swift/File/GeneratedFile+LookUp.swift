import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

extension GeneratedFile {
    /// Writes the look-up by key.
    mutating func writeLookUp() {
        source.lines(
            """
            /// The text of a key that is known at run time only; nil where there is none.
            ///
            /// - Parameters:
            ///   - key: the key, the names of a path joined by dots.
            ///   - table: the table or namespace.
            ///   - arguments: the values by the names of the arguments, or by their positions: `["1": 3]`.
            ///   - width: the room there is; nil for room for everything.
            ///   - device: the kind of device, such as `iphone`; nil for the one that the program runs on.
            ///   - language: the language; nil for the current one.
            \(access)static func text(
                forKey key: String,
                table: String = \(SourceWriter.literal(defaultTable)),
                arguments: [String: Any] = [:],
                width: Int? = nil,
                device: String? = nil,
                in language: Language? = nil
            ) -> String? {
                _find(table + "\\n" + key, arguments, width, device, in: language?.index ?? _Languages.current)
            }
            """
        )
        source.line()
    }

    /// The table that is meant where none is named.
    private var defaultTable: String {
        let tables = OrderedSet(catalog.entries.keys.map { $0.nameOfTable(isNamed: namesTables) })
        return AccessorBuilder.defaultTables.sorted().first(where: tables.contains) ?? tables.first ?? ""
    }

    /// The source of the packed texts.
    static func texts(_ packed: PackedCatalog, entryCount: Int) -> SourceWriter {
        var source = SourceWriter()
        source.lines(
            """
            /// The packed texts.
            nonisolated private var _catalog: Decoder.Catalog {
                Decoder.Catalog(texts: _texts, offsets: _offsets, width: \(packed.offsetWidth), count: \(entryCount))
            }

            """
        )
        source.append("nonisolated private var _texts: StaticString {\n")
        source.literal(packed.texts.bytes, breaks: packed.recordEnds)
        source.append("\n}\n\nnonisolated private var _offsets: StaticString {\n")
        let line = max(packed.offsetWidth * entryCount, 1)
        source.literal(packed.offsets.bytes, breaks: Array(stride(from: line, to: packed.offsets.count, by: line)))
        source.append("\n}\n\n")
        return source
    }

    /// Writes the keys, by which entries are found at run time.
    mutating func writeKeys() {
        var names: [String: Int] = [:]
        let kinds: [Key.Kind] = [.text, .plural, .ordinal, .list]
        for kind in kinds {
            for (index, key) in catalog.entries.keys.enumerated() where key.kind == kind {
                let name = key.nameOfTable(isNamed: namesTables) + "\n" + key.name
                if names[name] == nil { names[name] = index }
            }
        }
        var bytes = PackedBytes()
        var starts: [Int] = []
        let sorted = names.sorted { $0.key.compareBytes(to: $1.key) < 0 }
        for (name, index) in sorted {
            starts.append(bytes.count)
            bytes.append(name)
            bytes.append(number: index)
            let arguments = catalog.entries.values[index].arguments
            bytes.append(number: arguments.count)
            for (place, argument) in arguments.enumerated() {
                bytes.append(argument.name ?? String(argument.position ?? place + 1))
            }
        }
        var width = 1
        while bytes.count >> (6 * width) > 0 { width += 1 }
        var offsets = PackedBytes()
        for start in starts { offsets.append(start, digits: width) }
        keys.lines(
            """
            /// Looks a key up behind its table.
            @inline(never)
            nonisolated private func _find(
                _ name: String,
                _ arguments: [String: Any],
                _ width: Int?,
                _ device: String?,
                in language: Int
            ) -> String? {
                guard let found = _keys.find(name) else { return nil }
                let values = found.arguments.map { Decoder.Value(any: arguments[$0]) }
                let frame = Decoder.Frame(values: values, width: width, device: device ?? _device)
                return _catalog.textIfAny(found.entry, in: language, frame)
            }

            /// The keys.
            nonisolated private var _keys: Decoder.Keys {
                Decoder.Keys(names: _keyNames, offsets: _keyOffsets, width: \(width), count: \(sorted.count))
            }

            """
        )
        keys.append("nonisolated private var _keyNames: StaticString {\n")
        keys.literal(bytes.bytes, breaks: Array(starts.dropFirst()))
        keys.append("\n}\n\nnonisolated private var _keyOffsets: StaticString {\n")
        keys.literal(offsets.bytes, breaks: [])
        keys.append("\n}\n")
    }
}
