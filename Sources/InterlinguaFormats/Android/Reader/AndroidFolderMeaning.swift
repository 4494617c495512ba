import InterlinguaIR

/// What the name of a values folder says.
enum AndroidFolderMeaning: Equatable {
    /// `values`.
    case sourceLanguage
    case language(LanguageTag)
    /// A folder for some devices only: `values-land`.
    case variant
    /// A language made up for tests: `en-rXA`.
    case pseudoLanguage
    case invalid

    /// Reads a folder's name.
    init(_ folder: String) {
        if folder == "values" {
            self = .sourceLanguage
            return
        }
        let parts = folder.split(separator: "-").dropFirst().map(String.init)
        if folder == "values-en-rXA" || folder == "values-ar-rXB" {
            self = .pseudoLanguage
        } else if parts.count == 1, parts[0].hasPrefix("b+"),
            let tag = LanguageTag(parts[0].dropFirst(2).split(separator: "+").joined(separator: "-"))
        {
            self = .language(tag)
        } else if parts.count == 1, parts[0].utf8.count <= 3, let tag = LanguageTag(Self.modern(parts[0])) {
            self = .language(tag)
        } else if parts.count == 2, parts[1].hasPrefix("r"), parts[1].utf8.count == 3,
            let tag = LanguageTag(Self.modern(parts[0]) + "-" + parts[1].dropFirst().uppercased())
        {
            self = .language(tag)
        } else {
            self = .variant
        }
    }

    /// The folder that a language is written to.
    static func folder(of language: LanguageTag) -> String {
        let parts = language.identifier.split(separator: "-").map(String.init)
        let code = ["he": "iw", "id": "in", "yi": "ji"][parts[0]] ?? parts[0]
        if parts.count == 1 { return "values-" + code }
        if parts.count == 2, parts[1].utf8.count == 2 { return "values-\(code)-r\(parts[1])" }
        return "values-b+" + ([code] + parts.dropFirst()).joined(separator: "+")
    }

    private static func modern(_ code: String) -> String {
        ["iw": "he", "in": "id", "ji": "yi"][code] ?? code
    }
}
