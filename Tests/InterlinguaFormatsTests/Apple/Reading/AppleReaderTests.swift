import Foundation
import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats

private func read(_ files: [(path: String, text: String)], source: String? = "en") -> ReadingResult {
    let inputs = files.map { InputFile(path: $0.path, bytes: Array($0.text.utf8)) }
    return AppleFormat().read(inputs, options: ReadingOptions(sourceLanguage: source.flatMap { LanguageTag($0) }))
}

/// A language that is spelled right.
private func language(_ text: String) throws -> LanguageTag { try #require(LanguageTag(text)) }

@Suite("Apple's files become a catalogue")
struct AppleReaderTests {
    @Test("Folders and names of files tell language and table")
    func layout() throws {
        let result = read([
            ("en.lproj/Localizable.strings", "k = a;"), ("pt_BR.lproj/Localizable.strings", "k = b;"),
            ("zh-Hant.lproj/InfoPlist.strings", "k = c;"), ("Settings/en.lproj/Root.strings", "k = d;"),
            ("Kit/Base.lproj/Localizable.stringsdict", "k = e;"), ("German.lproj/Localizable.strings", "k = f;"),
            ("other/readme.txt", "x"),
        ])
        let found = result.catalog.entries.flatMap { key, entry in
            entry.messages.map { "\(key.table):\($0.key):\($0.value.patterns.first?.plainText ?? "")" }
        }
        #expect(found == [":en:a", ":de:f", ":pt-BR:b", "InfoPlist:zh-Hant:c", "Kit/:en:e", "Settings/Root:en:d"])
        #expect(result.catalog.tables.keys == ["", "InfoPlist", "Kit/", "Settings/Root"])
        #expect(try result.catalog.tables[""]?.languages == [language("en"), language("de"), language("pt-BR")])
        #expect(result.catalog.tables[""]?.fallback == Fallback(languages: .none))
        #expect(result.diagnostics.isEmpty)
    }

    @Test("The source language is found")
    func sourceLanguage() throws {
        let english = read([("de.lproj/A.strings", "k = long;"), ("en.lproj/A.strings", "")], source: nil)
        #expect(try english.catalog.sourceLanguage == language("en"))
        let largest = read([("de.lproj/A.strings", "k = longer;"), ("fr.lproj/A.strings", "k = a;")], source: nil)
        #expect(try largest.catalog.sourceLanguage == language("de"))
        #expect(try read([], source: nil).catalog.sourceLanguage == language("en"))
    }

    @Test("A text is a format only if its entry has arguments in some language")
    func formats() throws {
        let catalog = read([
            ("en.lproj/A.strings", "p = \"100%\"; q = \"50% off\"; r = \"%d%%\"; s = \"%% of\";"),
            ("fr.lproj/A.strings", "p = \"100 %\"; q = \"50 % de\"; r = \"%d %%\"; s = \"%% de\";"),
        ]).catalog
        let texts = try ["p", "q", "s"].map { key in
            try catalog.entries[Key(key, table: "A")]?.messages[language("fr")]?.patterns.first?.plainText
        }
        #expect(texts == ["100 %", "50 % de", "%% de"])
        let entry = try #require(catalog.entries[Key("r", table: "A")])
        #expect(entry.arguments == [Argument(position: 1, type: .integer(IntegerType(bits: 32)))])
        #expect(try entry.messages[language("fr")]?.patterns.first?.elements.last == .text(" %"))
    }

    @Test("The .stringsdict wins over the .strings, whose text is kept")
    func fallback() throws {
        let dictionary = """
            k = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; \
            NSStringFormatValueTypeKey = d; one = "%d file"; other = "%d files"; }; };
            """
        let catalog = read([
            ("en.lproj/A.strings", "/* c */\nk = \"100% old\";\nl = a;"), ("en.lproj/A.stringsdict", dictionary),
        ]).catalog
        let message = try #require(catalog.entries[Key("k", table: "A")]?.messages[language("en")])
        #expect(message.annotations[AppleMessageAnnotation.self]?.fallback?.text == "100% old")
        #expect(message.comment == "c")
        #expect(message.patterns.first?.selects.count == 1)
        #expect(catalog.entries.keys.map(\.name) == ["k", "l"])
    }

    @Test("A device without a text of its own shows that of the .strings file")
    func deviceFallback() throws {
        let catalog = read([
            ("en.lproj/A.strings", "k = tap;"),
            ("en.lproj/A.stringsdict", "k = { NSStringDeviceSpecificRuleType = { mac = click; }; };"),
        ]).catalog
        let renderer = Renderer(catalog)
        let shown = try ["mac", "ipad"].map { device in
            try renderer.render(Key("k", table: "A"), in: language("en"), RenderingContext(device: device)).shown
        }
        #expect(shown == ["click", "tap"])
    }

    @Test("XML and binary .strings files read like text")
    func serializations() throws {
        let xml = "<plist><dict><!-- head --><!-- c --><key>k</key><string>a &amp; %@</string></dict></plist>"
        let binary = try PropertyListSerialization.data(fromPropertyList: ["k": "a & %@"], format: .binary, options: 0)
        let inputs = [
            InputFile(path: "en.lproj/A.strings", bytes: Array(xml.utf8)),
            InputFile(path: "fr.lproj/A.strings", bytes: Array(binary)),
        ]
        let result = AppleFormat().read(inputs, options: ReadingOptions())
        let entry = try #require(result.catalog.entries[Key("k", table: "A")])
        #expect(try entry.messages[language("en")]?.patterns == entry.messages[language("fr")]?.patterns)
        #expect(try entry.messages[language("en")]?.comment == "c")
        #expect(try entry.messages[language("en")]?.headings == ["head"])
        #expect(result.diagnostics.isEmpty)
    }

    @Test("Texts with bytes of another encoding say nothing, and others are kept")
    func bytesOfNoText() {
        let text = "\"#\" = x; k /* \u{FFFD} */ = \"#\"; l /* # */ = \"\u{FFFD}\";"
        let bytes = text.utf8.map { $0 == 0x23 ? 0xE9 : $0 }
        let result = AppleFormat().read(
            [InputFile(path: "cs.lproj/A.strings", bytes: bytes)],
            options: ReadingOptions()
        )
        #expect(result.catalog.entries.keys.map(\.name) == ["l"])
        #expect(result.diagnostics.map(\.identifier) == ["invalid-encoding"])
        #expect(result.diagnostics[0].message.hasSuffix("; “\u{FFFD}” and 1 more have such bytes and are left out"))
    }

    @Test("Types are those of all uses; spellings that types don't tell are kept")
    func types() throws {
        let catalog = read([
            ("en.lproj/A.strings", "k = \"%ld %@ %.2f %s %zd %C\";"), ("fr.lproj/A.strings", "k = \"%ld\";"),
        ]).catalog
        let entry = try #require(catalog.entries[Key("k", table: "A")])
        let long = ArgumentType.integer(IntegerType(bits: 64))
        #expect(entry.arguments.map(\.type) == [long, .any, .decimal, .any, long, .character])
        let spellings = entry.annotations[AppleEntryAnnotation.self]?.spellings.map { "\($0.argument)\($0.spelling)" }
        #expect(spellings == ["0l", "3s", "4z"])
    }

    @Test(
        "Comments belong to the entry, or stand by themselves",
        arguments: [
            ("/* c */\nk = a;", "c", []),
            ("// c\nk = a;", "c", []),
            ("// c\n// d\nk = a;", "c\nd", []),
            ("/* licence */\n\n/* c */\nk = a;", "c", ["licence"]),
            ("/* heading */\n\nk = a;", nil, ["heading"]),
            ("// MARK: - Part\nk = a;", nil, ["MARK: - Part"]),
            ("// MARK: - Part\n// c\nk = a;", "c", ["MARK: - Part"]),
            ("/* b */ /* c */\nk = a;", "c", ["b"]),
            ("k = a; // c", "c", []),
            ("/* c */\nk = a; // d", "c", []),
            ("k /* c */ = a;", "c", []),
            ("/* No comment provided by engineer. */\nk = a;", nil, []),
            ("l = b; /* of l */\nk = a;", nil, []),
            ("l = b; /* c */ k = a;", "c", []),
        ] as [(String, String?, [String])]
    )
    func comments(text: String, comment: String?, headings: [String]) throws {
        let catalog = read([("en.lproj/A.strings", text)]).catalog
        let message = try #require(catalog.entries[Key("k", table: "A")]?.messages[language("en")])
        #expect(message.comment == comment)
        #expect(message.headings == headings)
    }
}
