import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats

/// Files in which `‸` marks where a diagnostic is expected; it is taken out before reading.
private struct MarkedFiles {
    var inputs: [InputFile] = []
    var places: [String] = []

    init(_ files: [(path: String, text: String)]) {
        for (path, text) in files {
            let parts = text.split(separator: "‸", omittingEmptySubsequences: false)
            var bytes: [UInt8] = []
            let whole = SourceFile(path: path, utf8: Array(parts.joined().utf8))
            for part in parts.dropLast() {
                bytes += Array(part.utf8)
                let place = whole.location(of: bytes.count)
                places.append("\(path):\(place.line):\(place.column)")
            }
            inputs.append(InputFile(path: path, bytes: whole.utf8))
        }
    }
}

/// A .stringsdict with one entry, its members in old text syntax for brevity.
private func entry(_ members: String) -> String { "e = { \(members) };" }

/// A plural variable.
private func variable(_ name: String, _ forms: String, type: String = "NSStringFormatValueTypeKey = d;") -> String {
    "\(name) = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; \(type) \(forms) };"
}

private let oneOther = "one = \"%d a\"; other = \"%d b\";"

@Suite("What is said about Apple's files, and where")
struct AppleDiagnosticTests {
    private func check(_ files: [(path: String, text: String)], _ expected: [String]) {
        let marked = MarkedFiles(files)
        let result = AppleFormat().read(marked.inputs, options: ReadingOptions(sourceLanguage: LanguageTag("en")))
        let found = result.diagnostics.map { diagnostic in
            let place = diagnostic.range.map { "\($0.file.path):\($0.start.line):\($0.start.column)" } ?? ""
            return "\(place) \(diagnostic.severity.rawValue) \(diagnostic.identifier)"
        }
        #expect(found == zip(marked.places, expected).map { "\($0) \($1)" })
        #expect(marked.places.count == expected.count)
        #expect(result.catalog.validate().isEmpty)
    }

