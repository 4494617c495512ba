extension UnsafeBufferPointer<UInt8> {
    /// Whether a sequence of bytes is among them.
    package func contains(_ sequence: [UInt8]) -> Bool { firstIndex(of: sequence, from: 0) != nil }

    /// The first place of a sequence of bytes at or behind an index; nil if there is none.
    package func firstIndex(of sequence: [UInt8], from start: Int) -> Int? {
        guard let first = sequence.first else { return start <= count ? start : nil }
        var index = start
        while let found = firstIndex(ofByte: first, from: index) {
            if hasBytes(sequence, at: found) { return found }
            index = found + 1
        }
        return nil
    }

    func hasBytes(_ sequence: [UInt8], at index: Int) -> Bool {
        guard index >= 0, sequence.count <= count - index else { return false }
        for offset in sequence.indices where self[index + offset] != sequence[offset] { return false }
        return true
    }
}

extension String {
    /// The pieces between all occurrences of a separator, empty ones included; at least one.
    package func pieces(separatedBy separator: String) -> [String] {
        let mark = Array(separator.utf8)
        if mark.isEmpty { return [self] }
        var pieces: [String] = []
        var start = 0
        Array(utf8).withUnsafeBufferPointer { bytes in
            while let found = bytes.firstIndex(of: mark, from: start) {
                pieces.append(String(decoding: bytes[start..<found], as: UTF8.self))
                start = found + mark.count
            }
            pieces.append(String(decoding: bytes[start...], as: UTF8.self))
        }
        return pieces
    }
}
