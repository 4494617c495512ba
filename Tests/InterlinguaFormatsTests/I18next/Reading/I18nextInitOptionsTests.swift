import InterlinguaIR
import Testing

@testable import InterlinguaFormats

@Suite("The options that scripts pass to i18next")
struct I18nextInitOptionsTests {
    @Test(
        "Texts are formats of printf where the script post-processes them as such",
        arguments: [
            ("i18n.use(sprintf).init({ fallbackLng: 'en', postProcess: ['other', 'sprintf'] })", true),
            ("i18n.init({ fallbackLng: 'en', postProcess: 'sprintf' })", true),
            (
                "import f from 'i18next-sprintf-postprocessor'; "
                    + "i18n.init({ fallbackLng: 'en', overloadTranslationOptionHandler: f.overloadTranslationOptionHandler })",
                true
            ),
            ("i18n.init({ fallbackLng: 'en', overloadTranslationOptionHandler: (all) => ({ count: all[1] }) })", false),
            ("i18n.use(sprintf).init({ fallbackLng: 'en', postProcess: 'other' })", false),
        ]
    )
    func sprintf(script: String, isThere: Bool) {
        #expect(I18nextInitOptions(script: script)?.settings == (isThere ? ["sprintf": .flag(true)] : [:]))
    }

    @Test("The order of languages and the names of forms are the library's own, and other options for them are named")
    func optionsThatAreNotModelled() throws {
        let script = "i18n.init({ fallbackLng: 'en', load: 'currentOnly', supportedLngs: ['en', 'de'] })"
        let options = try #require(I18nextInitOptions(script: script))
        #expect(options.unreadable == ["load"])
        let shown = I18nextSettings.shownLanguagesName
        #expect(options.settings == [shown: .list([.text("en"), .text("de")])])
        #expect(I18nextInitOptions(script: "i18n.init({ fallbackLng: 'en', load: 'all' })")?.unreadable == [])
        let suffixes = "i18n.init({ fallbackLng: 'en', compatibilityJSON: 'v3', simplifyPluralSuffix: false })"
        #expect(I18nextInitOptions(script: suffixes)?.unreadable == ["simplifyPluralSuffix"])
        let regions = "i18n.init({ fallbackLng: 'en', supportedLngs: ['en'], nonExplicitSupportedLngs: true })"
        #expect(I18nextInitOptions(script: regions)?.settings == [:])
    }

    @Test(
        "A function of the app's own that formats values is named",
        arguments: [
            ("format(value, kind) { return kind === 'a' ? value : f(value); }", true),
            ("format: (value, kind) => value", true), ("format: function (value) { return value; }", true),
            ("prefix: format('{{')", false), ("formatSeparator: '|'", false),
        ]
    )
    func formats(member: String, isNamed: Bool) throws {
        let script = "i18n.init({ fallbackLng: 'en', interpolation: { escapeValue: false, \(member) } })"
        let options = try #require(I18nextInitOptions(script: script))
        #expect(options.unreadable.contains("interpolation.format") == isNamed)
    }

    @Test("Whole numbers are literals; what shows other digits than it is written with is not")
    func numbers() {
        let values =
            "app: 'A', year: 2024, old: 010, hex: 0x10, rate: 2.5, next: 2023 + 1, now: new Date().getFullYear()"
        let script = "i18n.init({ fallbackLng: 'en', interpolation: { defaultVariables: { \(values) } } })"
        let read: RuntimeSetting = .group([
            "defaultVariables": .group(["app": .text("A"), "year": .number(DecimalNumber(2024))])
        ])
        #expect(I18nextInitOptions(script: script)?.settings["interpolation"] == read)
    }

