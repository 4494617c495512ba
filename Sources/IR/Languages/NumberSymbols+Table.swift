extension NumberSymbols {
    /// The symbols by language: the digit zero, the sizes of the last and of the other groups, the fewest digits before the
    /// last group, decimal separator, group separator, minus, plus, and the languages that differ from their parents.
    ///
    /// From CLDR 47 (numbers: default numbering systems, symbols, decimal patterns); what is a draft there, and the fewest
    /// digits, from CLDR 48.
    static let lines = """
        30 3 3 1|,|\u{A0}|-|+|af agq bas blo br cs cv de-AT dua dyo en-CZ en-FI en-HU en-NO en-PT en-SE en-SK \
          en-ZA eo es-CR ewo ff fr-CA ht kab kea kk ksf ky nmg nr oc os prg pt-AO ru sah shi shi-Latn sk smn ss \
          szl tg tk ts tt tzm uk uz uz-Cyrl ve yav zgh
        30 3 3 1|.|,|\u{200E}-|\u{200E}+|ar he ur
        660 3 3 1|\u{66B}|\u{66C}|\u{61C}-|\u{61C}+|ar-BH ar-DJ ar-EG ar-ER ar-IL ar-IQ ar-JO ar-KM ar-KW ar-LB \
          ar-MR ar-OM ar-PS ar-QA ar-SA ar-SD ar-SO ar-SS ar-SY ar-TD ar-YE sd sdh
        30 3 3 1|,|.|\u{200E}-|\u{200E}+|ar-DZ ar-LY ar-MA ar-TN
        9E6 3 2 1|.|,|-|+|as bn
        30 3 3 1|,|.|-|+|ast az az-Cyrl bs bs-Cyrl ca da de dsb el en-AT en-BE en-DE en-DK en-ES en-ID en-IT \
          en-NL en-PL en-RO en-SI es-AR es-BO es-CL es-CO es-EC es-PY es-UY es-VE fr-LU fr-MA fur fy gl hsb id \
          is jgo jv kgp kkj kl ku lb lij lld ln lo lu mgh mk ms-Arab-BN ms-BN ms-ID mua nds nl nnh pt qu-BO rn \
          ro rw sc scn seh sg sr sr-Latn su sw-CD tr vi vmw wo yrl
        6F0 3 3 1|\u{66B}|\u{66C}|\u{200E}-\u{200E}|\u{200E}+\u{200E}|az-Arab bgn ks lrc mzn pa-Arab ps ur-IN \
          uz-Arab
        30 3 3 1|.|\u{A0}|-|+|ba dje khq mfe nso ses twq tyv xh
        30 3 3 2|,|\u{A0}|-|+|be bg hu hy ie ka lv pl pt-PT ru-UA sq
        966 3 3 1|.|,|-|+|bgc bho raj sat-Deva
        30 3 2 1|.|,|-|+|brx dv en-IN gu hi kok kok-Latn kxv kxv-Deva kxv-Orya kxv-Telu ml or pa ta te xnr
        11136 3 2 1|.|,|-|+|ccp
        660 3 3 1|\u{66B}|\u{66C}|\u{200F}-|\u{200F}+|ckb
        30 3 3 1|.|\u{2019}|-|+|de-CH de-LI en-CH tn
        F20 3 2 1|.|,|-|+|dz
        30 3 3 3|.|,|-|+|ee
        30 3 3 1|,|\u{202F}|-|+|en-FR fr vec
        30 3 3 2|,|.|-|+|es ia it
        30 3 3 1|.|,|-|+|es-419 ta-MY ta-SG
        30 3 3 2|,|\u{A0}|\u{2212}|+|et
        30 3 3 1|,|.|\u{2212}|+|eu fo hr
        6F0 3 3 1|\u{66B}|\u{66C}|\u{200E}\u{2212}|\u{200E}+|fa
        1E950 3 3 1|.|\u{2E41}|-|+|ff-Adlm
        30 3 3 1|,|\u{A0}|\u{2212}|+|fi ksh lt no se sv
        30 3 3 1|.|\u{2019}|\u{2212}|+|gsw rm
        1E140 3 3 1|.|,|-|+|hnj
        30 3 3 2|.|\u{2019}|-|+|it-CH
        30 3 3 1|,|\u{2019}|-|+|lmo wae
        9E6 3 3 1|.|,|-|+|mni
        ABF0 3 3 1|.|,|-|+|mni-Mtei
        966 3 2 1|.|,|-|+|mr ne sa
        1040 3 3 1|.|,|-|+|my
        7C0 3 3 1|.|\u{60C}|-|+|nqo
        1C50 3 3 1|.|,|-|+|sat
        30 3 3 2|,|.|\u{2212}|+|sl
        30 2 2 1|,|\u{A0}|-|+|tok
        """
}
