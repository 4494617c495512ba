extension DecimalNumber: CustomStringConvertible {
    /// Reads `-12.50`; nil for anything but an optional sign, digits and at most one point, at least one digit among them.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard let literal = DecimalLiteral(prefixOf: bytes[...], exponentMarkers: []), literal.end == bytes.count else {
            return nil
        }
        self = literal.value
    }

    /// Reads the longest decimal prefix of a text, behind blanks and tabs: `12` of `12 kg`, `1000` of `1e3`; zero if
    /// there is none.
    ///
    /// This is what C's `strtod` reads without its words and hexadecimal numbers. An exponent beyond the range of double
    /// precision gives a number beyond that range, or zero.
    public init(prefixOf text: String) {
        let bytes = Array(text.utf8)
        let start = bytes.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
        self = DecimalLiteral(prefixOf: bytes[start...], exponentMarkers: DecimalLiteral.scientific)?.value ?? .zero
    }

    /// The number without exponent and with the fewest digits: `-12.5`, `100`, `0.001`.
    public var description: String {
        if case (let whole, _, 0)? = smallParts { return (isNegative ? "-" : "") + String(whole) }
        var bytes: [UInt8] = isNegative ? [0x2D] : []
        let integer = integerDigits
        let fraction = fractionDigits
        bytes.reserveCapacity(integer.count + fraction.count + 3)
        if integer.isEmpty { bytes.append(0x30) }
        for digit in integer { bytes.append(digit &+ 0x30) }
        if !fraction.isEmpty {
            bytes.append(0x2E)
            for digit in fraction { bytes.append(digit &+ 0x30) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A decimal number as it is spelled: `[+|-] (digits [. [digits]] | . digits) [(e|E) [+|-] digits]`.
struct DecimalLiteral {
    /// Whether the spelling begins with `-`.
    var isNegative = false

    /// The digits 0…9 before the point, leading zeros included.
    var integer: ArraySlice<UInt8> = []

    /// The digits 0…9 behind the point, trailing zeros included.
    var fraction: ArraySlice<UInt8> = []

    /// The power of ten behind the digits, kept within ±`largestExponent` and the number of digits; nil where none is written.
    var exponent: Int?

    /// The index behind the last byte that belongs to the number.
    var end = 0

    /// An exponent beyond what the digits of any double need.
    static let largestExponent = 4_000

    /// `e` and `E`, which stand before an exponent.
    static let scientific: [UInt8] = [0x65, 0x45]

    /// Reads the longest spelling at the start of the bytes; nil if there is no digit.
    init?(prefixOf bytes: ArraySlice<UInt8>, exponentMarkers: [UInt8]) {
        var index = bytes.startIndex
        if index < bytes.endIndex, bytes[index] == 0x2D || bytes[index] == 0x2B {
            isNegative = bytes[index] == 0x2D
            index += 1
        }
        integer = Self.digits(of: bytes, at: &index)
        if index < bytes.endIndex, bytes[index] == 0x2E {
            var next = index + 1
            fraction = Self.digits(of: bytes, at: &next)
            if !integer.isEmpty || !fraction.isEmpty { index = next }
        }
        guard !integer.isEmpty || !fraction.isEmpty else { return nil }
        end = index
        if index < bytes.endIndex, exponentMarkers.contains(bytes[index]) { readExponent(of: bytes, at: index + 1) }
    }

    private mutating func readExponent(of bytes: ArraySlice<UInt8>, at start: Int) {
        var index = start
        var isNegative = false
        if index < bytes.endIndex, bytes[index] == 0x2D || bytes[index] == 0x2B {
            isNegative = bytes[index] == 0x2D
            index += 1
        }
        let digits = Self.digits(of: bytes, at: &index)
        guard !digits.isEmpty else { return }
        // Digits can lift what the exponent lowers: a number with a thousand zeros behind the point and "e1001" is small.
        let largest = Self.largestExponent + integer.count + fraction.count
        let magnitude = digits.reduce(0) { min($0 * 10 + Int($1), largest) }
        exponent = isNegative ? -magnitude : magnitude
        end = index
    }

    /// The number that is spelled.
    var value: DecimalNumber {
        DecimalNumber(
            isNegative: isNegative,
            digits: Array(integer) + fraction,
            exponent: (exponent ?? 0) - fraction.count
        )
    }

    private static func digits(of bytes: ArraySlice<UInt8>, at index: inout Int) -> ArraySlice<UInt8> {
        let start = index
        while index < bytes.endIndex, bytes[index] &- 0x30 < 10 { index += 1 }
        return ArraySlice(bytes[start..<index].map { $0 &- 0x30 })
    }
}
