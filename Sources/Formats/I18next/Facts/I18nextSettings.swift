import InterlinguaIR

/// What a project says about its i18next files, or what the libraries assume.
package struct I18nextSettings: Sendable, Hashable {
    /// Which names are contexts of others.
    package enum Contexts: Sendable, Hashable {
        /// Well-known ones such as `male`, where their neighbours confirm it.
        case likely
        /// None.
        case none
        /// These, besides the well-known ones.
        case values([String])
    }

    /// The library that reads the files, said by the project; see ``dialect(for:)``.
    package var dialect: I18nextDialect?

    /// What stands between a namespace and a key in a call; nil if nothing does (`nsSeparator: false`).
    package var namespaceSeparator: String? = ":"

    /// What stands between the pieces of a key's path in a call; nil if keys are flat (`keySeparator: false`).
    package var keySeparator: String? = "."

    /// Whether the project said its separators, so that keys are never taken for natural language.
    package var hasOwnSeparators = false

    /// What stands between a key and a context.
    package var contextSeparator = "_"

    /// What stands between a key and a plural suffix.
    package var pluralSeparator = "_"

    /// What begins a variable; nil for the version's own.
    package var interpolationPrefix: String?

    /// What ends a variable; nil for the version's own.
    package var interpolationSuffix: String?

    /// What begins a nested key.
    package var nestingPrefix = "$t("

    /// What ends a nested key.
    package var nestingSuffix = ")"

    /// Whether the library escapes values for HTML; nil for the version's default: from version 2 on it does.
    package var escapesValues: Bool?

    /// The namespace of calls that name none.
    package var defaultNamespace = "translation"

    /// Whether the project said its default namespace.
    package var hasOwnDefaultNamespace = false

    /// Whether an empty text counts as missing (`returnEmptyString: false`).
    package var skipsEmpty = false

    /// What joins an array's lines into one text; nil if arrays are lists.
    ///
    /// Version 1 joins them by line feeds if nothing else is said.
    package var arraySeparator: String?

    /// Which names are contexts of others.
    package var contexts = Contexts.likely

    /// Keys that are plurals whatever else speaks for or against it, as calls name them.
    package var plurals: [String] = []

    /// Keys that are no plurals, and have no contexts, as calls name them.
    package var ordinaryKeys: [String] = []

    /// Whether texts are formats of printf besides (`sprintf`).
    package var usesSprintf = false

    /// How many levels lie above the keys in each file: 0, 1 for namespaces, 2 for languages; nil to find out.
    package var resourceLevels: Int?

    /// Where files are written; nil for where the source's lie, or the usual places.
    package var layout: I18nextLayout?

    /// Creates the settings that libraries assume.
    package init() {}

    /// The library that reads files of a version.
    package func dialect(for version: I18nextVersion) -> I18nextDialect {
        guard let dialect else { return .usual(for: version) }
        return version == .v1 ? dialect : .js
    }

    /// What begins a variable.
    package func prefix(for version: I18nextVersion) -> String { interpolationPrefix ?? (version == .v1 ? "__" : "{{") }

    /// What ends a variable.
    package func suffix(for version: I18nextVersion) -> String { interpolationSuffix ?? (version == .v1 ? "__" : "}}") }

    /// Whether the library escapes values for HTML.
    package func escapesValues(for version: I18nextVersion) -> Bool {
        dialect(for: version) != .ios && (escapesValues ?? (version != .v1))
    }

    /// What joins an array's lines into one text; nil if arrays are lists.
    package func arraySeparator(for version: I18nextVersion) -> String? {
        arraySeparator ?? (version == .v1 ? "\n" : nil)
    }
}
