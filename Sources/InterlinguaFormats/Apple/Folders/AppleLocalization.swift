package import InterlinguaIR

/// What the name of an `.lproj` folder says.
package enum AppleLocalization: Sendable, Hashable {
    /// `Base.lproj`: the development language's texts.
    case base
    /// A language.
    case language(LanguageTag)

    /// Reads a folder's name; nil if it is no `.lproj` folder, or names no language.
    ///
    /// Underscores count as hyphens, and the long names of old projects (`English.lproj`) are known.
    package init?(folderName: String) {
        guard folderName.hasSuffix(".lproj") else { return nil }
        let name = String(folderName.dropLast(".lproj".count))
        if name == "Base" {
            self = .base
            return
        }
        guard let tag = LanguageTag(Self.longNames[name] ?? name) else { return nil }
        self = .language(tag)
    }

    /// The name of a language's folder: `pt-BR.lproj`.
    package static func folderName(for language: LanguageTag) -> String { language.identifier + ".lproj" }

    /// The names that folders had before language codes (Apple's internationalization guide, language and locale ids).
    private static let longNames = [
        "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Spanish": "es", "Italian": "it",
        "Dutch": "nl", "Swedish": "sv", "Danish": "da", "Norwegian": "nb", "Finnish": "fi", "Portuguese": "pt",
        "Russian": "ru", "Polish": "pl", "Korean": "ko", "Chinese": "zh", "Arabic": "ar", "Hebrew": "he",
        "Turkish": "tr", "Czech": "cs", "Hungarian": "hu", "Greek": "el",
    ]
}
