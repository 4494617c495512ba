import InterlinguaIR

/// Which languages are asked where one lacks a text, by entry.
struct PackedFallbacks: Sendable {
    /// What holds for all entries of one table and kind.
    private struct Group: Sendable {
        /// Whether an empty text counts as missing.
        var skipsEmpty: Bool

        /// Whether the next language is asked where no variant of a message applies.
        var asksNextLanguage: Bool

        /// For each language the languages whose messages are looked for, by their numbers, it itself first.
        var chains: [[Int]]
    }

    private var groups: [Group] = []

    /// The group of each entry.
    private var numbers: [Int] = []

    /// Looks at all keys of a catalogue.
    init(_ catalog: Catalog, _ languages: [LanguageTag]) {
        var indices: [LanguageTag: Int] = [:]
        for (index, language) in languages.enumerated() { indices[language] = index }
        var known: [Name: Int] = [:]
        let keys = catalog.entries.keys.elements
        numbers.reserveCapacity(keys.count)
        var last = Name(table: "", kind: .text)
        var lastNumber: Int?
        for index in keys.indices {
            let name = Name(table: keys[index].table, kind: keys[index].kind)
            if let lastNumber, name.kind == last.kind, name.table == last.table {
                numbers.append(lastNumber)
                continue
            }
            let number = known[name] ?? groups.count
            if number == groups.count {
                let key = keys[index]
                let fallback = catalog.fallback(for: key)
                groups.append(
                    Group(
                        skipsEmpty: fallback.skipsEmpty,
                        asksNextLanguage: fallback.gap == .nextLanguage,
                        chains: languages.map { language in
                            catalog.languagesAsked(for: key, in: language).compactMap { indices[$0] }
                        }
                    )
                )
                known[name] = number
            }
            numbers.append(number)
            (last, lastNumber) = (name, number)
        }
    }

    /// A table, and a kind of look-up.
    private struct Name: Hashable {
        var table: String
        var kind: Key.Kind
    }

    /// The numbers of the languages whose messages are looked for, the asked one first.
    func chain(of entry: Int, in language: Int) -> [Int] { groups[numbers[entry]].chains[language] }

    /// Whether an empty text counts as missing.
    func skipsEmpty(_ entry: Int) -> Bool { groups[numbers[entry]].skipsEmpty }

    /// Whether the next language is asked where no variant of a message applies.
    func asksNextLanguage(_ entry: Int) -> Bool { groups[numbers[entry]].asksNextLanguage }
}
