import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics
import Testing

@testable import InterlinguaCompiler

/// Keys that are texts of the source language, and settings of i18next.
///
/// What the library shows is what every format's files say, or the difference is announced. What is expected is what
/// i18next 22.4.8 shows on Node.js.
@Suite struct KeyTextConversionTests {
    private static let targets = FormatRegistry.formats.map(\.name).filter { $0 != "i18next" }

    private static let skipping: [String: RuntimeSetting] = ["returnEmptyString": .flag(false)]

    private func project(
        _ files: KeyValuePairs<String, String>,
        version: I18nextVersion = .v4,
        _ settings: [String: RuntimeSetting] = [:]
    ) -> VerifiedProject {
        let files = files.map {
            InputFile(path: "locales/\($0.key)/translation.json", bytes: Array($0.value.utf8))
        }
        let format = I18nextFormat(version)
        let options = ReadingOptions(sourceLanguage: LanguageTag("en"), settings: settings)
        let read = format.read(files, options: options)
        return VerifiedProject(
            format: format,
            catalog: read.catalog,
            names: read.names,
            files: files,
            diagnostics: read.diagnostics,
            settings: settings
        )
    }

    /// The files that a project is converted to; every difference has to have a cause.
    @discardableResult
    private func convert(_ source: VerifiedProject, to name: String) throws -> [String: String] {
        let target = try #require(FormatRegistry.format(named: name))
        let options = Converter.Options(settings: source.settings, sourceSettings: source.settings)
        let converter = Converter(options: options)
        let result = converter.convert(source.catalog, from: source.format, to: target)
        let verification = converter.verify(result, of: source, for: target)
        #expect(verification.sentenceCount + verification.unsaidCount > 0)
        #expect(verification.unexplained.map { "\($0.language): \($0)" } == [])
        return Dictionary(
            result.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// What the library shows.
    private func shown(
        _ source: VerifiedProject,
        _ key: String,
        _ language: String,
        _ arguments: [String: ArgumentValue] = [:],
        count: Int? = nil,
        context: String? = nil
    ) throws -> RuntimeAnswer {
        var request = RuntimeRequest([key])
        request.languages = [try #require(LanguageTag(language))]
        request.namedArguments = arguments
        request.count = count.map { .number(DecimalNumber($0)) }
        request.context = context
        return source.runtime().answer(request)
    }

    // MARK: Keys

    private let keys: KeyValuePairs = [
        "en": #"{"q": "Q"}"#,
        "pl": """
        {"{{amount}} comments": "{{amount}} komentarzy", "Read $t(q)": "Czytaj $t(q)", "Hello {{name}}": "Witaj"}
        """,
    ]

    @Test func keysAreReadLikeTexts() throws {
        let source = project(keys)
        let three: [String: ArgumentValue] = ["amount": .number(3)]
        #expect(try shown(source, "{{amount}} comments", "en", three) == .text("3 comments"))
        #expect(try shown(source, "Read $t(q)", "en") == .text("Read Q"))
        #expect(try shown(source, "Hello {{name}}", "en", ["name": .text("Ann")]) == .text("Hello Ann"))
        let english = try #require(LanguageTag("en"))
        let hello = try #require(source.catalog.entries[Key("Hello {{name}}")])
        #expect(hello.arguments.map(\.name) == ["name"])
        let pattern = Pattern([.text("Hello "), .placeholder(Placeholder(argument: 0))])
        #expect(hello.messages[english]?.patterns == [pattern])
        #expect(
            source.diagnostics.map {
                "\($0.identifier) \($0.range.map { "\($0.start.line):\($0.start.column)" } ?? "")"
            }
                == ["argument-not-shown 1:98"]
        )
    }

    @Test(arguments: targets)
    func keysThatAreTextsAreConverted(target: String) throws { try convert(project(keys), to: target) }

    @Test func filesOfTheSourceLanguageShowTheirArguments() throws {
        let android = try convert(project(keys), to: "android")
        let english = try #require(android["values/strings.xml"])
        #expect(english.contains(#"<xliff:g id="amount">%s</xliff:g> comments</string>"#))
        #expect(english.contains(">Read Q</string>"))
        let apple = try #require(try convert(project(keys), to: "apple")["en.lproj/Localizable.strings"])
        #expect(apple.contains(#""{{amount}} comments" = "%@ comments";"#))
        // The same library finds the key itself.
        let same = try convert(project(keys), to: "i18next-v4")
        #expect(same["locales/en/translation.json"] == #"{"q":"Q"}"#)
    }

    private let partial: KeyValuePairs = [
        "en": #"{"{{count}} files_one": "{{count}} file", "error_one": "{{count}} error"}"#,
        "pl": """
        {"{{count}} files_one": "{{count}} plik", "{{count}} files_few": "{{count}} pliki",
        "error_one": "{{count}} error", "error_few": "{{count}} errory"}
        """,
    ]

    @Test func aKeyIsReadLikeATextForWhatItsFormsLeaveOut() throws {
        let source = project(partial)
        #expect(try shown(source, "{{count}} files", "en", count: 1) == .text("1 file"))
        #expect(try shown(source, "{{count}} files", "en", count: 2) == .text("2 files"))
        #expect(try shown(source, "{{count}} files", "pl", count: 5) == .text("5 files"))
        let english = try #require(LanguageTag("en"))
        let context = RenderingContext(namedValues: ["count": .number(DecimalNumber(2))])
        #expect(Renderer(source.catalog).render(Key("{{count}} files"), in: english, context) == .text("2 files"))
        // A key that is shown as it is says nothing new.
        let forms = source.catalog.entries[Key("error")]?.messages[english]?.patterns.first?.selects.first?.variants
        #expect(forms?.map(\.condition) == [.category(.one, .cardinal)])
    }

    @Test(arguments: targets)
    func keysThatAreTextsForSomeNumbersAreConverted(target: String) throws { try convert(project(partial), to: target) }

    @Test func formsThatTheKeyStandsInForAreWritten() throws {
        let android = try #require(try convert(project(partial), to: "android")["values/strings.xml"])
        #expect(android.contains(#"<item quantity="other"><xliff:g id="count">%s</xliff:g> files</item>"#))
    }

    private let sentences: KeyValuePairs = [
        "en": #"{"Delete this mod?_other":"Delete these {{count}} mods?","error_other":"{{count}} errors"}"#,
        "de": #"{"Delete this mod?_one": "Löschen?", "Delete this mod?_other": "{{count}} löschen?"}"#,
    ]

    /// Projects whose keys are English list what no key can say, which is the plural.
    @Test func aSentenceStandsInForTheSingular() throws {
        let source = project(sentences)
        #expect(try shown(source, "Delete this mod?", "en", count: 1) == .text("Delete this mod?"))
        #expect(source.diagnostics.map { "\($0.identifier) \($0.range?.start.column ?? 0)" } == ["missing-form 72"])
        let android = try #require(try convert(source, to: "android")["values/strings.xml"])
        #expect(android.contains(#"<item quantity="one">Delete this mod?</item>"#))
        #expect(!android.contains(#"<item quantity="one">error</item>"#))
        let same = try convert(source, to: "i18next-v4")
        #expect(same["locales/en/translation.json"] == sentences.first?.value)
    }

    /// With objects around it or a variable in it the key is no singular that anybody would write.
    @Test(arguments: [
        (#"{"mods": {"Delete it?_other": "Delete {{count}}?"}}"#, 1),
        (#"{"Delete it?_other": "Delete {{count}}?"}"#, 0),
        (#"{"{{count}} files_other": "{{count}} files"}"#, 1),
        (#"{"{{count}} files_one": "{{count}} file"}"#, 0),
    ])
    func keysThatStandInForNoSingular(english: String, count: Int) {
        let source = project(["en": english])
        #expect(source.diagnostics.map(\.identifier) == Array(repeating: "missing-form", count: count))
    }

    @Test(arguments: targets)
    func sentencesThatStandInForTheSingularAreConverted(target: String) throws {
        try convert(project(sentences), to: target)
    }

    /// The library says of an object that it is none of the texts that were asked for.
    @Test(arguments: ["{}", #"{"x": "X"}"#], targets)
    func objectsHideSentences(object: String, target: String) throws {
        let source = project(["en": #"{"menu of": \#(object), "menu of_plural": "menus"}"#], version: .v2)
        let expected = "key 'menu of (en)' returned an object instead of string."
        #expect(try shown(source, "menu of", "en", count: 1) == .text(expected))
        let text = try convert(source, to: target).values.joined()
        #expect(target != "android" || !text.contains(">menu of<"))
    }

    // MARK: Empty texts that count as missing

    private let empties: KeyValuePairs = [
        "en": #"{"{{amount}} c":"","x":"","{{count}} i_one":"","{{count}} i_other":""}"#,
        "pl": #"{"{{amount}} c":"{{amount}} k","x":"","{{count}} i_one":"{{count}} p","{{count}} i_other":""}"#,
    ]

    @Test func aSourceTextThatIsEmptyIsItsKey() throws {
        let source = project(empties, Self.skipping)
        let three: [String: ArgumentValue] = ["amount": .number(3)]
        #expect(try shown(source, "{{amount}} c", "en", three) == .text("3 c"))
        #expect(try shown(source, "{{amount}} c", "pl", three) == .text("3 k"))
        #expect(try shown(source, "x", "pl") == .text("x"))
        #expect(try shown(source, "{{count}} i", "pl", count: 1) == .text("1 p"))
        #expect(try shown(source, "{{count}} i", "pl", count: 5) == .text("5 i"))
        #expect(source.catalog.entries.keys.map(\.name) == ["{{amount}} c", "x", "{{count}} i"])
        #expect(!source.diagnostics.contains { $0.identifier == "argument-not-in-source" })
        let status = TranslationStatus(of: source.catalog, diagnostics: source.diagnostics)
        #expect(status.entryCount == 3)
        #expect(status.languages.map { $0.count(of: .missing) } == [1])
        let same = try convert(source, to: "i18next-v4")
        for (language, text) in empties { #expect(same["locales/\(language)/translation.json"] == text) }
    }

    @Test(arguments: targets)
    func sourceTextsThatAreEmptyAreConverted(target: String) throws {
        try convert(project(empties, Self.skipping), to: target)
    }

    private let gaps: KeyValuePairs = [
        "en": #"{"a":"A","f":"F","f_m":"M","r":"R $t(a)","b_one":"","b_other":"{{count}} b","l":["a","","c"]}"#,
        "pl": #"{"a":"","f":"E","f_m":"","r":"S $t(a)","l":["","x",""]}"#,
    ]

    @Test func emptyTextsAreLookedUpFurther() throws {
        let source = project(gaps, Self.skipping)
        #expect(try shown(source, "a", "pl") == .text("A"))
        #expect(try shown(source, "f", "pl", context: "m") == .text("E"))
        #expect(try shown(source, "r", "pl") == .text("S A"))
        #expect(try shown(source, "b", "en", count: 1) == .text("b"))
        let list = try #require(source.catalog.entries[Key("l", kind: .list)])
        #expect(list.messages.values.map { $0.patterns.map(\.plainText) } == [["a", "", "c"], ["a", "x", "c"]])
    }

    @Test(arguments: targets)
    func emptyTextsThatAreLookedUpFurtherAreConverted(target: String) throws {
        try convert(project(gaps, Self.skipping), to: target)
    }

    // MARK: Settings

    /// Reader, writer and the model of the library go by one reading of the settings, however they are spelled.
    @Test(
        arguments: [
            ["nestingPrefix": .text("$["), "nestingSuffix": .text("]")],
            ["interpolation": .group(["nestingPrefix": .text("$["), "nestingSuffix": .text("]")])],
            ["reusePrefix": .text("$["), "reuseSuffix": .text("]")],
        ] as [[String: RuntimeSetting]]
    )
    func nestedCallsAreFoundByTheirMarks(settings: [String: RuntimeSetting]) throws {
        let source = project(
            ["en": #"{"a":"Hi {{n}}","b":"$[a]!"}"#, "pl": #"{"a":"Cześć {{n}}","b":"x $[a]"}"#],
            settings
        )
        #expect(try shown(source, "b", "en", ["n": .text("X")]) == .text("Hi X!"))
        for target in Self.targets { try convert(source, to: target) }
    }

    @Test(
        arguments: [
            ["prefix": .text("["), "suffix": .text("]")], ["prefix": .text("%{"), "suffix": .text("}")],
        ] as [[String: RuntimeSetting]],
        ["js", "js1", "ios"]
    )
    func variablesAreFoundByTheirMarks(group: [String: RuntimeSetting], dialect: String) throws {
        guard case .text(let prefix)? = group["prefix"], case .text(let suffix)? = group["suffix"] else { return }
        let settings: [String: RuntimeSetting] = ["interpolation": .group(group), "dialect": .text(dialect)]
        let source = project(["en": "{\"a\":\"Hi \(prefix)n\(suffix)!\"}"], version: .v1, settings)
        #expect(try shown(source, "a", "en", ["n": .text("X")]) == .text("Hi X!"))
        #expect(source.catalog.entries.values.first?.arguments.map(\.name) == ["n"])
    }

    @Test(arguments: targets)
    func separatorsAreThoseThatTheLibraryKnows(target: String) throws {
        let source = project(
            [
                "en": #"{"a|one":"{{count}} x","a|other":"{{count}} xs"}"#,
                "pl":
                    #"{"a|one":"{{count}} y","a|few":"{{count}} ya","a|many":"{{count}} yo","a|other":"{{count}} ye"}"#,
            ],
            ["pluralSeparator": .text("|")]
        )
        #expect(try shown(source, "a", "pl", count: 5) == .text("5 yo"))
        try convert(source, to: target)
    }

    @Test(arguments: targets)
    func formatsOfSprintfAreUsedAsSuch(target: String) throws {
        let source = project(["en": #"{"a":"Hi %s, 100%%"}"#, "pl": #"{"a":"Cześć %s"}"#], ["sprintf": .flag(true)])
        try convert(source, to: target)
    }

    /// The post-processor throws at these percent signs, so that nothing is passed to the texts.
    @Test(arguments: targets)
    func textsThatSprintfCannotReadAreNoFormats(target: String) throws {
        let source = project(
            ["en": #"{"a":"50% off","b":"% Note: %s","c":"100%% sure"}"#, "pl": #"{"a":"50% taniej"}"#],
            ["sprintf": .flag(true)]
        )
        #expect(try shown(source, "c", "en") == .text("100%% sure"))
        #expect(source.catalog.entries.values.allSatisfy { $0.arguments.isEmpty })
        try convert(source, to: target)
    }

    /// The library of ICU shows them: the braces of a variant around those of an argument are no variable's.
    @Test(arguments: targets)
    func messagesOfICUStayWhole(target: String) throws {
        let message = "{count, plural, one {1 memory} other {{count, number} memories}}"
        let source = project(["en": "{\"a\":\"\(message)\"}", "pl": "{\"a\":\"\(message)\"}"])
        #expect(source.catalog.entries.values.first?.arguments == [])
        try convert(source, to: target)
        // A format of the app's own.
        let format = project(["en": #"{"a":"{{count, plural, memory}} of {{name}}"}"#])
        #expect(format.catalog.entries.values.first?.arguments.map(\.name) == ["count", "name"])
        // The library of ICU throws at a variable of i18next's, and never sees another prefix.
        let mixed = project(["en": #"{"a":"Write {{x}} as {n, plural, other {…}}"}"#])
        #expect(mixed.catalog.entries.values.first?.arguments.map(\.name) == ["x"])
        try convert(mixed, to: target)
        let other = project(
            ["en": #"{"a":"Hi __name__, use {n, plural, other {b}}"}"#],
            ["interpolationPrefix": .text("__"), "interpolationSuffix": .text("__")]
        )
        #expect(other.catalog.entries.values.first?.arguments.map(\.name) == ["name"])
        try convert(other, to: target)
    }

    /// i18next takes what is in front of a colon for a namespace, also of a key that it shows.
    @Test(arguments: targets)
    func keysThatAreSplitWhereTheyAreShownAreFaults(target: String) throws {
        let source = project(
            ["en": #"{"Warning:":"","http://a.b:8":""}"#, "pl": #"{"Warning:":""}"#],
            Self.skipping
        )
        #expect(try shown(source, "Warning:", "en") == .text(""))
        #expect(try shown(source, "http://a.b:8", "en") == .text("//a.b.8"))
        try convert(source, to: target)
    }

    // MARK: Forms

    /// Polish has no whole number of the category `other`, but the files of some formats have the form.
    @Test func theTextOfOtherStaysWhereThereIsRoomForIt() throws {
        let source = project([
            "en": #"{"n_one":"{{count}} new","n_other":"{{count}} news"}"#,
            "pl": #"{"n_one":"{{count}} nowa","n_other":"{{count}} nowych"}"#,
        ])
        #expect(try shown(source, "n", "pl", count: 5) == .text("5 news"))
        let polish = try #require(try convert(source, to: "android")["values-pl/strings.xml"])
        #expect(polish.contains(#"<item quantity="other"><xliff:g id="count">%s</xliff:g> nowych</item>"#))
        #expect(polish.contains(#"<item quantity="many"><xliff:g id="count">%s</xliff:g> news</item>"#))
    }
}
