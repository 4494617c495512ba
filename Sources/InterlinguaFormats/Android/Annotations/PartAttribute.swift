package import InterlinguaIR

/// The value of `part` in our namespace, which links a part to the whole entry.
///
/// `WHOLE select POSITION [NAME]`, `WHOLE variant SELECTOR CONDITION [NAME]` or `WHOLE item NUMBER`; in words, what is no
/// graphic ASCII character, and the percent sign, is written as `%` and two hexadecimal digits for each byte.
package enum PartAttribute {
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

    /// The part that a value stands for; nil if it is no such value.
    static func part(_ spelling: String) -> PartAnnotation? {
        var words: [String] = []
        for word in spelling.split(separator: " ", omittingEmptySubsequences: false) {
            guard let decoded = decode(word.utf8) else { return nil }
            words.append(decoded)
        }
        guard words.count >= 3 else { return nil }
        let role: PartAnnotation.Role
        var nameIndex = 3
        switch words[1] {
        case "select":
            guard let position = Int(words[2]), position >= 1, position <= maximumArgumentPosition else { return nil }
            role = .select(position: position)
        case "item":
            guard let index = Int(words[2]), index >= 0 else { return nil }
            role = .item(index)
        case "variant":
            guard words.count >= 4 else { return nil }
            role = .variant(selector: words[2], condition: words[3])
            nameIndex = 4
        default: return nil
        }
        guard words.count <= nameIndex + 1 else { return nil }
        return PartAnnotation(whole: words[0], role: role, name: words.count > nameIndex ? words[nameIndex] : nil)
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

    private static func decode(_ word: Substring.UTF8View) -> String? {
        var output: [UInt8] = []
        var iterator = word.makeIterator()
        while let byte = iterator.next() {
            guard byte == 0x25 else {
                output.append(byte)
                continue
            }
            guard let high = iterator.next()?.hexadecimalDigit, let low = iterator.next()?.hexadecimalDigit else {
                return nil
            }
            output.append(high << 4 | low)
        }
        return String(validating: output, as: UTF8.self)
    }
}
