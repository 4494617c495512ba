import InterlinguaIR
import Testing

/// What conditions see of a number under each reading.
@Suite struct DecimalNumberReadingTests {
    @Test(
        arguments: [
            (.decimal, "-1.50", "-1.5"), (.text, "1.5", "1.5"),
            (.integer, "1.9", "1"), (.integer, "-1.9", "-1"), (.integer, "-0.9", "0"),
            (.integer, "18446744073709551616.5", "18446744073709551616"),
            (.unsignedInteger, "1.9", "1"), (.unsignedInteger, "-1", "18446744073709551615"),
            (.unsignedInteger, "-0.5", "0"),
            (.unsignedInteger, "-18446744073709551615", "1"),
            (.unsignedInteger, "-18446744073709551616", "-18446744073709551616"),
            (.signedFloat, "-1", "-1"), (.signedFloat, "0.1", "0.1"), (.signedFloat, "1.5", "1.5"),
            // 2²⁴ + 1 has no single precision; ties go to the even neighbour.
            (.signedFloat, "16777216", "16777216"), (.signedFloat, "16777217", "16777216"),
            (.signedFloat, "16777219", "16777220"),
            (.signedFloat, "123456789", "123456792"), (.signedFloat, "0.123456789", "0.12345679"),
            (.signedFloat, "1.00000001", "1"),
            (.signedFloat, "-0.00000000000000000000000000000000000000000000001", "0"),
            // Beyond single precision.
            (.signedFloat, "1000000000000000000000000000000000000000", "1000000000000000000000000000000000000000"),
        ] as [(Reading, String, String)]
    )
    func readings(reading: Reading, text: String, expected: String) throws {
        #expect(try #require(DecimalNumber(text)).read(as: reading).description == expected)
    }

    @Test func smallWholeNumbersAreTheSame() {
        for number in Array(0...1_000) + [999_999, 1 << 23, 1 << 24] {
            for reading in Reading.allCases {
                #expect(DecimalNumber(number).read(as: reading) == DecimalNumber(number))
            }
        }
    }
}
