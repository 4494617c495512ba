import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaCompiler

/// The passes other than the placing of selects, each by the smallest catalogue that needs it.
@Suite struct LegaliserTests {
    private typealias Samples = SampleEntries

    private func entry(_ result: Legaliser.Result, _ name: String) throws -> Entry {
        try #require(result.catalog.entries.first { $0.key.name == name }?.value, "there is \(name)")
    }

    private func text(_ result: Legaliser.Result, _ name: String, _ language: String) throws -> String? {
        let key = try #require(result.catalog.entries.keys.first { $0.name == name }, "there is \(name)")
        return Renderer(result.catalog).render(key, in: Samples.tag(language)).shown
    }

    // MARK: References

    private func referring() -> Catalog {
        var catalog = Samples.catalog("title", [], [("en", [.text("Home")]), ("pl", [.text("Start")])])
        catalog.tables[""]?.fallback = Fallback(languages: .parentsThenSource)
        var label = Entry()
        label.messages[Samples.english] = Message(Pattern([.reference(Reference(.entry(Key("title"))))]))
        catalog.entries[Key("label")] = label
        return catalog
    }

    /// In Polish the reference, found by fallback, shows the Polish title.
    @Test func referencesBecomeCopiesInAllLanguagesOfTheirTarget() throws {
        let result = Legaliser.legalise(referring(), for: .apple)
        #expect(try text(result, "label", "en") == "Home")
        #expect(try text(result, "label", "pl") == "Start")
        #expect(try entry(result, "label").messages[Samples.tag("pl")]?.state == .inherited)
        let note = try #require(result.diagnostics.first { $0.identifier == "copied" })
        #expect(note.notes.map(\.message) == ["label: 2 texts"])
    }

    @Test func wholeReferencesAreKeptWhereTheTargetHasThem() throws {
        let result = Legaliser.legalise(referring(), for: .android)
        #expect(try entry(result, "label").messages.count == 1)
        #expect(result.outcomes.counts(in: referring()) == [.kept: 3])
    }

    @Test func referencesOutOfTheCatalogueAreLeftOut() throws {
        var catalog = Catalog(sourceLanguage: Samples.english)
        var entry = Entry()
        entry.messages[Samples.english] = Message(Pattern([.reference(Reference(.external("?attr/x")))]))
        catalog.entries[Key("theme")] = entry
        let result = Legaliser.legalise(catalog, for: .apple)
        #expect(result.catalog.entries.isEmpty)
        #expect(result.outcomes.counts(in: catalog) == [.rewritten: 1])
    }

    // MARK: Fallback

    @Test func gapsAreFilledIfThatIsWanted() throws {
        var catalog = Samples.catalog("a", [], [("en", [.text("Text")])])
        catalog.tables[""] = Table(
            languages: [Samples.english, Samples.tag("pl")],
            fallback: Fallback(languages: .parentsThenSource)
        )
        let left = Legaliser.legalise(catalog, for: .apple)
        #expect(try entry(left, "a").messages.keys.elements == [Samples.english])
        #expect(left.diagnostics.isEmpty)
        let filled = Legaliser.legalise(catalog, for: .apple, options: Legaliser.Options(fillsGaps: true))
        #expect(try text(filled, "a", "pl") == "Text")
        #expect(filled.diagnostics.map(\.identifier) == ["copied"])
    }

    /// Android drops what its default folder lacks, so the default text is what Apple's app shows: the key.
    @Test func aMissingSourceTextIsTheKey() throws {
        let catalog = Samples.catalog("a key", [], [("pl", [.text("Tekst")])])
        let result = Legaliser.legalise(catalog, for: .android)
        #expect(try text(result, "a key", "en") == "a key")
        #expect(result.diagnostics.map(\.identifier) == ["missing-source"])
    }

    /// An app formats the key that it gets for a missing text.
    @Test func aMissingSourceTextWithArgumentsIsTheKeyAsAFormat() throws {
        let catalog = Samples.catalog(
            "%lld Cores",
            Samples.arguments(.integer(IntegerType(bits: 64))),
            [("pl", [.text("Rdzenie: "), Samples.number(0)])]
        )
        let result = Converter().convert(catalog, from: AppleFormat(), to: AndroidFormat())
        let key = try #require(result.catalog.entries.keys.first)
        let context = RenderingContext([.number(4)])
        #expect(Renderer(result.catalog).render(key, in: Samples.english, context).shown == "4 Cores")
    }

