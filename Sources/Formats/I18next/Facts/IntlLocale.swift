import InterlinguaIR

/// Which codes JavaScript's `Intl` takes for locales, and how it spells them.
///
/// It knows less than BCP 47: no tags of private subtags alone, no languages below others (`zh-yue`), no irregular ones.
package enum IntlLocale {
    /// The canonical spelling; nil for what `Intl` refuses.
    package static func canonical(_ code: String) -> String? {
        guard isWellFormed(code) else { return nil }
        if let tag = LanguageTag(code) { return tag.identifier }
        let language = code.prefix { $0 != "-" }
        let rest = LanguageTag("und" + code.dropFirst(language.count))?.identifier.dropFirst(3) ?? ""
        return language.lowercased() + rest
    }

    /// Whether a code is a language of two, three or five to eight letters with subtags that it may have.
    package static func isWellFormed(_ code: String) -> Bool {
        guard !code.utf8.contains(UInt8(ascii: "_")), !irregular.contains(code.lowercased()) else { return false }
        let parts = code.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard let language = parts.first, [2, 3, 5, 6, 7, 8].contains(language.utf8.count), isAlphabetic(language)
        else { return false }
        if parts.count > 1, parts[1].utf8.count == 3, isAlphabetic(parts[1]) { return false }
        // Subtags behind a language that nobody has registered are those behind any other.
        let tag = language.utf8.count > 3 ? (["und"] + parts.dropFirst()).joined(separator: "-") : code
        return LanguageTag(tag) != nil
    }

    /// Tags that BCP 47 has as a whole, whatever their subtags.
    private static let irregular: Set = ["en-gb-oed", "sgn-be-fr", "sgn-be-nl", "sgn-ch-de"]

    private static func isAlphabetic(_ part: String) -> Bool {
        part.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    }
}
