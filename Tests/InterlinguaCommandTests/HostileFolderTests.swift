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
            "convert", folder.path + "/in", "--from", "apple", "--to", "android", "--output",
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

    @Test func somethingElseThanAFileIsPassedOver() throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "in/en.lproj/Localizable.strings")
        try #require(mkfifo(folder.path + "/in/en.lproj/Pipe.strings", 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/in/en.lproj/Nothing.strings",
            withDestinationPath: "nowhere"
        )
        #expect(try convert(folder).status == 0)
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
