extension UnsafeBufferPointer<UInt8> {
    /// Calls a function with the offset behind each place at which some bytes stand, until it gives true.
    ///
    /// - Returns: whether it gave true.
    func contains(_ bytes: StaticString, where isFound: (Int) -> Bool = { _ in true }) -> Bool {
        bytes.withUTF8Buffer { bytes in
            guard let first = bytes.first else { return false }
            var start = 0
            while let place = firstIndex(ofByte: first, from: start) {
                guard place + bytes.count <= count else { return false }
                if slice(place..<place + bytes.count).isEqual(to: bytes), isFound(place + bytes.count) { return true }
                start = place + 1
            }
            return false
        }
    }
}
