import Testing

@testable import InterlinguaDecoder

/// Numbers in decimal digits: read, cut, compared.
@Suite struct DecimalTests {
    @Test(arguments: [
        ("12", "12"), ("-3.5", "-3.5"), ("  7 birds", "7"), ("\t+8", "8"), ("1e3", "1000"), ("2.50", "2.5"),
        ("25e-1", "2.5"),
        ("birds", "0"), ("", "0"), ("-0", "0"), (".5", "0.5"), ("5.", "5"),
        ("123456789012345678901234567890", "123456789012345678901234567890"),
        ("-98765432109876543210.5", "-98765432109876543210.5"),
    ])
    func readsTheNumberThatATextBeginsWith(text: String, number: String) {
        #expect(Decoder.Decimal(prefixOf: text).description == number)
    }

    /// Rules for plurals see the zeros that a text has.
    @Test func keepsTheZerosOfATextApart() {
        #expect(Decoder.Decimal(prefixOf: "2.50").fraction == [5, 0])
        #expect(Decoder.Decimal(2.50).fraction == [5])
    }

    @Test(arguments: [
        (0.1, "0.1"), (1e21, "1000000000000000000000"), (-2.5, "-2.5"), (3, "3"), (.nan, "0"), (-0.0, "0"),
    ])
    func hasTheFewestDigitsOfAValue(value: Double, number: String) {
        #expect(Decoder.Decimal(value).description == number)
    }

    /// The bits of two's complement.
    @Test(arguments: [("-1", 8, 255), ("-1", 64, UInt64.max), ("300", 8, 44), ("-129", 8, 127), ("2.9", 32, 2)])
    func cutsToBits(text: String, count: Int, bits: UInt64) {
        #expect(Decoder.Decimal(prefixOf: text).bits(count) == bits)
    }

    @Test(arguments: [
        ("2.9", 0, "2.9"), ("2.9", 1, "2"), ("-2.9", 1, "-2"), ("-0.5", 1, "0"), ("-1", 2, "18446744073709551615"),
        ("5", 2, "5"),
        // 2²⁴ + 1 has no single precision; 0.1 has one of its own.
        ("16777217", 3, "16777216"), ("0.1", 3, "0.1"), ("7", 3, "7"),
    ])
    func isReadAsSelectsReadIt(text: String, reading: Int, number: String) {
        #expect(Decoder.Decimal(prefixOf: text).read(as: reading).description == number)
    }

    @Test func comparesBySignsAndDigits() {
        let ascending = [
            "-123456789012345678901", "-10", "-9.5", "-9.05", "-0.5", "0", "0.05", "0.5", "9", "9.0001", "10",
            "18446744073709551615",
            "18446744073709551616", "123456789012345678901",
        ].map { Decoder.Decimal(prefixOf: $0) }
        for (place, number) in ascending.enumerated() {
            for (otherPlace, other) in ascending.enumerated() {
                #expect(number.isBelow(other) == (place < otherPlace), "\(number.description) \(other.description)")
            }
        }
    }
}
