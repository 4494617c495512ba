import InterlinguaFormats
import InterlinguaIR
import InterlinguaOracle
import InterlinguaPlatforms
import InterlinguaSemantics
import Testing

@testable import InterlinguaCompiler

/// How each construct reaches each target (Documentation/lowering.md, section 1), on catalogues.
@Suite struct LoweringTests {
    private typealias Samples = SampleEntries

    private static let targets: [String: Capabilities] = [
        "apple": .apple, "android": .android, "swifternalization": .swifternalization, "smartling": .smartling,
        "v1": .i18nextVersion1, "v1 js": .i18nextVersion1ForJavaScript, "v2": .i18nextVersion2,
        "v3": .i18nextVersion3, "v4": .i18nextVersion4, "xcstrings": .stringCatalog,
    ]

    private func legalise(_ catalog: Catalog, for name: String) throws -> Legaliser.Result {
        let target = try #require(Self.targets[name])
        let result = Legaliser.legalise(catalog, for: target)
        #expect(result.catalog.validate().isEmpty)
        #expect(ShapeCheck(target).faults(of: result.catalog).isEmpty)
        return result
    }

    private func keys(_ result: Legaliser.Result) -> [String] {
        result.catalog.entries.keys.map { $0.kind == .text ? $0.name : "\($0.name) (\($0.kind.rawValue))" }
    }

    // MARK: mail: zero, one, other

    private static let mail: Catalog = {
        func select(_ conditions: [Condition]) -> [Element] {
            [
                .select(
                    Select(
                        .argument(0, .decimal),
                        variants: conditions.map { Variant($0, Pattern([.text("\($0) "), Samples.number(0)])) },
                        name: "m"
                    )
                )
            ]
        }
        return Samples.catalog(
            "mail",
            Samples.arguments(Samples.int32),
            [
                ("en", select([Samples.zero, Samples.one, .otherwise])),
                ("lv", select([.category(.zero, .cardinal), Samples.one, .otherwise])),
                ("pl", select([Samples.zero, Samples.one, Samples.few, Samples.many, .otherwise])),
            ]
        )
    }()

    /// The names of the forms that a target gets in each language, and the entries.
    @Test(arguments: [
        ("apple", ["zero one other", "zero one other", "zero one few many other"], ["mail"]),
        ("android", ["one other", "zero one other", "one few many other"], ["mail (plural)", "mail_zero"]),
        ("v4", ["_zero _one _other", "_zero _one _other", "_zero _one _few _many _other"], ["mail"]),
        ("v1", [" _plural", " _plural_2 _plural_0 _plural_1", " _plural_2 _plural_5"], ["mail"]),
        ("v1 js", [" _plural", "_plural_0  _plural_2", " _plural_2 _plural_5"], ["mail"]),
        ("v2", [" _plural", "_0 _1 _2", "_1 _2 _5"], ["mail"]),
        ("v3", [" _plural", "_2 _0 _1", "_0 _1 _2"], ["mail"]),
        ("smartling", ["one other", "zero one other", "one few many other"], ["mail (plural)", "mail_zero"]),
    ])
    func formsOfMail(name: String, forms: [String], keys expected: [String]) throws {
        let result = try legalise(Self.mail, for: name)
        #expect(keys(result) == expected)
        let target = try #require(Self.targets[name])
        let entry = try #require(result.catalog.entries.values.first)
        let names = try entry.messages.map { language, message -> String in
            var pattern = try #require(message.patterns.first)
            if let outer = pattern.selects.first, outer.kind == .text {
                pattern = try #require(outer.variants.last).pattern
            }
            let select = try #require(pattern.selects.first)
            let own = target.forms?(language, .cardinal) ?? []
            return select.variants.map { variant in own.first { $0.condition == variant.condition }?.name ?? "?" }
                .joined(separator: " ")
        }
        #expect(names == forms)
    }

    /// Smartling's and iOS's Latvian mix 10 and 2.
    @Test(arguments: ["smartling", "v1", "v2", "v3"])
    func mixedFormsOfLatvianMail(name: String) throws {
        let result = try legalise(Self.mail, for: name)
        /// What is said before the number.
        func texts(_ catalog: Catalog) throws -> [String?] {
            let (key, entry) = try #require(catalog.entries.elements.first)
            return [2, 10].map { number in
                let rest = [ArgumentValue](repeating: .absent, count: entry.arguments.count - 1)
                let context = RenderingContext([.number(DecimalNumber(number))] + rest)
                let text = Renderer(catalog).render(key, in: Samples.tag("lv"), context).shown
                return text.map { $0.replacing(" \(number)", with: "") }
            }
        }
        #expect(try Set(texts(Self.mail)).count == 2)
        #expect(try texts(result.catalog) == [texts(Self.mail)[0], texts(Self.mail)[0]])
    }

