/// What can stand in the name of a resource folder beside the language, in Android's order (Android: providing resources).
enum AndroidQualifier: Sendable, Hashable {
    /// One of some words.
    case word(Set<String>)

    /// A number between two texts: `sw600dp`, `v21`.
    case number(prefix: String, suffix: String, digits: ClosedRange<Int>, allowsZero: Bool)

    /// One of some words, or a number before `dpi`.
    case density(Set<String>)

    /// Two sides of a screen in pixels, the longer one first: `1024x768`.
    case screenSize

    /// The word that stands for every qualifier and restricts nothing.
    static let anything: Substring = "any"

    /// A qualifier that looks like a language: the one of cars' screens.
    static let car: Substring = "car"

    static let beforeLanguage: [AndroidQualifier] = [
        .number(prefix: "mcc", suffix: "", digits: 3...3, allowsZero: false),
        .number(prefix: "mnc", suffix: "", digits: 1...3, allowsZero: true),
    ]

    /// The qualifiers that stand behind the language.
    static let afterLanguage: [AndroidQualifier] = [
        .word(["feminine", "masculine", "neuter"]),
        .word(["ldltr", "ldrtl"]),
        .number(prefix: "sw", suffix: "dp", digits: 1...9, allowsZero: true),
        .number(prefix: "w", suffix: "dp", digits: 1...9, allowsZero: true),
        .number(prefix: "h", suffix: "dp", digits: 1...9, allowsZero: true),
        .word(["small", "normal", "large", "xlarge"]),
        .word(["long", "notlong"]),
        .word(["round", "notround"]),
        .word(["widecg", "nowidecg"]),
        .word(["highdr", "lowdr"]),
        .word(["port", "land", "square"]),
        .word(["desk", "car", "television", "appliance", "watch", "vrheadset"]),
        .word(["night", "notnight"]),
        .density(["anydpi", "nodpi", "ldpi", "mdpi", "tvdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi"]),
        .word(["notouch", "stylus", "finger"]),
        .word(["keysexposed", "keyshidden", "keyssoft"]),
        .word(["nokeys", "qwerty", "12key"]),
        .word(["navexposed", "navhidden"]),
        .word(["nonav", "dpad", "trackball", "wheel"]),
        .screenSize,
        .number(prefix: "v", suffix: "", digits: 1...9, allowsZero: true),
    ]

    /// Whether a part of a folder's name, in small letters, is this qualifier.
    func matches(_ part: Substring) -> Bool {
        switch self {
        case .word(let words):
            return words.contains(String(part))
        case .number(let prefix, let suffix, let digits, let allowsZero):
            guard part.hasPrefix(prefix), part.hasSuffix(suffix) else { return false }
            let rest = part.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
            return digits.contains(rest.count) && Self.number(rest).map { $0 > 0 || allowsZero } == true
        case .density(let words):
            if words.contains(String(part)) { return true }
            guard part.hasSuffix("dpi") else { return false }
            let rest = part.utf8.dropLast("dpi".utf8.count)
            return (1...9).contains(rest.count) && Self.number(rest).map { $0 > 0 } == true
        case .screenSize:
            guard let x = part.utf8.firstIndex(of: UInt8(ascii: "x")) else { return false }
            let (width, height) = (part.utf8[..<x], part.utf8[x...].dropFirst())
            guard (1...5).contains(width.count), (1...5).contains(height.count),
                let width = Self.number(width), let height = Self.number(height)
            else { return false }
            return width >= height
        }
    }

    /// The value of at most nine digits; nil if there is anything else.
    private static func number(_ digits: Substring.UTF8View) -> Int? {
        guard digits.count < 10 else { return nil }
        var value = 0
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return nil }
            value = value * 10 + Int(digit - 0x30)
        }
        return value
    }
}
