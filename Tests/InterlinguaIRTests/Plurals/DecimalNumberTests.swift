import InterlinguaIR
import Testing

/// Exact decimal numbers: spelling, order, equality, conversions.
@Suite struct DecimalNumberTests {
    @Test(
        arguments: [
            ("0", "0"), ("-0", "0"), ("00.00", "0"), ("+7", "7"), ("-12.50", "-12.5"), ("100", "100"),
            (".001", "0.001"), ("5.", "5"),
            ("000123", "123"), ("999999999999999999", "999999999999999999"),
            ("1000000000000000000", "1000000000000000000"),
            ("1234567890123456789012.10", "1234567890123456789012.1"),
            ("-0.0000000000000000000000000001", "-0.0000000000000000000000000001"),
        ]
    )
    func spelling(text: String, description: String) throws {
        let number = try #require(DecimalNumber(text))
        #expect(number.description == description)
        #expect(DecimalNumber(number.description) == number)
    }

    @Test(arguments: [
        "", "-", "+", ".", "-.", "1e3", "1 ", " 1", "1,5", "1.2.3", "--1", "inf", "nan", "0x1", "١", "1_000",
    ])
    func noNumbers(text: String) {
        #expect(DecimalNumber(text) == nil)
    }

    @Test(
        arguments: [
            ("12 kg", "12"), ("1e3", "1000"), ("1.5E-2x", "0.015"), ("1e", "1"), ("1e+", "1"), ("e3", "0"),
            (" \t-4", "-4"), ("", "0"), ("\n1", "0"),
            ("inf", "0"), ("0x10", "0"), ("1e0", "1"), (".e1", "0"),
        ]
    )
    func prefixes(text: String, description: String) {
        #expect(DecimalNumber(prefixOf: text).description == description)
    }

