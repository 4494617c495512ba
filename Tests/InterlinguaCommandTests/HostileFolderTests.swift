import Foundation
import InterlinguaTestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Folders and files that no sensible project has: the tool ends with the right status, and nothing that was there is
/// damaged.
@Suite struct HostileFolderTests {
    private let text = "\"a\" = \"Text\";\n"

    private func convert(_ folder: TemporaryFolder, to output: String = "out") throws -> CommandLineTool.Output {
        let arguments = [
            "convert", folder.path + "/in", "--from", "apple", "--to", "android", "--replace", "--output",
            folder.path + "/" + output,
        ]
        return try CommandLineTool().run(arguments)
    }

    @Test func linksInACircleEnd() throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "in/en.lproj/Localizable.strings")
        for name in ["first", "second"] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/in/" + name,
                withDestinationPath: folder.path + "/in"
            )
        }
        let output = try convert(folder)
        #expect(output.status == 0)
        #expect(output.standardOutput.hasPrefix("1 entry in 1 language, from 1 file\n"))
    }

    /// Two links in each of thirty folders to the next one make a thousand million paths.
    @Test func linksInALadderEnd() throws {
        let folder = try TemporaryFolder()
        for step in 0..<30 {
            try folder.write("", to: "in/step\(step)/file")
            for name in ["left", "right"] {
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path + "/in/step\(step)/" + name,
                    withDestinationPath: folder.path + "/in/step\(step + 1)"
                )
            }
        }
        try folder.write("", to: "in/step30/file")
        try folder.write(text, to: "in/en.lproj/Localizable.strings")
        #expect(try convert(folder).status == 0)
    }

    @Test func aFolderCalledLikeAFileIsOne() throws {
        let folder = try TemporaryFolder()
        try folder.write("<resources><string name=\"a\">x</string></resources>", to: "in/values/strings.xml/notes.txt")
        try folder.write("<resources><string name=\"a\">x</string></resources>", to: "in/values/other.xml")
        let output = try CommandLineTool().run(["inspect", folder.path + "/in"])
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("from 1 file;"))
    }

    /// All other files were replaced already when the last one turned out to be a folder.
    @Test func aFolderInTheWayLeavesEverythingAsItWas() throws {
        let folder = try TemporaryFolder()
        for language in ["en", "pl"] { try folder.write(text, to: "in/\(language).lproj/Localizable.strings") }
        try folder.write("old", to: "out/values/strings.xml")
        try folder.write("inside", to: "out/values-pl/strings.xml/file")
        let before = try folder.contents(of: "out")
        let output = try convert(folder)
        #expect(output.status == 74)
        #expect(output.standardError.contains("values-pl/strings.xml: Is a directory; nothing was written"))
        #expect(try folder.contents(of: "out") == before)
    }

    @Test func anOutputThatIsAFileStays() throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "in/en.lproj/Localizable.strings")
        try folder.write("file", to: "out")
        let output = try convert(folder)
        #expect(output.status == 74)
        #expect(output.standardError.contains("/out: Not a directory; nothing was written"))
        #expect(try String(contentsOfFile: folder.path + "/out", encoding: .utf8) == "file")
    }

    /// A link where the unfinished file will be must not lead the writer to another file.
    @Test func aLinkBesideAFileIsNotFollowed() throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "in/en.lproj/Localizable.strings")
        try folder.write("precious", to: "precious")
        try folder.write("old", to: "out/values/strings.xml")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/out/values/.strings.xml.interlingua",
            withDestinationPath: folder.path + "/precious"
        )
        #expect(try convert(folder).status == 0)
        #expect(try String(contentsOfFile: folder.path + "/precious", encoding: .utf8) == "precious")
        #expect(try folder.contents(of: "out").keys.sorted() == ["values/strings.xml"])
    }

    @Test func outputWithinTheInputAndInPlace() throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "in/en.lproj/Localizable.strings")
        #expect(try convert(folder, to: "in/out").status == 0)
        #expect(try convert(folder, to: "in").status == 0)
        #expect(try convert(folder, to: "in").standardOutput.hasSuffix("0 files written, 1 unchanged\n"))
        #expect(
            try folder.contents(of: "in").keys.sorted()
                == ["en.lproj/Localizable.strings", "out/values/strings.xml", "values/strings.xml"]
        )
        let inPlace = try CommandLineTool().run([
            "convert", folder.path + "/in", "--from", "apple", "--to", "apple", "--output", folder.path + "/in",
        ])
        #expect(inPlace.status == 0)
        #expect(try String(contentsOfFile: folder.path + "/in/en.lproj/Localizable.strings", encoding: .utf8) == text)
    }

    @Test func twoRunsAtTheSameTimeLeaveWholeFiles() throws {
        let folder = try TemporaryFolder()
        for name in ["one", "two"] {
            let lines = (0..<4000).map { "\"key\($0)\" = \"\(name) \($0)\";\n" }.joined()
            for language in ["en", "pl", "fr"] {
                try folder.write(lines, to: "\(name)/\(language).lproj/Localizable.strings")
            }
        }
        let tool = try CommandLineTool()
        var whole: [[String: Data]] = []
        for name in ["one", "two"] {
            let output = folder.path + "/only-" + name
            _ = try tool.run(["convert", folder.path + "/" + name, "--to", "android", "--output", output])
            whole.append(try folder.contents(of: "only-" + name))
        }
        let path = folder.path
        for _ in 0..<3 {
            let runs = ["one", "two"].map { name in
                Thread {
                    _ = try? tool.run(["convert", path + "/" + name, "--to", "android", "--output", path + "/out"])
                }
            }
            for run in runs { run.start() }
            while runs.contains(where: { !$0.isFinished }) { Thread.sleep(forTimeInterval: 0.01) }
            #expect(whole.contains(try folder.contents(of: "out")))
        }
    }

    /// A sparse file as large as no memory.
    @Test func aFileBeyondMeasureIsRefused() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "in/en.lproj/Localizable.strings")
        try folder.write(text, to: "in/pl.lproj/Localizable.strings")
        try #require(truncate(path, 1 << 42) == 0)
        let output = try convert(folder)
        #expect(output.status == 74)
        #expect(output.standardError.contains("can't read \(path): File too large"))
    }

    @Test func strangeNamesAreShownOnOneLine() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = ;", to: "in/en.lproj/li\nne\u{1B}[31m.strings")
        let output = try convert(folder)
        #expect(output.status == 1)
        #expect(output.standardError.contains(#"/in/en.lproj/li\nne\u{1B}[31m.strings:1:7: error: "#))
        #expect(!output.standardError.contains("\u{1B}"))
    }

    @Test func aNameThatIsNotTextIsAnError() throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "in/en.lproj/Localizable.strings")
        let bytes = Array((folder.path + "/in/en.lproj/").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF)]
        let descriptor = open(bytes + ".strings".utf8CString, O_WRONLY | O_CREAT, 0o600)
        // Some file systems refuse such names.
        guard descriptor >= 0 else { return }
        close(descriptor)
        let output = try convert(folder)
        #expect(output.status == 74)
        #expect(output.standardError.contains("/in/en.lproj/\u{FFFD}.strings: "))
    }

    /// With the source language missing another one would take its place.
    @Test(
        "What can't be read stops everything",
        arguments: [
            (#"ln -s nowhere "$1/in/en.lproj""#, "find", "in/en.lproj", "No such file or directory"),
            (
                #"ln -s nowhere "$1/in/fr.lproj/B.strings""#, "find", "in/fr.lproj/B.strings",
                "No such file or directory"
            ),
            (#"mkfifo "$1/in/fr.lproj/B.strings""#, "read", "in/fr.lproj/B.strings", "It is not a regular file"),
            (
                #"ln -s /dev/zero "$1/in/fr.lproj/B.strings""#, "read", "in/fr.lproj/B.strings",
                "It is not a regular file"
            ),
            (
                #"ln -s B.strings "$1/in/fr.lproj/B.strings""#, "find", "in/fr.lproj/B.strings",
                "Too many levels of symbolic links"
            ),
        ]
    )
    func unreadableInput(script: String, action: String, name: String, reason: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "in/fr.lproj/Localizable.strings")
        let output = try CommandLineTool().run(
            script: script + #"; exec "$0" convert "$1/in" --to android --output "$1/out""#,
            [folder.path]
        )
        #expect(output.status == 74)
        #expect(output.standardError == "error: can't \(action) \(folder.path)/\(name): \(reason)\n")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
    }

    @Test func whatIsNotCalledLikeATranslationMayBeAnything() throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "in/en.lproj/Localizable.strings")
        try #require(mkfifo(folder.path + "/in/en.lproj/socket", 0o600) == 0)
        #expect(try convert(folder).status == 0)
    }

    // MARK: What is not searched

    @Test func whatIsNotSearched() throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "in/en.lproj/Localizable.strings")
        let others = [
            "Pods/A", "Carthage/A", "web/node_modules/A", "build", "DerivedData", ".hidden", "ignored", "de.xcloc/A",
        ]
        for name in others { try folder.write("\"b\" = \"Other\";\n", to: "in/\(name)/en.lproj/Other.strings") }
        try folder.write("# Made\n/ignored/\n", to: "in/.gitignore")
        // Where it is written to, what the target's files hold is a result, and all else is not.
        try folder.write("<resources/>\n", to: "in/out/values-de/strings.xml")
        try folder.write("\"b\" = \"B\";\n", to: "in/out/en.lproj/Own.strings")
        let output = try convert(folder, to: "in/out")
        #expect(output.status == 0)
        #expect(output.standardOutput.hasPrefix("2 entries in 1 language, from 2 files\n"))
        // A folder that is named is searched, whatever it is called.
        let named = try CommandLineTool().run(["inspect", folder.path + "/in/build", folder.path + "/in/ignored"])
        #expect(named.standardOutput.contains("from 2 files;"))
    }

    @Test func whatIsExcluded() throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "in/en.lproj/Localizable.strings")
        try folder.write(text, to: "in/Tests/en.lproj/Localizable.strings")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/in/old", withDestinationPath: "nowhere")
        let output = try CommandLineTool().run([
            "inspect", folder.path + "/in", "--exclude", "Tests/", "--exclude", "old",
        ])
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("from 1 file;"))
    }

    // MARK: Contents

    /// Two selects on one number whose forms have nothing in common were split again and again, until the stack was full.
    @Test(
        "Variables that show each other end",
        arguments: [
            "android", "apple", "i18next-v1", "i18next-v3", "i18next-v4", "smartling", "swifternalization", "xcstrings",
        ]
    )
    func variableCycle(target: String) throws {
        let folder = try TemporaryFolder()
        func variable(_ name: String, _ type: String, _ forms: [(String, String)]) -> String {
            "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
                + type + forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined() + "</dict>"
        }
        try folder.write(
            "<plist version=\"1.0\"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>"
                + "<string>%4$#@b@ %3$#@b@</string>" + variable("b", "", [("few", "%1$#@a@%#@a@%2$@%1$#@a@")])
                + variable(
                    "a",
                    "<key>NSStringFormatValueTypeKey</key><string>d</string>",
                    [
                        ("zero", "%#@a@%d"), ("other", "%2$#@a@%1$d%2$@"), ("one", "%1$#@b@%3$#@a@"),
                        ("two", "%1$d%2$@%d%d%#@a@"), ("many", "%#@b@%2$#@b@%d"),
                    ]
                ) + "</dict></dict></plist>",
            to: "in/iw.lproj/T1.stringsdict"
        )
        let output = try CommandLineTool().run([
            "convert", folder.path + "/in", "--to", target, "--output", folder.path + "/out",
        ])
        #expect(output.status == 1)
        #expect(output.standardError.contains("/in/iw.lproj/T1.stringsdict:1:"))
    }

    // MARK: Names

    /// A table of this name was written outside the output folder.
    @Test(
        "A name out of a file is never a path",
        arguments: ["android", "apple", "smartling", "swifternalization", "xcstrings"],
        [
            (
                "store.json", #"{"en":{"translation":{"a":"x"},"../../pwn":{"a":"owned"}}}"#, "../../pwn", "1:49",
                "“.” and “..” are folders, not names"
            ),
            (
                "values/strings.xml",
                #"<resources xmlns:i="urn:interlingua" i:table="../../../package"><string name="a">b</string></resources>"#,
                "../../../package", "1:65", "“.” and “..” are folders, not names"
            ),
            (
                "values/strings.xml",
                #"<resources xmlns:i="urn:interlingua" i:table="/etc/a"><string name="a">b</string></resources>"#,
                "/etc/a", "1:55", "a name in the path is empty"
            ),
            (
                "store.json", #"{"en":{"translation":{"a":"x"},"a\u001Bb":{"a":"owned"}}}"#, #"a\u{1B}b"#, "1:48",
                "a name in the path holds a control character"
            ),
        ]
    )
    func namesThatArePaths(
        target: String,
        input: (path: String, text: String, table: String, place: String, fault: String)
    ) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(input.text, to: "x/y/project/" + input.path)
        let output = try CommandLineTool().run([
            "convert", folder.path + "/x/y/project", "--to", target, "--output", folder.path + "/x/y/out",
        ])
        #expect(output.status == 1)
        #expect(
            output.standardError.contains(
                "\(file):\(input.place): error: no file can have the name of the table “\(input.table)”: "
                    + "\(input.fault); its entries are left out [unusable-table]\n"
            )
        )
        #expect(try folder.contents().keys.allSatisfy { $0 == "x/y/project/" + input.path || $0.hasPrefix("x/y/out/") })
    }

    // MARK: What is written

    @Test func aLinkOutOfTheOutputFolderIsRefused() throws {
        for (link, target) in [("out/values", ".."), ("out/values/strings.xml", "../../precious")] {
            let folder = try TemporaryFolder()
            try folder.write(text, to: "in/en.lproj/Localizable.strings")
            try folder.write("precious", to: "precious")
            try FileManager.default.createDirectory(
                atPath: folder.path + "/out" + (link.hasSuffix("xml") ? "/values" : ""),
                withIntermediateDirectories: true
            )
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/" + link,
                withDestinationPath: target
            )
            let output = try convert(folder)
            #expect(output.status == 74)
            #expect(
                output.standardError == "error: can't create \(folder.path)/out/values/strings.xml: "
                    + "A link leads out of the output folder; nothing was written\n"
            )
            #expect(try String(contentsOfFile: folder.path + "/precious", encoding: .utf8) == "precious")
        }
    }

    @Test func aLinkWithinTheOutputFolderIsFollowed() throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "in/en.lproj/Localizable.strings")
        try folder.write("", to: "out/real/file")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/out/values", withDestinationPath: "real")
        #expect(try convert(folder).status == 0)
        #expect(try folder.contents(of: "out/real").keys.sorted() == ["file", "strings.xml"])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/out/values") == "real")
    }

    @Test(
        "Reports are written to devices and through links; the rest is refused",
        arguments: [
            (#"exec "$0" "$@" "/dev/null""#, 0, ""),
            (#"ln -s real link; echo old > real; "$0" "$@" link && test -L link && grep -q version real"#, 0, ""),
            (#"ln -s real link; exec "$0" "$@" link"#, 74, "can't create link: It is a link that leads nowhere"),
            (#"mkfifo pipe; exec "$0" "$@" pipe"#, 74, "can't create pipe: It is not a regular file"),
            (#"mkdir folder; exec "$0" "$@" folder"#, 74, "can't create folder: Is a directory"),
            (#"exec "$0" "$@" /dev/full"#, 74, "can't write /dev/full: No space left on device"),
        ]
    )
    func destinationsOfReports(script: String, status: Int32, message: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "in/en.lproj/Localizable.strings")
        let output = try CommandLineTool().run(
            script: "cd '\(folder.path)'; " + script,
            ["convert", "in", "--to", "android", "--output", "out", "--report"]
        )
        #expect(output.status == status)
        #expect(
            output.standardError
                == (message.isEmpty ? "" : "error: \(message); the translations were written, but no report\n")
        )
    }

    @Test func permissionsOfFilesStay() throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "in/en.lproj/Localizable.strings")
        let path = try folder.write(
            #"<resources><string name="a">b</string></resources>"#,
            to: "out/values/strings.xml"
        )
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        #expect(try convert(folder).status == 0)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    }

    @Test("A full disk is an error for every command", arguments: ["inspect in", "inspect in --json", "formats"])
    func fullOutput(command: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "in/en.lproj/Localizable.strings")
        let output = try CommandLineTool().run(script: "cd '\(folder.path)'; exec \"$0\" \(command) >/dev/full")
        #expect(output.status == 74)
        #expect(output.standardError == "error: can't write the output: No space left on device\n")
    }

    /// A terminal would obey them.
    @Test func controlCharactersOfTextsAreMadeVisible() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"evil \u{1B}]0;pwn\u{7}\";", to: "in/en.lproj/Z\u{9B}.strings")
        for command in [["--key", "a"], []] {
            let output = try CommandLineTool().run(["inspect", folder.path + "/in"] + command)
            let all = output.standardOutput + output.standardError
            #expect(!all.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) })
        }
    }

    @Test func thousandsOfLanguages() throws {
        let folder = try TemporaryFolder()
        let letters = "abcdefghijkl"
        for first in letters {
            for second in letters {
                for third in letters.prefix(8) {
                    try folder.write(text, to: "in/\(first)\(second)\(third).lproj/Localizable.strings")
                }
            }
        }
        let output = try convert(folder)
        #expect(output.status == 0)
        #expect(output.standardOutput.hasPrefix("1 entry in 1"))
    }
}
