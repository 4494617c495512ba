/// Languages of random projects, and what translators write for them.
enum RandomLanguage {
    /// Languages that a feature stands for.
    static func tags(_ feature: RandomFeature) -> [String] {
        switch feature {
        case .manyFormLanguage: ["pl", "ru", "ar", "cs", "lv", "lt", "sl", "cy", "ga", "he", "ro", "hr", "uk", "sr"]
        case .oneFormLanguage: ["ja", "ko", "vi", "th", "id"]
        case .twoFormLanguage: ["de", "fr", "es", "it", "nl", "sv", "tr", "hi", "pt"]
        case .regionLanguage: ["pt-BR", "en-GB", "fr-CA", "es-MX", "pt-PT", "de-AT"]
        case .scriptLanguage: ["zh-Hans", "zh-Hant", "sr-Latn"]
        case .areaLanguage: ["es-419", "en-001"]
        case .regionBesideLanguage: ["pt", "pt-BR"]
        case .unknownLanguage: ["kmr", "ber", "bqi", "dag", "co", "qu"]
        case .threeLetterLanguage: ["fil", "ast", "hsb", "ckb"]
        case .legacyLanguage: ["iw", "in", "no", "tl", "sh", "ji", "mo"]
        case .privateLanguage: ["qaa", "en-x-pirate", "i-klingon"]
        case .underscoredLanguage: ["pt_BR", "zh_CN", "sr_Latn"]
        case .pseudoLanguage: ["en-XA", "ar-XB"]
        case .wrongCaseLanguage: ["FR", "pt-br", "ZH-hans", "English"]
        case .scriptWithRegion: ["zh-Hant-HK", "sr-Latn-RS", "zh-HK", "zh-TW"]
        default: []
        }
    }

    /// The categories that CLDR knows for a language, fractions included.
    static func categories(_ tag: String) -> [String] {
        switch tag == "pt-PT" ? tag : language(tag) {
        case "ja", "ko", "vi", "th", "id", "in", "zh": ["other"]
        case "pl", "ru", "uk", "cs", "lt": ["one", "few", "many", "other"]
        case "ar", "cy": ["zero", "one", "two", "few", "many", "other"]
        case "ga": ["one", "two", "few", "many", "other"]
        case "sl", "hsb": ["one", "two", "few", "other"]
        case "he", "iw": ["one", "two", "other"]
        case "lv": ["zero", "one", "other"]
        case "ro", "mo", "hr", "sr", "sh": ["one", "few", "other"]
        case "fr", "es", "it", "pt", "pt-PT": ["one", "many", "other"]
        default: ["one", "other"]
        }
    }

    /// The numbers that stand for forms in i18next before version 4.
    static func numbers(_ tag: String, version: Int) -> [Int] {
        switch language(tag) {
        // The library of version 1 knows two forms.
        case "he" where version == 1: [1, 2]
        case "ja", "ko", "vi", "th", "id", "zh": [1]
        case "pl", "ru", "uk", "cs", "hr", "sr": [1, 2, 5]
        case "lt": [1, 2, 10]
        case "ar": [0, 1, 2, 3, 11, 100]
        case "cy": [1, 2, 3, 8]
        case "ga": [1, 2, 3, 7, 11]
        case "sl": [5, 1, 2, 3]
        case "he": [1, 2, 20, 21]
        case "lv": [1, 2, 0]
        case "ro": [1, 2, 20]
        default: [1, 2]
        }
    }

    /// Expressions of Swifternalization's for a language's categories.
    static func expressions(_ tag: String) -> [(name: String, pattern: String)] {
        switch language(tag) {
        case "ja", "ko", "vi", "th", "id", "zh": [("#other", "exp:^")]
        case "pl":
            [
                ("#one", "ie:x=1"), ("#few", "exp:^(?:[2-4]|\\d*[02-9][2-4])$"),
                ("#other", "exp:^(?!(?:1|[2-4]|\\d*[02-9][2-4])$)"),
            ]
        case "ru", "uk", "sr", "hr":
            [
                ("#one", "exp:^(?:1|\\d*[02-9]1)$"), ("#few", "exp:^(?:[2-4]|\\d*[02-9][2-4])$"),
                ("#other", "exp:^(?!(?:1|\\d*[02-9]1|[2-4]|\\d*[02-9][2-4])$)"),
            ]
        case "cs": [("#one", "ie:x=1"), ("#few", "exp:^[2-4]$"), ("#other", "exp:^(?![1-4]$)")]
        case "fr": [("#one", "iex:0<=x<=1"), ("#other", "ie:x>1")]
        default: [("#one", "ie:x=1"), ("#other", "exp:^(?!1$)")]
        }
    }

    private static func language(_ tag: String) -> String {
        String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
    }
}
