/// One value or key of a JSON file, as a stretch of it.
///
/// The nodes of a file stand in the order of the file, a container before what is in it; so a file of any size is one
/// array, and nothing that reads it needs recursion.
struct JSONNode: Sendable, Hashable {
    /// What the node is; a member of an object is a `key` and then its value.
    enum Kind: UInt8, Sendable {
        case object, array, key, string, number, yes, no, null
    }

    /// Byte offset of the first byte, that of an opening bracket or quote included.
    var lowerBound: UInt32

    /// Byte offset behind the last byte, that of a closing bracket or quote included.
    var upperBound: UInt32

    /// The index behind the node and all that is in it.
    var next: UInt32

    var kind: Kind

    /// Whether there is a backslash in a text; without one the bytes are the text.
    var hasEscapes = false

    /// How many bytes of the stretch are the opening quote; 0 where there is none.
    var openingLength: UInt8 = 0

    /// How many bytes of the stretch are the closing quote; 0 where there is none.
    var closingLength: UInt8 = 0

    /// The bounds with quotes or brackets.
    var bounds: Range<Int> { Int(lowerBound)..<Int(upperBound) }

    /// The bounds without quotes.
    var textBounds: Range<Int> {
        let lower = Int(lowerBound) + Int(openingLength)
        return lower..<max(lower, Int(upperBound) - Int(closingLength))
    }
}
