import InterlinguaIR
@testable import InterlinguaSemantics
import Testing

extension Entry {
    func normalForm(
        _ numbers: NormalForm.Numbers = .ofArgumentTypes
    ) -> (entry: Entry, unexpanded: [LanguageTag]) {
        var cache = ClassificationCache()
        return normalized(numbers, &cache)
    }
}

@Suite("Equal normal forms say the same")
struct NormalFormTests {
    private func normal(
        _ arguments: [Argument],
        _ pattern: Pattern,
        _ tag: String = "en",
        _ numbers: NormalForm.Numbers = .ofArgumentTypes
    ) -> Pattern? {
        entry(arguments, [:]).with(pattern, tag).normalForm(numbers).entry.messages[language(tag)]?.patterns.first
    }

    private let count = [Argument(position: 1, type: int32)]

    @Test("classes of whole numbers are categories and exact numbers, whatever they were written as")
    func classes() {
        let english: Pattern = [select(0, ["=0": "none", "one": "one", "category other": "many"])]
        for written: Pattern in [
            english,
            [select(0, ["=0": "none", "one": "one", "other": "many"])],
            [select(0, ["one": "one", "=0": "none", "two": "dead", "few": "dead", "other": "many"])],
            [select(0, reading: .integer, ["=0": "none", "=1": "one", "=-1": "one", "other": "many"])],
            [select(0, ["rule n = 1": "one", "(0,)": "many", "(,0)": "many", "other": "none"])],
            [select(0, ["=0": "none", "rule n != 1": "many", "other": "one"])],
        ] {
            #expect(normal(count, written) == english)
        }
        // In Latvian 10 is zero too; 0 alone is an exact number.
        let latvian: Pattern = [select(0, ["zero": "z", "one": "o", "category other": "x"])]
        #expect(normal(count, [select(0, ["zero": "z", "one": "o", "other": "x"])], "lv") == latvian)
        #expect(
            normal(count, [select(0, ["=0": "none", "zero": "z", "one": "o", "other": "x"])], "lv")
                == [select(0, ["=0": "none", "zero": "z", "one": "o", "category other": "x"])]
        )
        // In Arabic zero is 0, so that both are the same.
        let arabic: Pattern = [
            select(0, ["zero": "z", "one": "o", "two": "x", "few": "x", "many": "x", "category other": "x"])
        ]
        #expect(normal(count, [select(0, ["=0": "z", "one": "o", "other": "x"])], "ar") == arabic)
        #expect(normal(count, [select(0, ["zero": "z", "=1": "o", "=-1": "o", "other": "x"])], "ar") == arabic)
        // French one is 0 and 1.
        #expect(
            normal(count, [select(0, ["=0": "z", "one": "o", "other": "x"])], "fr")
                == [select(0, ["=0": "z", "one": "o", "many": "x", "category other": "x"])]
        )
    }

    @Test("a frozen rule that equals a category is that category")
    func rules() {
        let russian: Pattern = [select(0, ["one": "1", "few": "2", "many": "5"])]
        let frozen: Pattern = [
            select(
                0,
                reading: .unsignedInteger,
                [
                    "rule n % 10 = 1 and n % 100 != 11": "1", "rule n % 10 = 2..4 and n % 100 != 10..19": "2",
                    "other": "5",
                ]
            )
        ]
        let named = [Argument(name: "count", type: .number)]
        #expect(normal(named, frozen, "ru", .whole) == russian)
        #expect(
            normal(named, [select(0, ["one": "1", "few": "2", "many": "5", "other": "?"])], "ru", .whole) == russian
        )
    }

    @Test("other numbers count where the argument can be such")
    func fractions() {
        let polish: Pattern = [select(0, ["one": "1", "few": "2", "many": "5", "other": "0.5"])]
        #expect(normal(count, polish, "pl") == [select(0, ["one": "1", "few": "2", "many": "5"])])
        let decimal = [Argument(position: 1, type: .decimal)]
        #expect(
            normal(decimal, polish, "pl") == [
                select(0, ["one": "1", "few": "2", "many": "5", "category other": "0.5"])
            ]
        )
        #expect(normal(decimal, polish, "pl", .whole) == [select(0, ["one": "1", "few": "2", "many": "5"])])
        // Android truncates: 1.5 is one there.
        let truncating: Pattern = [select(0, reading: .integer, ["one": "1", "other": "n"])]
        #expect(normal(decimal, truncating) == [select(0, reading: .integer, ["one": "1", "category other": "n"])])
        #expect(normal(count, truncating) == [select(0, ["one": "1", "category other": "n"])])
    }

    @Test("ordinals")
    func ordinals() {
        #expect(
            normal(count, [select(0, ["ordinal one": "st", "ordinal two": "nd", "ordinal few": "rd", "other": "th"])])
                == [select(0, ["ordinal one": "st", "ordinal two": "nd", "ordinal few": "rd", "ordinal other": "th"])]
        )
    }

    @Test("classes that are no categories keep their conditions, in order")
    func ranges() {
        let value = [Argument(name: "value", type: .integer(IntegerType(bits: 64)))]
        #expect(
            normal(
                value,
                [
                    select(
                        0,
                        reading: .text,
                        ["(40,)": "lots", "(1,40]": "a few", "=1": "single", "=0": "none", "(,0)": "debt"]
                    )
                ]
            )
                == [select(0, ["=0": "none", "=1": "single", "(,-1]": "debt", "[2,40]": "a few", "[41,)": "lots"])]
        )
        // What overlaps stays in order; what is never reached goes.
        let unsigned = [Argument(position: 1, type: .integer(IntegerType(bits: 32, isSigned: false)))]
        #expect(
            normal(
                unsigned,
                [select(0, ["[50,100]": "a", "[0,70)": "b", "[60,60]": "never", "one": "never", "other": "c"])]
            )
                == [select(0, ["[50,100]": "a", "[0,69]": "b", "other": "c"])]
        )
        // A gap stays a gap.
        #expect(normal(value, [select(0, ["one": "1"])]) == [select(0, ["one": "1"])])
        #expect(normal(value, [select(0, ["few": "dead"])]) == [.select(Select(.width, variants: []))])
    }

    @Test("a level with one class goes")
    func oneClass() {
        #expect(normal(count, [select(0, ["one": "x", "other": "x"]), " y"]) == "x y")
        #expect(normal(count, [select(0, ["other": [integer(0)]])]) == [integer(0)])
        #expect(normal(count, [select(0, ["one": "dead", "other": "x"])], "ja") == "x")
        #expect(normal([], [select(by: .environment(.device), ["text mac": "x", "other": "x"])]) == "x")
        #expect(normal([], [select(by: .width, [">=9": "x", ">=3": "x"])]) == "x")
        #expect(normal(count, [select(0, ["/a/": "x", "other": "x"])]) == "x")
    }

    @Test("two selects become a tree of whole sentences, equal branches joined")
    func hoisting() {
        let two = FormatExamples.two.normalForm().entry.messages[english]?.patterns.first
        func folders(_ files: Pattern) -> Pattern {
            func sentence(_ word: String) -> Pattern {
                Pattern(files.elements + [" in ", integer(1), .text(" \(word)")])
            }
            return [select(1, ["one": sentence("folder"), "category other": sentence("folders")])]
        }
        #expect(
            two
                == [
                    select(
                        0,
                        ["one": folders([integer(0), " file"]), "category other": folders([integer(0), " files"])]
                    )
                ]
        )
        // The same sentences with the selects nested the other way round, or two selects on one argument.
        let arguments = [Argument(position: 1, type: int32), Argument(position: 2, type: int32)]
        func files(_ rest: Pattern) -> Pattern {
            [
                select(
                    0,
                    [
                        "one": Pattern([integer(0), " file in "] + rest.elements),
                        "other": Pattern([integer(0), " files in "] + rest.elements),
                    ]
                )
            ]
        }
        let nested: Pattern = [
            select(1, ["one": files([integer(1), " folder"]), "other": files([integer(1), " folders"])])
        ]
        #expect(normal(arguments, nested) == two)
        let split: Pattern = [
            integer(0), " file", select(0, ["one": "", "other": "s"]), " in ", integer(1), " ",
            select(1, ["=1": "folder", "=-1": "folder", "other": "folders"]),
        ]
        #expect(normal(arguments, split) == two)
    }

    @Test("width, device and product stand outside; the smallest width does not matter")
    func environments() {
        let pattern: Pattern = [
            select(0, ["one": "1", "other": "n"]),
            select(by: .environment(.product), ["text tablet": "T", "other": "P"]),
            select(by: .environment(.device), ["text mac": "M", "text ipad": "D", "other": "D"]),
            select(by: .width, [">=20": "wide", ">=10": "narrow"]),
        ]
        func number(_ rest: String) -> Pattern {
            [select(0, ["one": Pattern("1" + rest), "category other": Pattern("n" + rest)])]
        }
        func product(_ rest: String) -> Pattern {
            [select(by: .environment(.product), ["text tablet": number("T" + rest), "other": number("P" + rest)])]
        }
        func device(_ rest: String) -> Pattern {
            [select(by: .environment(.device), ["text mac": product("M" + rest), "other": product("D" + rest)])]
        }
        #expect(normal(count, pattern) == [select(by: .width, [">=20": device("wide"), ">=0": device("narrow")])])
    }

    @Test("contexts are sorted, and absent arguments are looked at where a message expects them")
    func contexts() {
        let arguments = [Argument(name: "context", type: .text), Argument(name: "count", type: .number)]
        let pattern: Pattern = [
            select(0, reading: .text, ["text male": "m", "text female": "f", "text x": "?", "other": "?"])
        ]
        #expect(
            normal(arguments, pattern) == [
                select(0, reading: .text, ["text female": "f", "text male": "m", "other": "?"])
            ]
        )
        let boss = FormatExamples.boss.normalForm(.whole).entry.messages[english]?.patterns.first
        let plural: Pattern = [
            select(1, ["absent": "boss (f)", "one": "1 boss (f)", "category other": [text(1), " bosses (f)"]])
        ]
        #expect(boss == [select(0, reading: .text, ["text f": plural, "other": "boss"])])
        // A base text that answers where a form lacks, and calls without count.
        let base: Pattern = [select(1, ["absent": "base", "one": "1", "other": "base"])]
        #expect(
            normal(arguments, base, "en", .whole) == [
                select(1, ["absent": "base", "one": "1", "category other": "base"])
            ]
        )
        #expect(
            normal(arguments, [select(1, ["absent": "a", "other": "b"])], "en", .whole)
                == [select(1, ["absent": "a", "other": "b"])]
        )
    }

    @Test("regular expressions keep their place")
    func expressions() {
        let value = [Argument(name: "value", type: .number)]
        let pattern: Pattern = [
            select(0, reading: .text, ["/^1/": "a", "=1": "b", "/^1/": "again", "/2$/": "c"]), "!",
        ]
        #expect(normal(value, pattern) == [select(0, reading: .text, ["/^1/": "a!", "=1": "b!", "/2$/": "c!"])])
    }

    @Test("what is not said is left out")
    func cleaning() {
        var entry = entry(
            [Argument(position: 1, name: "user", type: .text), Argument(name: "b"), Argument(name: "a")],
            [
                "en": [
                    "Hi ", .markup(Markup(.protected(id: "x", example: nil), ["you ", text(0)])), "!",
                    .placeholder(Placeholder(argument: 1, isUnescaped: true)),
                    .markup(Markup(.element("b", []), ["x"])),
                ]
            ]
        )
        entry.messages[english]?.comment = "comment"
        entry.messages[english]?.headings = ["heading"]
        entry.messages[english]?.state = .needsReview
        let normal = entry.normalForm().entry
        #expect(normal.arguments == [Argument(position: 1), Argument(name: "a"), Argument(name: "b")])
        #expect(
            normal.messages[english]
                == Message(["Hi you ", text(0), "!", text(2), .markup(Markup(.element("b", []), ["x"]))])
        )
    }

    @Test("inherited messages go where the fallback says the same")
    func inherited() {
        func inherited(_ pattern: Pattern) -> Message { Message(content: .pattern(pattern), state: .inherited) }
        var same = entry(["en": "x"])
        same.messages[language("de")] = inherited("x")
        same.messages[language("fr")] = inherited("y")
        let plural: Pattern = [select(0, ["one": "1", "category other": "n"])]
        var plurals = entry(count, ["en": plural])
        plurals.messages[language("de")] = inherited(plural)
        plurals.messages[language("fr")] = inherited([select(0, ["one": "1", "category other": "n"])])
        let fallback = Fallback(languages: .source)
        let normal = catalog(["same": same, "plurals": plurals], fallback: fallback).normalized(.whole).catalog
        #expect(normal.entries[Key("same")].map { Array($0.messages.keys) } == [english, language("fr")])
        #expect(normal.entries[Key("plurals")].map { Array($0.messages.keys) } == [english, language("fr")])
        let without = catalog(["same": same]).normalized().catalog
        #expect(without.entries[Key("same")]?.messages.count == 3)
    }

    @Test("messages of too many sentences are left as they are, and named")
    func limits() {
        let arguments = (1...13).map { Argument(position: $0, type: int32) }
        let pattern = Pattern((0..<13).map { select($0, ["one": [integer($0)], "other": "x"]) })
        let big = catalog(["big": entry(arguments, ["en": pattern]), "small": entry(["en": "x"])])
        let bigNormal = big.normalized()
        #expect(bigNormal.unexpanded == big.normalized(.whole).unexpanded)
        #expect(bigNormal.unexpanded.map(\.key) == [Key("big")])
        #expect(bigNormal.catalog.entries[Key("big")]?.messages[english]?.patterns == [pattern])
        var deep: Pattern = "x"
        for _ in 0..<100 { deep = [.markup(Markup(.element("b", []), deep))] }
        #expect(catalog(["deep": entry(["en": deep])]).normalized().unexpanded.count == 1)
        // The same argument looked at often is no product.
        let often = Pattern((0..<20).map { _ in select(0, ["one": "a", "other": "b"]) })
        #expect(
            normal(count, often) == [
                select(
                    0,
                    [
                        "one": Pattern(String(repeating: "a", count: 20)),
                        "category other": Pattern(String(repeating: "b", count: 20)),
                    ]
                )
            ]
        )
    }
}

extension Entry {
    fileprivate func with(_ pattern: Pattern, _ tag: String) -> Entry {
        var entry = self
        entry.messages[language(tag)] = Message(pattern)
        return entry
    }
}
