import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics
import Testing

@testable import InterlinguaCompiler

/// What i18next shows in the place of a nested call is what every format's files show; the texts are those of 22.4.8.
@Suite struct I18nextNestingTests {
    static let targets = FormatRegistry.formats.map(\.name).filter { $0 != "i18next" }

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
            testDescription: "a context that only calls name",
            file: #"""
                {"a": "$t(k, { 'context': 'x', 'count': {{n}} })|$t(k, {\"context\": \"y\"}) $t(l, {\"context\": \"x\"})",
                "k_x": "X", "k_x_one": "{{count}} X", "k_x_plural": "{{count}} Xs", "k_x_other": "{{count}} Xs",
                "k_y": "Y", "l": "L"}
                """#,
            shown: ["a": "3 Xs|Y L"]
        ),
        Shape(
            testDescription: "null in the place of a value",
            file: #"{"a": "$t(k, {\"n\": null})|$t(k)", "k": "K {{n}}!"}"#,
            shown: ["a": "K !|K 3!"]
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
        Shape(
            testDescription: "numbers that are no entries of their own",
            file:
                #"{"a": "$t(m_other)|$t(m_plural)|$t(l.1)", "m": "M", "m_other": 1e3, "m_plural": -0, "l": ["x", 2.50]}"#,
            shown: ["a": "1000|0|2.5"]
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

    /// A namespace without texts is the default one all the same, where calls without a namespace look.
    @Test(arguments: targets.filter { $0.hasPrefix("i18next") })
    func namespacesWithoutTexts(target: String) throws {
        let files = [
            ("locales/en/places.json", #"{"help": "$t(help)"}"#), ("locales/en/translation.json", "{}"),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v1), files), to: target)
        #expect(conversion.unexplained == [])
        #expect(Set(conversion.result.files.map(\.path)) == Set(files.map(\.0)))
    }

    /// Xcode keeps a file for each storyboard, be there no text in it.
    @Test(arguments: targets)
    func tablesWithoutTexts(target: String) throws {
        let files = [
            ("en.lproj/Localizable.strings", #""a" = "A";"#), ("en.lproj/LaunchScreen.strings", ""),
            ("en.lproj/Main.strings", "/* none */"),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(AppleFormat(), files), to: target)
        #expect(conversion.unexplained == [])
        #expect(!conversion.result.files.contains { $0.path.contains("LaunchScreen") || $0.path.contains("Main") })
    }

    /// What a platform makes of a number is no question of the language that nests the text.
    @Test func numbersInTextsThatTheNextLanguageNests() throws {
        let files = [
            (
                "locales/en/translation.json",
                #"{"a": "$t(n, {\"count\": __count__ })", "n": "__count__ x", "n_plural": "__count__ xs"}"#
            ),
            (
                "locales/cs/translation.json",
                #"{"n": "__count__ y", "n_plural_2": "__count__ ys", "n_plural_5": "__count__ yy"}"#
            ),
        ]
        let source = ComparedProject.make(I18nextFormat(.v1), files)
        let conversion = try CheckedConversion(source, to: "swifternalization")
        #expect(conversion.unexplained == [])
        #expect(!conversion.explained.contains { $0.contains("other-language") })
    }

    /// Nor for `pt-br`, whose text stands in the place of one that the next language nests.
    @Test(arguments: targets)
    func textsNestedByTheNextLanguageFromFilesThatAreNotFound(target: String) throws {
        let files = [
            ("locales/en-US/translation.json", #"{"a": ""}"#), ("locales/pt/translation.json", #"{"a": "$t(b)"}"#),
            ("locales/pt-br/translation.json", #"{"b": "x"}"#),
        ]
        let source = ComparedProject.make(I18nextFormat(.v4), files, sourceLanguage: "en-US")
        #expect(try CheckedConversion(source, to: target).unexplained == [])
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

    /// Version 1 joins the items of lists, whatever a list is a form of.
    @Test(arguments: targets)
    func listsThatAreFormsOnIOS(target: String) throws {
        let files = [
            (
                "locales/en/translation.json",
                #"{"m_plural_2": [], "n_plural_2": ["x", 1e3], "a": "$t(m_plural_2)|$t(n_plural_2)"}"#
            ),
            ("locales/lv/translation.json", #"{"m_plural_2": [], "n_plural_2": "y"}"#),
        ]
        let source = ComparedProject.make(I18nextFormat(.v1), files)
        let english = try #require(LanguageTag("en"))
        #expect(Renderer(source.catalog).render(Key("a"), in: english) == .text("|x\n1000"))
        #expect(try CheckedConversion(source, to: target).unexplained == [])
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

    /// Where they have one namespace, no matter which, that is what the library for iOS looks in and names.
    @Test(arguments: FormatRegistry.formats.map(\.name), [I18nextVersion.v1, .v4])
    func objectsOfOtherNamespaces(target: String, version: I18nextVersion) throws {
        let file = #"""
            {"o": {"x": "X"}, "o_plural": "P", "o_other": "P",
            "a": "$t(o, {\"count\": \#(version == .v1 ? "__n__" : "{{n}}") })"}
            """#
        for files in [
            [("locales/en/places.json", file)],
            [
                ("locales/en/places.json", #"{"o": {"x": "X"}, "o_plural": "P"}"#),
                ("locales/en/translation.json", file.replacing("$t(o", with: "$t(places:o")),
            ],
        ] {
            let source = ComparedProject.make(I18nextFormat(version), files)
            #expect(try CheckedConversion(source, to: target).unexplained == [])
        }
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
