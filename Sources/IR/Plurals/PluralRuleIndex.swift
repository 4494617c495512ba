/// The number of the set of rules that each locale has.
///
/// Looking one up costs no allocation and no hashing for nearly all tags: it is done for every message.
struct PluralRuleIndex: Sendable {
    /// The number that no set has.
    static let root = 255

    /// The sets by the packed letters of languages.
    private var languages = [UInt8](repeating: UInt8(root), count: 1 << 15)

    /// The few locales that are more than a language, such as `pt-PT`, those of most subtags first.
    private var locales: [(identifier: String, language: Int, set: UInt8)] = []

    /// Reads lines of locales separated by spaces: the number of a locale's set is that of its line, from 0.
    init(_ lines: String) {
        for (number, line) in lines.split(separator: "\n").enumerated() {
            guard let set = UInt8(exactly: number), number != Self.root else { return }
            for locale in line.split(separator: " ") {
                let (language, isWhole) = Self.packedLanguage(of: String(locale))
                if isWhole {
                    languages[language] = set
                } else {
                    locales.append((String(locale), language, set))
                }
            }
        }
        locales.sort { $0.identifier.utf8.count > $1.identifier.utf8.count }
    }

    /// The number of the set of a language: that of the tag cut short from its end until there is one.
    func set(for tag: LanguageTag) -> Int {
        let (language, isWhole) = Self.packedLanguage(of: tag.identifier)
        if !isWhole {
            let identifier = tag.identifier.utf8
            for locale in locales where locale.language == language && identifier.starts(with: locale.identifier.utf8) {
                let next = identifier.dropFirst(locale.identifier.utf8.count).first
                if next == nil || next == UInt8(ascii: "-") { return Int(locale.set) }
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
