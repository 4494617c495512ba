import InterlinguaFormats
import InterlinguaIR
import Testing

@testable import InterlinguaCompiler

/// Texts of Swifternalization without one for 0, in a folder that is called like a language.
@Suite struct SwifternalizationFolderConversionTests {
    private func project(folder: String) -> VerifiedProject {
        ComparedProject.make(
            SwifternalizationFormat(),
            [
                (folder + "base.json", #"{"cars": {"one": "%d car", "more": "%d cars"}}"#),
                (folder + "expressions.json", #"{"base": {"one": "ie:x=1", "more": "ie:x>1"}}"#),
            ]
        )
    }

    /// i18next drops the only folder around its files, whatever tables it is the name of.
    @Test(arguments: ["", "swc/", "apps/swc/"])
    func tablesOfTheOnlyFolderAreFound(folder: String) throws {
        let conversion = try CheckedConversion(project(folder: folder), to: "i18next-v4")
        #expect(conversion.sentenceCount > 0)
        #expect(conversion.unexplained == [])
    }

    /// English has no category for 0: without a text of its own it gets that of “other”.
    @Test func zeroGetsTheTextOfItsCategory() throws {
        let conversion = try CheckedConversion(project(folder: ""), to: "i18next-v4")
        #expect(conversion.explained == ["cars en: lost-variant"])
    }
}
