import InterlinguaIR
import OrderedCollections
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite struct AndroidWriterTests {
    private let english = LanguageTag("en") ?? .undetermined
    private let number = Element.placeholder(Placeholder(argument: 0, format: .number(NumberFormat())))

    private func write(_ entries: OrderedDictionary<Key, Entry>) -> (text: String, problems: [String]) {
        var catalog = Catalog(sourceLanguage: english, entries: entries)
        catalog.tables[""] = Table(languages: [english])
        let result = AndroidFormat().write(catalog, options: WritingOptions())
        let lines = String(decoding: result.files.first?.bytes ?? [], as: UTF8.self).split(separator: "\n")
        let body = lines.drop { !$0.hasPrefix("    <") }.dropLast()
        return (body.joined(separator: "\n"), result.diagnostics.map(\.identifier))
    }

    private func entry(_ pattern: Pattern, _ arguments: [Argument] = []) -> Entry {
        Entry(arguments: arguments, messages: [english: Message(pattern)])
    }

    @Test(
        arguments: [
            // A format doubles its percent signs, another text keeps them.
            (Pattern("100%"), [], #"<string name="k">100%</string>"#),
            (Pattern("%d of %d"), [], #"<string name="k" formatted="false">%d of %d</string>"#),
            (Pattern("%d"), [], #"<string name="k" formatted="false">%d</string>"#),
            (
                Pattern([.placeholder(Placeholder(argument: 0)), .text(" %")]), [Argument(position: 1)],
                #"<string name="k">%s %%</string>"#
            ),
            (
                Pattern([.placeholder(Placeholder(argument: 1)), .text(" "), .placeholder(Placeholder(argument: 0))]),
                [Argument(position: 1), Argument(position: 2)], #"<string name="k">%2$s %1$s</string>"#
            ),
            (
                Pattern([.placeholder(Placeholder(argument: 1))]), [Argument(position: 1), Argument(position: 2)],
                #"<string name="k">%2$s</string>"#
            ),
            (
                Pattern([.text("Hi "), .placeholder(Placeholder(argument: 0))]), [Argument(position: 1, name: "user")],
                #"<string name="k">Hi <xliff:g id="user">%s</xliff:g></string>"#
            ),
            (
                Pattern([.text("a "), .markup(Markup(.element("b", []), Pattern(" ")))]), [],
                #"<string name="k">a <b>\u0020</b></string>"#
            ),
            (
                Pattern([
                    .text(" "), .markup(Markup(.element("a", [.init(name: "href", value: "x\"&y")]), Pattern("l"))),
                ]), [],
                #"<string name="k">\u0020<a href="x&quot;&amp;y">l</a></string>"#
            ),
            (
                Pattern([.markup(Markup(.element("b", []), Pattern("x"))), .text(" ")]), [],
                #"<string name="k"><b>x</b>\u0020</string>"#
            ),
            (
                Pattern([.markup(Markup(.element("b", []), Pattern("@x")))]), [],
                #"<string name="k"><b>\@x</b></string>"#
            ),
            (
                Pattern([.reference(Reference(.external("@android:string/ok")))]), [],
                #"<string name="k">@android:string/ok</string>"#
            ),
            (Pattern([.reference(Reference(.external("t(other)")))]), [], #"<string name="k">t(other)</string>"#),
            (Pattern(), [], #"<string name="k"></string>"#),
        ] as [(Pattern, [Argument], String)]
    )
    func texts(pattern: Pattern, arguments: [Argument], expected: String) {
        let result = write([Key("k"): entry(pattern, arguments)])
        #expect(result.text == "    " + expected)
        #expect(result.problems.isEmpty)
    }

    @Test func plurals() {
        let select = Select(
            .argument(0, .integer),
            variants: [
                Variant(.category(.few, .cardinal), Pattern([number, .text(" f")])),
                Variant(.category(.one, .cardinal), Pattern("one")),
                Variant(.otherwise, Pattern([number, .text(" o")])),
            ]
        )
        let first = entry(Pattern([.select(select)]), [Argument(position: 1, type: .number)])
        #expect(
            write([Key("k"): first]).text == """
                    <plurals name="k">
                        <item quantity="one">one</item>
                        <item quantity="few">%d f</item>
                        <item quantity="other">%d o</item>
                    </plurals>
                """
        )
        // The number that the reader would take is another one.
        let apart = entry(
            Pattern([.select(Select(.argument(1, .integer), variants: select.variants))]),
            [Argument(position: 1), Argument(name: "count", type: .number)]
        )
        #expect(write([Key("k"): apart]).text.hasPrefix(#"    <plurals name="k" i:number="0">"#))
        let second = entry(
            Pattern([.select(Select(.argument(1, .integer), variants: select.variants))]),
            [Argument(position: 1), Argument(position: 2)]
        )
        #expect(write([Key("k"): second]).text.hasPrefix(#"    <plurals name="k" i:number="2">"#))
    }

    /// A file says what its table is called where its name can't: dots would end the name, and other tables have theirs.
    @Test func tablesWhoseNamesAreNoNamesOfFiles() throws {
        let polish = try #require(LanguageTag("pl"))
        let tables = ["ns.common", "ns_common", "strings", "sub/a.b", ""]
        var catalog = Catalog(sourceLanguage: english)
        for (index, table) in tables.enumerated() {
            catalog.tables[table] = Table(languages: [english, polish])
            catalog.entries[Key("k_x2E_\(index)", table: table)] = Entry(
                messages: [english: Message(Pattern("e")), polish: Message(Pattern("p"))]
            )
        }
        let files = AndroidFormat().write(catalog, options: WritingOptions()).files
        let names = [
            ("", "ns_common_"), ("", "ns_common"), ("", "strings_"), ("sub/", "a_b"), ("", "strings"),
        ]
        let paths = ["values", "values-pl"].flatMap { folder in names.map { "\($0.0)\(folder)/\($0.1).xml" } }
        #expect(files.map(\.path).sorted() == paths.sorted())
        let inputs = files.map { InputFile(path: $0.path, bytes: $0.bytes) }
        let read = AndroidFormat().read(inputs, options: ReadingOptions(sourceLanguage: english))
        #expect(read.diagnostics.isEmpty)
        #expect(Set(read.catalog.entries.keys) == Set(catalog.entries.keys))
        #expect(Set(read.catalog.tables.keys) == Set(tables))
        #expect(read.catalog.entries.values.allSatisfy { $0.messages.count == 2 })
        let again = AndroidFormat().write(read.catalog, options: WritingOptions()).files
        #expect(again.map(\.path).sorted() == paths.sorted())
    }

    /// Several tables that want one name: those whose own it is keep theirs, also `a_b_2`.
    @Test func tablesThatWantTheSameName() {
        let tables = ["a.b", "a_b", "a\\b", "a\tb", "a_b_2"]
        var catalog = Catalog(sourceLanguage: english)
        for (index, table) in tables.enumerated() {
            catalog.tables[table] = Table(languages: [english])
            catalog.entries[Key("k\(index)", table: table)] = Entry(messages: [english: Message(Pattern(table))])
        }
        let files = AndroidFormat().write(catalog, options: WritingOptions()).files
        #expect(files.map(\.path).sorted() == ["", "_", "_2", "_3", "_4"].map { "values/a_b\($0).xml" })
        let text = files.first { $0.path == "values/a_b_2.xml" }.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(text?.contains(#"name="k4""#) == true)
        let inputs = files.map { InputFile(path: $0.path, bytes: $0.bytes) }
        let read = AndroidFormat().read(inputs, options: ReadingOptions(sourceLanguage: english)).catalog
        #expect(Set(read.entries.keys) == Set(catalog.entries.keys))
    }

    /// Keys that would get one name, and one that is the name of another entry, get their checksums (FNV-1a).
    ///
    /// So does what has no letter that a name can hold. Names keep theirs, also those that look mangled.
    @Test func readableNamesThatAreTaken() {
        let keys = ["a b", "a.b", "c d", "c_d", "x y", "ж", "member_x_added", "SettingsTitle", "new"]
        let expected = [
            "a_b_10a3f9f2", "a_b_108bf50c", "c_d_090ff156", "c_d", "x_y", "s_99c37b3b", "member_x_added",
            "SettingsTitle",
            "s_new",
        ]
        var catalog = Catalog(sourceLanguage: english)
        for key in keys { catalog.entries[Key(key)] = Entry(messages: [english: Message(Pattern("t"))]) }
        func result(_ settings: [String: RuntimeSetting]) -> WritingResult {
            AndroidFormat().write(catalog, options: WritingOptions(settings: settings))
        }
        func names(_ settings: [String: RuntimeSetting]) -> [String] {
            let result = result(settings)
            return catalog.entries.keys.map { result.names[$0] ?? $0.name }
        }
        #expect(names([:]) == expected)
        #expect(names(["names": .text("readable")]) == expected)
        #expect(
            names(["names": .text("mangled")]) == [
                "a_x20_b", "a_x2E_b", "c_x20_d", "c_d", "x_x20_y", "_x436_", "member_x5F_x_added", "SettingsTitle",
                "_x6E_ew",
            ]
        )
        let renamed = keys.filter { !["c_d", "member_x_added", "SettingsTitle"].contains($0) }
        #expect(result([:]).changedCalls.map(\.name) == renamed)
        #expect(result([:]).diagnostics.map(\.identifier) == ["call-changes"])
        // The others' names do not depend on who is there.
        catalog.entries.removeAll { ["a b", "c_d"].contains($0.key.name) }
        #expect(names([:]) == ["a_b", "c_d", "x_y", "s_99c37b3b", "member_x_added", "SettingsTitle", "s_new"])
    }

    /// Sentences that begin alike get as many of the next words as tell them apart, whatever else there is.
    @Test func readableNamesThatBeginAlike() {
        let start = "You have to sign in before you can see what is"
        let keys = [start + " new", start + " old", start + " new %@", "You have to sign in before you can see it"]
        func names(_ keys: [String]) -> [String] {
            var catalog = Catalog(sourceLanguage: english)
            for key in keys { catalog.entries[Key(key)] = Entry(messages: [english: Message(Pattern("t"))]) }
            let result = AndroidFormat().write(catalog, options: WritingOptions())
            return catalog.entries.keys.map { result.names[$0] ?? $0.name }
        }
        let short = "you_have_to_sign_in_before_you_can_see"
        #expect(
            names(keys) == [
                "\(short)_\(AndroidName.checksum(keys[0]))", "\(short)_what_is_old",
                "\(short)_\(AndroidName.checksum(keys[2]))", "\(short)_it",
            ]
        )
        #expect(names([keys[1]]) == [short])
    }

    /// What was written with names of either style gives the keys back, in all languages.
    @Test(arguments: ["readable", "mangled"])
    func namesReadBack(style: String) throws {
        let polish = try #require(LanguageTag("pl"))
        let keys = ["member_x_added", "memberadded", "a\tb\nc ", "", "ж", "a.x_b", "a_x2E_b", "a.b", "a b", "\"<&'%41"]
        var catalog = Catalog(sourceLanguage: english)
        for key in keys {
            catalog.entries[Key(key)] = Entry(
                messages: [english: Message(Pattern("t")), polish: Message(Pattern("p" + key))]
            )
        }
        catalog.entries[Key("only.pl")] = Entry(messages: [polish: Message(Pattern("p"))])
        let files = AndroidFormat().write(catalog, options: WritingOptions(settings: ["names": .text(style)])).files
        let inputs = files.map { InputFile(path: $0.path, bytes: $0.bytes) }
        let read = AndroidFormat().read(inputs, options: ReadingOptions(sourceLanguage: english))
        #expect(read.catalog.entries.keys == catalog.entries.keys)
        #expect(
            read.catalog.entries.values.map { $0.messages[polish]?.content }
                == catalog.entries.values.map { $0.messages[polish]?.content }
        )
        // Written again for apps that ask by these names, it is the same.
        let again = AndroidFormat().write(
            read.catalog,
            options: WritingOptions(settings: ["names": .text(style)], sourceNames: read.names)
        )
        #expect(again.files == files)
        #expect(again.changedCalls == [])
    }

    /// Parts are called after their wholes, whatever those are called, and need no key of their own.
    @Test func readableNamesOfParts() {
        func part(_ whole: String) -> Entry {
            var entry = Entry(messages: [english: Message(Pattern("t"))])
            entry.annotations[PartAnnotation.self] = PartAnnotation(whole: whole, role: .select(position: 1), name: "n")
            return entry
        }
        let whole = Entry(messages: [english: Message(Pattern("t"))])
        let sentence = "You have to sign in before you can see this"
        let result = write([
            Key("a.b"): whole, Key("a b"): whole, Key("a.b_birdCount"): part("a.b"), Key("a.b_x_y"): part("a.b"),
            Key(sentence): whole, Key(sentence + "_n-1"): part(sentence), Key("ok"): whole, Key("ok_n.1"): part("ok"),
        ])
        for line in [
            #"name="a_b_108bf50c" i:key="a.b""#, #"name="a_b_108bf50c_bird_count" i:part="a.b select 1 n""#,
            #"name="a_b_108bf50c_x_y" i:key="a.b_x_y" i:part="a.b select 1 n""#,
            #"name="you_have_to_sign_in_before_you_can_see_n_1" i:part"#, #"name="ok""#, #"name="ok_n_1" i:part"#,
        ] { #expect(result.text.contains(line), "\(line)") }
        #expect(result.problems == ["call-changes"])
    }

    @Test func whatCannotBeWritten() {
        let argument = [Argument(position: 1, type: .number)]
        func problems(_ pattern: Pattern, _ arguments: [Argument] = []) -> [String] {
            write([Key("k"): entry(pattern, arguments)]).problems
        }
        let one = Variant(.category(.one, .cardinal), Pattern("x"))
        #expect(
            problems(Pattern([.select(Select(.argument(0, .integer), variants: [one]))]), argument) == ["missing-other"]
        )
        let exact = [
            Variant(.number(.exactly(DecimalNumber(0))), Pattern("x")), Variant(.otherwise, Pattern("y")),
        ]
        #expect(
            problems(Pattern([.select(Select(.argument(0, .integer), variants: exact))]), argument)
                == ["unwritable"]
        )
        let inner = Element.select(Select(.argument(0, .integer), variants: [Variant(.otherwise, Pattern("y"))]))
        #expect(problems(Pattern([.text("a "), inner]), argument) == ["unwritable"])
        #expect(problems(Pattern([.text("a "), .reference(Reference(.entry(Key("b"))))])) == ["unwritable"])
        #expect(problems(Pattern("a\0b")) == ["zero-character"])
        #expect(problems(Pattern(String(repeating: "x", count: 32_768))) == ["text-too-long"])
        #expect(problems(Pattern([.markup(Markup(.element("a b", []), Pattern("x")))])) == ["unwritable"])
        #expect(problems(Pattern([.placeholder(Placeholder(argument: 0))]), [Argument(name: "x")]) == ["unwritable"])
        let same = write([Key("a"): entry(Pattern("x")), Key("a", table: "strings"): entry(Pattern("y"))])
        #expect(same.problems == ["duplicate-name"])
    }

    @Test func namesAndFiles() throws {
        let hans = try #require(LanguageTag("zh-Hans"))
        var catalog = Catalog(sourceLanguage: english)
        catalog.tables["ui/Main.Menu"] = Table(languages: [english, hans])
        catalog.entries[Key("Settings.title", table: "ui/Main.Menu")] = Entry(
            messages: [english: Message(Pattern("T")), hans: Message(Pattern("题"))]
        )
        let files = AndroidFormat().write(catalog, options: WritingOptions()).files
        #expect(files.map(\.path) == ["ui/values/Main_Menu.xml", "ui/values-zh-rCN/Main_Menu.xml"])
        let texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(texts[0].contains(#"<string name="settings_title" i:key="Settings.title">T</string>"#))
        #expect(texts[0].contains(#"xmlns:i="urn:interlingua""#))
        #expect(texts[1].contains(#"i:language="zh-Hans""#))
        let back = AndroidFormat().read(
            files.map { InputFile(path: $0.path, bytes: $0.bytes) },
            options: ReadingOptions(sourceLanguage: english)
        )
        #expect(back.catalog.entries.keys.map(\.name) == ["Settings.title"])
        #expect(back.catalog.entries.values.first?.messages.keys.map(\.identifier) == ["en", "zh-Hans"])
    }
}
