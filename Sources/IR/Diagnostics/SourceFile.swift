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

    /// Line and column of a byte offset, both counted from 1.
    ///
    /// LF, CR LF and CR each end a line, as in editors. Columns count Unicode scalars. An offset past the end is taken
    /// as the end. Each call reads the text from its start; for many offsets there is ``locations(ofAscending:)``.
    public func location(of offset: Int) -> SourceLocation {
        locations(ofAscending: CollectionOfOne(offset)).first ?? SourceLocation(line: 1, column: 1)
    }

    /// Lines and columns of byte offsets, which have to ascend, found in one pass over the text.
    public func locations(ofAscending offsets: some Collection<Int>) -> [SourceLocation] {
        var locations: [SourceLocation] = []
        locations.reserveCapacity(offsets.count)
        utf8.withUnsafeBytes { utf8 in
            var line = 1
            // The column of an index in the line, from which later columns are counted on.
            var column = 1
            var counted = 0
            var index = 0
            for offset in offsets {
                let end = min(offset, utf8.count)
                while index < end {
                    index = Self.firstLineEnd(in: utf8, from: index, to: end)
                    if index == end { break }
                    let byte = utf8[index]
                    index += 1
                    if byte == 0x0A || !(index < utf8.count && utf8[index] == 0x0A) {
                        line += 1
                        column = 1
                        counted = index
                    }
                }
                if counted < end {
                    column += Self.scalarCount(of: utf8[counted..<end])
                    counted = end
                }
                locations.append(SourceLocation(line: line, column: column))
            }
        }
        return locations
    }

    /// The first LF or CR in a stretch of bytes; its end if there is none.
    private static func firstLineEnd(in bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let tops: UInt64 = 0x8080_8080_8080_8080
        var index = start
        // Eight bytes at a time: subtracting one borrows into the top bit of a byte that is zero.
        while index + 8 <= end {
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let feeds = word ^ (ones &* 0x0A)
            let returns = word ^ (ones &* 0x0D)
            if ((feeds &- ones) & ~feeds | (returns &- ones) & ~returns) & tops != 0 { break }
            index += 8
        }
        while index < end, !isLineEnd(bytes[index]) { index += 1 }
        return index
    }

    /// How many Unicode scalars a stretch of UTF-8 holds.
    private static func scalarCount(of bytes: Slice<UnsafeRawBufferPointer>) -> Int {
        bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
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
