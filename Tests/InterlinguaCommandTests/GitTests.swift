import InterlinguaTestSupport
import Testing

/// The tool as git's merge driver, external diff and textconv, with the installed git.
@Suite struct GitTests {
    /// What the documentation tells people to configure.
    private let configuration = """
        git init -q . && git config user.name Test && git config user.email test@example.org
        git config merge.interlingua.driver "$0 merge %O %A %B --path %P --marker-size %L"
        for ending in strings stringsdict xcstrings xml json; do echo "*.$ending merge=interlingua"; done >.gitattributes
        """

    private func run(_ script: String, in folder: TemporaryFolder) throws -> CommandLineTool.Output {
        try CommandLineTool().run(script: "cd \"$1\"\nexport NO_COLOR=1\n" + script, [folder.path])
    }

    /// A file of one text that is edited by both branches beside each other, in the way of its format.
    private static let files = [
        ("en.lproj/L.strings", "\"a\" = \"1\";\n\"b\" = \"2\";\n", "1", "2"),
        (
            "en.lproj/L.stringsdict",
            "<plist><dict><key>a</key><dict><key>k</key><string>1</string></dict>\n<key>b</key><dict><key>k</key>"
                + "<string>2</string></dict></dict></plist>\n", "1", "2"
        ),
        (
            "values/strings.xml", "<resources><string name=\"a\">1</string><string name=\"b\">2</string></resources>",
            "1", "2"
        ),
        ("en/translation.json", "{\"x\":{\"a\":\"1\",\"b\":\"2\"}}", "1", "2"),
        (
            "L.xcstrings",
            #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"value":"1"}},"#
                + #""fr":{"stringUnit":{"value":"2"}}}}}}"#, "1", "2"
        ),
    ]

