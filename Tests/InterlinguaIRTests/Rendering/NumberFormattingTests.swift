import InterlinguaIR
@testable import InterlinguaSemantics
import Testing

@Suite("Numbers are written as the platforms write them")
struct NumberFormattingTests {
    @Test("as C's printf")
    func c() throws { try check(cPrintfResults, .c) }

    @Test("as Java's Formatter")
    func java() throws { try check(javaFormatterResults, .java) }

    private func check(_ table: String, _ style: NumberStyle) throws {
        let rows = PrintfSpecifier.rows(table)
        #expect(rows.count > 300)
        for row in rows {
            let specifier = try #require(PrintfSpecifier(row.format), "\(row.format)")
            let shown = render(DecimalNumber(prefixOf: row.value), specifier, style)
            #expect(shown == row.result, "\(row.format) of \(row.value)")
        }
    }

    private func render(_ value: DecimalNumber, _ specifier: PrintfSpecifier, _ style: NumberStyle) -> String? {
        let isInteger = [.integer, .hexadecimal, .octal].contains(specifier.format.notation)
        let type: ArgumentType = isInteger ? .integer(specifier.integerType) : .decimal
        var pattern = Pattern([.placeholder(Placeholder(argument: 0, format: .number(specifier.format)))])
        pattern.append(.text(specifier.suffix))
        return shown(pattern, [Argument(position: 1, type: type)], [.number(value)], style)
    }

    private func shown(
        _ pattern: Pattern,
        _ arguments: [Argument],
        _ values: [ArgumentValue],
        _ style: NumberStyle = .c
    ) -> String? {
        let entry = Entry(arguments: arguments, messages: [english: Message(pattern)])
        let catalog = Catalog(sourceLanguage: english, tables: ["": Table()], entries: [Key("k"): entry])
        let context = RenderingContext(values, numberStyle: style)
        return Renderer(catalog).render(Key("k"), in: english, context).shown
    }

    @Test("%@ of a number is its shortest digits")
    func ownText() {
        for text in ["0", "-3", "1.5", "1000000", "0.001", "123456789012345678901234567890"] {
            let value = DecimalNumber(prefixOf: text)
            #expect(
                shown(Pattern([.placeholder(Placeholder(argument: 0))]), [Argument(position: 1)], [.number(value)])
                    == text
            )
        }
    }

    @Test("an integer notation truncates what is no integer, and takes 64 bits unless the type says otherwise")
    func integers() {
        let decimal = Placeholder(argument: 0, format: .number(NumberFormat()))
        let hexadecimal = Placeholder(argument: 0, format: .number(NumberFormat(notation: .hexadecimal)))
        let number = Argument(position: 1, type: .number)
        for (text, result) in [
            ("2.9", "2"), ("-2.9", "-2"), ("-0.9", "0"), ("9223372036854775808", "9223372036854775808"),
        ] {
            #expect(
                shown(Pattern([.placeholder(decimal)]), [number], [.number(DecimalNumber(prefixOf: text))]) == result
            )
        }
        #expect(shown(Pattern([.placeholder(hexadecimal)]), [number], [.number(-1)]) == "ffffffffffffffff")
        let short = Argument(position: 1, type: .integer(IntegerType(bits: 16)))
        #expect(shown(Pattern([.placeholder(hexadecimal)]), [short], [.number(-1)]) == "ffff")
        let unsigned = Argument(position: 1, type: .integer(IntegerType(bits: 64, isSigned: false)))
        #expect(shown(Pattern([.placeholder(decimal)]), [unsigned], [.number(-1)]) == "18446744073709551615")
    }

    @Test("a * takes width or precision from an argument; a negative width aligns left, a negative precision is none")
    func sizesFromArguments() {
        let arguments = [Argument(position: 1), Argument(position: 2), Argument(position: 3)]
        let field = Field(width: .argument(0), precision: .argument(1))
        let pattern = Pattern([
            .text("["),
            .placeholder(Placeholder(argument: 2, format: .number(NumberFormat(notation: .fixed, field: field)))),
            .text("]"),
        ])
        // printf("[%*.*f]", …)
        #expect(shown(pattern, arguments, [.number(8), .number(2), .number(3)]) == "[    3.00]")
        #expect(shown(pattern, arguments, [.number(-8), .number(2), .number(3)]) == "[3.00    ]")
        #expect(shown(pattern, arguments, [.number(0), .number(-1), .number(3)]) == "[3.000000]")
    }

    @Test("texts and characters fill their field; precision cuts a text")
    func textFields() {
        let argument = [Argument(position: 1)]
        func text(_ format: Format) -> Pattern {
            Pattern([.placeholder(Placeholder(argument: 0, format: format)), .text("|")])
        }
        #expect(shown(text(.text(Field(width: .literal(5)))), argument, [.text("ab")]) == "   ab|")
        #expect(shown(text(.text(Field(width: .literal(5), isLeftAligned: true))), argument, [.text("äö")]) == "äö   |")
        #expect(shown(text(.text(Field(precision: .literal(1)))), argument, [.text("ab")]) == "a|")
        #expect(shown(text(.character(Field(width: .literal(3)))), argument, [.number(0x41)]) == "  A|")
        #expect(shown(text(.character(Field())), argument, [.text("€uro")]) == "€|")
        #expect(shown(text(.character(Field())), argument, [.number(0xD800)]) == "\u{FFFD}|")
        #expect(shown(text(.functions([Function(namespace: "java", name: "date")])), argument, [.text("x")]) == "x|")
    }

    @Test("sizes that no text has are cut down")
    func hugeSizes() {
        let field = Field(width: .literal(.max), precision: .literal(.max))
        for notation in NumberFormat.Notation.allCases {
            let format = Format.number(NumberFormat(notation: notation, field: field))
            let pattern = Pattern([.placeholder(Placeholder(argument: 0, format: format))])
            let value = DecimalNumber(prefixOf: "1e4000")
            #expect((shown(pattern, [Argument(position: 1)], [.number(value)]) ?? "").utf8.count < 10_000)
            #expect(shown(pattern, [Argument(position: 1)], [.number(Int.min)]) != nil)
        }
    }
}
