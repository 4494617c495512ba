/// How a language writes the parts of a number (CLDR, default numbering systems with our digits).
struct ScriptNumberSymbols: Sendable, Hashable {
    /// What stands before the fraction.
    let point: String

    /// What stands between groups of three digits.
    let group: String

    /// What stands before a negative number.
    let minus: String

    /// How many digits stand at least before the first group for there to be groups at all.
    let least: Int

    static let english = ScriptNumberSymbols(point: ".", group: ",", minus: "-", least: 1)

    func grouped(_ digits: String) -> String {
        let count = digits.utf8.count
        guard count >= 3 + least else { return digits }
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (count - index).isMultiple(of: 3) { result += group }
            result.append(digit)
        }
        return result
    }

    /// Those of a language, by its code; nil where they are not known.
    static func of(_ code: String) -> ScriptNumberSymbols? { symbols[code] }

    /// Whether formats of a language are those of English.
    static func areEnglish(_ code: String) -> Bool {
        code == "dev" || code == "en" || code.hasPrefix("en-") && of(code) != nil
    }

    private static let symbols: [String: ScriptNumberSymbols] = {
        let rows: [(ScriptNumberSymbols, String)] = [
            (ScriptNumberSymbols(point: ",", group: "\u{A0}", minus: "-", least: 1), "af cs kk ky ru sk uk uz"),
            (
                ScriptNumberSymbols(point: ".", group: ",", minus: "-", least: 1),
                "am ar cy en en-AU en-CA en-GB en-IE en-NZ en-US fil ga he ja km kn ko mn ms si sw th tl ur zh zh-Hant zu dev"
            ),
            (
                ScriptNumberSymbols(point: ",", group: ".", minus: "-", least: 1),
                "az bs ca da de el gl id is lo mk nl pt ro sr tr vi"
            ),
            (ScriptNumberSymbols(point: ",", group: "\u{A0}", minus: "-", least: 2), "be bg hu hy ka lv pl pt-PT sq"),
            (ScriptNumberSymbols(point: ",", group: ".", minus: "-", least: 2), "es it"),
            (ScriptNumberSymbols(point: ",", group: "\u{A0}", minus: "\u{2212}", least: 2), "et"),
            (ScriptNumberSymbols(point: ",", group: ".", minus: "\u{2212}", least: 1), "eu hr"),
            (ScriptNumberSymbols(point: ",", group: "\u{A0}", minus: "\u{2212}", least: 1), "fi lt nb nn no sv"),
            (ScriptNumberSymbols(point: ",", group: "\u{202F}", minus: "-", least: 1), "fr"),
            (ScriptNumberSymbols(point: ",", group: ".", minus: "\u{2212}", least: 2), "sl"),
        ]
        var symbols: [String: ScriptNumberSymbols] = [:]
        for (own, codes) in rows {
            for code in codes.split(separator: " ") { symbols[String(code)] = own }
        }
        return symbols
    }()
}
