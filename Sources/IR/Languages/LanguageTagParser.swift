/// Reads a BCP 47 tag into its parts and spells them canonically.
struct LanguageTagParser {
    /// The language subtag: two or three letters.
    private(set) var language = "und"

    private(set) var script: String?
    private(set) var region: String?
    private(set) var variants: [String] = []

    /// Each with its singleton: `u-nu-latn`.
    private(set) var extensions: [String] = []

    /// With its singleton: `x-own`.
    private(set) var privateUse: String?

    private var subtags: ArraySlice<Substring>

    /// The languages below which BCP 47 has others, as `yue` in `zh-yue`.
    private static let languagesWithExtensions: Set<String> = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]

    /// Reads a tag; nil if it is not well-formed.
    init?(_ text: String) {
        guard let lowercase = Self.lowercase(text) else { return nil }
        let spelling = LanguageTable.tags[lowercase] ?? lowercase
        subtags = spelling.split(separator: "-", omittingEmptySubsequences: false)[...]
        guard subtags.allSatisfy({ (1...8).contains($0.utf8.count) }) else { return nil }
        if subtags.first != "x" {
            guard readLanguage() else { return nil }
            script = take { $0.utf8.count == 4 && Self.isAlphabetic($0) }.map(Self.capitalized) ?? script
            region = take(where: Self.isRegion)?.uppercased() ?? region
            while let variant = take(where: Self.isVariant) { variants.append(variant) }
            variants.sort()
            guard Set(variants).count == variants.count else { return nil }
        }
        guard readExtensions() else { return nil }
    }

    /// The canonical spelling of the tag.
    var identifier: String {
        var parts = [language]
        if let script { parts.append(script) }
        if let region { parts.append(region) }
        parts += variants
        parts += extensions
        if let privateUse { parts.append(privateUse) }
        return parts.joined(separator: "-")
    }

    private mutating func readLanguage() -> Bool {
        guard let subtag = take(where: { (2...3).contains($0.utf8.count) && Self.isAlphabetic($0) }) else {
            return false
        }
        language = subtag
        if Self.languagesWithExtensions.contains(subtag),
            let other = take(where: { $0.utf8.count == 3 && Self.isAlphabetic($0) })
        {
            language = other
        }
        if let replacement = LanguageTable.languages[language] {
            for part in replacement.split(separator: "-") {
                switch part.utf8.count {
                case 4: script = String(part)
                case 2 where part == part.uppercased(): region = String(part)
                default: language = String(part)
                }
            }
        }
        return true
    }

    private mutating func readExtensions() -> Bool {
        while let singleton = take(where: { $0.utf8.count == 1 }) {
            let isPrivate = singleton == "x"
            var parts = [singleton]
            while let part = take(where: { $0.utf8.count >= (isPrivate ? 1 : 2) }) { parts.append(part) }
            guard parts.count > 1 else { return false }
            if isPrivate {
                privateUse = parts.joined(separator: "-")
            } else {
                extensions.append(parts.joined(separator: "-"))
            }
        }
        extensions.sort()
        let singletons = Set(extensions.map { $0.prefix(1) })
        return subtags.isEmpty && singletons.count == extensions.count
    }

    private mutating func take(where condition: (Substring) -> Bool) -> String? {
        guard let subtag = subtags.first, condition(subtag) else { return nil }
        subtags = subtags.dropFirst()
        return String(subtag)
    }

    /// The text with small letters and hyphens; nil if anything but ASCII letters, digits, `-` and `_` is in it.
    private static func lowercase(_ text: String) -> String? {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x61...0x7A, 0x30...0x39, 0x2D: bytes.append(byte)
            case 0x41...0x5A: bytes.append(byte | 0x20)
            case 0x5F: bytes.append(0x2D)
            default: return nil
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func capitalized(_ subtag: String) -> String { subtag.prefix(1).uppercased() + subtag.dropFirst() }

    private static func isAlphabetic(_ subtag: Substring) -> Bool { subtag.utf8.allSatisfy { $0 >= 0x61 } }

    private static func isRegion(_ subtag: Substring) -> Bool {
        let count = subtag.utf8.count
        return (count == 2 && isAlphabetic(subtag)) || (count == 3 && subtag.utf8.allSatisfy { $0 < 0x3A })
    }

    private static func isVariant(_ subtag: Substring) -> Bool {
        let utf8 = subtag.utf8
        return utf8.count >= 5 || (utf8.count == 4 && utf8.first.map { $0 < 0x3A } == true)
    }
}
