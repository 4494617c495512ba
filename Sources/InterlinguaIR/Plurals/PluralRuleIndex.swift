/// The number of the set of rules that each locale has.
///
/// Looking one up costs no allocation and no hashing for nearly all tags: it is done for every message.
struct PluralRuleIndex: Sendable {
    /// The number that no set has.
    static let root = 255

    /// The sets by the packed letters of languages.
    private var languages = [UInt8](repeating: UInt8(root), count: 1 << 15)

    /// The sets of locales that are more than a language, such as `pt-PT`.
    private var locales: [String: UInt8] = [:]

    /// The languages of those locales.
    private var languagesOfLocales: Set<Int> = []

    /// Reads lines of locales separated by spaces: the number of a locale's set is that of its line, from 0.
    init(_ lines: String) {
        for (number, line) in lines.split(separator: "\n").enumerated() {
            guard let set = UInt8(exactly: number), number != Self.root else { return }
            for locale in line.split(separator: " ") {
                let (language, isWhole) = Self.packedLanguage(of: String(locale))
                if isWhole {
                    languages[language] = set
                } else {
                    locales[String(locale)] = set
                    languagesOfLocales.insert(language)
                }
            }
        }
    }

    /// The number of the set of a language: that of the tag cut short from its end until there is one.
    func set(for tag: LanguageTag) -> Int {
        let (language, isWhole) = Self.packedLanguage(of: tag.identifier)
        if !isWhole, languagesOfLocales.contains(language) {
            var tag: LanguageTag? = tag
            while let current = tag {
                if let set = locales[current.identifier] { return Int(set) }
                tag = current.truncated
            }
        }
        return Int(languages[language])
    }

    /// The language of a tag, two or three small letters, as a number below 2¹⁵; and whether the tag is no more than that.
    private static func packedLanguage(of identifier: String) -> (language: Int, isWhole: Bool) {
        var language = 0
        var count = 0
        for byte in identifier.utf8 {
            guard count < 3, byte != UInt8(ascii: "-") else { return (language, false) }
            language |= Int(byte & 0x1F) << (5 * count)
            count += 1
        }
        return (language, true)
    }
}
