import InterlinguaFormats

/// Bytes in the making: digits of six bits, numbers, texts.
///
/// A digit is one of the characters `0` to `o`, so that everything packed is text, and most of it is printable.
struct PackedBytes: Sendable, Hashable {
    private(set) var bytes: [UInt8] = []

    var count: Int { bytes.count }

    /// Makes room for a number of bytes.
    mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

    mutating func append(digit: Int) { bytes.append(0x30 + UInt8(truncatingIfNeeded: digit & 63)) }

    /// Appends a number that is not negative: five bits a digit, the lowest first, and one that says whether more follow.
    mutating func append(number: Int) {
        var rest = max(number, 0)
        while rest > 31 {
            append(digit: rest & 31 | 32)
            rest >>= 5
        }
        append(digit: rest)
    }

    /// Appends a text behind the number of its bytes.
    mutating func append(_ text: String) {
        append(number: text.utf8.count)
        append(bytesOf: text)
    }

    mutating func append(bytesOf text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// Appends what was packed elsewhere.
    mutating func append(_ other: PackedBytes) { bytes.append(contentsOf: other.bytes) }

    /// Appends what was packed elsewhere behind the number of its bytes.
    mutating func append(counted other: PackedBytes) {
        append(number: other.count)
        append(other)
    }

    /// Appends bytes that were packed elsewhere.
    mutating func append(_ other: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: other) }

    /// Appends numbers in so many digits each.
    mutating func append(_ numbers: [Int], digits: Int) {
        let packed = [UInt8](unsafeUninitializedCapacity: numbers.count * digits) { buffer, count in
            numbers.withUnsafeBufferPointer { numbers in
                var index = 0
                for number in numbers {
                    var shift = 6 * digits
                    while shift > 0 {
                        shift -= 6
                        buffer[index] = 0x30 + UInt8(truncatingIfNeeded: number >> shift & 63)
                        index += 1
                    }
                }
                count = index
            }
        }
        bytes.append(contentsOf: packed)
    }

    /// Appends a number in so many digits, the highest first.
    mutating func append(_ number: Int, digits: Int) {
        for place in stride(from: digits - 1, through: 0, by: -1) { append(digit: number >> (6 * place) & 63) }
    }

    /// Appends the record of a text without anything in it.
    mutating func append(recordOfText text: String) {
        append(number: text.utf8.count << 2)
        append(bytesOf: text)
    }

    /// A hash of the bytes from a place on, which differs from one start of the program to the next.
    func hash(from start: Int) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var hasher = Hasher()
            hasher.combine(bytes: UnsafeRawBufferPointer(bytes.slice(start..<bytes.count)))
            return hasher.finalize()
        }
    }
}
