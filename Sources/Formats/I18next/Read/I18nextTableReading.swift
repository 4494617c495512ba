import InterlinguaIR
import OrderedCollections

/// What all entries of a namespace are read with.
final class I18nextTableReading: Sendable {
    let table: I18nextTableDraft

    /// Its number among the project's.
    let number: Int

    /// For each language its cells.
    let cells: [I18nextCells]

    let context: I18nextTextContext

    /// The language the texts were first written in.
    let sourceLanguage: LanguageTag

    /// Whether the source language has a file of the namespace.
    let hasSourceLanguage: Bool

    /// What joins an array's lines into one text; nil if arrays are lists.
    let arraySeparator: String?

    /// What nearly all messages of several members have.
    let choiceAnnotations: Annotations

    init(_ table: I18nextTableDraft, number: Int, context: I18nextTextContext, sourceLanguage: LanguageTag) {
        self.table = table
        self.number = number
        self.context = context
        self.sourceLanguage = sourceLanguage
        hasSourceLanguage = table.columns.contains { $0.language == sourceLanguage }
        let (version, settings) = (context.version, context.settings)
        cells = table.columns.map { I18nextCells($0.language, code: $0.code, version: version, settings: settings) }
        arraySeparator = settings.arraySeparator(for: version)
        choiceAnnotations = Annotations(I18nextMessageAnnotation(version: version))
    }

    /// A name as apps ask for it; nil where they can't ask for one within objects.
    func key(of name: Int) -> String? {
        let path = table.names.path(name)
        if path.count == 1 { return path[0] }
        return context.settings.keySeparator.map { path.joined(separator: $0) }
    }
}
