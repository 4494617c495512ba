import InterlinguaIR

/// The flags of `java.util.Formatter`.
package struct JavaFlags: OptionSet, Sendable {
    package let rawValue: UInt8

    /// `-`: to the left of the field.
    package static let leftAligned = JavaFlags(rawValue: 1)
    /// `#`: the notation is marked.
    package static let alternate = JavaFlags(rawValue: 2)
    /// `+`: a sign also for positive numbers.
    package static let plus = JavaFlags(rawValue: 4)
    /// A space in place of a plus sign.
    package static let space = JavaFlags(rawValue: 8)
    /// `0`: zeros fill the field.
    package static let zeroPadded = JavaFlags(rawValue: 16)
    /// `,`: digits in groups.
    package static let grouped = JavaFlags(rawValue: 32)
    /// `(`: negative numbers in parentheses.
    package static let parentheses = JavaFlags(rawValue: 64)
    /// `<`: the argument of the specifier before.
    package static let previous = JavaFlags(rawValue: 128)

    /// The signs in the order of the bits.
    private static let signs = Array("-#+ 0,(<".utf8)

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The flag that a byte stands for; nil if it is none.
    package init?(byte: UInt8) {
        guard let bit = Self.signs.firstIndex(of: byte) else { return nil }
        self.init(rawValue: 1 << bit)
    }

    /// The sign of the first flag that is set.
    package var sign: String {
        isEmpty ? "" : String(UnicodeScalar(Self.signs[rawValue.trailingZeroBitCount]))
    }
}

/// One specifier of `java.util.Formatter` while it is read.
struct JavaSpecifier {
    /// The explicit position; nil if there is none.
    var index: Int?
    /// The flags, and how they were spelled.
    var flags: JavaFlags = []
    /// The flags as they are written.
    var flagSpelling = ""
    /// The least number of characters.
    var width: Int?
    /// What stands behind the point.
    var precision: Int?
    /// The conversion letter; `t` and `T` are followed by a letter of their own.
    var conversion: UInt8 = 0
    /// The letter behind `t` of dates.
    var dateLetter: UInt8?

    /// Whether Formatter knows the conversion.
    var isKnown: Bool {
        if let dateLetter { return "HIklMNLQpsSTzZaAbBCdehjmyYrRTcDF".utf8.contains(dateLetter) }
        return "bBhHsScCdoxXeEfgGaAn%".utf8.contains(conversion)
    }

    /// Whether a space flag, if there is one, can be meant as a flag: `50% of` is prose.
    var hasFittingSpaceFlag: Bool { !flags.contains(.space) || "defgaEGA".utf8.contains(conversion) }

    /// Whether the conversion is `%h`.
    var isHash: Bool { dateLetter == nil && conversion | 0x20 == UInt8(ascii: "h") }

    var spelling: String {
        var spelling = String(UnicodeScalar(conversion))
        if let dateLetter { spelling.unicodeScalars.append(UnicodeScalar(dateLetter)) }
        return spelling
    }

    /// Why Formatter throws at the flags, width or precision; nil if it doesn't.
    var fault: String? {
        if conversion == UInt8(ascii: "n") {
            return flags.isEmpty && width == nil && precision == nil ? nil : "%n takes nothing else"
        }
        if conversion == 0x25, !flags.subtracting(.leftAligned).isEmpty { return "%% takes no flag but -" }
        if flagSpelling.utf8.count > 1, Set(flagSpelling.utf8).count < flagSpelling.utf8.count {
            return "a flag is given twice"
        }
        if width == nil, !flags.isDisjoint(with: [.leftAligned, .zeroPadded]) { return "the flag needs a width" }
        if flags.isSuperset(of: [.leftAligned, .zeroPadded]) { return "- and 0 exclude each other" }
        if flags.isSuperset(of: [.plus, .space]) { return "+ and space exclude each other" }
        if precision != nil, !allowsPrecision { return "the conversion takes no precision" }
        let unfitting = flags.subtracting(allowedFlags)
        return unfitting.isEmpty ? nil : "a flag does not fit the conversion"
    }

