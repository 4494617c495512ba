extension UnsafeBufferPointer<UInt8> {
    /// Whether the first sign of a text opens an object, behind white space and a byte order mark.
    var beginsJSONObject: Bool {
        first { !($0 == 0x20 || (0x09...0x0D).contains($0) || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF) }
            == UInt8(ascii: "{")
    }
}