    @Test(
        "Entries of a .stringsdict in English",
        arguments: [
            (entry("NSStringLocalizedFormatKey = \"a ‸%#@n@\";"), ["error missing-variable"]),
            (entry("NSStringLocalizedFormatKey = \"%#@n@\"; ") + "", ["error missing-variable"]),
            (
                entry("NSStringLocalizedFormatKey = \"%#@n@\"; ‸" + variable("n", "one = \"%d a\";")),
                ["error missing-other"]
            ),
            (
                entry(
                    "NSStringLocalizedFormatKey = \"%#@n@\"; n = { NSStringFormatSpecTypeKey = ‸Plural; "
                        + "NSStringFormatValueTypeKey = d; \(oneOther) };"
                ), ["error unsupported-rule"]
            ),
            (
                entry(
                    "NSStringLocalizedFormatKey = \"%#@n@\"; n = { NSStringFormatSpecTypeKey = ‸NSStringGenderRuleType; "
                        + "NSStringFormatValueTypeKey = d; \(oneOther) };"
                ), ["error unsupported-rule"]
            ),
            (
                entry("NSStringLocalizedFormatKey = \"%#@n@\"; ‸n = { NSStringFormatValueTypeKey = d; \(oneOther) };"),
                ["error missing-rule-type"]
            ),
            (
                entry(
                    "NSStringLocalizedFormatKey = \"%#@n@\"; ‸" + variable("n", "one = a; other = \"%@ b\";", type: "")
                ),
                ["error missing-value-type"]
            ),
            (
                entry(
                    "NSStringLocalizedFormatKey = \"%#@n@\"; ‸"
                        + variable("n", "one = \"%d a\"; other = \"%d b\";", type: "")
                ), ["error missing-value-type"]
            ),
            (
                entry("NSStringLocalizedFormatKey = \"%#@n@\"; " + variable("n", "‸few = \"%d\"; " + oneOther)),
                ["warning foreign-category"]
            ),
            (
                entry("NSStringLocalizedFormatKey = \"%#@n@\"; ‸" + variable("n", "other = \"%d\";")),
                ["warning missing-category"]
            ),
            (
                entry("NSStringLocalizedFormatKey = \"%#@n@\"; " + variable("n", "zero = ‸(a); " + oneOther)),
                ["error not-a-string"]
            ),
            (
                entry("NSStringLocalizedFormatKey = a; ‸NSStringVariableWidthRuleType = { 1 = a; };"),
                ["error mixed-entry"]
            ),
            (entry("‸a = b; NSStringVariableWidthRuleType = { 1 = a; };"), ["warning unknown-member"]),
            ("‸e = { a = b; };", ["error unknown-entry"]),
            ("e = ‸(a);", ["error invalid-entry"]),
            ("e = a; ‸e = b; ‸e = b;", ["warning duplicate-key", "warning duplicate-key"]),
            (
                entry(
                    "NSStringLocalizedFormatKey = \"%#@a@\"; " + variable("a", "one = \"%d %#@b@\"; other = \"%d x\";")
                        + variable("b", "one = \"%2$d ‸%1$#@a@\"; other = \"%2$d\";")
                ), ["error variable-cycle"]
            ),
            (
                entry(
                    "NSStringLocalizedFormatKey = \"%#@a@\"; "
                        + variable("a", "one = \"A ‸%#@b@\"; other = \"%d %#@b@\";")
                        + variable("b", oneOther)
                ), ["warning implicit-own-argument"]
            ),
            (
                entry("NSStringLocalizedFormatKey = \"‸%# @sites @\"; ‸" + variable("sites", oneOther)),
                ["error malformed-variable", "warning unused-variable"]
            ),
            (
                entry("NSStringLocalizedFormatKey = \"‸%1#@count@\"; " + variable("count", oneOther)),
                ["warning variable-width"]
            ),
            (
                entry("NSStringLocalizedFormatKey = \"‸%#@bad-name@\"; ‸" + variable("bad-name", oneOther)),
                ["error malformed-variable", "warning unused-variable"]
            ),
            (
                entry(
                    "NSStringLocalizedFormatKey = \"%#@n@\"; "
                        + variable(
                            "n",
                            "one = \"%ld\"; other = \"%ld b\";",
                            type: "NSStringFormatValueTypeKey = \"‸%ld\";"
                        )
                ), ["warning invalid-value-type"]
            ),
            (
                entry(
                    "NSStringLocalizedFormatKey = \"%#@n@\"; "
                        + variable("n", "one = \"%f\"; other = \"%f b\";", type: "NSStringFormatValueTypeKey = ‸.2f;")
                ), ["error invalid-value-type"]
            ),
            (
                entry("NSStringLocalizedFormatKey = \"%#@n@\"; " + variable("n", "‸none = a; " + oneOther)),
                ["warning unknown-category"]
            ),
            (
                entry("NSStringLocalizedFormatKey = \"%#@n@\"; n = ‸a;"),
                ["error invalid-variable"]
            ),
            (
                entry("NSStringLocalizedFormatKey = a; ‸" + variable("n", oneOther)),
                ["warning unused-variable"]
            ),
            (
                entry("NSStringLocalizedFormatKey = \"%#@n@\"; " + variable("n", "one = \"‸%ld\"; other = \"%ld b\";")),
                ["warning argument-size-conflict"]
            ),
            (
                entry("NSStringLocalizedFormatKey = \"%#@n@\"; " + variable("n", "one = \"‸%@\"; other = \"%@ b\";")),
                ["error argument-type-conflict"]
            ),
            (
                entry("NSStringLocalizedFormatKey = \"%#@n@\"; " + variable("n", "one = \"a ‸%\"; other = \"%d b\";")),
                ["warning stray-percent"]
            ),
            (
                entry("NSStringLocalizedFormatKey = \"%#@n@\"; " + variable("n", "one = a; other = \"%2$@ ‸%d\";")),
                ["note mixed-numbering"]
            ),
            (entry("NSStringVariableWidthRuleType = { ‸wide = a; 5 = b; };"), ["error invalid-width"]),
            (entry("NSStringVariableWidthRuleType = { 040 = a; ‸40 = b; };"), ["error invalid-width"]),
            (entry("NSStringVariableWidthRuleType = { 1 = ‸{ a = b; }; 2 = b; };"), ["error not-a-string"]),
            (entry("‸NSStringVariableWidthRuleType = { };"), ["error invalid-entry"]),
            (
                entry("NSStringDeviceSpecificRuleType = { ‸phone = a; other = b; };"),
                ["warning unknown-device"]
            ),
            ("‸" + entry("NSStringDeviceSpecificRuleType = { mac = a; };"), ["warning missing-other"]),
            (
                entry(
                    "NSStringDeviceSpecificRuleType = { mac = { ‸NSStringDeviceSpecificRuleType = { mac = a; }; }; other = b; };"
                ), ["error invalid-entry"]
            ),
            // A dummy variable that only steps over an argument of another type.
            (
                entry(
                    "NSStringLocalizedFormatKey = \"%#@names@%#@n@\"; " + variable("names", "one = \"\"; other = \"\";")
                        + variable("n", "one = \"%1$@ a\"; other = \"%1$@ b\";")
                ), []
            ),
        ] as [(String, [String])]
    )
    func dictionaries(text: String, expected: [String]) {
        let marked = text.contains("‸") || expected.isEmpty ? text : text.replacingFirst("\"%#@n@\"", "\"‸%#@n@\"")
        check([("en.lproj/Localizable.stringsdict", marked)], expected)
    }

