import InterlinguaIR

/// The keys to which some text of a namespace refers with a count: `$t(key, {"count": {{n}} })`.
struct I18nextCountedKeys {
    private var keys: Set<[UInt8]> = []
    private let separator: [UInt8]
    private let optionsSeparator: [UInt8]

    init(_ table: I18nextTableDraft, _ settings: I18nextSettings) {
        separator = Array((settings.keySeparator ?? ".").utf8)
        optionsSeparator = Array(settings.nestingOptionsSeparator.utf8)
        let prefix = Array(settings.nestingPrefix.utf8)
        let suffix = Array(settings.nestingSuffix.utf8)
        for column in table.columns {
            column.source.document.file.utf8.withUnsafeBufferPointer { file in
                for name in table.leaves {
                    guard let node = column.node(of: name), column.nodes[node].kind == .string else { continue }
                    add(file.slice(column.nodes[node].textBounds), prefix, suffix)
                }
            }
        }
    }

    /// Whether a name is the key of such a call.
    func contains(_ name: Int, in table: I18nextTableDraft) -> Bool {
        if keys.isEmpty { return false }
        let path = table.names.path(name).map { Array($0.utf8) }
        return keys.contains(Array(path.joined(separator: separator)))
    }

    private mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ prefix: [UInt8], _ suffix: [UInt8]) {
        var start = 0
        while let found = text.firstIndex(of: prefix, from: start) {
            start = found + max(prefix.count, 1)
            let end = text.firstIndex(of: suffix, from: start) ?? text.count
            let call = text.slice(start..<end)
            guard let comma = call.firstIndex(of: optionsSeparator, from: 0) else { continue }
            let options = call.slice(comma..<call.count)
            guard Self.counts.contains(where: options.contains) else { continue }
            let name = String(decoding: call.slice(0..<comma), as: UTF8.self)
            keys.insert(Array(name.trimmingSpaces.utf8))
        }
    }

    /// The option as JSON spells it within a text of JSON, and between single quotes.
    private static let counts = ["\"count\\\"", "'count'"].map { Array($0.utf8) }
}
