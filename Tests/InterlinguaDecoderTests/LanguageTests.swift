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
        (["pt-PT"], ["en", "pt-BR"], 1), (["pt"], ["en", "pt-PT", "pt-BR"], 2), (["es-ES"], ["en", "es-419"], 1),
        (["zh-HK"], ["en", "zh-CN", "zh-TW"], 2), (["no"], ["en", "nb-NO"], 1), (["pt-PT", "fr"], ["fr", "pt-BR"], 1),
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

    /// RFC 9110, 12.5.4, with the examples there, and the look-up of RFC 4647, 3.4.
    @Test(arguments: [
        ("da, en-gb;q=0.8, en;q=0.7", ["en", "da"], 1), ("da, en-gb;q=0.8, en;q=0.7", ["pl", "en-GB", "en"], 1),
        ("da, en-gb;q=0.8, en;q=0.7", ["pl", "en"], 1), ("zh-Hant-CN-x-private1-private2", ["en", "zh-Hant"], 1),
        ("fr;q=0.5, pl;q=0.9", ["fr", "pl"], 1), ("pl;q=0.5, fr;q=0.5", ["fr", "pl"], 1),
        ("fr;q=0.001, pl;q=0.002", ["fr", "pl"], 1), ("pl;q=1.000, fr;q=1", ["fr", "pl"], 1),
        ("PL ; Q=0.3 ,\t EN;q=0.2", ["en", "pl"], 1), (",, pl", ["en", "pl"], 1),
        ("*", ["en", "pl"], 0), ("en;q=0.5, *", ["en", "pl"], 1), ("*;q=0.1, en;q=0", ["en", "pl"], 1),
        ("*, pl", ["en", "pl"], 1), ("*, pl;q=0.9", ["en", "pl"], 0),
        ("en-GB, en;q=0", ["en", "en-GB"], 1), ("iw", ["en", "he"], 1), ("zh-TW", ["zh-Hans", "zh-Hant"], 1),
    ])
    func servesAClientBest(header: String, available: [String], place: Int) {
        let found = Decoder.language(
            accepted: header,
            available: available,
            parents: Self.parents,
            aliases: Self.aliases
        )
        #expect(found == place)
    }

    /// What nobody can serve, and what is no range; the rest of a header counts.
    @Test(arguments: [
        "", " ", ",", "tlh", "pl;q=0", "pl;q=0.000", "pl-PL, pl;q=0", "pl;q=1.5", "pl;q=1.001", "pl;q=", "pl;q=0.1234",
        "pl;q=-1", "pl;q=.5", "pl;q=a", "pl;level=1", "pl;q=0.5;q=0.5", "p l", "pl!", "pl_PL", "pl--PL", "-pl",
        "polskijęzyk", "averylongsubtag", "q=1", "\u{0}", "pl=1",
    ])
    func passesOverWhatIsNoRange(header: String) {
        func language(_ header: String) -> Int? {
            Decoder.language(accepted: header, available: ["en", "pl", "de"], parents: "", aliases: "")
        }
        #expect(language(header) == nil)
        #expect(language(header + ", de;q=0.1") == 2)
    }

    @Test
    func longHeadersAreReadInPart() {
        let header = String(repeating: "xx,", count: 100_000) + "pl"
        #expect(Decoder.language(accepted: header, available: ["en", "pl"], parents: "", aliases: "") == nil)
    }
}
