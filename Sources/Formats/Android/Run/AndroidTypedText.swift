/// Texts that a typed `<item>` takes for something else, and what a look-up shows for them (Android: `TypedValue`).
enum AndroidTypedText {
    /// What the app sees of a number, a boolean or a colour; nil for a text.
    static func spelling(of text: String) -> String? {
        switch text {
        case "true", "TRUE", "True": return "true"
        case "false", "FALSE", "False": return "false"
        default: break
        }
        let bytes = Array(text.utf8)
        if bytes.first == UInt8(ascii: "#") { return color(bytes.dropFirst()) }
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            guard bytes.count > 2, let value = UInt32(text.dropFirst(2), radix: 16) else { return nil }
            return "0x" + String(value, radix: 16)
        }
        guard text.utf8.first != UInt8(ascii: "+"), let value = Int64(text), value >= Int64(Int32.min),
            value <= Int64(UInt32.max)
        else { return nil }
        return String(Int32(truncatingIfNeeded: value))
    }

    /// `#rgb`, `#argb`, `#rrggbb` and `#aarrggbb`, opaque unless they say otherwise.
    private static func color(_ digits: ArraySlice<UInt8>) -> String? {
        guard digits.allSatisfy({ UInt8(String(UnicodeScalar($0)), radix: 16) != nil }) else { return nil }
        let full: [UInt8]
        switch digits.count {
        case 3, 4: full = digits.flatMap { [$0, $0] }
        case 6, 8: full = Array(digits)
        default: return nil
        }
        let text = String(decoding: full, as: UTF8.self)
        guard let value = UInt32(full.count == 6 ? "ff" + text : text, radix: 16) else { return nil }
        return "#" + String(value, radix: 16)
    }
}
