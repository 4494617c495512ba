import Foundation
import InterlinguaIR
import InterlinguaSemantics
import InterlinguaTestSupport
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// Foundation itself is the oracle for files without variables and for formats.
@Suite("The model of Foundation against Foundation")
struct FoundationAgreementTests {
    // MARK: Files

    @Test("Random texts of .strings files", arguments: 0..<10)
    func files(seed: Int) {
        let pieces = [
            "\"", "\"", "'", "=", "=", ";", ";", ";", " ", "\n", "a", "b1", "\"x\"", "\"y\"", "\"k\" = \"v\";",
            "/*", "*/", "//", "\\", "\\n", "\\U00e9", "\\U", "\\101", "\\377", "{", "}", "(", ")", ",", "é", "\u{A0}",
            "\u{2028}", "#", "/", "-", ".", "$", "\r", "\\Ud83d\\Ude00", "a = 1;", "<", ">", "0f", "k = (1, 2);",
        ]
        var generator = SeededGenerator(seed: UInt64(seed))
        var differing: [String] = []
        for _ in 0..<500 {
            let count = Int.random(in: 1...14, using: &generator)
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            if !isSame(text) { differing.append(text) }
        }
        #expect(differing == [], "seed \(seed)")
    }

    /// Whether Foundation has the same keys and texts.
    private func isSame(_ text: String) -> Bool {
        let data = Data(text.utf8)
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        let expected = list as? [String: Any] ?? [:]
        let path = "en.lproj/Localizable.strings"
        guard let layout = FoundationLayout(path: path) else { return false }
        let file = FoundationFile(
            InputFile(path: path, bytes: Array(text.utf8)),
            layout: layout
        )
        guard file.table.entries.count == expected.count else { return false }
        return expected.allSatisfy { key, value in
            guard let place = file.table.place(of: key) else { return false }
            switch file.table.entries[place].content {
            case .text(let found): return found.text == value as? String
            default: return !(value is String)
            }
        }
    }