    private var allowsPrecision: Bool {
        dateLetter == nil && "bBhHsSeEfgGaA".utf8.contains(conversion)
    }

    private var allowedFlags: JavaFlags {
        if dateLetter != nil { return [.leftAligned, .previous] }
        switch conversion {
        case UInt8(ascii: "d"):
            return [.leftAligned, .plus, .space, .zeroPadded, .grouped, .parentheses, .previous]
        case UInt8(ascii: "o"), UInt8(ascii: "x"), UInt8(ascii: "X"):
            return [.leftAligned, .alternate, .zeroPadded, .previous]
        case UInt8(ascii: "e"), UInt8(ascii: "E"):
            return [.leftAligned, .alternate, .plus, .space, .zeroPadded, .parentheses, .previous]
        case UInt8(ascii: "f"):
            return [.leftAligned, .alternate, .plus, .space, .zeroPadded, .grouped, .parentheses, .previous]
        case UInt8(ascii: "g"), UInt8(ascii: "G"):
            return [.leftAligned, .plus, .space, .zeroPadded, .grouped, .parentheses, .previous]
        case UInt8(ascii: "a"), UInt8(ascii: "A"):
            return [.leftAligned, .alternate, .plus, .space, .zeroPadded, .previous]
        default:
            return [.leftAligned, .previous]
        }
    }

    /// What the specifier claims of its argument.
    var type: ArgumentType {
        if dateLetter != nil { return .date }
        switch conversion {
        case UInt8(ascii: "d"), UInt8(ascii: "o"), UInt8(ascii: "x"), UInt8(ascii: "X"):
            return .integer(IntegerType(bits: 64))
        case UInt8(ascii: "c"), UInt8(ascii: "C"): return .character
        case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "b"), UInt8(ascii: "B"), UInt8(ascii: "h"),
            UInt8(ascii: "H"):
            return .any
        default: return .decimal
        }
    }

    /// How the argument is shown; what only Java can do is a function of the namespace `java`.
    var format: Format {
        let field = Field(
            width: width.map { .literal(min($0, maximumFieldSize)) },
            precision: precision.map { .literal(min($0, maximumFieldSize)) },
            isLeftAligned: flags.contains(.leftAligned)
        )
        guard dateLetter == nil, !flags.contains(.parentheses) else { return function }
        switch conversion {
        case UInt8(ascii: "s"): return .text(field)
        case UInt8(ascii: "c"): return .character(field)
        default:
            guard let notation else { return function }
            let sign: NumberFormat.Sign =
                flags.contains(.plus) ? .always : flags.contains(.space) ? .space : .negative
            return .number(
                NumberFormat(
                    notation: notation,
                    field: field,
                    sign: sign,
                    isZeroPadded: flags.contains(.zeroPadded) && !flags.contains(.leftAligned),
                    isGrouped: flags.contains(.grouped),
                    isAlternate: flags.contains(.alternate),
                    isUppercase: conversion & 0x20 == 0
                )
            )
        }
    }

    private var notation: NumberFormat.Notation? {
        switch conversion | 0x20 {
        case UInt8(ascii: "d"): .integer
        case UInt8(ascii: "x"): .hexadecimal
        case UInt8(ascii: "o"): .octal
        case UInt8(ascii: "f"): .fixed
        case UInt8(ascii: "e"): .scientific
        case UInt8(ascii: "g"): .general
        case UInt8(ascii: "a"): .hexadecimalFloat
        default: nil
        }
    }

    private var function: Format {
        var options: [Function.Option] = []
        let flags = flagSpelling.filter { $0 != "<" }
        if !flags.isEmpty { options.append(Function.Option(name: "flags", value: flags)) }
        if let width { options.append(Function.Option(name: "width", value: String(width))) }
        if let precision { options.append(Function.Option(name: "precision", value: String(precision))) }
        return .functions([Function(namespace: "java", name: spelling, options: options)])
    }
}
