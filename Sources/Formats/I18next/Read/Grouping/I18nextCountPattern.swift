import InterlinguaIR

/// Tells whether a text shows the variable `count`.
struct I18nextCountPattern {
    private let prefix: [UInt8]
    private let suffix: [UInt8]
    private static let count = Array("count".utf8)

    init(version: I18nextVersion, settings: I18nextSettings) {
        prefix = Array(settings.prefix(for: version).utf8)
        suffix = Array(settings.suffix(for: version).utf8)
    }

    /// Whether a name's text shows it in some language.
    func isShown(by name: Int, in table: I18nextTableDraft) -> Bool {
        table.columns.contains { column in
            guard let node = column.node(of: name), column.nodes[node].kind == .string else { return false }
            return column.source.document.file.utf8.withUnsafeBufferPointer {
                isShown(in: $0.slice(column.nodes[node].textBounds))
            }
        }
    }

    func isShown(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = 0
        while let found = text.firstIndex(of: prefix, from: start) {
            var index = found + prefix.count
            while index < text.count, text[index] == 0x20 || text[index] == UInt8(ascii: "-") { index += 1 }
            if text.hasBytes(Self.count, at: index) {
                index += Self.count.count
                if text.hasBytes(suffix, at: index) { return true }
                if index < text.count, text[index] == 0x20 || text[index] == UInt8(ascii: ",") { return true }
            }
            start = found + 1
        }
        return false
    }
}
