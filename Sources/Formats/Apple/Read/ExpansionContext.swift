import InterlinguaIR

/// What the entries of one .stringsdict share when their variables are expanded.
struct ExpansionContext {
    /// The file.
    let document: PropertyListDocument

    /// The language of its texts.
    let language: LanguageTag

    /// Whether the language has a category `zero` of its own.
    let hasZeroCategory: Bool

    /// How many bytes of texts the entries may yet expand to beyond what they are; at first the same limit as for XML.
    var budget = 64 << 20

    private let check: CategoryCheck
    private let foreign: CategorySet
    private let needed: CategorySet
    private let neededForFractions: CategorySet

    /// Value types that are known to be right, by their spelling.
    private var storages: [VariableStorage] = []

    /// Looks up what a language needs.
    init(document: PropertyListDocument, language: LanguageTag) {
        self.document = document
        self.language = language
        let check = CategoryCheck(language)
        self.check = check
        hasZeroCategory = PluralRules.rules(for: language, kind: .cardinal).categories.contains(.zero)
        foreign = CategorySet { check.foreign($0) != nil }
        needed = CategorySet { check.needs($0, hasFractions: false) }
        neededForFractions = CategorySet { check.needs($0, hasFractions: true) }
    }

    /// What to report of a variant for a category that the language lacks; nil if it has the category.
    func foreign(_ category: PluralCategory) -> (kind: Diagnostic.Kind, message: String)? {
        foreign.contains(category) ? check.foreign(category) : nil
    }

    /// The categories that are needed and not given, listed for a message; nil if there are none.
    func missing(from given: CategorySet, hasFractions: Bool) -> String? {
        if (hasFractions ? neededForFractions : needed).isSubset(of: given) { return nil }
        return check.missing(from: Set(PluralCategory.allCases.filter(given.contains)), hasFractions: hasFractions)
    }

    /// What a value type reads, if it was read before.
    func storage(ofValueType text: String) -> VariableStorage? { storages.first { $0.spelling == text } }

    /// Remembers a value type that is right.
    mutating func remember(_ storage: VariableStorage) {
        if storages.count < 16 { storages.append(storage) }
    }
}

/// Some of the plural categories.
struct CategorySet: Sendable {
    private var bits: UInt8 = 0

    init() {}

    /// Takes the categories that meet a condition.
    init(_ condition: (PluralCategory) -> Bool) {
        for category in PluralCategory.allCases where condition(category) { insert(category) }
    }

    /// Adds a category.
    mutating func insert(_ category: PluralCategory) { bits |= 1 << category.order }

    /// Whether a category is among them.
    func contains(_ category: PluralCategory) -> Bool { bits & 1 << category.order != 0 }

    /// Whether another set holds all of them.
    func isSubset(of other: CategorySet) -> Bool { bits & ~other.bits == 0 }
}

/// What a variable's value type reads from the argument list.
struct VariableStorage: Sendable {
    /// What the use takes the argument for.
    var type: ArgumentType

    /// What is read.
    var storage: ArgumentClaim.Storage

    /// The value type as it is spelled.
    var spelling: String
}
