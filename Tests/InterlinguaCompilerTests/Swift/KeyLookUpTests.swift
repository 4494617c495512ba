import InterlinguaPlatforms
import InterlinguaFormats
import InterlinguaIR
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

/// Texts that a program asks for by their keys.
@Suite("Look-up of keys in generated code")
struct KeyLookUpTests {
    /// What a generated file says for calls of `L10n.text(forKey:…)`, by what stands between the parentheses.
    private static func check(
        _ format: any TranslationFormat,
        _ files: [(path: String, text: String)],
        _ calls: [(arguments: String, text: String?)]
    ) throws {
        let project = ComparedProject.make(format, files)
        let prints = calls.map { "print(L10n.text(forKey: \($0.arguments)) ?? \"nil\", terminator: \"\\u{0}\")" }
        let program = try GeneratedProgram(
            SwiftGenerator().generate(project.catalog, from: format, files: project.files).bytes,
            code: """
                @main
                enum Driver {
                    static func main() {
                        L10n.language = .en
                        \(prints.joined(separator: "\n        "))
                    }
                }
                """,
            arguments: ["-swift-version", "6"]
        )
        defer { program.remove() }
        let said = try program.texts()
        try #require(said.count == calls.count)
        for (call, text) in zip(calls, said) {
            #expect(text.isIdentical(to: call.text ?? "nil"), "\(call.arguments)")
        }
    }

