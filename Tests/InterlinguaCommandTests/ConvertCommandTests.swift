import Foundation
import InterlinguaTestSupport
import Testing

/// The command `convert` as its users meet it: exit status, messages, and what is in the output folder afterwards.
@Suite struct ConvertCommandTests {
    @Test func writesFilesAndEndsWithASummary() throws {
        let folder = try TemporaryFolder()
        try folder.writeProject()
        let output = try CommandLineTool().run([
            "convert", folder.path + "/in", "--to", "android", "--output", folder.path + "/out",
        ])
        #expect(output.status == 0)
        #expect(output.standardError == "")
        #expect(
            output.standardOutput == """
                3 entries in 3 languages, from 3 files
                source language: en (there are English texts, and nothing says another language)
                9 messages: 9 kept, 0 rewritten, 0 with a changed call, 0 different
                9 sentences compared, all the same
                3 files written

                """
        )
        #expect(
            try folder.contents(of: "out").keys.sorted()
                == ["values-ar/strings.xml", "values-pl/strings.xml", "values/strings.xml"]
        )
    }

    /// Users in America see the English text that the project has for all.
    @Test func aRegionAsSourceLanguageHasTheTextsOfItsLanguage() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"a": "Hi"}"#, to: "in/locales/en-US/translation.json")
        try folder.write("\"b\" = \"Scan\";\n", to: "in/ios/en.lproj/InfoPlist.strings")
        let output = try CommandLineTool().run([
            "convert", folder.path + "/in", "--to", "android", "--output", folder.path + "/out", "--base-language",
            "en-US",
        ])
        #expect(!output.standardError.contains("missing-source"))
        let file = try #require(try folder.contents(of: "out")["values/InfoPlist.xml"])
        #expect(String(decoding: file, as: UTF8.self).contains(">Scan<"))
    }

    /// Android's folders have no private subtags, and who asks for that language sees the same text as before.
    @Test func namesLanguagesWithoutFilesThatNoUserMisses() throws {
        let folder = try TemporaryFolder()
        for language in ["en", "x-klingon"] {
            try folder.write(#"{"ok": "OK"}"#, to: "in/locales/\(language)/translation.json")
        }
        func said(_ target: String) throws -> Bool {
            try CommandLineTool().run([
                "convert", folder.path + "/in", "--to", target, "--output", folder.path + "/\(target)",
            ])
            .standardError.contains("“und-x-klingon”: its texts were left out, which no user sees [lost-language]")
        }
        let isSaid = try (android: said("android"), apple: said("apple"))
        #expect(isSaid.android && !isSaid.apple)
    }

    @Test func takesTheNamesThatPeopleType() throws {
        let folder = try TemporaryFolder()
        try folder.writeProject()
        let input = folder.path + "/in"
        for name in ["ios", "strings", "stringsdict"] {
            let output = try CommandLineTool().run([
                "convert", input, "-f", name, "-t", name, "-o", folder.path + "/\(name)",
            ])
            #expect(output.status == 0)
            #expect(try folder.contents(of: name) == (try folder.contents(of: "in")))
        }
        let misspelt = try CommandLineTool().run(["convert", input, "-t", "andriod", "-o", folder.path + "/out"])
        #expect(misspelt.status == 64)
        #expect(misspelt.standardError.contains("there is no format “andriod”"))
        #expect(misspelt.standardError.contains("Did you mean “android”?"))
        #expect(misspelt.standardError.contains("See 'interlingua convert --help'"))
        let unknown = try CommandLineTool().run(["covnert", input, "-t", "android", "-o", folder.path + "/out"])
        #expect(unknown.status == 64)
        #expect(unknown.standardError.contains("There is no command “covnert”. Did you mean “convert”?"))
    }

    @Test func quietMeansErrorsOnly() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"b\";\n\"a\" = \"c\";\n", to: "in/en.lproj/Localizable.strings")
        func output(_ options: String...) throws -> CommandLineTool.Output {
            try CommandLineTool().run(
                ["convert", folder.path + "/in", "-t", "android", "-o", folder.path + "/out"] + options
            )
        }
        #expect(try output().standardError.contains("[duplicate-key]"))
        let quiet = try output("-q")
        #expect(quiet.standardOutput == "")
        #expect(quiet.standardError == "")
        #expect(quiet.status == 0)
    }

    @Test func showsTheFirstOfEachKindAndCountsTheOthers() throws {
        let folder = try TemporaryFolder()
        let lines = (1...5).flatMap { ["\"key\($0)\" = \"a\";", "\"key\($0)\" = \"b\";"] }
        try folder.write(lines.joined(separator: "\n"), to: "in/en.lproj/Localizable.strings")
        try folder.write("\"key0\" = \"a\";", to: "in/de.lproj/Localizable.strings")
        func keys(_ options: String...) throws -> (shown: [String], counted: [String]) {
            let lines = try CommandLineTool().run(["inspect", folder.path + "/in"] + options).standardError
                .split(separator: "\n").map(String.init)
            return (
                lines.compactMap { $0.firstMatch(of: /duplicate key “(key\d)”/).map { String($0.output.1) } },
                lines.compactMap { $0.firstMatch(of: /warning: (\d+ more.*)/).map { String($0.output.1) } }
            )
        }
        let first = try keys()
        #expect(first.shown == ["key1", "key2", "key3"])
        #expect(first.counted == ["2 more; --verbose shows all [duplicate-key]"])
        for option in ["--verbose", "-v"] {
            let all = try keys(option)
            #expect(all.shown == ["key1", "key2", "key3", "key4", "key5"])
            #expect(all.counted == [])
        }
    }

    @Test func unchangedFilesAreLeftAlone() throws {
        let folder = try TemporaryFolder()
        try folder.writeProject()
        let arguments = ["convert", folder.path + "/in", "--to", "android", "--output", folder.path + "/out"]
        _ = try CommandLineTool().run(arguments)
        let file = folder.path + "/out/values/strings.xml"
        let before = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
        let output = try CommandLineTool().run(arguments)
        #expect(output.standardOutput.hasSuffix("0 files written, 3 unchanged\n"))
        let after = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
        #expect(before == after)
    }

    @Test func nothingIsReproducedWhereNothingIsUnexplained() throws {
        let folder = try TemporaryFolder()
        try folder.writeProject()
        let arguments = [
            "convert", folder.path + "/in", "--to", "android", "--output", folder.path + "/out", "--reproduce",
        ]
        let output = try CommandLineTool().run(arguments + [folder.path + "/part"])
        #expect(output.status == 0)
        #expect(
            output.standardError == "no difference is unexplained; nothing was written to \(folder.path)/part\n"
        )
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/part"))
        let refused = try CommandLineTool().run(arguments + [folder.path + "/in"])
        #expect(refused.status == 64)
        #expect(refused.standardError.contains("/in” is not an empty folder"))
    }

    @Test func wrongUsage() throws {
        let tool = try CommandLineTool()
        #expect(try tool.run(["convert"]).status == 64)
        #expect(try tool.run(["convert", "/", "--to", "android", "--output", "-"]).status == 64)
        let unknown = try tool.run(["convert", "/", "--to", "gettext", "--output", "out"])
        #expect(unknown.status == 64)
        #expect(unknown.standardError.contains("there is no format “gettext”; there are: android, apple"))
        let language = try tool.run(["inspect", "/", "--base-language", "not a tag"])
        #expect(language.status == 64)
    }

    @Test func unwritableOutputLeavesEverythingAsItWas() throws {
        let folder = try TemporaryFolder()
        try folder.writeProject()
        try folder.write("a file where a folder should be", to: "out/values-pl")
        try folder.write("old", to: "out/values/strings.xml")
        let before = try folder.contents(of: "out")
        let output = try CommandLineTool().run([
            "convert", folder.path + "/in", "--to", "android", "--replace", "--output", folder.path + "/out",
        ])
        #expect(output.status == 74)
        #expect(output.standardError.contains("nothing was written"))
        #expect(try folder.contents(of: "out") == before)
    }

    /// A limit on the size of files stands for a full disk: the system refuses to write on.
    @Test func aFullDiskLeavesEverythingAsItWas() throws {
        let folder = try TemporaryFolder()
        try folder.writeProject(keys: 20_000)
        try folder.write("old", to: "out/values/strings.xml")
        let before = try folder.contents(of: "out")
        let output = try CommandLineTool().run(
            script: #"trap '' XFSZ; ulimit -f 64; exec "$0" "$@""#,
            ["convert", folder.path + "/in", "--to", "android", "--replace", "--output", folder.path + "/out"]
        )
        #expect(output.status == 74)
        #expect(output.standardError.contains("can't write"))
        #expect(output.standardError.contains("nothing was written"))
        #expect(try folder.contents(of: "out") == before)
    }

    /// Whenever a run is killed, each file is the old one or the new one, whole.
    @Test func anInterruptedRunLeavesWholeFiles() throws {
        let folder = try TemporaryFolder()
        try folder.writeProject(keys: 3_000)
        let arguments = [
            "convert", folder.path + "/in", "--to", "android", "--replace", "--output", folder.path + "/out",
        ]
        _ = try CommandLineTool().run(arguments)
        let new = try folder.contents(of: "out")
        let old = new.mapValues { _ in Data("old".utf8) }
        for delay in stride(from: 0.0, through: 0.4, by: 0.04) {
            for (name, data) in old { try folder.write(data, to: "out/" + name) }
            _ = try CommandLineTool().run(
                script: #""$0" "$@" & sleep \#(delay); kill -9 $! 2>/dev/null; wait"#,
                arguments
            )
            for (name, data) in try folder.contents(of: "out") where !name.contains("/.") {
                #expect(data == new[name] || data == old[name], "\(name) after \(delay) s")
            }
        }
        // What the killed runs left beside the files is used up by a run that ends.
        #expect(try CommandLineTool().run(arguments).status == 0)
        #expect(try folder.contents(of: "out") == new)
    }

    @Test func errorsInTheInputAreReportedAndTheRestIsWritten() throws {
        let folder = try TemporaryFolder()
        try folder.writeProject()
        try folder.write("\"a\" = \"1\";\n\"b\" = 2 3;\n", to: "in/de.lproj/Localizable.strings")
        let output = try CommandLineTool().run([
            "convert", folder.path + "/in", "--to", "android", "--output", folder.path + "/out",
        ])
        #expect(output.status == 1)
        #expect(output.standardError.contains("/in/de.lproj/Localizable.strings:2:"))
        #expect(try folder.contents(of: "out").keys.contains("values-pl/strings.xml"))
    }

    @Test func diagnosticsAsJSON() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"1\";\n\"a\" = \"2\";\n", to: "in/en.lproj/Localizable.strings")
        let output = try CommandLineTool().run(["inspect", folder.path + "/in", "--diagnostics", "json"])
        let line = try #require(output.standardError.split(separator: "\n").first)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(object["severity"] as? String == "warning")
        #expect(object["kind"] as? String == "duplicate-key")
        #expect(object["line"] as? Int == 2)
        #expect(object["column"] as? Int == 2)
        #expect(object["key"] as? String == "a")
        #expect(object["language"] as? String == "en")
    }

    // MARK: Differences

    /// i18next has no precision for texts.
    private static let lostFormat = "<resources><string name=\"a\">%.3s</string></resources>"

    /// Android counts 1.1 as 1.
    private static let fractions = #"{"n_one": "{{count}} bird", "n_other": "{{count}} birds"}"#

    private func convert(
        _ text: String,
        to target: String,
        _ options: [String]
    ) throws -> (
        output: CommandLineTool.Output, isWritten: Bool
    ) {
        let folder = try TemporaryFolder()
        try folder.write(text, to: target == "android" ? "in/locales/en/translation.json" : "in/values/strings.xml")
        let output = try CommandLineTool().run(
            ["convert", folder.path + "/in", "--to", target, "--output", folder.path + "/out"] + options
        )
        return (output, FileManager.default.fileExists(atPath: folder.path + "/out"))
    }

    @Test(
        "What differs is a warning, and an error where that is asked for",
        arguments: [([], "warning"), (["--strict"], "error"), (["--strict=all"], "error")]
    )
    func differencesAreErrorsIfAskedFor(options: [String], severity: String) throws {
        let (output, isWritten) = try convert(Self.lostFormat, to: "i18next-v4", options)
        let message = "\(severity): the target can't print an argument in this format (1 entry) [lost-format]"
        #expect(output.standardError.contains(message))
        #expect(output.status == (options.isEmpty ? 0 : 1))
        #expect(isWritten == options.isEmpty)
    }

    @Test(
        "What differs between any two such apps is an error only where all is asked for",
        arguments: [
            ([], "note"), (["--strict"], "note"), (["--strict=all"], "error"), (["--strict=all", "--fill"], "error"),
        ]
    )
    func factsOfPlatformsAreErrorsIfAllIsAskedFor(options: [String], severity: String) throws {
        let (output, isWritten) = try convert(Self.fractions, to: "android", options)
        let message = "\(severity): one of the two apps reads whole numbers only (1 entry) [whole-numbers]"
        #expect(output.standardError.contains(message))
        #expect(output.status == (severity == "error" ? 1 : 0))
        #expect(isWritten == (severity != "error"))
    }

    @Test("Files beside the translations are written also where these are not", arguments: ["--dry-run", "--diff"])
    func filesBesideAreWritten(option: String) throws {
        let folder = try TemporaryFolder()
        let files = ["report", "calls", "html"].map { ($0, folder.path + "/" + $0) }
        let (output, isWritten) = try convert(
            Self.lostFormat,
            to: "i18next-v4",
            [option] + files.flatMap { ["--" + $0.0, $0.1] }
        )
        #expect(output.status == 0)
        #expect(!isWritten)
        for (name, path) in files { #expect(FileManager.default.fileExists(atPath: path), "\(name)") }
    }

    @Test(
        "Values that options don't take are named, with those that they take",
        arguments: [
            (["--strict=some"], "--strict must be differences or all, not “some”"),
            (["--names", "pretty"], "--names does not apply to i18next-v4"),
            (
                ["--layout", "{lang}.json"],
                "--layout must be a path with {language}, such as {language}/{namespace}.json, not “{lang}.json”"
            ),
        ]
    )
    func valuesOfOptions(options: [String], message: String) throws {
        let (output, isWritten) = try convert(Self.lostFormat, to: "i18next-v4", options)
        #expect(output.standardError.contains(message))
        #expect(output.status == 64)
        #expect(!isWritten)
    }

    @Test func whatIsNotComparedIsNotCounted() throws {
        let (output, isWritten) = try convert(Self.lostFormat, to: "i18next-v4", ["--no-verify"])
        #expect(output.status == 0 && isWritten)
        #expect(output.standardOutput.contains("nothing was compared"))
        #expect(!output.standardOutput.contains("message"))
        #expect(!output.standardOutput.contains("sentence"))
        #expect(!output.standardError.contains("lost-format"))
    }

    @Test("Calls that share a name are told with their tables")
    func callsOfTables() throws {
        let folder = try TemporaryFolder()
        for (table, text) in [("one", "\"a b\" = \"x\";"), ("two", "\"a b\" = \"y\"; \"c d\" = \"z\";")] {
            try folder.write(text, to: "in/\(table)/en.lproj/Localizable.strings")
        }
        let output = try CommandLineTool().run([
            "convert", folder.path + "/in", "--to", "android", "--output", folder.path + "/out",
        ])
        let calls = output.standardOutput.split(separator: "\n").filter { $0.hasPrefix("    ") }
        #expect(
            calls == [
                "    one/: a b: getString(R.string.a_b)", "    two/: a b: getString(R.string.a_b)",
                "    c d: getString(R.string.c_d)",
            ]
        )
    }
}
