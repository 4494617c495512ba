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

    /// The place at which something is said about the whole file.
    public var start: SourceRange { SourceRange(file: self, lowerBound: 0, upperBound: 0) }

    /// The locations of every 512th byte, found when one is first asked for.
    private let marks = Locked<[SourceLocation]>([])

    private static let markDistance = 512

    /// Line and column of a byte offset, both counted from 1.
    ///
    /// LF, CR LF and CR each end a line, as in editors. Columns count Unicode scalars. An offset past the end is taken
    /// as the end.
    public func location(of offset: Int) -> SourceLocation {
        let offset = max(0, min(offset, utf8.count))
        let mark = offset / Self.markDistance
        let marked = marks.withLock { marks in
            if marks.isEmpty {
                var location = SourceLocation(line: 1, column: 1)
                for start in stride(from: 0, through: utf8.count, by: Self.markDistance) {
                    marks.append(location)
                    advance(&location, from: start, to: min(start + Self.markDistance, utf8.count))
                }
            }
            return marks[mark]
        }
        var location = marked
        advance(&location, from: mark * Self.markDistance, to: offset)
        return location
    }

    /// Makes the location of an offset that of a later one.
    private func advance(_ location: inout SourceLocation, from start: Int, to end: Int) {
        utf8.withUnsafeBufferPointer { bytes in
            for index in start..<end {
                let byte = bytes[index]
                if byte == 0x0A || byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A) {
                    location.line += 1
                    location.column = 1
                } else if byte & 0xC0 != 0x80 {
                    location.column += 1
                }
            }
        }
    }

    /// The part of a line around a byte offset, with how many scalars of it stand before the offset.
    ///
    /// At most so many scalars are given before the offset and behind it; the line's end is not among them.
    public func excerpt(around offset: Int, before: Int, behind: Int) -> (text: String, column: Int) {
        let middle = max(0, min(offset, utf8.count))
        var start = middle
        var column = 0
        while start > 0, column < before, !Self.isLineEnd(utf8[start - 1]) {
            start -= 1
            while start > 0, utf8[start] & 0xC0 == 0x80, !Self.isLineEnd(utf8[start - 1]) { start -= 1 }
            column += 1
        }
        var end = middle
        var count = 0
        while end < utf8.count, count < behind, !Self.isLineEnd(utf8[end]) {
            end += 1
            while end < utf8.count, utf8[end] & 0xC0 == 0x80 { end += 1 }
            count += 1
        }
        return (String(decoding: utf8[start..<end], as: UTF8.self), column)
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

/// Two files are the same if they are the same object; equal texts at two paths are two files.
extension SourceFile: Hashable {
    /// Whether both are the same object.
    public static func == (left: SourceFile, right: SourceFile) -> Bool { left === right }

    /// Feeds which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
