import InterlinguaIR
import Testing

@Suite struct LanguageSpellingsTests {
    @Test("Two names of one tag are two languages; users of the tag have the one that is named like it, else the first")
    func names() throws {
        let spellings = LanguageSpellings(["de", "pt_BR", "pt-br", "pt-BR", "iw", "ji_", "tl", "fil"]) {
            LanguageTag($0)
        }
        let brazilian = try #require(LanguageTag("pt-BR"))
        #expect(spellings["pt-BR"] == brazilian)
        #expect(spellings["pt_BR"] != brazilian && spellings["pt_BR"]?.canonical == brazilian)
        #expect(Set(["pt-BR", "pt_BR", "pt-br"].map { spellings[$0] }).count == 3)
        // A name without a rival is the tag's, however it is spelled.
        #expect(spellings["iw"] == LanguageTag("he"))
        #expect(spellings["fil"] == LanguageTag("fil") && spellings["tl"]?.name == "tl")
        #expect(spellings["ji_"] == nil)
        #expect(
            spellings["pt_BR"].map { PluralRules.rules(for: $0, kind: .cardinal).rules }
                == PluralRules.rules(for: brazilian, kind: .cardinal).rules
        )
    }
}
