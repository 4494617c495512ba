import InterlinguaFormats
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Lists that differ between languages, and lists that are passed.
@Suite struct ListConversionTests {
    private static let targets = FormatRegistry.formats.map(\.name).filter { !$0.hasPrefix("i18next") }

    private func convert(_ english: String, _ polish: String, to target: String) throws -> CheckedConversion {
        let project = ComparedProject.make(
            I18nextFormat(.v4),
            [("locales/en/translation.json", english), ("locales/pl/translation.json", polish)]
        )
        return try CheckedConversion(project, to: target)
    }

    /// No list has forms, so that items which refer to texts that have some are asked for one by one.
    @Test(
        arguments: FormatRegistry.formats.map(\.name),
        [#""n_one": "{{count}} bird", "n_other": "{{count}} birds""#, #""n_male": "he", "n_other": "it""#]
    )
    func itemsThatChoose(target: String, texts: String) throws {
        let file = #"{"l": ["A", "$t(n)"], \#(texts)}"#
        let source = ComparedProject.make(I18nextFormat(.v4), [("locales/en/translation.json", file)])
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// Smartling's library finds a plural in the source language, even for an empty one, but no item without forms.
    @Test(arguments: FormatRegistry.formats.map(\.name), ["[]", #"[""]"#, #"["", "C"]"#])
    func itemsThatALanguageLacks(target: String, items: String) throws {
        let files = [
            ("locales/de/translation.json", #"{"l": ["$t(n)", "B"], "n_one": "1", "n_other": "{{count}}"}"#),
            ("locales/th/translation.json", #"{"l": \#(items)}"#),
        ]
        let source = ComparedProject.make(I18nextFormat(.v4), files, sourceLanguage: "de")
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// `{{l, list}}` prints “a and b”; the other platforms have no such format.
    @Test(arguments: targets)
    func aListIsPassed(target: String) throws {
        let conversion = try convert(#"{"k": "Buy {{l, list}}"}"#, "{}", to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.explained.contains { $0.hasPrefix("k") && $0.hasSuffix(": lost-format") })
    }

    /// `getStringArray` has null for such items, and the other ones as they are.
    @Test(arguments: FormatRegistry.formats.map(\.name))
    func nullsInLists(target: String) throws {
        func file(_ text: String) -> String {
            "<resources><string-array name=\"n\"><item>@null</item><item>\(text)</item></string-array></resources>"
        }
        let project = ComparedProject.make(
            AndroidFormat(),
            [("values/strings.xml", file("Light")), ("values-de/strings.xml", file("Hell"))]
        )
        let conversion = try CheckedConversion(project, to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.explained == [])
        let texts = conversion.result.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(texts.contains("Light") && texts.contains("Hell"))
        #expect(texts.contains("@null") == (target == "android"))
    }

    /// In version 1, items are texts of their own.
    @Test("A list that shares its name with a plural gets another one", arguments: ["", "-v1", "-v2", "-v3", "-v4"])
    func aListBesideAPlural(version: String) throws {
        let project = ComparedProject.make(
            AndroidFormat(),
            [
                (
                    "values/strings.xml",
                    """
                    <resources><string-array name="n"><item>a</item></string-array><plurals name="n">
                    <item quantity="one">%d bird</item><item quantity="other">%d birds</item></plurals></resources>
                    """
                )
            ]
        )
        let target = try #require(FormatRegistry.format(named: "i18next" + version))
        let result = Converter().convert(project.catalog, from: project.format, to: target)
        #expect(Converter().verify(result, of: project, for: target).differences.filter(\.isUnexplained).isEmpty)
        #expect(Converter().readBack(result, as: target, []).errors.map(\.message) == [])
    }

    /// `returnObjects` gives the list as it is written where keys have no separator (i18next's Translator).
    @Test("Keys keep their separator where texts of lists refer to others")
    func separatorOfKeys() throws {
        func settings(_ item: String) throws -> Set<String> {
            let project = ComparedProject.make(
                AppleFormat(),
                [("en.lproj/Localizable.strings", "\"a\" = \"A\"; \"a.b\" = \"B\"; \"a.b.c\" = \"\";")]
            )
            let lists = ComparedProject.make(
                AndroidFormat(),
                [
                    (
                        "values/strings.xml",
                        "<resources><string name=\"d\">D</string><string-array name=\"l\"><item>\(item)</item>"
                            + "</string-array></resources>"
                    )
                ]
            )
            var catalog = project.catalog
            catalog.entries.merge(lists.catalog.entries) { $1 }
            let target = I18nextFormat(.v4)
            return Set(Converter().convert(catalog, from: AndroidFormat(), to: target).chosenSettings.keys)
        }
        #expect(try settings("x") == ["keySeparator"])
        #expect(try settings("@string/d") == [])
    }

    @Test("A shorter list, whose placeholder is escaped for HTML", arguments: targets)
    func shorterLists(target: String) throws {
        let conversion = try convert(#"{"k": ["A", "B {{x}}", "C"]}"#, #"{"k": ["D", "E {{x}}"]}"#, to: target)
        #expect(conversion.unexplained == [])
    }

    /// What nests nothing in later versions nests an empty key on iOS.
    @Test func itemsThatNestNothing() throws {
        let files = [("locales/en/translation.json", #"{"k": ["$t()"]}"#)]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v3), files), to: "i18next-v1")
        #expect(conversion.unexplained == [])
    }

    /// A language with files of its own has no other one's: an item more there was written.
    @Test func itemsOfAnotherLanguageAreNoFallback() throws {
        let source = ComparedProject.make(
            I18nextFormat(.v4),
            [
                ("locales/en/translation.json", #"{"k": ["A", "B"]}"#),
                ("locales/pl/translation.json", #"{"k": ["C"]}"#),
            ]
        )
        var result = Converter().convert(source.catalog, from: source.format, to: AppleFormat())
        #expect(Converter().verify(result, of: source, for: AppleFormat()).unexplained.isEmpty)
        let place = try #require(result.files.firstIndex { $0.path.contains("pl.lproj") })
        result.files[place] = OutputFile(
            path: result.files[place].path,
            bytes: result.files[place].bytes + Array("\n\"k.1\" = \"B\";".utf8)
        )
        #expect(!Converter().verify(result, of: source, for: AppleFormat()).unexplained.isEmpty)
    }

    /// An app that goes through the items stops at a text.
    @Test(arguments: targets)
    func aTextInPlaceOfAList(target: String) throws {
        let conversion = try convert(#"{"k": ["A", "B"]}"#, #"{"k": "C"}"#, to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.explained.contains { $0.hasPrefix("k pl: ") && $0.contains("faulty-source") })
    }

    @Test("The number is shown beside a nested text that it chooses", arguments: targets)
    func aNumberBesideANestedText(target: String) throws {
        let file = #"{"k": "{{count}} $t(d, {\"count\": {{count}}})", "d_one": "day", "d_other": "days"}"#
        let conversion = try convert(file, "{}", to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.explained == [])
    }

    /// A translation service wrote the list of one language as an object, whose members have the items' names.
    @Test(arguments: targets)
    func anObjectInPlaceOfAList(target: String) throws {
        let conversion = try convert(
            #"{"steps": ["Open", "Tap"]}"#,
            #"{"steps": {"0": "Otwórz", "1": "Stuknij"}}"#,
            to: target
        )
        #expect(conversion.unexplained == [])
        for text in ["Open", "Tap", "Otwórz", "Stuknij"] { #expect(conversion.text.contains(text)) }
    }

    @Test("An empty list beside one of another language", arguments: targets + ["i18next-v1"])
    func emptyListsBesideOthers(target: String) throws {
        let conversion = try convert(#"{"k": []}"#, #"{"k": ["A"]}"#, to: target)
        #expect(conversion.unexplained == [])
    }

    /// The files of `English` have no place beside those of `en`, whose list is shorter than a third one.
    @Test(arguments: ["swifternalization", "i18next-v1"])
    func listsOfLostLanguages(target: String) throws {
        let files = [("en", #"{"k": ["A"]}"#), ("English", #"{"k": ["B"]}"#), ("pl", #"{"k": ["C", "D"]}"#)]
        let project = ComparedProject.make(I18nextFormat(.v4), files.map { ("locales/\($0.0)/translation.json", $0.1) })
        let conversion = try CheckedConversion(project, to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.explained.contains { $0.contains("lost-language") })
    }
}