    @Test(arguments: files)
    func bothBranchesChangeTheSameLine(path: String, text: String, first: String, second: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "it's/" + path)
        let output = try run(
            """
            set -e
            \(configuration)
            git add -A; git commit -qm base
            git checkout -qb other; sed -i.old 's/\(second)/two/' "it's/\(path)"; git commit -qam other
            git checkout -q -; sed -i.old 's/\(first)/one/' "it's/\(path)"; git commit -qam own
            git merge -q -m merged other
            git checkout -q other; sed -i.old 's/\(first)/eins/' "it's/\(path)"; git commit -qam more
            git checkout -q -; sed -i.old 's/one/uno/' "it's/\(path)"; git commit -qam own
            cp "it's/\(path)" merged; git merge -q other || echo "conflict $?"; grep -c '^<<<<<<<' "it's/\(path)"
            """,
            in: folder
        )
        #expect(output.standardOutput.hasSuffix("conflict 1\n1\n"), "\(output.standardError)")
        let merged = try #require(try folder.contents()["merged"])
        let expected = text.replacing(first, with: "uno", maxReplacements: 1).replacing(
            second,
            with: "two",
            maxReplacements: 1
        )
        #expect(String(decoding: merged, as: UTF8.self) == expected)
    }

    @Test func filesOfOtherShapesAreMergedLineByLine() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [("o", "[\n1,\n2,\n3\n]"), ("a", "[\n9,\n2,\n3\n]"), ("b", "[\n1,\n2,\n8\n]")] {
            try folder.write(text, to: name)
        }
        let output = try run("$0 merge o a b --path x.json; echo $?; cat a", in: folder)
        #expect(output.standardOutput == "0\n[\n9,\n2,\n8\n]")
        #expect(output.standardError == "x.json: merged line by line: it is no file with a message an item\n")
        let conflict = try run("printf '[\\n7,\\n2,\\n3\\n]' >b; $0 merge o a b --path x.json; echo $?", in: folder)
        #expect(conflict.standardOutput == "1\n")
        #expect(try run("$0 merge o a nowhere --path x.json", in: folder).status == 74)
    }

    @Test("A revision without dots is compared with the files as they are, and other names lead nowhere")
    func revisionsWithoutDots() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"one\";\n", to: "App/en.lproj/Localizable.strings")
        let output = try run(
            """
            \(configuration)
            git add -A; git commit -qm base; sed -i.old 's/one/two/' App/en.lproj/Localizable.strings
            "$0" diff HEAD App; "$0" diff HEAD~1 App; echo "$?"; "$0" diff App none; echo "$?"
            """,
            in: folder
        )
        // Two revisions have nothing to do with the files as they are.
        let both = try run(
            "git tag v1; git add -A; git commit -qm next; echo x >App/x; \"$0\" diff v1 HEAD App",
            in: folder
        )
        #expect(both.standardOutput.contains("“one” became “two”"))
        #expect(output.standardOutput.contains("“one” became “two”"))
        #expect(output.standardOutput.hasSuffix("\n74\n74\n"))
        #expect(output.standardError.contains("HEAD~1"))
    }

    /// The script keeps colons and points in keys, with which the library would look elsewhere.
    @Test("Both versions are read as the scripts around them say")
    func scripts() throws {
        let folder = try TemporaryFolder()
        try folder.write("i18n.init({ fallbackLng: 'en', nsSeparator: false, keySeparator: false })", to: "src/i18n.js")
        try folder.write(#"{"e.g. a:b": "e.g. a:b", "c:d": "one"}"#, to: "locales/en/translation.json")
        let output = try run(
            """
            \(configuration)
            git add -A; git commit -qm base; sed -i.old 's/one/two/' locales/en/translation.json
            "$0" diff HEAD locales
            git config diff.interlingua.command "$0 diff"; echo '*.json diff=interlingua' >>.gitattributes
            git diff HEAD -- locales
            """,
            in: folder
        )
        let difference = "changed: c:d\n  en: “one” became “two”\n1 changed\n"
        #expect(output.standardOutput == difference + "locales/en/translation.json:\n" + difference)
    }

    @Test func externalDiffAndTextconv() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"A\";\n\"b\" = \"B\";\n", to: "App/pl.lproj/L.strings")
        try folder.write("old\n", to: "App/note.strings")
        let output = try run(
            """
            set -e
            \(configuration)
            git add -A; git commit -qm base
            printf '"a"="A";\\n"b" = "C";\\n' >App/pl.lproj/L.strings; echo new >App/note.strings
            echo '"n" = "N";' >App/pl.lproj/New.strings; git add -A
            git config diff.interlingua.command "$0 diff"; echo '*.strings diff=interlingua' >>.gitattributes
            git diff HEAD -- App 2>/dev/null
            git config --unset diff.interlingua.command
            git config diff.interlingua.textconv "f() { $0 inspect --entries \\"\\$1\\" 2>/dev/null || cat \\"\\$1\\"; }; f"
            git diff HEAD -- App/pl.lproj/L.strings | tail -n 5
            """,
            in: folder
        )
        let (external, textconv) = (
            """
            changed: L:b
              pl: “B” became “C”
            1 changed

            """, " L:b\n-  B\n+  C\n \n"
        )
        #expect(output.standardOutput.contains("App/pl.lproj/L.strings:\n" + external), "\(output.standardError)")
        #expect(output.standardOutput.contains("App/pl.lproj/New.strings:\nadded: New:n: “N”\n1 added\n"))
        // git's own difference of a file that holds no texts.
        #expect(output.standardOutput.contains("-old\n+new\n"))
        #expect(output.standardOutput.hasSuffix(textconv))
    }

    @Test func anInterruptedDiffLeavesNoFilesBehind() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"A\";\n", to: "en.lproj/L.strings")
        let output = try run(
            """
            \(configuration)
            git add -A; git commit -qm base
            mkdir bin temporary
            printf '#!/bin/sh\\ncase $1 in read-tree) touch ready; sleep 1;; esac\\nexec %s "$@"' "$(command -v git)" >bin/git
            chmod +x bin/git
            TMPDIR=$PWD/temporary PATH=$PWD/bin:$PATH $0 diff HEAD.. en.lproj & tool=$!
            while [ ! -e ready ]; do sleep 0.05; done
            ls temporary | wc -l
            kill -TERM $tool; wait $tool; echo $?
            ls temporary
            """,
            in: folder
        )
        #expect(output.standardOutput.replacing(" ", with: "") == "1\n143\n")
    }
}
