import InterlinguaIR

/// Letters that tell the language of texts whose place doesn't: those that one language has, or that of most people who
/// write in a script.
enum LanguageLetters {
    /// Letters that hardly another language has, by language.
    ///
    /// They stand in a good part of its texts, and in few of others, where they come with names.
    private static let own: [(language: String, letters: Set<Unicode.Scalar>)] = [
        ("be", letters("ўЎ")), ("cs", letters("řŘěĚůŮ")), ("de", letters("ßüÜ")), ("es", letters("ñÑ¿¡")),
        ("fa", letters("پچژگ")), ("hu", letters("őŐűŰ")), ("pl", letters("łŁżŻźŹśŚćĆąęĘ")), ("pt", letters("ãÃõÕ")),
        ("ro", letters("țȚșȘăĂ")), ("tr", letters("ğĞışŞ")), ("uk", letters("іІїЇєЄ")), ("vi", letters("ơƠưƯđạảấầếệ")),
    ]

    /// Scripts, and the language that texts in them are most likely in.
    ///
    /// Japanese is told by the signs that Chinese lacks.
    private static let scripts: [(language: String, letters: ClosedRange<Unicode.Scalar>)] = [
        ("ja", "\u{3041}"..."\u{30FA}"), ("el", "\u{370}"..."\u{3FF}"), ("ru", "\u{400}"..."\u{4FF}"),
        ("hy", "\u{530}"..."\u{58F}"), ("he", "\u{5D0}"..."\u{5EA}"), ("ar", "\u{620}"..."\u{6FF}"),
        ("hi", "\u{900}"..."\u{97F}"), ("bn", "\u{980}"..."\u{9FF}"), ("ta", "\u{B80}"..."\u{BFF}"),
        ("th", "\u{E00}"..."\u{E7F}"), ("ka", "\u{10A0}"..."\u{10FF}"), ("ko", "\u{AC00}"..."\u{D7A3}"),
        ("zh", "\u{4E00}"..."\u{9FFF}"),
    ]

    /// The language that letters of at least a fifth of the texts tell; nil if they tell none.
    static func language(of texts: some Sequence<String>) -> LanguageTag? {
        var total = 0
        var counts = [Int](repeating: 0, count: own.count + scripts.count)
        for text in texts {
            total += 1
            let found = Set(text.unicodeScalars.lazy.filter { !$0.isASCII })
            for (index, one) in own.enumerated() where !found.isDisjoint(with: one.letters) { counts[index] += 1 }
            for (index, one) in scripts.enumerated() where found.contains(where: one.letters.contains) {
                counts[own.count + index] += 1
            }
        }
        // What is written in signs of its own has no other language's letters but in names.
        let usual = (0..<own.count).max { (counts[$0], $1) < (counts[$1], $0) } ?? 0
        let telling = [usual] + (own.count..<counts.count)
        guard let index = telling.first(where: { counts[$0] * 5 >= total && counts[$0] > 0 }) else { return nil }
        return LanguageTag(index < own.count ? own[index].language : scripts[index - own.count].language)
    }

    private static func letters(_ text: String) -> Set<Unicode.Scalar> { Set(text.unicodeScalars) }
}
