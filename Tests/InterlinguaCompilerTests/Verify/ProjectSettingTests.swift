import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// What projects say about their formats decides how texts are read and written.
@Suite struct ProjectSettingTests {
    private struct Converted {
        var text: String
        var unexplained: [String]
        var causes: Set<Cause>
    }

    /// Converts a project of one file or more, and compares what both apps show.
    private func convert(
        _ source: any TranslationFormat,
        _ path: String,
        _ text: String,
        settings: [String: RuntimeSetting] = [:],
        to target: any TranslationFormat,
        targetSettings: [String: RuntimeSetting] = [:],
        besides others: [(path: String, text: String)] = []
    ) -> Converted {
        let files = ([(path, text)] + others).map { InputFile(path: $0.0, bytes: Array($0.1.utf8)) }
        let read = source.read(files, options: ReadingOptions(sourceLanguage: LanguageTag("en"), settings: settings))
        let project = VerifiedProject(
            format: source,
            catalog: read.catalog,
            names: read.names,
            files: files,
            settings: settings
        )
        let converter = Converter(
            options: Converter.Options(settings: targetSettings, sourceSettings: settings)
        )
        let result = converter.convert(read.catalog, from: source, to: target)
        let verification = converter.verify(result, of: project, for: target)
        #expect(verification.sentenceCount > 0)
        return Converted(
            text: String(decoding: result.files.flatMap(\.bytes), as: UTF8.self),
            unexplained: verification.unexplained.map(\.description),
            causes: Set(verification.differences.flatMap(\.causes))
        )
    }

    // MARK: Values of the app's own

