package import InterlinguaIR

/// What the name of an `.lproj` folder says.
package enum LprojFolder: Sendable, Hashable {
    /// `Base.lproj`: the development language's texts.
    case base
    case language(LanguageTag)

    /// Reads a folder's name without its ending; nil if it names no language.
    ///
    /// Underscores count as hyphens (`zh_CN`), old codes are replaced by new ones (`iw`), and the English names of languages,
    /// which folders had before there were codes, are known (`English`).
    package init?(name: String) {
        if name == "Base" {
            self = .base
            return
        }
        guard let tag = Self.tag(ofName: name) else { return nil }
        self = .language(tag)
    }

    /// The tag of the language that a folder's name without its ending tells; nil if it tells none.
    package static func tag(ofName name: String) -> LanguageTag? { LanguageTag(englishNames[name] ?? name) }

    /// The name of a language's folder: `pt-BR.lproj`.
    package static func folderName(for language: LanguageTag) -> String { language.name + ".lproj" }
}