    @Test("Literals count, whatever stands around them")
    func literals() throws {
        let script = """
            import Backend from "i18next-http-backend" // init({fallbackLng: 'xx'})
            const pattern = /"/g
            i18n.use(Backend).init({
                /* keySeparator: '/', */
                debug: process.env.NODE_ENV !== 'production',
                fallbackLng: { no: ['nb', 'en'], default: ['de'] },
                keySeparator: false, "nsSeparator": ':', contextSeparator: isOld ? '_' : '|',
                interpolation: { escapeValue: false, format: (value, format) => { return { keySeparator: '#' } } },
                ns: ['common'], defaultNS: 'common', returnEmptyString: !strict,
                backend: { loadPath: `/locales/${lng}.json` },
            }, (error) => { if (error) { throw error } });
            """
        let options = try #require(I18nextInitOptions(script: script))
        #expect(options.fallbackLanguage == LanguageTag("de"))
        #expect(
            options.settings == [
                "keySeparator": .flag(false), "nsSeparator": .text(":"), "defaultNS": .text("common"),
                "ns": .list([.text("common")]),
                "fallbackLng": .group(["no": .list([.text("nb"), .text("en")]), "default": .list([.text("de")])]),
                "interpolation": .group(["escapeValue": .flag(false)]),
            ]
        )
    }

    @Test(
        "The object may stand elsewhere",
        arguments: [
            "const options: InitOptions = { fallbackLng: ['fr'], keySeparator: '/' }; i18n.init(options)",
            "module.exports = { i18n: { locales: ['fr'] }, fallbackLng: 'fr', keySeparator: '/' }",
            "other.init({ debug: true }); export default { keySeparator: \"/\", fallbackLng: \"fr\" }",
            "a = { fallbackLng: 'en' }; i18n.init({ fallbackLng: 'fr', keySeparator: '/' })",
            "init({ fallbackLng: 'fr', parse: s => s.replace(/[`({/]/g, '\\n'), keySeparator: '/' })",
            "init({ fallbackLng: 'fr', a: b / c, d: `${'}'}`, nsSeparator: `${ns}`, keySeparator: '/', defaultNS: '\\x61' })",
            "/*/ init({ fallbackLng: 'en' }) /*/ init({ fallbackLng: 'fr', keySeparator: '/' })",
            "const L = { fr: 'fr', key: { mark: '/' } } as const; init({ fallbackLng: L.fr, keySeparator: L.key.mark })",
            "const usual = { keySeparator: '/' }; i18n.init({ ...usual, fallbackLng: 'fr' as const })",
            "const usual: InitOptions = { keySeparator: '/' }; const c = { u: usual }; init({ ...usual, fallbackLng: 'fr' })",
            "const c = { i18n: { keySeparator: '/' } }; init({ ...c.i18n, fallbackLng: 'fr' })",
            "const dev = { defaultNS: 'a' }; init({ fallbackLng: 'fr', ...isDev && dev, keySeparator: '/', ...dev(1) })",
            "const usual = { keySeparator: '-', fallbackLng: 'fr' }; init({ ...usual, keySeparator: '/' satisfies string })",
        ]
    )
    func place(script: String) throws {
        let options = try #require(I18nextInitOptions(script: script))
        #expect(options.fallbackLanguage == LanguageTag("fr"))
        #expect(options.settings == (["keySeparator": .text("/")]))
    }

    @Test(
        "Lists are read with the constants in them",
        arguments: [
            "['fr', 'x'] as const", "[FIRST, 'x']", "[...ALL]", "[NAMES.fr, ...REST]", "ALL", "NAMES.all",
        ]
    )
    func lists(list: String) throws {
        let constants = """
            const FIRST = 'fr', ALL = ['fr', 'x'], REST = ['x'], NAMES = { fr: 'fr', all: ['fr', 'x'] }
            """
        let options = try #require(
            I18nextInitOptions(script: "\(constants)\ni18n.init({ fallbackLng: \(list), ns: \(list) })")
        )
        #expect(options.fallbackLanguage == LanguageTag("fr"))
        #expect(options.settings["ns"] == .list([.text("fr"), .text("x")]))
        #expect(options.unreadable == [])
    }

    @Test(
        "What is computed is named",
        arguments: ["debug ? 'en' : 'fr'", "(code) => ['fr']", "config.fallback", "[...all]", "first ?? 'fr'"]
    )
    func computed(value: String) throws {
        let options = try #require(I18nextInitOptions(script: "i18n.init({ fallbackLng: \(value), ns: \(value) })"))
        #expect(options.fallbackLanguage == nil)
        #expect(options.unreadable == ["fallbackLng", "ns"])
    }

    @Test("What is spread and stands elsewhere is named")
    func spread() throws {
        let script = "import { usual } from './usual'; i18n.init({ ...usual, ...{ ns: 'a' }, fallbackLng: 'fr' })"
        let options = try #require(I18nextInitOptions(script: script))
        #expect(options.fallbackLanguage == LanguageTag("fr"))
        #expect(options.unreadable == ["...usual"])
    }

    @Test(
        "Variables for languages hold the namespaces of their files",
        arguments: [
            ("import en from './en.json'; import pl from './pl.json'; i18n.init({ resources: { en, pl } })", true),
            ("const en = require('./en.json'); i18n.init({ resources: { en: en, 'pt-BR': en }, lng: 'en' })", true),
            ("import * as a from '../a.json'; const resources = { en: a }; i18n.init({ resources, ns: ['a'] })", true),
            ("import en from './en.json'; i18n.init({ resources: { en: { translation: en } }, lng })", false),
            ("import en from './en.json'; i18n.init({ resources: { en: { en } }, fallbackLng })", false),
            ("import en from './en'; import pl from './pl.json'; i18n.init({ resources: { en, pl } })", false),
            ("import en from './en.json'; i18n.init({ resources: { en, pl: { translation: en } } })", false),
            ("import en from './en.json'; i18n.init({ resources: { en: wrap(en) } })", false),
            ("i18n.init({ resources: { en: require('./en.json'), pl: require('./pl.json') } })", true),
            ("i18n.init({ resources: { en: require('./en.json').texts } })", false),
            ("import common from './common.json'; i18n.init({ resources: { common } })", false),
            ("i18n.init({ resources: { en, pl }, fallbackLng: 'en' })", false), ("i18n.init({ resources: {} })", false),
        ]
    )
    func resources(script: String, holdsNamespaces: Bool) {
        let levels = I18nextInitOptions(script: script + "; x = { fallbackLng: 'en' }")?.settings["resourceLevels"]
        #expect(levels == (holdsNamespaces ? .number(DecimalNumber(1)) : nil))
    }

    static let imports: [(script: String, languages: [String: String])] = [
        (
            """
            import en from "./locales/en/translation.json"; import ua from "./locales/ua/translation.json";
            i18n.init({ lng, resources: { en: { translation: en }, "uk": { translation: ua } } });
            """, ["ua": "uk"]
        ),
        (
            """
            import * as en from '@/l/en.json' with { type: 'json' }; import * as cn from '@/l/cn.json';
            const resources: Resource = { en: { translation: en }, 'zh-CN': { translation: cn } } as const;
            """, ["cn": "zh-CN"]
        ),
        (
            """
            const resources = {
              en: { a: require('./a.en.json'), b: require('./b.en.json') },
              ja: { a: require('./a.jp.json'), b: require('./b.jp.json') },
            }
            """, ["jp": "ja"]
        ),
        ("import en from './en.json'; import kr from './kr.json'; x = { resources: { en, ko: kr } }", ["kr": "ko"]),
        // Of languages with the same file the most general one counts.
        (
            "import a from './en.json'; import b from './cn.json'; r = { resources: { en: a, zh: b, 'zh-TW': b } }",
            ["cn": "zh"]
        ),
        (
            "exports.en = { common: require('./en/a.json') }; exports.pt = { common: require('./pt-BR/a.json') };",
            ["pt-BR": "pt"]
        ),
        (
            """
            const locales: Locales = {
              'en-US': { name: 'English', get strings() { return { translation: require('./base/a.json') } } },
              'pl-PL': { name: 'Polski', get strings() { return { translation: require('./pl-PL/a.json') } } },
            }
            """, ["base": "en-US"]
        ),
        ("import a from './en.json'; import b from './x.json'; r = { resources: { en: a, uk: b, be: b } }", [:]),
        ("import a from './en.json'; import b from './uk.json'; r = { resources: { en: a, uk: b } }", [:]),
        // More differs than one name.
        ("import a from './en/en.json'; import b from './uk/ua.json'; r = { resources: { en: a, uk: b } }", [:]),
        ("import a from './a.json'; import b from './b.json'; r = { resources: { en: { a }, uk: { b } } }", [:]),
        ("import a from './en'; import b from './ua'; r = { resources: { en: a, uk: b } }", [:]),
        ("import a from './en.json'; import b from './ua.json'; r = { texts: { en: a, uk: b } }", [:]),
        ("import ua from './ua.json'; r = { resources: { uk: { translation: ua } } }", [:]),
        ("import a from './en.json'; import b from './ua.json'; r = { resources: { en: a, uk: f(b) } }", [:]),
    ]

    @Test("Files are those of the languages that they are passed for", arguments: imports.indices)
    func importedFiles(index: Int) throws {
        let (script, languages) = Self.imports[index]
        let options = try #require(I18nextInitOptions(script: script + "; x = { fallbackLng: 'en' }"))
        guard case .group(let files)? = options.settings["resources"] else {
            #expect(languages.isEmpty && options.settings["resources"] == nil)
            return
        }
        let expected = languages.map { RuntimeSetting.list([.text($0.key), .text($0.value)]) }
        #expect(Set(files.values) == Set(expected))
        #expect(files.keys.allSatisfy { $0.hasSuffix(".json") && !$0.contains("./") })
    }

    @Test(
        "Files are of the namespaces that they are passed for",
        arguments: [
            (
                "en: { translation: require('./en/common.json'), terms: require('./en/terms.json') }",
                [["en", "en", "translation"]]
            ),
            (
                "en: { translation: require('./en/en-US.json') }, 'pt-BR': { translation: require('./pt/pt-BR.json') }",
                [["en", "en", "translation"], ["pt", "pt-BR", "translation"]]
            ),
            // Of one namespace the name says nothing, and a file of several languages is of none of them.
            ("en: { translation: require('./en/common.json') }", []),
            (
                "en: { a: require('./en/b.json'), c: require('./en/c.json') }, de: { a: require('./en/b.json') }",
                [["en", "en", "a"]]
            ),
            ("en: { c: require('./en/c.json') }, de: { a: require('./en/b.json') }", []),
        ]
    )
    func importedNamespaces(resources: String, expected: [[String]]) throws {
        let script = "i18n.init({ fallbackLng: 'en', resources: { \(resources) } })"
        let setting = try #require(I18nextInitOptions(script: script)).settings["resources"]
        guard case .group(let files)? = setting else {
            #expect(expected.isEmpty && setting == nil)
            return
        }
        #expect(Set(files.values) == Set(expected.map { .list($0.map(RuntimeSetting.text)) }))
    }

    @Test(
        "Files lie where the script's own folder leads",
        arguments: [
            ("./l/%/m.json", "a/src/l/%/m.json"), ("../l/%/m.json", "a/l/%/m.json"),
            ("../../../l/%/m.json", "l/%/m.json"), ("@/l/%/m.json", "l/%/m.json"), ("l/%/m.json", "l/%/m.json"),
        ]
    )
    func places(path: String, place: String) throws {
        func named(_ path: String, _ name: String) -> String { path.split(separator: "%").joined(separator: name) }
        let script = """
            i18n.init({ fallbackLng: 'en', resources: {
                en: { m: require('\(named(path, "en"))') }, uk: { m: require('\(named(path, "ua"))') }
            } })
            """
        let options = try #require(I18nextInitOptions(script: script, at: "a/src/i18n.js"))
        let files = [named(place, "ua"): RuntimeSetting.list([.text("ua"), .text("uk")])]
        #expect(options.settings["resources"] == .group(files))
    }

    /// As next-i18next merges its `defaultConfig` with what a project says, above all within `i18n`.
    @Test("The options of next-i18next count with the package's own")
    func next() throws {
        let usual: [String: RuntimeSetting] = [
            "defaultNS": .text("common"), "interpolation": .group(["escapeValue": .flag(false)]),
        ]
        let script = "module.exports = { i18n: { defaultLocale: 'fr', locales: ['fr', 'en'] }, keySeparator: '/' }"
        let options = try #require(I18nextInitOptions(script: script, isOfNext: true))
        #expect(options.fallbackLanguage == LanguageTag("fr"))
        #expect(options.fallbackOption == "defaultLocale")
        #expect(options.settings == usual.merging(["keySeparator": .text("/")]) { $1 })
        let inner =
            "export default { i18n: { defaultLocale: 'en', fallbackLng: 'fr', defaultNS: 'a' }, defaultNS: 'b' }"
        let own = try #require(I18nextInitOptions(script: inner, isOfNext: true))
        #expect(own.fallbackLanguage == LanguageTag("fr"))
        #expect(own.settings == usual.merging(["defaultNS": .text("a")]) { $1 })
        #expect(I18nextInitOptions(script: "x = { i18n: { locales: [] } }", isOfNext: true) == nil)
        // Other tools have such options, too.
        #expect(I18nextInitOptions(script: script) == nil)
    }

    @Test("Where files are loaded from counts if their paths don't tell it")
    func loadPath() throws {
        let script = "i18n.init({ lng, backend: { loadPath: '/l/{{ns}}/{{lng}}.json' }, ns: 'a' })"
        let settings = try #require(I18nextInitOptions(script: script)).settings
        #expect(settings == ["loadPath": .text("/l/{{ns}}/{{lng}}.json"), "ns": .text("a")])
        let usual = script.replacing("{{ns}}/{{lng}}", with: "{{lng}}/{{ns}}")
        #expect(I18nextInitOptions(script: usual)?.settings == ["ns": .text("a")])
    }

    @Test("The version of the files is said, and the library that reads version 1")
    func version() throws {
        for version in ["v2", "v3", "v4"] {
            let options = try #require(I18nextInitOptions(script: "i18n.init({ compatibilityJSON: '\(version)' })"))
            #expect(options.settings == ["compatibilityJSON": .text(version)])
        }
        // It is only the plural forms that are those of version 1.
        let script = "i18n.init({ compatibilityJSON: 'v1', interpolation: { escapeValue: false, suffix: '%>' } })"
        let first = try #require(I18nextInitOptions(script: script))
        #expect(
            first.settings == [
                "compatibilityJSON": .text("v1"), "dialect": .text("js"), "interpolationPrefix": .text("{{"),
                "interpolationSuffix": .text("%>"), "escapeValue": .flag(false),
            ]
        )
        #expect(I18nextInitOptions(script: "i18n.init({ compatibilityJSON: 'v5' })")?.settings == [:])
    }

    @Test(
        "A constant names the language wherever it is used",
        arguments: [
            "export const fallbackLng = 'fr'; i18n.init(options(fallbackLng))",
            "const fallbackLng: string[] = [\"fr\", 'en']",
            "// fallbackLng = 'en'\n/* fallbackLng: 'en' */ let fallbackLng = `fr`",
            "i18n.init({ fallbackLng, defaultNS }); const fallbackLng = 'fr'",
            "const base = { fallbackLng: 'fr' }; i18n.init({ defaultNS: ns, ...base })",
            "export const usual = 'fr'; const other = 'en'; i18n.init({ lng: usual, fallbackLng: usual })",
        ]
    )
    func constant(script: String) throws {
        let options = try #require(I18nextInitOptions(script: script))
        #expect(options.fallbackLanguage == LanguageTag("fr"))
        #expect(options.settings.isEmpty)
    }

    @Test("Directives of sprintf have paddings and names")
    func directives() {
        let texts = ["%(name)s", "%'·10s %+0-5.2f", "50% off", "100%%"]
        let areFormats = texts.map { text in Array(text.utf8).withUnsafeBufferPointer { $0.isSprintfFormat } }
        #expect(areFormats == [true, true, false, false])
    }

    @Test(
        "Constants of functions, and names with several values, say nothing",
        arguments: [
            "function f() { const sep = '|' }; function g(sep) { i18n.init({ keySeparator: sep, fallbackLng: 'en' }) }",
            "let sep = '|'; sep = '/'; i18n.init({ keySeparator: sep, fallbackLng: 'en' })",
        ]
    )
    func unknownConstants(script: String) throws {
        let options = try #require(I18nextInitOptions(script: script))
        #expect(options.settings.isEmpty)
        #expect(options.unreadable == ["keySeparator"])
    }

    @Test("Options may be constants; those that are computed are named")
    func constants() throws {
        let script = """
            const interpolation = { prefix: '<', suffix: '>' }; const names = ['a', 'b']
            i18n.init({ fallbackLng: 'fr', interpolation, fallbackNS: names, keySeparator: get(), nsSeparator })
            """
        let options = try #require(I18nextInitOptions(script: script))
        #expect(
            options.settings == [
                "interpolation": .group(["prefix": .text("<"), "suffix": .text(">")]),
                "fallbackNS": .list([.text("a"), .text("b")]),
            ]
        )
        #expect(options.unreadable == ["keySeparator", "nsSeparator"])
    }

    @Test(
        "Scripts without such an object say nothing",
        arguments: [
            "", "i18n.init(options)", "i18n.init({ debug: true })", "{{{{((((", "}}))]]", "init({ fallbackLng: 'en'",
            "'fallbackLng: 1", "/* { fallbackLng: 'en' }", "`{ fallbackLng: 'en' }", "// fallbackLng = 'en'",
            "if (fallbackLng === 'en') {}", "(fallbackLng) => 'en'", "fallbackLng => 'en'",
            "fallbackLng = code || 'en'",
            "const fallbackLng: string; const lng = 'en'", "const lng = get() ?? fallbackLng\nconst theme = 'de'",
        ]
    )
    func nothing(script: String) {
        #expect(I18nextInitOptions(script: script) == nil)
    }

    @Test("What a variable is compared with is not its value")
    func comparison() throws {
        let script = "if (lang === 'en' || lang == 'de') {} i18n.init({ fallbackLng: lang })"
        #expect(try #require(I18nextInitOptions(script: script)).fallbackLanguage == nil)
    }

    @Test("Brackets that stand deep in each other are no options")
    func depth() throws {
        for (opening, closing) in [("[", "]"), ("{a:", "}"), ("(", ")")] {
            let deep = String(repeating: opening, count: 200_000) + "'fr'" + String(repeating: closing, count: 200_000)
            #expect(I18nextInitOptions(script: "init({ fallbackLng: \(deep), keySeparator: '/' })") == nil)
            let flat = String(repeating: opening, count: 100) + "'fr'" + String(repeating: closing, count: 100)
            let options = try #require(I18nextInitOptions(script: "init({ fallbackLng: \(flat), keySeparator: '/' })"))
            #expect(options.fallbackLanguage == nil)
            #expect(options.settings == ["keySeparator": .text("/")])
        }
    }

    @Test("What is not written out is left open")
    func expressions() throws {
        let passed = try #require(I18nextInitOptions(script: "i18n.init({ lng, keySeparator: false })"))
        #expect(passed.settings == ["keySeparator": .flag(false)])
        let options = try #require(
            I18nextInitOptions(script: "init({ fallbackLng: lng, keySeparator, nsSeparator: ns })")
        )
        #expect(options.fallbackLanguage == nil)
        #expect(options.settings.isEmpty)
    }
}
