package import InterlinguaIR

/// The tags that names of folders and files, and outermost keys of stores, spell.
///
/// The name is the language's identity: apps ask for a file by it. The tag only says which language that is.
package enum LanguageName {
    /// The tag that a name spells, of whatever language; nil if it is no BCP 47 tag and no POSIX locale.
    ///
    /// A locale may have a character set and a modifier, `sr_RS.UTF-8@latin`; some tools write any script or variant behind
    /// the at sign: `uz@Latn`.
    package static func tag(of name: some StringProtocol) -> LanguageTag? {
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

    /// How POSIX spells scripts.
    private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]

    /// What the names of locales' character sets begin with.
    private static let characterSets = [
        "utf-8", "utf8", "iso-8859", "iso8859", "koi8", "cp125", "euc", "big5", "gb18030", "gb2312", "gbk", "tis-620",
        "tis620",
    ]
}
