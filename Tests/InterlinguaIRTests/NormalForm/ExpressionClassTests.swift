import InterlinguaIR
@testable import InterlinguaSemantics
import Testing

/// Regular expressions are written as the classes of numbers and words that they are found in.
@Suite("Classes of regular expressions")
struct ExpressionClassTests {
    private func normal(
        _ argument: Argument,
        _ element: Element,
        _ tag: String = "en",
        _ numbers: NormalForm.Numbers = .whole
    ) -> Pattern? {
        var entry = Entry(arguments: [argument])
        entry.messages[language(tag)] = Message(Pattern([element]))
        return entry.normalForm(numbers).entry.messages[language(tag)]?.patterns.first
    }

    private let count = Argument(name: "count", type: .number)
    private let value = Argument(name: "value", type: .text)

    @Test("expressions that equal categories are these, however they are spelled")
    func categories() {
        let english: Pattern = [select(0, ["one": "bird", "category other": "birds"])]
        #expect(normal(count, select(0, reading: .text, ["=1": "bird", #"/(^[^1])|(^\d{2,})/"#: "birds"])) == english)
        #expect(normal(count, select(0, reading: .text, ["/^-?1$/": "bird", "/^(?!-?1$)/": "birds"])) == english)
        #expect(normal(count, select(0, reading: .text, ["/^-?1$/": "bird", "other": "birds"])) == english)
        let polish: Pattern = [select(0, ["one": "ptak", "few": "ptaki", "many": "ptaków"])]
        // Swifternalization's built-in expressions, and those that are written.
        for written in [
            select(
                0,
                reading: .text,
                [
                    "=1": "ptak", "/(((?!1).[2-4]{1})$)|(^[2-4]$)/": "ptaki",
                    "/(^[05-9]$)|(.*(?=1).[0-9]$)|(^[0-9]{1}.*[0156789]$)/": "ptaków",
                ]
            ),
            select(
                0,
                reading: .text,
                [
                    "/^-?1$/": "ptak", #"/^-?(?:[2-4]|\d*[02-9][2-4])$/"#: "ptaki",
                    #"/^-?(?:\d*[05-9]|\d+1|\d*1[2-4])$/"#: "ptaków", "other": "ptaka",
                ]
            ),
        ] {
            #expect(normal(count, written, "pl") == polish)
        }
    }

    @Test("numbers that a category does not tell apart stand before it")
    func exactNumbers() {
        #expect(
            normal(count, select(0, reading: .text, ["/^[2-4]$/": "few", "/^1?$/": "one", "other": "more"]))
                == [select(0, ["=2": "few", "=3": "few", "=4": "few", "one": "one", "category other": "more"])]
        )
        // The same classes as ranges.
        #expect(
            normal(count, select(0, reading: .text, ["(1,4]": "few", "=1": "one", "other": "more"]))
                == [select(0, ["=2": "few", "=3": "few", "=4": "few", "one": "one", "category other": "more"])]
        )
        // No number gets a text but 5.
        #expect(normal(count, select(0, reading: .text, ["/^5$/": "five"])) == [select(0, ["=5": "five"])])
    }

    @Test("what holds for every number is no class")
    func everything() {
        let any = Argument(name: "value")
        #expect(normal(any, select(0, reading: .text, ["/^/": "whatever"])) == "whatever")
        #expect(normal(any, select(0, reading: .text, ["/^-?1$/": "same", "/^(?!-?1$)/": "same"])) == "same")
        // In all that can be passed words count as well.
        let typed = normal(any, select(0, reading: .text, ["/^1$/": "a", "/^[02-9]/": "b"]), "en", .ofArgumentTypes)
        #expect(typed == [select(0, reading: .text, ["/^1$/": "a", "/^[02-9]/": "b"])])
    }

    @Test("ordinal categories are recognised where cardinal ones are not")
    func ordinals() {
        let written = select(
            0,
            reading: .text,
            [
                "/^(?:1|[0-9]*[02-9]1)$/": "st", "/^(?:2|[0-9]*[02-9]2)$/": "nd", "/^(?:3|[0-9]*[02-9]3)$/": "rd",
                "other": "th",
            ]
        )
        #expect(
            normal(count, written)
                == [select(0, ["ordinal one": "st", "ordinal two": "nd", "ordinal few": "rd", "ordinal other": "th"])]
        )
    }

    @Test("the complement of all words that are named is the rest")
    func words() {
        let expected: Pattern = [select(0, reading: .text, ["text female": "she", "text male": "he", "other": "they"])]
        #expect(
            normal(
                value,
                select(
                    0,
                    reading: .text,
                    ["text male": "he", "text female": "she", "/^(?!(?-i:male|female)$)/": "they"]
                )
            ) == expected
        )
        #expect(
            normal(value, select(0, reading: .text, ["text female": "she", "text male": "he", "other": "they"]))
                == expected
        )
        // Ignoring case, “Male” is another word than those that are left.
        let loose = select(0, reading: .text, ["text male": "he", "/^(?!male$)/": "they"])
        #expect(normal(value, loose) == [loose])
    }
}
