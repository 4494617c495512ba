/// A stretch of a text that is not as its file spells it, since something was put in its place.
struct TextRewrite: Sendable, Hashable {
    /// Byte offsets into the text as it is.
    var compiled: Range<Int>

    /// Byte offsets into the text as the file has it, escapes undone.
    var original: Range<Int>
}

extension [TextRewrite] {
    /// The offset in the file's text of a byte of the text; what stands in the place of a stretch begins and ends with it.
    func original(of offset: Int) -> Int {
        var shift = 0
        for rewrite in self {
            if offset < rewrite.compiled.upperBound {
                return offset > rewrite.compiled.lowerBound ? rewrite.original.lowerBound : offset + shift
            }
            shift = rewrite.original.upperBound - rewrite.compiled.upperBound
        }
        return offset + shift
    }
}
