import InterlinguaIR
import InterlinguaOracle
@testable import InterlinguaSemantics
import Testing

@Suite("The validator finds what breaks an invariant")
struct ValidationTests {
    private func violations(
        _ entries: KeyValuePairs<String, Entry>,
        _ fallback: Fallback = Fallback()
    ) -> [Violation.Rule] {
        catalog(entries, fallback: fallback).validate().map(\.rule)
    }

    private func violations(_ arguments: [Argument], _ pattern: Pattern) -> [Violation.Rule] {
        violations(["k": entry(arguments, ["en": pattern])])
    }

    @Test("nothing in texts and lists that are as they should be")
    func valid() {
        var list = Entry()
        list.messages[english] = Message(content: .list(["a", "", ["b ", "c"]]))
        #expect(violations(["k": entry(["en": "Hello", "de": ""]), "l": list]) == [])
        #expect(violations([Argument(position: 1), Argument(position: 2), Argument(name: "count")], [text(2)]) == [])
    }

    @Test("keys")
    func keys() {
        var catalog = Catalog(sourceLanguage: english)
        catalog.entries[Key(path: [])] = entry(["en": "x"])
        #expect(catalog.validate().map(\.rule) == [.emptyKey])
    }

    @Test("arguments")
    func arguments() {
        #expect(violations([Argument()], "x") == [.namelessArgument])
        #expect(violations([Argument(position: 0)], "x") == [.positionOutOfRange])
        #expect(violations([Argument(position: 1), Argument(position: 1)], "x") == [.duplicatePosition])
        #expect(violations([Argument(position: 1), Argument(position: 3)], "x") == [.missingPosition])
        #expect(violations([Argument(name: "a"), Argument(name: "a")], "x") == [.duplicateName])
        #expect(violations([Argument(position: 2), Argument(position: 1)], "x") == [.argumentOrder])
        #expect(violations([Argument(name: "count"), Argument(position: 1)], "x") == [.argumentOrder])
        #expect(violations([Argument(position: .max)], "x") == [.missingPosition])
    }

    @Test("indices")
    func indices() {
        let one = [Argument(position: 1)]
        #expect(violations(one, [text(1)]) == [.argumentOutOfRange])
        #expect(violations(one, [text(-1)]) == [.argumentOutOfRange])
        #expect(violations(one, [select(1, ["other": "x"])]) == [.argumentOutOfRange])
        let sizes = Field(width: .argument(1), precision: .argument(2))
        #expect(
            violations(one, [.placeholder(Placeholder(argument: 0, format: .text(sizes)))])
                == [.argumentOutOfRange, .argumentOutOfRange]
        )
        let bound = Reference(.external("x"), bindings: ["a": .argument(1), "b": .pattern([text(2)])])
        #expect(violations(one, [.reference(bound)]) == [.argumentOutOfRange, .argumentOutOfRange])
        #expect(violations(one, [.markup(Markup(.element("b", []), [text(1)]))]) == [.argumentOutOfRange])
    }

    @Test("texts")
    func texts() {
        var pattern = Pattern()
        pattern.elements = [.text("a"), .text("b"), .text("")]
        #expect(violations([], pattern) == [.adjacentTexts, .emptyText, .adjacentTexts])
        pattern.elements = [.text("")]
        #expect(violations([], pattern) == [.emptyText])
    }

    @Test("selects")
    func selects() {
        let one = [Argument(position: 1)]
        #expect(violations(one, [select(0, [:])]) == [.emptySelect])
        #expect(violations(one, [select(0, ["other": "a", "one": "b"])]) == [.otherwiseNotLast])
        #expect(violations(one, [select(0, ["other": "a", "otherwise": "b"])]) == [.repeatedCondition])
        #expect(violations(one, [select(0, ["absent": "a", "absent": "b"])]) == [.repeatedCondition])
        #expect(violations(one, [select(0, [">=5": "a"])]) == [.unfitCondition])
        #expect(violations([], [select(by: .width, [">=5": "a", "other": "b"])]) == [.unfitCondition])
        #expect(violations([], [select(by: .width, [">=5": "a", ">=5": "b"])]) == [.widthOrder])
        #expect(violations([], [select(by: .width, [">=5": "a", ">=9": "b"])]) == [.widthOrder])
        #expect(violations([], [select(by: .environment(.device), ["one": "a", "absent": "b"])]).count == 2)
        #expect(
            violations(one, [select(0, ["absent": "a", "=0": "b", "one": [select(0, [:])], "other": "c"])]) == [
                .emptySelect
            ]
        )
    }

    @Test("a text in one language and a list in another")
    func mixedContent() {
        var mixed = entry(["en": "a", "de": "b"])
        mixed.messages[language("fr")] = Message(content: .list(["c"]))
        let found = catalog(["k": mixed]).validate()
        #expect(found.map(\.rule) == [.mixedContent])
        #expect(found.first?.language == language("fr"))
        #expect(found.first?.description == "k [fr]: one language has a text and another one a list (mixed-content)")
    }

    @Test("references in circles")
    func cycles() {
        func refer(_ key: String) -> Element { .reference(Reference(.entry(Key(key)))) }
        #expect(violations(["a": entry(["en": [refer("b")]]), "b": entry(["en": [refer("c")]])]) == [])
        #expect(violations(["a": entry(["en": [refer("a")]])]) == [.referenceCycle])
        let three = catalog([
            "a": entry(["en": [refer("b")]]), "b": entry(["en": [select(by: .width, [">=1": [refer("c")]])]]),
            "c": entry(["en": [.markup(Markup(.element("b", []), [refer("a")]))]]),
        ])
        #expect(three.validate().map(\.key.name) == ["c"])
        // Two ways to the same entry are no cycle.
        let diamond = catalog([
            "a": entry(["en": [refer("b"), refer("c")]]), "b": entry(["en": [refer("d")]]),
            "c": entry(["en": [refer("d")]]), "d": entry(["en": "x"]),
        ])
        #expect(diamond.validate() == [])
        // A cycle over two languages exists only where one falls back to the other.
        let entries: KeyValuePairs<String, Entry> = [
            "a": entry(["en": [refer("b")], "de": "x"]), "b": entry(["de": [refer("a")]]),
        ]
        #expect(violations(entries) == [])
        let overLanguages: KeyValuePairs<String, Entry> = [
            "a": entry(["en": [refer("b")]]), "b": entry(["de": [refer("a")], "en": "x"]),
        ]
        #expect(violations(overLanguages) == [])
        #expect(violations(overLanguages, Fallback(languages: .source)) == [.referenceCycle])
    }

    @Test("nesting that is too deep, and chains of references that are long")
    func depth() {
        var pattern: Pattern = "x"
        for _ in 0..<100 { pattern = [.markup(Markup(.element("b", []), pattern))] }
        #expect(violations([], pattern) == [.tooDeep])
        var chain = catalog([:])
        for index in 0..<5000 {
            chain.entries[Key("\(index)")] = entry(["en": [.reference(Reference(.entry(Key("\(index + 1)"))))]])
        }
        #expect(chain.validate() == [])
        chain.entries[Key("5000")] = entry(["en": [.reference(Reference(.entry(Key("0"))))]])
        #expect(chain.validate().map(\.rule) == [.referenceCycle])
    }
}
