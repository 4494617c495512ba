import InterlinguaIR

/// Makes property list values out of the old text form, in which a `.stringsdict` may be written as well.
struct TextPropertyListReader {
    private let document: StringsDocument
    /// What is to be said about the file.
    private(set) var diagnostics: [Diagnostic] = []

    /// Creates a reader for a parsed file.
    init(_ document: StringsDocument) { self.document = document }

    /// The whole file.
    mutating func read() -> PropertyListNode {
        dictionary(document.entries, 0..<document.file.utf8.count)
    }

    private mutating func dictionary(_ entries: [StringsEntry], _ bounds: Range<Int>) -> PropertyListNode {
        var members: [PropertyListMember] = []
        for entry in entries {
            let comments = document.comments[entry.leadingComments].map { document.string(of: $0) }
            let member = PropertyListMember(
                document.string(of: entry.key),
                value(entry.value),
                keyBounds: entry.key.lowerBound..<entry.key.upperBound,
                comments: comments
            )
            members.append(member)
        }
        let unique = members.withoutDuplicates { [document] in
            document.range(Int($0.lowerBound)..<Int($0.upperBound))
        }
        diagnostics += unique.diagnostics
        return PropertyListNode(.dictionary(unique.members), bounds: Self.offsets(bounds))
    }

    private mutating func value(_ value: StringsValue) -> PropertyListNode {
        switch value {
        case .string(let token):
            return PropertyListNode(.string(document.string(of: token)), bounds: token.lowerBound..<token.upperBound)
        case .dictionary(let entries, let bounds): return dictionary(entries, bounds)
        case .array(let values, let bounds):
            var nodes: [PropertyListNode] = []
            for value in values { nodes.append(self.value(value)) }
            return PropertyListNode(.array(nodes), bounds: Self.offsets(bounds))
        case .data(let bounds):
            // The digits themselves: nothing looks into data.
            return PropertyListNode(.data(Array(document.file.utf8[bounds])), bounds: Self.offsets(bounds))
        }
    }

    private static func offsets(_ bounds: Range<Int>) -> Range<UInt32> {
        UInt32(truncatingIfNeeded: bounds.lowerBound)..<UInt32(truncatingIfNeeded: bounds.upperBound)
    }
}
