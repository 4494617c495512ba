import Testing

@testable import InterlinguaDecoder

/// Which language a user gets.
@Suite struct LanguageTests {
    /// Some of CLDR's parents.
    static let parents = """
        en-001: en-gb en-au
        es-419: es-mx es-ar
        pt-pt: pt-ao
        und: zh-hant sr-latn
        zh-hant-hk: zh-hant-mo
        """

    @Test(arguments: [
        (["en"], ["en", "pl"], 0), (["PL"], ["en", "pl"], 1), (["en-US"], ["en", "pl"], 0),
        (["en-AU"], ["en-001", "en"], 0),
        (["es-MX"], ["es", "es-419"], 1), (["es-MX"], ["es"], 0), (["pt-AO"], ["pt", "pt-PT"], 1),
        (["fr", "pl"], ["en", "pl"], 1), (["zh-TW"], ["zh-Hans", "zh-Hant"], 1),
        (["zh-MO"], ["zh-Hant", "zh-Hant-HK"], 1),
        (["zh"], ["zh-Hant", "zh-Hans"], 1), (["sr-Latn-RS"], ["sr-Latn"], 0),
    ])
    func servesTheUserBest(preferred: [String], available: [String], place: Int) {
        #expect(Decoder.language(preferred: preferred, available: available, parents: Self.parents) == place)
    }

    /// Another script is no help to a reader.
    @Test(arguments: [["zh-Hant"], ["sr-Latn"], ["fr"], [""], []])
    func givesNoOther(preferred: [String]) {
        #expect(Decoder.language(preferred: preferred, available: ["zh", "sr", "en"], parents: Self.parents) == nil)
    }

    /// A table that leads in circles ends all the same.
    @Test func endsInCircles() {
        #expect(Decoder.language(preferred: ["a"], available: ["en"], parents: "b: a\na: b") == nil)
    }

    @Test(arguments: [
        (["LANG": "pl_PL.UTF-8"], ["pl-PL"]), (["LANG": "ca_ES@valencia"], ["ca-ES"]), (["LANG": "C.UTF-8"], []),
        ([:], []),
        (["LC_ALL": "POSIX", "LANG": "pl_PL"], []), (["LC_MESSAGES": "de_AT", "LANG": "pl_PL"], ["de-AT"]),
        (["LANGUAGE": "fr_CA:fr", "LANG": "en_US.UTF-8"], ["fr-CA", "fr", "en-US"]),
        (["LANGUAGE": "fr", "LANG": "C"], []),
    ])
    func readsTheEnvironment(environment: [String: String], preferences: [String]) {
        #expect(Decoder.preferences { environment[$0] } == preferences)
    }
}
