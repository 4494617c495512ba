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

    /// `%2 e` takes an argument, and is a percent sign to everybody who reads it.
    @Test(arguments: ["android", "apple", "i18next-v4", "xcstrings"])
    func percentSignsInFormsAreFaults(target: String) throws {
        let files = [
            ("base.json", #"{"k": {"ie:x>1": "100%2 en"}}"#), ("ja.json", #"{"k": {"ie:x>1": "%d"}}"#),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(SwifternalizationFormat(), files), to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.explained.contains { $0.hasPrefix("k en: faulty-source") })
    }

    /// i18next looks for `k_zero` before it shows a text for 0, whichever of the two stands first.
    @Test(arguments: [["k_zero", "k"], ["k", "k_zero"]])
    func textsWithTheNamesOfOthersForms(keys: [String]) throws {
        let texts = [
            "k_zero": #"{"male": "M", "exp:^(?!(?-i:male|female)$)": "X"}"#,
            "k": #"{"ie:x=1": "one", "ie:x>1": "more"}"#,
        ]
        let members = keys.compactMap { key in texts[key].map { "\"\(key)\": \($0)" } }
        let files = [("base.json", "{\(members.joined(separator: ", "))}")]
        let conversion = try CheckedConversion(ComparedProject.make(SwifternalizationFormat(), files), to: "i18next-v4")
        #expect(conversion.unexplained == [])
    }

    /// i18next looks for `k_one` itself where it has no form for a number.
    @Test(arguments: [["k_one", "k"], ["k", "k_one"]])
    func formsWithTheNamesOfOthersKeys(keys: [String]) throws {
        let lines = keys.map { "\"\($0)##{one}\" = \"\($0)\";" }
        let files = [("en.lproj/Localizable.strings", lines.joined(separator: "\n"))]
        let conversion = try CheckedConversion(ComparedProject.make(SmartlingFormat(), files), to: "i18next-v4")
        #expect(conversion.unexplained == [])
    }
}
