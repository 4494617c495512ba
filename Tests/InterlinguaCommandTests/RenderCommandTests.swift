import Foundation
import InterlinguaTestSupport
import Testing

/// The command `render` as its users meet it.
@Suite struct RenderCommandTests {
    private func android(_ folder: TemporaryFolder) throws -> String {
        try folder.write(
            """
            <resources>
                <string name="welcome_title">Welcome</string>
                <string name="greeting">Hello, %1$s: %2$s</string>
                <plurals name="files"><item quantity="one">%d file</item><item quantity="other">%d files</item></plurals>
                <string-array name="days"><item>Monday</item><item>Tuesday</item></string-array>
            </resources>
            """,
            to: "res/values/strings.xml"
        )
        try folder.write(
            """
            <resources>
                <plurals name="files"><item quantity="one">%d plik</item><item quantity="few">%d pliki</item>
                    <item quantity="many">%d plików</item><item quantity="other">%d pliku</item></plurals>
            </resources>
            """,
            to: "res/values-pl/strings.xml"
        )
        return folder.path + "/res"
    }

    @Test("A namespace is found in whichever folder of the project has it")
    func namespacesOfPackages() throws {
        let folder = try TemporaryFolder()
        try folder.write("i18n.init({ fallbackLng: 'en', nsSeparator: '~', keySeparator: false })", to: "in/i18n.js")
        try folder.write(#"{"a": "A"}"#, to: "in/locales/en/public.json")
        try folder.write(#"{"b": "B"}"#, to: "in/packages/charts/locales/en/charts.json")
        for request in [["--key", "charts~b"], ["--key", "b", "--table", "charts"]] {
            let output = try CommandLineTool().run(["render", folder.path + "/in", "--language", "en"] + request)
            #expect(output.standardOutput == "B\n", "\(output.standardError)")
        }
    }

    @Test func showsOneText() throws {
        let folder = try TemporaryFolder()
        let project = try android(folder)
        let tool = try CommandLineTool()
        let plural = try tool.run([
            "render", project, "--key", "files", "--language", "pl", "--count", "22", "--argument", "22",
        ])
        #expect(plural.standardOutput == "22 pliki\n")
        #expect(plural.status == 0)
        #expect(try tool.run(["render", project, "--key", "files", "--category", "many"]).status == 1)
        let item = try tool.run(["render", project, "--key", "files", "--language", "pl", "--category", "many"])
        #expect(item.standardOutput == "%d plików\n")
        let list = try tool.run(["render", project, "--key", "days", "--language", "pl"])
        #expect(list.standardOutput == "Monday\nTuesday\n")
        // Quotes of its own make a text of what reads as a number or as a named argument.
        let texts = try tool.run([
            "render", project, "--key", "greeting", "--argument", "\"1.50\"", "--argument", "\"a=b\"",
        ])
        #expect(texts.standardOutput == "Hello, 1.50: a=b\n")
        let negative = try tool.run([
            "render", project, "--key", "files", "--language", "en", "--count", "-1", "--argument", "-1",
        ])
        #expect(negative.standardOutput == "-1 file\n")
    }

    @Test func explainsEveryStepWithItsPlace() throws {
        let folder = try TemporaryFolder()
        let project = try android(folder)
        let output = try CommandLineTool().run([
            "render", project, "--key", "files", "--language", "pl", "--count", "22", "--argument", "22", "--explain",
        ])
        #expect(output.status == 0)
        #expect(output.standardOutput.hasPrefix("22 pliki\n\nWhy:\n  1. "))
        #expect(output.standardOutput.contains("at \(project)/values-pl/strings.xml:2:62\n"))
        #expect(output.standardOutput.contains("few"))
    }

    @Test func suggestsNearKeys() throws {
        let folder = try TemporaryFolder()
        let project = try android(folder)
        let output = try CommandLineTool().run(["render", project, "--key", "welcomeTitel"])
        #expect(output.status == 1)
        #expect(output.standardOutput == "")
        #expect(output.standardError.hasPrefix("error: "))
        #expect(output.standardError.contains("did you mean “welcome_title”?"))
        // Apple shows the key itself, so that a note says what is missing.
        try folder.write("\"welcome.title\" = \"Welcome\";\n", to: "apple/en.lproj/Localizable.strings")
        try folder.write("\"volume\" = \"Volume\";\n", to: "apple/en.lproj/Settings.strings")
        let apple = try CommandLineTool().run(["render", folder.path + "/apple", "--key", "welcome.titel"])
        #expect(apple.standardOutput == "welcome.titel\n")
        #expect(apple.standardError == "note: there is no entry “welcome.titel”; did you mean “welcome.title”?\n")
        let table = try CommandLineTool().run(["render", folder.path + "/apple", "--key", "volume"])
        #expect(
            table.standardError == "note: there is no entry “volume”; there is one in the table “Settings” (--table)\n"
        )
        // Where no table has a text for the user, it is named all the same.
        try folder.write("\"loud\" = \"Głośno\";\n", to: "apple/pl.lproj/Settings.strings")
        let other = try CommandLineTool().run(["render", folder.path + "/apple", "--key", "loud", "--language", "en"])
        #expect(
            other.standardError == "note: there is no entry “loud”; there is one in the table “Settings” (--table)\n"
        )
    }

