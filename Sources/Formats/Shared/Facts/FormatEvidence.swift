package import InterlinguaIR

/// What a file's content says about the format that its path suggests.
package enum FormatEvidence: Int, Sendable, Hashable, Comparable {
    /// It is no file of the format.
    case none
    /// It holds what the files of languages beside it hold, though nothing tells its own language.
    case unknownLanguage
    /// It holds something else, though its path may be that of one language's file beside those of others.
    case otherContent
    /// Nothing speaks against it.
    case possible
    /// It holds something that no other format of such paths has.
    case certain

    /// Whether less speaks for one than for the other.
    package static func < (left: FormatEvidence, right: FormatEvidence) -> Bool { left.rawValue < right.rawValue }
}

extension SourceFormat {
    package func evidence(in files: [InputFile]) -> [FormatEvidence] { files.map { _ in .possible } }

    package var family: String { name }

    package func tellsLanguage(path: String) -> Bool { recognizes(path: path) }

    package func mayTellLanguage(path: String) -> Bool { tellsLanguage(path: path) }

    package func isLanguageFolder(_ name: String) -> Bool { false }

    package var projectStatement: ProjectStatement { .appleProject }

    package var aliases: [String] { [] }

    /// Where a file would lie if its path told a language: nowhere, if names of files tell it.
    package func path(of path: String, placedIn language: LanguageTag) -> String? { nil }

    package var namesEntriesByFolder: Bool { false }

    package func nameOfUnnamedTable(in catalog: Catalog) -> String? { nil }

    package var isLookedUpInBundles: Bool { false }

    package var hasElements: Bool { false }

    package func settings(namingUnnamedTable name: String) -> [String: RuntimeSetting] { [:] }

    package var settingNames: [String] { [] }

    package func values(ofSetting name: String) -> String { "another value" }

    package func accepts(setting name: String, _ value: RuntimeSetting) -> Bool { settingNames.contains(name) }
}
