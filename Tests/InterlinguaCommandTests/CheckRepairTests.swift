import Foundation
import InterlinguaTestSupport
import Testing

/// `check --fix`: what goes in, and what comes out.
@Suite struct CheckRepairTests {
    /// A file with the text that is repaired, and the text after it.
    struct Example: Sendable, CustomTestStringConvertible {
        var path: String
        var text: String
        var repaired: String
        var count = 1

        /// Another file of the project, which stays as it is.
        var other: (path: String, text: String)?

        var testDescription: String { path }
    }

    static let examples = [
        // CoreFoundation reads a number before `#` as a width; the position needs its sign.
        Example(
            path: "en.lproj/Localizable.stringsdict",
            text: stringsdict(format: "%1#@n@", "one", "other"),
            repaired: stringsdict(format: "%1$#@n@", "one", "other")
        ),
        Example(
            path: "pl.lproj/Localizable.strings",
            text: "\"hello\" = \"Hej ％@\";\n",
            repaired: "\"hello\" = \"Hej %@\";\n",
            other: ("en.lproj/Localizable.strings", "\"hello\" = \"Hello %@\";\n")
        ),
        // aapt2 refuses several specifiers without positions; Java counts them from 1.
        Example(
            path: "values/strings.xml",
            text: xliff("%s &amp; <x:g>%d</x:g>, %%"),
            repaired: xliff("%1$s &amp; <x:g>%2$d</x:g>, %%")
        ),
        Example(
            path: "values/strings.xml",
            text: xliff("%s <![CDATA[<i>%s</i>]]>"),
            repaired: xliff("%1$s <![CDATA[<i>%2$s</i>]]>")
        ),
        // English has no “few” (CLDR 48).
        Example(
            path: "en.lproj/Localizable.stringsdict",
            text: stringsdict("few", "one", "other"),
            repaired: stringsdict("one", "other")
        ),
        Example(
            path: "values/strings.xml",
            text: """
                <resources><plurals name="n">
                    <item quantity="one">%d a</item> <item quantity="two">%d <i>b</i></item>
                    <item quantity="many">%d b</item>
                    <item quantity="other">%d b</item>
                </plurals></resources>

                """,
            repaired: """
                <resources><plurals name="n">
                    <item quantity="one">%d a</item>\u{20}
                    <item quantity="other">%d b</item>
                </plurals></resources>

                """,
            count: 2
        ),
        Example(
            path: "en/translation.json",
            text: #"{"n_one": "{{count}} a", "n_other": "{{count}} b", "n_few": "", "n_many": "c"}"#,
            repaired: #"{"n_one": "{{count}} a", "n_other": "{{count}} b"}"#,
            count: 2
        ),
        Example(
            path: "en.lproj/Localizable.strings",
            text: "\"n##{one}\" = \"%d a\";\n\"n##{few}\"\n= \"%d; b\" ;\n\"n##{other}\" = \"%d b\";\n",
            repaired: "\"n##{one}\" = \"%d a\";\n\"n##{other}\" = \"%d b\";\n"
        ),
        // Polish has “other” for fractions alone, which need a text all the same, or Android's apps crash.
        Example(
            path: "values-pl/strings.xml",
            text: """
                <resources><plurals name="n">
                    <item quantity="many">%d kart</item>
                    <item quantity="one">%d karta</item>
                    <item quantity="few">%d karty</item>
                </plurals></resources>

                """,
            repaired: """
                <resources><plurals name="n">
                    <item quantity="many">%d kart</item>
                    <item quantity="one">%d karta</item>
                    <item quantity="few">%d karty</item>
                    <item quantity="other">%d kart</item>
                </plurals></resources>

                """
        ),
        Example(
            path: "pl.lproj/Localizable.stringsdict",
            text: stringsdict("one", "few", "many"),
            repaired: stringsdict("one", "few", "many", "other", texts: ["other": "%d many"])
        ),
    ]

