import InterlinguaIR

/// Names that end in numbers, by what stands before these.
struct I18nextNumberedNames {
    struct Names {
        var all: [Int] = []
        /// The numbers that each language has, and the last name, by the language's place.
        var columns: [Int: (numbers: Set<Int>, name: Int)] = [:]
    }

    /// The names of each key, in the order of the keys' first names.
    private(set) var inOrder: [Names] = []

    private var places: [Int: Int] = [:]

    mutating func add(
        _ number: Int,
        behind key: UnsafeBufferPointer<UInt8>,
        _ name: Int,
        in table: I18nextTableDraft
    ) {
        let stem = Self.stem(of: key, in: table.names.parents[name])
        let place = places[stem] ?? inOrder.count
        if place == inOrder.count {
            places[stem] = place
            inOrder.append(Names())
        }
        inOrder[place].all.append(name)
        for column in table.columns.indices where table.hasLeaf(name, in: column) {
            var numbers = inOrder[place].columns[column]?.numbers ?? []
            numbers.insert(number)
            inOrder[place].columns[column] = (numbers, name)
        }
    }

    /// Tells keys apart by a hash of their bytes, as many of them have no number of their own.
    static func stem(of key: UnsafeBufferPointer<UInt8>, in parent: Int) -> Int {
        var hasher = Hasher()
        hasher.combine(parent)
        hasher.combine(bytes: UnsafeRawBufferPointer(key))
        return hasher.finalize()
    }
}

/// The languages of a namespace whose forms are named by numbers in versions 2 and 3.
struct I18nextNumberedLanguages {
    /// The places of those that tell the two versions apart, as they have other numbers in each.
    let columns: [Int]

    private let numbers: [(version2: Set<Int>, version3: Set<Int>)]

    /// Looks the languages' forms up.
    init(_ table: I18nextTableDraft, _ settings: I18nextSettings) {
        func numbers(_ column: I18nextColumn, _ version: I18nextVersion) -> Set<Int> {
            let forms = settings.forms(of: column.code, version: version)
            return Set(forms.compactMap { Int($0.suffix.dropFirst(settings.pluralSeparator.count)) })
        }
        let found = table.columns.map { (version2: numbers($0, .v2), version3: numbers($0, .v3)) }
        self.numbers = found
        columns = found.indices.filter { found[$0].version3.count > 1 && found[$0].version2 != found[$0].version3 }
    }

    /// The version whose forms have just these numbers in a language.
    func kind(of found: Set<Int>, in column: Int) -> I18nextFamilyVotes.Kind? {
        if numbers[column].version2 == found { return .numbers }
        return numbers[column].version3 == found ? .indices : nil
    }

    /// Whether a language's forms are not named by numbers.
    func lacksNumbers(_ column: Int) -> Bool { numbers[column].version3.isEmpty }
}
