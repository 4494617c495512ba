import InterlinguaTestSupport
import Testing

@testable import InterlinguaPlatforms

@Suite("Versions of a file merged message by message")
struct OutlineMergeTests {
    private func merge(
        _ path: String,
        _ base: String,
        _ ours: String,
        _ theirs: String
    ) throws -> (text: String, conflicts: [String]) {
        let versions = [base, ours, theirs].map { Array($0.utf8) }
        let merge = try OutlineMerge(path: path, base: versions[0], ours: versions[1], theirs: versions[2])
        return (String(decoding: merge.bytes, as: UTF8.self), merge.conflicts)
    }

    private let strings = "/* Licence */\n\n/* A */\n\"a\" = \"1\";\n\n/* B */\n\"b\"=\"2\"; // two\n\"c\" = \"3\";\n"

    @Test func changesOfNeighboursAndComments() throws {
        let ours = strings.replacing("\"1\"", with: "\"one\"").replacing("// two", with: "// zwei")
        let theirs = strings.replacing("/* A */", with: "/* A! */").replacing("\"2\"", with: "\"two\"")
            .replacing("\"c\" = \"3\";\n", with: "")
        let merged = try merge("L.strings", strings, ours, theirs)
        #expect(
            merged.text == "/* Licence */\n\n/* A! */\n\"a\" = \"one\";\n\n/* B */\n\"b\"=\"two\"; // zwei\n"
        )
        #expect(merged.conflicts == [])
    }

    /// A .strings file may be a property list, in all versions alike.
    @Test func propertyLists() throws {
        func list(_ text: String, _ other: String) -> String {
            """
            <plist version="1.0"><dict>
            <key>a</key><string>\(text)</string>
            <key>b</key><string>\(other)</string>
            </dict></plist>
            """
        }
        let merged = try merge("L.strings", list("1", "2"), list("one", "2"), list("1", "two"))
        #expect(merged.text == list("one", "two"))
        #expect(merged.conflicts == [])
        #expect(throws: FileOutline.Failure.self) { try merge("L.strings", strings, strings, list("1", "2")) }
    }

    @Test func additionsFollowWhatTheyFollowed() throws {
        let ours = "/* Licence */\n\n\"0\" = \"0\";\n\n/* A */" + strings.dropFirst("/* Licence */\n\n/* A */".count)
        let theirs = strings.replacing("\n/* B */", with: "\"a2\" = \"x\";\n\n/* B */") + "\"d\" = \"4\";\n"
        let merged = try merge("L.strings", strings, ours, theirs)
        #expect(
            merged.text == ours.replacing("\n/* B */", with: "\"a2\" = \"x\";\n\n/* B */") + "\"d\" = \"4\";\n"
        )
        // Both begin with an entry of their own: the licence stays one.
        let other = try merge("L.strings", strings, ours, ours.replacing("\"0\"", with: "\"00\""))
        #expect(other.text.hasPrefix("/* Licence */\n\n\"0\" = \"0\";\n\"00\" = \"00\";\n\n/* A */\n\"a\""))
    }

    @Test func orderOfTheVersionThatChangedIt() throws {
        let (sorted, other) = (#"{"c": 3, "a": 1, "b": 2}"#, #"{"c": 3, "b": 4, "a": 1}"#)
        #expect(try merge("en.json", #"{"c": 3, "b": 2, "a": 1}"#, other, sorted).text == #"{"c": 3, "a": 1, "b": 4}"#)
        #expect(try merge("en.json", #"{"c": 3, "b": 2, "a": 1}"#, sorted, other).text == #"{"c": 3, "a": 1, "b": 4}"#)
    }

    /// An element may stand in another one's place, so only one version can change an array.
    @Test func arraysAreWholes() throws {
        func array(_ elements: String...) -> String {
            #"{"a": ["# + elements.map { #"{"b": "\#($0)"}"# }.joined(separator: ", ") + "]}"
        }
        let (base, shifted) = (array("1", "2", "3"), array("2", "3", "4"))
        #expect(try merge("en.json", base, shifted, array("1", "2", "three")).conflicts == ["a"])
        #expect(try merge("en.json", base, array("one", "2", "3"), array("1", "2", "three")).conflicts == ["a"])
        let merged = try merge("en.json", base, shifted, base.dropLast() + #", "c": "5"}"#)
        #expect(merged.text == shifted.dropLast() + #", "c": "5"}"#)
        #expect(merged.conflicts == [])
    }

    @Test func conflictsAreMarkedAroundTheMessage() throws {
        let base = "{\n  \"x\": {\n    \"a\": \"1\",\n    \"b\": \"2\"\n  }\n}\n"
        let merged = try merge(
            "en.json",
            base,
            base.replacing("\"1\"", with: "\"one\"").replacing("\"2\"", with: "\"two\""),
            base.replacing("\"1\"", with: "\"eins\"")
        )
        #expect(
            merged.text == """
                {
                  "x": {
                <<<<<<< ours
                    "a": "one",
                =======
                    "a": "eins",
                >>>>>>> theirs
                    "b": "two"
                  }
                }

                """
        )
        #expect(merged.conflicts == ["x.a"])
        // Removed by one version and changed by the other.
        let ours = strings.replacing("\n\n/* B */\n\"b\"=\"2\"; // two", with: "")
        let removed = try merge("L.strings", strings, ours, strings.replacing("\"2\"", with: "\"two\""))
        #expect(removed.conflicts == ["b"])
        #expect(
            removed.text.hasSuffix(
                "/* B */\n<<<<<<< ours\n=======\n\"b\"=\"two\"; // two\n>>>>>>> theirs\n\"c\" = \"3\";\n"
            )
        )
    }

    @Test func aPluralIsOneMessage() throws {
        let base = """
            <resources>
                <plurals name="n"><item quantity="one">1</item><item quantity="other">2</item></plurals>
                <string name="s">S</string>
            </resources>
            """
        let ours = base.replacing(">1<", with: ">one<")
        let merged = try merge("strings.xml", base, ours, base.replacing(">S<", with: " translatable=\"false\">S<"))
        #expect(merged.text == ours.replacing(">S<", with: " translatable=\"false\">S<"))
        #expect(try merge("strings.xml", base, ours, base.replacing(">2<", with: ">two<")).conflicts == ["n"])
        let catalog = #"{"strings": {"k": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "v"}}}}}}"#
        let reviewed = catalog.replacing("new", with: "translated")
        let conflict = try merge("L.xcstrings", catalog, reviewed, catalog.replacing("\"v\"", with: "\"w\""))
        #expect(conflict.conflicts == ["strings.k.localizations.de"])
    }

    @Test func encodingsStay() throws {
        func utf16(_ text: String) -> [UInt8] {
            [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        }
        let theirs = strings.replacing("\"2\"", with: "\"zwö\"")
        let merge = try OutlineMerge(
            path: "L.strings",
            base: utf16(strings),
            ours: utf16(strings.replacing("\"1\"", with: "\"ä\"")),
            theirs: utf16(theirs)
        )
        #expect(merge.bytes == utf16(theirs.replacing("\"1\"", with: "\"ä\"")))
    }

    @Test(arguments: ["{\"a\": 1, \"a\": 2}", "{\"a\": 1", "[]"])
    func otherFilesAreRefused(ours: String) {
        #expect(throws: FileOutline.Failure.self) { try merge("en.json", "{}", ours, "{\"b\": 1}") }
        #expect(throws: FileOutline.Failure.self) { try merge("strings.txt", "a", "b", "c") }
    }

    /// A file of texts in order.
    private func file(_ kind: String, _ texts: [(key: Int, text: Int)]) -> String {
        func join(_ separator: String = "", _ line: ((key: Int, text: Int)) -> String) -> String {
            texts.map(line).joined(separator: separator)
        }
        return switch kind {
        case "strings": join { "/* \($0.key) */\n\"k\($0.key)\" = \"\($0.text)\";\n\n" }
        case "xml": "<resources>\n" + join { "  <string name=\"k\($0.key)\">\($0.text)</string>\n" } + "</resources>\n"
        case "stringsdict":
            "<plist version=\"1.0\">\n<dict>\n"
                + join { "<key>k\($0.key)</key>\n<dict><key>x</key><string>\($0.text)</string></dict>\n" }
                + "</dict>\n</plist>\n"
        default: "{\n" + join(",\n") { "  \"k\($0.key)\": \"\($0.text)\"" } + "\n}\n"
        }
    }

    @Test(arguments: ["strings", "xml", "stringsdict", "json", "xcstrings"])
    func randomChanges(kind: String) throws {
        var random = SeededGenerator(seed: 20)
        for _ in 0..<300 {
            let base = (0..<6).map { (key: $0 * 10, text: 0) }
            var sides: [[(key: Int, text: Int)]] = []
            for side in 1...2 {
                var texts: [(key: Int, text: Int)] = []
                for (key, text) in base {
                    let choice = Int.random(in: 0..<6, using: &random)
                    if choice > 0 { texts.append((key, choice == 1 ? Int.random(in: 1...2, using: &random) : text)) }
                    if choice == 2 { texts.append((key + side, side)) }
                }
                sides.append(texts)
            }
            let versions = ([base] + sides).map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key, $0.text) }) }
            var expected: [Int: Int] = [:]
            var conflicts: [String] = []
            for key in 0..<60 {
                let (old, own, other) = (versions[0][key], versions[1][key], versions[2][key])
                if own != other, own != old, other != old { conflicts.append("k\(key)") }
                expected[key] = own == old ? other : own
            }
            let merged = try merge("a." + kind, file(kind, base), file(kind, sides[0]), file(kind, sides[1]))
            #expect(merged.conflicts.sorted() == conflicts.sorted())
            guard conflicts.isEmpty else { continue }
            let text = file(kind, expected.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
            // Empty lines may be those of either version.
            #expect(merged.text.split(separator: "\n") == text.split(separator: "\n"))
        }
    }
}
