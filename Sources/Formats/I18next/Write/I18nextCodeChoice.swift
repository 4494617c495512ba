import InterlinguaFormats
import InterlinguaIR

/// Under which code a table's languages are written: the source's own one where the app's library finds it, else the one
/// that the library itself spells.
struct I18nextCodeChoice {
    private let settings: I18nextSettings
    private let version: I18nextVersion
    private let dialect: I18nextDialect

    /// The version of the source's files.
    private let sourceVersion: I18nextVersion?

    /// Whether the source's codes are all in small letters, for which the app has an option.
    private let areAllSmall: Bool

    /// How the project spells codes that is written into, or else the source.
    private let style: I18nextCodeStyle

    /// The languages whose texts depend on a number.
    private let counting: Set<LanguageTag>

    init(
        _ settings: I18nextSettings,
        _ version: I18nextVersion,
        _ annotation: I18nextTableAnnotation?,
        existing: I18nextCodeStyle?,
        counting: Set<LanguageTag>
    ) {
        self.settings = settings
        self.version = version
        self.counting = counting
        dialect = settings.dialect(for: version)
        sourceVersion = annotation?.version
        areAllSmall = annotation?.files.allSatisfy { $0.code == $0.code.lowercased() } ?? false
        let asksInSmallLetters = areAllSmall && dialect == .js && sourceVersion != .v1
        let files = asksInSmallLetters ? annotation?.files.filter { $0.code != $0.code.i18nextCode } : nil
        style = existing ?? I18nextCodeStyle(files ?? [], shown: [])
    }

    /// A language as the library spells it when it looks for its file, or as all files of the project are spelled.
    ///
    /// The first libraries know languages and countries: what is behind the first hyphen is written in capitals, and in
    /// JavaScript what is behind the second one is dropped.
    func code(of language: LanguageTag) -> String {
        if let code = style.shown[language.canonical] { return code }
        guard language == language.canonical else { return style.spelled(language.name) }
        let subtags = language.identifier.split(separator: "-")
        guard dialect != .js, let first = subtags.first, subtags.count > 1 else {
            return style.spelled(language.identifier)
        }
        let rest = dialect == .js1 ? subtags[1...].prefix(1) : subtags[1...]
        return style.spelled(first.lowercased() + "-" + rest.joined(separator: "-").uppercased())
    }

    /// Whether only later libraries ask for a language under this code.
    func isLate(_ code: String) -> Bool { dialect == .js && !style.isSmall && code.i18nextCode != code }

    /// Whether a file keeps the code that it has in the source.
    func keepsCode(of file: I18nextFileAnnotation) -> Bool {
        let isOtherCode = file.code.hyphenated != code(of: file.language).hyphenated
        // One file under other capitals would take the app's option for small letters away from all others.
        if counting.contains(file.language), isOtherCode || !areAllSmall, !hasForms(file) { return false }
        // The first libraries and later ones look for the same language under other capitals.
        if (sourceVersion == .v1) != (version == .v1) { return isOtherCode && isAskedFor(file) }
        if sourceVersion != .v4 || version == .v4 { return true }
        if isOtherCode { return isAskedFor(file) }
        return file.code.isKnownToOldLibraries && (areAllSmall || file.code.i18nextCode == file.code)
    }

    /// Whether the app has to ask for another code than the source's, which a file doesn't keep.
    func isRespelled(_ file: I18nextFileAnnotation) -> Bool {
        let isOldDialect = version != .v4 && dialect != .ios
        return file.code.hyphenated != code(of: file.language).hyphenated
            || isOldDialect && !file.code.isKnownToOldLibraries
    }

    /// Whether the library asks for a language under a file's code, another one than its tag, and chooses by its rules then.
    private func isAskedFor(_ file: I18nextFileAnnotation) -> Bool {
        if version == .v4 { return true }
        let isFound: Bool
        if dialect == .js {
            isFound = file.code.i18nextCode == file.code
        } else {
            // On iOS an underscore parts codes as well, and a hyphen takes its place.
            let first = file.code.prefix { $0 != "-" }
            let rest = file.code.dropFirst(first.count)
            isFound = rest == rest.uppercased() && !(dialect == .ios && first.contains("_"))
        }
        return isFound && hasForms(file)
    }

    /// Whether the library has the same plural forms for a file's code as for the tag.
    private func hasForms(_ file: I18nextFileAnnotation) -> Bool {
        let tag = file.language.identifier
        if version != .v4 {
            return settings.forms(of: file.code, version: version) == settings.forms(of: tag, version: version)
        }
        return I18nextPlurals.rules(for: file.code, kind: .cardinal).categories
            == I18nextPlurals.rules(for: tag, kind: .cardinal).categories
    }
}

/// How a project's files spell the codes of languages, where all of them do so.
struct I18nextCodeStyle {
    /// In small letters, which an app has to ask its library for.
    let isSmall: Bool

    private let hasUnderscores: Bool

    /// The codes of the languages that the app says it shows, where its files are spelled like them: it asks for no others.
    fileprivate let shown: [LanguageTag: String]

    init(_ files: [I18nextFileAnnotation], shown codes: [String]) {
        let parted = files.filter { $0.code.hyphenated != $0.language.language && $0.spelling?.isEmpty != true }
        isSmall =
            parted.contains { $0.language.identifier != $0.code }
            && parted.allSatisfy { $0.code == $0.code.lowercased() }
        hasUnderscores = !parted.isEmpty && parted.allSatisfy { ($0.spelling ?? $0.code).contains("_") }
        // It asks for the others as it spells them itself.
        let asked = codes.filter { $0.i18nextCode == $0 }
        let named = asked.compactMap { code in LanguageName.tag(of: code).map { ($0.canonical, code) } }
        let shown = Dictionary(named) { first, _ in first }
        self.shown = files.allSatisfy { shown[$0.language.canonical, default: $0.code] == $0.code } ? shown : [:]
    }

    /// The code of a language that the project does not have.
    func spelled(_ code: String) -> String {
        let code = isSmall ? code.lowercased() : code
        return hasUnderscores ? code.split(separator: "-").joined(separator: "_") : code
    }
}

extension String {
    /// Whether libraries before 23.16, which read versions 1 to 3, take a language's code apart: only hyphens part it.
    fileprivate var isKnownToOldLibraries: Bool {
        !utf8.contains(UInt8(ascii: "_")) && !utf8.contains(UInt8(ascii: "@"))
    }

    /// A language's code in small letters, with hyphens.
    fileprivate var hyphenated: String {
        String(decoding: lowercased().utf8.map { $0 == UInt8(ascii: "_") ? 0x2D : $0 }, as: UTF8.self)
    }
}
