import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics

/// What one specifier writes for one argument.
///
/// The type of an argument in the app is known only as far as its spelling tells it: a number without spelling is taken as
/// the type that the specifier needs, if it is whole; one with a fraction is a `double`.
struct JavaFormatField {
    /// What is to be shown, and how.
    let token: JavaFormatToken
    let spelling: String

    func text(for value: ArgumentValue) throws(JavaFormatException) -> String {
        let text =
            switch token.conversion {
            case _ where token.isDate: try date(value)
            case UInt8(ascii: "s"): try cut(general(value))
            case UInt8(ascii: "b"): cut(value == .absent ? "false" : "true")
            case UInt8(ascii: "h"): cut(value == .absent ? "null" : String(hash(value), radix: 16))
            case UInt8(ascii: "c"): try character(value)
            case UInt8(ascii: "d"), UInt8(ascii: "o"), UInt8(ascii: "x"): try integer(value)
            default: try float(value)
            }
        return JavaFormatter.justified(token.isUppercase ? text.uppercased() : text, token)
    }

    /// The value with its marks where nothing but its text is shown: sizes count characters, which marks are none of.
    func readable(_ value: ArgumentValue) -> ArgumentValue {
        let isText = token.conversion == UInt8(ascii: "s") || token.isDate
        return isText && token.width == nil && token.precision == nil ? value : value.unmarked
    }

    private var name: String { String(UnicodeScalar(token.conversion)) }

    // MARK: Texts

    private func general(_ value: ArgumentValue) throws(JavaFormatException) -> String {
        if token.flags.contains(.alternate) { throw JavaFormatException.mismatch("#", "s") }
        return Self.spelled(value)
    }

    /// What Java's `toString` gives.
    private static func spelled(_ value: ArgumentValue) -> String {
        switch value {
        case .text(let text), .date(let text): text
        case .number(let number, let spelling): spelling ?? JavaNumber.spelling(of: number)
        case .list(let values): "[" + values.map(spelled).joined(separator: ", ") + "]"
        case .absent: "null"
        }
    }

    /// The first UTF-16 units, as many as the precision says.
    private func cut(_ text: String) -> String {
        guard let precision = token.precision, precision < text.utf16.count else { return text }
        return String(decoding: Array(text.utf16.prefix(precision)), as: UTF16.self)
    }

    private func hash(_ value: ArgumentValue) -> UInt32 {
        switch value {
        case .number(let number, let spelling) where JavaNumber.isIntegral(number, spelling):
            guard let long = Int64(exactly: number) else { return 0 }
            if let int = Int32(exactly: long) { return UInt32(bitPattern: int) }
            return UInt32(truncatingIfNeeded: long ^ Int64(bitPattern: UInt64(bitPattern: long) >> 32))
        case .number(let number, _):
            let bits = Double(number.description)?.bitPattern ?? 0
            return UInt32(truncatingIfNeeded: bits ^ bits >> 32)
        default: return Self.spelled(value).utf16.reduce(0) { $0 &* 31 &+ UInt32($1) }
        }
    }

    private func character(_ value: ArgumentValue) throws(JavaFormatException) -> String {
        switch value {
        case .absent: return "null"
        case .text(let text) where text.utf16.count == 1: return text
        case .number(let number, let spelling)
        where JavaNumber.isIntegral(number, spelling) && Int32(exactly: number) != nil:
            guard let code = UInt32(exactly: number), code <= 0x10FFFF else {
                let reason = "\(number) is no character"
                throw JavaFormatException(name: "IllegalFormatCodePointException", reason: reason)
            }
            return String(Unicode.Scalar(code) ?? "?")
        default: throw JavaFormatException.conversion("c", JavaNumber.typeName(of: value))
        }
    }

    /// The part of a date that the letter asks for, which only has to differ from the whole and from every other part.
    private func date(_ value: ArgumentValue) throws(JavaFormatException) -> String {
        let name = "t" + String(UnicodeScalar(token.conversion))
        switch value {
        case .absent: return "null"
        case .date(let text): return "\(name) of \(text)"
        case .number(let number, let spelling)
        where JavaNumber.isIntegral(number, spelling) && Int32(exactly: number) == nil:
            let reason = "“\(self.spelling)” writes a date in the platform's way"
            throw JavaFormatException(name: JavaFormatException.unmodeledName, reason: reason)
        default: throw JavaFormatException.conversion(name, JavaNumber.typeName(of: value))
        }
    }

    // MARK: Numbers

    private func integer(_ value: ArgumentValue) throws(JavaFormatException) -> String {
        if value == .absent { return "null" }
        guard case .number(let number, let spelling) = value, JavaNumber.isIntegral(number, spelling) else {
            throw JavaFormatException.conversion(name, JavaNumber.typeName(of: value))
        }
        var format = format
        var bits: UInt8 = 64
        if token.conversion == UInt8(ascii: "d") {
            format.notation = .integer
        } else {
            try token.refuse([.parentheses, .space, .plus])
            format.notation = token.conversion == UInt8(ascii: "x") ? .hexadecimal : .octal
            if Int32(exactly: number) != nil { bits = 32 }
        }
        return write(number, format, bits: bits)
    }

    private func float(_ value: ArgumentValue) throws(JavaFormatException) -> String {
        if value == .absent { return cut("null") }
        guard case .number(let number, let spelling) = value, JavaNumber.isFloating(spelling) else {
            throw JavaFormatException.conversion(name, JavaNumber.typeName(of: value))
        }
        var format = format
        format.notation =
            switch token.conversion {
            case UInt8(ascii: "e"): .scientific
            case UInt8(ascii: "g"): .general
            case UInt8(ascii: "a"): .hexadecimalFloat
            default: .fixed
            }
        return write(number, format, bits: 64)
    }

    private var format: NumberFormat {
        NumberFormat(
            sign: token.flags.contains(.plus) ? .always : token.flags.contains(.space) ? .space : .negative,
            isZeroPadded: token.flags.contains(.zeroPadded),
            isGrouped: token.flags.contains(.grouped),
            isAlternate: token.flags.contains(.alternate)
        )
    }

    /// Writes a number; one below zero stands in parentheses with that flag.
    private func write(_ number: DecimalNumber, _ format: NumberFormat, bits: UInt8) -> String {
        var formatter = NumberFormatter(format: format, style: .java)
        formatter.integerType = IntegerType(bits: Int(bits))
        formatter.precision = token.precision
        let isEnclosed = number.isNegative && token.flags.contains(.parentheses)
        if token.flags.contains(.zeroPadded) {
            formatter.width = min(max(0, (token.width ?? 0) - (isEnclosed ? 2 : 0)), JavaFormatter.maximumWidth)
        }
        guard isEnclosed else { return formatter.text(for: number) }
        formatter.format.sign = .negative
        return "(" + formatter.text(for: number.magnitude) + ")"
    }
}