    @Test func order() throws {
        let texts = [
            "-1000000000000000000000", "-999999999999999999999.9", "-100", "-99.5", "-1.5", "-1", "-0.1",
            "-0.09999999999999999999999", "0",
            "0.00000000000000000000000000001", "0.09", "0.1", "0.11", "0.5", "1", "1.0000000000000000000001", "1.5",
            "2", "10",
            "99.5", "100",
            "999999999999999999", "999999999999999999.5", "1000000000000000000", "1000000000000000001",
            "1000000000000000000000",
        ]
        let numbers = try texts.map { try #require(DecimalNumber($0)) }
        for (first, left) in numbers.enumerated() {
            for (second, right) in numbers.enumerated() {
                #expect((left < right) == (first < second), "\(left) < \(right)")
                #expect((left == right) == (first == second), "\(left) == \(right)")
            }
        }
    }

    @Test func equalityAndHash() throws {
        let spellings = [
            ["1", "1.0", "01", "+1.000"], ["0", "-0", "0.0", ".0"], ["1000", "1000.00"],
            ["12345678901234567890", "12345678901234567890.0", "012345678901234567890"],
            // Enough zeros that the digits fit in place although the spelling does not.
            ["1" + String(repeating: "0", count: 40), "1" + String(repeating: "0", count: 40) + ".0"],
        ]
        for group in spellings {
            let numbers = try group.map { try #require(DecimalNumber($0)) }
            #expect(Set(numbers).count == 1)
        }
        #expect(DecimalNumber(Int64.min).description == "-9223372036854775808")
        #expect(DecimalNumber(UInt64.max).description == "18446744073709551615")
        #expect(DecimalNumber(1_000_000_000_000_000_000) == DecimalNumber("1000000000000000000"))
        #expect(DecimalNumber(prefixOf: "1e20") == DecimalNumber("100000000000000000000"))
    }

    @Test func parts() throws {
        let number = try #require(DecimalNumber("-120.034"))
        #expect(number.integerDigits == [1, 2, 0])
        #expect(number.fractionDigits == [0, 3, 4])
        #expect(number.digits == [1, 2, 0, 0, 3, 4])
        #expect(number.exponent == -3)
        #expect(number.truncated == DecimalNumber(-120))
        #expect(number.magnitude == DecimalNumber("120.034"))
        #expect(number.negated == DecimalNumber("120.034"))
        #expect(!number.isWhole)
        let small = try #require(DecimalNumber("-0.001"))
        #expect(small.integerDigits.isEmpty)
        #expect(small.fractionDigits == [0, 0, 1])
        #expect(small.truncated == .zero)
        #expect(!small.truncated.isNegative)
        #expect(DecimalNumber.zero.digits.isEmpty)
        #expect(DecimalNumber.zero.isWhole)
    }

    @Test func integers() throws {
        for number in [0, 1, -1, 10, Int.max, Int.min, Int.max - 7] {
            #expect(Int(exactly: DecimalNumber(number)) == number)
        }
        #expect(Int(exactly: DecimalNumber(UInt64(Int.max) + 1)) == nil)
        #expect(Int(exactly: try #require(DecimalNumber("1.5"))) == nil)
        #expect(Int(exactly: DecimalNumber(prefixOf: "93e17")) == nil)
        #expect(Int(exactly: DecimalNumber(prefixOf: "-92e17")) == -9_200_000_000_000_000_000)
        #expect(Int(exactly: DecimalNumber(prefixOf: "-93e17")) == nil)
        #expect(UInt64(exactly: DecimalNumber(prefixOf: "93e17")) == 9_300_000_000_000_000_000)
        #expect(UInt64(exactly: DecimalNumber(prefixOf: "19e18")) == nil)
        #expect(UInt8(exactly: DecimalNumber.zero) == 0)
        #expect(Int(exactly: DecimalNumber(prefixOf: "1e3000")) == nil)
        #expect(UInt64(exactly: DecimalNumber(-1)) == nil)
        #expect(Int8(exactly: DecimalNumber(-128)) == -128)
        #expect(Int8(exactly: DecimalNumber(128)) == nil)
        #expect(UInt64(exactly: DecimalNumber(UInt64.max)) == .max)
    }

    @Test(
        arguments: [
            (0.1, "0.1"), (1, "1"), (-2.5, "-2.5"), (1e21, "1000000000000000000000"),
            (0.30000000000000004, "0.30000000000000004"),
            (-0.0, "0"), (1e-7, "0.0000001"), (123456789.125, "123456789.125"),
            (9_007_199_254_740_992, "9007199254740992"),
        ]
    )
    func shortest(value: Double, description: String) {
        #expect(DecimalNumber(shortest: value)?.description == description)
    }

    @Test func floatingPoint() throws {
        for value in [Double.greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, .pi, -1.0 / 3] {
            #expect(Double(try #require(DecimalNumber(shortest: value)).description) == value)
            #expect(Double(try #require(DecimalNumber(exactly: value)).description) == value)
        }
        for value in [Double.infinity, -.infinity, .nan] {
            #expect(DecimalNumber(shortest: value) == nil)
            #expect(DecimalNumber(exactly: value) == nil)
        }
        #expect(DecimalNumber(shortest: Float(0.1))?.description == "0.1")
        #expect(DecimalNumber(exactly: Float(0.1))?.description == "0.100000001490116119384765625")
        #expect(DecimalNumber(exactly: 0.1)?.description == "0.1000000000000000055511151231257827021181583404541015625")
        #expect(DecimalNumber(exactly: 0x1p100)?.description == "1267650600228229401496703205376")
    }

    /// The exponents of one wheel of digits: what digits lift, exponents lower, and neither is cut.
    @Test func exponents() {
        let zeros = String(repeating: "0", count: 5_000)
        #expect(DecimalNumber(prefixOf: "0." + zeros + "1e5001") == DecimalNumber(1))
        #expect(DecimalNumber(prefixOf: "1" + zeros + "e-5000") == DecimalNumber(1))
        #expect(DecimalNumber(prefixOf: "1e999999999").description.utf8.count < 10_000)
        #expect(DecimalNumber(prefixOf: "1e99999999999999999999999") > DecimalNumber(prefixOf: "1e309"))
        #expect(DecimalNumber(prefixOf: "1e-99999999999999999999999") < DecimalNumber(prefixOf: "1e-400"))
        #expect(DecimalNumber(prefixOf: "-1e-9223372036854775808").isNegative)
        #expect(DecimalNumber(prefixOf: "0e999999999") == .zero)
    }

    @Test func longNumbers() throws {
        let digits = String(repeating: "9", count: 1_000_000)
        let number = try #require(DecimalNumber(digits))
        let other = try #require(DecimalNumber(digits + ".5"))
        #expect(number < other)
        #expect(number != other)
        #expect(other.truncated == number)
        #expect(other.negated < number.negated)
        #expect(number.description == digits)
        #expect(number.hashValue == DecimalNumber(digits + ".000")?.hashValue)
        #expect(Int(exactly: number) == nil)
        #expect(DecimalNumber("0." + String(repeating: "0", count: 1_000_000) + "1")?.exponent == -1_000_001)
        #expect(DecimalNumber(prefixOf: digits + "e-" + digits) > .zero)
        for reading in Reading.allCases {
            #expect(number.read(as: reading) == number)
            #expect(number.negated.read(as: reading) == number.negated)
        }
    }
}
