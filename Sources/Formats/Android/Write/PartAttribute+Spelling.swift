import InterlinguaFormats
package import InterlinguaIR

extension PartAttribute {
    /// The value that stands for a part.
    package static func spelling(of part: PartAnnotation) -> String {
        var words = [part.whole]
        switch part.role {
        case .select(let position): words += ["select", String(position)]
        case .variant(let selector, let condition): words += ["variant", selector, condition]
        case .item(let index): words += ["item", String(index)]
        }
        if let name = part.name { words.append(name) }
        return words.map(encode).joined(separator: " ")
    }

    private static func encode(_ word: String) -> String {
        var output: [UInt8] = []
        for byte in word.utf8 {
            if byte > 0x20, byte < 0x7F, byte != 0x25 {
                output.append(byte)
            } else {
                output.append(0x25)
                for digit in [byte >> 4, byte & 0xF] { output.append(digit < 10 ? 0x30 + digit : 0x37 + digit) }
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}
