import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

@Suite("Folders that lead to all languages")
struct CommonFolderTests {
    private func paths(_ paths: [String]) -> [String] {
        paths.map { FileFinder.Candidate(path: "/p/" + $0, layoutPath: $0) }.droppingCommonFolder().map(\.layoutPath)
    }

    @Test(
        "A folder that all languages' folders share is dropped",
        arguments: [
            (
                ["Resources/en.lproj/A.strings", "Resources/pl.lproj/A.strings"],
                ["en.lproj/A.strings", "pl.lproj/A.strings"]
            ),
            (["a/b/values/x.xml", "a/c/values-pl/x.xml"], ["b/values/x.xml", "c/values-pl/x.xml"]),
            (["en.lproj/A.strings", "R/pl.lproj/A.strings"], ["en.lproj/A.strings", "R/pl.lproj/A.strings"]),
            // One folder's name begins with the other's.
            (["R/en.lproj/A.strings", "R2/en.lproj/A.strings"], ["R/en.lproj/A.strings", "R2/en.lproj/A.strings"]),
            (["R/a/en.lproj/A.strings", "R/en.lproj/A.strings"], ["a/en.lproj/A.strings", "en.lproj/A.strings"]),
            (
                ["App/Info.xcstrings", "App/mul.lproj/Main.xcstrings", "Kit/A.xcstrings"],
                ["App/Info.xcstrings", "App/mul.lproj/Main.xcstrings", "Kit/A.xcstrings"]
            ), (["App/A.xcstrings", "App/B.xcstrings"], ["A.xcstrings", "B.xcstrings"]),
        ]
    )
    func dropped(given: [String], expected: [String]) { #expect(paths(given) == expected) }

    @Test(
        "Folders that are called by mere languages, and what lies deeper in those of languages",
        arguments: [
            (
                ["L/en/A.strings", "L/pt_BR/A.strings", "L/zh-Hans/A.strings"],
                ["en.lproj/A.strings", "pt_BR.lproj/A.strings", "zh-Hans.lproj/A.strings"]
            ),
            (
                ["de.lproj/A.stringsdict", "es_AR/A.stringsdict"],
                ["de.lproj/A.stringsdict", "es_AR.lproj/A.stringsdict"]
            ),
            (["de.lproj/A.strings", "de.lproj/Sub/A.strings"], ["de.lproj/A.strings", "Sub/de.lproj/A.strings"]),
            // The language has a folder that Foundation reads.
            (["de.lproj/A.strings", "de/A.strings"], ["de.lproj/A.strings", "de/A.strings"]),
            (["pt-BR/A.strings", "pt_BR.lproj/A.strings"], ["pt-BR/A.strings", "pt_BR.lproj/A.strings"]),
            (
                ["Sub/en.lproj/A.strings", "en.lproj/Sub/A.strings"],
                ["Sub/en.lproj/A.strings", "en.lproj/Sub/A.strings"]
            ),
            (
                ["de/A.strings", "en/A.strings", "en/A.stringsdict"],
                ["de.lproj/A.strings", "en.lproj/A.strings", "en.lproj/A.stringsdict"]
            ),
            (
                ["Is/A.strings", "My/A.strings", "en.lproj/A.strings"],
                ["Is/A.strings", "My/A.strings", "en.lproj/A.strings"]
            ),
            (
                ["App/en.lproj/A.strings", "T/app.strings/de.strings", "T/app.strings/pt_BR.strings"],
                [
                    "App/en.lproj/A.strings", "T/app.strings/de.lproj/Localizable.strings",
                    "T/app.strings/pt_BR.lproj/Localizable.strings",
                ]
            ), (["de.strings", "de/Localizable.strings"], ["de.strings", "de/Localizable.strings"]),
            (["en.lproj/de.strings", "en.lproj/it.strings"], ["en.lproj/de.strings", "en.lproj/it.strings"]),
            (["en.lproj/Localizable.strings", "it.strings"], ["en.lproj/Localizable.strings", "it.strings"]),
            // A table's name may be that of a language.
            (
                ["de/A.strings", "fr/A.strings", "fr.strings"],
                ["de.lproj/A.strings", "fr.lproj/A.strings", "fr.strings"]
            ),
            (
                ["de/Localizable.strings", "fr/Localizable.strings", "de.strings", "fr.strings"],
                ["de.lproj/Localizable.strings", "fr.lproj/Localizable.strings", "de.strings", "fr.strings"]
            ),
            (
                ["de.lproj/A.strings", "en.lproj/A.strings", "id.strings", "no.strings"],
                ["de.lproj/A.strings", "en.lproj/A.strings", "id.strings", "no.strings"]
            ),
            // Nothing beside them is of another language.
            (["de/A.strings", "en/B.strings"], ["de/A.strings", "en/B.strings"]),
            (
                ["Core/A.strings", "ios-app/A.strings", "my-app/A.strings"],
                ["Core/A.strings", "ios-app/A.strings", "my-app/A.strings"]
            ),
        ]
    )
    func placed(given: [String], expected: [String]) {
        let candidates = given.map { FileFinder.Candidate(path: "/p/" + $0, layoutPath: $0) }
        #expect(candidates.placedInLanguageFolders().droppingCommonFolder().map(\.layoutPath) == expected)
    }

    @Test("Folders of JSON tell languages and namespaces, and stay whatever lies beside them")
    func json() {
        #expect(paths(["locales/en/a.json", "locales/pl/a.json"]) == ["locales/en/a.json", "locales/pl/a.json"])
        #expect(paths(["R/en/a.json", "R/en.lproj/A.strings"]) == ["R/en/a.json", "en.lproj/A.strings"])
        #expect(paths([]) == [])
    }
}
