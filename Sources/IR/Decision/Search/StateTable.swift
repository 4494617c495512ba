/// The states of several automata together, numbered in the order in which they are met.
struct StateTable {
    /// How many automata there are.
    let width: Int

    private(set) var count = 0

    private var parts: [Int32] = []
    /// The numbers of states by hash, with open addressing; -1 where there is none.
    private var slots: [Int32]

    /// An empty table for so many automata.
    init(width: Int) {
        self.width = width
        slots = Array(repeating: -1, count: 64)
    }

    /// The state of one automaton in a state of all.
    func part(_ index: Int, of state: Int) -> Int32 { parts[state * width + index] }

    mutating func insert(_ state: [Int32]) -> (number: Int, isNew: Bool) {
        if 2 * count >= slots.count { grow() }
        var slot = Self.hash(state) & (slots.count - 1)
        while slots[slot] >= 0 {
            let known = Int(slots[slot])
            if isEqual(known, state) { return (known, false) }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = Int32(truncatingIfNeeded: count)
        parts.append(contentsOf: state)
        count += 1
        return (count - 1, true)
    }

    private func isEqual(_ known: Int, _ state: [Int32]) -> Bool {
        let base = known * width
        for index in 0..<width where parts[base + index] != state[index] { return false }
        return true
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 4)
        for number in 0..<count {
            var slot = Self.hash(parts[number * width..<(number + 1) * width]) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(truncatingIfNeeded: number)
        }
    }

    private static func hash(_ state: some Collection<Int32>) -> Int {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        for part in state {
            hash = (hash ^ UInt64(UInt32(bitPattern: part))) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash >> 32
        }
        return Int(truncatingIfNeeded: hash)
    }
}
