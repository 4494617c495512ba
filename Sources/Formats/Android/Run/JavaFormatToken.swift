import InterlinguaFormats

/// A specifier of a format string, read and checked as `java.util.Formatter` reads it before it writes anything.
struct JavaFormatToken {
    /// The explicit index from 1; nil for the next or the previous argument.
    private(set) var index: Int?

    private(set) var flags = JavaFlags()
    /// The least width.
    private(set) var width: Int?
    private(set) var precision: Int?

    /// The letter, a small one; that of a date's part where `isDate`.
    var conversion: UInt8 = 0

    /// Whether the letter is a capital, which makes the whole field capitals.
    private(set) var isUppercase = false

    /// Whether `t` or `T` stands before the letter.
    private(set) var isDate = false

    /// The bytes of the specifier, from the percent sign.
    private(set) var range: Range<Int>

    /// Reads the specifier at a percent sign.
    init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) throws(JavaFormatException) {
        range = start..<start + 1
        var position = start + 1
        func spelling(_ end: Int) -> String { String(decoding: bytes[start..<min(end, bytes.count)], as: UTF8.self) }
        let first = position
        if let number = Self.number(bytes, &position) {
            if position < bytes.count, bytes[position] == UInt8(ascii: "$") {
                position += 1
                guard (1...Int(Int32.max)).contains(number) else {
                    let reason = "“\(spelling(position))” is no position of an argument"
                    throw JavaFormatException(name: "IllegalFormatArgumentIndexException", reason: reason)
                }
                index = number
            } else {
                // A zero is a flag, anything else a width.
                if bytes[first] == UInt8(ascii: "0") { position = first } else { width = number }
            }
        }
        if width == nil {
            while position < bytes.count, let flag = JavaFlags(byte: bytes[position]) {
                if flags.contains(flag) {
                    let reason = "a flag stands twice in “\(spelling(position + 1))”"
                    throw JavaFormatException(name: "DuplicateFormatFlagsException", reason: reason)
                }
                flags.insert(flag)
                position += 1
            }
            width = Self.number(bytes, &position)
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            guard let number = Self.number(bytes, &position) else {
                throw JavaFormatException.unknownConversion(".")
            }
            precision = number
        }
        if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "t") {
            isDate = true
            isUppercase = bytes[position] == UInt8(ascii: "T")
            position += 1
        }
        guard position < bytes.count else { throw JavaFormatException.unknownConversion("") }
        let letter = bytes[position]
        position += 1
        // A character of several bytes is named whole.
        while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
        range = start..<position
        if isDate {
            conversion = letter
            guard Self.dateLetters.contains(letter) else {
                throw JavaFormatException.unknownConversion("t" + String(UnicodeScalar(letter)))
            }
        } else {
            isUppercase = Self.uppercaseLetters.contains(letter)
            conversion = isUppercase ? letter | 0x20 : letter
            guard Self.letters.contains(conversion) else {
                let last = bytes[range].last { $0 & 0xC0 != 0x80 && $0 != UInt8(ascii: "%") }
                let name = last == nil ? "" : String(spelling(position).unicodeScalars.suffix(1))
                throw JavaFormatException.unknownConversion(name)
            }
        }
        let limit = Int(Int32.max)
        if let width, width > limit { throw JavaFormatException.width(spelling(position)) }
        if let precision, precision > limit { throw JavaFormatException.precision(spelling(position)) }
        try check { String(decoding: bytes[range], as: UTF8.self) }
    }

    private static let letters = Array("bhscdoxefgan%".utf8)
    private static let uppercaseLetters = Array("BHSCXEGA".utf8)
    private static let dateLetters = Array("HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc".utf8)

    /// The flags of which texts have none; made once, since it takes longer to make a set than to read a specifier.
    private static let flagsOfNumbers: JavaFlags = [.plus, .space, .zeroPadded, .grouped, .parentheses]

    /// Digits; more than a position or a width may have count as too large a number.
    private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> Int? {
        let start = position
        var value = 0
        while position < bytes.count, (0x30...0x39).contains(bytes[position]) {
            value = min(value * 10 + Int(bytes[position] - 0x30), 1 << 40)
            position += 1
        }
        return position == start ? nil : value
    }

    // MARK: Checks

    /// The conversion as an exception names it.
    private var name: String { (isDate ? "t" : "") + String(UnicodeScalar(conversion)) }

    private func check(_ spelling: () -> String) throws(JavaFormatException) {
        if isDate {
            if precision != nil { throw JavaFormatException.precision(spelling()) }
            try refuse(Self.flagsOfNumbers.union(.alternate))
            try checkWidth(spelling)
            return
        }
        switch conversion {
        case UInt8(ascii: "b"), UInt8(ascii: "h"), UInt8(ascii: "s"):
            if conversion != UInt8(ascii: "s") { try refuse(.alternate) }
            try checkWidth(spelling)
            try refuse(Self.flagsOfNumbers)
        case UInt8(ascii: "c"):
            if precision != nil { throw JavaFormatException.precision(spelling()) }
            try refuse(Self.flagsOfNumbers.union(.alternate))
            try checkWidth(spelling)
        case UInt8(ascii: "d"), UInt8(ascii: "o"), UInt8(ascii: "x"):
            try checkNumber(spelling)
            if precision != nil { throw JavaFormatException.precision(spelling()) }
            try refuse(conversion == UInt8(ascii: "d") ? .alternate : .grouped)
        case UInt8(ascii: "e"), UInt8(ascii: "f"), UInt8(ascii: "g"), UInt8(ascii: "a"):
            try checkNumber(spelling)
            switch conversion {
            case UInt8(ascii: "a"): try refuse([.parentheses, .grouped])
            case UInt8(ascii: "e"): try refuse(.grouped)
            case UInt8(ascii: "g"): try refuse(.alternate)
            default: break
            }
        default:
            if precision != nil { throw JavaFormatException.precision(spelling()) }
            if conversion == UInt8(ascii: "n") {
                if width != nil { throw JavaFormatException.width(spelling()) }
                if !flags.isEmpty { throw JavaFormatException.flags(spelling()) }
            } else {
                if !flags.subtracting(.leftAligned).isEmpty { throw JavaFormatException.flags(spelling()) }
                try checkWidth(spelling)
            }
        }
    }

    private func checkNumber(_ spelling: () -> String) throws(JavaFormatException) {
        if width == nil, flags.contains(.leftAligned) || flags.contains(.zeroPadded) {
            throw JavaFormatException.missingWidth(spelling())
        }
        if flags.contains(.plus) && flags.contains(.space)
            || flags.contains(.leftAligned) && flags.contains(.zeroPadded)
        {
            throw JavaFormatException.flags(spelling())
        }
    }

    private func checkWidth(_ spelling: () -> String) throws(JavaFormatException) {
        if width == nil, flags.contains(.leftAligned) { throw JavaFormatException.missingWidth(spelling()) }
    }

    /// Refuses flags that the conversion does not have.
    func refuse(_ refused: JavaFlags) throws(JavaFormatException) {
        let found = flags.intersection(refused)
        if !found.isEmpty { throw JavaFormatException.mismatch(found.sign, name) }
    }
}
