import InterlinguaIR
import OrderedCollections

/// What all entries of a namespace are read with.
final class I18nextTableReading: Sendable {
    let table: I18nextTableDraft

    /// Its number among the project's.
    let number: Int

    /// For each language its cells.
    let cells: [I18nextCells]

    /// The languages with their numbers, of which entries that have all of them share the list.
    let languages: OrderedDictionary<LanguageTag, Int>

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
        languages = OrderedDictionary(zip(table.columns.map(\.language), table.columns.indices)) { first, _ in first }
        hasSourceLanguage = table.columns.contains { $0.language == sourceLanguage }
        let (version, settings) = (context.version, context.settings)
        cells = table.columns.map { I18nextCells($0.language, code: $0.code, version: version, settings: settings) }
        arraySeparator = settings.arraySeparator(for: version)
        choiceAnnotations = Annotations(I18nextMessageAnnotation(version: version))
    }

    /// How the app asks for an entry.
    func call(of unit: I18nextGrouping.Unit) -> (scope: I18nextScope, name: String) {
        guard let lookup = context.lookup else { return (I18nextScope(root: "", table: nil), "") }
        let key = key(of: unit.base) ?? ""
        let own = lookup.scope(of: number, asksOwn: true)
        let scope = context.scopes[number, unit.base] ?? own
        // Texts around it that hang on the scope may call what doesn't by its name alone.
        let isNamed = scope != own && context.scopes.isOpen(number, unit.base)
        return (scope, isNamed ? lookup.named(key, in: number) ?? key : key)
    }

    /// A name as apps ask for it; nil where they can't ask for one within objects.
    func key(of name: Int) -> String? { context.key(table.names.path(name)) }
}
