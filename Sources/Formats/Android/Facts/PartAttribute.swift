import InterlinguaIR

/// The value of `part` in our namespace, which links a part to the whole entry.
///
/// `WHOLE select POSITION [NAME]`, `WHOLE variant SELECTOR CONDITION [NAME]` or `WHOLE item NUMBER`; in words, what is no
/// graphic ASCII character, and the percent sign, is written as `%` and two hexadecimal digits for each byte.
package enum PartAttribute {
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
