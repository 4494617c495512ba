/// Replaces a stretch of a file.
struct TextEdit: Sendable, Hashable {
    /// Byte offsets into the file's text in UTF-8.
    var range: Range<Int>

    var replacement: String

    /// Takes a stretch out, with the line if nothing else stands in it and, in JSON, with one comma beside it.
    init(removing range: Range<Int>, from text: [UInt8], isInList: Bool) {
        self.range = range
        replacement = ""
        if isInList { takeComma(from: text) }
        takeLine(from: text)
    }

    init(inserting text: String, at offset: Int) {
        range = offset..<offset
        replacement = text
    }

    init(replacing range: Range<Int>, by text: String) {
        self.range = range
        replacement = text
    }

    private mutating func takeComma(from text: [UInt8]) {
        if let next = text[range.upperBound...].firstIndex(where: { !$0.isSpace }), text[next] == UInt8(ascii: ",") {
            range = range.lowerBound..<next + 1
        } else if let last = text[..<range.lowerBound].lastIndex(where: { !$0.isSpace }),
            text[last] == UInt8(ascii: ",")
        {
            range = last..<range.upperBound
        }
    }

    private mutating func takeLine(from text: [UInt8]) {
        let start = text[..<range.lowerBound].lastIndex(where: { !$0.isBlank }).map { $0 + 1 } ?? 0
        guard start == 0 || text[start - 1] == 0x0A,
            let end = text[range.upperBound...].firstIndex(where: { !$0.isBlank && $0 != 0x0D }),
            text[end] == 0x0A
        else { return }
        range = start..<end + 1
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }

    fileprivate var isSpace: Bool { isBlank || self == 0x0A || self == 0x0D }
}

extension [TextEdit] {
    /// The text with as many of the edits as don't touch each other, the first ones first.
    func applied(to text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var place = 0
        for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= place {
            result += text[place..<edit.range.lowerBound]
            result += edit.replacement.utf8
            place = edit.range.upperBound
        }
        return result + text[place...]
    }
}
