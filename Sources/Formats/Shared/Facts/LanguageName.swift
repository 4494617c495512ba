package import InterlinguaIR

/// The tags that names of folders and files, and outermost keys of stores, spell.
///
/// The name is the language's identity: apps ask for a file by it. The tag only says which language that is.
package enum LanguageName {
    /// The tag that a name spells, of whatever language; nil if it is no BCP 47 tag, no POSIX locale, and no word for one.
    package static func tag(of name: some StringProtocol) -> LanguageTag? {
        tag(ofCode: name) ?? tag(ofWord: name)
    }

    /// The tag that a name spells as a code; nil if it is no BCP 47 tag and no POSIX locale.
    ///
    /// A locale may have a character set and a modifier, `sr_RS.UTF-8@latin`; some tools write any script or variant behind
    /// the at sign: `uz@Latn`.
    static func tag(ofCode name: some StringProtocol) -> LanguageTag? {
        if let tag = LanguageTag(String(name)) { return tag }
        let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard var locale = parts.first.map({ String($0) }) else { return nil }
        if let point = locale.firstIndex(of: ".") {
            let set = locale[locale.index(after: point)...].lowercased()
            guard characterSets.contains(where: set.hasPrefix) else { return nil }
            locale = String(locale[..<point])
        }
        guard let tag = LanguageTag(locale) else { return nil }
        guard parts.count > 1 else { return tag }
        let modifier = parts[1].lowercased()
        if modifier == "euro" { return tag }
        guard let script = scripts[modifier] ?? (modifier.utf8.count == 4 ? modifier : nil) else {
            return LanguageTag("\(locale)-\(modifier)")
        }
        let (language, rest) = (tag.language, tag.identifier.dropFirst(tag.language.utf8.count))
        return tag.script == nil ? LanguageTag("\(language)-\(script)\(rest)") : nil
    }

    /// The tag of a name that only names beside it tell from other words: the English one of a language, in any capitals
    /// (`spanish`), or a code whose parts begin with capitals as names of variables do (`zhCn`, `ptBR`, `zhHans`).
    static func tag(ofWord name: some StringProtocol) -> LanguageTag? {
        if let tag = LprojFolder.englishNamesInSmallLetters[name.lowercased()] { return LanguageTag(tag) }
        let language = name.prefix { $0.isLowercase }
        var parts = [Substring(name.dropFirst(language.count))]
        if parts[0].count > 4 { parts = [parts[0].prefix(4), parts[0].dropFirst(4)] }
        let hasScript = parts[0].count == 4
        guard (2...3).contains(language.utf8.count), parts.allSatisfy({ $0.first?.isUppercase == true }),
            parts[parts.count - 1].count == (parts.count == 1 && hasScript ? 4 : 2),
            !hasScript || usualScripts.contains(String(parts[0]))
        else { return nil }
        return LanguageTag(([Substring(language)] + parts).joined(separator: "-"))
    }

    /// Scripts that tell a language's texts apart.
    private static let usualScripts: Set = ["Arab", "Cyrl", "Deva", "Hans", "Hant", "Latn"]

    /// How POSIX spells scripts.
    private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]

    /// What the names of locales' character sets begin with.
    private static let characterSets = [
        "utf-8", "utf8", "iso-8859", "iso8859", "koi8", "cp125", "euc", "big5", "gb18030", "gb2312", "gbk", "tis-620",
        "tis620",
    ]
}
