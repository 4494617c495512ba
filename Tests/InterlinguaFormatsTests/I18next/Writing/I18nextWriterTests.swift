import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("i18next's files are written")
struct I18nextWriterTests {
    private typealias Samples = I18nextSamples

    /// `two` and `nest` with their parts, a message with widths, and a context, as the passes hand them over.
    private func workedCatalog(_ version: I18nextVersion) -> Catalog {
        let separator = version == .v1 ? "-" : "__"
        let one = version == .v4 ? Samples.category(.one) : Samples.form("", "en", version)
        let other = version == .v4 ? Samples.category(.other) : Samples.form("_plural", "en", version)
        func reference(_ name: String, _ argument: Int) -> Element {
            .reference(Reference(.entry(Key(name)), bindings: ["count": .argument(argument)]))
        }
        let numbers = [Argument(name: "f", type: .number), Argument(name: "d", type: .number)]
        let two = Pattern([reference("two\(separator)f", 0), .text(" in "), reference("two\(separator)d", 1)])
        let nestArguments = [Samples.count, Argument(name: "w", type: .number)]
        func nest(_ text: String) -> Pattern {
            var pattern = Samples.pattern(text, nestArguments)
            pattern.append(reference("nest\(separator)w", 1))
            return pattern
        }
        let nestSelect = Select(
            .argument(0, .decimal),
            variants: [Variant(one, nest("One bird ([count]) on ")), Variant(other, nest("[count] birds on "))]
        )
        let contextual = [Samples.context]
        func contexts(_ texts: [(String?, Pattern)], _ arguments: [Argument]) -> Entry {
            let variants = texts.map { Variant($0.0.map { .text($0) } ?? .otherwise, $0.1) }
            return Samples.entry(
                arguments,
                [("en", Pattern([.select(Select(.argument(0, .text), variants: variants))]))]
            )
        }
        let friends = [Samples.context, Samples.count]
        return Samples.catalog([
            (Key("two"), Samples.entry(numbers, [("en", two)])),
            (
                Key("two\(separator)f"),
                Samples.entry(
                    [Samples.count],
                    [("en", Samples.plural([(one, "[count] file"), (other, "[count] files")]))]
                )
            ),
            (
                Key("two\(separator)d"),
                Samples.entry(
                    [Samples.count],
                    [("en", Samples.plural([(one, "[count] folder"), (other, "[count] folders")]))]
                )
            ),
            (Key("nest"), Samples.entry(nestArguments, [("en", Pattern([.select(nestSelect)]))])),
            (
                Key("nest\(separator)w"),
                Samples.entry([Samples.count], [("en", Samples.plural([(one, "a wire"), (other, "[count] wires")]))])
            ),
            (
                Key("welcome"),
                contexts(
                    [
                        ("w22", Pattern("Hello")), ("w1", Pattern("Hi")), (nil, Pattern("Greetings and salutations")),
                    ],
                    contextual
                )
            ),
            (
                Key("friend"),
                contexts(
                    [
                        ("male", Samples.plural([(one, "[count] he"), (other, "[count] they")], friends)),
                        (nil, Samples.plural([(one, "[count] friend"), (other, "[count] friends")], friends)),
                    ],
                    friends
                )
            ),
        ])
    }

