import InterlinguaIR

/// Small words that tell the language of texts whose place and letters don't.
enum LanguageWords {
    private typealias Words = (language: String, words: Set<Substring>)

    private static let told: [Words] = [
        (
            "de",
            ["der", "das", "und", "nicht", "ist", "für", "ein", "eine", "auf", "wird", "kein", "keine", "zum"]
        ),
        ("nl", ["een", "niet", "voor", "zijn", "wordt", "deze", "naar", "alle", "uw"]),
        ("fr", ["le", "les", "des", "est", "une", "pour", "dans", "vous", "votre", "du", "pas", "cette"]),
        ("it", ["il", "gli", "di", "non", "della", "che", "è", "sono", "questo"]),
        ("es", ["el", "los", "las", "una", "está", "por", "con", "para"]),
        ("pt", ["uma", "os", "não", "do", "da", "por", "com", "para"]),
        ("sv", ["och", "att", "är", "inte", "för", "ett", "det", "med"]),
        ("fi", ["ja", "ei", "on", "tai", "ole", "ovat", "kanssa", "voi"]),
        ("id", ["dan", "yang", "tidak", "untuk", "dengan", "ini", "dari"]),
    ]

    /// Languages that are not told, but have words of those that are.
    private static let others: [Words] = [
        (
            "en",
            [
                "the", "and", "of", "to", "for", "are", "you", "your", "not", "this", "with",
                "from",
            ]
        ),
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

    /// The language of which several small words are in many texts, and those of each other language in far fewer; nil if
    /// there is none.
    ///
    /// - Parameter fewestTexts: in how many: some texts are names, and some quote other languages.
    static func language(of texts: some Sequence<String>, inAtLeast fewestTexts: Int) -> LanguageTag? {
        let texts = texts.map(words)
        let found = (told + others).map { own in texts.map { $0.intersection(own.words) }.filter { !$0.isEmpty } }
        let order = found.indices.sorted { found[$0].count > found[$1].count }
        let (first, second) = (found[order[0]], found[order[1]])
        guard told.indices.contains(order[0]), first.count >= fewestTexts, first.count * 10 >= texts.count,
            first.count >= second.count * 2, first.reduce(Set(), { $0.union($1) }).count > 1
        else { return nil }
        return LanguageTag(told[order[0]].language)
    }

    /// The words of a text as they are written within sentences: no names, and no parts of addresses.
    private static func words(of text: String) -> Set<Substring> {
        let tokens = text.split(whereSeparator: \.isWhitespace).map(\.trimmingPunctuation)
        return Set(tokens.filter { $0.allSatisfy(\.isLetter) && $0.first?.isLowercase == true })
    }
}

extension Substring {
    /// The text without signs at its ends.
    fileprivate var trimmingPunctuation: Substring {
        var result = self
        while let first = result.first, !first.isLetter { result.removeFirst() }
        while let last = result.last, !last.isLetter { result.removeLast() }
        return result
    }
}