    @Test(
        "Texts of .strings files in several languages",
        arguments: [
            ("k = \"‸\\u203A\";", "", ["warning unknown-escape"]),
            ("k = \"a‸\\ת\";", "", ["warning unknown-escape"]),
            ("k = \"‸\\U0001F600\";", "", ["warning unknown-escape"]),
            ("k = ‸{ a = b; };", "", ["error not-a-string"]),
            ("k = a; ‸k = b; ‸k = b;", "", ["warning duplicate-key", "warning duplicate-key"]),
            ("k = \"a‸\\Ud83c\";", "", ["warning lone-surrogate"]),
            ("k = \"%1$@ ‸%0$@\";", "", ["error position-out-of-range"]),
            ("k = \"%1$@ ‸%3$@\";", "", ["warning skipped-position"]),
            ("k = \"%@ %@\";", "k = \"‸%1$@‸%度2$@\";", ["warning argument-not-shown", "warning unknown-conversion"]),
            ("k = \"%@\";", "k = \"‸{0}\";", ["warning foreign-placeholder"]),
            ("k = \"%@\";", "k = \"ü ‸{{name}}\";", ["warning foreign-placeholder"]),
            (
                "k = \"%@ %@\";", "k = \"‸{1} \\U2026 ‸{0}\";",
                ["warning foreign-placeholder", "warning foreign-placeholder"]
            ),
            ("k = \"S%1$@: E%2$@\";", "k = \"S‸٪ 1 $ @: E٪ 2 $ @\";", ["warning argument-not-shown"]),
            ("k = \"%@\";", "k = \"a ‸% @\";", ["warning ineffective-flag"]),
            ("k = \"%@ %@\";", "k = \"%@ ‸%2@\";", ["warning ineffective-flag"]),
            ("k = \"{name}\";", "k = \"‸{nmae}\";", ["warning placeholder-not-in-source"]),
            ("k = \"${name}\";", "k = \"a ‸${other}\";", ["warning placeholder-not-in-source"]),
            ("k = \"{name}\";", "k = \"‸(name)\";", ["warning placeholder-not-shown"]),
            ("k = \"{price}\";", "k = \"US${price}\";", []),
            ("k = \"{a b} {}\";", "k = \"{c d} {\";", []),
            ("l = x;", "k = \"‸\"; \" \" = \"\"; \"\" = \"\";", ["warning empty-translation"]),
            ("k = \"%@\";", "k = \"%@ ‸%@\";", ["error argument-not-in-source"]),
            // Texts as keys, which the source language shows.
            ("l = x;", "\"%d of %@\" = \"‸%d\";", ["warning argument-not-shown"]),
            ("l = x;", "\"%@ files\" = \"%@ ‸%@\";", ["error argument-not-in-source"]),
            ("l = x;", "\"50% off\" = \"%@\";", []),
            ("k = a;", "k = \"‸%@\";", ["warning argument-not-in-source"]),
            (
                "k = \"%lld of %@\";", "k = \"‸%@ of ‸%lld\";",
                ["error argument-type-conflict", "error argument-type-conflict"]
            ),
            ("k = \"%d\";", "k = \"‸%lld\";", ["warning argument-size-conflict"]),
            ("k = \"%d\";", "k = \"‸%f\";", ["error argument-type-conflict"]),
            ("k = \"%@\";", "k = \"‸%s\";", ["error argument-type-conflict"]),
            ("k = \"%1$d ‸%1$@\";", "", ["error argument-type-conflict"]),
            ("k = \"%1$@ ‸%@\";", "", ["warning mixed-numbering"]),
            ("k = \"%@ 5‸%\";", "", ["warning stray-percent"]),
            ("k = \"‸%n\";", "", ["error unsupported-conversion"]),
            ("k = \"‸%#@n@\";", "", ["error missing-variable"]),
            ("k = a;", "k = \"‸\";", ["warning empty-translation"]),
            ("k = \"100%\"; l = \"50% off\"; m = \"%%\";", "k = \"100 %\"; l = \"50 %\"; m = \"%\";", []),
            ("k = \"\";", "k = \"\";", []),
            ("k = \"%@ %d\";", "k = \"%2$d %1$@\";", []),
        ] as [(String, String, [String])]
    )
    func texts(source: String, translation: String, expected: [String]) {
        var files = [(path: "en.lproj/Localizable.strings", text: source)]
        if !translation.isEmpty { files.append((path: "pl.lproj/Localizable.strings", text: translation)) }
        check(files, expected)
    }

