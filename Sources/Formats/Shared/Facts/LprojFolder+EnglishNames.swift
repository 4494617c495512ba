extension LprojFolder {
    /// The tags of languages by the English names that old folders have (CoreFoundation's table of old locale names).
    static let englishNames: [String: String] = {
        var tags: [String: String] = [:]
        for name in names.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
            guard let space = name.lastIndex(of: " ") else { continue }
            tags[String(name[..<space].drop { $0 == " " })] = String(name[space...].dropFirst())
        }
        return tags
    }()

    /// The same by names in small letters.
    static let englishNamesInSmallLetters = Dictionary(
        englishNames.map { ($0.key.lowercased(), $0.value) },
        uniquingKeysWith: { first, _ in first }
    )

    /// Names, each with its tag.
    private static let names = """
        Afrikaans af; Amharic am; Arabic ar; Assamese as; Aymara ay; Azerbaijani az; Belarusian be; Byelorussian be
        Bulgarian bg; Bengali bn; Tibetan bo; Breton br; Catalan ca; Czech cs; Welsh cy; Danish da; German de
        Dzongkha dz; Greek el; English en; Esperanto eo; Spanish es; Estonian et; Basque eu; Farsi fa; Persian fa
        Finnish fi; Tagalog fil; Faroese fo; French fr; Irish ga; Scottish gd; Galician gl; Gallegan gl; Guarani gn
        Gujarati gu; Manx gv; Hawaiian haw; Hebrew he; Hindi hi; Croatian hr; Hungarian hu; Armenian hy; Indonesian id
        Icelandic is; Italian it; Inuktitut iu; Japanese ja; Javanese jv; Georgian ka; Kazakh kk; Greenlandic kl
        Kalaallisut kl; Khmer km; Kannada kn; Korean ko; Kashmiri ks; Kurdish ku; Kirghiz ky; Latin la; Lao lo
        Lithuanian lt; Latvian lv; Malagasy mg; Macedonian mk; Malayalam ml; Mongolian mn; Marathi mr; Malay ms
        Maltese mt; Burmese my; Norwegian nb; Nepali ne; Dutch nl; Flemish nl-BE; Nynorsk nn; Chewa ny; Chichewa ny
        Nyanja ny; Oromo om; Oriya or; Panjabi pa; Punjabi pa; Polish pl; Pashto ps; Pushto ps; Portuguese pt
        Brazilian Portuguese pt-BR; Portuguese, Brazilian pt-BR; Quechua qu; Rundi rn; Moldavian ro; Romanian ro
        Russian ru; Kinyarwanda rw; Ruanda rw; Sanskrit sa; Sindhi sd; Sami se; Sinhalese si; Slovak sk; Slovenian sl
        Somali so; Albanian sq; Serbian sr; Sundanese su; Swedish sv; Swahili sw; Tamil ta; Telugu te; Tajik tg; Thai th
        Tigrinya ti; Turkmen tk; Tongan to; Turkish tr; Tatar tt; Uighur ug; Ukrainian uk; Urdu ur; Uzbek uz
        Vietnamese vi; Yiddish yi; Chinese zh; Chinese, Simplified zh-Hans; Simplified Chinese zh-Hans
        Chinese, Traditional zh-Hant; Traditional Chinese zh-Hant
        """
}