    /// A product stays around the plural that it holds.
    @Test func productsStayOutside() throws {
        let number = Samples.select(
            0,
            "n",
            [(Samples.one, [.text("a call")]), (.otherwise, [Samples.number(0), .text(" calls")])]
        )
        let product = Select(
            .environment(.product),
            variants: [
                Variant(.text("tablet"), Pattern([.text("Tablet: "), number])),
                Variant(.otherwise, Pattern([number])),
            ]
        )
        let catalog = Samples.catalog("calls", Samples.arguments(Samples.int32), [("en", [.select(product)])])
        let result = Legaliser.legalise(catalog, for: .android)
        let pattern = try #require(try entry(result, "calls").messages[Samples.english]?.patterns.first)
        #expect(pattern.elements.count == 1)
        #expect(
            pattern.selects.map(\.selector) == [.environment(.product), .argument(0, .integer), .argument(0, .integer)]
        )
        #expect(try text(Legaliser.legalise(catalog, for: .apple), "calls_tablet", "en") != nil)
    }

    // MARK: Lists

    @Test func listsBecomeEntries() throws {
        var catalog = Catalog(sourceLanguage: Samples.english)
        var entry = Entry()
        entry.messages[Samples.english] = Message(content: .list([Pattern("Monday"), Pattern("Tuesday")]))
        entry.messages[Samples.tag("pl")] = Message(content: .list([Pattern("poniedziałek")]))
        catalog.entries[Key("days", kind: .list)] = entry
        let result = Legaliser.legalise(catalog, for: .apple)
        #expect(result.catalog.entries.keys.map(\.name) == ["days.0", "days.1"])
        #expect(try text(result, "days.1", "en") == "Tuesday")
        #expect(try self.entry(result, "days.1").messages[Samples.tag("pl")] == nil)
        #expect(result.outcomes.counts(in: catalog) == [.callChanged: 2])
    }

    // MARK: Conditions

    /// Russian's four forms, of which a range decides none: every form's numbers are looked at.
    @Test func rangesAreDecidedNumberByNumber() throws {
        let range = NumberRange(
            lower: NumberRange.Bound(DecimalNumber(2), isInclusive: true),
            upper: NumberRange.Bound(DecimalNumber(4), isInclusive: true)
        )
        let catalog = Samples.catalog(
            "apples",
            Samples.arguments(Samples.int32),
            [
                (
                    "en",
                    [
                        Samples.select(
                            0,
                            "n",
                            [
                                (Samples.one, [.text("an apple")]),
                                (.number(range), [.text("a few apples")]),
                                (.otherwise, [.text("many apples")]),
                            ]
                        )
                    ]
                )
            ]
        )
        let result = Legaliser.legalise(catalog, for: .apple)
        #expect(result.outcomes.counts(in: catalog) == [.rewritten: 1])
        let key = try #require(result.catalog.entries.keys.first)
        for (number, expected) in [(1, "an apple"), (2, "many apples"), (5, "many apples")] {
            let context = RenderingContext([.number(number)])
            #expect(Renderer(result.catalog).render(key, in: Samples.english, context).shown == expected)
        }
    }

    /// `zero` of Android is dead in English, where Apple's `zero` would be exactly 0.
    @Test func anUnusedZeroDoesNotBecomeExactlyZero() throws {
        let catalog = Samples.catalog(
            "mail",
            Samples.arguments(Samples.int32),
            [
                (
                    "en",
                    [
                        Samples.select(
                            0,
                            "m",
                            [
                                (.category(.zero, .cardinal), [.text("never")]),
                                (.category(.few, .cardinal), [.text("never either")]),
                                (.otherwise, [.text("letters")]),
                            ]
                        )
                    ]
                )
            ]
        )
        let result = Legaliser.legalise(catalog, for: .apple)
        let select = try #require(try entry(result, "mail").messages[Samples.english]?.patterns.first?.selects.first)
        #expect(select.variants.map(\.condition) == [.category(.few, .cardinal), .otherwise])
    }

    // MARK: Arguments

    @Test func aNumberPassedApartComesFirst() throws {
        let catalog = Samples.catalog(
            "invite",
            [Argument(position: 1, type: .any), Argument(name: "count", type: .number)],
            [
                (
                    "en",
                    [
                        .select(
                            Select(
                                .argument(1, .integer),
                                variants: [
                                    Variant(Samples.one, Pattern([Samples.text(0), .text(" invites you")])),
                                    Variant(.otherwise, Pattern([Samples.text(0), .text(" invites you all")])),
                                ]
                            )
                        )
                    ]
                )
            ]
        )
        let result = Legaliser.legalise(catalog, for: .apple)
        #expect(try entry(result, "invite").arguments.map(\.position) == [1, 2])
        #expect(try entry(result, "invite").arguments.map(\.name) == ["count", nil])
        #expect(result.outcomes.counts(in: catalog) == [.callChanged: 1])
        let key = try #require(result.catalog.entries.keys.first)
        let context = RenderingContext([.number(1), .text("Ada")])
        #expect(Renderer(result.catalog).render(key, in: Samples.english, context).shown == "Ada invites you")
    }

    @Test func formatsOfOnePlatformBecomeTexts() throws {
        let date = Format.functions([Function(namespace: "java", name: "tY")])
        let catalog = Samples.catalog(
            "year",
            Samples.arguments(.date),
            [("en", [.text("Since "), .placeholder(Placeholder(argument: 0, format: date))])]
        )
        #expect(Legaliser.legalise(catalog, for: .android).outcomes.counts(in: catalog) == [.kept: 1])
        let result = Legaliser.legalise(catalog, for: .apple)
        #expect(result.outcomes.counts(in: catalog) == [.rewritten: 1])
        let since = Pattern([.text("Since "), .placeholder(Placeholder(argument: 0))])
        #expect(try entry(result, "year").messages[Samples.english]?.patterns == [since])
    }

    /// Apple's files can say it of no text that looks like one, Android's of those with percent signs that begin nothing.
    @Test func thatATextIsNoFormatIsNoted() throws {
        let catalog = Samples.catalog("sale", [], [("en", [.text("20% off")]), ("pl", [.text("taniej o 20%d")])])
        let result = Legaliser.legalise(catalog, for: .apple)
        #expect(result.diagnostics.map(\.identifier) == ["lost-annotation"])
        #expect(result.outcomes.counts(in: catalog) == [.rewritten: 2])
        #expect(Legaliser.legalise(catalog, for: .i18nextVersion4).outcomes.counts(in: catalog) == [.kept: 2])
        let android = Legaliser.legalise(catalog, for: .android)
        #expect(android.diagnostics.map(\.identifier) == ["lost-annotation"])
        #expect(android.outcomes.counts(in: catalog) == [.rewritten: 2])
        let prose = Samples.catalog("sale", [], [("en", [.text("20% of %d")])])
        #expect(Legaliser.legalise(prose, for: .android).outcomes.counts(in: prose) == [.kept: 1])
    }

    @Test func inflectionIsApplesAlone() throws {
        let catalog = Samples.catalog("birds", [], [("en", [.text("^[1 bird](inflect: true)")])])
        let apple = Legaliser.Options(apps: SourceApps(SourceApps.App(.apple)))
        #expect(Legaliser.legalise(catalog, for: .apple, options: apple).diagnostics.isEmpty)
        let android = Legaliser.legalise(catalog, for: .android, options: apple)
        #expect(android.diagnostics.map(\.identifier) == ["lost-markup"])
        // Other apps show it as it stands, too.
        let other = Legaliser.Options(apps: SourceApps(SourceApps.App(.i18nextVersion4)))
        #expect(Legaliser.legalise(catalog, for: .android, options: other).diagnostics.isEmpty)
    }

    @Test func elementsBecomeText() throws {
        let link = Markup(.element("a", [Markup.Attribute(name: "href", value: "x?a=1&b=\"2\"")]), Pattern("here"))
        let catalog = Samples.catalog("news", [], [("en", [.text("See "), .markup(link), .text(".")])])
        let result = Legaliser.legalise(catalog, for: .apple)
        #expect(try text(result, "news", "en") == "See <a href=\"x?a=1&b=&quot;2&quot;\">here</a>.")
        #expect(result.diagnostics.map(\.identifier) == ["lost-markup"])
        #expect(result.diagnostics.map(\.severity) == [.note])
    }

    // MARK: Names

    @Test func namesOfOneFolderAreMadeDifferent() throws {
        var catalog = Samples.catalog("title", [], [("en", [.text("Home")])])
        catalog.entries[Key("title", table: "InfoPlist")] = catalog.entries[Key("title")]
        catalog.entries[Key("title", table: "Settings/")] = catalog.entries[Key("title")]
        let android = Legaliser.legalise(catalog, for: .android)
        #expect(android.catalog.entries.keys.map(\.name) == ["title", "title_InfoPlist", "title"])
        #expect(android.outcomes.counts(in: catalog) == [.kept: 2, .callChanged: 1])
        let apple = Legaliser.legalise(catalog, for: .apple)
        #expect(apple.catalog.entries.keys.map(\.name) == ["title", "title", "title"])
    }

    @Test func kindsThatTheTargetDoesNotTellApartGetDifferentNames() throws {
        var catalog = Samples.two
        catalog.entries[Key("two", kind: .plural)] = catalog.entries[Key("two")]
        let result = Legaliser.legalise(catalog, for: .apple)
        #expect(result.catalog.entries.keys.map(\.name) == ["two", "two_plural"])
        #expect(result.outcomes.counts(in: catalog) == [.kept: 1, .callChanged: 1])
    }
}