    @Test("The worked file of version 4")
    func workedVersion4() throws {
        let (files, result) = Samples.written(workedCatalog(.v4), .v4)
        #expect(result.diagnostics == [])
        #expect(
            files == [
                "locales/en/translation.json": #"""
                {
                  "two": "$t(two__f, {\"count\": {{f}} }) in $t(two__d, {\"count\": {{d}} })",
                  "two__f_one": "{{count}} file",
                  "two__f_other": "{{count}} files",
                  "two__d_one": "{{count}} folder",
                  "two__d_other": "{{count}} folders",
                  "nest_one": "One bird ({{count}}) on $t(nest__w, {\"count\": {{w}} })",
                  "nest_other": "{{count}} birds on $t(nest__w, {\"count\": {{w}} })",
                  "nest__w_one": "a wire",
                  "nest__w_other": "{{count}} wires",
                  "welcome": "Greetings and salutations",
                  "welcome_w22": "Hello",
                  "welcome_w1": "Hi",
                  "friend_one": "{{count}} friend",
                  "friend_other": "{{count}} friends",
                  "friend_male_one": "{{count}} he",
                  "friend_male_other": "{{count}} they"
                }

                """#
            ]
        )
    }

    @Test("The worked file of version 1")
    func workedVersion1() throws {
        let (files, result) = Samples.written(workedCatalog(.v1), .v1)
        #expect(result.diagnostics == [])
        let text = try #require(files["locales/en/translation.json"])
        #expect(
            text.hasPrefix(
                #"""
                {
                  "two": "$t(two-f, {\"count\": __f__ }) in $t(two-d, {\"count\": __d__ })",
                  "two-f": "__count__ file",
                  "two-f_plural": "__count__ files",
                  "two-d": "__count__ folder",
                  "two-d_plural": "__count__ folders",
                  "nest": "One bird (__count__) on $t(nest-w, {\"count\": __w__ })",
                  "nest_plural": "__count__ birds on $t(nest-w, {\"count\": __w__ })",
                  "nest-w": "a wire",
                  "nest-w_plural": "__count__ wires",
                """#
            )
        )
        #expect(text.hasSuffix("  \"friend_male_plural\": \"__count__ they\"\n}\n"))
    }
}

@Suite("i18next's members get their suffixes")
struct I18nextSuffixWriterTests {
    private typealias Samples = I18nextSamples

    private func members(_ version: I18nextVersion, _ tag: String, _ forms: [(Condition, String)]) -> String {
        let catalog = Samples.catalog([
            (Key("mail"), Samples.entry([Samples.count], [(tag, Samples.plural(forms))]))
        ])
        let (files, result) = Samples.written(catalog, version)
        #expect(result.diagnostics == [])
        let text = files["locales/\(tag)/translation.json"] ?? ""
        return text.split(separator: "\n").filter { $0.contains(":") }
            .map { $0.drop { $0 == " " }.drop { $0 == "\"" }.prefix { $0 != "\"" } }.joined(separator: " ")
    }

    @Test(
        "Version 4: exact 0, the categories, and the key itself for calls without count",
        arguments: [
            ("en", [.one, .other], "mail_zero mail_one mail_other"),
            ("pl", [.one, .few, .many, .other], "mail_zero mail_one mail_few mail_many mail_other"),
        ] as [(String, [PluralCategory], String)]
    )
    func version4(tag: String, categories: [PluralCategory], expected: String) {
        let zero = (Condition.number(.exactly(.zero)), "none")
        #expect(
            members(.v4, tag, [zero] + categories.map { (Samples.category($0), $0.rawValue) }) == expected
        )
        #expect(
            members(.v4, tag, categories.map { (Samples.category($0), $0.rawValue) } + [(.absent, "no count")])
                == "mail " + expected.dropFirst("mail_zero ".count)
        )
    }

    @Test("Version 4: a real category zero has the same name")
    func version4Latvian() {
        let categories: [PluralCategory] = [.zero, .one, .other]
        #expect(
            members(.v4, "lv", categories.map { (Samples.category($0), $0.rawValue) })
                == "mail_zero mail_one mail_other"
        )
    }

    @Test("Version 4: ordinals have the prefix of library 23")
    func ordinals() {
        let forms = ([.one, .two, .few, .other] as [PluralCategory]).map { (Condition.category($0, .ordinal), "x") }
        #expect(members(.v4, "en", forms) == "mail_ordinal_one mail_ordinal_two mail_ordinal_few mail_ordinal_other")
    }

    @Test(
        "Versions 1 to 3: numbers and places of the language's list",
        arguments: [
            (.v1, "en", ["", "_plural"], "mail mail_plural"),
            (.v1, "pl", ["", "_plural_2", "_plural_5"], "mail mail_plural_2 mail_plural_5"),
            (.v1, "ru", ["", "_plural_1", "_plural_2", "_plural_5"], "mail mail_plural_1 mail_plural_2 mail_plural_5"),
            (
                .v1, "lv", ["", "_plural_0", "_plural_1", "_plural_2"],
                "mail mail_plural_0 mail_plural_1 mail_plural_2"
            ),
            (.v1, "ja", ["", "_plural_1"], "mail mail_plural_1"),
            (.v2, "en", ["", "_plural"], "mail mail_plural"),
            (.v2, "pl", ["_1", "_2", "_5"], "mail_1 mail_2 mail_5"),
            (
                .v2, "ar", ["_0", "_1", "_2", "_3", "_11", "_100"],
                "mail_0 mail_1 mail_2 mail_3 mail_11 mail_100"
            ),
            (.v2, "ja", ["_1"], "mail mail_1"),
            (.v3, "en", ["", "_plural"], "mail mail_plural"),
            (.v3, "pl", ["_0", "_1", "_2"], "mail_0 mail_1 mail_2"),
            (.v3, "ja", ["_0"], "mail mail_0"),
        ] as [(I18nextVersion, String, [String], String)]
    )
    func earlierVersions(version: I18nextVersion, tag: String, suffixes: [String], expected: String) {
        let forms = suffixes.enumerated().map { (Samples.form($0.1, tag, version), "text \($0.0)") }
        #expect(members(version, tag, forms) == expected)
    }

    @Test("Separators are the project's")
    func separators() {
        let arguments = [Samples.context, Samples.count]
        let plural = Samples.plural([(Samples.category(.one), "a"), (Samples.category(.other), "b")], arguments)
        let select = Select(
            .argument(0, .text),
            variants: [Variant(.text("male"), plural), Variant(.otherwise, plural)]
        )
        let catalog = Samples.catalog([(Key("k"), Samples.entry(arguments, [("en", Pattern([.select(select)]))]))])
        let settings: [String: RuntimeSetting] = [
            "contextSeparator": .text("//context:"), "pluralSeparator": .text("-"),
        ]
        let (files, _) = Samples.written(catalog, .v4, settings)
        #expect(
            files["locales/en/translation.json"] == """
                {
                  "k-one": "a",
                  "k-other": "b",
                  "k//context:male-one": "a",
                  "k//context:male-other": "b"
                }

                """
        )
    }

    @Test("Two texts for one member are reported, and the first is written")
    func conflict() {
        let forms = [(Condition.number(.exactly(.zero)), "none"), (Samples.category(.zero), "zero")]
        let catalog = Samples.catalog([
            (Key("mail"), Samples.entry([Samples.count], [("lv", Samples.plural(forms))]))
        ])
        let (files, result) = Samples.written(catalog, .v4)
        #expect(files["locales/lv/translation.json"] == "{\n  \"mail_zero\": \"none\"\n}\n")
        #expect(result.diagnostics.map(\.identifier) == ["duplicate-name"])
    }
}
