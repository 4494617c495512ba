import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics
import Testing

@testable import InterlinguaCompiler

/// What i18next shows in the place of a nested call is what every format's files show; the texts are those of 22.4.8.
@Suite struct I18nextNestingTests {
    private static let targets = FormatRegistry.formats.map(\.name).filter { $0 != "i18next" }

    /// A file, and what the library shows for its keys with the number 3 as `n`.
    struct Shape: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The file as versions 2 to 4 have it.
        let file: String
        let shown: [String: String]
    }

    /// In languages without texts of their own the library's error names the language, which no file says.
    private static let list = Shape(
        testDescription: "a list",
        file: #"{"a": "$t(l)|$t(e)", "l": ["x", "y"], "e": []}"#,
        shown: [
            "a": "key 'l (en)' returned an object instead of string."
                + "|key 'e (en)' returned an object instead of string."
        ]
    )

    private static let object = Shape(
        testDescription: "an object",
        file: #"{"a": "$t(o)|$t(e) {{n}}", "o": {"x": "X"}, "e": {}}"#,
        shown: [
            "a": "key 'o (en)' returned an object instead of string."
                + "|key 'e (en)' returned an object instead of string. 3"
        ]
    )

    /// What the library for iOS does not show: it reads no text twice, and crashes at such counts.
    private static let laterShapes = [
        Shape(
            testDescription: "a call in the name of another one",
            file: #"{"a": "$t($t(k))|$t(a.$t(k))|$t(b $t(k), {\"x\": 1}) {{n}}", "k": "K {{n}}"}"#,
            shown: ["a": "K 3|a.K 3|b K 3 3"]
        ),
        Shape(
            testDescription: "calls in the names of others, with a count",
            file: #"{"a": "$t(x$t(k, {\"count\": {{n}} }) $t(k) $t(k) {{n}}", "k": "K"}"#,
            shown: ["a": "xk k $t(k 3"]
        ),
        Shape(
            testDescription: "a count between quotes",
            file: #"""
                {"a": "$t(k, {\"count\": \"{{n}}\"})", "k": "{{count}} K", "k_one": "one", "k_other": "more",
                "k_plural": "more"}
                """#,
            shown: ["a": "3 K"]
        ),
        Shape(
            testDescription: "a form that nests itself",
            file: #"{"a": "$t(m_other, {\"count\": {{n}} })|", "m_other": "M{{count}} $t(m_other) "}"#,
            shown: ["a": "M3 M3   |"]
        ),
        Shape(
            testDescription: "a text that nests itself by another name than the app's",
            file: #"{"a": "A $t(translation:a) {{n}}", "b": "B $t(translation:a)", "c": "C $t(a)"}"#,
            shown: ["a": "A A A  3 3 3", "b": "B A A  3 3", "c": "C A A A  3 3 3"]
        ),
    ]

    private static let shapes = [
        Shape(
            testDescription: "a text that nests itself",
            file: #"{"a": "A $t(a) {{n}}%"}"#,
            shown: ["a": "A A  3% 3%"]
        ),
        Shape(
            testDescription: "a text that nests itself with a count",
            file: #"{"a": "$t(a, {\"count\": {{n}} }) {{n}}"}"#,
            shown: ["a": " 3 3"]
        ),
        Shape(
            testDescription: "texts that nest each other",
            file: #"{"a": "A $t(b)", "b": "B $t(a) {{n}}", "c": "C $t(a)"}"#,
            shown: ["a": "A B  3", "b": "B A  3", "c": "C A B  3"]
        ),
        Shape(
            testDescription: "a count that is handed on twice",
            file: #"""
                {"a": "$t(b, {\"count\": {{n}} }) {{n}}", "b": "$t(k, {\"count\": {{n}} })", "k": "one", "k_one": "one",
                "k_other": "{{count}} K", "k_plural": "{{count}} K"}
                """#,
            shown: ["a": "3 K 3", "b": "3 K"]
        ),
        Shape(
            testDescription: "a call in the name of another one, with a count",
            file: #"{"a": "$t(x$t(k, {\"count\": {{n}} }) {{n}}", "k": "K"}"#,
            shown: ["a": "x$t(k 3"]
        ),
        Shape(
            testDescription: "a key that there is not, with a count",
            file: #"{"a": "$t(gone, {\"count\": {{n}} })|"}"#,
            shown: ["a": "gone|"]
        ),
        Shape(
            testDescription: "a name with spaces in front of options",
            file: #"{"a": "$t( gone , {\"count\": {{n}} })|"}"#,
            shown: ["a": "gone |"]
        ),
        Shape(
            testDescription: "a call that is all of a text, with a value",
            file: #"{"a": "$t(k)", "k": "{{n}} K"}"#,
            shown: ["a": "3 K", "k": "3 K"]
        ),
        Shape(
            testDescription: "a form that only a call with a count asks for",
            file: #"{"a": "$t(k, {\"count\": {{n}} })", "k_other": "more", "k_plural": "more"}"#,
            shown: ["a": "more"]
        ),
        Shape(
            testDescription: "an item of a list, which only JavaScript finds",
            file: #"{"a": "$t(l.1) {{n}}|$t(l.2)", "l": ["x", "Y {{n}}"]}"#,
            shown: ["a": "Y 3 3|l.2"]
        ),
        Shape(testDescription: "a call of nothing", file: #"{"a": "$t() {{n}}"}"#, shown: ["a": "$t() 3"]),
        Shape(
            testDescription: "options that are no JSON",
            file: #"{"a": "$t(k, {\"x\": y})|", "k": "K"}"#,
            shown: ["a": #"k,{"x": y}|"#]
        ),
    ]

    private func project(_ shape: Shape, _ version: I18nextVersion) -> VerifiedProject {
        var file = shape.file
        if version == .v1 {
            file = file.replacing("{{", with: "__").replacing("}}", with: "__")
        }
        return ComparedProject.make(I18nextFormat(version), [("locales/en/translation.json", file)])
    }

    @Test(arguments: shapes + laterShapes + [list, object], [I18nextVersion.v2, .v3, .v4])
    func theCatalogueSaysWhatTheLibraryShows(_ shape: Shape, _ version: I18nextVersion) throws {
        let catalog = project(shape, version).catalog
        let english = try #require(LanguageTag("en"))
        for (key, shown) in shape.shown {
            let context = RenderingContext(namedValues: ["n": .number(DecimalNumber(3))])
            #expect(Renderer(catalog).render(Key(key), in: english, context) == .text(shown))
        }
    }

    @Test(arguments: laterShapes, [I18nextVersion.v2, .v3, .v4])
    func everyFormatShowsTheSameAsLaterVersions(_ shape: Shape, _ version: I18nextVersion) throws {
        try everyFormatShowsTheSame(shape, version)
    }

    @Test(arguments: shapes, I18nextVersion.allCases)
    func everyFormatShowsTheSame(_ shape: Shape, _ version: I18nextVersion) throws {
        let source = project(shape, version)
        for name in Self.targets {
            let target = try #require(FormatRegistry.format(named: name))
            let result = Converter().convert(source.catalog, from: source.format, to: target)
            let verification = Converter().verify(result, of: source, for: target)
            #expect(verification.unexplained.map(\.description) == [], "to \(name)")
        }
    }

    /// A call that names a language asks for that one's text, and so do the calls in it.
    @Test(arguments: targets)
    func languagesOfCallsAreAsked(target: String) throws {
        let files = [
            (
                "locales/en/translation.json",
                #"""
                {"k": "Cup", "s": "See $t(k, {\"lng\": \"de\"}) {{n}}", "e": "E $t(k)", "d": "$t(e, {\"lng\": \"de\"})",
                "z": "$t(k2, {\"lng\": \"de-AT\"})", "g": "Only", "m": "$t(g, {\"lng\": \"de\"})"}
                """#
            ), ("locales/de/translation.json", #"{"k": "Tasse", "e": "DE $t(k)", "k2": "K2"}"#),
        ]
        let source = ComparedProject.make(I18nextFormat(.v4), files)
        let context = RenderingContext(namedValues: ["n": .number(DecimalNumber(3))])
        for (key, shown) in ["s": "See Tasse 3", "e": "E Cup", "d": "DE Tasse", "z": "K2", "m": "Only"] {
            let answer = Renderer(source.catalog).render(Key(key), in: source.catalog.sourceLanguage, context)
            #expect(answer == .text(shown), "\(key)")
        }
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
    }

    /// The form that the other language chooses can't be said.
    @Test func formsOfNamedLanguagesStayAsTheyAre() {
        let file = #"{"a": "$t(n, {\"lng\": \"de\", \"count\": 2})", "n_one": "1", "n_other": "{{count}}"}"#
        let source = ComparedProject.make(I18nextFormat(.v4), [("locales/en/translation.json", file)])
        #expect(source.diagnostics.map(\.identifier) == ["i18next-nested-option"])
        #expect(source.diagnostics.first?.range?.place == "locales/en/translation.json:1:8")
    }

    /// On iOS a call within the key of another one is a part of that key, which is shown.
    @Test(arguments: targets)
    func callsWithinKeysArePartsOfThemOnIOS(target: String) throws {
        let file = ("locales/en/translation.json", #"{"a": "$t($t(b)) __n__", "b": "k", "k": "K"}"#)
        let source = ComparedProject.make(I18nextFormat(.v1), [file])
        let context = RenderingContext(namedValues: ["n": .number(DecimalNumber(3))])
        let answer = Renderer(source.catalog).render(Key("a"), in: source.catalog.sourceLanguage, context)
        #expect(answer == .text("$t(b) 3"))
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// The library for iOS looks for a name without letters like for any other.
    @Test(arguments: targets)
    func callsOfNothingFindAnEmptyKeyOnIOS(target: String) throws {
        let file = ("locales/en/translation.json", #"{"": "E", "a": "$t() __n__"}"#)
        let source = ComparedProject.make(I18nextFormat(.v1), [file])
        let context = RenderingContext(namedValues: ["n": .number(DecimalNumber(3))])
        let answer = Renderer(source.catalog).render(Key("a"), in: source.catalog.sourceLanguage, context)
        #expect(answer == .text("E 3"))
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// Files of version 4 with null are those of an app with a later library (23.0), for which it is missing.
    @Test(arguments: [I18nextVersion.v2, .v3])
    func nullIsAnEmptyText(_ version: I18nextVersion) throws {
        let shape = Shape(
            testDescription: "null",
            file: #"{"a": "A $t(k) {{n}}", "k": null}"#,
            shown: ["a": "A  3"]
        )
        try theCatalogueSaysWhatTheLibraryShows(shape, version)
        try everyFormatShowsTheSame(shape, version)
    }

    /// There is no text for calls without a number.
    @Test(arguments: targets)
    func aCountBetweenQuotesChoosesNothing(target: String) throws {
        let text = #"{"a": "$t(k, {\"count\": \"1\"})", "k_one": "one", "k_other": "more"}"#
        let source = ComparedProject.make(I18nextFormat(.v4), [("locales/en/translation.json", text)])
        let english = try #require(LanguageTag("en"))
        #expect(Renderer(source.catalog).render(Key("a"), in: english) == .text("k"))
        let format = try #require(FormatRegistry.format(named: target))
        let result = Converter().convert(source.catalog, from: source.format, to: format)
        #expect(Converter().verify(result, of: source, for: format).unexplained.map(\.description) == [])
    }

    /// Calls of lists and objects are errors, whose language is the user's.
    @Test(arguments: targets)
    func containersAreFaults(target: String) throws {
        let format = try #require(FormatRegistry.format(named: target))
        for shape in [Self.list, Self.object] {
            let source = project(shape, .v4)
            let result = Converter().convert(source.catalog, from: source.format, to: format)
            #expect(Converter().verify(result, of: source, for: format).unexplained.map(\.description) == [])
        }
    }

    /// A form is asked for in vain with another number than one.
    @Test(arguments: targets)
    func theNumberOfACallIsPassedToTheFormThatItNames(target: String) throws {
        let files = [
            ("locales/nl/translation.json", #"{"m_plural": "$t(m_plural, {\"count\": {{n}} }) here"}"#),
            ("locales/tr/translation.json", #"{"m_plural": ""}"#),
        ]
        let source = ComparedProject.make(I18nextFormat(.v3), files)
        let entry = try #require(source.catalog.entries[Key("m")])
        #expect(entry.arguments.map(\.name) == ["count", "n"])
        #expect(entry.arguments.last?.type == .number)
        let shown = entry.messages.values.first?.patterns.first?.selects.first?.variants.first?.pattern.plainText
        #expect(shown == " here here here")
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// What leads back by forms in a circle of three overflows the stack, and on iOS any circle does.
    @Test func formsWithoutEndAreFaults() throws {
        let circle =
            #"{"a": "A", "a_plural": "$t(b_plural)", "b": "B", "b_plural": "$t(c_plural)", "c": "C", "#
            + #""c_plural": "x $t(a_plural)"}"#
        for (version, text) in [(I18nextVersion.v3, circle), (.v1, #"{"a": "A", "a_plural": "x $t(a_plural)"}"#)] {
            let source = ComparedProject.make(I18nextFormat(version), [("locales/en/translation.json", text)])
            let errors = source.diagnostics.filter { $0.severity == .error }
            #expect(Set(errors.map(\.identifier)) == ["i18next-nesting-cycle"])
            let place = version == .v3 ? "1:25" : "1:27"
            #expect(errors.first?.range?.place.description.hasSuffix(place) == true)
        }
    }

    /// A key that is shown for want of a text is shown as the source has it.
    @Test(arguments: targets)
    func missingTextsAreShownByTheirOldNames(target: String) throws {
        let files = [
            ("locales/en/translation.json", #"{"a": "See $t(list: more) {{n}}"}"#),
            ("locales/sv/translation.json", #"{"list: more": "mer"}"#),
        ]
        let source = ComparedProject.make(I18nextFormat(.v4), files)
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
        if target == "i18next-v1" { #expect(conversion.text.contains(#""list- more":"list: more""#)) }
    }

    /// In German the other text does not lead back.
    @Test func languagesFindTheirOwnTexts() throws {
        let files = [
            ("locales/en/translation.json", #"{"a": "A $t(b)", "b": "B $t(a)"}"#),
            ("locales/de/translation.json", #"{"b": "BB"}"#),
        ]
        let catalog = ComparedProject.make(I18nextFormat(.v4), files).catalog
        let german = try #require(LanguageTag("de"))
        #expect(Renderer(catalog).render(Key("a"), in: german) == .text("A BB"))
        #expect(Renderer(catalog).render(Key("a"), in: catalog.sourceLanguage) == .text("A B "))
    }

    /// Each text would be twice as long as the next one's.
    @Test(arguments: ["android", "apple", "smartling", "swifternalization"], [I18nextVersion.v1, .v4])
    func textsThatGrowWithoutBoundAreLeftOut(_ name: String, _ version: I18nextVersion) throws {
        let texts = (0..<60).map { #""k\#($0)": "$t(k\#($0 + 1)) $t(k\#($0 + 1))""# }
        let file = "{" + texts.joined(separator: ", ") + #", "k60": "x"}"#
        let source = ComparedProject.make(I18nextFormat(version), [("locales/en/translation.json", file)])
        let target = try #require(FormatRegistry.format(named: name))
        let result = Converter().convert(source.catalog, from: source.format, to: target)
        let error = try #require(result.diagnostics.first { $0.identifier == "nesting-too-long" })
        #expect(error.severity == .error)
        #expect(error.range?.place.description.hasSuffix(":1:8") == true)
        let size = result.files.reduce(0) { $0 + $1.bytes.count }
        #expect(size > 1_000 && size < 20_000_000)
    }

    /// The library for iOS takes the nested text of another language in the form that the user's language has: Chinese has one.
    @Test func formsOfNestedTextsInOtherLanguages() throws {
        let files = [
            ("locales/en/translation.json", #"{"b": "bird", "b_plural": "birds"}"#),
            ("locales/zh-TW/translation.json", #"{"a": "$t(b, {\"count\": {{n}} })"}"#),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v3), files), to: "i18next-v1")
        #expect(conversion.unexplained == [])
        #expect(conversion.explained.contains { $0.hasPrefix("a zh-TW: lost-variant") })
    }

    /// No call finds the key; what is meant is told from the number that one of the two apps reads otherwise.
    @Test(arguments: targets)
    func fractionsInTextsNestedByKeysThatAreNotFound(target: String) throws {
        let text = #"{"a:b": "$t(k, {\"count\": __n__ })", "k": "one", "k_plural": "__count__ more"}"#
        let source = ComparedProject.make(I18nextFormat(.v1), [("locales/en/translation.json", text)])
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// The library never asks for `zh-Hans` under that name; others find what is nested in it.
    @Test(arguments: targets)
    func textsNestedFromFilesThatAreNotFound(target: String) throws {
        let files = [
            ("locales/en/translation.json", #"{"a": "$t(b)"}"#),
            ("locales/ZH-hans/translation.json", #"{"b": "{{name}}"}"#),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v3), files), to: target)
        #expect(conversion.unexplained == [])
    }

    /// The library never asks for `pt-br`; what it shows in its place names the user's language.
    @Test(arguments: targets)
    func listsNestedInFilesThatAreNotFound(target: String) throws {
        let files = [
            ("locales/English/translation.json", #"{"a": "See $t(l)"}"#),
            ("locales/pt-br/translation.json", #"{"l": [], "a": "Ver $t(l)"}"#),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v2), files), to: target)
        #expect(conversion.unexplained == [])
    }

    /// Version 1's libraries show the name as the call has it, with the namespace, later ones without.
    @Test(arguments: targets, [I18nextVersion.v1, .v3])
    func namesOfTextsThatALanguageLacks(target: String, _ version: I18nextVersion) throws {
        let files = [
            ("locales/en/translation.json", #"{"a": "See $t(places:b)"}"#),
            ("locales/uk/translation.json", #"{"a": "UK $t(places:b)"}"#),
            ("locales/uk/places.json", #"{"b_male": "M", "b_female": "F"}"#),
        ]
        let source = ComparedProject.make(I18nextFormat(version), files)
        #expect(
            source.diagnostics.map(\.identifier)
                == (version == .v1 ? ["i18next-nested-key", "i18next-nested-key"] : [])
        )
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// A name that is a key like others before version 4 is one of its forms to a text that is nested with a count.
    @Test(arguments: targets, [I18nextVersion.v2, .v3, .v4])
    func formsOfContextsThatOnlyNestedCallsAskFor(target: String, _ version: I18nextVersion) throws {
        let file = #"""
            {"a": "A", "a_male": "He", "a_male_other": "They", "b": "$t(a, {\"count\": {{n}} })", "c": "$t(d)", "d": "D {{count}}"}
            """#
        let source = ComparedProject.make(I18nextFormat(version), [("locales/en/translation.json", file)])
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// Chinese has one form, and the library never asks for `zh-Hans` under the file's name.
    @Test(arguments: targets)
    func formsNestedFromFilesThatAreNotFound(target: String) throws {
        let files = [
            ("locales/en/translation.json", #"{"l_plural": "{{count}}", "s": "$t(e)"}"#),
            ("locales/ZH-hans/translation.json", #"{"e": "$t(l)"}"#),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v2), files), to: target)
        #expect(conversion.unexplained == [])
    }

    /// Both libraries say in their own words that an object is no text.
    @Test(arguments: ["i18next-v1", "i18next-v2", "i18next-v4"])
    func objectsBesideForms(target: String) throws {
        let files = [
            (
                "locales/en/translation.json",
                #"{"o": {"x": "X"}, "o_plural": "P", "a": "See $t(o, {\"count\": __n__ })"}"#
            ), ("locales/ji/translation.json", #"{"o": {"x": "JX"}, "o_plural": "JP"}"#),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v1), files), to: target)
        #expect(conversion.unexplained == [])
    }

    /// Under another name the library knows that Indonesian has one form, whose name is that of an object without texts.
    @Test func objectsWithoutTextsGiveWay() throws {
        let files = [
            ("locales/es-419/translation.json", #"{"o_plural": "EP"}"#),
            ("locales/in/translation.json", #"{"o": {}, "o_plural": "IP"}"#),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v1), files), to: "i18next-v1")
        #expect(conversion.unexplained == [])
        #expect(conversion.text.contains(#""o":"IP""#) || conversion.text.contains(#""o": "IP""#))
    }

    /// Under another name the library knows the forms of French, by which 0 is one and not many.
    @Test func otherLanguagesFormsUnderAnotherName() throws {
        let files = [
            ("locales/en/translation.json", #"{"n": "one", "n_plural": "many"}"#),
            ("locales/FR/translation.json", "{}"),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v1), files), to: "i18next-v1")
        #expect(conversion.unexplained == [])
    }

    /// Under another name the library knows the one form of Indonesian, and has no `_plural` for it.
    @Test func namesOfFormsUnderAnotherName() throws {
        let files = [("locales/in/translation.json", #"{"n": "one", "n_plural": ""}"#)]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v1), files), to: "i18next-v1")
        #expect(conversion.unexplained == [])
        #expect(conversion.text.contains("n_plural_1") && !conversion.text.contains(#"n_plural""#))
    }

    /// The library for iOS finds the forms of the empty key as well.
    @Test(arguments: targets)
    func formsOfTheEmptyKey(target: String) throws {
        let files = [("locales/en/translation.json", #"{"": "__count__", "_plural": "many"}"#)]
        let source = ComparedProject.make(I18nextFormat(.v1), files)
        #expect(source.catalog.entries.count == 1)
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// What a text refers to has no form for 1 in Russian, whose users see the English text around it.
    @Test(arguments: targets)
    func formsThatOnlyTheUsersLanguageHas(target: String) throws {
        let files = [
            ("locales/en/translation.json", #"{"a": "$t(b)"}"#),
            ("locales/ru/translation.json", #"{"b_1": "{{count}}"}"#),
        ]
        let source = ComparedProject.make(I18nextFormat(.v3), files)
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// Version 1's marks are letters of the text as well.
    @Test func placeholdersBehindUnderscores() throws {
        let files = [("locales/en/translation.json", #"{"a": "__b in {{size}}{{size}}"}"#)]
        let source = ComparedProject.make(I18nextFormat(.v3), files)
        #expect(try CheckedConversion(source, to: "i18next-v1").unexplained == [])
    }

    /// The number that chooses is not shown, so that the others have positions before it gets the first one.
    @Test(arguments: targets)
    func argumentsThatMoveTwice(target: String) throws {
        let file = #"""
            {"a_one": "A {{m}}", "a_other": "A {{n}} $t(d, {\"count\": {{n}} })", "d_one": "D1", "d_other": "D2"}
            """#
        let source = ComparedProject.make(I18nextFormat(.v4), [("locales/en/translation.json", file)])
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// On iOS `l.0.q` is what all items have under `0`.
    @Test(arguments: targets)
    func itemsOfArraysOnIOS(target: String) throws {
        let file = #"{"l": [{"q": "Q"}], "a": "A"}"#
        let source = ComparedProject.make(I18nextFormat(.v1), [("locales/en/translation.json", file)])
        #expect(source.diagnostics.map(\.identifier) == ["unreachable-key"])
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// What a text refers to is copied into it where no form says it, so that calls of it need more than a reference.
    @Test(arguments: targets)
    func textsThatReferToTextsWithCopies(target: String) throws {
        let file = #"{"d_one": "{{count}}", "d_zero": "zero", "s": "$t(d)", "m": "$t(s)"}"#
        let source = ComparedProject.make(I18nextFormat(.v4), [("locales/pt/translation.json", file)])
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// The library knows other forms of Hebrew than `_plural`, so that the text is all that is found by its key.
    @Test(arguments: targets)
    func formsThatLookLikeKeysWithForms(target: String) throws {
        let file = #"{"a_plural_2": "{{count}}", "a_plural_2_plural": "more", "b": "$t(a_plural_2)"}"#
        let source = ComparedProject.make(I18nextFormat(.v3), [("locales/iw/translation.json", file)])
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// Without another text `male_other` is a form of `male` to version 4 as soon as a number is passed.
    @Test(arguments: [I18nextVersion.v2, .v3])
    func contextsThatBecomeForms(version: I18nextVersion) throws {
        let file = #"{"a_male": "He", "a_male_other": "They", "a_other": "It", "b": "$t(a, {\"count\": {{n}} })"}"#
        let source = ComparedProject.make(I18nextFormat(version), [("locales/zh-Hant/translation.json", file)])
        let conversion = try CheckedConversion(source, to: "i18next-v4")
        #expect(conversion.unexplained == [])
        #expect(conversion.explained.filter { $0.hasPrefix("b ") } == [])
    }

    /// A number has no text only where no language that is asked has one, be its texts for other words.
    @Test(arguments: targets)
    func formsThatOnlyTheUsersLanguageHasBesideContexts(target: String) throws {
        let files = [
            ("locales/en/translation.json", #"{"a": "$t(b)", "b_male": "he"}"#),
            ("locales/ru/translation.json", #"{"b_1": "{{count}}"}"#),
        ]
        let source = ComparedProject.make(I18nextFormat(.v3), files)
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// Under other names the library knows forms of French and Indonesian for 0, which an object is not in the way of.
    @Test func objectsBesideFormsOfOtherLanguages() throws {
        let files = [
            ("locales/en-US/translation.json", #"{"o": {"x": "X"}, "o_plural": "P"}"#),
            ("locales/FR/translation.json", #"{"o_plural": "FP", "o": {"x": "FX"}}"#),
            ("locales/in/translation.json", #"{"o": {"x": "IX"}, "o_plural": "IP"}"#),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v1), files), to: "i18next-v1")
        #expect(conversion.unexplained == [])
        #expect(conversion.text.contains(#""o_plural_1": "FP""#) || conversion.text.contains(#""o_plural_1":"FP""#))
        #expect(conversion.text.contains("FX"))
    }

    /// For other words than “male” no file has a text without a number, and few targets have calls without one.
    @Test(arguments: targets)
    func callsWithoutANumberForOtherWords(target: String) throws {
        let file = #"{"a_male": "he", "a_male_other": "they", "a_other": "it", "b": "$t(a, {\"count\": {{n}} })"}"#
        let source = ComparedProject.make(I18nextFormat(.v4), [("locales/sr_Latn/translation.json", file)])
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    private func project(_ texts: [String: String], _ settings: [String: RuntimeSetting]) -> VerifiedProject {
        let files = texts.sorted { $0.key < $1.key }.map {
            InputFile(path: "locales/en/\($0.key).json", bytes: Array($0.value.utf8))
        }
        let result = I18nextFormat(.v4).read(files, options: ReadingOptions(settings: settings))
        return VerifiedProject(format: I18nextFormat(.v4), catalog: result.catalog, files: files, settings: settings)
    }

    /// Only separators by which something is separated tell keys from sentences.
    @Test(
        arguments: [
            ([:], "b:To all"), (["keySeparator": .flag(false)], "b:To all"), (["keySeparator": .text("")], "b:To all"),
            (["keySeparator": .text(".")], "B"), (["nsSeparator": .text(":")], "B"),
        ] as [([String: RuntimeSetting], String)]
    )
    func keysOfWords(settings: [String: RuntimeSetting], shown: String) throws {
        let source = project(["translation": #"{"a": "$t(b:To all)"}"#, "b": #"{"To all": "B"}"#], settings)
        let english = try #require(LanguageTag("en"))
        #expect(Renderer(source.catalog).render(Key("a"), in: english) == .text(shown))
        let format = AppleFormat()
        let result = Converter().convert(source.catalog, of: SourceApps(of: [source]), to: format)
        #expect(Converter().verify(result, of: source, for: format).differences.map(\.description) == [])
    }

    /// A quotation mark ends the value in the options' JSON, and a backslash goes.
    @Test(arguments: [true, false])
    func signsOfOptionsInTextsThatAreHandedOn(escapes: Bool) throws {
        let texts = ["translation": #"{"a": "$t(b, {\"who\": \"{{name}}\"}) 1", "b": "{{who}} 2"}"#]
        let source = project(texts, ["interpolation": .group(["escapeValue": .flag(escapes)])])
        let format = AppleFormat()
        let result = Converter().convert(source.catalog, of: SourceApps(of: [source]), to: format)
        let differences = Converter().verify(result, of: source, for: format).differences
        #expect(differences.filter { $0.key.name == "a" }.map(\.causes) == [[.faultySource]])
        #expect(differences.filter { $0.key.name == "b" }.allSatisfy { $0.causes == [.escaping] })
    }

    /// A language whose own text hands nothing on shows nothing wrong.
    @Test func signsOfOptionsInOneLanguage() throws {
        let source = VerifiedProject.i18next([
            "en": #""a": "$t(b, {\"who\": \"{{name}}\"}) 1", "b": "{{who}} 2", "c": "C""#,
            "de": #""a": "{{name}} 3", "b": "{{who}} 4", "c": "C""#,
        ])
        let format = AppleFormat()
        let result = Converter().convert(source.catalog, of: SourceApps(of: [source]), to: format)
        let differences = Converter().verify(result, of: source, for: format).differences
        func causes(_ language: String) -> Set<Cause> {
            let own = differences.filter { $0.key.name == "a" && $0.languages.map(\.name).contains(language) }
            return Set(own.flatMap(\.causes))
        }
        #expect(causes("en") == [.faultySource])
        #expect(causes("de") == [.escaping])
    }
}
