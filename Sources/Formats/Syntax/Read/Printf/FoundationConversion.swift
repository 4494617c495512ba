import InterlinguaIR

/// What the conversion letters of Foundation mean.
enum FoundationConversion {
    /// Whether a byte is a conversion that takes an argument.
    static func isKnown(_ conversion: UInt8) -> Bool { letters.contains(conversion) }

    private static let letters = Array("@diDuUxXoOfFeEgGaAcCsSPpn".utf8)

    /// How a known conversion shows its argument, and what it claims of it.
    ///
    /// - Parameters:
    ///   - bits: The width that the size gives; nil without a size.
    ///   - template: Field and flags as spelled.
    static func meaning(
        of conversion: UInt8,
        bits: Int?,
        template: NumberFormat
    ) -> (format: Format, type: ArgumentType) {
        var number = template
        let bits = bits ?? 32
        switch conversion {
        case UInt8(ascii: "d"), UInt8(ascii: "i"):
            return (.number(number), .integer(IntegerType(bits: bits)))
        case UInt8(ascii: "D"):
            return (.number(number), .integer(IntegerType(bits: 64)))
        case UInt8(ascii: "u"):
            return (.number(number), .integer(IntegerType(bits: bits, isSigned: false)))
        case UInt8(ascii: "U"):
            return (.number(number), .integer(IntegerType(bits: 64, isSigned: false)))
        case UInt8(ascii: "x"), UInt8(ascii: "X"):
            number.notation = .hexadecimal
            number.isUppercase = conversion == UInt8(ascii: "X")
            return (.number(number), .integer(IntegerType(bits: bits, isSigned: false)))
        case UInt8(ascii: "o"), UInt8(ascii: "O"):
            number.notation = .octal
            let width = conversion == UInt8(ascii: "O") ? 64 : bits
            return (.number(number), .integer(IntegerType(bits: width, isSigned: false)))
        // An object's text is shown whole, and in no field.
        case UInt8(ascii: "@"): return (.text(Field()), .any)
        case UInt8(ascii: "c"), UInt8(ascii: "C"):
            return (.character(number.field), .character)
        default:
            guard let notation = decimalNotation(conversion | 0x20) else { return (.text(number.field), .any) }
            number.notation = notation
            number.isUppercase = conversion & 0x20 == 0
            return (.number(number), .decimal)
        }
    }

    private static func decimalNotation(_ letter: UInt8) -> NumberFormat.Notation? {
        switch letter {
        case UInt8(ascii: "f"): .fixed
        case UInt8(ascii: "e"): .scientific
        case UInt8(ascii: "g"): .general
        case UInt8(ascii: "a"): .hexadecimalFloat
        default: nil
        }
    }
}
