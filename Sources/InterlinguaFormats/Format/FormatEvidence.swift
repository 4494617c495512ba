/// What a file's content says about the format that its path suggests.
package enum FormatEvidence: Int, Sendable, Hashable, Comparable {
    /// It is no file of the format.
    case none
    /// Nothing speaks against it.
    case possible
    /// It holds something that no other format of such paths has.
    case certain

    /// Whether less speaks for one than for the other.
    package static func < (left: FormatEvidence, right: FormatEvidence) -> Bool { left.rawValue < right.rawValue }
}

extension TranslationFormat {
    /// What a file's content says about the format, where its path suggests it.
    package func evidence(in file: InputFile) -> FormatEvidence { .possible }

    /// What the format can say in a project that says something about it; the same in every project.
    package func capabilities(with settings: [String: RuntimeSetting]) -> Capabilities { capabilities }

    /// The names of what a project can say about the format that no file tells.
    package var settingNames: [String] { [] }

    /// Whether a setting has a meaning with a value.
    package func accepts(setting name: String, _ value: RuntimeSetting) -> Bool { settingNames.contains(name) }

    /// What a request asks for and the platform has nothing of; nothing for a platform that does not tell.
    package func ignoredFields(of request: RuntimeRequest) -> [RuntimeRequest.Field] { [] }
}
