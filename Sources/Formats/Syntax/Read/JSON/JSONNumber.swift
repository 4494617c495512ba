package import InterlinguaIR

/// A number of JSON, exactly as it is spelled: `1.0` is another spelling than `1`.
package struct JSONNumber: Sendable, Hashable {
    /// The spelling, which JSON's grammar allows.
    package let spelling: String

    /// Takes a spelling; nil if JSON's grammar does not allow it.
    package init?(_ spelling: String) {
        guard Self.isValid(spelling) else { return nil }
        self.spelling = spelling
    }

    package init(_ value: Int) { spelling = String(value) }

    /// The value.
    ///
    /// An exponent beyond the range of double precision gives a number beyond that range, or zero.
    package var value: DecimalNumber { DecimalNumber(prefixOf: spelling) }

    private static func isValid(_ spelling: String) -> Bool {
        var spelling = spelling
        return spelling.withUTF8 { bytes in
            let end = JSONNumberScanner.end(ofNumberAt: 0, in: bytes)
            return end == bytes.count
        }
    }
}

/// The grammar of JSON's numbers (RFC 8259, section 6).
enum JSONNumberScanner {
    /// The offset behind the longest number that begins at an offset; nil if none does.
    static func end(ofNumberAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var index = start
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
        guard index < bytes.count, isDigit(bytes[index]) else { return nil }
        if bytes[index] == UInt8(ascii: "0") { index += 1 } else { skipDigits(&index, bytes) }
        if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), isDigit(bytes[index + 1]) {
            index += 1
            skipDigits(&index, bytes)
        }
        guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return index }
        var exponent = index + 1
        if exponent < bytes.count, bytes[exponent] == UInt8(ascii: "+") || bytes[exponent] == UInt8(ascii: "-") {
            exponent += 1
        }
        guard exponent < bytes.count, isDigit(bytes[exponent]) else { return index }
        skipDigits(&exponent, bytes)
        return exponent
    }

    /// Whether a byte is a decimal digit.
    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    private static func skipDigits(_ index: inout Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    }
}
