import InterlinguaIR
import Testing

@testable import InterlinguaFormats

@Suite("The options that scripts pass to i18next")
struct I18nextInitOptionsTests {
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
                "interpolation": .group(["escapeValue": .flag(false)]),
            ]
        )
    }

    @Test(
        "The object may stand elsewhere",
        arguments: [
            "const options: InitOptions = { fallbackLng: ['fr', 'en'], keySeparator: '/' }; i18n.init(options)",
            "module.exports = { i18n: { locales: ['fr'] }, fallbackLng: 'fr', keySeparator: '/' }",
            "other.init({ debug: true }); export default { keySeparator: \"/\", fallbackLng: \"fr\" }",
            "a = { fallbackLng: 'en' }; i18n.init({ fallbackLng: 'fr', keySeparator: '/' })",
            "init({ fallbackLng: 'fr', parse: s => s.replace(/[`({/]/g, '\\n'), keySeparator: '/' })",
            "init({ fallbackLng: 'fr', a: b / c, d: `${'}'}`, nsSeparator: `${ns}`, keySeparator: '/', defaultNS: '\\x61' })",
            "/*/ init({ fallbackLng: 'en' }) /*/ init({ fallbackLng: 'fr', keySeparator: '/' })",
        ]
    )
    func place(script: String) throws {
        let options = try #require(I18nextInitOptions(script: script))
        #expect(options.fallbackLanguage == LanguageTag("fr"))
        #expect(options.settings == (["keySeparator": .text("/")]))
    }

    @Test(
        "A constant names the language wherever it is used",
        arguments: [
            "export const fallbackLng = 'fr'; i18n.init(options(fallbackLng))",
            "const fallbackLng: string[] = [\"fr\", 'en']",
            "// fallbackLng = 'en'\n/* fallbackLng: 'en' */ let fallbackLng = `fr`",
            "i18n.init({ fallbackLng, defaultNS }); const fallbackLng = 'fr'",
            "const base = { fallbackLng: 'fr' }; i18n.init({ defaultNS: ns, ...base })",
        ]
    )
    func constant(script: String) throws {
        let options = try #require(I18nextInitOptions(script: script))
        #expect(options.fallbackLanguage == LanguageTag("fr"))
        #expect(options.settings.isEmpty)
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
