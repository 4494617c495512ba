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

    /// Some of CLDR's aliases.
    static let aliases = """
        fil: tgl tl
        he: heb iw
        nb: no no-bok
        sr-latn: hbs sh
        """

    @Test(arguments: [
        (["en"], ["en", "pl"], 0), (["PL"], ["en", "pl"], 1), (["en-US"], ["en", "pl"], 0),
        (["en-AU"], ["en-001", "en"], 0),
        (["es-MX"], ["es", "es-419"], 1), (["es-MX"], ["es"], 0), (["pt-AO"], ["pt", "pt-PT"], 1),
        (["fr", "pl"], ["en", "pl"], 1), (["zh-TW"], ["zh-Hans", "zh-Hant"], 1),
        (["zh-MO"], ["zh-Hant", "zh-Hant-HK"], 1),
        (["zh"], ["zh-Hant", "zh-Hans"], 1), (["sr-Latn-RS"], ["sr-Latn"], 0),
        (["pt_BR"], ["pt", "pt-BR"], 1), (["pt_BR.UTF-8"], ["pt", "pt-BR"], 1), (["PT_br"], ["en", "pt"], 1),
        (["zh_Hant_TW"], ["zh-Hans", "zh-Hant"], 1), (["ca_ES@valencia"], ["en", "ca"], 1),
        (["iw"], ["en", "he"], 1), (["iw_IL"], ["en", "he"], 1), (["HEB"], ["en", "he"], 1),
        (["tl-PH"], ["fil", "fil-PH"], 1),
        (["no"], ["en", "nb"], 1), (["no_NO.UTF-8"], ["en", "nb"], 1), (["no-bok"], ["en", "nb"], 1),
        (["sh"], ["sr", "sr-Latn"], 1), (["sh-RS"], ["sr", "sr-Latn"], 1), (["sh-Cyrl"], ["sr-Latn", "sr-Cyrl"], 1),
        (["sr_RS@latin"], ["sr", "sr-Latn"], 1), (["sr_RS"], ["sr-Latn", "sr"], 1),
    ])
    func servesTheUserBest(preferred: [String], available: [String], place: Int) {
        #expect(
            Decoder.language(preferred: preferred, available: available, parents: Self.parents, aliases: Self.aliases)
                == place
        )
    }

    /// Another script is no help to a reader.
    @Test(arguments: [
        ["zh-Hant"], ["sr-Latn"], ["sr_RS@latin"], ["sh-RS"], ["fr"], [""], [], ["_"], ["@latin"], ["."], ["-"],
    ])
    func givesNoOther(preferred: [String]) {
        let available = ["zh", "sr", "en"]
        #expect(
            Decoder.language(preferred: preferred, available: available, parents: Self.parents, aliases: Self.aliases)
                == nil
        )
    }

    /// A table that leads in circles ends all the same.
    @Test func endsInCircles() {
        #expect(Decoder.language(preferred: ["a"], available: ["en"], parents: "b: a\na: b", aliases: "") == nil)
        #expect(Decoder.language(preferred: ["a"], available: ["en"], parents: "", aliases: "b: a\na: b") == nil)
    }

    @Test(arguments: [
        (["LANG": "pl_PL.UTF-8"], ["pl-PL"]), (["LANG": "ca_ES@valencia"], ["ca-ES-valencia"]),
        (["LANG": "C.UTF-8"], []),
        (["LANG": "sr_RS.UTF-8@latin"], ["sr-Latn-RS"]), (["LANG": "uz_UZ@cyrillic"], ["uz-Cyrl-UZ"]),
        (["LANG": "ks_IN@devanagari"], ["ks-Deva-IN"]), (["LANG": "de_DE.ISO-8859-15@euro"], ["de-DE"]), ([:], []),
        (["LC_ALL": "POSIX", "LANG": "pl_PL"], []), (["LC_MESSAGES": "de_AT", "LANG": "pl_PL"], ["de-AT"]),
        (["LANGUAGE": "fr_CA:fr", "LANG": "en_US.UTF-8"], ["fr-CA", "fr", "en-US"]),
        (["LANGUAGE": "fr", "LANG": "C"], []),
    ])
    func readsTheEnvironment(environment: [String: String], preferences: [String]) {
        #expect(Decoder.preferences { environment[$0] } == preferences)
    }
}
