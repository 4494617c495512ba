/// A file that was read: its path and its text, kept to say where something stands.
public final class SourceFile: Sendable {
    /// The path as it was given by the user or found in a folder.
    public let path: String

    /// The text in UTF-8, without a byte order mark; all offsets of ranges are offsets into it.
    public let utf8: [UInt8]

    /// Creates a file from its path and its text in UTF-8.
    public init(path: String, utf8: [UInt8]) {
        self.path = path
        self.utf8 = utf8
    }

    /// Line and column of a byte offset, both counted from 1.
    ///
    /// LF, CR LF and CR each end a line, as in editors. Columns count Unicode scalars. An offset past the end is taken
    /// as the end.
    public func location(of offset: Int) -> SourceLocation {
        let end = max(0, min(offset, utf8.count))
        var line = 1
        var start = 0
        var index = 0
        while index < end {
            let byte = utf8[index]
            index += 1
            if byte == 0x0A || (byte == 0x0D && !(index < utf8.count && utf8[index] == 0x0A)) {
                line += 1
                start = index
            }
        }
        let column = 1 + utf8[start..<end].lazy.filter { $0 & 0xC0 != 0x80 }.count
        return SourceLocation(line: line, column: column)
    }

    /// The whole line that holds a byte offset, without its line end.
    public func line(around offset: Int) -> String {
        let middle = max(0, min(offset, utf8.count))
        let isLineEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
        let start = utf8[..<middle].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
        let end = utf8[middle...].firstIndex(where: isLineEnd) ?? utf8.count
        return String(decoding: utf8[start..<end], as: UTF8.self)
    }
}

/// Two files are the same if they are the same object; equal texts at two paths are two files.
extension SourceFile: Hashable {
    /// Whether both are the same object.
    public static func == (left: SourceFile, right: SourceFile) -> Bool { left === right }

    /// Feeds which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
