import InterlinguaIR
import Testing

@testable import InterlinguaFormats

@Suite("Expressions as Swifternalization's library reads them")
struct ValueExpressionTests {
    /// Expressions that are read as inequalities, by sections 3.2 and 3.3, with a well-formed spelling of the same.
    static let inequalities: [(source: String, reading: String)] = [
        ("ie:x<5", "ie:x<5"), ("ie:x<=5", "ie:x<=5"), ("ie:x=5", "ie:x=5"), ("ie:x>=5", "ie:x>=5"),
        ("ie:x>5", "ie:x>5"), ("ie:x==5", "ie:x=5"), ("ie:x=>5", "ie:x=5"), ("ie:x<>5", "ie:x<5"),
        ("ie:x= 5", "ie:x=5"), ("ie:x=+5", "ie:x=5"), ("ie:x=.5", "ie:x=5"), ("ie:x=5 items", "ie:x=5"),
        ("ie:x=1e3", "ie:x=1"), ("ie:x=1,5", "ie:x=1"), ("ie:x=1.5.2", "ie:x=1.5"), ("ie:x=5.", "ie:x=5"),
        ("ie:x=-5", "ie:x=-5"), ("ie:x>-0.25", "ie:x>-0.25"), ("ie:x=1,ie:x>7", "ie:x>7"), ("ie:X=7", "ie:x=7"),
        ("ie:x=1 IE:X<3", "ie:x<3"), ("ie:x<5ie:x", "ie:x<5"), ("ie:x=1ie:x> ", "ie:x>1"),
        ("iex:2<x<10", "iex:2<x<10"), ("iex:-4<=x<=-2", "iex:-4<=x<=-2"), ("iex:5<=x<=5", "ie:x<=5"),
        ("iex:5<x<=5", "ie:x<5"), ("iex:10<x<4", "ie:x<4"), ("iex:10<=x<=4", "ie:x<=4"),
        ("iex:4<<x<9", "iex:4<x<9"), ("iex:4<>x<9", "iex:4<x<9"), ("iex:4<x<9<20", "iex:4<x<20"),
        ("iex:4<x<9 or so", "iex:4<x<9"), ("iex:4.<X<=9.50", "iex:4<x<=9.5"), ("iex:1<5x<9", ""),
        ("iex:1<x<=9iex:2<x<3", "iex:1<x<3"),
    ]

    @Test("Inequalities mean what the library finds in them", arguments: inequalities.indices)
    func inequality(index: Int) {
        let (source, reading) = Self.inequalities[index]
        let expression = ValueExpression(source)
        guard case .number(let range) = expression.condition else {
            #expect(reading.isEmpty, "\(source)")
            return
        }
        #expect(range.expression == reading)
        #expect(range == Self.range(of: reading), "\(source)")
    }

    private static func range(of reading: String) -> NumberRange? {
        if case .number(let range) = ValueExpression(reading).condition { return range }
        return nil
    }

    /// Texts that the library takes for no expression.
    static let literals = [
        "one", "5", "IE:x=1", " ie:x=1", "ie::x=1", "foo:bar", "ie:x<= 5", "ie:x<=+5", "ie:x<=.5", "ie:x <5", "ie:x!=5",
        "ie:y=5", "ie:x=--5", "ie:", "ie:x=", "iex:", "iex:4>x>1", "iex:4<x>1", "iex:4=x<9", "iex: 4<x<9", "iex:4 <x<9",
        "iex:4< x<9", "iex:4<x< 9", "iex:.5<x<2", "iex:1<x<.5", "iex:1<y<3", "iex:4<x<==9", "iex:4<x", "EXP:5",
        "Iex:1<x<2",
        "iex:4<x<9 iex:4", "",
    ]

    @Test("Everything else is a text", arguments: literals)
    func literal(source: String) {
        let expression = ValueExpression(source)
        #expect(expression.kind == .literal)
        #expect(expression.condition == .text(source))
    }

    @Test("A regular expression ends at the first line end")
    func lineEnd() {
        #expect(ValueExpression("exp:^a$\nb").condition == .matches(RegularExpression("^a$")))
        #expect(ValueExpression("exp:^a\u{2028}b").condition == .matches(RegularExpression("^a")))
    }

    @Test("What the library reads otherwise than it looks is noticed")
    func oddities() {
        #expect(ValueExpression("ie:x=5").oddity == nil)
        #expect(ValueExpression("iex:-1.5<=x<2").oddity == nil)
        #expect(ValueExpression("exp:^1$").oddity == nil)
        #expect(ValueExpression("one").oddity == nil)
        #expect(ValueExpression("ie:x=>5").oddity == .readAs("ie:x=5"))
        #expect(ValueExpression("iex:4<x<9<20").oddity == .readAs("iex:4<x<20"))
        #expect(ValueExpression("iex:9<x<2").oddity == .reversedBounds)
        #expect(ValueExpression("ie:x <5").oddity == .malformed)
        #expect(ValueExpression("iex:4<x").oddity == .malformed)
    }

    @Test("Bounds are compared as doubles")
    func doubles() {
        let expression = ValueExpression("iex:9007199254740992<x<9007199254740993")
        #expect(expression.oddity == .reversedBounds)
    }

    /// Names of variants by width (Documentation/formats/swifternalization.md, section 5).
    static let widths: [(name: String, room: Int?)] = [
        ("@200", 200), ("@007", 7), ("@100px", 100), ("@1@90", 90), ("@99.5", 99), ("max@60", 60), ("@", nil),
        ("@abc", nil), ("@-5", nil), ("@ 100", nil), ("@9223372036854775807", .max), ("@99999999999999999999", .max),
        ("@5@", 5), ("@5@a", 5), ("60", nil), ("", nil), ("@0", 0),
    ]

    @Test("Widths are the digits behind the last @ that has any", arguments: widths.indices)
    func width(index: Int) {
        #expect(WidthName.room(of: Self.widths[index].name) == Self.widths[index].room)
    }

    @Test("Names are looked up in the language's section, the base section, then among the library's own")
    func names() {
        let shared = SharedExpressions([
            .init(identifier: "base", expressions: [.init("few", "ie:x=3"), .init("ten", "ie:x=10")]),
            .init(identifier: "pl", expressions: [.init("ten", "ie:x=11")]),
        ])
        #expect(shared.pattern(named: "ten", for: "pl")?.pattern == "ie:x=11")
        #expect(shared.pattern(named: "ten", for: "en")?.pattern == "ie:x=10")
        #expect(shared.pattern(named: "few", for: "pl")?.source == .base)
        #expect(shared.pattern(named: "many", for: "pl")?.source == .builtIn)
        #expect(shared.pattern(named: "many", for: "pl-PL") == nil)
        #expect(shared.pattern(named: "one", for: "ru")?.pattern == "ie:x=1")
        #expect(shared.pattern(named: "zero", for: "pl") == nil)
    }
}