    /// Expressions keep conditions; exact numbers stand in front, the complement last.
    @Test func conditionsOfMail() throws {
        let entry = try #require(legalise(Self.mail, for: "swifternalization").catalog.entries.values.first)
        let conditions = entry.messages.values.compactMap {
            $0.patterns.first?.selects.first?.variants.map(\.condition)
        }
        #expect(
            conditions == [
                [Samples.zero, Samples.one, .otherwise],
                [.category(.zero, .cardinal), Samples.one, .otherwise],
                [Samples.zero, Samples.one, Samples.few, Samples.many, .otherwise],
            ]
        )
    }

    // MARK: Two numbers

    @Test(arguments: [
        ("apple", ["two"]), ("android", ["two", "two_f (plural)", "two_d (plural)"]),
        ("v4", ["two", "two__f", "two__d"]), ("v3", ["two", "two__f", "two__d"]), ("v1", ["two", "two-f", "two-d"]),
        ("smartling", ["two", "two.f (plural)", "two.d (plural)"]),
        ("swifternalization", ["two", "two.f", "two.d"]),
    ])
    func independentNumbers(name: String, expected: [String]) throws {
        #expect(try keys(legalise(Samples.two, for: name)) == expected)
    }

    @Test(arguments: ["v4", "v1"])
    func independentNumbersByReference(name: String) throws {
        let result = try legalise(Samples.two, for: name)
        let target = try #require(Self.targets[name])
        guard case .inPattern(let bindings) = target.references else { return }
        let separator = target.keys.partSeparator
        func reference(_ part: String, _ argument: Int) -> Element {
            .reference(
                Reference(
                    .entry(Key("two" + separator + part)),
                    bindings: ["count": .argument(argument)],
                    inherited: bindings.inherited
                )
            )
        }
        let message = try #require(result.catalog.entries[Key("two")]?.messages[Samples.english])
        #expect(message.patterns == [Pattern([reference("f", 0), .text(" in "), reference("d", 1)])])
        #expect(result.outcomes.counts(in: Samples.two) == [.rewritten: 1])
    }

    @Test(arguments: [
        ("apple", ["nest"]), ("v4", ["nest", "nest__w"]), ("v1", ["nest", "nest-w"]),
        ("smartling", ["nest (plural)", "nest.w (plural)"]),
    ])
    func aSecondNumberThatIsTheSameEverywhere(name: String, expected: [String]) throws {
        #expect(try keys(legalise(Samples.nest, for: name)) == expected)
    }

    @Test(arguments: [
        ("apple", ["agree"]), ("v4", ["agree", "agree__one", "agree__other"]),
        ("v1", ["agree", "agree-one", "agree-other"]), ("smartling", ["agree (plural)"]),
        ("swifternalization", ["agree"]),
    ])
    func dependentNumbers(name: String, expected: [String]) throws {
        #expect(try keys(legalise(Samples.agree, for: name)) == expected)
    }

    /// Where only the count can be bound, the app passes the first number twice.
    @Test func theFirstNumberIsPassedTwice() throws {
        let result = try legalise(Samples.agree, for: "v1")
        let key = Key("agree")
        #expect(result.outcomes.argumentNames[key]?[Argument(position: 1, type: Samples.int32)] == ["count", "n"])
        #expect(result.outcomes.counts(in: Samples.agree) == [.callChanged: 1])
        let version4 = try legalise(Samples.agree, for: "v4")
        let one = try #require(version4.catalog.entries[key]?.messages[Samples.english]?.patterns.first?.selects.first)
        guard case .reference(let reference)? = one.variants.first?.pattern.elements.first else {
            Issue.record("there is a reference")
            return
        }
        #expect(reference.bindings == ["n": .argument(0), "count": .argument(1)])
    }

    /// No look-up tells Smartling's app the category of the second number.
    @Test func aSecondNumberIsLostWhereNothingChooses() throws {
        let result = try legalise(Samples.agree, for: "smartling")
        #expect(result.outcomes.counts(in: Samples.agree) == [.rewritten: 1])
        let selects = result.catalog.entries.values.flatMap(\.messages.values).flatMap(\.patterns).flatMap(\.selects)
        #expect(Set(selects.compactMap(\.numberArgument)) == [0])
    }

    // MARK: Widths and contexts

    @Test(arguments: [
        ("apple", ["welcome"]), ("swifternalization", ["welcome"]), ("v4", ["welcome"]), ("v1", ["welcome"]),
        ("android", ["welcome", "welcome_w1", "welcome_w22"]), ("smartling", ["welcome", "welcome_w1", "welcome_w22"]),
        ("xcstrings", ["welcome", "welcome_w1", "welcome_w22"]),
    ])
    func widths(name: String, expected: [String]) throws {
        #expect(try keys(legalise(Samples.welcome, for: name)) == expected)
    }

    @Test func widthsAreContexts() throws {
        let result = try legalise(Samples.welcome, for: "v4")
        let entry = try #require(result.catalog.entries[Key("welcome")])
        let select = try #require(entry.messages[Samples.english]?.patterns.first?.selects.first)
        #expect(select.variants.map(\.condition) == [.text("w1"), .text("w22"), .otherwise])
        #expect(
            entry.annotations[ComposedTextAnnotation.self]
                == ComposedTextAnnotation(
                    argument: "context",
                    components: [.width([22, 1], widest: 53)],
                    separator: "_"
                )
        )
    }

    private static let friend: Catalog = {
        func plural(_ word: String) -> Pattern {
            let variants = [
                Variant(Samples.one, Pattern([Samples.text(1), .text(word)])),
                Variant(.category(.other, .cardinal), Pattern([Samples.text(1), .text(word + "s")])),
            ]
            return Pattern([.select(Select(.argument(1, .decimal), variants: variants))])
        }
        let variants = [Variant(.text("male"), plural(" boyfriend")), Variant(.otherwise, plural(" friend"))]
        return Samples.catalog(
            "friend",
            [Argument(name: "context", type: .text), Argument(name: "count", type: .number)],
            [("en", [.select(Select(.argument(0, .text), variants: variants))])]
        )
    }()

    @Test(arguments: [
        ("apple", ["friend", "friend_male"]), ("android", ["friend (plural)", "friend_male (plural)"]),
        ("smartling", ["friend (plural)", "friend_male (plural)"]), ("swifternalization", ["friend"]),
        ("v4", ["friend"]), ("v1", ["friend"]),
    ])
    func contextsWithPlurals(name: String, expected: [String]) throws {
        let result = try legalise(Self.friend, for: name)
        #expect(keys(result) == expected)
        #expect(!result.diagnostics.contains { $0.identifier.hasPrefix("lost") && $0.severity != .note })
    }

    /// The app passes `male:3`.
    @Test func composedTexts() throws {
        let result = try legalise(Self.friend, for: "swifternalization")
        let pattern = try #require(result.catalog.entries[Key("friend")]?.messages[Samples.english]?.patterns.first)
        #expect(pattern.selects.map(\.kind) == [.text, .number, .number])
        let notes = result.diagnostics.filter { $0.identifier == "call-changes" }.map(\.message)
        #expect(notes == ["pass the selector values as one string, separated by “:”"])
    }

    // MARK: References

    @Test func textsThatAreReferredToAreCopied() throws {
        var catalog = Samples.catalog("title", [], [("en", [.text("Home")])])
        var see = Entry()
        see.messages[Samples.english] = Message(
            Pattern([.text("Go to "), .reference(Reference(.entry(Key("title"))))])
        )
        catalog.entries[Key("see")] = see
        for name in ["apple", "android", "smartling", "swifternalization"] {
            let result = try legalise(catalog, for: name)
            #expect(result.catalog.entries[Key("see")]?.messages[Samples.english]?.patterns == [Pattern("Go to Home")])
            let note = try #require(result.diagnostics.first { $0.identifier == "copied" })
            #expect(note.notes.map(\.message) == ["see: 1 text"])
        }
        let kept = try legalise(catalog, for: "v4")
        #expect(kept.outcomes.counts(in: catalog) == [.kept: 2])
    }

    /// A bound number that is known decides.
    @Test func boundNumbersDecide() throws {
        var catalog = Self.friend
        var entry = Entry()
        entry.messages[Samples.english] = Message(
            Pattern([
                .reference(
                    Reference(.entry(Key("friend")), bindings: ["count": .pattern(Pattern("1"))], inherited: .variables)
                )
            ])
        )
        catalog.entries[Key("one")] = entry
        let result = try legalise(catalog, for: "apple")
        #expect(
            result.catalog.entries[Key("one")]?.messages[Samples.english]?.patterns == [Pattern("1 friend")]
        )
    }
}
