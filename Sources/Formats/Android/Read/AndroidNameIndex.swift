import InterlinguaIR

/// Finds entries by module, kind and name, for very many look-ups that come in nearly the same order each time.
struct AndroidNameIndex {
    /// An entry over all languages.
    struct Slot {
        fileprivate var nameOffset: Int32
        fileprivate var nameCount: Int32
        /// The name space.
        let kind: AndroidFile.Kind
        /// Index into the modules.
        let module: Int32
        /// The file that defines the entry: the first one that has it.
        let file: Int32
        /// The first and the last occurrence; see ``AndroidEntryChains``.
        var head: Int32
        /// The last occurrence.
        var tail: Int32
        /// The language of the last occurrence, and the first one of that language.
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
    private var nameBytes: [UInt8] = []
    private var indices: [Name: Int32] = [:]

    /// The slot of a name.
    ///
    /// - Parameter expected: The slot that is tried first.
    func find(_ name: UnsafeBufferPointer<UInt8>, _ kind: AndroidFile.Kind, _ module: Int32, expected: Int) -> Int? {
        if expected >= 0, expected < slots.count, matches(slots[expected], name, kind, module) { return expected }
        return find(String(decoding: name, as: UTF8.self), kind, module)
    }

    /// The slot of a name.
    func find(_ name: String, _ kind: AndroidFile.Kind, _ module: Int32) -> Int? {
        indices[Name(text: name, kind: kind, module: module)].map(Int.init)
    }

    mutating func add(
        _ name: UnsafeBufferPointer<UInt8>,
        _ kind: AndroidFile.Kind,
        module: Int32,
        file: Int32,
        occurrence: Int32,
        language: Int32
    ) -> Int {
        let text = String(decoding: name, as: UTF8.self)
        let index = slots.count
        slots.append(
            Slot(
                nameOffset: Int32(truncatingIfNeeded: nameBytes.count),
                nameCount: Int32(truncatingIfNeeded: name.count),
                kind: kind,
                module: module,
                file: file,
                head: occurrence,
                tail: occurrence,
                tailLanguage: language,
                tailLanguageHead: occurrence
            )
        )
        nameBytes.append(contentsOf: name)
        indices[Name(text: text, kind: kind, module: module)] = Int32(truncatingIfNeeded: index)
        return index
    }

    mutating func update(_ slot: Int, _ change: (inout Slot) -> Void) { change(&slots[slot]) }

    func name(of slot: Slot) -> String {
        String(decoding: nameBytes[Int(slot.nameOffset)..<Int(slot.nameOffset + slot.nameCount)], as: UTF8.self)
    }

    private func matches(
        _ slot: Slot,
        _ name: UnsafeBufferPointer<UInt8>,
        _ kind: AndroidFile.Kind,
        _ module: Int32
    ) -> Bool {
        guard slot.kind == kind, slot.module == module, Int(slot.nameCount) == name.count else { return false }
        return nameBytes.withUnsafeBufferPointer { bytes in
            let start = Int(slot.nameOffset)
            return bytes.slice(start..<start + name.count).isEqual(to: name)
        }
    }
}
