package import InterlinguaIR

/// What the name of an Android values folder says (Android: providing resources; the tool aapt2).
package enum AndroidFolder: Sendable, Hashable {
    /// `values`, and forms that say nothing more, such as `values-any`.
    case defaultLanguage

    /// A language and nothing else: `values-pl`, `values-b+sr+Latn`.
    ///
    /// `code`: the language's code as the folder spells it, which Android compares letter by letter.
    case language(LanguageTag, code: String)

    /// A folder for some devices only: `values-land`, `values-pl-v21`; the language is nil for the default one.
    case variant(LanguageTag?)

    /// A language made up for tests, `en-XA` or `ar-XB`, with or without other qualifiers.
    case pseudoLocale(LanguageTag)

    /// A name that Android's tools refuse, or whose language is none; the reason is part of a sentence.
    case rejected(reason: String)

    /// Reads the name of a folder, in any case of letters behind `values`; `chinese` says how `values-zh-rCN` and
    /// `values-zh-rTW` are to be understood.
    package init(name: String, chinese: AndroidChinese = .asWritten) {
        guard name != "values" else {
            self = .defaultLanguage
            return
        }
        let prefix = "values-"
        guard name.utf8.starts(with: prefix.utf8) else {
            self = .rejected(reason: "the name of a folder of texts is “values”, or begins with “values-”")
            return
        }
        guard let rest = Self.lowercase(name.utf8.dropFirst(prefix.utf8.count)) else {
            self = .rejected(reason: "qualifiers are of ASCII letters, digits and “+”")
            return
        }
        guard !rest.isEmpty else {
            self = .defaultLanguage
            return
        }
        self = Self.read(rest.split(separator: "-", omittingEmptySubsequences: false), chinese)
    }

    private static func read(_ parts: [Substring], _ chinese: AndroidChinese) -> AndroidFolder {
        var reader = AndroidQualifierReader(parts)
        reader.read(AndroidQualifier.beforeLanguage)
        let language: LanguagePart?
        switch reader.readLanguage() {
        case .success(let found): language = found
        case .failure(let problem): return .rejected(reason: problem.reason)
        }
        let languageEnd = reader.position
        reader.read(AndroidQualifier.afterLanguage)
        if let part = reader.current {
            let code = language.flatMap { $0.isPlain && languageEnd == reader.position ? $0.code : nil }
            let isMisplacedLanguage = language == nil && reader.position > 0 && isLanguage(part)
            return .rejected(reason: rejection(of: part, after: code, isMisplacedLanguage: isMisplacedLanguage))
        }
        if let language, pseudoLocales.contains(language.tag.identifier) { return .pseudoLocale(language.tag) }
        let tag = language.map { chinese.tag(ofFolder: $0.tag) }
        if reader.hasRestrictions { return .variant(tag) }
        guard let language, let tag else { return .defaultLanguage }
        return .language(tag, code: language.code)
    }

    /// Says what is wrong with the first part that could not be read; the code is that of a language right before it.
    private static func rejection(of part: Substring, after code: String?, isMisplacedLanguage: Bool) -> String {
        let all = AndroidQualifier.beforeLanguage + AndroidQualifier.afterLanguage
        if isMisplacedLanguage || all.contains(where: { $0.matches(part) }) {
            return "“\(part)” follows a qualifier that it must precede"
        }
        let codeBeforeUnderscore = part.split(separator: "_", omittingEmptySubsequences: false)
        if codeBeforeUnderscore.count > 1 {
            return "“_” can't separate language and region; that is written values-\(codeBeforeUnderscore[0])-r…"
        }
        guard let code else { return "“\(part)” is no qualifier that Android knows" }
        let subtag = part.utf8.first == UInt8(ascii: "r") && part.utf8.count > 3 ? part.dropFirst() : part
        let isNumber = subtag.utf8.allSatisfy(\.isASCIIDigit)
        switch subtag.utf8.count {
        case 4 where isLanguage(subtag):
            return "a script needs the form values-b+\(code)+\(subtag.prefix(1).uppercased() + subtag.dropFirst())"
        case 3 where isNumber:
            return "a region of digits needs the form values-b+\(code)+\(subtag)"
        case 2 where isLanguage(subtag):
            return "a region needs an “r” before it: values-\(code)-r\(subtag.uppercased())"
        default:
            return "“\(part)” is no qualifier that Android knows"
        }
    }

    private static func isLanguage(_ part: Substring) -> Bool {
        (2...4).contains(part.utf8.count) && part.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }

    /// The text with small letters; nil if it has other characters than those of ASCII that can be seen.
    private static func lowercase(_ text: String.UTF8View.SubSequence) -> String? {
        var bytes: [UInt8] = []
        for byte in text {
            guard (0x21...0x7E).contains(byte) else { return nil }
            bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let pseudoLocales: Set<String> = ["en-XA", "ar-XB"]

    /// Codes instead of which Android asks by the old ones, `iw`, `in` and `ji`; only newer releases find such folders.
    package static let newCodes: Set<String> = ["he", "id", "yi"]
}

extension AndroidFolder {
    /// The name of the folder for a language other than the default one: `values-pt-rBR`, `values-b+sr+Latn`.
    ///
    /// `he`, `id` and `yi` get their old codes, by which every release of Android asks. Nil for what no folder can name:
    /// extensions, private subtags, more than one variant, and other spellings of a tag.
    package static func name(of language: LanguageTag, chinese: AndroidChinese = .byRegion) -> String? {
        guard language == language.canonical else { return nil }
        let language = chinese.folderTag(of: language)
        guard language.extensions.isEmpty, language.privateUse == nil, language.variants.count < 2 else { return nil }
        var subtags = language.identifier.split(separator: "-").map(String.init)
        guard let code = subtags.first else { return nil }
        subtags[0] = oldCodes[code] ?? code
        if !collidingCodes.contains(code) {
            if subtags.count == 1 { return "values-" + subtags[0] }
            if subtags.count == 2, let region = language.region, region.utf8.count == 2 {
                return "values-\(subtags[0])-r\(region)"
            }
        }
        return "values-b+" + subtags.joined(separator: "+")
    }

    private static let oldCodes = ["he": "iw", "id": "in", "yi": "ji"]

    /// Codes of languages that mean something else in a folder's name: Carib, and Anyin.
    private static let collidingCodes: Set<String> = [
        String(AndroidQualifier.car), String(AndroidQualifier.anything),
    ]
}
