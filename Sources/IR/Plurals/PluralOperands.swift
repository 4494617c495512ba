/// What plural rules look at: the operands n, i, v, w, f, t, c and e of a number (UTS #35, Language Plural Rules).
///
/// Exact for numbers of any length.
public struct PluralOperands: Sendable, Hashable {
    /// Whether n and i are below zero; CLDR's own operands never are, those of some libraries keep the number's sign.
    public let isNegative: Bool

    /// The integer part; without fraction also the magnitude of n.
    public let i: NaturalNumber

    /// The number of visible fraction digits, with trailing zeros.
    public let v: Int

    /// The number of visible fraction digits, without trailing zeros.
    public let w: Int

    /// The visible fraction digits, with trailing zeros, as a number.
    public let f: NaturalNumber

    /// The visible fraction digits, without trailing zeros, as a number.
    public let t: NaturalNumber

    /// The power of ten of a compact decimal such as "1.2M"; the operands c and e are the same.
    public let e: Int

    public init(_ value: Int) { self.init(whole: .small(UInt64(value.magnitude))) }

    /// Creates the operands of a number written with the fewest digits; with `keepsSign` n and i of a negative number are
    /// negative, which CLDR's never are.
    public init(_ number: DecimalNumber, keepsSign: Bool = false) {
        let isNegative = keepsSign && number.isNegative
        if let (whole, fraction, count) = number.smallParts {
            self.init(isNegative: isNegative, whole: whole, fraction: fraction, fractionDigitCount: count)
            return
        }
        guard !number.isWhole else {
            self.init(whole: NaturalNumber(digits: number.integerDigits), isNegative: isNegative)
            return
        }
        self.init(
            isNegative: isNegative,
            integer: number.integerDigits,
            fraction: number.fractionDigits[...]
        )
    }

    /// Creates the operands of a number as a reading gives it: signed where the reading keeps the sign, else of its
    /// magnitude.
    public init(_ number: DecimalNumber, reading: Reading) {
        self.init(number.read(as: reading), keepsSign: reading == .signedFloat)
    }

    private init(whole: NaturalNumber, isNegative: Bool = false) {
        self.isNegative = isNegative
        i = whole
        v = 0
        w = 0
        f = .small(0)
        t = .small(0)
        e = 0
    }

    /// Creates the operands of a number whose fraction does not end in zero.
    private init(isNegative: Bool, whole: UInt64, fraction: UInt64, fractionDigitCount: Int) {
        self.isNegative = isNegative
        i = .small(whole)
        v = fractionDigitCount
        w = fractionDigitCount
        f = .small(fraction)
        t = .small(fraction)
        e = 0
    }

    init(isNegative: Bool, integer: [UInt8], fraction: ArraySlice<UInt8>, exponent: Int = 0) {
        let trimmed = fraction.lastIndex { $0 != 0 }.map { fraction[...$0] } ?? []
        self.isNegative = isNegative
        i = NaturalNumber(digits: integer)
        v = fraction.count
        w = trimmed.count
        f = NaturalNumber(digits: fraction)
        t = NaturalNumber(digits: trimmed)
        e = exponent
    }
}

extension PluralOperands {
    /// Reads the decimal prefix of a text that was passed as a value, its visible zeros included; zero if there is none.
    ///
    /// An exponent, as in `1e3`, is no compact one: the operands are those of the number 1000.
    public init(prefixOf text: String) {
        let bytes = Array(text.utf8)
        let start = bytes.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
        guard let literal = DecimalLiteral(prefixOf: bytes[start...], exponentMarkers: DecimalLiteral.scientific) else {
            self.init(0)
            return
        }
        guard literal.exponent == nil else {
            self.init(literal.value)
            return
        }
        self.init(isNegative: false, integer: Array(literal.integer), fraction: literal.fraction)
    }
}

extension PluralOperands: CustomStringConvertible {
    /// The operands of CLDR's rules that say something about the number: `n = 1.5, i = 1, v = 1, f = 5, t = 5`.
    public var description: String {
        var text = "n = \(number), i = \(sign)\(i), v = \(v)"
        if v > 0 { text += ", f = \(f), t = \(t)" }
        return e == 0 ? text : text + ", e = \(e)"
    }

    private var sign: String { isNegative ? "-" : "" }

    /// The number with all its visible decimals.
    package var number: String {
        guard v > 0 else { return "\(sign)\(i)" }
        let digits = "\(f)"
        return "\(sign)\(i)." + String(repeating: "0", count: max(0, v - digits.utf8.count)) + digits
    }
}
