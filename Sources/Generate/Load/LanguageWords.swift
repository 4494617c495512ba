import InterlinguaIR

/// Small words that tell the language of texts whose place and letters don't.
enum LanguageWords {
    private typealias Words = (language: String, words: Set<Substring>)

    private static let told: [Words] = [
        (
            "de",
            ["der", "das", "und", "nicht", "ist", "für", "mit", "ein", "eine", "auf", "wird", "kein", "keine", "zum"]
        ),
        ("nl", ["een", "niet", "voor", "zijn", "wordt", "deze", "naar", "alle", "uw"]),
        ("fr", ["le", "les", "des", "est", "une", "pour", "dans", "vous", "votre", "du", "pas", "cette"]),
        ("it", ["il", "gli", "di", "non", "della", "che", "è", "sono", "questo"]),
        ("es", ["el", "los", "las", "una", "está", "por", "con"]),
        ("pt", ["uma", "os", "não", "do", "da", "por", "com"]),
        ("sv", ["och", "att", "är", "inte", "för", "ett", "det", "med"]),
        ("fi", ["ja", "ei", "on", "tai", "ole", "ovat", "kanssa", "voi"]),
        ("id", ["dan", "yang", "tidak", "untuk", "dengan", "ini", "dari"]),
    ]

    /// Languages that are not told, but have words of those that are.
    private static let others: [Words] = [
        ("en", ["the", "and", "of", "is", "are", "you", "your", "not", "this", "with", "from"]),
        ("af", ["nie", "vir", "jou", "hierdie", "nuwe", "kan", "alle"]),
        ("ca", ["els", "les", "amb", "una", "aquest", "dels", "per"]),
        ("co", ["di", "una", "hè", "micca", "per", "u", "ghjè"]),
        ("da", ["og", "at", "er", "ikke", "af", "et", "det", "med"]),
        ("et", ["ja", "on", "ei", "või", "kas", "see"]),
        ("gl", ["unha", "os", "non", "do", "da", "por", "con"]),
        ("ms", ["dan", "yang", "tidak", "untuk", "dengan", "ini", "daripada", "anda"]),
        ("mt", ["ta", "li", "għal", "jew", "din", "di"]),
        ("nb", ["og", "å", "er", "ikke", "av", "et", "det", "med"]),
    ]

    /// Some texts are names, and some quote other languages.
    private static let fewestTexts = 3

    /// The language whose small words are in many texts, and those of each other language in far fewer; nil if there is none.
    static func language(of texts: some Sequence<String>) -> LanguageTag? {
        let texts = texts.map { Set($0.lowercased().split { !$0.isLetter }) }
        let counts = (told + others).map { own in texts.count { !$0.isDisjoint(with: own.words) } }
        let order = counts.indices.sorted { counts[$0] > counts[$1] }
        let (first, second) = (counts[order[0]], counts[order[1]])
        guard told.indices.contains(order[0]), first >= fewestTexts, first * 10 >= texts.count, first >= second * 2
        else {
            return nil
        }
        return LanguageTag(told[order[0]].language)
    }
}
