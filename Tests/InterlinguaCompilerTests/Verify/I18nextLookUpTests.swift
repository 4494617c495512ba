import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// What i18next finds in other places than its files suggest is found in every format's files, or the difference is
/// announced.
@Suite struct I18nextLookUpTests {
    private static let targets = FormatRegistry.formats.map(\.name).filter { $0 != "i18next" }

    private func project(_ files: KeyValuePairs<String, String>) -> VerifiedProject {
        ComparedProject.make(I18nextFormat(.v4), files.map { ("locales/\($0.key)/translation.json", $0.value) })
    }

    private func convert(
        _ source: VerifiedProject,
        to name: String
    ) throws -> (result: Converter.Result, differences: [Difference], unexplained: [String]) {
        let target = try #require(FormatRegistry.format(named: name))
        let result = Converter().convert(source.catalog, from: source.format, to: target)
        let verification = Converter().verify(result, of: source, for: target)
        #expect(verification.sentenceCount > 0)
        let unexplained = verification.unexplained.map { "\($0.language): \($0)" }
        return (result, verification.differences, unexplained)
    }

    private func text(_ result: Converter.Result, at path: String) throws -> String {
        String(decoding: try #require(result.files.first { $0.path == path }).bytes, as: UTF8.self)
    }

    // MARK: Arguments

    @Test(arguments: targets)
    func anObjectPrintsAsATextBesideItsMembers(target: String) throws {
        let source = project(["en": #"{"a": "{{- name}}, {{- name.first}}"}"#, "de": #"{"a": "{{- name}}"}"#])
        let (_, differences, _) = try convert(source, to: target)
        #expect(differences.map(\.description) == [])
    }

    /// The library shows a placeholder for which nothing is passed as it is written, which no call of other apps can ask
    /// for.
    @Test(arguments: [
        ("android", []), ("apple", []), ("smartling", []), ("swifternalization", []),
        ("i18next-v1", [["lost-placeholder"]]),
    ])
    func aNumberThatIsShownIsNotLeftOut(target: String, causes: [[String]]) throws {
        let file = #"{"k": "{{count}} now", "k_one": "one", "k_other": "more", "k_male": "he"}"#
        let spaced = file.replacing("{{count}}", with: "{{- count }}")
        for source in [file, file.replacing("k_male", with: "m"), spaced].map({ project(["en": $0]) }) {
            let (_, differences, unexplained) = try convert(source, to: target)
            #expect(unexplained == [])
            let absent = differences.filter { $0.arguments.values.contains(.absent) }
            #expect(absent.map { $0.causes.map(\.rawValue) } == causes)
        }
        // The library makes “NaN” of nothing.
        let number = project(["en": file.replacing("{{count}}", with: "{{count, number}}")])
        #expect(try convert(number, to: target).unexplained == [])
    }

    /// Foundation takes a key that is shown for a format.
    @Test func keysWithPercentSignsAreMissingTexts() throws {
        let source = project([
            "en": #"{"b": "B"}"#, "de": #"{"b": "B", "save {{n}}%)": "spare {{n}}%)"}"#, "fr": #"{"b": "B"}"#,
        ])
        let (_, differences, unexplained) = try convert(source, to: "apple")
        #expect(unexplained == [])
        #expect(differences.contains { $0.causes == [.missingText] })
    }

    // MARK: Languages

    /// Quechua has no rules in CLDR, so that `Intl` counts as in English.
    private let eggs = """
        {"eggs_one": "an egg", "eggs_other": "{{count}} eggs"}
        """

    @Test(arguments: targets)
    func languagesWithoutRulesAreCountedAsEnglish(target: String) throws {
        #expect(try convert(project(["en": eggs, "qu": eggs]), to: target).unexplained == [])
    }

    @Test func languagesWithoutRulesHaveASingular() throws {
        let entry = try #require(project(["en": eggs, "qu": eggs]).catalog.entries[Key("eggs")])
        let quechua = try #require(LanguageTag("qu"))
        let select = try #require(entry.messages[quechua]?.patterns.first?.selects.first)
        #expect(select.variants.map { $0.condition.holds(for: DecimalNumber(1), language: quechua) } == [true, false])
        #expect(select.variants.map { $0.condition.holds(for: DecimalNumber(2), language: quechua) } == [false, true])
    }

    /// The library that reads versions 2 and 3 takes `en_US` for a language of its own, which has no plurals; none before
    /// version 4 asks for `uz@Latn`.
    @Test(arguments: targets)
    func languagesWithAnUnderscoreHavePlurals(target: String) throws {
        let (result, _, unexplained) = try convert(project(["en": eggs, "en_US": eggs, "uz@Latn": eggs]), to: target)
        #expect(unexplained == [])
        let isRead = ["i18next-v2", "i18next-v3"].contains(target)
        let isRespelled = isRead || target == "i18next-v1"
        #expect(result.diagnostics.contains { $0.identifier == "language-code" } == isRespelled)
        if isRead {
            let paths = result.files.map(\.path)
            #expect(paths == ["en", "en-US", "uz-Latn"].map { "locales/\($0)/translation.json" })
        }
    }

    /// `Intl` has no rules for such a code, so that the library asks for the forms of English.
    @Test(arguments: targets)
    func languagesThatAreSpelledAsWordsAreCountedAsEnglish(target: String) throws {
        let other = #"{"eggs_other": "{{count}} dan"}"#
        let source = project(["en": eggs, "ptBr": eggs, "zhCn": other, "zhHant": eggs, "polish": eggs])
        let (result, _, unexplained) = try convert(source, to: target)
        #expect(unexplained == [])
        let isRespelled = ["i18next-v1", "i18next-v2", "i18next-v3", "i18next-v4"].contains(target)
        #expect(result.diagnostics.contains { $0.identifier == "language-code" } == isRespelled)
    }

    @Test func languagesThatAreSpelledAsWordsKeepTheirFiles() throws {
        let source = project(["en": #"{"a": "A"}"#, "zhCn": #"{"a": "Z"}"#, "spanish": #"{"a": "S"}"#])
        let (result, differences, _) = try convert(source, to: "i18next-v4")
        #expect(differences.map(\.description) == [])
        #expect(result.files.map(\.path) == ["en", "spanish", "zhCn"].map { "locales/\($0)/translation.json" })
        let apple = try convert(source, to: "apple")
        #expect(apple.result.files.map(\.path) == ["en", "es", "zh-CN"].map { "\($0).lproj/Localizable.strings" })
        #expect(apple.differences.map(\.description) == [])
    }

    /// No folder of Apple's can be named for `uz@Latn` or `english`, where other files have the tag's own name.
    @Test(arguments: targets)
    func severalSpellingsOfOneLanguageAreKeptOrAnnounced(target: String) throws {
        let source = project(["en": eggs, "english": eggs, "uz-Latn": eggs, "uz@Latn": eggs])
        #expect(try convert(source, to: target).unexplained == [])
    }

    /// Android would show American texts to all who read English, but for those of the default folder's own language.
    @Test func androidShowsTheTextsOfALanguageRatherThanThoseOfAnotherRegion() throws {
        let source = project([
            "en": #"{"a": "Colour", "b": "Egg"}"#, "en-US": #"{"a": "Color", "b": "Egg"}"#, "de": #"{"a": "Farbe"}"#,
        ])
        let (result, _, unexplained) = try convert(source, to: "android")
        #expect(unexplained == [])
        let own = try text(result, at: "values-en/strings.xml")
        #expect(own.contains(#"<string name="a">Colour</string>"#) && !own.contains(#"name="b""#))
        let others = try convert(project(["en": #"{"a": "Colour"}"#, "en-GB": #"{"a": "Colours"}"#]), to: "android")
        #expect(others.unexplained == [])
        #expect(others.result.files.map(\.path) == ["values/strings.xml", "values-en-rGB/strings.xml"])
    }

    // MARK: Names

    @Test(arguments: targets)
    func emptyTextsAreNotFoundWhereAStepToThemIsAText(target: String) throws {
        let source = project(["en": #"{"Load": "L", "Load...": "LL"}"#, "de": #"{"Load": "D", "Load...": ""}"#])
        #expect(try convert(source, to: target).unexplained == [])
    }

    /// French has left a name behind that version 3 would ask for with a number.
    @Test(arguments: targets)
    func whatOnlyShowsANumberHasNoForms(target: String) throws {
        let source = project([
            "en": #"{"rest": "x"}"#, "fr": #"{"drop_plural": "{{count}} scènes ?", "drop": "{{count}} scène ?"}"#,
        ])
        #expect(try convert(source, to: target).unexplained == [])
    }

    @Test func referencesAreFoundByTheNamesThatAndroidHas() throws {
        let source = project(["en": #"{"a": {"x": "$t(b.x)"}, "b": {"x": "X"}}"#])
        let (android, _, _) = source.converted(to: AndroidFormat())
        let message = try #require(android.catalog.entries[Key("a.x")]?.messages.values.first)
        let back = Reference(.entry(Key("b.x")), inherited: [.variables, .selectors])
        #expect(message.patterns == [Pattern([.reference(back)])])
    }

    // MARK: Lists

    private let list = (
        en: #"{"list": ["one", "two", "three"]}"#, de: #"{"list": ["eins"]}"#, es: #"{"list": [null, "dos", "tres"]}"#
    )

    /// Since 23.0 the library goes on to the next language where it finds null.
    @Test func anItemThatIsNullIsTheNextLanguages() throws {
        let entry = try #require(project(["en": list.en, "es": list.es]).catalog.entries[Key("list", kind: .list)])
        let spanish = try #require(LanguageTag("es"))
        #expect(entry.messages[spanish]?.patterns.map(\.plainText) == ["one", "dos", "tres"])
        let (result, _, unexplained) = try convert(project(["en": list.en, "es": list.es]), to: "i18next-v4")
        #expect(unexplained == [])
        #expect(try text(result, at: "locales/es/translation.json").contains("null"))
    }

    @Test(arguments: targets)
    func itemsThatAreNullAreCopied(target: String) throws {
        #expect(try convert(project(["en": list.en, "es": list.es]), to: target).unexplained == [])
    }

    /// Where every item is asked for by itself, a shorter list goes on with what is shown for missing texts.
    @Test(arguments: targets)
    func shorterListsAreAnnounced(target: String) throws {
        let found = try convert(project(["en": list.en, "de": list.de]), to: target)
        #expect(found.unexplained == [])
        let format = try #require(FormatRegistry.format(named: target))
        let causes = found.differences.map { "\($0.language) \($0.causes.map(\.rawValue).joined(separator: " "))" }
        let cause = ["apple", "smartling"].contains(target) ? "missing-text" : "other-language"
        #expect(causes == (format.capabilities.lists ? [] : ["de \(cause)"]))
    }

    // MARK: Arguments

    /// Spanish has translated a variable's name, so that it steps over the argument that the other languages show.
    @Test func whatStepsOverAnArgumentIsLeftOut() throws {
        let source = project([
            "en": #"{"a": {"at": "At {{latitude}}."}}"#, "es": #"{"a": {"at": "En {{latitud}}."}}"#,
        ])
        #expect(try convert(source, to: "apple").unexplained == [])
        let (apple, _, _) = source.converted(to: AppleFormat())
        let spanish = try #require(LanguageTag("es"))
        let skipping = try #require(apple.catalog.entries.values.first?.messages[spanish]?.patterns.first)
        #expect(skipping.selects.count == 1)
        let (result, _, unexplained) = try convert(apple, to: "i18next-v4")
        #expect(unexplained == [])
        #expect(result.catalog.entries.count == 1)
        #expect(result.catalog.entries.values.first?.messages[spanish]?.patterns.first?.selects.isEmpty == true)
    }
}
