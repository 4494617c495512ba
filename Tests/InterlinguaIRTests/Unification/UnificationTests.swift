import InterlinguaIR
import Testing

@Suite("The types of all uses of an argument are intersected")
struct UnificationTests {
    private static let all: [ArgumentType] = [
        .any, .text, .character, .date, .list, .number, .integer(IntegerType(bits: 32)), .decimal,
    ]

    @Test("the lattice of types")
    func lattice() {
        for left in Self.all {
            #expect(left.intersection(with: left) == left)
            #expect(ArgumentType.any.intersection(with: left) == left)
            for right in Self.all {
                #expect(left.intersection(with: right) == right.intersection(with: left))
            }
        }
        #expect(ArgumentType.number.intersection(with: .decimal) == .decimal)
        #expect(ArgumentType.number.intersection(with: int32) == int32)
        #expect(ArgumentType.decimal.intersection(with: int32) == nil)
        #expect(ArgumentType.text.intersection(with: .number) == nil)
        #expect(ArgumentType.text.intersection(with: .character) == nil)
        #expect(int32.intersection(with: int64) == int64)
        #expect(int64.intersection(with: int32) == int64)
    }

    private let int64 = ArgumentType.integer(IntegerType(bits: 64))

    private func use(_ argument: Int, _ type: ArgumentType, _ tag: String = "en") -> TypeUse {
        TypeUse(argument: argument, type: type, language: language(tag))
    }

    @Test("uses in all languages narrow a type")
    func narrowing() {
        let result = Unification(
            [use(0, .any), use(0, .number, "de"), use(0, int32, "fr"), use(1, .any)],
            argumentCount: 3,
            sourceLanguage: english
        )
        #expect(result.types == [int32, .any, .any])
        #expect(result.conflicts == [])
    }

    @Test("the source language's type stays in a contradiction, whatever the order")
    func contradiction() {
        let result = Unification(
            [use(0, .text, "de"), use(0, int32, "en"), use(0, .text, "fr")],
            argumentCount: 1,
            sourceLanguage: english
        )
        #expect(result.types == [int32])
        #expect(result.conflicts.map(\.kind) == [.contradiction, .contradiction])
        #expect(result.conflicts.map(\.deviating.language) == [language("de"), language("fr")])
        #expect(result.conflicts.map(\.established.language) == [english, english])
        let diagnostic = result.conflicts.first?.diagnostic(argument: Argument(position: 2))
        #expect(diagnostic?.severity == .error)
        #expect(diagnostic?.identifier == "argument-type-conflict")
        #expect(diagnostic?.message == "argument 2 is a text here (de) but an integer of 32 bits in en")
        #expect(diagnostic?.notes.map(\.message) == ["argument 2 is an integer of 32 bits here (en)"])
    }

    @Test("32 against 64 bits is a warning, and the wider type is taken")
    func widths() {
        let result = Unification(
            [use(0, int32), use(0, int64, "de"), use(0, int64, "fr")],
            argumentCount: 1,
            sourceLanguage: english
        )
        #expect(result.types == [int64])
        #expect(result.conflicts.map(\.kind) == [.width])
        let diagnostic = result.conflicts.first?.diagnostic(argument: Argument(position: 1, name: "n"))
        #expect(diagnostic?.severity == .warning)
        #expect(diagnostic?.identifier == "argument-size-conflict")
        #expect(diagnostic?.message == "n is an integer of 64 bits here (de) but an integer of 32 bits in en")
        // Where the source language contradicts itself, the others only follow.
        let inconsistent = Unification(
            [use(0, int32), use(0, int64), use(0, int32, "de"), use(0, int64, "de")],
            argumentCount: 1,
            sourceLanguage: english
        )
        #expect(
            inconsistent.conflicts.map { $0.diagnostic(argument: Argument(position: 1)).message } == [
                "argument 1 is an integer of 64 bits here (en) but an integer of 32 bits elsewhere in the same entry"
            ]
        )
        // Narrower types are passed as int, and %u beside %d is harmless.
        let harmless: [ArgumentType] = [
            int32, .integer(IntegerType(bits: 16)), .integer(IntegerType(bits: 32, isSigned: false)),
        ]
        let quiet = Unification(harmless.map { use(0, $0) }, argumentCount: 1, sourceLanguage: english)
        #expect(quiet == Unification([use(0, int32)], argumentCount: 1, sourceLanguage: english))
    }

    @Test("uses of arguments that do not exist are passed over")
    func outOfRange() {
        let result = Unification([use(-1, .text), use(3, .text)], argumentCount: 1, sourceLanguage: english)
        #expect(result.types == [.any])
    }

    private func implied(_ count: Int, _ pattern: Pattern) -> [ArgumentType] {
        var entry = entry(Array(repeating: .any, count: count), ["en": pattern])
        #expect(entry.unifyArguments(claims: [], sourceLanguage: english) == [])
        return entry.arguments.map(\.type)
    }

    @Test("what patterns imply by themselves")
    func implications() {
        #expect(implied(1, [text(0)]) == [.any])
        #expect(implied(1, [integer(0)]) == [.number])
        #expect(implied(1, [fixed(0, 1)]) == [.decimal])
        #expect(implied(1, [.placeholder(Placeholder(argument: 0, format: .character(Field())))]) == [.character])
        #expect(implied(1, [.placeholder(Placeholder(argument: 0, format: .functions([])))]) == [.any])
        let sizes = Field(width: .argument(0), precision: .argument(1))
        #expect(implied(3, [.placeholder(Placeholder(argument: 2, format: .text(sizes)))]) == [int32, int32, .any])
        #expect(implied(1, [select(0, ["one": "a", "other": "b"])]) == [.number])
        #expect(implied(1, [select(0, ["=5": "a", "other": "b"])]) == [.number])
        #expect(implied(1, [select(0, ["rule n = 1": "a", "other": "b"])]) == [.number])
        #expect(implied(1, [select(0, reading: .text, ["=5": "a", "/^1/": "b"])]) == [.any])
        #expect(implied(1, [select(0, reading: .text, ["text male": "a", "other": "b"])]) == [.text])
        #expect(implied(1, [select(0, reading: .text, ["text 5": "a", "other": "b"])]) == [.any])
        #expect(implied(1, [select(0, ["absent": "a", "other": "b"])]) == [.any])
    }

    @Test("a select of equal variants claims nothing, what stands in it does")
    func dummies() {
        #expect(
            implied(2, [select(0, ["one": [], "other": []]), select(1, ["one": [text(0)], "other": "x"])]) == [
                .any, .number,
            ]
        )
        #expect(implied(2, [select(0, ["one": [fixed(1, 0)], "other": [fixed(1, 0)]])]) == [.any, .decimal])
    }

    @Test("a front end's claims and the patterns' are unified together")
    func claims() {
        var entry = entry([.any], ["en": [select(0, ["one": [integer(0)], "other": "x"])], "de": [text(0)]])
        #expect(entry.unifyArguments(claims: [use(0, int64)], sourceLanguage: english) == [])
        #expect(entry.arguments[0].type == int64)
        let conflicts = entry.unifyArguments(claims: [use(0, .text, "de")], sourceLanguage: english)
        #expect(conflicts.map(\.kind) == [.contradiction])
        #expect(entry.arguments[0].type == .number)
    }
}
