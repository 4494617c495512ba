extension UInt8 {
    /// Whether the byte is one of ASCII's six white spaces.
    package var isASCIISpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }

    package var isASCIILetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }

    package var isASCIIDigit: Bool { self &- 0x30 < 10 }

    /// Whether the byte is an ASCII letter, a digit or an underscore.
    package var isASCIIWord: Bool { isASCIILetter || isASCIIDigit || self == 0x5F }

    /// The value of a hexadecimal digit; nil for another character.
    package var hexadecimalDigit: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46: self - 0x37
        case 0x61...0x66: self - 0x57
        default: nil
        }
    }
}

extension UInt32 {
    /// How many bytes the scalar value takes in UTF-8.
    var utf8Length: Int { self < 0x80 ? 1 : self < 0x800 ? 2 : self < 0x10000 ? 3 : 4 }
}

extension String {
    /// The text without ASCII white space at its ends.
    package var trimmingWhitespace: String {
        var bytes = Substring(self).utf8
        while let first = bytes.first, first.isASCIISpace { bytes.removeFirst() }
        while let last = bytes.last, last.isASCIISpace { bytes.removeLast() }
        return String(Substring(bytes))
    }
}
