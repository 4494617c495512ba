/// Texts and names that are easily taken for code, or for each other.
enum HostileTexts {
    private static let rightToLeft = "\u{202E}gnirts\u{202C} \u{2066}\u{200F}\u{061C}"

    /// Texts: what ends literals and comments, interpolates, can't be seen, or is no character of its own.
    static let texts = [
        #"""#, #"""""#, #"\"#, #"\\"#, #"\(fatalError())"#, ##"\#(fatalError())"##, ####""""#"####, ####""""###"####,
        "*/ /* //", "\u{2028}\u{2029}\u{85}", rightToLeft, "\u{0}\u{1}\u{7F}\u{9F}", "\r\n\r\u{B}\u{C}\t", "\u{FEFF}",
        "\u{200B}\u{200D}\u{AD}", "\u{FFFE}\u{FFFF}\u{10FFFF}", "e\u{301}\u{0323}", "👩‍👩‍👧‍👦🏳️‍🌈", "#if os(Linux)", "`", "$0",
        "%d %@ %",
        "", " ", "\n", "0123456789", String(repeating: "ы", count: 8), String(repeating: "a", count: 1 << 20),
        "line \\\nand line", #"\u{41}"#, "'", "}", "nonisolated(unsafe) var x = 1", "\"\"\"\n}\nfatalError()\n\"\"\"",
    ]

    /// Names: keywords, names of types and members, what is no name at all, and names that differ in nothing a name can show.
    static let names = [
        "init", "self", "Self", "Type", "Protocol", "deinit", "subscript", "operator", "class", "in", "inout", "var",
        "let", "func", "enum", "extension", "default", "switch", "repeat", "is", "as", "Any", "some", "any", "none",
        "nil", "true", "await", "async", "throws", "rethrows", "precedencegroup", "associatedtype", "macro", "package",
        "actor", "each", "nonisolated", "isolated", "language", "Language", "Device", "Product", "Choice", "text",
        "withLanguage", "L10n", "Decoder", "Languages", "String", "Int", "Swift", "Character", "Sendable", "Void",
        "description", "hash", "hashValue", "rawValue", "index", "_", "__", "_text", "_catalog", "$", "$0", "`", "1",
        "1st", "+", "==", "->", "a b", "a  b", "a_b", "a__b", "a-b", "a.b", "a.b.c", "a..b", ".a", "a.", "A.b", "aB",
        "settings", "settings.title", "settings.title.long", "settings_", "settings_.title", "é", "e\u{301}", "ı", "i",
        "I", "żółw", "日本語", "مرحبا", "👍", "👍🏽", "🏳️‍🌈", "\u{200D}", "\u{202E}abc", "a\u{2028}b", "*/", "//", "\"", "\\",
        "\\(fatalError())", "\n", " ", "\"\"\"#", "init.init", "self.Type", "a.self", "Type.self", "x.0", "%d files",
        String(repeating: "long ", count: 100), String(repeating: "long ", count: 100) + ".",
    ]
}
