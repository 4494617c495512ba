import InterlinguaIR

/// What a language's plural rules ask of Android's quantities.
struct AndroidQuantities: Sendable {
    private let check: CategoryCheck

    /// The categories that have to be there, and those that may be, a bit for each in CLDR's order.
    private let neededCategories: UInt8
    private let ownCategories: UInt8

    /// One text of a plural.
    struct Text {
        /// The quantity.
        var category: PluralCategory
        /// Index into the file's texts.
        var item: Int
    }

    /// Looks a language's rules up.
    init(_ language: LanguageTag) {
        check = CategoryCheck(language)
        var needed: UInt8 = PluralCategory.other.bit
        var own: UInt8 = 0
        for category in PluralCategory.allCases {
            if check.needs(category, hasFractions: false) { needed |= category.bit }
            if check.foreign(category) == nil { own |= category.bit }
        }
        neededCategories = needed
        ownCategories = own
    }

    /// Whether there is nothing to say about a plural with these categories, a bit for each in CLDR's order.
    func accept(_ categories: UInt8) -> Bool {
        categories & neededCategories == neededCategories && categories & ~ownCategories == 0
    }

    /// What is probably wrong with a plural.
    ///
    /// - Parameters:
    ///   - texts: The plural's texts.
    ///   - language: The language that the rules were looked up for.
    ///   - file: The file that holds the plural.
    ///   - place: Where the plural stands.
    func diagnostics(
        for texts: [Text],
        in language: LanguageTag,
        of file: AndroidFile,
        at place: SourceRange
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let given = Set(texts.map(\.category))
        if given.contains(.other), let list = check.missing(from: given, hasFractions: false) {
            let message = "“\(language)” requires \(list); “other” is shown instead"
            diagnostics.append(Diagnostic(.warning, .missingCategory, message, at: place))
        }
        for text in texts {
            if let foreign = check.foreign(text.category) {
                let range = file.range(ofQuantity: text.item)
                diagnostics.append(Diagnostic(.warning, foreign.kind, foreign.message, at: range))
            }
        }
        return diagnostics
    }
}

extension PluralCategory {
    /// The bit that stands for the category.
    fileprivate var bit: UInt8 { 1 << UInt8(truncatingIfNeeded: order) }
}
