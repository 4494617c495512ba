package import InterlinguaFormats

extension FormatString {
    /// A text with every `%` doubled, as a format needs it.
    package static func escaping(_ text: String) -> String {
        guard text.utf8.contains(0x25) else { return text }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 4)
        for byte in text.utf8 {
            bytes.append(byte)
            if byte == 0x25 { bytes.append(0x25) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
    /// Gives a specifier with a space a position, without which it looks like prose: `50% off`.
    static func toldFromProse(_ specifier: String, position: Int?) -> String {
        guard let position, specifier.containsASCII(0x20), !specifier.containsASCII(UInt8(ascii: "$")) else {
            return specifier
        }
        return "%\(position)$" + specifier.dropFirst()
    }
}
