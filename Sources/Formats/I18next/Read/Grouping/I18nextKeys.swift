/// The keys of a namespace, by their names' numbers, each with whether it has plural forms.
struct I18nextKeys {
    /// The keys in order.
    private(set) var names: [Int] = []

    /// For each name whether it is a key, and one with forms.
    private var kinds: [UInt8]
    private static let (other, plain, plural): (UInt8, UInt8, UInt8) = (0, 1, 2)

    init(nameCount: Int) { kinds = [UInt8](repeating: Self.other, count: nameCount) }

    /// Makes a name that has a number from the beginning a key, with or without forms; forms count more.
    mutating func insert(_ name: Int, isPlural: Bool) {
        let known = kinds[name]
        if known == Self.other { names.append(name) }
        if isPlural || known == Self.other { kinds[name] = isPlural ? Self.plural : Self.plain }
    }

    /// Whether a key has plural forms; nil if the name is no key.
    subscript(name: Int) -> Bool? {
        guard name < kinds.count, kinds[name] != Self.other else { return nil }
        return kinds[name] == Self.plural
    }
}
