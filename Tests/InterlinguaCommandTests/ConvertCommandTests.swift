import Foundation
import InterlinguaTestSupport
import Testing

/// The command `convert` as its users meet it: exit status, messages, and what is in the output folder afterwards.
@Suite struct ConvertCommandTests {
    private func project(_ folder: TemporaryFolder, keys: Int = 3) throws {
        for (language, word) in [("en", "Text"), ("pl", "Tekst"), ("ar", "نص")] {
            let lines = (0..<keys).map { #""key\#($0)" = "\#(word) \#($0)";"# }
            try folder.write(lines.joined(separator: "\n") + "\n", to: "in/\(language).lproj/Localizable.strings")
        }
    }

    @Test func writesFilesAndEndsWithASummary() throws {
        let folder = try TemporaryFolder()
        try project(folder)
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
        try project(folder)
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

    @Test(
        "The project's own word about its language counts",
        arguments: [
            (
                "Birds.xcodeproj/project.pbxproj", "\t\t\tdevelopmentRegion = pl;\n",
                "developmentRegion of Birds.xcodeproj"
            ),
            (
                "in/ios/Birds.xcodeproj/project.pbxproj", "developmentRegion = pl;",
                "developmentRegion of Birds.xcodeproj"
            ),
            (
                "Package.swift", "let package = Package(name: \"A\", defaultLocalization: \"pl\")",
                "defaultLocalization of Package.swift"
            ),
        ]
    )
    func projectLanguage(path: String, text: String, source: String) throws {
        let folder = try TemporaryFolder()
        try project(folder)
        try folder.write(text, to: path)
        let output = try CommandLineTool().run([
            "convert", folder.path + "/in", "--to", "android", "--output", folder.path + "/out",
        ])
        #expect(output.standardOutput.contains("source language: pl (\(source))\n"))
        #expect(try folder.contents(of: "out").keys.sorted().contains("values-en/strings.xml"))
    }

    @Test func fallbackLanguage() throws {
        let folder = try TemporaryFolder()
        for language in ["en", "fr"] { try folder.write(#"{"a": "x"}"#, to: "locales/\(language)/translation.json") }
        try folder.write("i18n.use(x).init({ debug: true, fallbackLng: ['fr', 'en'] })", to: "src/i18n.ts")
        let output = try CommandLineTool().run([
            "convert", folder.path + "/locales", "--to", "apple", "--output", folder.path + "/out",
        ])
        #expect(output.standardOutput.contains("source language: fr (fallbackLng of src/i18n.ts)\n"))
        // As a constant that options name.
        try folder.write("export const fallbackLng = 'fr'; init({ fallbackLng, keySeparator })", to: "src/i18n.ts")
        let constant = try CommandLineTool().run([
            "convert", folder.path + "/locales", "--to", "apple", "--output", folder.path + "/out",
        ])
        #expect(constant.standardOutput.contains("source language: fr (fallbackLng of src/i18n.ts)\n"))
    }

    @Test("Languages look for texts where the script has them fall back to")
    func fallbackLanguages() throws {
        let folder = try TemporaryFolder()
        for (code, texts) in [("en", #"{"a": "en", "b": "en"}"#), ("zh-TW", #"{"a": "tw"}"#), ("zh-HK", "{}")] {
            try folder.write(texts, to: "locales/\(code)/translation.json")
        }
        try folder.write(
            "i18n.init({ fallbackLng: { 'zh-HK': ['zh-TW', 'en'], default: ['en'] }, keySeparator: '.' })",
            to: "src/i18n.ts"
        )
        let rendered = try CommandLineTool().run([
            "render", folder.path + "/locales", "--key", "a", "--language", "zh-HK",
        ])
        #expect(rendered.standardOutput == "tw\n")
        let output = try CommandLineTool().run([
            "convert", folder.path + "/locales", "--to", "apple", "--fill", "--output", folder.path + "/out",
        ])
        #expect(output.standardOutput.contains("settings: fallbackLng, keySeparator (src/i18n.ts)\n"))
        let strings = try String(
            contentsOfFile: folder.path + "/out/zh-HK.lproj/Localizable.strings",
            encoding: .utf8
        )
        #expect(strings.contains(#""a" = "tw";"#) && strings.contains(#""b" = "en";"#))
        let later = try CommandLineTool().run([
            "convert", folder.path + "/locales", "--to", "i18next-v2", "--output", folder.path + "/later",
        ])
        #expect(later.standardOutput.contains(" sentences compared, all the same\n"))
    }

    @Test("Files are of the languages that another script than that of the options passes them for")
    func importedFiles() throws {
        let folder = try TemporaryFolder()
        for code in ["en", "ua"] {
            try folder.write(#"{"a": "\#(code) {{name}}"}"#, to: "in/src/locales/\(code)/translation.json")
        }
        try folder.write(
            """
            import en from './locales/en/translation.json'; import ua from './locales/ua/translation.json';
            export const resources = { en: { translation: en }, uk: { translation: ua } };
            """,
            to: "in/src/resources.ts"
        )
        try folder.write(
            "i18n.init({ resources, fallbackLng: 'en', interpolation: { escapeValue: false } })",
            to: "in/src/i18n.ts"
        )
        for (target, file) in [("android", "values-uk/strings.xml"), ("i18next", "src/locales/ua/translation.json")] {
            let output = try CommandLineTool().run([
                "convert", folder.path + "/in", "--to", target, "--output", folder.path + "/\(target)",
            ])
            #expect(output.standardOutput.contains("settings: interpolation, resources (src/i18n.ts)\n"))
            #expect(output.standardOutput.contains(", all the same\n"))
            #expect(try folder.contents(of: target).keys.contains(file))
        }
    }

    /// i18next puts values into a key that it shows; Apple's systems show it as it is.
    @Test("A key that is shown with its placeholders is a missing text", arguments: ["strings", "stringsdict"])
    func shownKeys(target: String) throws {
        let folder = try TemporaryFolder()
        for (code, texts) in [
            ("en", #"{"{{count}} users_one": "", "{{count}} users_other": "", "{{name}} is in": ""}"#),
            ("fr", #"{"ok": "OK"}"#),
        ] {
            try folder.write(texts, to: "locales/\(code)/translation.json")
        }
        try folder.write(
            "i18n.init({ fallbackLng: 'en', returnEmptyString: false, keySeparator: false, nsSeparator: false })",
            to: "i18n.js"
        )
        let output = try CommandLineTool().run([
            "convert", folder.path + "/locales", "--to", target, "--output", folder.path + "/out",
        ])
        #expect(output.standardError.contains("“text 1 is in” became “{{name}} is in”"))
        #expect(output.standardError.contains(" users” became “{{count}} users”"))
        #expect(output.standardError.contains("(2 entries) [missing-text]"))
        #expect(!output.standardError.contains("[lost-format]"))
    }

    @Test func optionsOfScripts() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"a": "Hi {{name}}"}"#, to: "locales/en/translation.json")
        try folder.write(
            "i18n.init({ fallbackLng: 'en', interpolation: { escapeValue: false } })",
            to: "src/i18n.js"
        )
        let arguments = ["convert", folder.path + "/locales", "--to", "apple", "--output", folder.path + "/out"]
        let output = try CommandLineTool().run(arguments)
        #expect(!output.standardError.contains("[escaping]"))
        #expect(output.standardOutput.contains("settings: interpolation (src/i18n.js)\n"))
        // What the configuration says counts.
        try folder.write(
            #"{"settings": {"i18next": {"interpolation": {"escapeValue": true}}}}"#,
            to: "locales/interlingua.json"
        )
        let configured = try CommandLineTool().run(arguments)
        #expect(configured.standardError.contains("[escaping]"))
        #expect(!configured.standardOutput.contains("settings:"))
    }

    @Test("Scripts are found wherever they lie below the input, those nearest to the translations first")
    func scriptsBelowTheInput() throws {
        let folder = try TemporaryFolder()
        for language in ["en", "de"] {
            try folder.write(#"{"a": "x"}"#, to: "repo/web/static/locales/\(language)/common.json")
        }
        try folder.write("i18next.init({ fallbackLng: 'de' })", to: "repo/web/inspector/js/lib/i18n/start.ts")
        for other in ["web/inspector/js/lib/i18n/start.spec.ts", "web/tests/i18n.ts", "admin/i18n.ts"] {
            try folder.write("i18next.init({ fallbackLng: 'en' })", to: "repo/" + other)
        }
        let output = try CommandLineTool().run([
            "convert", folder.path + "/repo", "--to", "apple", "--output", folder.path + "/out",
        ])
        let script = "web/inspector/js/lib/i18n/start.ts"
        #expect(output.standardOutput.contains("source language: de (fallbackLng of \(script))\n"))
    }

    @Test("Around the input scripts are looked for where they usually lie, and nowhere else")
    func scriptsAroundTheInput() throws {
        let folder = try TemporaryFolder()
        for language in ["en", "de"] {
            try folder.write(#"{"a": "x"}"#, to: "home/app/locales/\(language)/common.json")
        }
        try folder.write("{}", to: "home/package.json")
        try folder.write("i18next.init({ fallbackLng: 'en' })", to: "home/other/app/src/i18n.ts")
        func source() throws -> String {
            try CommandLineTool().run([
                "convert", folder.path + "/home/app/locales", "--to", "apple", "--output", folder.path + "/out",
            ]).standardOutput
        }
        #expect(try !source().contains("fallbackLng"))
        try folder.write("i18next.init({ fallbackLng: 'de' })", to: "home/app/src/lib/i18n/index.ts")
        #expect(try source().contains("source language: de (fallbackLng of src/lib/i18n/index.ts)\n"))
    }

    @Test("Scripts in the folders around the translations are found by whatever name")
    func scriptsBesideTranslations() throws {
        let folder = try TemporaryFolder()
        for language in ["en", "de"] { try folder.write(#"{"a": "{{b}}"}"#, to: "src/locales/\(language).json") }
        try folder.write("i18next.init({ fallbackLng: 'en' })", to: "src/other/start.ts")
        try folder.write("createI18n({ locale: 'en' })", to: "src/locales/aside.ts")
        try folder.write("module.exports = { i18n: { defaultLocale: 'en' }, keySeparator: '/' }", to: "docs.config.js")
        // The library itself, made into one file.
        let large = "i18n.init({ fallbackLng: 'en' })" + String(repeating: " ", count: 1 << 18)
        try folder.write(large, to: "src/locales/bundle.js")
        let script = "i18next.init({ fallbackLng: 'de', interpolation: { escapeValue: false } })"
        for place in ["src/locales/index.ts", "src/main.tsx", "server.js"] {
            try folder.write(script, to: place)
            let output = try CommandLineTool().run([
                "convert", folder.path, "--to", "apple", "--output", folder.path + "/out",
            ])
            #expect(output.standardOutput.contains("source language: de (fallbackLng of \(place))\n"))
            #expect(!output.standardError.contains("[escaping]"))
            try folder.write("", to: place)
        }
    }

    @Test("What a script says of namespaces and the version counts")
    func namespacesOfScripts() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"common": {"a": "A"}, "home": {"a_plural": "B {{count}}"}}"#, to: "locales/en.json")
        try folder.write(
            """
            import en from './locales/en.json'
            i18n.init({ resources: { en }, defaultNS: 'common', compatibilityJSON: 'v4' })
            """,
            to: "i18n.js"
        )
        let output = try CommandLineTool().run([
            "convert", folder.path, "--to", "i18next", "--output", folder.path + "/out", "--layout",
            "{language}/{namespace}.json",
        ])
        #expect(output.standardOutput.contains("compatibilityJSON, defaultNS, resourceLevels (i18n.js)\n"))
        #expect(output.standardOutput.contains(" sentences compared, all the same\n"))
        #expect(
            try folder.contents(of: "out").mapValues { String(decoding: $0, as: UTF8.self).filter { !$0.isWhitespace } }
                == [
                    "en/common.json": #"{"common":{"a":"A"}}"#,
                    "en/home.json": #"{"home":{"a_plural":"B{{count}}"}}"#,
                ]
        )
    }

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

    @Test("Options of scripts count in a project of several formats, too")
    func optionsOfScriptsBesideAnotherFormat() throws {
        let folder = try TemporaryFolder()
        try folder.write("<resources><string name=\"a\">A</string></resources>", to: "res/values/strings.xml")
        try folder.write(#"{"b": "B"}"#, to: "locales/en/translation.json")
        try folder.write(#"{"b": ""}"#, to: "locales/pl/translation.json")
        func findings() throws -> String { try CommandLineTool().run(["check", folder.path]).standardOutput }
        #expect(try findings().contains("[empty-translation]"))
        try folder.write("i18n.init({ lng, returnEmptyString: false })", to: "src/i18n.ts")
        #expect(try !findings().contains("[empty-translation]"))
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
        try project(folder)
        _ = try CommandLineTool().run([
            "convert", folder.path + "/in", "--language", "pl", "--to", "android", "--output", folder.path + "/out",
        ])
        let files = try folder.contents(of: "out")
        #expect(files.keys.sorted() == ["values-pl/strings.xml", "values/strings.xml"])
        let texts = String(decoding: files["values/strings.xml"] ?? Data(), as: UTF8.self)
        #expect(texts.contains(">Text 0<"))
    }

    @Test func unchangedFilesAreLeftAlone() throws {
        let folder = try TemporaryFolder()
        try project(folder)
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
        try project(folder)
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
        let unknown = try tool.run(["convert", "/", "--to", "gettext", "--output", "out"])
        #expect(unknown.status == 64)
        #expect(unknown.standardError.contains("there is no format “gettext”; there are: android, apple"))
        let language = try tool.run(["inspect", "/", "--base-language", "not a tag"])
        #expect(language.status == 64)
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
        try project(folder)
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

    @Test func unwritableOutputLeavesEverythingAsItWas() throws {
        let folder = try TemporaryFolder()
        try project(folder)
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
        try project(folder, keys: 20_000)
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
        try project(folder, keys: 3_000)
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
        try project(folder)
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
        arguments: [([], "note"), (["--strict"], "note"), (["--strict=all"], "error")]
    )
    func factsOfPlatformsAreErrorsIfAllIsAskedFor(options: [String], severity: String) throws {
        let (output, isWritten) = try convert(Self.fractions, to: "android", options)
        let message = "\(severity): one of the two apps reads whole numbers only (1 entry) [whole-numbers]"
        #expect(output.standardError.contains(message))
        #expect(output.status == (severity == "error" ? 1 : 0))
        #expect(isWritten == (severity != "error"))
    }

    @Test func whatIsNotComparedIsNotCounted() throws {
        let (output, isWritten) = try convert(Self.lostFormat, to: "i18next-v4", ["--no-verify"])
        #expect(output.status == 0 && isWritten)
        #expect(output.standardOutput.contains("nothing was compared"))
        #expect(!output.standardOutput.contains("message"))
        #expect(!output.standardOutput.contains("sentence"))
        #expect(!output.standardError.contains("lost-format"))
    }
}
