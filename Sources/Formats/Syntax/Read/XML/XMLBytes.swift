/// The bytes that texts and values of a document are stretches of: those of the file where it holds them as they are, and
/// behind those of the file such as had to be decoded.
///
/// Offsets count through both; a stretch lies in one of them.
package struct XMLBytes {
    private let source: UnsafeBufferPointer<UInt8>
    private let decoded: UnsafeBufferPointer<UInt8>

    init(source: UnsafeBufferPointer<UInt8>, decoded: UnsafeBufferPointer<UInt8>) {
        self.source = source
        self.decoded = decoded
    }

    /// How many bytes there are.
    package var count: Int { source.count + decoded.count }

    package subscript(offset: Int) -> UInt8 {
        offset < source.count ? source[offset] : decoded[offset - source.count]
    }

    /// A stretch of the bytes.
    package subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        if range.lowerBound < source.count { return UnsafeBufferPointer(rebasing: source[range]) }
        let lower = range.lowerBound - source.count
        return UnsafeBufferPointer(rebasing: decoded[lower..<lower + range.count])
    }
}
