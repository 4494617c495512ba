import InterlinguaIR

/// Finds entries by module, kind and name, for very many look-ups that come in nearly the same order each time.
struct AndroidNameIndex {
    /// An entry over all languages.
    struct Slot {
        let name: String
        /// The name space.
        let kind: AndroidFile.Kind
        let module: Int32
        /// The file that defines the entry: the first one that has it.
        let file: Int32
        /// The first occurrence; see ``AndroidEntryChains``.
        let head: Int32
        /// The last occurrence.
        var tail: Int32
        /// The language of the last occurrence.
        var tailLanguage: Int32
        /// The first occurrence of the last one's language.
        var tailLanguageHead: Int32
    }

    private struct Name: Hashable {
        let text: String
        let kind: AndroidFile.Kind
        let module: Int32
    }

    /// The entries, in the order in which their names were found.
    private(set) var slots: [Slot] = []
    private var indices: [Name: Int] = [:]

    /// The slot of a name.
    ///
    /// - Parameter expected: The slot that is tried first.
    func find(_ name: String, _ kind: AndroidFile.Kind, _ module: Int32, expected: Int = -1) -> Int? {
        if slots.indices.contains(expected), slots[expected].kind == kind, slots[expected].module == module,
            slots[expected].name == name
        {
            return expected
        }
        return indices[Name(text: name, kind: kind, module: module)]
    }

    mutating func add(_ slot: Slot) -> Int {
        indices[Name(text: slot.name, kind: slot.kind, module: slot.module)] = slots.count
        slots.append(slot)
        return slots.count - 1
    }

    mutating func update(_ slot: Int, _ change: (inout Slot) -> Void) { change(&slots[slot]) }
}
