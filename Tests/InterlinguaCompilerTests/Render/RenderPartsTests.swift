import Foundation
import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaCompiler

@Suite struct NearNamesTests {
    private let names = [
        "welcome_title", "welcome_text", "settings.sound", "settings.sounds", "ok", "OK", "cancel",
        "delete_account_title",
    ]

    @Test(
        arguments: [
            ("welcomeTitle", ["welcome_title"]), ("welcome_titel", ["welcome_title"]),
            ("welcome_txet", ["welcome_text"]),
            ("settings.sond", ["settings.sound", "settings.sounds"]), ("o", ["ok", "OK"]), ("okk", ["ok", "OK"]),
            ("", []),
            ("delete_account", ["delete_account_title"]), ("account_title", ["delete_account_title"]), ("zzzzzz", []),
            (String(repeating: "x", count: 100_000), []),
        ] as [(String, [String])]
    )
    func near(wanted: String, expected: [String]) {
        #expect(NearNames(to: wanted).among(names, limit: 3) == expected)
    }
}

@Suite struct ArgumentSpellingTests {
    @Test(
        arguments: [
            ("3", nil, .number(DecimalNumber(3), spelling: "3")),
            ("1.0", nil, .number(DecimalNumber(1), spelling: "1.0")),
            ("-2", nil, .number(DecimalNumber(-2), spelling: "-2")), ("007", nil, .text("007")),
            ("+1", nil, .text("+1")),
            ("", nil, .text("")), ("Ada", nil, .text("Ada")), ("\"3\"", nil, .text("3")), ("\"", nil, .text("\"")),
            ("name=Ada", "name", .text("Ada")), ("n.1-a_b=5", "n.1-a_b", .number(DecimalNumber(5), spelling: "5")),
            ("name=", "name", .text("")), ("name=a=b", "name", .text("a=b")), ("\"a=b\"", nil, .text("a=b")),
            ("name=\"5\"", "name", .text("5")), ("1=2", nil, .text("1=2")), ("a b=c", nil, .text("a b=c")),
            ("=c", nil, .text("=c")), ("größe=1", "größe", .number(DecimalNumber(1), spelling: "1")),
        ] as [(String, String?, ArgumentValue)]
    )
    func spellings(text: String, name: String?, value: ArgumentValue) {
        let argument = ArgumentSpelling(text)
        #expect(argument.name == name)
        #expect(argument.value == value)
    }
}

@Suite struct LineReaderTests {
    private func lines(_ content: String) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("interlingua-\(UUID().uuidString)")
        try Data(content.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var reader = try LineReader(path: file.path)
        var lines: [String] = []
        while let next = try reader.next() {
            switch next {
            case .line(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
            case .tooLong: lines.append("too long")
            case .pause: break
            }
        }
        return lines
    }

    @Test func linesOfEveryLength() throws {
        #expect(try lines("") == [])
        #expect(try lines("a") == ["a"])
        #expect(try lines("a\n") == ["a"])
        #expect(try lines("\na\n\nb") == ["", "a", "", "b"])
        let long = String(repeating: "x", count: 200_000)
        #expect(try lines("\(long)\na\n\(long)") == [long, "a", long])
        let tooLong = String(repeating: "x", count: LineReader.longestLine + 100_000)
        #expect(try lines("\(tooLong)\na\n\(tooLong)") == ["too long", "a", "too long"])
    }
}