    /// Nobody asks a module without naming it, so that there is no answer that could be meant.
    @Test("The only module with a key is the one that is asked; of several --table names one")
    func modules() throws {
        let folder = try TemporaryFolder()
        for (module, names) in [("app", ["a", "b"]), ("core", ["b"])] {
            let strings = names.map { "<string name=\"\($0)\">\(module)</string>" }.joined()
            try folder.write("<resources>\(strings)</resources>", to: "\(module)/src/main/res/values/strings.xml")
        }
        let asked = ["render", folder.path, "--base-language", "en", "--language", "en", "--key"]
        let own = try CommandLineTool().run(asked + ["a"])
        #expect(own.standardOutput == "app\n")
        #expect(own.standardError == "note: the table is “app/src/main/res/”, the only one with the key\n")
        let shared = try CommandLineTool().run(asked + ["b"])
        #expect(shared.status == 1)
        #expect(shared.standardError.contains("“app/src/main/res/”, or in the table “core/src/main/res/” (--table)"))
        #expect(try CommandLineTool().run(asked + ["b", "--table", "core/src/main/res/"]).standardOutput == "core\n")
    }

    @Test("The default namespace is found by its name, and all tables that have a key are named")
    func tablesWithoutNames() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"hi": "Hi {{n}}", "b_one": "B"}"#, to: "locales/en/common.json")
        for table in ["B", "C"] { try folder.write("\"a\" = \"A\";\n", to: "apple/en.lproj/\(table).strings") }
        let tool = try CommandLineTool()
        let asked = ["render", folder.path + "/locales", "--language", "en", "--table", "common"]
        #expect(try tool.run(asked + ["--key", "hi"]).standardError == "")
        #expect(try tool.run(asked + ["--key", "ho"]).standardError.contains("did you mean “hi”?"))
        let inspected = try tool.run(["inspect", folder.path + "/locales", "--key", "common:hi"])
        #expect(inspected.status == 0 && inspected.standardOutput.contains("Hi "))
        let other = try tool.run(["render", folder.path + "/apple", "--key", "a", "--language", "en"])
        #expect(other.standardError.hasSuffix("there is one in the table “B”, or in the table “C” (--table)\n"))
    }

    @Test func aKeyThatIsShownItselfIsExplained() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"title\" = \"Title\";\n\"OK\" = \"OK\";\n", to: "en.lproj/Localizable.strings")
        try folder.write("\"OK\" = \"OK\";\n", to: "de.lproj/Localizable.strings")
        let tool = try CommandLineTool()
        let missing = try tool.run(["render", folder.path, "--key", "title", "--language", "de-AT"])
        #expect(missing.standardOutput == "title\n")
        #expect(missing.standardError == "note: “title” has no text in de-AT, but in en\n")
        let same = try tool.run(["render", folder.path, "--key", "OK", "--language", "de-AT"])
        #expect(same.standardOutput == "OK\n")
        #expect(same.standardError == "")
    }

    /// As `convert` takes it, too.
    @Test func theFallbackIsThatOfTheScript() throws {
        let folder = try TemporaryFolder()
        try folder.write("i18n.init({ fallbackLng: 'en' });\n", to: "i18n.js")
        try folder.write(#"{"a": "A", "b": "B"}"#, to: "locales/en.json")
        try folder.write(#"{"a": "Ą"}"#, to: "locales/pl.json")
        let output = try CommandLineTool().run(["render", folder.path, "--key", "b", "--language", "pl"])
        #expect(output.standardOutput == "B\n")
    }

    @Test func wrongUsage() throws {
        let folder = try TemporaryFolder()
        let project = try android(folder)
        let tool = try CommandLineTool()
        #expect(try tool.run(["render", project]).status == 64)
        #expect(try tool.run(["render", project, "--requests", "-", "--key", "a"]).status == 64)
        #expect(try tool.run(["render", project, "--key", "a", "--language", "not a tag"]).status == 64)
        #expect(try tool.run(["render", project, "--key", "a", "--count", "many"]).status == 64)
        #expect(try tool.run(["render", project, "--key", "a", "--argument", "n=1", "--argument", "n=2"]).status == 64)
        #expect(try tool.run(["render", "/nowhere/at/all", "--key", "a"]).status == 74)
        let missing = try tool.run(["render", project, "--requests", "/nowhere/at/all"])
        #expect(missing.status == 74)
        #expect(missing.standardError == "error: can't open /nowhere/at/all: No such file or directory\n")
    }

    @Test func everyRequestHasOneAnswerWhateverItHolds() throws {
        let folder = try TemporaryFolder()
        let project = try android(folder)
        let requests: [(String, String)] = [
            (#"{"key": "welcome_title"}"#, #"{"text":"Welcome"}"#),
            (#" {"key": "days", "language": ["pl", "en"]} "#, #"{"text":["Monday","Tuesday"]}"#),
            (#"{"key": "files", "language": "pl", "count": 5, "arguments": [5]}"#, #"{"text":"5 plików"}"#),
            (#"{"key": "greeting", "arguments": [1.0, "1"]}"#, #"{"text":"Hello, 1.0: 1"}"#),
            (#"{"key": "greeting", "arguments": [1.0, "1"], "raw": true}"#, #"{"text":"Hello, %1$s: %2$s"}"#),
            (#"{"key": "files", "category": "few", "language": "pl", "count": null}"#, #"{"text":"%d pliki"}"#),
            ("[]", #"{"error":"a request has to be an object, such as {\"key\": \"title\", \"language\": \"pl\"}"}"#),
            ("{}", #"{"error":"the request has no “key”"}"#),
            (#"{"key": 1}"#, #"{"error":"“key” has to be a text or a list of texts, not the number 1"}"#),
            (#"{"key": ["a", 1]}"#, #"{"error":"“key” has to be a list of texts; one is the number 1"}"#),
            (
                #"{"key": "a", "language": "x y"}"#,
                #"{"error":"“language” has to be a language tag such as pt-BR, not “x y”"}"#
            ),
            (#"{"key": "a", "count": true}"#, #"{"error":"“count” has to be a number or a text, not true"}"#),
            (#"{"key": "a", "width": -1}"#, #"{"error":"“width” has to be a whole number, not -1"}"#),
            (
                #"{"key": "a", "arguments": [{}]}"#,
                #"{"error":"argument 1 has to be a number, a text or a list of them, not an object"}"#
            ),
            (
                #"{"key": "a", "arguments": "b"}"#,
                #"{"error":"“arguments” has to be a list, or an object with names, not a text"}"#
            ),
            (#"{"key": "a", "init": []}"#, #"{"error":"“init” has to be an object, not a list"}"#),
            (#"{"key": "a", "runtime": "qt"}"#, #"{"error":"“runtime” has to be ios, js or js1, not “qt”"}"#),
            (
                #"{"key": "a", "key": "b"}"#,
                #"{"error":"the request can't be read at column 14: duplicate key “key” in one object; most parsers use the last value"}"#
            ),
            (
                #"{"key": "a",}"#,
                #"{"error":"the request can't be read at column 12: nothing follows this comma before “}”; remove it"}"#
            ),
        ]
        let unknown = #"{"kee": "a"}"#
        // Empty lines have no answer; the last request needs no line end.
        let text = requests.map(\.0).joined(separator: "\n") + "\n\n \r\n" + unknown
        let file = try folder.write(text, to: "requests.jsonl")
        let output = try CommandLineTool().run(["render", project, "--requests", file])
        #expect(output.status == 0)
        #expect(output.standardError == "")
        let answers = output.standardOutput.split(separator: "\n").map(String.init)
        try #require(answers.count == requests.count + 1)
        for ((request, expected), answer) in zip(requests, answers) { #expect(answer == expected, "\(request)") }
        #expect(
            answers.last?.hasPrefix(#"{"error":"a request has no field “kee”; its fields are key, language, "#) == true
        )
    }

    /// i18next 22.4.8 says the same of these calls.
    @Test func argumentsCanBeNested() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"a": "x {{child.one}} y {{child.other.two}}"}"#, to: "en/translation.json")
        let tool = try CommandLineTool()
        let requests = try folder.write(
            #"{"key": "a", "language": "en", "arguments": {"child": {"one": 1, "other": {"two": "<"}}}}"#,
            to: "requests.jsonl"
        )
        let answer = try tool.run(["render", folder.path + "/en", "--requests", requests])
        #expect(answer.standardOutput == #"{"text":"x 1 y &lt;"}"# + "\n")
        let options = ["--argument", "child.one=1", "--argument", "child.other.two=<"]
        let text = try tool.run(["render", folder.path + "/en", "--key", "a", "--language", "en"] + options)
        #expect(text.standardOutput == "x 1 y &lt;\n")
    }

    @Test func hostileRequestsAreAnsweredToo() throws {
        let folder = try TemporaryFolder()
        let project = try android(folder)
        let requests: [Data] = [
            Data(String(repeating: "[", count: 1_000_000).utf8), Data([0xFF, 0xFE, 0x00]), Data([0x00]),
            Data((#"{"key": ""# + String(repeating: "k", count: 1_000_000) + #""}"#).utf8),
            Data(#"{"key": "files", "count": 1e999999999}"#.utf8),
            Data((#"{"key": "files", "count": 1"# + String(repeating: "0", count: 100_000) + "}").utf8),
            Data((#"{"key": ""# + String(repeating: "k", count: 17 << 20) + #""}"#).utf8),
            Data(#"{"key": "welcome_title"}"#.utf8),
        ]
        let file = try folder.write(Data(requests.joined(separator: [0x0A])), to: "requests.jsonl")
        let output = try CommandLineTool().run(["render", project, "--requests", file])
        #expect(output.status == 0)
        let answers = output.standardOutput.split(separator: "\n")
        #expect(answers.count == requests.count)
        #expect(answers.dropFirst(6).first == #"{"error":"the request is longer than 16 MiB"}"#)
        #expect(answers.last == #"{"text":"Welcome"}"#)
    }

    @Test func explainedAnswersHaveSteps() throws {
        let folder = try TemporaryFolder()
        let project = try android(folder)
        let request = #"{"key": "files", "language": "pl", "count": 22, "explain": true}"#
        let file = try folder.write(request, to: "requests.jsonl")
        let output = try CommandLineTool().run(["render", project, "--requests", file])
        let answer = try JSONSerialization.jsonObject(with: Data(output.standardOutput.utf8)) as? [String: Any]
        #expect(answer?["text"] as? String == "%d pliki")
        let steps = try #require(answer?["steps"] as? [[String: Any]])
        let place = try #require(steps.first { ($0["line"] as? Int) == 2 && ($0["column"] as? Int) == 62 })
        #expect((place["file"] as? String)?.hasSuffix("values-pl/strings.xml") == true)
        #expect(steps.allSatisfy { ($0["text"] as? String)?.isEmpty == false })
    }

    @Test func answersComeOneByOneAndABrokenPipeEndsQuietly() throws {
        let folder = try TemporaryFolder()
        let project = try android(folder)
        let tool = try CommandLineTool()
        // The second request is made of the first one's answer, which therefore has to come before it.
        let talk = """
            mkfifo "$2/in" "$2/out"
            "$0" render "$1" --requests - < "$2/in" > "$2/out" &
            exec 3> "$2/in" 4< "$2/out"
            echo '{"key": "welcome_title"}' >&3
            read -r first <&4
            echo "{\\"key\\": \\"greeting\\", \\"arguments\\": [\\"${#first}\\", \\"x\\"]}" >&3
            read -r second <&4
            echo "$second"
            """
        let output = try tool.run(script: talk, [project, folder.path])
        #expect(output.standardOutput == "{\"text\":\"Hello, 18: x\"}\n")
        let lines = String(repeating: #"{"key": "welcome_title"}"# + "\n", count: 20_000)
        let file = try folder.write(lines, to: "requests.jsonl")
        let head = try tool.run(script: #""$0" render "$1" --requests "$2" | head -n 1"#, [project, file])
        #expect(head.standardOutput == "{\"text\":\"Welcome\"}\n")
        #expect(head.standardError == "")
    }
}
