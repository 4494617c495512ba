import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("Apple's files are written")
struct AppleWriterTests {
    private func read(_ files: [(path: String, text: String)]) -> Catalog {
        let inputs = files.map { InputFile(path: $0.path, bytes: Array($0.text.utf8)) }
        return AppleFormat().read(inputs, options: ReadingOptions(sourceLanguage: LanguageTag("en"))).catalog
    }

    private func write(_ catalog: Catalog) -> [String: String] {
        let files = AppleFormat().write(catalog, options: WritingOptions()).files
        return Dictionary(files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }) { $1 }
    }

    @Test("A tidy file is written as it was read")
    func layout() {
        let text = """
            /* Licence
               of the file */

            // MARK: - First part

            /**
             * Two lines.
             */

            /** c1 */
            "a" = "1";
            "b" = "2";

            "c" = "3"; // trailing
            // line one
            // line two
            "d" = "\\"4\\"\\n\\t\\\\";
            /* No comment provided by engineer. */
            "e" = "%1$@ %2$d";

            // heading

            /* c6 */
            "f" = "é\\U0001"; /* beside */
            "g" = "";

            // the end

            """
        let written = write(read([("en.lproj/Localizable.strings", text)]))
        #expect(written == ["en.lproj/Localizable.strings": text])
    }

    @Test("An untidy file is written tidily")
    func normalization() {
        let text = "{ a = 1 ; 'b'=\"x\r\ny\";\"c\";\"d\" /* in */ = 'it''s'; }"
        let written = write(read([("en.lproj/Localizable.strings", "\u{FEFF}" + text.replacing("''s'", "s'"))]))
        #expect(
            written["en.lproj/Localizable.strings"] == """
                "a" = "1";
                "b" = "x\\r\\ny";
                "c" = "c";
                "d" = "its"; /* in */

                """
        )
    }

    @Test("Files keep their folders' spelling")
    func folders() {
        let paths = [
            "pt_BR.lproj/Localizable.strings", "Base.lproj/Main.strings", "Kit/zh_Hant.lproj/A.strings", "B.strings",
        ]
        let written = write(read(paths.map { ($0, "\"k\" = \"a\";\n") }))
        #expect(written.keys.sorted() == paths.sorted())
        #expect(Set(written.values) == ["\"k\" = \"a\";\n"])
    }

    @Test("A table in .stringsdict alone gets a .strings file without entries")
    func emptyStrings() {
        let written = write(
            read([("en.lproj/A.stringsdict", "k = { NSStringVariableWidthRuleType = { 20 = long; 5 = s; }; };")])
        )
        #expect(written["en.lproj/A.strings"] == "\n")
        #expect(
            written["en.lproj/A.stringsdict"] == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key>k</key>
                \t<dict>
                \t\t<key>NSStringVariableWidthRuleType</key>
                \t\t<dict>
                \t\t\t<key>5</key>
                \t\t\t<string>s</string>
                \t\t\t<key>20</key>
                \t\t\t<string>long</string>
                \t\t</dict>
                \t</dict>
                </dict>
                </plist>

                """
        )
    }

    @Test("Comments and empty lines within an entry of a .stringsdict stay where they are")
    func commentsWithinEntries() {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<!-- of the entry -->
            \t<key>files</key>
            \t<dict>
            \t\t<!-- of the format -->
            \t\t<key>NSStringLocalizedFormatKey</key>
            \t\t<string>%1$#@n@ in %2$#@m@</string>

            \t\t<!-- of a variable -->
            \t\t<!-- and more -->

            \t\t<key>n</key>
            \t\t<dict>
            \t\t\t<key>NSStringFormatSpecTypeKey</key>
            \t\t\t<string>NSStringPluralRuleType</string>
            \t\t\t<!-- of a type -->
            \t\t\t<key>NSStringFormatValueTypeKey</key>
            \t\t\t<string>lld</string>
            \t\t\t<!-- of a form -->
            \t\t\t<key>one</key>
            \t\t\t<string>a file</string>

            \t\t\t<key>other</key>
            \t\t\t<string>%1$lld files</string>
            \t\t\t<!-- at the end -->
            \t\t</dict>
            \t\t<key>m</key>
            \t\t<dict>
            \t\t\t<key>NSStringFormatSpecTypeKey</key>
            \t\t\t<string>NSStringPluralRuleType</string>
            \t\t\t<key>NSStringFormatValueTypeKey</key>
            \t\t\t<string>lld</string>
            \t\t\t<key>one</key>
            \t\t\t<string>a folder</string>
            \t\t\t<!-- of another form -->
            \t\t\t<key>other</key>
            \t\t\t<string>%2$lld folders</string>
            \t\t</dict>
            \t\t<!-- of the whole -->
            \t</dict>
            \t<key>room</key>
            \t<dict>
            \t\t<!-- of a rule -->
            \t\t<key>NSStringDeviceSpecificRuleType</key>
            \t\t<dict>
            \t\t\t<!-- of a device -->
            \t\t\t<key>mac</key>
            \t\t\t<dict>
            \t\t\t\t<key>NSStringVariableWidthRuleType</key>
            \t\t\t\t<dict>
            \t\t\t\t\t<key>5</key>
            \t\t\t\t\t<string>s</string>
            \t\t\t\t\t<!-- of a width -->
            \t\t\t\t\t<key>20</key>
            \t\t\t\t\t<string>long</string>
            \t\t\t\t</dict>
            \t\t\t</dict>
            \t\t\t<key>other</key>
            \t\t\t<string>any</string>
            \t\t</dict>
            \t</dict>
            </dict>
            </plist>

            """
        let written = write(read([("en.lproj/A.stringsdict", text)]))
        #expect(written["en.lproj/A.stringsdict"] == text)
    }

    @Test("Empty lines between the entries of a .stringsdict stay where they are")
    func emptyLinesBetweenEntries() {
        func entry(_ key: String) -> String {
            """
            \t<key>\(key)</key>
            \t<dict>
            \t\t<key>NSStringVariableWidthRuleType</key>
            \t\t<dict>
            \t\t\t<key>5</key>
            \t\t\t<string>s</string>
            \t\t\t<key>20</key>
            \t\t\t<string>long</string>
            \t\t</dict>
            \t</dict>

            """
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>

            \(entry("a"))
            \t<!-- of all that follow -->

            \t<!-- of b -->
            \(entry("b"))\t<!-- of c -->

            \(entry("c"))
            \t<key>d</key>
            \t<string>text</string>
            \(entry("e"))</dict>
            </plist>

            """
        let written = write(read([("en.lproj/A.stringsdict", text)]))
        #expect(written["en.lproj/A.stringsdict"] == text)
    }

    @Test("A position that a text does not show is stepped over by a variable")
    func skippedPositions() throws {
        var entry = Entry(arguments: [
            Argument(position: 1), Argument(position: 2, type: .integer(IntegerType(bits: 64))),
        ])
        let english = try #require(LanguageTag("en"))
        entry.messages[english] = Message(
            Pattern([.text("100% "), .placeholder(Placeholder(argument: 1, format: .number(NumberFormat())))])
        )
        let catalog = Catalog(
            sourceLanguage: english,
            tables: ["": Table(languages: [english])],
            entries: [Key("k"): entry]
        )
        let written = write(catalog)["en.lproj/Localizable.stringsdict"] ?? ""
        #expect(written.contains("<string>100%% %2$lld%1$#@skipped@</string>"))
        #expect(written.contains("<key>other</key>\n\t\t\t<string></string>"))
    }

    @Test("Everything is numbered, and percent signs are doubled in formats only")
    func numbering() {
        let dictionary = """
            k = { NSStringLocalizedFormatKey = "%@ %#@n@ 5%%"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; \
            NSStringFormatValueTypeKey = ld; one = "%ld file"; other = "%ld files, 5%%"; }; };
            """
        let strings = "\"a\" = \"5%\";\n\"b\" = \"%@ 5%%\";\n\"c\" = \"%@ %@ 5%%\";\n\"d\" = \"%@ %1$@\";\n"
        let written = write(read([("en.lproj/A.stringsdict", dictionary), ("en.lproj/A.strings", strings)]))
        let found = written["en.lproj/A.stringsdict"] ?? ""
        for text in ["%1$@ %2$#@n@ 5%%", "ld", "%2$ld file", "%2$ld files, 5%%"] {
            #expect(found.contains("<string>\(text)</string>"))
        }
        #expect(
            written["en.lproj/A.strings"]
                == "\"a\" = \"5%\";\n\"b\" = \"%@ 5%%\";\n\"c\" = \"%1$@ %2$@ 5%%\";\n\"d\" = \"%1$@ %1$@\";\n"
        )
    }

    @Test("What XML can't hold is an error")
    func controlCharacters() {
        let text = "k = { NSStringVariableWidthRuleType = { 1 = \"\\U0001\"; }; };"
        let catalog = read([("en.lproj/A.stringsdict", text)])
        let result = AppleFormat().write(catalog, options: WritingOptions())
        #expect(result.diagnostics.map(\.identifier) == ["unwritable"])
    }
}

extension String {
    fileprivate func replacing(_ text: String, _ other: String) -> String {
        split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
    }
}
