import Foundation
import InterlinguaTestSupport
import Testing

/// Which files are read of what is given, and which tables and languages they become.
@Suite struct InputTests {
    @Test(
        "Tables that are selected are written as beside all others",
        arguments: ["apple", "android", "xcstrings", "i18next"]
    )
    func selectedTables(format: String) throws {
        let folder = try TemporaryFolder()
        let files = [
            "translation": #"{"title": "T", "yes": "Yes"}"#,
            "login": #"{"title": "L", "ok": "OK $t(login:sure)", "sure": "!"}"#,
            "page": #"{"title": "P", "ref": "$t(login:ok) now"}"#,
        ]
        for (name, text) in files { try folder.write(text, to: "in/locales/en/\(name).json") }
        func convert(_ options: [String], into output: String) throws -> CommandLineTool.Output {
            try CommandLineTool().run(
                ["convert", folder.path + "/in", "--to", format, "--output", folder.path + "/" + output] + options
            )
        }
        #expect(try convert([], into: "whole").status == 0)
        let whole = try folder.contents(of: "whole")
        for name in files.keys.sorted() {
            let output = try convert(["--table", name], into: name)
            #expect(output.status == 0)
            #expect(!output.standardError.contains("i18next-nested-key"))
            // Names that another table takes as well are told of those that are selected.
            #expect(
                output.standardError.contains("title: title_\(name)") == (format == "android" && name != "translation")
            )
            let count = name == "login" ? 3 : 2
            #expect(output.standardOutput.hasPrefix("\(count) entries in 1 language, from 1 file\n"))
            let own = try folder.contents(of: name)
            #expect(own.count == 1)
            for (path, text) in own { #expect(whole[path] == text) }
        }
    }

