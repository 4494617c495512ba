import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

extension GeneratedFile {
    /// Writes the look-up by key.
    mutating func writeLookUp(_ tree: AccessorTree, _ features: DecoderFeatures) {
        let hasPrograms = features.contains(.programs)
        let needs =
            hasPrograms
            ? """
            , or where it needs a value that is
                /// not passed: one that it shows, or a number that chooses among its variants.
            """ : "."
        let table = nameOfUnnamedTable.map { "; `\($0)` is the one without a name, too" } ?? ""
        let width =
            takesWidth(tree)
            ? ("\n    ///   - width: the room there is; nil for room for everything.", "\n        width: Int? = nil,")
            : ("", "")
        let device =
            takesDevice(tree)
            ? (
                """

                    ///   - device: the kind of device, such as `iphone`; nil for the one that the program runs on.
                """, "\n        device: String? = nil,"
            ) : ("", "")
        let arguments =
            ["key", "in: table"] + (hasPrograms ? ["arguments"] : [])
            + (takesWidth(tree) ? ["width"] : []) + (takesDevice(tree) ? ["device"] : [])
            + ["language?.index ?? _Languages.current"]
        source.lines(
            """
            nonisolated extension \(options.typeName) {
                /// The text of a key that is known at run time only; nil where there is none\(needs)
                ///
                /// - Parameters:
                ///   - key: the key, the names of a path joined by dots.
                ///   - table: the table or namespace\(table).
                ///   - arguments: the values by the labels of the accessor, by the names that the arguments have in the
                ///     translations, or by their positions: `["1": 3]`.\(width.0)\(device.0)
                ///   - language: the language; nil for the current one.
                \(access)static func text(
                    forKey key: String,
                    table: String = \(SourceWriter.literal(defaultTable)),
                    arguments: [String: Any] = [:],\(width.1)\(device.1)
                    in language: Language? = nil
                ) -> String? {
                    _find(\(arguments.joined(separator: ", ")))
                }
            }

            """
        )
    }

    /// The table that is meant where none is named.
    private var defaultTable: String {
        let tables = OrderedSet(catalog.entries.keys.map { tableNames[$0.table] })
        return AccessorBuilder.defaultTables.sorted().first(where: tables.contains) ?? tables.first ?? ""
    }

    static func texts(_ packed: PackedCatalog, entryCount: Int) -> SourceWriter {
        var source = SourceWriter()
        source.lines(
            """
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
}
