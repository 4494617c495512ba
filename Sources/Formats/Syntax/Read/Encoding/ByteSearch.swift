#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension UnsafeBufferPointer<UInt8> {
    /// The first place of a byte at or behind an index, found by the C library; nil if there is none.
    ///
    /// In a debug build that is many times as fast as a loop.
    package func firstIndex(ofByte byte: UInt8, from start: Int = 0) -> Int? {
        guard let baseAddress, start < count, let found = memchr(baseAddress + start, Int32(byte), count - start) else {
            return nil
        }
        return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
    }

    package func containsByte(_ byte: UInt8) -> Bool { firstIndex(ofByte: byte) != nil }

    /// Whether both hold the same bytes.
    package func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        guard let baseAddress, let start = other.baseAddress else { return true }
        return memcmp(baseAddress, start, count) == 0
    }

    func spells(_ text: StaticString) -> Bool { text.withUTF8Buffer { isEqual(to: $0) } }

    /// The bytes of a range, which has to lie within them.
    package func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        slice(from: range.lowerBound, to: range.upperBound)
    }

    /// The bytes from an offset up to another one, which have to lie within them.
    ///
    /// Rebasing a slice would come to the same; in a debug build that takes several times as long.
    package func slice(from start: Int, to end: Int) -> UnsafeBufferPointer<UInt8> {
        precondition(start >= 0 && start <= end && end <= count, "a slice has to lie within the bytes")
        guard let baseAddress else { return self }
        return UnsafeBufferPointer(start: baseAddress + start, count: end - start)
    }
}

extension String {
    /// Whether a byte is in the text's UTF-8.
    package func containsByte(_ byte: UInt8) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.containsByte(byte) } ?? utf8.contains(byte)
    }

    /// How the texts' UTF-8 is ordered byte by byte: less than 0 if this text comes first, 0 if they are the same.
    package func compareBytes(to other: String) -> Int {
        var (own, other) = (self, other)
        return own.withUTF8 { own in
            other.withUTF8 { other in
                guard let first = own.baseAddress, let second = other.baseAddress else {
                    return own.count - other.count
                }
                let order = Int(memcmp(first, second, Swift.min(own.count, other.count)))
                return order == 0 ? own.count - other.count : order
            }
        }
    }

    /// The text of a range of its UTF-8, which has to lie within it.
    package func utf8Slice(_ range: Range<Int>) -> String {
        var text = self
        return text.withUTF8 { String(decoding: $0.slice(range), as: UTF8.self) }
    }
}

extension [UInt8] {
    package mutating func append(utf8 text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }
}
