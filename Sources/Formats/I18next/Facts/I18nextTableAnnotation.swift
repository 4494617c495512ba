package import InterlinguaIR

/// What a namespace needs in order to be written into i18next's files as it was read.
package struct I18nextTableAnnotation: Annotation {
    package var version: I18nextVersion

    /// The files, in the order of the table's languages; several namespaces can share one.
    package var files: [I18nextFileAnnotation] = []

    /// The folder around the files, with its slash, which the table's name begins with if there are several.
    package var root = ""

    /// What makes variables and nested keys of stretches of its texts, as ``I18nextSettings/delimiters(for:)`` gives it.
    package var delimiters: [String?] = []

    /// The variables of its texts that are read as text, as ``I18nextSettings/defaultVariables`` has them.
    package var defaultVariables: [String: String] = [:]

    package init(version: I18nextVersion) { self.version = version }
}

/// One language's part of a namespace: where it stands, and what in it is no message.
package struct I18nextFileAnnotation: Hashable, Sendable {
    package var language: LanguageTag

    /// The language as the app asks for it, which is mostly as the path or the store spells it: `pt_BR`.
    package var code: String

    /// The language as the path spells it, where that is not its code.
    package var spelling: String?

    /// The namespace as the path or the store spells it; nil where nothing names it.
    package var namespace: String?

    package var path: String

    /// The keys of the objects that lie above the namespace's keys: none, `[namespace]` or `[language, namespace]`.
    package var levels: [String]

    package var layout: I18nextFileLayout

    /// Members that are no part of any message, in the order of the file: null, unreachable ones, `$schema`.
    package var rest: [I18nextRestMember]

    /// The paths of objects that are arrays in the file, each of whose members is named by its index.
    package var arrays: [[String]]
}

/// How a file is set out.
package struct I18nextFileLayout: Hashable, Sendable {
    /// How many blanks each level is indented by; nil if all stands on one line.
    package var indentation: Int?

    /// Whether levels are indented by tabs, one each.
    package var usesTabs: Bool

    /// Whether a line end stands behind the last brace.
    package var endsLine: Bool

    /// The layout of files that nobody has written yet.
    package static let usual = I18nextFileLayout(indentation: 2, usesTabs: false, endsLine: true)
}

/// A member of a file that is no part of any message.
package struct I18nextRestMember: Hashable, Sendable {
    /// The names of the objects that it stands in and its own.
    package var path: [String]

    package var value: JSONValue

    /// Where it stands, so that it can be put between its neighbours again.
    package var origin: Origin
}
