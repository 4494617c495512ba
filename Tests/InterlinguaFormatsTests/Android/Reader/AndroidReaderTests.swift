import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaFormats

@Suite struct AndroidReaderTests {
    private func messages(_ result: ReadingResult, _ name: String, _ kind: Key.Kind = .text) -> [String] {
        guard let entry = result.catalog.entries[Key(name, kind: kind)] else { return [] }
        return entry.messages.map { language, message in
            "\(language): " + message.patterns.map { describe($0, entry) }.joined(separator: ", ")
        }
    }

    private func identifiers(_ result: ReadingResult) -> [String] {
        result.diagnostics.map { diagnostic in
            let place = diagnostic.range.map { " \($0.file.path):\($0.start.line):\($0.start.column)" } ?? ""
            return "\(diagnostic.severity) \(diagnostic.identifier)\(place)"
        }
    }

    /// What is no text is not carried over; a file of nothing else is not written anew, so that nothing has to be said.
    @Test func otherResources() {
        let result = readAndroid([
            "values/strings.xml": """
            <resources>
                <string name="a">A</string>
                <color name="c">#fff</color>
                <dimen name="d">1dp</dimen>
                <color name="e">#000</color>
            </resources>
            """,
            "values/colors.xml": ##"<resources><color name="f">#fff</color></resources>"##,
        ])
        #expect(identifiers(result) == ["note other-resources values/strings.xml:3:5"])
        #expect(
            result.diagnostics.map(\.message) == [
                "3 resources are no text (<color>, <dimen>) and will not be in a file written anew"
            ]
        )
    }

    @Test(
        "Of several modules with a name that is meant on which the module depends",
        arguments: [
            (["app": ["core/ui"]], "Core"), (["app": ["feature"], "feature": ["core/ui", "wear"]], "Core"),
            (["app": ["Wear"]], "Wear"), ([:], nil), (["wear": ["core/ui"]], nil), (["app": ["ui-core"]], nil),
        ]
    )
    func modules(dependencies: [String: [String]], expected: String?) {
        let texts = ["app": "@string/b", "core/ui": "Core", "feature": "Feature", "wear": "Wear"]
        let files = texts.sorted { $0.key < $1.key }.map { module, text in
            let name = module == "app" ? "a" : module == "feature" ? "c" : "b"
            let text = "<resources><string name=\"\(name)\">\(text)</string></resources>"
            return InputFile(path: module + "/src/main/res/values/strings.xml", bytes: Array(text.utf8))
        }
        let modules = dependencies.mapValues { RuntimeSetting.list($0.map { .text($0) }) }
        let settings = [GradleBuild.modulesSetting: RuntimeSetting.group(modules)]
        let result = AndroidFormat().read(
            files,
            options: ReadingOptions(sourceLanguage: LanguageTag("en"), settings: settings)
        )
        let entry = result.catalog.entries[Key("a", table: "app/src/main/res/")]
        let targets = entry?.messages.values.first?.targets ?? []
        #expect(targets.first?.table == expected.map { $0 == "Core" ? "core/ui/src/main/res/" : "wear/src/main/res/" })
        let app = AndroidRuntime(files, options: RuntimeOptions(settings: settings))
        var request = RuntimeRequest("a", "en")
        request.table = "app/src/main/res/"
        #expect(app.answer(request).shown == expected ?? "! external-reference")
        #expect(
            result.diagnostics.filter { $0.kind == .unresolvedReference }.map(\.message)
                == (expected == nil
                    ? [
                        "several modules have @string/b, and no build file below the inputs tells which is meant: "
                            + "“core/ui/src/main/res/”, “wear/src/main/res/”"
                    ] : [])
        )
    }

    @Test(
        "Of several folders with the end that a build file names the topmost is meant, and none where several are",
        arguments: [
            (["core", "auth/core"], "core"), (["a/core", "auth/core"], nil), (["x/auth/core", "y/core"], "y/core"),
        ]
    )
    func foldersOfModules(folders: [String], expected: String?) {
        let modules = (["app"] + folders).map { (path: $0 + "/src/main/res/values/strings.xml", isOverlay: false) }
        let settings = [GradleBuild.modulesSetting: RuntimeSetting.group(["app": .list([.text("core")])])]
        let dependencies = GradleBuild.dependencies(of: modules, settings)
        #expect(
            dependencies[0].map { modules[$0].path.dropLast("/src/main/res/values/strings.xml".count) }
                == (expected.map { [Substring($0)] } ?? [])
        )
    }

    @Test(
        "Modules that a build file names",
        arguments: [
            ("implementation project(':core:ui')\n  api(project(\":a\"))", ["core/ui", "a"]),
            (
                "implementation(projects.core.ui)\nimplementation project(path: ':b', configuration: 'c')",
                ["core/ui", "b"]
            ),
            ("testImplementation project(':t')\nandroidTestApi(projects.t)\n// api(projects.c)", []),
            (
                "implementation project(path = \":b\"), project(':c')\napi(rootProject.projects.d.api)",
                ["b", "c", "d/api"]
            ),
            ("exclude 'META-INF/*'\nruntimeApi(\n  project(':a') // b\n)\nuri 'x://y'; api(projects.c)", ["a", "c"]),
            ("/* api(projects.a)\n*/ debugImplementation(projects.b) }\nproject(':c') {}", ["b"]),
            ("kapt project(':p')\ndebugUnitTestImplementation(projects.t)\nlintChecks(projects.l)", []),
            ("include ':app'\nimplementation libs.core\nimplementation 'com.x:y:1'", []),
        ]
    )
    func dependencies(text: String, expected: [String]) {
        #expect(GradleBuild.dependencies(in: text) == expected)
    }

    @Test("A table has the languages of all its entries, whatever files translate them")
    func languagesOfOtherFiles() {
        func file(_ names: String...) -> String {
            "<resources>\(names.map { "<string name=\"\($0)\">x</string>" }.joined())</resources>"
        }
        let result = readAndroid([
            "values/strings.xml": file("a", "b"), "values/more.xml": file("c", "d"),
            "values-de/strings.xml": file("a", "c"), "values-fr/strings.xml": file("a", "d"),
        ])
        let languages = result.catalog.tables.mapValues { Set($0.languages.map(\.identifier)) }
        #expect(languages["more"] == ["en", "de", "fr"])
    }

    @Test func languagesAndTables() throws {
        let result = readAndroid([
            "values/strings.xml": #"<resources><string name="a">A</string></resources>"#,
            "values-iw/strings.xml": #"<resources><string name="a">א</string></resources>"#,
            "values-pt-rBR/strings.xml": "<resources/>",
            "values/plurals.xml": #"<resources><string name="b">B</string></resources>"#,
            "values-pl/other.xml": #"<resources><string name="b">Be</string></resources>"#,
            "ui/src/res/values/strings.xml": #"<resources><string name="a">U</string></resources>"#,
            "values/colors.xml": ##"<resources><color name="c">#fff</color></resources>"##,
        ])
        #expect(result.diagnostics.isEmpty)
        #expect(result.catalog.sourceLanguage == LanguageTag("en"))
        #expect(Set(result.catalog.tables.keys) == ["", "plurals", "ui/src/res/"])
        #expect(result.catalog.tables[""]?.languages.map(\.identifier) == ["en", "he", "pt-BR"])
        #expect(result.catalog.tables["plurals"]?.languages.map(\.identifier) == ["en", "pl"])
        #expect(result.catalog.tables[""]?.fallback == Fallback(languages: .parentsThenSource))
        #expect(result.catalog.entries.keys.map(\.table) == ["", "plurals", "ui/src/res/"])
        let moved = try #require(result.catalog.entries[Key("b", table: "plurals")])
        #expect(moved.messages.count == 2)
        let polish = try #require(LanguageTag("pl"))
        #expect(moved.messages[polish]?.annotations[AndroidMessageAnnotation.self]?.file == "other")
    }

    @Test func theSourceLanguageIsFoundOut() {
        let plain = #"<resources><string name="a">A</string></resources>"#
        let marked = #"<resources xmlns:tools="http://schemas.android.com/tools" tools:locale="sv"/>"#
        #expect(readAndroid(["values/a.xml": plain], source: "de").catalog.sourceLanguage.identifier == "de")
        #expect(readAndroid(["values/a.xml": marked], source: nil).catalog.sourceLanguage.identifier == "sv")
        let properties = readAndroid(
            ["resources.properties": "unqualifiedResLocale=fr-CA\n", "values/a.xml": marked],
            source: nil
        )
        #expect(properties.catalog.sourceLanguage.identifier == "fr-CA")
        let assumed = readAndroid(["values/a.xml": plain], source: nil)
        #expect(assumed.catalog.sourceLanguage.identifier == "en")
        #expect(identifiers(assumed) == ["note assumed-language"])
    }

    @Test func foldersThatAreNotRead() {
        let xml = #"<resources><string name="a">A</string></resources>"#
        let result = readAndroid([
            "values/strings.xml": xml, "values-land/strings.xml": xml, "values-land/more.xml": xml,
            "values-en-rXA/strings.xml": xml, "values-pt_BR/strings.xml": xml, "values-he/strings.xml": xml,
            "values-night/colors.xml": ##"<resources><color name="c">#000</color></resources>"##,
            "values/.hidden.xml": xml, "values/strings.txt": xml, "layout/strings.xml": xml,
        ])
        #expect(result.catalog.entries.count == 1)
        #expect(
            identifiers(result).sorted() == [
                "error invalid-folder values-pt_BR/strings.xml:1:1",
                "note pseudo-locale values-en-rXA/strings.xml:1:1", "note variant-folder values-land/strings.xml:1:1",
                "warning new-language-code values-he/strings.xml:1:1",
            ]
        )
        #expect(messages(result, "a") == ["en: \"A\"", "he: \"A\""])
    }

    /// aapt2 2.19 refuses such a name, and takes it with --legacy, which Gradle always passes.
    @Test func dotsInNamesOfFiles() throws {
        let result = readAndroid([
            "values/a.b.xml": #"<resources><string name="a">A</string></resources>"#,
            "values-de/a.b.xml": #"<resources><string name="a">B</string></resources>"#,
        ])
        let names = ["note invalid-file-name values-de/a.b.xml:1:1", "note invalid-file-name values/a.b.xml:1:1"]
        #expect(identifiers(result).sorted() == names)
        #expect(try #require(result.catalog.entries[Key("a", table: "a.b")]).messages.count == 2)
    }

    /// Android compares codes letter by letter, and no language has the code of China.
    @Test func foldersThatNobodyAsksFor() {
        let xml = #"<resources><string name="a">A</string></resources>"#
        let result = readAndroid([
            "values/strings.xml": xml, "values-cat/strings.xml": xml, "values-cn/strings.xml": xml,
            "values-cn/more.xml": xml.replacing("\"a\"", with: "\"b\""), "values-fil/strings.xml": xml,
            "values-en-rUS/strings.xml": xml,
        ])
        #expect(
            identifiers(result).filter { $0.contains("language") } == [
                "warning unknown-language values-cat/strings.xml:1:1",
                "warning unknown-language values-cn/strings.xml:1:1",
            ]
        )
        #expect(
            messages(result, "a").map { String($0.prefix { $0 != ":" }) }.sorted() == [
                "ca", "cn", "en", "en-US", "fil",
            ]
        )
    }

    /// Every whole number of Polish has a category of its own.
    @Test(arguments: [("pl", "warning"), ("cs", "error"), ("en", "error")])
    func pluralsWithoutOther(language: String, severity: String) {
        let items = ["one", "few", "many"].map { #"<item quantity="\#($0)">%d x</item>"# }.joined()
        let plural = { (items: String) in #"<resources><plurals name="p">\#(items)</plurals></resources>"# }
        let result = readAndroid([
            "values/strings.xml": plural(#"<item quantity="one">%d</item><item quantity="other">%d</item>"#),
            "values-\(language)-rXX/strings.xml": plural(items),
        ])
        #expect(
            identifiers(result).filter { $0.contains("missing-other") }
                == ["\(severity) missing-other values-\(language)-rXX/strings.xml:1:12"]
        )
    }

    @Test func foldersOfOneLanguage() {
        let old = readAndroid([
            "values-he/strings.xml": #"<resources><string name="a">new</string></resources>"#,
            "values-iw/strings.xml":
                #"<resources><string name="a">old</string><string name="b">b</string></resources>"#,
            "values/strings.xml": #"<resources><string name="a">A</string><string name="b">B</string></resources>"#,
        ])
        #expect(messages(old, "a") == ["en: \"A\"", "he: \"old\""])
        #expect(identifiers(old).contains("warning replaced-entry values-iw/strings.xml:1:12"))
        let explicit = readAndroid([
            "values/strings.xml": #"<resources><string name="a">A</string></resources>"#,
            "values-en/strings.xml": #"<resources><string name="a">B</string></resources>"#,
        ])
        #expect(messages(explicit, "a") == ["en: \"B\""])
        #expect(identifiers(explicit) == ["note replaced-entry values-en/strings.xml:1:12"])
        let twice = readAndroid([
            "values/strings.xml": #"<resources><string name="a">A</string></resources>"#,
            "values-pt-rBR/strings.xml": #"<resources><string name="a">B</string></resources>"#,
            "values-b+pt+BR/strings.xml": #"<resources><string name="a">C</string></resources>"#,
        ])
        #expect(identifiers(twice) == ["error duplicate-name values-b+pt+BR/strings.xml:1:12"])
    }

    @Test func argumentsAndFormats() throws {
        let result = readAndroid([
            "values/strings.xml": """
            <resources xmlns:x="urn:oasis:names:tc:xliff:document:1.2">
                <string name="greet">Hi <x:g id="user" example="Ann">%1$s</x:g>, %2$d%%</string>
                <string name="prose">100% of 50%% done</string>
                <string name="date">%H:%M</string>
                <string name="line">%1$s%n%2$s</string>
                <plurals name="files"><item quantity="one">%1$s: a file</item><item quantity="other">%1$s: %2$d files</item></plurals>
                <plurals name="apart"><item quantity="one">one</item><item quantity="other">many</item></plurals>
            </resources>
            """,
            "values-pl/strings.xml": """
            <resources><string name="greet">%2$d%% dla %1$s</string></resources>
            """,
        ])
        #expect(identifiers(result) == [])
        let greet = try #require(result.catalog.entries[Key("greet")])
        #expect(
            greet.arguments == [
                Argument(position: 1, name: "user", type: .any),
                Argument(position: 2, type: .integer(IntegerType(bits: 64))),
            ]
        )
        #expect(messages(result, "greet") == ["en: \"Hi %1$s, %2$d%\"", "pl: \"%2$d% dla %1$s\""])
        #expect(messages(result, "prose") == ["en: \"100% of 50%% done\""])
        #expect(messages(result, "date") == ["en: \"%H:%M\""])
        #expect(messages(result, "line") == ["en: \"%1$s⏎%2$s\""])
        let files = try #require(result.catalog.entries[Key("files", kind: .plural)])
        #expect(files.arguments.map(\.position) == [1, 2])
        guard case .select(let select)? = files.messages.values.first?.patterns.first?.elements.first else {
            Issue.record("no select")
            return
        }
        #expect(select.selector == .argument(1, .integer))
        let apart = try #require(result.catalog.entries[Key("apart", kind: .plural)])
        #expect(apart.arguments == [Argument(name: "count", type: .number)])
    }

    @Test func theSourceLanguageDecidesWhatIsAFormat() {
        let result = readAndroid([
            "values/strings.xml":
                #"<resources><string name="a">%d</string><string name="b" formatted="false">50% of %d</string></resources>"#,
            "values-pl/strings.xml":
                #"<resources><string name="a" formatted="false">x %d%%</string><string name="b">%d%%</string></resources>"#,
        ])
        #expect(messages(result, "a") == ["en: \"%d\"", "pl: \"x %d%\""])
        #expect(messages(result, "b") == ["en: \"50% of %d\"", "pl: \"%d%%\""])
        #expect(identifiers(result) == [])
    }

    /// `formatted="false"` switches aapt2's check off, and is on formats as well as on prose.
    @Test(arguments: [
        ("%d of %d files", 2), ("%1$s min", 1), ("%.1f%%", 1), ("%s", 1), ("%2$s, %1$05d", 2), ("50% of %d", 0),
        ("100% sure, %s", 0), ("50% done", 0), ("%d% done", 0), ("%s 100%", 0), ("%s %i", 0), ("100%%", 0),
        ("%H:%M", 0),
    ])
    func aTextThatIsNotChecked(text: String, argumentCount: Int) throws {
        let result = readAndroid([
            "values/strings.xml": "<resources><string name=\"a\" formatted=\"false\">\(text)</string></resources>"
        ])
        let entry = try #require(result.catalog.entries[Key("a")])
        #expect(entry.arguments.count == argumentCount)
        if argumentCount == 0 { #expect(entry.messages.values.first?.patterns == [Pattern(text)]) }
        #expect(identifiers(result) == [])
    }

    /// aapt2 reads the attribute on strings only.
    @Test func pluralsAreFormatsWhateverTheySay() {
        let result = readAndroid([
            "values/strings.xml": #"""
            <resources><plurals name="a" formatted="false"><item quantity="one">%d of 100%</item>
            <item quantity="other" formatted="false">%d</item></plurals></resources>
            """#
        ])
        let arguments = result.catalog.entries[Key("a", kind: .plural)]?.arguments
        #expect(arguments == [Argument(position: 1, type: .integer(IntegerType(bits: 64)))])
        #expect(identifiers(result) == ["error stray-percent values/strings.xml:1:78"])
    }

    /// The text of an entry that has none is its name, which tells nothing about what apps pass.
    @Test func aTextThatIsTheNameStandsForNone() {
        let result = readAndroid([
            "values/strings.xml": #"""
            <resources xmlns:i="urn:interlingua"><string name="greeting">greeting</string>
            <string name="Hello_x20_" i:key="Hello ">Hello\u0020</string><string name="other">greeting</string></resources>
            """#,
            "values-pl/strings.xml": #"""
            <resources xmlns:i="urn:interlingua"><string name="greeting">Hej %1$s</string>
            <string name="Hello_x20_" i:key="Hello ">%1$s</string>
            <string name="other">Hej %1$s</string></resources>
            """#,
        ])
        #expect(identifiers(result) == ["error argument-not-in-source values-pl/strings.xml:3:26"])
    }

    /// What is wrong with formats and translations, and where.
    @Test(arguments: [
        ("<string name=\"a\">%1$s 100%</string>", "", "error stray-percent values/strings.xml:1:37"),
        ("<string name=\"a\">it\\'s %1$s %2$i</string>", "", "error unknown-conversion values/strings.xml:1:40"),
        ("<string name=\"a\">%1$s is 50% d</string>", "", "warning multiple-substitutions values/strings.xml:1:39"),
        ("<string name=\"a\">%.2d</string>", "", "error invalid-flags values/strings.xml:1:29"),
        (
            "<string name=\"a\">%s</string>", "<string name=\"a\">%1$s %2$s</string>",
            "error argument-not-in-source values-pl/strings.xml:1:34"
        ),
        (
            "<string name=\"a\">%1$s</string>", "<string name=\"a\">a %1$d</string>",
            "warning argument-type-conflict values-pl/strings.xml:1:31"
        ),
        (
            "<string name=\"a\">%1$s of %2$s</string>", "<string name=\"a\">%2$s</string>",
            "warning argument-not-shown values-pl/strings.xml:1:29"
        ),
        (
            "<string name=\"a\">x</string>", "<string name=\"a\"></string>",
            "warning empty-translation values-pl/strings.xml:1:12"
        ),
        (
            "<string name=\"a\">%d</string>", "<string name=\"a\">%f</string>",
            "error argument-type-conflict values-pl/strings.xml:1:29"
        ),
        (
            "<string name=\"a\">x</string>", "<string name=\"a\">x</string><string name=\"b\">y</string>",
            "warning missing-in-default values-pl/strings.xml:1:39"
        ),
        (
            "<string name=\"a\" translatable=\"false\">x</string>", "<string name=\"a\">x</string>",
            "warning untranslatable-entry values-pl/strings.xml:1:12"
        ),
        ("<string name=\"a\">@string/b</string>", "", "warning unresolved-reference values/strings.xml:1:12"),
        (
            "<string name=\"a\">@string/b</string><string name=\"b\">@string/a</string>", "",
            "error reference-cycle values/strings.xml:1:47"
        ),
        (
            "<string name=\"a.b\">x</string><string name=\"a_b\">x</string>", "",
            "warning field-collision values/strings.xml:1:41"
        ),
        (
            "<string name=\"a\">x</string><plurals name=\"a\"><item quantity=\"one\">x</item><item quantity=\"other\">x</item></plurals>",
            "", "note shared-name values/strings.xml:1:39"
        ),
        ("<string name=\"class\">x</string>", "", "warning java-word values/strings.xml:1:26"),
        ("<item type=\"string\" name=\"a\">x</item>", "", "warning typed-item values/strings.xml:1:12"),
        ("<item name=\"a\">x</item>", "", "error missing-type values/strings.xml:1:12"),
        ("<string name=\"a\">\u{3000}x</string>", "", "warning wide-space values/strings.xml:1:29"),
        (
            "<plurals name=\"p\"><item quantity=\"zero\">0</item><item quantity=\"one\">1</item><item quantity=\"other\">x</item></plurals>",
            "", "warning foreign-category values/strings.xml:1:46"
        ),
        (
            "<plurals name=\"p\"><item quantity=\"other\">x</item></plurals>", "",
            "warning missing-category values/strings.xml:1:12"
        ),
        ("<resources/>", "", "error unknown-element values/strings.xml:1:12"),
        (
            "<string-array name=\"a\"><item>x</item></string-array><string-array name=\"a\" product=\"tablet\"><item>y</item></string-array>",
            "", "warning array-product values/strings.xml:1:64"
        ),
        ("<string name=\"a\">%21474836$s %1$s</string>", "", "error position-out-of-range values/strings.xml:1:29"),
        (
            "<string name=\"a\"><xliff:g xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\" id=\"b\">%1$s</xliff:g></string>",
            "<string name=\"a\">x <xliff:g xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\" id=\"c\">%1$s</xliff:g></string>",
            "note argument-name-conflict values-pl/strings.xml:1:99"
        ),
    ])
    func diagnostics(source: String, translation: String, expected: String) {
        let result = readAndroid([
            "values/strings.xml": "<resources>\(source)</resources>",
            "values-pl/strings.xml": "<resources>\(translation)</resources>",
        ])
        #expect(identifiers(result) == [expected])
    }

    @Test func aOneThatHidesItsNumber() {
        let xml = """
            <resources><plurals name="p"><item quantity="one">file</item><item quantity="few">%d</item>\
            <item quantity="many">%d</item><item quantity="other">%d</item></plurals></resources>
            """
        let result = readAndroid(["values/strings.xml": xml], source: "ru")
        #expect(identifiers(result) == ["warning implied-number values/strings.xml:1:30"])
    }

    /// A text for one, two or none may spell its number; the others may not.
    @Test func pluralsThatHideTheirNumbers() {
        let source = """
            <resources><plurals name="p"><item quantity="one">%d</item><item quantity="other">%d</item></plurals></resources>
            """
        let translation = """
            <resources><plurals name="p"><item quantity="zero">z</item><item quantity="one">o</item>\
            <item quantity="two">t</item><item quantity="few">f</item><item quantity="many"/>\
            <item quantity="other">%d</item></plurals></resources>
            """
        let result = readAndroid(["values/strings.xml": source, "values-ar/strings.xml": translation])
        #expect(
            identifiers(result) == [
                "warning argument-not-shown values-ar/strings.xml:1:139",
                "warning empty-translation values-ar/strings.xml:1:147",
            ]
        )
    }

    @Test func noCategoriesForNotesToTranslators() {
        let text = """
            <resources><plurals name="p"><item quantity="one">%d</item><item quantity="other">%d</item></plurals></resources>
            """
        #expect(identifiers(readAndroid(["values/strings.xml": text, "values-qq/strings.xml": text])) == [])
        #expect(
            identifiers(readAndroid(["values/strings.xml": text, "values-ja/strings.xml": text]))
                == ["warning foreign-category values-ja/strings.xml:1:46"]
        )
    }

    /// Until CLDR 42 Hebrew had `many`, whatever the region.
    @Test func aCategoryThatOlderSystemsHave() {
        let text = """
            <resources><plurals name="p"><item quantity="many">%d</item><item quantity="one">1</item>
            <item quantity="two">2</item><item quantity="other">%d</item></plurals></resources>
            """
        #expect(
            identifiers(readAndroid(["values/strings.xml": text, "values-iw-rIL/strings.xml": text]))
                .filter { $0.contains("values-iw-rIL") } == ["warning former-category values-iw-rIL/strings.xml:1:46"]
        )
    }

    @Test func aPluralInPlaceOfAText() {
        let source = "<resources><string name=\"a\">x</string></resources>"
        let translation = "<resources><plurals name=\"a\"><item quantity=\"other\">x</item></plurals></resources>"
        let result = readAndroid(["values/strings.xml": source, "values-ja/strings.xml": translation])
        #expect(identifiers(result) == ["warning missing-in-default values-ja/strings.xml:1:12"])
        #expect(result.diagnostics.first?.message == "“a” is a <plurals> here, but a <string> in the default folder")
    }

    @Test func notesToTranslatorsMissNothing() {
        let empty = "<resources/>"
        let text = "<resources><string name=\"a\">x</string></resources>"
        #expect(identifiers(readAndroid(["values/strings.xml": empty, "values-qqq/strings.xml": text])) == [])
        let both: KeyValuePairs = [
            "values/strings.xml": empty, "values-fr/strings.xml": text, "values-qqq/strings.xml": text,
        ]
        #expect(identifiers(readAndroid(both)) == ["warning missing-in-default values-fr/strings.xml:1:12"])
    }

    /// The plural is no entry of the default folder, but of another language's.
    @Test func aTextAndAPluralThatAreBothMissing() {
        let text = "<resources><string name=\"a\">x</string></resources>"
        let plural = "<resources><plurals name=\"a\"><item quantity=\"other\">x</item></plurals></resources>"
        let result = readAndroid([
            "values/strings.xml": "<resources/>", "values-fr/strings.xml": text, "values-ja/strings.xml": plural,
        ])
        let missing =
            "“a” is missing from the default folder: apps crash in languages without it"
        #expect(result.diagnostics.map(\.message).filter { $0.contains("default folder") } == [missing, missing])
    }

    @Test func filesThatAreNoResources() {
        #expect(
            identifiers(readAndroid(["values/a.xml": "<resource/>"])) == ["error wrong-root values/a.xml:1:1"]
        )
        #expect(
            identifiers(readAndroid(["values/a.xml": #"<resources xmlns="urn:x"/>"#]))
                == ["error wrong-root values/a.xml:1:1"]
        )
        // What is complete is kept.
        let broken = readAndroid(["values/a.xml": #"<resources><string name="a">A</string><string name="b">B"#])
        #expect(identifiers(broken) == ["error xml-syntax values/a.xml:1:57"])
        #expect(broken.catalog.entries.keys.map(\.name) == ["a"])
    }

    @Test func comments() throws {
        let result = readAndroid([
            "values/strings.xml": """
            <!-- Licence -->
            <resources>
                <!-- Heading --><eat-comment/>
                <!-- lost
                     on two lines -->
                <!-- own -->
                <string name="a">A</string> <!-- behind a -->
                <string name="b">B</string>
                <!-- of a colour --><color name="c">#fff</color>
                <string name="d">D</string>
                <!-- end -->
            </resources>
            """
        ])
        let english = try #require(LanguageTag("en"))
        func message(_ name: String) -> Message? { result.catalog.entries[Key(name)]?.messages[english] }
        #expect(message("a")?.comment == "own\nbehind a")
        #expect(message("a")?.headings == ["Heading", "lost\non two lines"])
        #expect(message("b")?.comment == nil)
        #expect(message("d")?.comment == nil)
        let facts = result.catalog.tables[""]?.annotations[AndroidTableAnnotation.self]?.files
        #expect(facts?.first?.headers == ["Licence"])
        #expect(facts?.first?.footers == ["end"])
    }

    @Test func manglingIsUndoneOnlyInFilesOfOurs() {
        let own = readAndroid([
            "values/strings.xml":
                #"<resources xmlns:i="urn:interlingua"><string name="Settings_x2E_title">A</string></resources>"#,
            "values-pl/strings.xml":
                #"<resources xmlns:i="urn:interlingua"><string name="Settings_x2E_title">B</string></resources>"#,
        ])
        #expect(own.catalog.entries.keys.map(\.name) == ["Settings.title"])
        #expect(messages(own, "Settings.title").count == 2)
        let other = readAndroid(["values/strings.xml": #"<resources><string name="a_x2E_b">A</string></resources>"#])
        #expect(other.catalog.entries.keys.map(\.name) == ["a_x2E_b"])
    }

    @Test func attributesOfOurNamespace() throws {
        let result = readAndroid([
            "values/strings.xml": """
            <resources xmlns:i="urn:interlingua">
                <plurals name="p" i:number="2"><item quantity="one">%1$d %2$s</item><item quantity="other">%1$d %2$s</item></plurals>
                <plurals name="q" i:number="0"><item quantity="one">%1$d</item><item quantity="other">%1$d</item></plurals>
                <string name="title_ui" i:key="title">T</string>
            </resources>
            """,
            "values-zh-rCN/strings.xml": """
            <resources xmlns:i="urn:interlingua" i:language="zh-Hans"><string name="title_ui">题</string></resources>
            """,
        ])
        func selector(_ name: String) -> Selector? {
            let entry = result.catalog.entries[Key(name, kind: .plural)]
            guard case .select(let select)? = entry?.messages.values.first?.patterns.first?.elements.first else {
                return nil
            }
            return select.selector
        }
        #expect(selector("p") == .argument(1, .integer))
        #expect(selector("q") == .argument(1, .integer))
        #expect(
            result.catalog.entries[Key("q", kind: .plural)]?.arguments.last == Argument(name: "count", type: .number)
        )
        #expect(messages(result, "title") == ["en: \"T\"", "zh-Hans: \"题\""])
    }
}
