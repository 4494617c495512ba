import InterlinguaFormats
import InterlinguaIR

/// A library whose calls a generated file answers, so that an app can drop it and keep its code.
package enum Compatibility: String, Sendable, CaseIterable {
    /// `I18n.localizedString(_:intValue:)`.
    case swifternalization
    /// `SLPluralizedString`.
    case smartling

    /// What the calls give: texts as the library finds them in its own files, unformatted.
    struct Texts: Sendable {
        /// The entries, in tables whose names begin with `prefix`.
        var catalog: Catalog

        /// What the library's format can't hold.
        var diagnostics: [Diagnostic]
    }

    /// What the names of the tables begin with, as those of no file do.
    static let prefix = "\u{1}"

    /// Reads a project's files as the library does, or makes such files if they are of another format.
    func texts(of catalog: Catalog, from source: (any TranslationFormat)?, _ files: [InputFile]) -> Texts {
        guard let target = FormatRegistry.format(named: rawValue) else {
            return Texts(catalog: Catalog(sourceLanguage: catalog.sourceLanguage), diagnostics: [])
        }
        var files = files
        var diagnostics: [Diagnostic] = []
        if source?.name != target.name || files.isEmpty {
            let result = Converter().convert(catalog, from: source ?? target, to: target)
            files = result.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
            diagnostics = result.diagnostics
        }
        var options = ReadingOptions(sourceLanguage: catalog.sourceLanguage)
        options.keepsTextsUnformatted = true
        let read = target.read(files.filter { target.recognizes(path: $0.layoutPath) }, options: options).catalog
        var texts = Catalog(sourceLanguage: catalog.sourceLanguage)
        for (name, table) in read.tables { texts.tables[Self.prefix + name] = table }
        for (key, entry) in read.entries where isAskedFor(key) {
            var key = key
            key.table = Self.prefix + key.table
            texts.entries[key] = entry
        }
        return Texts(catalog: texts, diagnostics: diagnostics)
    }

    /// Whether the library's calls ask for a key.
    private func isAskedFor(_ key: Key) -> Bool {
        switch self {
        case .swifternalization: true
        case .smartling: key.kind == .plural
        }
    }

    /// The source of the calls.
    func calls(access: String, typeName: String) -> String {
        switch self {
        case .swifternalization: swifternalizationCalls(access, typeName)
        case .smartling: smartlingCalls(access, typeName)
        }
    }
}
