import InterlinguaSystem

extension String {
    /// Whether two texts are the same byte for byte; Swift's `==` takes composed and decomposed letters as equal.
    package func isIdentical(to other: String) -> Bool {
        let own = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right in
                guard left.count == right.count else { return false }
                guard let first = left.baseAddress, let second = right.baseAddress else { return true }
                return memcmp(first, second, left.count) == 0
            }
        }
        return (own ?? nil) ?? utf8.elementsEqual(other.utf8)
    }

    /// The text that some UTF-16 units are; `String(decoding:as:)` gives the same, and takes several times as long.
    package init(utf16 units: ArraySlice<UInt16>) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(units.count)
        _ = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) {
            bytes.append($0)
        }
        self.init(decoding: bytes, as: UTF8.self)
    }

    /// Whether the text's UTF-8 holds an ASCII byte; bytes are compared in place, eight at a time.
    package func containsASCII(_ byte: UInt8) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.containsASCII(byte) } ?? utf8.contains(byte)
    }

    /// Whether a text stands in this one byte for byte; `contains` looks for whole characters, and takes several times as long.
    package func containsBytes(of word: String) -> Bool {
        guard let first = word.utf8.first else { return true }
        var rest = utf8[...]
        while let start = rest.firstIndex(of: first) {
            if rest[start...].starts(with: word.utf8) { return true }
            rest = rest[rest.index(after: start)...]
        }
        return false
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether a byte is among the bytes, which are compared eight at a time.
    package func containsASCII(_ byte: UInt8) -> Bool {
        let bytes = UnsafeRawBufferPointer(self)
        let ones: UInt64 = 0x0101_0101_0101_0101
        var index = 0
        while index + 8 <= bytes.count {
            // Subtracting one borrows into the top bit of a byte that is zero.
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ (ones &* UInt64(byte))
            if (word &- ones) & ~word & (ones << 7) != 0 { return true }
            index += 8
        }
        while index < bytes.count {
            if bytes[index] == byte { return true }
            index += 1
        }
        return false
    }
}
