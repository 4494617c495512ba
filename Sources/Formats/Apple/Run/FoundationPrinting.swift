import InterlinguaIR

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Writes numbers as CoreFoundation does without a locale: through C's own printing routine.
enum FoundationPrinting {
    /// Writes an integer that a specifier reads, its bits extended to 64 as the conversion takes them.
    static func integer(
        _ value: Int64,
        _ specifier: FoundationFormat.Specifier,
        width: Int?,
        precision: Int?
    ) -> String {
        let letter: UInt8 =
            switch specifier.conversion {
            case UInt8(ascii: "D"): UInt8(ascii: "d")
            case UInt8(ascii: "U"): UInt8(ascii: "u")
            case UInt8(ascii: "O"): UInt8(ascii: "o")
            default: specifier.conversion
            }
        var format = Array(self.format(specifier.flags, width: width, precision: precision).dropLast())
        format += [UInt8(ascii: "l"), UInt8(ascii: "l"), letter, 0]
        return print(format, value)
    }

    /// Writes a double.
    static func double(
        _ value: Double,
        _ specifier: FoundationFormat.Specifier,
        width: Int?,
        precision: Int?
    ) -> String {
        var format = Array(self.format(specifier.flags, width: width, precision: precision).dropLast())
        format += [specifier.conversion, 0]
        return print(format, value)
    }

    /// A specifier of C without its letter: sign, flags, width and precision, and a zero at the end.
    private static func format(_ flags: FoundationFormat.Flags, width: Int?, precision: Int?) -> [UInt8] {
        var text = "%"
        if flags.contains(.sharp) { text += "#" }
        if flags.contains(.zero) { text += "0" }
        if flags.contains(.minus) { text += "-" }
        if flags.contains(.space) { text += " " }
        if flags.contains(.plus) { text += "+" }
        // C takes a negative width as the flag `-`, and a negative precision as none.
        if let width { text += width < 0 && flags.contains(.minus) ? String(width.magnitude) : String(width) }
        if let precision, precision >= 0 { text += "." + String(precision) }
        return Array(text.utf8) + [0]
    }

    private static func print(_ format: [UInt8], _ value: any CVarArg) -> String {
        var buffer = [CChar](repeating: 0, count: 512)
        let characters = format.map { CChar(bitPattern: $0) }
        for _ in 0..<2 {
            let capacity = buffer.count
            let length = withVaList([value]) { list in
                Int(vsnprintf(&buffer, capacity, characters, list))
            }
            if length < 0 { return "" }
            if length < capacity {
                return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
            }
            buffer = [CChar](repeating: 0, count: length + 1)
        }
        return ""
    }
}