    private static func xliff(_ text: String) -> String {
        """
        <resources xmlns:x="urn:oasis:names:tc:xliff:document:1.2">
            <string name="a">\(text)</string>
        </resources>

        """
    }

    private static func stringsdict(
        format: String = "%#@n@",
        _ categories: String...,
        texts: [String: String] = [:]
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
            <key>n</key>
            <dict>
                <key>NSStringLocalizedFormatKey</key>
                <string>\(format)</string>
                <key>n</key>
                <dict>
                    <key>NSStringFormatSpecTypeKey</key>
                    <string>NSStringPluralRuleType</string>
                    <key>NSStringFormatValueTypeKey</key>
                    <string>d</string>
                    \(categories.map { "<key>\($0)</key>\n            <string>\(texts[$0] ?? "%d \($0)")</string>" }
                        .joined(separator: "\n            "))
                </dict>
            </dict>
        </dict>
        </plist>

        """
    }

    private func check(_ folder: TemporaryFolder, _ options: String...) throws -> CommandLineTool.Output {
        try CommandLineTool().run(
            script: #"cd "$1" && shift && exec "$0" check . --base-language en "$@""#,
            [folder.path] + options
        )
    }

    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + path)), as: UTF8.self)
    }

    @Test(arguments: examples) func fileIsRepairedAndNothingElseInIt(_ example: Example) throws {
        let folder = try TemporaryFolder()
        try folder.write(example.text, to: example.path)
        if let other = example.other { try folder.write(other.text, to: other.path) }
        let output = try check(folder, "--fix")
        #expect(try text(example.path, in: folder) == example.repaired)
        if let other = example.other { #expect(try text(other.path, in: folder) == other.text) }
        let findings = example.count == 1 ? "1 finding" : "\(example.count) findings"
        #expect(output.standardError == "\(findings) repaired in 1 file\n")
        #expect(try check(folder, "--fix").standardError == "0 findings repaired in 0 files\n")
    }

    @Test func diffShowsRepairsAndWritesNothing() throws {
        let folder = try TemporaryFolder()
        let text = "<resources>\n<string name=\"a\">%s, %s</string>\n</resources>\n"
        try folder.write(text, to: "values/strings.xml")
        let output = try check(folder, "--fix", "--diff")
        #expect(
            output.standardOutput == """
                --- ./values/strings.xml
                +++ ./values/strings.xml
                @@ -1,3 +1,3 @@
                 <resources>
                -<string name="a">%s, %s</string>
                +<string name="a">%1$s, %2$s</string>
                 </resources>

                """
        )
        #expect(output.status == 0)
        #expect(try self.text("values/strings.xml", in: folder) == text)
    }

    @Test func encodingStays() throws {
        let folder = try TemporaryFolder()
        let source = "\"n##{one}\" = \"%d ä\";\n\"n##{few}\" = \"%d b\";\n\"n##{other}\" = \"%d b\";\n"
        let bytes = try #require(source.data(using: .utf16BigEndian))
        try folder.write(Data([0xFE, 0xFF]) + bytes, to: "en.lproj/Localizable.strings")
        _ = try check(folder, "--fix")
        let repaired = try #require(
            source.replacingOccurrences(of: "\"n##{few}\" = \"%d b\";\n", with: "").data(using: .utf16BigEndian)
        )
        let written = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/en.lproj/Localizable.strings"))
        #expect(written == Data([0xFE, 0xFF]) + repaired)
    }

    /// What is off or known is left as it is, and so is what needs a decision: the German text lacks an argument.
    @Test func onlyWhatIsReportedIsRepaired() throws {
        let folder = try TemporaryFolder()
        let german = "\"a\" = \"Hallo\";\n\"n##{one}\" = \"%d\";\n\"n##{few}\" = \"%d\";\n\"n##{other}\" = \"%d\";\n"
        try folder.write("\"a\" = \"Hello %@\";\n", to: "en.lproj/Localizable.strings")
        try folder.write(german, to: "de.lproj/Localizable.strings")
        let output = try check(folder, "--fix", "--off", "foreign-category")
        #expect(output.standardError == "0 findings repaired in 0 files\n")
        #expect(output.standardOutput.contains("[argument-not-shown]"))
        #expect(try text("de.lproj/Localizable.strings", in: folder) == german)
    }

    /// Tools write all six categories for every language; each is repaired by itself.
    @Test func foreignCategoriesOfALanguageAreToldTogether() throws {
        let folder = try TemporaryFolder()
        func items(_ categories: [String]) -> String {
            categories.map { "<item quantity=\"\($0)\">%d a</item>" }.joined(separator: "\n")
        }
        func plurals(_ categories: [String]) -> String {
            "<resources><plurals name=\"n\">\n\(items(categories))\n</plurals></resources>\n"
        }
        try folder.write(plurals(["zero", "one", "two", "few", "many", "other"]), to: "values-de/strings.xml")
        let output = try check(folder)
        let message = "“de” has no plural categories but one, other: this variant is never shown [foreign-category]"
        #expect(output.standardOutput.contains("values-de/strings.xml:2:17: warning: \(message)\n"))
        #expect(output.standardOutput.split(separator: "\n").count { $0.contains("[foreign-category]") } == 1)
        #expect(try check(folder, "--fix").standardError == "4 findings repaired in 1 file\n")
        #expect(try text("values-de/strings.xml", in: folder) == plurals(["one", "other"]))
    }

    /// Japanese has “other” alone: somebody has to decide whether the text is it.
    @Test func aVariantThatMayBeMeantForAMissingOneStays() throws {
        let folder = try TemporaryFolder()
        let text = "<resources><plurals name=\"n\"><item quantity=\"one\">%d a</item></plurals></resources>\n"
        try folder.write(text, to: "values-ja/strings.xml")
        try folder.write(text.replacingOccurrences(of: "one", with: "other"), to: "values/strings.xml")
        let output = try check(folder, "--fix")
        #expect(output.standardError == "0 findings repaired in 0 files\n")
        #expect(output.standardOutput.contains("[foreign-category]"))
        #expect(output.standardOutput.contains("[missing-other]"))
        #expect(try self.text("values-ja/strings.xml", in: folder) == text)
    }

    /// `%1$3.2#@n@` has a position already; its width has no effect, and no repair makes one of it.
    @Test func aWidthBehindAPositionStays() throws {
        let folder = try TemporaryFolder()
        let text = Self.stringsdict(format: "%1$3.2#@n@", "one", "other")
        try folder.write(text, to: "en.lproj/Localizable.stringsdict")
        let output = try check(folder, "--fix")
        #expect(output.standardOutput.contains("“3” is a width here, without effect [variable-width]"))
        #expect(output.standardError == "0 findings repaired in 0 files\n")
        #expect(try self.text("en.lproj/Localizable.stringsdict", in: folder) == text)
    }

    /// With “%” the first text would have specifiers that nobody meant; the second is repaired all the same.
    @Test func whatLeadsToAnotherFaultStays() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"%1$@: %2$@\";\n\"b\" = \"%@\";\n", to: "en.lproj/Localizable.strings")
        try folder.write("\"a\" = \"1٪: 2٪\";\n\"b\" = \"٪@\";\n", to: "ar.lproj/Localizable.strings")
        let output = try check(folder, "--fix")
        #expect(output.standardError == "1 finding repaired in 1 file\n")
        #expect(
            try text("ar.lproj/Localizable.strings", in: folder) == "\"a\" = \"1٪: 2٪\";\n\"b\" = \"%@\";\n"
        )
    }

    @Test func diffWithoutFixIsWrongUsage() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "en/translation.json")
        #expect(try check(folder, "--diff").status == 64)
    }
}
