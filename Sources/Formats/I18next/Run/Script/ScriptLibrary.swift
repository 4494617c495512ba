import InterlinguaFormats
import InterlinguaIR

/// What later levels of the JavaScript library do differently from 22.4.8, where the files of apps that use them show it.
///
/// The model is 22.4.8, which the tests run beside it. Files that this level would not find anything for are those of an app
/// with a later one: nobody ships translations that never appear.
struct ScriptLibrary: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    /// 22.4.8.
    static let usual: Self = []

    /// `null` in a file counts as missing unless the app says otherwise (23.0).
    static let nullIsMissing = Self(rawValue: 1)

    /// Ordinals have names of their own, `key_ordinal_two` (23.0), which come before `key_two` (25.3.5).
    static let ordinalNames = Self(rawValue: 2)

    /// Codes are spelled as `Intl` spells them (23.16) and have forms whatever their spelling (24.0): `pt_BR` has those of
    /// `pt-BR`, and its texts are followed by those of `pt`.
    static let canonicalCodes = Self(rawValue: 4)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The library that finds what the files of an app say.
    init(readingFilesOf store: ResourceStore, version: Int, settings: [String: RuntimeSetting]) {
        self = store.codes.allSatisfy(IntlLocale.isWellFormed) ? Self(findingLanguagesOf: store) : .canonicalCodes
        guard version == 4 else { return }
        let trees = store.languages.values.flatMap(\.namespaces.values)
        let endings = Self.ordinalEndings(separator: settings["pluralSeparator"]?.text ?? "_")
        for node in trees.lazy.flatMap(\.nodes) where !isSuperset(of: [.nullIsMissing, .ordinalNames]) {
            switch node.kind {
            case .null: insert(.nullIsMissing)
            case .object(let members, _) where !contains(.ordinalNames):
                if members.keys.contains(where: { name in endings.contains { name.utf8.reversed().starts(with: $0) } })
                {
                    insert(.ordinalNames)
                }
            default: continue
            }
        }
    }

    /// The library that finds the languages of an app: only later ones ask for `be-tarask`, and not for `be-TARASK`.
    init(findingLanguagesOf store: ResourceStore) {
        let areLate = store.codes.contains { $0 != $0.i18nextCode && IntlLocale.canonical($0) == $0 }
        self = areLate ? .canonicalCodes : .usual
    }

    /// What ordinals' names end in, from the last byte on: most names differ in the first that are compared.
    private static func ordinalEndings(separator: String) -> [[UInt8]] {
        PluralCategory.allCases.map { "\(separator)ordinal\(separator)\($0.rawValue)".utf8.reversed() }
    }
}
