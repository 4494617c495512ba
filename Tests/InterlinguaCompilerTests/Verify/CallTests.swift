import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// How an app asks for what a conversion made of an entry.
@Suite struct CallTests {
    private func call(_ catalog: Catalog, to target: any TranslationFormat) throws -> Call {
        let (key, entry) = try #require(catalog.entries.elements.first)
        let legalised = Legaliser.legalise(catalog, for: target.capabilities)
        let calls = ConversionCalls(legalised, format: target, names: [:])
        return try #require(calls.call(for: key, arguments: entry.arguments))
    }

    private func lookUp(_ name: String, _ kind: Key.Kind = .text, _ operands: [Call.Operand] = []) -> Call.LookUp {
        Call.LookUp(
            key: Key(name, kind: kind),
            name: name,
            isFormat: !operands.isEmpty,
            number: kind == .plural ? operands.first : nil,
            operands: operands
        )
    }

    @Test("getString(two, quantity(two_f, f, f), quantity(two_d, d, d))")
    func twoNumbers() throws {
        let call = try call(SampleEntries.two, to: AndroidFormat())
        #expect(
            call
                == .lookUp(
                    lookUp(
                        "two",
                        .text,
                        [
                            .call(.lookUp(lookUp("two_f", .plural, [.argument(0)]))),
                            .call(.lookUp(lookUp("two_d", .plural, [.argument(1)]))),
                        ]
                    )
                )
        )
    }

    @Test func textsForWidthsAreChosenByTheApp() throws {
        let widths = Select(
            .width,
            variants: [(53, "long"), (22, "middle"), (1, "short")].map { Variant(.atLeast($0.0), Pattern($0.1)) }
        )
        let catalog = SampleEntries.catalog("welcome", [], [("en", [.select(widths)])])
        let call = try call(catalog, to: AndroidFormat())
        #expect(
            call
                == .choice(
                    Call.Choice(
                        selector: .width,
                        branches: [
                            Call.Branch(condition: .atLeast(53), call: .lookUp(lookUp("welcome"))),
                            Call.Branch(condition: .atLeast(22), call: .lookUp(lookUp("welcome_w22"))),
                            Call.Branch(condition: .atLeast(1), call: .lookUp(lookUp("welcome_w1"))),
                        ]
                    )
                )
        )
        guard case .choice(let choice) = call else { return }
        let chosen = [nil, 100, 53, 52, 22, 21, 1, 0].map { width -> String? in
            choice.call(for: CallArguments(width: width), in: SampleEntries.english)?.singleLookUp?.name
        }
        #expect(
            chosen == [
                "welcome", "welcome", "welcome", "welcome_w22", "welcome_w22", "welcome_w1", "welcome_w1", "welcome_w1",
            ]
        )
    }

    @Test func itemsOfListsAreAskedForOneByOne() throws {
        var catalog = SampleEntries.catalog("days", [], [("en", [])])
        catalog.entries[Key("days")] = nil
        var message = Message(Pattern())
        message.content = .list([Pattern("Monday"), Pattern("Tuesday")])
        catalog.entries[Key("days", kind: .list)] = Entry(messages: [SampleEntries.english: message])
        let call = try call(catalog, to: AppleFormat())
        #expect(call == .items([.lookUp(lookUp("days.0")), .lookUp(lookUp("days.1"))]))
    }

    @Test("A text is asked for by itself, even if a list has its name")
    func aTextWithTheNameOfAList() throws {
        var catalog = SampleEntries.catalog("days", [], [("en", [])])
        catalog.entries[Key("days")] = Entry(messages: [SampleEntries.english: Message(Pattern("All days"))])
        var message = Message(Pattern())
        message.content = .list([Pattern("Monday"), Pattern("Tuesday")])
        catalog.entries[Key("days", kind: .list)] = Entry(messages: [SampleEntries.english: message])
        let legalised = Legaliser.legalise(catalog, for: AppleFormat().capabilities)
        let calls = ConversionCalls(legalised, format: AppleFormat(), names: [:])
        #expect(calls.call(for: Key("days"), arguments: []) == .lookUp(lookUp("days")))
        #expect(
            calls.call(for: Key("days", kind: .list), arguments: [])
                == .items([.lookUp(lookUp("days.0")), .lookUp(lookUp("days.1"))])
        )
    }

    @Test func exactNumbersAreTestedBeforeCategories() {
        let choice = Call.Choice(
            selector: .argument(0),
            branches: [
                Call.Branch(condition: SampleEntries.zero, call: .lookUp(lookUp("none"))),
                Call.Branch(condition: SampleEntries.one, call: .lookUp(lookUp("one"))),
            ],
            otherwise: .lookUp(lookUp("rest"))
        )
        let names = [0, 1, 2].map { number -> String? in
            choice.call(for: CallArguments([.number(number)]), in: SampleEntries.tag("fr"))?.singleLookUp?.name
        }
        #expect(names == ["none", "one", "rest"])
    }
}
