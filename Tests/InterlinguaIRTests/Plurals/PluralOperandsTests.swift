import InterlinguaIR
import Testing

/// The operands of numbers (UTS #35, Language Plural Rules, “Plural Operand Examples”).
@Suite struct PluralOperandsTests {
    @Test(
        arguments: [
            ("1", "1 0 0 0 0 0"), ("1.0", "1 1 0 0 0 0"), ("1.00", "1 2 0 0 0 0"), ("1.3", "1 1 1 3 3 0"),
            ("1.30", "1 2 1 30 3 0"),
            ("1.03", "1 2 2 3 3 0"), ("1.230", "1 3 2 230 23 0"), ("1200000", "1200000 0 0 0 0 0"),
            ("1.2c6", "1200000 0 0 0 0 6"), ("123c6", "123000000 0 0 0 0 6"), ("123c5", "12300000 0 0 0 0 5"),
            ("1200.50", "1200 2 1 50 5 0"), ("1.20050c3", "1200 2 1 50 5 3"),
            // More than the document's table.
            ("0", "0 0 0 0 0 0"), (".5", "0 1 1 5 5 0"), ("5.", "5 0 0 0 0 0"), ("007.00700", "7 5 3 700 7 0"),
            ("-1.5", "1 1 1 5 5 0"),
            ("1e6", "1000000 0 0 0 0 6"), ("1.0000001c6", "1000000 1 1 1 1 6"), ("1c0", "1 0 0 0 0 0"),
            ("2c+3", "2000 0 0 0 0 3"),
        ]
    )
    func operands(text: String, expected: String) throws {
        let operands = try #require(PluralOperands(text))
        #expect("\(operands.i) \(operands.v) \(operands.w) \(operands.f) \(operands.t) \(operands.e)" == expected)
        #expect(!operands.isNegative)
    }

    @Test(arguments: [
        "", "-", ".", "c6", "1c", "1c-3", "1c4000", "1c99999999999999999999", "1 ", " 1", "1,5", "1.2.3", "0x10", "nan",
        "１", "1c6c6",
    ])
    func noNumbers(text: String) {
        #expect(PluralOperands(text) == nil)
    }

    @Test(
        arguments: [
            ("1.50 kg", "1 2 1 50 5 0"), ("  \t3", "3 0 0 0 0 0"), ("1e3", "1000 0 0 0 0 0"),
            ("1.50e1", "15 0 0 0 0 0"), ("1e", "1 0 0 0 0 0"),
            ("1e+", "1 0 0 0 0 0"), ("1c6", "1 0 0 0 0 0"), ("abc", "0 0 0 0 0 0"), ("", "0 0 0 0 0 0"),
            ("-2.0x", "2 1 0 0 0 0"),
            ("1e-2", "0 2 2 1 1 0"), ("0x1F", "0 0 0 0 0 0"),
        ]
    )
    func prefixes(text: String, expected: String) {
        let operands = PluralOperands(prefixOf: text)
        #expect("\(operands.i) \(operands.v) \(operands.w) \(operands.f) \(operands.t) \(operands.e)" == expected)
    }

    /// Numbers that are kept in place and long ones have the operands of their shortest spelling.
    @Test(
        arguments: [
            "0", "7", "10", "1000000", "999999999999999999", "1000000000000000000", "18000000000000000000",
            "19000000000000000000",
            "100000000000000000000", "1.5", "0.5", "0.05", "12.034", "1.000000000000000001", "123456789012.345678",
            "0.000000000000000001",
            "0.0000000000000000001", "999999999999999999.9", "18446744073709551616.5",
        ]
    )
    func numbersAndSpellings(text: String) throws {
        let number = try #require(DecimalNumber(text))
        #expect(PluralOperands(number) == PluralOperands(text))
        #expect(PluralOperands(number.negated) == PluralOperands(text))
        #expect(number.truncated.description == text.prefix { $0 != "." })
    }

    @Test func wholeNumbers() throws {
        for number in [0, 1, -1, 42, Int.max, Int.min] {
            let decimal = DecimalNumber(number)
            #expect(PluralOperands(number) == PluralOperands(decimal))
            #expect(PluralOperands(number).i.description == String(number.magnitude))
            #expect(PluralOperands(decimal, keepsSign: true).isNegative == (number < 0))
        }
        let large = try #require(PluralOperands("18446744073709551616"))
        #expect(large.i.description == "18446744073709551616")
        #expect(large.i.integer == nil)
        #expect(PluralOperands("18446744073709551615")?.i == .small(.max))
        #expect(PluralOperands("18446744073709551615")?.i.integer == nil)
    }

    @Test(
        arguments: [
            (.decimal, "-1.5", "1 1", false), (.integer, "-1.5", "1 0", false),
            (.unsignedInteger, "-1.5", "18446744073709551615 0", false),
            (.signedFloat, "-1.5", "1 1", true), (.text, "-1.5", "1 1", false),
        ] as [(Reading, String, String, Bool)]
    )
    func readings(reading: Reading, text: String, expected: String, isNegative: Bool) throws {
        let operands = PluralOperands(try #require(DecimalNumber(text)), reading: reading)
        #expect("\(operands.i) \(operands.v)" == expected)
        #expect(operands.isNegative == isNegative)
    }
}