    /// i18next 22.4.8 shows “Welcome to A &amp; B, Ann, to A & B”.
    @Test(arguments: FormatRegistry.formats.map(\.name))
    func variablesWithAValueForAllCallsAreText(target: String) throws {
        let values: [String: RuntimeSetting] = [
            "interpolation": .group(["defaultVariables": .group(["app": .text("A & B")])])
        ]
        let text = #"{"a": "Welcome to {{app}}, {{name}}, to {{- app}}", "b": "Of $t(c)", "c": "{{ app }}"}"#
        let target = try #require(FormatRegistry.format(named: target))
        let isSame = target.family == "i18next"
        let path = "locales/en/translation.json"
        let own = isSame ? values : [:]
        let found = convert(I18nextFormat(.v4), path, text, settings: values, to: target, targetSettings: own)
        #expect(found.unexplained == [])
        if target.name == "apple" { #expect(found.text.contains("Welcome to A &amp; B, %@, to A & B")) }
        if target.name == "i18next" { #expect(found.text.contains("{{- app}}")) }
    }

    /// i18next 22.4.8 shows numbers and members of objects, too: “2024 Inc true”.
    @Test func valuesForAllCallsNeedBeNoTexts() {
        let own: RuntimeSetting = .group([
            "year": .number(DecimalNumber(2024)), "count": .number(DecimalNumber(3)),
            "company": .group(["name": .text("Inc")]), "on": .flag(true),
        ])
        let values: [String: RuntimeSetting] = ["interpolation": .group(["defaultVariables": own])]
        let text =
            #"{"b": "{{year}} {{company.name}} {{on}}", "n_one": "{{count}} item", "n_other": "{{count}} items"}"#
        let path = "locales/en/translation.json"
        let found = convert(I18nextFormat(.v4), path, text, settings: values, to: AppleFormat())
        #expect(found.unexplained == [])
        #expect(found.text.contains("= \"2024 Inc true\";"))
    }

    /// i18next 22.4.8 shows “To Beta, Ann” for “c”, “f” and “g”, “To X, Ann” for “h” and “3 Beta seats” for “e”.
    @Test(arguments: FormatRegistry.formats.map(\.name))
    func nestedCallsHandOnOtherValuesThanThoseForAllCalls(target: String) throws {
        let values: [String: RuntimeSetting] = [
            "interpolation": .group(["defaultVariables": .group(["app": .text("Acme")])])
        ]
        let text = #"""
            {
              "a": "To {{app}}, {{name}}", "c": "$t(a, {\"app\": \"Beta\"})", "f": "$t(c)",
              "g": "$t(c, {\"app\": \"Gamma\"})", "h": "$t(a, {\"app\": \"{{own}}\"})",
              "d_one": "{{count}} {{app}} seat", "d_other": "{{count}} {{app}} seats",
              "e": "$t(d, {\"count\": {{n}}, \"app\": \"Beta\"})"
            }
            """#
        let target = try #require(FormatRegistry.format(named: target))
        let own = target.family == "i18next" ? values : [:]
        let path = "locales/en/translation.json"
        let found = convert(I18nextFormat(.v4), path, text, settings: values, to: target, targetSettings: own)
        #expect(found.unexplained == [])
        if target.name == "apple" {
            for line in [#""a" = "To Acme, %@""#, #""f" = "To Beta, %@""#, #""g" = "To Beta, %@""#, "Beta seats"] {
                #expect(found.text.contains(line))
            }
        }
    }

    /// An app without the values would show “{{app}}”.
    @Test func valuesForAllCallsAreTextWhereTheTargetHasOthers() {
        let values: [String: RuntimeSetting] = [
            "interpolation": .group(["defaultVariables": .group(["app": .text("Acme")])])
        ]
        let text = #"{"a": "To {{app}}, {{ name }}", "b": "{{ name }}", "c": ["By {{app}}", "{{ name }}"]}"#
        let path = "locales/en/translation.json"
        let source = I18nextFormat(.v4)
        let found = convert(source, path, text, settings: values, to: source)
        #expect(found.unexplained == [])
        #expect(found.text.contains("To Acme, {{name}}") && found.text.contains("By Acme"))
        #expect(found.text.contains(#""b":"{{ name }}""#) || found.text.contains(#""b": "{{ name }}""#))
    }

    // MARK: Fallback

    /// The library for iOS has one language to fall back to, the user's nested texts in it, where later ones show nothing.
    @Test func languagesToFallBackToOnIOS() {
        let settings: [String: RuntimeSetting] = [
            "fallbackLng": .group(["default": .list([.text("en")]), "zh": .list([.text("zh-CN")])])
        ]
        let found = convert(
            I18nextFormat(.v4),
            "locales/en/translation.json",
            #"{"a": "$t(day, {\"count\": {{n}} })"}"#,
            settings: settings,
            to: I18nextFormat(.v1),
            targetSettings: settings,
            besides: [("locales/zh-CN/translation.json", #"{"day_other": "{{count}} 天"}"#)]
        )
        #expect(found.unexplained == [])
        #expect(found.causes == [.otherLanguage])
    }

    // MARK: Separators

    private static let pipes: [String: RuntimeSetting] = ["interpolation": .group(["formatSeparator": .text("|")])]

    /// As `i18next.init({ interpolation: { formatSeparator: "|" } })` has it.
    @Test func formatsAreSeparatedAsTheAppSays() {
        let text = #"{"a": "{{ ms | duration(short: true) }} of {{b}}"}"#
        let source = I18nextFormat(.v4)
        let path = "locales/en/translation.json"
        let apple = convert(source, path, text, settings: Self.pipes, to: AppleFormat())
        #expect(apple.unexplained == [])
        #expect(apple.text.contains("\"%1$@ of %2$@\"") || apple.text.contains("\"%@ of %@\""))
        let same = convert(source, path, text, settings: Self.pipes, to: source, targetSettings: Self.pipes)
        #expect(same.unexplained == [])
        #expect(same.text.contains("{{ ms | duration(short: true) }} of {{b}}"))
    }

    /// The library cuts at the whole separator, in calls too.
    @Test(arguments: ["|", "->", "—", ","])
    func formatsAreCutAtTheWholeSeparator(separator: String) {
        let joint = separator == "," ? ", " : " \(separator) "
        let formats = "\(joint)upper\(joint)lower"
        let text = #"{"a": "{{name\#(formats)}} $t(b\#(formats))", "b": "B"}"#
        let settings: [String: RuntimeSetting] = ["interpolation": .group(["formatSeparator": .text(separator)])]
        let path = "locales/en/translation.json"
        let target = I18nextFormat(.v3)
        let written = convert(I18nextFormat(.v4), path, text, settings: settings, to: target, targetSettings: settings)
        #expect(written.unexplained == [])
        #expect(written.text.contains("{{name\(formats)}} $t(b\(formats))"))
        let commas = convert(I18nextFormat(.v4), path, text, settings: settings, to: target)
        #expect(commas.text.contains("{{name, upper, lower}} $t(b, upper, lower)"))
    }

    /// As `i18next.init({ interpolation: { nestingOptionsSeparator: ";", unescapePrefix: "!" } })` has it: `-` and `,` are
    /// parts of names then.
    @Test func callsAndMarksAreReadAsTheAppSays() {
        let settings: [String: RuntimeSetting] = [
            "interpolation": .group(["nestingOptionsSeparator": .text(";"), "unescapePrefix": .text("!")])
        ]
        let text =
            #"{"b_one": "{{count}} day", "b_other": "{{count}} days", "a": "$t(b; {\"count\": {{k}} }) of {{!n}}"}"#
        let source = I18nextFormat(.v4)
        let path = "locales/en/translation.json"
        let android = convert(source, path, text, settings: settings, to: AndroidFormat())
        #expect(android.unexplained == [])
        #expect(android.text.contains("days of <xliff:g"))
        let later = convert(source, path, text, settings: settings, to: I18nextFormat(.v3))
        #expect(later.unexplained == [])
        #expect(later.text.contains(#"$t(b, {\"count\": {{k}} }) of {{- n}}"#))
        let same = convert(source, path, text, settings: settings, to: I18nextFormat(.v3), targetSettings: settings)
        #expect(same.unexplained == [])
        #expect(same.text.contains(#"$t(b; {\"count\": {{k}} }) of {{!"#))
    }

    /// The libraries of version 1 take no `false` for a separator.
    @Test func keysOfSentencesAreFoundInVersion1() {
        let text = #"{"Error: {{ e }}. Sorry": "Error: {{ e }}. Sorry", "b": "B"}"#
        let settings: [String: RuntimeSetting] = ["nsSeparator": .flag(false), "keySeparator": .flag(false)]
        let path = "locales/en/translation.json"
        let first = I18nextFormat(.v1)
        let converted = convert(
            I18nextFormat(.v4),
            path,
            text,
            settings: settings,
            to: first,
            targetSettings: settings
        )
        #expect(converted.unexplained == [])
    }

    // MARK: Escaping for HTML

    private static let escaping: [String: RuntimeSetting] = ["escapeValue": .flag(true)]
    private static let notEscaping: [String: RuntimeSetting] = ["escapeValue": .flag(false)]

    @Test(arguments: [
        ([:], "{{- arg1}}"), (escaping, "{{- arg1}}"), (notEscaping, "{{arg1}}"),
    ])
    func textsAreMarkedWhereTheLibraryEscapes(settings: [String: RuntimeSetting], expected: String) {
        let text = #"<resources><string name="a">%1$s</string></resources>"#
        let target = I18nextFormat(.v4)
        let converted = convert(AndroidFormat(), "values/strings.xml", text, to: target, targetSettings: settings)
        #expect(converted.unexplained == [])
        #expect(converted.text.contains("\"\(expected)\""))
    }

    @Test(arguments: [
        // What neither of the two escapes, or both, stays; what only the second one would escape is marked.
        (notEscaping, notEscaping, #""{{x}} {{- y}}""#, false), (escaping, escaping, #""{{x}} {{- y}}""#, false),
        (notEscaping, escaping, #""{{- x}} {{- y}}""#, false), (escaping, notEscaping, #""{{x}} {{- y}}""#, true),
    ])
    func projectsOfI18nextThatEscapeOrNot(
        settings: [String: RuntimeSetting],
        targetSettings: [String: RuntimeSetting],
        expected: String,
        isSeen: Bool
    ) {
        let converted = convert(
            I18nextFormat(.v3),
            "locales/en/translation.json",
            #"{"a": "{{x}} {{- y}}"}"#,
            settings: settings,
            to: I18nextFormat(.v4),
            targetSettings: targetSettings
        )
        #expect(converted.unexplained == [])
        #expect(converted.text.contains(expected))
        #expect(converted.causes.contains(.escaping) == isSeen)
    }

    @Test(
        arguments: [
            (I18nextVersion.v4, [:], true), (.v4, notEscaping, false), (.v1, [:], false),
            (.v1, ["dialect": .text("js1"), "escapeInterpolation": .flag(true)], true),
        ] as [(I18nextVersion, [String: RuntimeSetting], Bool)]
    )
    func escapingIsSeenWhereTheSourceDoesIt(
        version: I18nextVersion,
        settings: [String: RuntimeSetting],
        isSeen: Bool
    ) {
        let converted = convert(
            I18nextFormat(version),
            "locales/en/translation.json",
            version == .v1 ? #"{"a": "__x__"}"# : #"{"a": "{{x}}"}"#,
            settings: settings,
            to: AndroidFormat()
        )
        #expect(converted.unexplained == [])
        #expect(converted.causes.contains(.escaping) == isSeen)
    }

    // MARK: Libraries

    /// The numbers of Polish forms are JavaScript's, or those of the library for iOS, which has fewer.
    @Test func version1IsWrittenForTheLibraryThatReadsIt() {
        let text = """
            <resources><plurals name="a"><item quantity="one">%d plik</item><item quantity="few">%d pliki</item>\
            <item quantity="many">%d plików</item><item quantity="other">%d pliku</item></plurals></resources>
            """
        let target = I18nextFormat(.v1)
        for settings: [String: RuntimeSetting] in [[:], ["dialect": .text("js")], ["dialect": .text("js1")]] {
            let converted = convert(
                AndroidFormat(),
                "values-pl/strings.xml",
                text,
                to: target,
                targetSettings: settings
            )
            #expect(converted.unexplained == [])
        }
    }

    // MARK: What the conversion decides

    /// A number that chooses a plural is passed as an integer: an object in its place would crash.
    @Test func numbersAreIntegersForApple() {
        let text = #"{"n_one": "{{count}} bird of {{name}}", "n_other": "{{count}} birds of {{name}}"}"#
        let converted = convert(I18nextFormat(.v4), "locales/en/translation.json", text, to: AppleFormat())
        #expect(converted.unexplained == [])
        #expect(converted.causes.contains(.wholeNumbers))
        #expect(converted.text.contains("<string>lld</string>"))
        #expect(converted.text.contains("<string>%1$lld birds of %2$@</string>"))
    }

    /// Keys stay, and the app's model is told the options that they need.
    @Test func sentencesAreKeysOfI18next() {
        let text = #""Date:" = "Datum:"; "Hi. You: x" = "y"; "a.b" = "z";"#
        let converted = convert(
            AppleFormat(),
            "en.lproj/Localizable.strings",
            text,
            to: I18nextFormat(.v4)
        )
        #expect(converted.unexplained == [])
        #expect(converted.causes == [])
        for line in [#""Date:": "Datum:""#, #""Hi. You: x": "y""#, #""a.b": "z""#] {
            #expect(converted.text.contains(line))
        }
    }

    // MARK: Names in Android

    @Test func readableNamesOfAndroid() throws {
        let text = #"{"Settings.title": "Title", "songs": {"found": "Found", "a_b": "x", "A b": "y"}, "ok": "OK"}"#
        let converted = convert(
            I18nextFormat(.v4),
            "locales/en/translation.json",
            text,
            to: AndroidFormat(),
            targetSettings: ["names": .text("readable")]
        )
        #expect(converted.unexplained == [])
        for line in [
            #"<string name="settings_title" i:key="Settings.title">Title</string>"#,
            #"<string name="songs_found" i:key="songs.found">Found</string>"#, #"<string name="ok">OK</string>"#,
        ] { #expect(converted.text.contains(line)) }
        let back = AndroidFormat().read(
            [InputFile(path: "values/strings.xml", bytes: Array(converted.text.utf8))],
            options: ReadingOptions(sourceLanguage: LanguageTag("en"))
        )
        #expect(
            Set(back.catalog.entries.keys.map(\.name)) == [
                "Settings.title", "songs.found", "songs.a_b", "songs.A b", "ok",
            ]
        )
    }
}
