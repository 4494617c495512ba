package import InterlinguaFormats
package import InterlinguaIR

/// A library whose calls a generated file answers, so that an app can drop it and keep its code.
package enum Compatibility: String, Sendable, CaseIterable {
    /// `I18n.localizedString(_:intValue:)`.
    case swifternalization
    /// `SLPluralizedString`.
    case smartling
    /// `I18NEXT`, of i18next for iOS.
    case i18next

    /// The format that the library reads.
    private var formatName: String { self == .i18next ? "i18next-v1" : rawValue }

    /// What the calls give: texts as the library finds them in its own files, unformatted.
    struct Texts: Sendable {
        /// The entries, in tables whose names begin with `prefix`.
        var catalog: Catalog

        /// What the library's format can't hold.
        var diagnostics: [Diagnostic]

        /// The table that is meant by calls that name none.
        var defaultTable = ""
    }

    /// What the names of the tables begin with, as those of no file do.
    static let prefix = "\u{1}"

    /// Makes files of a format from those that were read, and says in what they differ.
    package typealias Conversion =
        @Sendable (_ target: any SourceFormat) -> (files: [OutputFile], diagnostics: [Diagnostic])

    /// Reads a project's files as the library does, or makes such files if they are of another format.
    func texts(
        of catalog: Catalog,
        from source: (any SourceFormat)?,
        _ files: [InputFile],
        _ conversion: Conversion?
    ) -> Texts {
        guard let target = SourceFormatRegistry.format(named: formatName) else {
            return Texts(catalog: Catalog(sourceLanguage: catalog.sourceLanguage), diagnostics: [])
        }
        var files = files
        var diagnostics: [Diagnostic] = []
        if !isOwn(source, target, of: catalog) || files.isEmpty {
            if let conversion {
                let result = conversion(target)
                files = result.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
                diagnostics = result.diagnostics
            } else {
                files = []
                diagnostics = [unconverted(source?.name ?? "unknown")]
            }
        }
        var options = ReadingOptions(sourceLanguage: catalog.sourceLanguage)
        options.keepsTextsUnformatted = true
        files = files.filter { target.recognizes(path: $0.layoutPath) }
        var texts = Catalog(sourceLanguage: catalog.sourceLanguage)
        let read: Catalog
        var defaultTable = ""
        if self == .i18next {
            (read, defaultTable) = I18nextResources.read(files, sourceLanguage: catalog.sourceLanguage)
        } else {
            read = target.read(files, options: options).catalog
        }
        for (name, table) in read.tables { texts.tables[Self.prefix + name] = table }
        for (key, entry) in read.entries where isAskedFor(key) {
            var key = key
            key.table = Self.prefix + key.table
            texts.entries[key] = entry
        }
        return Texts(catalog: texts, diagnostics: diagnostics, defaultTable: defaultTable)
    }

    /// Whether files are those of the library, also where only their content told the version of their format.
    private func isOwn(_ source: (any SourceFormat)?, _ target: any SourceFormat, of catalog: Catalog) -> Bool {
        if source?.name == target.name { return true }
        guard source?.family == target.family, !catalog.tables.isEmpty else { return false }
        return catalog.tables.values.allSatisfy { $0.annotations[I18nextTableAnnotation.self]?.version == .v1 }
    }

    /// What is said where files of another format would have to be converted, and nobody can.
    private func unconverted(_ name: String) -> Diagnostic {
        Diagnostic(
            .error,
            .unconvertedTexts,
            "the calls of \(rawValue) can be answered only from \(formatName) files here, and these are \(name); generate "
                + "the file with “swift package interlingua generate”, which converts them, in place of the build plugin"
        )
    }

    /// Whether the library's calls ask for a key.
    private func isAskedFor(_ key: Key) -> Bool {
        switch self {
        case .swifternalization, .i18next: true
        case .smartling: key.kind == .plural
        }
    }

    func calls(access: String, typeName: String, _ texts: Texts) -> String {
        switch self {
        case .swifternalization: swifternalizationCalls(access, typeName)
        case .smartling: smartlingCalls(access, typeName)
        case .i18next: i18nextCalls(access, typeName, texts)
        }
    }
}
