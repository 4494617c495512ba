import InterlinguaFormats

/// Small projects that hold much of what the formats can say, to be damaged at random.
enum DamagedProjectSeeds {
    /// The projects, with the name of each one's format.
    static let projects: [(format: String, files: [InputFile])] = [
        (
            "apple",
            [
                file("en.lproj/Localizable.strings", strings), file("pl.lproj/Localizable.strings", strings),
                file("en.lproj/Localizable.stringsdict", dictionary),
            ]
        ),
        (
            "apple",
            [
                file("en.lproj/Localizable.stringsdict", dictionary), file("ar.lproj/Localizable.stringsdict", nested),
                file("pl.lproj/Localizable.stringsdict", nested),
            ]
        ),
        (
            "apple",
            [file("en.lproj/Localizable.strings", textList), file("fr.lproj/Localizable.stringsdict", textList)]
        ),
        (
            "apple",
            [
                InputFile(path: "en.lproj/Localizable.strings", bytes: binary),
                InputFile(path: "en.lproj/Localizable.stringsdict", bytes: binary),
            ]
        ),
        (
            "android",
            [
                file("values/strings.xml", resources), file("values-pl/strings.xml", resources),
                file("values-ar/strings.xml", parts),
            ]
        ),
        ("android", [file("values/strings.xml", parts), file("values-fr/strings.xml", parts)]),
        ("xcstrings", [file("Localizable.xcstrings", catalog), file("mul.lproj/Main.xcstrings", catalog)]),
    ]

    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"": {}, "%lld a": {"comment": "c", "localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "new", "value": "%lld a"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld as"}}}}},
          "pl": {"stringUnit": {"value": "%#@b@ %1$@"}, "substitutions": {"b": {"argNum": 2, "formatSpecifier": "lld",
            "variations": {"plural": {"few": {"stringUnit": {"value": "%arg b %#@c@"}},
              "other": {"stringUnit": {"value": "%arg b"}}}}}, "c": {"formatSpecifier": "@",
            "variations": {"plural": {"other": {"stringUnit": {"value": "%arg"}}}}}}},
          "ar": {"variations": {"device": {"mac": {"stringUnit": {"value": "m"}}, "other": {"variations": {"plural": {
            "zero": {"stringUnit": {"value": ""}}, "other": {"stringUnit": {"value": "%lf"}}}}}}}}}},
          "p": {"shouldTranslate": false, "extractionState": "stale", "localizations": {
            "de": {"stringSet": {"state": "new", "values": ["a"]}}}}}}
        """

    /// Pieces that mean something in one of the formats.
    static let pieces: [String] = [
        "\"", "'", "\\", "\\U", "\\u0000", "\\u0041", "\\UD83D\\UDE00", "\\777", "%", "%%", "%@", "%d", "%1$@", "%2$d",
        "%*d", "%1$*2$d", "%.*f", "%999999999999$d", "%99999999999d", "%.999999999f", "%#@a@", "%1$#@b@", "%#@", "%<s",
        "%tY", "%,.2f", "% d", "%n", ";", "=", "{", "}", "(", ")", "<", ">", "/*", "*/", "//", "<!--", "-->",
        "<![CDATA[", "]]>", "&amp;", "&lt;", "&#0;", "&#x10FFFF;", "&x;", "&", "<b>", "</b>", "<b a='%'>",
        "<xliff:g id=\"x\">", "</xliff:g>", "@string/a", "@string/b", "@android:string/ok", "?attr/x", "\\@", "\\n",
        "\0", "\r", "\r\n", "\u{FEFF}", "\u{2028}", "\u{FFFD}", "\u{1F600}", "\u{A0}", "zero", "one", "two", "few",
        "many", "other", "</dict>", "<dict>", "<key>", "</key>", "<string>", "</string>", "<array>", "<true/>",
        "<string name=\"a\">", "<item quantity=\"one\">", "<plurals name=\"q\">", " translatable=\"false\"",
        " formatted=\"false\"", " product=\"tablet\"", " i:part=\"a select 1\"", " i:part=\"a variant width 5\"",
        " i:part=\"a variant argument1 =0\"", " i:part=\"a item 0\"", " i:number=\"1\"", " i:key=\"%\"",
        "NSStringPluralRuleType", "NSStringVariableWidthRuleType", "9223372036854775807", "-1", "99999999999999999999",
        "1e999999999", "0", "%arg", "\"stringUnit\"", "\"variations\"", "\"substitutions\"", "\"argNum\": 1,",
        "\"localizations\": {", "\"device\"", "\"plural\"", "\"strings\"",
    ]

    private static func file(_ path: String, _ text: String) -> InputFile {
        InputFile(path: path, bytes: Array(text.utf8))
    }

    private static let strings = """
        /* A comment. */
        "a" = "Text";
        "b" = "%@ of %d \\"quoted\\" \\n\\U00e9";

        /* A heading. */

        // A line.
        'c' = word; d;
        "e" = "%2$@ %1$ld %% 50% off"; /* Behind. */
        "f" = "<b>bold</b> &amp; %1$.2f";
        "g" = "";
        """

    private static let dictionary = property(
        entry(
            "a",
            "%#@x@ and %2$#@y@",
            variable("x", "d", [("one", "%d file"), ("few", "%d files"), ("other", "%d files")])
                + variable("y", "lu", [("zero", "nothing"), ("one", "%lu of %1$d"), ("other", "%lu")])
        )
            + """
            <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict>
            <key>20</key><string>Long %@</string><key>5</key><string>Short</string></dict></dict>
            <key>v</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>ipad</key><string>Pad</string><key>other</key><string>Phone</string></dict></dict>
            <key>b</key><string>plain %d</string>
            """
    )

    private static let nested = property(
        entry(
            "a",
            "%#@x@",
            variable("x", "d", [("one", "one %2$#@y@"), ("other", "%d %2$#@y@")])
                + variable("y", "@", [("zero", "no %@"), ("many", "%2$@ many"), ("other", "%2$@")])
        )
    )

    private static func property(_ members: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><!-- note -->\(members)</dict></plist>
        """
    }

    private static func entry(_ key: String, _ format: String, _ variables: String) -> String {
        "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables)</dict>"
    }

    private static func variable(_ name: String, _ type: String, _ forms: [(String, String)]) -> String {
        "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
            + "<key>NSStringFormatValueTypeKey</key><string>\(type)</string>"
            + forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined() + "</dict>"
    }

    private static let textList = """
        { a = { NSStringLocalizedFormatKey = "%#@x@"; x = { NSStringFormatSpecTypeKey = NSStringPluralRuleType;
        NSStringFormatValueTypeKey = d; one = "%d day"; other = "%d days"; }; }; b = (c, "d", <0a 1b>); e = f; }
        """

    private static let resources = """
        <?xml version="1.0" encoding="utf-8"?>
        <!DOCTYPE resources [<!ENTITY x "entity">]>
        <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" xmlns:tools="http://schemas.android.com/tools">
            <!-- A comment. -->
            <string name="a">Text \\'quoted\\' \\n &x; \\u00e9</string>
            <string name="b">%1$s of <xliff:g id="count" example="3">%2$d</xliff:g></string>
            <string name="c">@string/a</string>
            <string name="d" formatted="false">50% of %d</string>
            <string name="e" translatable="false"><b>bold <i>both</i></b> "  spaces  "</string>
            <string name="f" product="tablet">Pad</string>
            <string name="f">Phone</string>
            <plurals name="g"><item quantity="one">%d day</item><item quantity="other">%d days</item></plurals>
            <string-array name="h"><item>first</item><item>@string/b</item></string-array>
            <string name="i"><![CDATA[<a href="x">%1$,.2f</a>]]></string>
        </resources>
        """

    private static let parts = """
        <resources xmlns:i="urn:interlingua">
            <string name="a">%1$s and %2$s</string>
            <plurals name="a_1" i:part="a select 1 x"><item quantity="one">%d</item><item quantity="other">%d s</item>
            </plurals>
            <string name="a_2" i:part="a select 2">%1$s</string>
            <string name="w">Long</string><string name="w_5" i:part="w variant width 5">Short</string>
            <string name="z">some %1$d</string><string name="z_0" i:part="z variant argument1 =0">none</string>
            <string name="l_0" i:part="l item 0">first</string><string name="l_1" i:part="l item 1">second</string>
        </resources>
        """

    /// A binary property list that says `{ a = "%d"; b = { c = "é"; }; }`.
    private static let binary: [UInt8] =
        Array("bplist00".utf8)
        + [0xD2, 1, 2, 3, 4, 0x51, 0x61, 0x51, 0x62, 0x52, 0x25, 0x64, 0xD1, 5, 6, 0x51, 0x63, 0x61, 0x00, 0xE9]
        + [8, 13, 15, 17, 20, 23, 25] + [0, 0, 0, 0, 0, 0, 1, 1]
        + [0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28]
}
