import InterlinguaFormats

/// Finds the placeholders of a text as JavaScript does, to see whether they are those that were meant.
struct I18nextTextScanner {
    private let syntax: I18nextTextSyntax
    private let prefix: [UInt8]
    private let suffix: [UInt8]

    init(_ syntax: I18nextTextSyntax) {
        self.syntax = syntax
        prefix = Array(syntax.prefix.utf8)
        suffix = Array(syntax.suffix.utf8)
    }

    /// Where the consumer finds placeholders, as byte offsets, delimiters included.
    ///
    /// - Parameter unescaped: the placeholders that were meant not to be escaped; values stand in their places when the
    ///   others are looked for.
    func placeholders(in bytes: [UInt8], unescaped: [Range<Int>]) -> Set<Range<Int>> {
        // In version 1 both kinds are taken for names, those that end in HTML for others.
        if syntax.isFirstVersion { return shortest(in: bytes, behind: prefix) }
        var rest = bytes
        for range in unescaped where range.upperBound <= rest.count {
            // A value of no particular look.
            for index in range { rest[index] = UInt8(ascii: "x") }
        }
        return shortest(in: bytes, behind: Array(syntax.unescapedPrefix.utf8))
            .union(shortest(in: rest, behind: prefix))
    }

    private func shortest(in bytes: [UInt8], behind prefix: [UInt8]) -> Set<Range<Int>> {
        var ranges: Set<Range<Int>> = []
        var index = 0
        func first(_ sequence: [UInt8], from start: Int) -> Int? {
            sequence.isEmpty ? nil : bytes.withUnsafeBufferPointer { $0.firstIndex(of: sequence, from: start) }
        }
        while let start = first(prefix, from: index) {
            let content = start + prefix.count
            guard content < bytes.count, let end = first(suffix, from: content + 1) else { break }
            if let line = bytes.firstLineEnd(in: content..<end) {
                // Nothing that begins before the line's end finds its end, either.
                index = line
                continue
            }
            ranges.insert(start..<end + suffix.count)
            index = end + suffix.count
        }
        return ranges
    }
}

extension [UInt8] {
    /// Where the first line in a range ends, as JavaScript's patterns see it; nil if all is one line.
    fileprivate func firstLineEnd(in range: Range<Int>) -> Int? {
        range.first { index in
            self[index].endsLine
                || (self[index] == 0xE2 && index + 2 < count && self[index + 1] == 0x80 && self[index + 2] | 1 == 0xA9)
        }
    }
}
