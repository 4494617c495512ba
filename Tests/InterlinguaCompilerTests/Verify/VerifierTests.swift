import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Two projects are compared as their apps show them, and every difference is told with its place.
@Suite struct VerifierTests {
    private let apple = ComparedProject.make(
        AppleFormat(),
        [
            ("en.lproj/Localizable.strings", #""ok" = "OK"; "hello" = "Hello %1$@ and %2$@"; "size" = "%.1f km";"#),
            ("pl.lproj/Localizable.strings", #""ok" = "Dobrze"; "hello" = "%1$@ i %2$@"; "size" = "%.1f km";"#),
            ("en.lproj/Localizable.stringsdict", dictionary(["one": "%d file", "other": "%d files"])),
            (
                "pl.lproj/Localizable.stringsdict",
                dictionary(["one": "%d plik", "few": "%d pliki", "many": "%d plików", "other": "%d pliku"])
            ),
        ]
    )

    private static func dictionary(_ variants: KeyValuePairs<String, String>) -> String {
        let texts = variants.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
        return """
            <plist version="1.0"><dict><key>files</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@f@</string>
            <key>f</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(texts)</dict></dict></dict></plist>
            """
    }

    private let english = (
        "values/strings.xml",
        """
        <resources>
        <string name="ok">OK</string>
        <string name="hello">Hello %1$s and %2$s</string>
        <string name="size">%.1f km</string>
        <plurals name="files"><item quantity="one">%d file</item><item quantity="other">%d files</item></plurals>
        </resources>
        """
    )

    /// Compares the Apple project with Android's files in English, as they should be, and in Polish as given.
    private func differences(polish: String) -> [String] {
        let target = ComparedProject.make(AndroidFormat(), [english, ("values-pl/strings.xml", polish)])
        guard let result = try? ProjectComparison(source: apple, target: target).verify() else { return [] }
        let places = DifferencePlaces(source: apple.catalog, target: target.catalog)
        return result.differences.map { difference in
            let causes = difference.isUnexplained ? ["unexplained"] : difference.causes.map(\.rawValue)
            let place = places.target(of: difference).map { " \($0.place)" } ?? ""
            return "\(causes.joined(separator: ", ")) \(difference)\(place)"
        }
    }

    private func polish(_ changes: KeyValuePairs<String, String>) -> String {
        var text = """
            <resources>
            <string name="ok">Dobrze</string>
            <string name="hello">%1$s i %2$s</string>
            <string name="size">%.1f km</string>
            <plurals name="files">
            <item quantity="one">%d plik</item>
            <item quantity="few">%d pliki</item>
            <item quantity="many">%d plików</item>
            <item quantity="other">%d pliku</item>
            </plurals>
            </resources>
            """
        for (old, new) in changes {
            #expect(text.contains(old))
            text.replace(old, with: new)
        }
        return text
    }

    @Test func theSameIsTheSameThoughWrittenByHand() {
        // Only what Java rounds otherwise differs.
        let found = differences(polish: polish([:]))
        #expect(found.allSatisfy { $0.hasPrefix("number-style “size”") })
    }

    @Test(arguments: [
        (
            "quantity=\"few\">%d pliki", "quantity=\"few\">%d plików",
            "unexplained “files” in pl for 2: “2 pliki” became “2 plików” values-pl/strings.xml:7:1"
        ),
        (
            "<item quantity=\"many\">%d plików</item>\n", "",
            "unexplained “files” in pl for 0: “0 plików” became “0 pliku” values-pl/strings.xml:8:1"
        ),
        (
            "%1$s i %2$s", "%2$s i %1$s",
            "unexplained “hello” in pl for “text 1”, “text 2”: “text 1 i text 2” became “text 2 i text 1” "
                + "values-pl/strings.xml:3:1"
        ),
        (
            "<string name=\"ok\">Dobrze</string>\n", "",
            "unexplained “ok” in pl: “Dobrze” became “OK” values/strings.xml:2:1"
        ),
        (
            "Dobrze", "Dobrze!",
            "unexplained “ok” in pl: “Dobrze” became “Dobrze!” values-pl/strings.xml:2:1"
        ),
        ("Dobrze", "Tak", "unexplained “ok” in pl: “Dobrze” became “Tak” values-pl/strings.xml:2:1"),
    ])
    func aChangeIsToldWithItsPlace(old: String, new: String, expected: String) {
        #expect(differences(polish: polish([old: new])).contains(expected))
    }

    @Test func anEntryThatIsMissingEverywhereIsTold() throws {
        let target = ComparedProject.make(
            AndroidFormat(),
            [("values/strings.xml", #"<resources><string name="ok">OK</string></resources>"#)]
        )
        let source = ComparedProject.make(
            AppleFormat(),
            [("en.lproj/Localizable.strings", #""ok" = "OK"; "no" = "No";"#)]
        )
        let result = try ProjectComparison(source: source, target: target).verify()
        #expect(result.unexplained.map(\.actual.text) == ["there is no string called “no”"])
        #expect(result.unexplained.map(\.key) == [Key("no")])
        #expect(result.sentenceCount == 2)
    }

    @Test func composedAndDecomposedLettersAreDifferentTexts() throws {
        let target = ComparedProject.make(
            AndroidFormat(),
            [("values/strings.xml", "<resources><string name=\"cafe\">Cafe\u{301}</string></resources>")]
        )
        let source = ComparedProject.make(
            AppleFormat(),
            [("en.lproj/Localizable.strings", "\"cafe\" = \"Caf\u{E9}\";")]
        )
        #expect(try ProjectComparison(source: source, target: target).verify().unexplainedCount == 1)
    }

    // MARK: Elements

    private func compared(
        _ source: any TranslationFormat,
        _ sourceFiles: [(String, String)],
        with target: any TranslationFormat,
        _ targetFiles: [(String, String)]
    ) throws -> VerificationResult {
        let source = ComparedProject.make(source, sourceFiles)
        return try ProjectComparison(source: source, target: ComparedProject.make(target, targetFiles)).verify()
    }

    private let news = (
        "values/strings.xml",
        """
        <resources><string name="news">What's <a href="https://example.org/100%">n<b>e</b>w</a>, %1$s?<br/></string></resources>
        """.replacing("'", with: "\\'")
    )

    @Test(
        "A tag that is lost, or whose attribute changed, is told",
        arguments: [
            (#"What's <a href=\"https://example.org/100%%\">n<b>e</b>w</a>, %1$@?<br/>"#, 0),
            (#"What's <a href=\"https://example.org/100%%\">n<b>ew</b></a>, %1$@?<br/>"#, 2),
            (#"What's <a href=\"https://example.org/101%%\">n<b>e</b>w</a>, %1$@?<br/>"#, 2),
            (#"What's <a href=\"https://example.org/100%%\">new</a>, %1$@?<br/>"#, 2),
            (#"What's new, %1$@?"#, 2),
        ]
    )
    func tagsAreCompared(text: String, unexplained: Int) throws {
        let strings = ("en.lproj/Localizable.strings", "\"news\" = \"\(text)\";")
        let result = try compared(AndroidFormat(), [news], with: AppleFormat(), [strings])
        #expect(result.sentenceCount == 2)
        #expect(result.unexplainedCount == unexplained)
    }

    @Test("Where both know elements, a tag that is mere text is none")
    func elementsAreToldFromText() throws {
        let files = ["a <b>c</b>", "a &lt;b>c&lt;/b>", "a c"].map {
            ("values/strings.xml", "<resources><string name=\"x\">\($0)</string></resources>")
        }
        for (index, file) in files.enumerated() {
            for (other, target) in files.enumerated() {
                let result = try compared(AndroidFormat(), [file], with: AndroidFormat(), [target])
                #expect(result.unexplainedCount == (index == other ? 0 : 1), "\(file) \(target)")
            }
        }
    }

    @Test("A number that one of the texts would cut, since it reads another type, is passed by no app that works")
    func numbersFitAllTexts() throws {
        let source = [
            ("en.lproj/Localizable.stringsdict", Self.dictionary(["one": "%u file", "other": "%d files"])),
            ("pl.lproj/Localizable.stringsdict", Self.dictionary(["one": "%d plik", "other": "%ld pliku"])),
        ]
        let target = [
            (
                "values/strings.xml",
                """
                <resources><plurals name="files"><item quantity="one">%d file</item><item quantity="other">%d files</item>
                </plurals></resources>
                """
            ),
            (
                "values-pl/strings.xml",
                """
                <resources><plurals name="files"><item quantity="one">%d plik</item><item quantity="other">%d pliku</item>
                </plurals></resources>
                """
            ),
        ]
        let result = try compared(AppleFormat(), source, with: AndroidFormat(), target)
        #expect(result.unexplained.map(\.description) == [])
        #expect(result.unsaidCount > 0 && result.sentenceCount > 6)
        let runtime = AppleFormat().runtime(
            for: source.map { InputFile(path: $0.0, bytes: Array($0.1.utf8)) },
            options: RuntimeOptions()
        )
        var request = RuntimeRequest(["files"], languages: [SampleEntries.english], arguments: [.number(-1)])
        #expect(runtime.answer(request) == .text("4294967295 file"))
        request.refusesOverflow = true
        #expect(
            runtime.answer(request)
                == .failure(RuntimeFailure("integer-overflow", "-1 is read as another number, 4294967295"))
        )
    }

    // MARK: What is compared

    @Test func whatOnlyTheTargetHasIsNamed() throws {
        let result = try compared(
            AppleFormat(),
            [
                ("en.lproj/Localizable.strings", #""ok" = "OK"; "no" = "No";"#),
                ("pl.lproj/Localizable.strings", #""ok" = "OK";"#),
            ],
            with: AndroidFormat(),
            [
                (
                    "values/strings.xml",
                    #"<resources><string name="ok">OK</string><string name="no">No</string><string name="x">X</string></resources>"#
                ),
                (
                    "values-pl/strings.xml",
                    #"<resources><string name="ok">OK</string><string name="no">Nie</string></resources>"#
                ),
                ("values-de/strings.xml", #"<resources><string name="ok">OK</string></resources>"#),
            ]
        )
        #expect(result.unexplainedCount == 0)
        #expect(result.additions.languages.map(\.identifier) == ["de"])
        #expect(result.additions.entries == [Key("x")])
        #expect(result.additions.messages.map(\.key) == [Key("no")])
        #expect(result.additions.messages.flatMap(\.languages).map(\.identifier) == ["pl"])
        let items = (
            "values/a.xml",
            #"<resources><string-array name="d"><item>a</item><item>b</item></string-array></resources>"#
        )
        let fewer = ("values/a.xml", #"<resources><string-array name="d"><item>a</item></string-array></resources>"#)
        #expect(try compared(AndroidFormat(), [fewer], with: AndroidFormat(), [items]).unexplainedCount == 1)
    }

    @Test func foldersThatDoNotCorrespondAreOneError() {
        let text = #"<resources><string name="ok">OK</string></resources>"#
        #expect(throws: ProjectComparison.Obstacle.otherFolders(asked: [""], found: ["app/res/"])) {
            try compared(
                AndroidFormat(),
                [("values/strings.xml", text)],
                with: AndroidFormat(),
                [("app/res/values/strings.xml", text)]
            )
        }
    }

    @Test func aReportOfAnotherConversionIsRefused() throws {
        let source = ComparedProject.make(AppleFormat(), [("en.lproj/Localizable.strings", #""ok" = "OK";"#)])
        let text = #"<resources><string name="ok">OK</string></resources>"#
        let target = ComparedProject.make(AndroidFormat(), [("values/strings.xml", text)])
        let english = source.catalog.sourceLanguage
        var report = ConversionReport(sourceFormat: "apple", targetFormat: "android", sourceLanguage: english)
        #expect(report.mismatch(with: source, target) == nil)
        #expect(report.mismatch(with: target, source) == "it was from apple, the source is android")
        report.targetFormat = "smartling"
        #expect(report.mismatch(with: source, target) == "it was to smartling, the target is android")
        report.targetFormat = "android"
        report.sourceLanguage = .undetermined
        #expect(report.mismatch(with: source, target) == "its source language is “und”, not “en”")
        report.sourceLanguage = english
        report.entries = [ConversionReport.Entry(key: Key("no"), outcomes: [])]
        #expect(report.mismatch(with: source, target) == "it names “no”, which the source does not have")
    }

    @Test func textsThatLookAlikeAreSpelled() {
        func spelled(_ expected: String, _ actual: String) -> String {
            Difference(
                key: Key("x"),
                languages: [.undetermined],
                arguments: CallArguments(),
                count: 1,
                expected: .text(expected),
                actual: .text(actual),
                causes: []
            ).description
        }
        #expect(spelled("a\nb", "a\\nb") == #"“x” in und: “a\nb” became “a\\nb”"#)
        #expect(spelled("a b", "a\u{A0}b") == #"“x” in und: “a b” became “a\u{A0}b”"#)
        #expect(spelled("\u{E9}", "e\u{301}") == #"“x” in und: “\u{E9}” became “e\u{301}”"#)
        #expect(spelled("ż", "z") == "“x” in und: “ż” became “z”")
    }

    // MARK: Arguments

    @Test("Of too many combinations every two choices still meet, and it is said")
    func pairsAreCovered() throws {
        let counts = (0..<4).map { Argument(position: $0 + 1, type: .integer(IntegerType(bits: 32, isSigned: false))) }
        let selects = counts.indices.map { index in
            Element.select(
                Select(
                    .argument(index, .decimal),
                    variants: (0..<9).map { Variant(.number(.exactly(DecimalNumber($0 + 20))), Pattern("\($0)")) }
                )
            )
        }
        let catalog = SampleEntries.catalog("many", counts, [("en", selects)])
        let entry = try #require(catalog.entries.values.first)
        let plan = ArgumentPlan(arguments: counts, key: Key("many"), entry: entry, in: catalog, targets: [])
        let combinations = plan.combinations(in: [SampleEntries.english], NumberChoices([]))
        #expect(combinations.isSampled)
        for first in 0..<9 {
            for second in 0..<9 {
                let met = combinations.all.contains {
                    $0.values[1] == .number(20 + first) && $0.values[3] == .number(20 + second)
                }
                #expect(met)
            }
        }
    }

    /// Android's names are those of whole paths, mangled or with the path beside them.
    @Test(arguments: [#"name="n_x2E_x""#, #"name="n_x" i:key="n.x""#])
    func nestedKeysAreFoundByTheirWholePaths(name: String) throws {
        let source = ComparedProject.make(
            I18nextFormat(.v4),
            [("locales/en/translation.json", #"{"n": {"x_one": "a hen", "x_other": "hens"}}"#)]
        )
        let text = """
            <resources xmlns:i="urn:interlingua"><plurals \(name)><item quantity="one">a hen</item>\
            <item quantity="other">hens</item></plurals></resources>
            """
        let target = ComparedProject.make(AndroidFormat(), [("values/strings.xml", text)])
        let result = try ProjectComparison(source: source, target: target).verify()
        #expect(result.sentenceCount > 2)
        #expect(result.differences.filter { !$0.isPlatformFact }.map(\.description) == [])
        #expect(result.additions == TargetAdditions())
    }

    @Test func numbersAreTheSmallestOfTheirClasses() {
        let question = NumberChoices.Question(
            languages: [SampleEntries.tag("pl")],
            sides: [Decision.Side([.number(.exactly(DecimalNumber(12)))])],
            readings: [.decimal],
            domain: NumberDomain(hasNegatives: true, hasFractions: false),
            bits: 64,
            hasOrdinals: false
        )
        let numbers = NumberChoices([]).numbers(for: question).map(\.description)
        #expect(numbers == ["0", "1", "2", "3", "5", "12", "9007199254740993", "-1"])
    }
}