    @Test("Apps that are given by a folder around them have the tables that they have by themselves")
    func commonFolder() throws {
        let folder = try TemporaryFolder()
        for language in ["", "-pl"] {
            try folder.write(
                "<resources><string name=\"is\">x</string></resources>",
                to: "in/app/src/main/res/values\(language)/strings.xml"
            )
        }
        func convert(_ format: String) throws {
            let arguments = [
                "convert", folder.path + "/in", "--to", format, "--output", folder.path + "/" + format,
                "--calls", folder.path + "/\(format).md",
            ]
            #expect(try CommandLineTool().run(arguments).status == 0)
        }
        try convert("apple")
        #expect(
            try folder.contents(of: "apple").keys.sorted() == [
                "en.lproj/Localizable.strings", "pl.lproj/Localizable.strings",
            ]
        )
        let swift = try String(contentsOfFile: folder.path + "/apple.md", encoding: .utf8)
        #expect(swift.contains(#"NSLocalizedString("is", "#))
        #expect(!swift.contains("tableName"))
        try convert("android")
        // It is a keyword of Kotlin.
        let kotlin = try String(contentsOfFile: folder.path + "/android.md", encoding: .utf8)
        #expect(kotlin.contains("getString(R.string.`is`)"))
    }

    @Test("Files beside the folders of languages are of the same place as these")
    func commonFolderOfUnlocalizedFiles() throws {
        let folder = try TemporaryFolder()
        for file in ["en.lproj/Localizable", "pl.lproj/Localizable", "Codes"] {
            try folder.write(#""key" = "Text";"#, to: "in/App/\(file).strings")
        }
        _ = try CommandLineTool().run([
            "convert", folder.path + "/in", "--to", "android", "--output", folder.path + "/out",
        ])
        #expect(
            try folder.contents(of: "out").keys.sorted() == [
                "values-pl/strings.xml", "values/Codes.xml", "values/strings.xml",
            ]
        )
    }

    @Test("Calls name the table that the bundle has, without the project's folders")
    func tablesOfModules() throws {
        let folder = try TemporaryFolder()
        for (file, name) in [("app/values/strings", "a"), ("app/values/more", "b"), ("core/values/strings", "c")] {
            try folder.write("<resources><string name=\"\(name)\">x</string></resources>", to: "in/\(file).xml")
        }
        _ = try CommandLineTool().run([
            "convert", folder.path + "/in", "--to", "apple", "--output", folder.path + "/out", "--calls",
            folder.path + "/calls.md",
        ])
        let calls = try String(contentsOfFile: folder.path + "/calls.md", encoding: .utf8)
        #expect(calls.contains(#"NSLocalizedString("a", comment: "")"#))
        #expect(calls.contains(#"NSLocalizedString("b", tableName: "more", comment: "")"#))
        #expect(calls.contains(#"NSLocalizedString("c", comment: "")"#))
    }

    /// `values` holds the source language's texts, whatever languages are asked for.
    @Test func aSelectedLanguageDoesNotBecomeTheDefaultOne() throws {
        let folder = try TemporaryFolder()
        try folder.writeProject()
        _ = try CommandLineTool().run([
            "convert", folder.path + "/in", "--language", "pl", "--to", "android", "--output", folder.path + "/out",
        ])
        let files = try folder.contents(of: "out")
        #expect(files.keys.sorted() == ["values-pl/strings.xml", "values/strings.xml"])
        let texts = String(decoding: files["values/strings.xml"] ?? Data(), as: UTF8.self)
        #expect(texts.contains(">Text 0<"))
    }

    @Test func missingInput() throws {
        let output = try CommandLineTool().run(["convert", "/nowhere/at/all", "--to", "android", "--output", "out"])
        #expect(output.status == 74)
        #expect(output.standardError == "error: can't find /nowhere/at/all: No such file or directory\n")
    }

    @Test func nothingToRead() throws {
        let folder = try TemporaryFolder()
        let output = try CommandLineTool().run(["inspect", folder.path])
        #expect(output.status == 1)
        #expect(output.standardError.hasPrefix("error: no translation files in \(folder.path)"))
    }

    @Test func foldersOfToolsAreNamedWhereNothingElseIs() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"a": "A"}"#, to: "node_modules/x/locales/en/translation.json")
        let output = try CommandLineTool().run(["inspect", folder.path])
        #expect(output.status == 1)
        let found = "found node_modules (searched only if given as an input); formats: "
        #expect(output.standardError.hasPrefix("error: no translation files in \(folder.path); \(found)"))
    }

    @Test func whatWasSeenInsteadOfTranslations() throws {
        let folder = try TemporaryFolder()
        for number in 0..<3 { try folder.write("{}", to: "app/\(number).arb") }
        for number in 0..<12 { try folder.write("{}", to: "app/settings\(number).json") }
        let output = try CommandLineTool().run(["convert", folder.path + "/app", "--to", "apple", "--output", "out"])
        #expect(output.status == 1)
        let found =
            "found 12 .json whose paths tell no language (name folders or files by languages, such as locales/pl/…; or "
            + "read a file as one with --language), 3 .arb; formats: "
        #expect(output.standardError.hasPrefix("error: no translation files in \(folder.path)/app; \(found)"))
    }

    /// Nothing is said of how i18next's files have to be called where somebody asks for Android's.
    @Test func filesOfOtherFormatsThanTheNamedOneAreCounted() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"a": "A"}"#, to: "locales/en/common.json")
        let output = try CommandLineTool().run(["check", folder.path, "--from", "android"])
        #expect(output.status == 1)
        #expect(output.standardError.contains("in \(folder.path); found 1 .json; formats: "))
    }

    /// The name of a namespace may look like the code of a rare language.
    @Test func aLanguagesFolderIsReadWhateverItsFilesAreCalled() throws {
        let folder = try TemporaryFolder()
        for name in ["common", "dag"] { try folder.write(#"{"a": "A {{b}}"}"#, to: "locales/pl/\(name).json") }
        let output = try CommandLineTool().run(["inspect", folder.path + "/locales/pl"])
        #expect(output.standardOutput.contains("2 entries in 1 language, from 2 files; source language pl"))
    }

    @Test func filesWithoutEntriesAreNotConverted() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "in/en.lproj/Localizable.strings")
        let output = try CommandLineTool().run([
            "convert", folder.path + "/in", "--to", "android", "--output", folder.path + "/out",
        ])
        #expect(output.status == 1)
        #expect(output.standardError.hasSuffix("error: no entries in 1 .strings of apple; nothing was written\n"))
        #expect(try folder.contents().keys.sorted() == ["in/en.lproj/Localizable.strings"])
    }

    @Test func severalFormatsAreMerged() throws {
        let folder = try TemporaryFolder()
        try folder.writeProject()
        try folder.write(
            "<resources><string name=\"only_android\">A</string></resources>",
            to: "in/res/values/strings.xml"
        )
        let output = try CommandLineTool().run(["inspect", folder.path + "/in", "--key", "only_android"])
        #expect(output.status == 0)
        #expect(output.standardError.contains("3 of apple"))
        #expect(output.standardError.contains("1 of android"))
        let apple = ["inspect", folder.path + "/in", "--from", "apple"]
        #expect(try CommandLineTool().run(apple).standardError.contains("android") == false)
        #expect(try CommandLineTool().run(apple + ["--key", "only_android"]).status == 1)
    }

    /// Where nothing tells the language of Android's texts, they are in the English that another format's files have.
    @Test func unlabelledTextsBesideRegionalEnglish() throws {
        let folder = try TemporaryFolder()
        try folder.write("<resources><string name=\"name\">A</string></resources>", to: "in/res/values/strings.xml")
        for code in ["en-US", "de-DE"] { try folder.write(#"{"b": "B"}"#, to: "in/translations/\(code).json") }
        let output = try CommandLineTool().run([
            "convert", folder.path + "/in", "--to", "apple", "--output", folder.path + "/out",
        ])
        #expect(output.standardOutput.contains("source language: en-US "))
        let folders = try folder.contents(of: "out").keys.map { $0.prefix { $0 != "/" } }
        #expect(Set(folders) == ["en-US.lproj", "de-DE.lproj"])
    }
}