    @Test("Categories that a language needs or lacks")
    func categories() {
        let format = "NSStringLocalizedFormatKey = \"%#@n@\"; "
        check([("ru.lproj/A.stringsdict", entry(format + "‸" + variable("n", oneOther)))], ["warning missing-category"])
        check([("fr.lproj/A.stringsdict", entry(format + variable("n", oneOther)))], [])
        check([("ja.lproj/A.stringsdict", entry(format + variable("n", "‸" + oneOther)))], ["warning foreign-category"])
        let latvian = "zero = \"‸nothing\"; one = \"%d\"; other = \"%d b\";"
        check([("lv.lproj/A.stringsdict", entry(format + variable("n", latvian)))], ["warning implied-number"])
        let arabic = "zero = z; one = o; two = t; few = \"%d\"; many = \"%d m\"; other = \"%d b\";"
        check([("ar.lproj/A.stringsdict", entry(format + variable("n", arabic)))], [])
    }

    @Test("Files and folders")
    func layout() {
        check([("Generic.strings", "‸k = a;")], ["note outside-lproj"])
        check([("es_419.proj/Localizable.strings", "‸k = a;")], ["warning misspelt-folder"])
        check([("en.lproj/Localizable.strings", "‸")], ["note empty-file"])
        check([("en.lproj/Localizable.stringsdict", "‸(a)")], ["error not-a-dictionary"])
        check([("en.lproj/A.strings", "‸\u{FEFF}\u{FEFF}k = a;")], ["error second-byte-order-mark"])
        check(
            [("A.strings", "‸‸k = a;"), ("fr.lproj/A.strings", "k = b;")],
            ["note outside-lproj", "warning shadowed-table"]
        )
        check(
            [("Base.lproj/A.strings", "‸k = a; l = a;"), ("en.lproj/A.strings", "k = b; l = a;")],
            ["warning overridden-entry"]
        )
        let files = [("A.strings", "‸‸k = a;"), ("en.lproj/A.strings", "k = b;")]
        check(files, ["note outside-lproj", "warning shadowed-table"])
        check([("A.stringsdict", "‸{}"), ("en.lproj/A.strings", "k = b;")], ["note outside-lproj"])
    }

    @Test("Files read as those of .lproj folders in which they don't lie")
    func moved() {
        let messages = ["de.lproj/sub/A.strings", "./A.strings"].flatMap { path in
            let input = InputFile(path: path, layoutPath: "sub/de.lproj/A.strings", bytes: Array("k = a;".utf8))
            return AppleFormat().read([input], options: ReadingOptions()).diagnostics.map(\.message)
        }
        let message =
            "Foundation finds files only directly in .lproj folders; this one is read as “sub/de.lproj/A.strings”"
        #expect(messages == [message])
    }

    @Test("Variables that double each other end in an error")
    func bomb() {
        var members = "NSStringLocalizedFormatKey = \"%#@v0@\"; "
        for level in 0..<40 {
            members += variable("v\(level)", "one = x; other = \"%1$#@v\(level + 1)@ %1$#@v\(level + 1)@\";")
        }
        members += variable("v40", oneOther)
        let input = InputFile(path: "en.lproj/Localizable.stringsdict", bytes: Array(entry(members).utf8))
        let result = AppleFormat().read([input], options: ReadingOptions())
        #expect(result.diagnostics.contains { $0.identifier == "too-many-expansions" && $0.severity == .error })
    }

    /// Foundation shows “a\\nb” for the first.
    @Test("Escapes of .strings in property lists")
    func literalEscapes() {
        func plural(_ text: String) -> String {
            """
            <plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d</string>
            <key>other</key><string>\(text)</string></dict></dict></dict></plist>
            """
        }
        let path = "en.lproj/Localizable.stringsdict"
        check([(path, plural(#"%d a‸\nb"#))], ["warning literal-escape"])
        check([(path, plural(#"‸\"%d\""#))], ["warning literal-escape"])
        check([(path, plural(#"%d C:\dir"#))], [])
    }
}

extension String {
    fileprivate func replacingFirst(_ text: String, _ other: String) -> String {
        split(separator: text, maxSplits: 1, omittingEmptySubsequences: false).joined(separator: other)
    }
}
