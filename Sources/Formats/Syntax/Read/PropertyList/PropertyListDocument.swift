package import InterlinguaIR

/// A property list in memory, and how its places are found in the file.
package struct PropertyListDocument: Sendable {
    /// The ways to write a property list.
    package enum Serialization: String, Sendable, Hashable, CaseIterable {
        /// XML with the elements of Apple's document type.
        case xml
        /// `bplist00`.
        case binary
        /// The old text form, `{ key = value; }`.
        case text
        /// A part of a String Catalog, with the texts of one language.
        case json
    }

    /// The file; its text is empty if it is binary.
    package let file: SourceFile

    /// How the file is written.
    package let serialization: Serialization

    /// The outermost value; nil if nothing could be read.
    package let root: PropertyListNode?

    /// Whether there may be comments or empty lines in some dictionary.
    var mayHaveGaps = true

    /// Stretches of texts that the file spells otherwise, by where the texts begin in the file.
    var rewrites: [UInt32: [TextRewrite]] = [:]

    /// The same without the value: enough to say where something stands.
    package var withoutContent: PropertyListDocument {
        PropertyListDocument(file: file, serialization: serialization, root: nil, mayHaveGaps: mayHaveGaps)
    }

    /// The serialisation that the first bytes of a file tell.
    package static func serialization(of bytes: [UInt8]) -> Serialization {
        if bytes.starts(with: "bplist".utf8) { return .binary }
        let text: ArraySlice<UInt8>
        if let mark = TextEncoding.byteOrderMark(of: bytes) {
            let start = bytes.dropFirst(mark.length).prefix(400)
            text = mark.encoding == .utf8 ? start : mark.encoding.decode(start.prefix(start.count & ~3)).utf8[...]
        } else if let encoding = TextEncoding.unmarkedUTF16(of: bytes) {
            text = encoding.decode(bytes.prefix(400)).utf8[...]
        } else {
            text = bytes.prefix(400)
        }
        let start = text.drop(while: \.isASCIISpace)
        guard start.first == UInt8(ascii: "<"), let second = start.dropFirst().first else { return .text }
        switch second {
        // `<1f` may begin data of the text form, `<dict` only XML.
        case UInt8(ascii: "?"), UInt8(ascii: "!"): return .xml
        default:
            return start.dropFirst().starts(with: "plist".utf8) || start.dropFirst().starts(with: "dict".utf8)
                ? .xml : .text
        }
    }

    /// A stretch of the file.
    package func range(_ bounds: Range<UInt32>) -> SourceRange {
        SourceRange(file: file, lowerBound: Int(bounds.lowerBound), upperBound: Int(bounds.upperBound))
    }

    /// A stretch of a string's text in the file.
    ///
    /// `range` holds byte offsets into the string's text, `bounds` are the string's, as its node or member has them.
    package func range(ofBytes range: Range<Int>, in bounds: Range<UInt32>) -> SourceRange {
        var cursor = DecodingCursor()
        return self.range(ofBytes: range, in: bounds, &cursor)
    }

    /// The same, for one of several stretches of one text: the cursor, a new one for each text, saves what was read.
    func range(ofBytes range: Range<Int>, in bounds: Range<UInt32>, _ cursor: inout DecodingCursor) -> SourceRange {
        let lower = sourceOffset(ofByte: range.lowerBound, in: bounds, &cursor)
        // The next stretch may begin where this one does.
        var end = cursor
        let upper = sourceOffset(ofByte: range.upperBound, in: bounds, &end)
        return SourceRange(file: file, lowerBound: lower, upperBound: upper)
    }

    private func sourceOffset(ofByte offset: Int, in bounds: Range<UInt32>, _ cursor: inout DecodingCursor) -> Int {
        let offset = rewrites[bounds.lowerBound]?.original(of: offset) ?? offset
        let bounds = Int(bounds.lowerBound)..<Int(bounds.upperBound)
        if serialization == .binary { return 0 }
        let isVerbatim = cursor.isVerbatim ?? isVerbatim(bounds)
        defer { cursor.isVerbatim = isVerbatim }
        if isVerbatim { return min(bounds.lowerBound + offset, bounds.upperBound) }
        return switch serialization {
        case .text: StringsEscapes.sourceOffset(ofByte: offset, in: file.utf8[bounds], &cursor)
        case .json: JSONEscapes.sourceOffset(ofByte: offset, in: file.utf8[bounds], &cursor)
        case .xml, .binary: RawXMLText.sourceOffset(ofByte: offset, in: file.utf8, bounds: bounds, &cursor)
        }
    }

    /// Whether a text stands in the file as it is, without escapes, references or sections.
    private func isVerbatim(_ bounds: Range<Int>) -> Bool {
        guard bounds.upperBound <= file.utf8.count else { return false }
        return file.utf8.withUnsafeBufferPointer { utf8 in
            let text = utf8.slice(bounds)
            if serialization == .text || serialization == .json { return !text.containsByte(UInt8(ascii: "\\")) }
            return !text.containsByte(UInt8(ascii: "&")) && !text.containsByte(UInt8(ascii: "<"))
                && !text.containsByte(0x0D)
        }
    }
}