    @Test
    func namesOfArgumentsInApplesFiles() throws {
        func dictionary(_ forms: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>birds</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict></dict></dict></plist>
            """
        }
        func form(_ category: String, _ text: String) -> String { "<key>\(category)</key><string>%d \(text)</string>" }
        try Self.check(
            AppleFormat(),
            [
                (
                    "en.lproj/Localizable.strings",
                    """
                    /* %1$@ is the user name */
                    "greet" = "Hello %1$@";
                    "pair" = "%2$@ after %1$@";
                    "padded" = "%1$*2$d|";
                    "plain" = "Hi";
                    """
                ),
                ("en.lproj/Localizable.stringsdict", dictionary(form("one", "bird") + form("other", "birds"))),
                (
                    "pl.lproj/Localizable.stringsdict",
                    dictionary(
                        form("one", "ptak") + form("few", "ptaki") + form("many", "ptaków") + form("other", "ptaka")
                    )
                ),
            ],
            [
                (#""plain""#, "Hi"), (#""plain", arguments: ["userName": "Bob"]"#, "Hi"),
                (#""greet", arguments: ["userName": "Bob"]"#, "Hello Bob"),
                (#""greet", arguments: ["user name": "Bob"]"#, "Hello Bob"),
                (#""greet", arguments: ["1": "Bob"]"#, "Hello Bob"),
                (#""greet", arguments: ["userName": ""]"#, "Hello "),
                (#""greet""#, nil), (#""greet", arguments: ["2": "Bob", "name": "Bob"]"#, nil),
                (#""pair", arguments: ["1": "a", "2": "b"]"#, "b after a"), (#""pair", arguments: ["1": "a"]"#, nil),
                (#""padded", arguments: ["1": 7, "2": 3]"#, "  7|"), (#""padded", arguments: ["1": 7]"#, nil),
                (#""birds", arguments: ["n": 5]"#, "5 birds"), (#""birds", arguments: ["1": 1]"#, "1 bird"),
                (#""birds", arguments: ["n": 2], in: .pl"#, "2 ptaki"),
                (#""birds", arguments: ["n": 5], in: .pl"#, "5 ptaków"),
                (#""birds""#, nil), (#""birds", arguments: ["count": 5], in: .pl"#, nil), (#""no such key""#, nil),
            ]
        )
    }

    /// Foundation calls the table `Localizable` that a call means which names none.
    @Test
    func namesOfTables() throws {
        try Self.check(
            AppleFormat(),
            [
                ("en.lproj/Localizable.strings", #""title" = "Main";"#),
                ("Module/en.lproj/Localizable.strings", #""title" = "Of the module";"#),
                ("en.lproj/Errors.strings", #""title" = "Error";"#),
            ],
            [
                (#""title""#, "Main"), (#""title", table: """#, "Main"), (#""title", table: "Localizable""#, "Main"),
                (#""title", table: "Errors""#, "Error"), (#""title", table: "Module/""#, "Of the module"),
                (#""title", table: "Module/Localizable""#, "Of the module"), (#""other", table: "Localizable""#, nil),
                (#""title", table: "ErrorsLocalizable""#, nil), (#""title", table: "Errors/Localizable""#, nil),
                (#""title", table: "localizable""#, nil),
            ]
        )
        try Self.check(
            I18nextFormat(),
            [
                ("locales/en/translation.json", #"{"title": "Main"}"#),
                ("locales/en/errors.json", #"{"title": "Error"}"#),
            ],
            [
                (#""title""#, "Main"), (#""title", table: "translation""#, "Main"),
                (#""title", table: "errors""#, "Error"), (#""title", table: "Localizable""#, nil),
            ]
        )
        try Self.check(
            I18nextFormat(),
            [("locales/en/common.json", #"{"title": "Main"}"#)],
            [
                (#""title""#, "Main"), (#""title", table: "common""#, "Main"), (#""title", table: "translation""#, nil),
            ]
        )
    }

    @Test
    func namesOfArgumentsOfAndroid() throws {
        func plural(_ name: String, _ forms: [(String, String)]) -> String {
            let items = forms.map { "<item quantity=\"\($0.0)\">\($0.1)</item>" }
            return "<plurals name=\"\(name)\">\(items.joined())</plurals>"
        }
        let english = [("one", "%d song"), ("other", "%d songs")]
        let polish = [
            ("one", "%d piosenka"), ("few", "%d piosenki"), ("many", "%d piosenek"), ("other", "%d piosenki"),
        ]
        // A sentence that shows no number needs one all the same, to be the right one.
        let mute = plural("mute", [("one", "a song"), ("other", "songs")])
        let text = #"<string name="by">by %1$s</string>"#
        try Self.check(
            AndroidFormat(),
            [
                (
                    "values/strings.xml",
                    "<resources>\(plural("songs", english))\(mute)\(text)</resources>"
                ),
                ("values-pl/strings.xml", "<resources>\(plural("songs", polish))</resources>"),
            ],
            [
                (#""songs", arguments: ["count": 1]"#, "1 song"), (#""songs", arguments: ["1": 5]"#, "5 songs"),
                (#""songs", arguments: ["count": 5], in: .pl"#, "5 piosenek"),
                (#""songs", arguments: ["count": 2], in: .pl"#, "2 piosenki"), (#""songs", in: .pl"#, nil),
                (#""mute", arguments: ["count": 1]"#, "a song"), (#""mute", arguments: ["count": 5]"#, "songs"),
                (#""mute""#, nil), (#""by", arguments: ["1": "Ann"]"#, "by Ann"), (#""by""#, nil),
            ]
        )
    }

    @Test
    func namesOfArgumentsOfSmartling() throws {
        try Self.check(
            SmartlingFormat(),
            [
                (
                    "en.lproj/Localizable.strings",
                    #""songs##{one}" = "%d song"; "songs##{other}" = "%d songs"; "title" = "Songs";"#
                )
            ],
            [
                (#""songs", arguments: ["count": 5]"#, "5 songs"), (#""songs", arguments: ["1": 1]"#, "1 song"),
                (#""songs""#, nil), (#""title""#, "Songs"),
            ]
        )
    }

    @Test
    func namesOfArgumentsOfSwifternalization() throws {
        try Self.check(
            SwifternalizationFormat(),
            [("base.json", #"{"cars": {"ie:x=1": "%d car", "ie:x>1": "%d cars"}, "title": "Cars"}"#)],
            [
                (#""cars", arguments: ["count": 5]"#, "5 cars"), (#""cars", arguments: ["1": 1]"#, "1 car"),
                (#""cars""#, nil), (#""title""#, "Cars"),
            ]
        )
    }

    /// The names that the source has come before labels, and both before positions.
    @Test
    func namesOfArgumentsOfI18next() throws {
        try Self.check(
            I18nextFormat(),
            [
                (
                    "locales/en/translation.json",
                    """
                    {
                      "greet": "Hello {{user-name}}", "plain": "Hi", "same": "{{a-b}} {{aB}}", "digits": "{{2}} {{b}}",
                      "birds_one": "{{count}} bird", "birds_other": "{{count}} birds",
                      "friend": "A friend", "friend_male": "A boyfriend", "friend_female": "A girlfriend",
                      "both": "$t(friend) and {{name}}", "outer": "({{x}}) $t(greet)"
                    }
                    """
                )
            ],
            [
                (#""plain""#, "Hi"), (#""greet""#, nil),
                (#""greet", arguments: ["user-name": "Bob"]"#, "Hello Bob"),
                (#""greet", arguments: ["userName": "Bob"]"#, "Hello Bob"),
                (#""greet", arguments: ["1": "Bob"]"#, "Hello Bob"),
                (#""greet", arguments: ["user-name": "Bob", "userName": "Ann", "1": "Eve"]"#, "Hello Bob"),
                (#""same", arguments: ["a-b": "x", "aB": "y"]"#, "x y"), (#""same", arguments: ["aB": "y"]"#, nil),
                (#""same", arguments: ["1": "x", "2": "y"]"#, "x y"),
                (#""digits", arguments: ["2": "x", "b": "y"]"#, "x y"),
                (#""digits", arguments: ["1": "x", "2": "y"]"#, nil),
                (#""birds", arguments: ["count": 1]"#, "1 bird"), (#""birds", arguments: ["1": 5]"#, "5 birds"),
                (#""birds""#, nil), (#""friend""#, "A friend"),
                (#""friend", arguments: ["context": "male"]"#, "A boyfriend"),
                (#""both", arguments: ["name": "Ann"]"#, "A friend and Ann"),
                (#""both", arguments: ["name": "Ann", "context": "female"]"#, "A girlfriend and Ann"),
                (#""both""#, nil), (#""outer", arguments: ["x": "1", "user-name": "Bob"]"#, "(1) Hello Bob"),
                (#""outer", arguments: ["x": "1"]"#, nil),
            ]
        )
    }
}
