import InterlinguaIR

/// How folders and tags of written Chinese correspond.
///
/// Apple tells Chinese by script, most Android projects by region; Android finds either, since it works scripts out.
package enum AndroidChinese: Sendable, Hashable {
    /// `values-zh-rCN` is `zh-Hans`, and `values-zh-rTW` is `zh-Hant`, both ways.
    case byRegion

    /// Folders and tags have the same subtags: `values-zh-rTW` is `zh-TW`, `values-b+zh+Hant` is `zh-Hant`.
    case asWritten

    /// The tag that a folder is written for.
    func folderTag(of language: LanguageTag) -> LanguageTag {
        guard self == .byRegion else { return language }
        switch language.identifier {
        case "zh-Hans": return LanguageTag("zh-CN") ?? language
        case "zh-Hant": return LanguageTag("zh-TW") ?? language
        default: return language
        }
    }

    func tag(ofFolder language: LanguageTag) -> LanguageTag {
        guard self == .byRegion else { return language }
        switch language.identifier {
        case "zh-CN": return LanguageTag("zh-Hans") ?? language
        case "zh-TW": return LanguageTag("zh-Hant") ?? language
        default: return language
        }
    }
}
