import InterlinguaFormats
import InterlinguaIR

/// How one entry is written, which is the same in all languages.
///
/// A reference, since every language's file looks at every plan.
final class AndroidEntryPlan: Sendable {
    let key: Key

    let kind: AndroidFile.Kind

    /// The name in the file.
    let spelling: String

    /// Whether the name in the file is another one than the key's.
    let isRenamed: Bool

    /// Whether only the file's namespace tells that the name has to be read back.
    let needsNamespace: Bool

    let text: AndroidTextContext

    /// Whether translators are to touch it.
    let isTranslatable: Bool

    /// The attributes that only this compiler reads, and the language whose file has them.
    let links: [(name: String, value: String)]
    /// The language whose file has them; nil if there are none.
    let linkLanguage: LanguageTag?
    /// Whether the files of all languages have the key.
    let linksKeyEverywhere: Bool

    init(_ key: Key, _ entry: Entry, in catalog: Catalog, names: AndroidNamePlan) {
        self.key = key
        kind = names.kind(of: key)
        spelling = names.spelling(of: key)
        isRenamed = spelling != key.name
        needsNamespace = isRenamed && names.style == .mangled
        isTranslatable = entry.isTranslatable
        // Names of arguments are written only where the file did not decide on its own.
        let isFromAndroid = catalog.tables[key.table]?.annotations[AndroidTableAnnotation.self] != nil
        text = AndroidTextContext(
            entry: entry,
            kind: kind,
            sourceLanguage: catalog.sourceLanguage,
            wrapsNames: !isFromAndroid
        )
        var links: [(name: String, value: String)] = []
        let keyLink = names.keyLink(of: key, entry)
        let original = entry.annotations[OriginalNameAnnotation.self]
        // A mangled name beside a key is none that is read back, and has to be the same name in all files.
        linksKeyEverywhere = keyLink == .allLanguages || original != nil && needsNamespace
        if let original {
            links.append(("key", original.name))
        } else if keyLink != .none {
            links.append(("key", key.name))
        }
        if let part = entry.annotations[PartAnnotation.self] {
            links.append(("part", PartAttribute.spelling(of: part)))
        }
        if kind == .plurals, let number = text.spelledNumber { links.append(("number", String(number))) }
        self.links = links
        linkLanguage =
            links.isEmpty
            ? nil : entry.messages[catalog.sourceLanguage] == nil ? entry.messages.keys.min() : catalog.sourceLanguage
    }

    /// Whether a language's file needs our namespace for the entry.
    func hasLinks(in language: LanguageTag) -> Bool {
        needsNamespace || linksKeyEverywhere || linkLanguage == language
    }
}

extension AndroidFile.Kind {
    /// The usual element.
    var element: String {
        switch self {
        case .string: "string"
        case .plurals: "plurals"
        case .array: "string-array"
        }
    }
}
