import InterlinguaIR

/// Letters that tell the language of texts whose place doesn't, as far as no other language has them.
enum LanguageLetters {
    /// A language's own letters, and those that it lacks where another language shares the first ones.
    private struct Alphabet {
        let language: String
        let own: Set<Unicode.Scalar>
        let lacks: Set<Unicode.Scalar>

        init(_ language: String, _ own: String, lacks: String = "") {
            self.language = language
            self.own = Set(own.unicodeScalars)
            self.lacks = Set(lacks.unicodeScalars)
        }
    }

    private static let alphabets = [
        Alphabet("be", "ўЎ"), Alphabet("cs", "řŘůŮ"), Alphabet("de", "ß"), Alphabet("es", "¿¡"), Alphabet("hu", "őŐűŰ"),
        Alphabet("pl", "łŁ"), Alphabet("pt", "ãÃõÕ", lacks: "äđơưñ"), Alphabet("ro", "țȚșȘ"),
        Alphabet("ru", "ыЫэЭ", lacks: "іўәқңғұөүһӣ"), Alphabet("tr", "ğĞ", lacks: "əӘ"), Alphabet("uk", "їЇєЄ"),
        Alphabet("vi", "ơƠưƯạảấầếệ"),
    ]

    private static let scripts: [(language: String, letters: ClosedRange<Unicode.Scalar>)] = [
        ("el", "\u{370}"..."\u{3FF}"), ("hy", "\u{530}"..."\u{58F}"), ("he", "\u{5D0}"..."\u{5EA}"),
        ("ta", "\u{B80}"..."\u{BFF}"), ("th", "\u{E00}"..."\u{E7F}"), ("ka", "\u{10A0}"..."\u{10FF}"),
        ("ko", "\u{AC00}"..."\u{D7A3}"),
    ]

    /// Signs that Japanese has, and Chinese lacks.
    private static let kana: ClosedRange<Unicode.Scalar> = "\u{3041}"..."\u{30FA}"
    private static let han: ClosedRange<Unicode.Scalar> = "\u{4E00}"..."\u{9FFF}"

    /// The language that the letters of texts tell; nil if there is none, or several are.
    ///
    /// - Parameter fewestTexts: in how many: names and examples have letters of other languages, too.
    static func language(of texts: some Sequence<String>, inAtLeast fewestTexts: Int) -> LanguageTag? {
        let letters = texts.map { Set($0.unicodeScalars.lazy.filter { !$0.isASCII }) }
        func count(_ isTelling: (Set<Unicode.Scalar>) -> Bool) -> Int { letters.count(where: isTelling) }
        func has(_ script: ClosedRange<Unicode.Scalar>) -> (Set<Unicode.Scalar>) -> Bool {
            { $0.contains(where: script.contains) }
        }
        let found = alphabets.filter { alphabet in
            let own = count { !$0.isDisjoint(with: alphabet.own) }
            return own >= fewestTexts && own * 10 >= letters.count
                && letters.allSatisfy { $0.isDisjoint(with: alphabet.lacks) }
        }
        if let first = found.first { return found.count == 1 ? LanguageTag(first.language) : nil }
        func isUsual(_ count: Int) -> Bool { count >= fewestTexts && count * 2 >= letters.count }
        if isUsual(count { has(kana)($0) || has(han)($0) }) {
            return LanguageTag(count(has(kana)) > 0 ? "ja" : "zh")
        }
        return scripts.first { isUsual(count(has($0.letters))) }.flatMap { LanguageTag($0.language) }
    }
}
