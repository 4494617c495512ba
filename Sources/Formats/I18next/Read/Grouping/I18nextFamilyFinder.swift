import InterlinguaIR

/// Finds the plural families of one namespace whatever their version, as far as they tell it.
struct I18nextFamilyFinder {
    /// Forms of one key.
    struct Family {
        var kind: I18nextFamilyVotes.Kind
        /// The number of one form's name.
        var name: Int
        /// The place of the language whose forms they are; nil for those that all languages have.
        var column: Int?
        /// How many languages have one of the forms.
        var languageCount: Int
        /// Whether a text shows the count.
        var isShown: Bool

        /// Whether that, or a further language, confirms them.
        var isConfirmed: Bool { isShown || languageCount > 1 }
    }

    /// The families, in the order of their names; those that are numbers behind all others.
    private(set) var families: [Family] = []

    private let table: I18nextTableDraft
    private let separator: [UInt8]
    private let counts: [I18nextCountPattern]

    /// Looks at a namespace's names.
    init(_ table: I18nextTableDraft, _ settings: I18nextSettings) {
        self.table = table
        separator = Array(settings.pluralSeparator.utf8)
        counts = [I18nextVersion.v1, .v4].map { I18nextCountPattern(version: $0, settings: settings) }
        let one = I18nextSuffixReader(version: .v1, settings: settings)
        let three = I18nextSuffixReader(version: .v3, settings: settings)
        let four = I18nextSuffixReader(version: .v4, settings: settings)
        let languages = I18nextNumberedLanguages(table, settings)
        var numbered = I18nextNumberedNames()
        var numberedPlurals: Set<Int> = []
        for name in table.leaves {
            table.names.withBytes(of: name) { bytes in
                guard let last = bytes.last else { return }
                let isDigit = JSONNumberScanner.isDigit(last)
                if last == UInt8(ascii: "r") {
                    guard let suffix = four.suffix(of: bytes), suffix.form?.category == .other else { return }
                    addCategories(bytes, suffix, name)
                } else if last == UInt8(ascii: "l") || isDigit, let suffix = one.suffix(of: bytes) {
                    if suffix.form == .plural { return addPlural(bytes, suffix, name) }
                    let stem = I18nextNumberedNames.stem(
                        of: bytes.slice(0..<suffix.stemLength),
                        in: table.names.parents[name]
                    )
                    guard numberedPlurals.insert(stem).inserted else { return }
                    add(.numberedPlural, [name])
                } else if isDigit, !languages.columns.isEmpty, let suffix = three.suffix(of: bytes),
                    case .number(let number)? = suffix.form
                {
                    numbered.add(number, behind: bytes.slice(0..<suffix.stemLength), name, in: table)
                }
            }
        }
        for names in numbered.inOrder { addNumbered(names, languages) }
    }

    /// Adds the family of some names, of which the first is named to people.
    private mutating func add(_ kind: I18nextFamilyVotes.Kind, _ names: [Int]) {
        guard let name = names.first else { return }
        let languageCount = table.columns.indices.count { column in names.contains { table.hasLeaf($0, in: column) } }
        let isShown = names.contains(where: showsCount)
        families.append(Family(kind: kind, name: name, languageCount: languageCount, isShown: isShown))
    }

    // MARK: Kinds

    /// Adds the family of a name that ends like the form for all other numbers, if another category stands beside it.
    private mutating func addCategories(_ bytes: UnsafeBufferPointer<UInt8>, _ suffix: I18nextSuffix, _ name: Int) {
        let isOrdinal = suffix.form == .ordinal(.other)
        let stem = Array(bytes[..<suffix.stemLength]) + separator + (isOrdinal ? Array("ordinal".utf8) + separator : [])
        let siblings = PluralCategory.allCases.compactMap { category in
            category == .other ? nil : leaf(stem + Array(category.rawValue.utf8), in: table.names.parents[name])
        }
        if !siblings.isEmpty { add(.categories, [name] + siblings) }
    }

    /// Adds the family of a name that ends in `_plural`, if its key stands beside it or it shows the count.
    private mutating func addPlural(_ bytes: UnsafeBufferPointer<UInt8>, _ suffix: I18nextSuffix, _ name: Int) {
        let base = leaf(Array(bytes[..<suffix.stemLength]), in: table.names.parents[name])
        if base != nil || showsCount(name) { add(.plural, [name]) }
    }

    /// Adds the families whose numbers are those of a language's forms.
    private mutating func addNumbered(_ names: I18nextNumberedNames.Names, _ languages: I18nextNumberedLanguages) {
        var found: (kind: I18nextFamilyVotes.Kind, column: Int)?
        for column in languages.columns {
            guard let own = names.columns[column], let kind = languages.kind(of: own.numbers, in: column) else {
                continue
            }
            found = (kind, column)
            break
        }
        guard let found, let last = names.columns[found.column]?.name else { return }
        let isShown = names.all.contains(where: showsCount)
        // Names that languages without such forms have as well are keys like others: `step_1`, `step_2`.
        if !isShown, names.columns.keys.contains(where: languages.lacksNumbers) { return }
        families.append(
            Family(
                kind: found.kind,
                name: last,
                column: found.column,
                languageCount: names.columns.count,
                isShown: isShown
            )
        )
    }

    // MARK: Names

    /// The number of a name that some language has a text for; nil if none has.
    private func leaf(_ name: [UInt8], in parent: Int) -> Int? {
        let found = name.withUnsafeBufferPointer { table.names.find($0, in: parent) }
        return found.flatMap { table.hasLeaf($0) ? $0 : nil }
    }

    private func showsCount(_ name: Int) -> Bool { counts.contains { $0.isShown(by: name, in: table) } }
}
