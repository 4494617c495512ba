extension LprojFolder {
    /// The tags of languages by the English names that old folders have (CoreFoundation's table of old locale names).
    static let englishNames: [String: String] = {
        var tags: [String: String] = [:]
        for line in lines.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            for name in line[colon...].dropFirst().split(separator: ";") {
                tags[String(name.drop { $0 == " " })] = String(line[..<colon])
            }
        }
        return tags
    }()

    /// The same by names in small letters.
    static let englishNamesInSmallLetters = Dictionary(
        englishNames.map { ($0.key.lowercased(), $0.value) },
        uniquingKeysWith: { first, _ in first }
    )

    /// A tag and its names, separated by semicolons, on each line.
    private static let lines = """
        af: Afrikaans
        am: Amharic
        ar: Arabic
        as: Assamese
        ay: Aymara
        az: Azerbaijani
        be: Belarusian; Byelorussian
        bg: Bulgarian
        bn: Bengali
        bo: Tibetan
        br: Breton
        ca: Catalan
        cs: Czech
        cy: Welsh
        da: Danish
        de: German
        dz: Dzongkha
        el: Greek
        en: English
        eo: Esperanto
        es: Spanish
        et: Estonian
        eu: Basque
        fa: Farsi; Persian
        fi: Finnish
        fil: Tagalog
        fo: Faroese
        fr: French
        ga: Irish
        gd: Scottish
        gl: Galician; Gallegan
        gn: Guarani
        gu: Gujarati
        gv: Manx
        haw: Hawaiian
        he: Hebrew
        hi: Hindi
        hr: Croatian
        hu: Hungarian
        hy: Armenian
        id: Indonesian
        is: Icelandic
        it: Italian
        iu: Inuktitut
        ja: Japanese
        jv: Javanese
        ka: Georgian
        kk: Kazakh
        kl: Greenlandic; Kalaallisut
        km: Khmer
        kn: Kannada
        ko: Korean
        ks: Kashmiri
        ku: Kurdish
        ky: Kirghiz
        la: Latin
        lo: Lao
        lt: Lithuanian
        lv: Latvian
        mg: Malagasy
        mk: Macedonian
        ml: Malayalam
        mn: Mongolian
        mr: Marathi
        ms: Malay
        mt: Maltese
        my: Burmese
        nb: Norwegian
        ne: Nepali
        nl: Dutch
        nl-BE: Flemish
        nn: Nynorsk
        ny: Chewa; Chichewa; Nyanja
        om: Oromo
        or: Oriya
        pa: Panjabi; Punjabi
        pl: Polish
        ps: Pashto; Pushto
        pt: Portuguese
        pt-BR: Brazilian Portuguese; Portuguese, Brazilian
        qu: Quechua
        rn: Rundi
        ro: Moldavian; Romanian
        ru: Russian
        rw: Kinyarwanda; Ruanda
        sa: Sanskrit
        sd: Sindhi
        se: Sami
        si: Sinhalese
        sk: Slovak
        sl: Slovenian
        so: Somali
        sq: Albanian
        sr: Serbian
        su: Sundanese
        sv: Swedish
        sw: Swahili
        ta: Tamil
        te: Telugu
        tg: Tajik
        th: Thai
        ti: Tigrinya
        tk: Turkmen
        to: Tongan
        tr: Turkish
        tt: Tatar
        ug: Uighur
        uk: Ukrainian
        ur: Urdu
        uz: Uzbek
        vi: Vietnamese
        yi: Yiddish
        zh: Chinese
        zh-Hans: Chinese, Simplified; Simplified Chinese
        zh-Hant: Chinese, Traditional; Traditional Chinese
        """
}