    @Test("Bundle gives the same texts")
    func bundle() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let texts = [
            "en.lproj/Localizable.strings":
                "\"a\" = \"1\"; 'b' = \"\"; \"c\"; \"d\" = \"x\"; \"d\" = \"y\"; e = \"\\U00e9\"; both = s;",
            "en.lproj/Cut.strings": "a = 1;; b = 2;", "en.lproj/Broken.strings": "a = 1; b = 2",
            "en.lproj/Localizable.stringsdict":
                "<plist version=\"1.0\"><dict><key>both</key><string>d</string></dict></plist>",
        ]
        var files: [InputFile] = []
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
            let place = folder.appendingPathComponent(path)
            let parent = place.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place)
            files.append(InputFile(path: path, bytes: Array(text.utf8)))
        }
        let bundle = try #require(Bundle(path: folder.path))
        let runtime = FoundationRuntime(files, options: RuntimeOptions())
        for table in ["Localizable", "Cut", "Broken", "None"] {
            for key in ["a", "b", "c", "d", "e", "both", "none", ""] {
                let expected = bundle.localizedString(forKey: key, value: nil, table: table)
                #expect(runtime.answer(RuntimeRequest([key], table: table)) == .text(expected), "\(table) \(key)")
                var request = RuntimeRequest([key], table: table)
                request.defaultText = "default"
                let other = bundle.localizedString(forKey: key, value: "default", table: table)
                #expect(runtime.answer(request) == .text(other), "\(table) \(key)")
            }
        }
    }

    // MARK: Formats

    private func shown(_ format: String, _ arguments: [ArgumentValue]) -> RuntimeAnswer {
        FoundationRuntime([], options: RuntimeOptions()).answer(RuntimeRequest([format], arguments: arguments))
    }

    @Test("Random formats of integers, with positions that skip some", arguments: 0..<10)
    func integers(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) + 1_000)
        let values = [7, -3, 4, 0, 12, -1, 300, 70_000, 5_000_000_000, 2, 9, 11, 1, 8, 6, 5, 10, 13, 14, 15]
        let arguments = values.map { ArgumentValue.number($0) }
        var differing: [String] = []
        for _ in 0..<500 {
            var format = ""
            for _ in 0..<Int.random(in: 1...5, using: &generator) {
                format += Self.integerSpecifier(&generator)
            }
            // At an end within a specifier Foundation reads whatever lies behind the format.
            format += "|"
            let expected = String(format: format, arguments: values as [any CVarArg])
            if shown(format, arguments) != .text(expected) { differing.append("\(format) → \(expected)") }
        }
        #expect(differing == [], "seed \(seed)")
    }

    private static func integerSpecifier(_ generator: inout SeededGenerator) -> String {
        func pick(_ choices: [String]) -> String { choices.randomElement(using: &generator) ?? "" }
        switch Int.random(in: 0..<12, using: &generator) {
        case 0:
            return pick([
                "%%", "%y", "%'d", "% %", "%5%", "%é", "%😀", "%-", "%+.", "text", "50% ", "%k", "%.2&", "%#@a-y", "%5",
            ])
        case 1: return "%" + pick(["*d", ".*d", "*.*d", "-*d", "1$*2$d", "*2$1$d", "3$.*1$d"])
        default:
            let position = pick(["", "", "", "1$", "2$", "3$", "4$", "7$", "9$"])
            let flags = pick(["", "", "", "-", "+", " ", "0", "#", "+-", "-0", "0+"])
            let width = pick(["", "", "5", "12"])
            let precision = pick(["", "", "", ".3", ".0", "."])
            let size = pick(["", "", "l", "ll", "h", "hh", "q", "z", "t", "j"])
            let conversion = pick(["d", "i", "u", "x", "X", "o"])
            return "%" + position + flags + width + precision + size + conversion + pick(["", " ", ",", "ä"])
        }
    }

    @Test("Random formats of texts and numbers", arguments: 0..<10)
    func mixtures(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) + 2_000)
        var differing: [String] = []
        for _ in 0..<500 {
            let number = Int.random(in: -2000...2000, using: &generator)
            let thousandths = Int.random(in: -3_000_000...3_000_000, using: &generator)
            let decimal =
                "\(thousandths < 0 ? "-" : "")\(thousandths.magnitude / 1000).\(String(thousandths.magnitude % 1000 + 1000).dropFirst())"
            let values: [any CVarArg] = [number, "té😀" as NSString, Double(decimal) ?? 0, "" as NSString]
            let arguments: [ArgumentValue] = [.number(number), .text("té😀"), .decimal(decimal), .text("")]
            var format = ""
            var next = 0
            for _ in 0..<Int.random(in: 1...5, using: &generator) {
                let isNumbered = next > 3 || Bool.random(using: &generator)
                let index = isNumbered ? Int.random(in: 0...3, using: &generator) : next
                if !isNumbered { next += 1 }
                let flags = ["", "", "-", "+", "0", " ", "#"].randomElement(using: &generator) ?? ""
                let width = ["", "", "7", "15"].randomElement(using: &generator) ?? ""
                let precision = ["", "", ".0", ".2", ".10", "."].randomElement(using: &generator) ?? ""
                let conversion =
                    switch index {
                    case 0: precision + (["d", "ld", "lld", "x"].randomElement(using: &generator) ?? "")
                    case 2:
                        precision + (["f", "e", "g", "E", "G", "a", "F", "lf"].randomElement(using: &generator) ?? "")
                    default: "@"
                    }
                // `#` before `@` begins the name of a variable.
                let kept = conversion == "@" && flags == "#" ? "" : flags
                format += (isNumbered ? "%\(index + 1)$" : "%") + kept + width + conversion + "|"
            }
            // Every argument is mentioned, or the others would move up and be read as something else.
            format += "%1$d%2$@%3$f%4$@"
            let expected = String(format: format, arguments: values)
            if shown(format, arguments) != .text(expected) { differing.append("\(format) → \(expected)") }
        }
        #expect(differing == [], "seed \(seed)")
    }

    @Test(
        "References to variables, which Linux takes for objects",
        arguments: [
            "%#@n@", "%1$#@n@ and %@", "%# @sites @", "%#@@", "%#@bad @", "%#@bad-key@", "%#@é@", "%#@name", "%1#@c@",
            "%#@a😀b@", "%#@a.b@", "%5😀", "%😀", "%+#@x@",
        ]
    )
    func references(format: String) {
        let expected = String(format: format, "text" as NSString)
        #expect(shown(format, [.text("text")]) == .text(expected))
    }

    @Test("Characters")
    func characters() {
        for code in [65, 0x7F, 0xE9, 0x20AC, 0x41] {
            for format in ["%c", "%C", "%5c|", "%-5c|", "%c%d"] {
                let expected = String(format: format, code, 1)
                #expect(shown(format, [.number(code), .number(1)]) == .text(expected), "\(format) \(code)")
            }
        }
    }
}
