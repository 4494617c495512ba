import InterlinguaIR
import Testing

@testable import InterlinguaFormats

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
            return Samples.entry(arguments, [("en", Pattern([.select(Select(.argument(0, .text), variants: variants))]))])
        }
        let friends = [Samples.context, Samples.count]
        return Samples.catalog([
            (Key("two"), Samples.entry(numbers, [("en", two)])),
            (
                Key("two\(separator)f"),
                Samples.entry(
                    [Samples.count], [("en", Samples.plural([(one, "[count] file"), (other, "[count] files")]))]
                )
            ),
            (
                Key("two\(separator)d"),
                Samples.entry(
                    [Samples.count], [("en", Samples.plural([(one, "[count] folder"), (other, "[count] folders")]))]
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
