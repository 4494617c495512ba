import Foundation
import InterlinguaTestSupport
import Testing

/// What the files around translations tell of them: the source language, and the options of i18next.
@Suite struct ProjectFactsTests {
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
        try folder.writeProject()
        try folder.write(text, to: path)
        let output = try CommandLineTool().run([
            "convert", folder.path + "/in", "--to", "android", "--output", folder.path + "/out",
        ])
        #expect(output.standardOutput.contains("source language: pl (\(source))\n"))
        #expect(try folder.contents(of: "out").keys.sorted().contains("values-en/strings.xml"))
    }

    @Test("References lead into the modules that build files name")
    func modules() throws {
        let folder = try TemporaryFolder()
        for (module, name, text) in [("app", "a", "@string/b"), ("core/ui", "b", "Core"), ("wear", "b", "Wear")] {
            try folder.write(
                "<resources><string name=\"\(name)\">\(text)</string></resources>",
                to: "in/\(module)/src/main/res/values/strings.xml"
            )
        }
        try folder.write("dependencies { implementation(projects.core.ui) }", to: "in/app/build.gradle.kts")
        let output = try CommandLineTool().run([
            "convert", folder.path + "/in", "--to", "apple", "--output", folder.path + "/out",
        ])
        #expect(!output.standardOutput.contains("settings"))
        #expect(output.standardOutput.contains("\n3 sentences compared, all the same\n"))
        let written = try folder.contents(of: "out")["app/src/main/res/en.lproj/Localizable.strings"]
        #expect(written == Data("\"a\" = \"Core\";\n".utf8))
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

    @Test(
        "Languages for which the script has no language to fall back to show keys",
        arguments: [
            "false", "null", "''", "[]", "{}", "{ default: false }", "{ fr: ['en'] }", "{ default: ['en'], de: [] }",
        ]
    )
    func languagesWithoutFallback(said: String) throws {
        let folder = try TemporaryFolder()
        for (code, texts) in [("en", #"{"a": "en", "b": "{{n}} en"}"#), ("de", #"{"a": "de"}"#)] {
            try folder.write(texts, to: "locales/\(code)/translation.json")
        }
        try folder.write("i18next.init({ fallbackLng: \(said), keySeparator: '.' })", to: "i18n.js")
        let output = try CommandLineTool().run([
            "convert", folder.path + "/locales", "--to", "apple", "--fill", "--output", folder.path + "/out",
        ])
        #expect(!output.standardError.contains("missing-text"))
        #expect(try folder.contents(of: "out/de.lproj")["Localizable.strings"] == Data("\"a\" = \"de\";\n".utf8))
        // Android shows default texts where a language has none.
        let filled = try CommandLineTool().run([
            "convert", folder.path + "/locales", "--to", "android", "--output", folder.path + "/android",
        ])
        #expect(filled.standardError.contains("[other-language]"))
    }

    @Test("A default to fall back to that can't be read is the usual one, and the option is named")
    func unreadableFallback() throws {
        let folder = try TemporaryFolder()
        for (code, texts) in [("en", #"{"a": "en", "b": "en"}"#), ("pl", #"{"a": "pl"}"#), ("de", "{}")] {
            try folder.write(texts, to: "locales/\(code)/translation.json")
        }
        let script = "i18n.init({ fallbackLng: { default: [USUAL], fr: [OTHER], de: ['pl'] }, keySeparator: '.' })"
        try folder.write("import { USUAL, OTHER } from './c'; " + script, to: "i18n.js")
        let output = try CommandLineTool().run([
            "convert", folder.path + "/locales", "--to", "android", "--output", folder.path + "/out",
        ])
        #expect(output.standardOutput.contains("; not understood: fallbackLng"))
        for (key, language, shown) in [("b", "pl", "en"), ("a", "fr", "en"), ("a", "de", "pl"), ("b", "de", "b")] {
            let rendered = try CommandLineTool().run([
                "render", folder.path + "/locales", "--key", key, "--language", language,
            ])
            #expect(rendered.standardOutput == shown + "\n")
        }
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

    @Test("A folder that the script passes for a language is its folder, whatever it is called")
    func importedFolders() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"a": "Hello", "b": "Bye"}"#, to: "in/locales/base/translation.json")
        try folder.write(#"{"a": "Olá"}"#, to: "in/locales/pt-BR/translation.json")
        try folder.write(
            """
            import base from './locales/base/translation.json'
            i18n.init({ fallbackLng: 'en-US', resources: {
                'en-US': { translation: base }, pt: { translation: require('./locales/pt-BR/translation.json') }
            } })
            """,
            to: "in/i18n.js"
        )
        let output = try CommandLineTool().run([
            "convert", folder.path + "/in", "--to", "android", "--output", folder.path + "/out",
        ])
        #expect(output.standardOutput.contains("source language: en-US (fallbackLng of i18n.js)\n"))
        #expect(try folder.contents(of: "out").keys.sorted() == ["values-pt/strings.xml", "values/strings.xml"])
    }

    /// A package that has no script of its own is a part of the app whose script stands elsewhere.
    @Test(
        "Each app of a repository is read by the options of its own script",
        arguments: [
            ("i18n.init({ fallbackLng: 'en', interpolation: { prefix: '[', suffix: ']' } })", "Hi, Ann"),
            ("i18n.init({ fallbackLng: 'de', interpolation: { prefix: '[', suffix: ']' } })", "Hallo, Ann"),
            ("i18n.init({ fallbackLng: 'en', interpolation: { prefix: '<', suffix: '>' } })", "Hi, [name]"),
            ("", "Hi, [name]"),
        ]
    )
    func severalApps(script: String, shown: String) throws {
        let folder = try TemporaryFolder()
        let scripts = [
            "one": "i18n.init({ fallbackLng: 'en', interpolation: { prefix: '<', suffix: '>' } })", "two": script,
        ]
        for (app, script) in scripts {
            try folder.write(#"{"dependencies": {"i18next": "23"}}"#, to: "\(app)/package.json")
            try folder.write(script, to: "\(app)/src/i18n.js")
            for (code, text) in ["en": "Hi, [name]", "de": "Hallo, [name]"] {
                try folder.write(#"{"hello": "\#(text)"}"#, to: "\(app)/locales/\(code)/translation.json")
            }
        }
        let call = ["render", folder.path, "--key", "hello", "--argument", "name=Ann", "--language", "fr", "--table"]
        #expect(try CommandLineTool().run(call + ["two/locales/"]).standardOutput == shown + "\n")
        #expect(try CommandLineTool().run(call + ["one/locales/"]).standardOutput == "Hi, [name]\n")
        let conversion = try CommandLineTool().run([
            "convert", folder.path, "--to", "i18next", "--output", folder.path + "/out",
        ])
        #expect(conversion.standardError.contains("[several-apps]") == (shown == "Hi, Ann" || shown == "Hallo, Ann"))
    }

    @Test("What all apps of a repository say counts for what is written", arguments: ["^23.0.0", "^19.0.0"])
    func commonOptions(release: String) throws {
        let folder = try TemporaryFolder()
        let options = "fallbackLng: 'en', keySeparator: false, interpolation: { prefix: '[[', suffix: ']]' }"
        for (app, release) in [("one", release), ("two", "^22.0.0")] {
            try folder.write("{\"dependencies\": {\"i18next\": \"\(release)\"}}", to: "in/\(app)/package.json")
            try folder.write("i18n.init({ \(options) })", to: "in/\(app)/i18n.js")
            try folder.write(#"{"a.b":"[[name]]"}"#, to: "in/\(app)/locales/en.json")
        }
        _ = try CommandLineTool().run([
            "convert", folder.path + "/in", "--to", "i18next", "--output", folder.path + "/out",
        ])
        let written = try folder.contents(of: "out").mapValues { String(decoding: $0, as: UTF8.self) }
        #expect(Set(written.values) == [#"{"a.b":"[[name]]"}"#])
    }

    @Test(
        "Files of browsers' extensions, of FormatJS and of vue-i18n are told from those of i18next",
        arguments: [
            ("locales/en.json", #"{"a": "A {name}", "b": "{n} car | {n} cars"}"#, true),
            ("locales/en.json", #"{"a": "A %{name}", "b": {"one": "%{count} car"}}"#, true),
            ("locales/en.json", #"{"a": "A {name}", "b": "B {name}", "c": "{{name}}"}"#, false),
            ("locales/en.json", #"{"a": "A {name}", "b": "B"}"#, false),
            (
                "_locales/en/messages.json", #"{"a": {"message": "A $1", "description": "x"}, "b": {"message": "B"}}"#,
                true
            ),
            (
                "lang/en.json", #"{"a.b": {"defaultMessage": "A", "description": "x"}, "c": {"defaultMessage": "C"}}"#,
                true
            ),
            ("lang/en.json", #"{"errors": {"defaultMessage": "A"}}"#, false),
            ("locales/en/messages.json", #"{"a": {"message": "A"}}"#, false),
            ("_locales/en/messages.json", #"{"a": {"message": "A"}, "b": "B"}"#, false),
        ]
    )
    func otherLibraries(path: String, text: String, isReported: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: path)
        let output = try CommandLineTool().run(["check", folder.path])
        #expect(output.standardOutput.contains("[i18next-other-library]") == isReported, "\(output.standardOutput)")
    }

    /// The app that has them may have texts of i18next's besides.
    @Test func otherLibrariesBesideOwnTexts() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"a": {"message": "A $1"}, "b": {"message": "B"}}"#, to: "_locales/en/messages.json")
        try folder.write(#"{"c": "C {{name}}"}"#, to: "locales/en/translation.json")
        let output = try CommandLineTool().run(["check", folder.path]).standardOutput
        #expect(output.contains("_locales/en/messages.json:1:19: warning: these are files of another library"))
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
        #expect(output.standardError.contains("(2 entries); --fill copies what the source shows [missing-text]"))
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

    @Test(
        "All scripts of the package around the translations are looked through",
        arguments: ["src/index.tsx", "src/frontend/main.ts", "client/index.js", "electron/main.ts"]
    )
    func scriptsOfPackage(place: String) throws {
        let folder = try TemporaryFolder()
        for language in ["en", "de"] { try folder.write(#"{"a": "x"}"#, to: "web/public/locales/\(language)/a.json") }
        try folder.write(#"{"dependencies": {"i18next": "^23"}}"#, to: "web/package.json")
        func facts(_ input: String = "web/public/locales") throws -> String {
            let output = try CommandLineTool().run([
                "convert", folder.path + "/" + input, "--to", "apple", "--output", folder.path + "/out",
            ])
            let starts = ["source language: ", "settings: "]
            let lines = output.standardOutput.split(separator: "\n").filter { starts.contains(where: $0.hasPrefix) }
            return lines.joined(separator: "; ")
        }
        // Those of tests, of other packages and of what the package was built into are none of the app's.
        let script = "import i18next from 'i18next'; i18next.init({ fallbackLng: 'de', returnEmptyString: false })"
        try folder.write(script, to: "web/setupTests.ts")
        try folder.write(script, to: "web/dist/main.js")
        try folder.write(script, to: "web/admin/main.ts")
        try folder.write("{}", to: "web/admin/package.json")
        try folder.write(script, to: "main/index.ts")
        let before = try facts()
        #expect(!before.contains("fallbackLng") && !before.contains("settings"))
        try folder.write(script, to: "web/" + place)
        for input in ["web", "web/public", "web/public/locales"] {
            #expect(
                try facts(input)
                    == "source language: de (fallbackLng of \(place)); settings: returnEmptyString (\(place))"
            )
        }
        // Of scripts that contradict each other nothing tells whose the translations are.
        try folder.write(script.replacing("false", with: "true"), to: "web/server/index.ts")
        #expect(try facts().hasPrefix("source language: de (fallbackLng of "))
        #expect(try !facts().contains("settings"))
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
}
