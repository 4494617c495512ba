import Testing

@testable import InterlinguaGenerator

@Suite("Files that look like translations and are not read")
struct UnreadFilesTests {
    private func kinds(_ paths: [String]) -> String? {
        UnreadFiles(paths).diagnostic?.message.split(separator: ": ").last.map(String.init)
    }

    @Test(
        arguments: [
            (["lib/l10n/app_en.arb", "lib/l10n/app_pt_BR.arb", "lib/main.dart"], "lib/l10n/*.arb (2)"),
            (["locale/de/LC_MESSAGES/django.po", "locale/de/LC_MESSAGES/django.mo"], "locale/*/LC_MESSAGES/*.po (1)"),
            (["Form.resx", "Form.de.resx", "Form.fr.resx"], "*.resx (2)"),
            (
                ["m/src/MR/base/strings.xml", "m/src/MR/de/strings.xml", "m/src/MR/de/plurals.xml"],
                "m/src/MR/*/*.xml (2)"
            ),
            (
                ["config/locales/de.yml", "config/locales/devise.fr.yml", "config/locales/fr.yml"],
                "config/locales/*.yml (2)"
            ),
            (["src/i18n/ru.js", "src/i18n/uk.js", "src/i18n/index.js"], "src/i18n/*.js (2)"),
            (
                ["lang/en.json5", "lang/de.json5", "m_de.properties", "m_en.properties"],
                "*.properties (2), lang/*.json5 (2)"
            ),
        ]
    )
    func areNamed(paths: [String], list: String) {
        #expect(kinds(paths) == list)
    }

    @Test(
        "Other files are not",
        arguments: [
            ["package.json", "tsconfig.en.json", "app/src/main/res/values/colors.xml", "values-de/dimens.xml"],
            ["ci/build.yml", "ci/dev.yml", "docker-compose.yml", "docker-compose.dev.yml"],
            ["src/is.ts", "src/to.ts", "src/my/index.ts", "src/io/index.ts"],
            ["locales/en/index.ts", "locales/de/index.ts", "deploy/en.toml", "deploy/de.toml", "de.xlf", "en.xlf"],
            ["src/en.ts", "src/i18n/de/index.ts", "gradle.properties", "docs/en/a.md", "docs/de/a.md", ".arb", "de"],
        ]
    )
    func othersAreNot(paths: [String]) {
        #expect(kinds(paths) == nil)
    }
}
