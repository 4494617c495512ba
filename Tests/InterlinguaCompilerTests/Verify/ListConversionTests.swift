import InterlinguaFormats
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Lists that differ between languages, and lists that are passed.
@Suite struct ListConversionTests {
    private static let targets = FormatRegistry.formats.map(\.name).filter { !$0.hasPrefix("i18next") }

    private func convert(_ english: String, _ polish: String, to target: String) throws -> CheckedConversion {
        let project = ComparedProject.make(
            I18nextFormat(.v4),
            [("locales/en/translation.json", english), ("locales/pl/translation.json", polish)]
        )
        return try CheckedConversion(project, to: target)
    }

    /// `{{l, list}}` prints “a and b”; the other platforms have no such format.
    @Test(arguments: targets)
    func aListIsPassed(target: String) throws {
        let conversion = try convert(#"{"k": "Buy {{l, list}}"}"#, "{}", to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.explained.contains { $0.hasPrefix("k") && $0.hasSuffix(": lost-format") })
    }

    @Test("A shorter list, whose placeholder is escaped for HTML", arguments: targets)
    func shorterLists(target: String) throws {
        let conversion = try convert(#"{"k": ["A", "B {{x}}", "C"]}"#, #"{"k": ["D", "E {{x}}"]}"#, to: target)
        #expect(conversion.unexplained == [])
    }

    /// An app that goes through the items stops at a text.
    @Test(arguments: targets)
    func aTextInPlaceOfAList(target: String) throws {
        let conversion = try convert(#"{"k": ["A", "B"]}"#, #"{"k": "C"}"#, to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.explained.contains { $0.hasPrefix("k pl: ") && $0.contains("faulty-source") })
    }

    @Test("The number is shown beside a nested text that it chooses", arguments: targets)
    func aNumberBesideANestedText(target: String) throws {
        let file = #"{"k": "{{count}} $t(d, {\"count\": {{count}}})", "d_one": "day", "d_other": "days"}"#
        let conversion = try convert(file, "{}", to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.explained == [])
    }

    /// A translation service wrote the list of one language as an object, whose members have the items' names.
    @Test(arguments: targets)
    func anObjectInPlaceOfAList(target: String) throws {
        let conversion = try convert(
            #"{"steps": ["Open", "Tap"]}"#,
            #"{"steps": {"0": "Otwórz", "1": "Stuknij"}}"#,
            to: target
        )
        #expect(conversion.unexplained == [])
        for text in ["Open", "Tap", "Otwórz", "Stuknij"] { #expect(conversion.text.contains(text)) }
    }

    @Test("An empty list beside one of another language", arguments: targets + ["i18next-v1"])
    func emptyListsBesideOthers(target: String) throws {
        let conversion = try convert(#"{"k": []}"#, #"{"k": ["A"]}"#, to: target)
        #expect(conversion.unexplained == [])
    }

    /// The files of `English` have no place beside those of `en`, whose list is shorter than a third one.
    @Test(arguments: ["swifternalization", "i18next-v1"])
    func listsOfLostLanguages(target: String) throws {
        let files = [("en", #"{"k": ["A"]}"#), ("English", #"{"k": ["B"]}"#), ("pl", #"{"k": ["C", "D"]}"#)]
        let project = ComparedProject.make(I18nextFormat(.v4), files.map { ("locales/\($0.0)/translation.json", $0.1) })
        let conversion = try CheckedConversion(project, to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.explained.contains { $0.contains("lost-language") })
    }
}
