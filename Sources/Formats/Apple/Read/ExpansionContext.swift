import InterlinguaIR

/// What the entries of one .stringsdict share when their variables are expanded.
struct ExpansionContext {
    let document: PropertyListDocument

    let language: LanguageTag

    /// Whether the language has a category `zero` of its own.
    let hasZeroCategory: Bool

    /// How many bytes of texts the entries may yet expand to beyond what they are; at first the same limit as for XML.
    var budget = 64 << 20

    /// What the language requires of plurals.
    let check: CategoryCheck

    /// Looks up what a language needs.
    init(document: PropertyListDocument, language: LanguageTag) {
        self.document = document
        self.language = language
        check = CategoryCheck(language)
        hasZeroCategory = PluralRules.rules(for: language, kind: .cardinal).categories.contains(.zero)
    }
}

/// What a variable's value type reads from the argument list.
struct VariableStorage: Sendable {
    /// What the use takes the argument for.
    var type: ArgumentType

    /// What is read.
    var storage: ArgumentClaim.Storage

    var spelling: String
}
