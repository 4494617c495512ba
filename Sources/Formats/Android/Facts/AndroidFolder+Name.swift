package import InterlinguaIR

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
