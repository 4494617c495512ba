/// The names of one namespace's members in all languages, each with the object that it stands in, numbered.
///
/// Numbers are given in the order in which names appear, an object's before those of its members.
struct I18nextNameTable: Sendable {
    /// The number of the object above all members.
    static let root = -1

    /// For each name the number of the object that it stands in.
    private(set) var parents: [Int] = []

    /// All names' bytes, one behind the other.
    private var bytes: [UInt8] = []

    /// Where each name's bytes end.
    private var ends: [Int] = []

    /// Numbers by hash, -1 where there is none; the count is a power of two.
    private var slots: [Int] = [Int](repeating: -1, count: 64)

    var count: Int { ends.count }

    /// The number of a name in an object; a new one for a new name.
    ///
    /// - Parameter expected: a number to look at first: files of several languages mostly have one order.
    mutating func number(of name: UnsafeBufferPointer<UInt8>, in parent: Int, expected: Int) -> Int {
        find(name, in: parent, expected: expected) ?? add(name, in: parent)
    }

    /// Gives a new name of an object a number.
    mutating func add(_ name: UnsafeBufferPointer<UInt8>, in parent: Int) -> Int {
        var slot = Self.hash(name, parent) & (slots.count - 1)
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        let number = count
        slots[slot] = number
        parents.append(parent)
        bytes.append(contentsOf: name)
        ends.append(bytes.count)
        if count * 2 > slots.count { grow() }
        return number
    }

    /// The number of a name in an object; nil if there is no such name.
    ///
    /// - Parameter expected: a number to look at first.
    func find(_ name: UnsafeBufferPointer<UInt8>, in parent: Int, expected: Int) -> Int? {
        if expected < count, expected >= 0, isEqual(expected, name, parent) { return expected }
        return find(name, in: parent)
    }

    /// The number of a name in an object; nil if there is no such name.
    func find(_ name: UnsafeBufferPointer<UInt8>, in parent: Int) -> Int? {
        var slot = Self.hash(name, parent) & (slots.count - 1)
        while slots[slot] >= 0 {
            if isEqual(slots[slot], name, parent) { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Calls a function with a name's bytes.
    func withBytes<Result>(of number: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let range = range(of: number)
        return bytes.withUnsafeBufferPointer { body($0.slice(range)) }
    }

    func name(_ number: Int) -> String { withBytes(of: number) { String(decoding: $0, as: UTF8.self) } }

    /// The names from the outermost object's member to a name.
    func path(_ number: Int) -> [String] {
        let parent = parents[number]
        if parent < 0 { return [name(number)] }
        var path: [String] = []
        var current = number
        while current >= 0 {
            path.append(name(current))
            current = parents[current]
        }
        path.reverse()
        return path
    }

    private func range(of number: Int) -> Range<Int> { (number == 0 ? 0 : ends[number - 1])..<ends[number] }

    private func isEqual(_ number: Int, _ name: UnsafeBufferPointer<UInt8>, _ parent: Int) -> Bool {
        let range = range(of: number)
        return parents[number] == parent && range.count == name.count
            && bytes.withUnsafeBufferPointer { $0.slice(range).isEqual(to: name) }
    }

    private mutating func grow() {
        slots = [Int](repeating: -1, count: slots.count * 2)
        for number in 0..<count {
            var slot = withBytes(of: number) { Self.hash($0, parents[number]) } & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = number
        }
    }

    /// Seeded, so that no file can be made whose names all meet in one place.
    private static func hash(_ name: UnsafeBufferPointer<UInt8>, _ parent: Int) -> Int {
        var hasher = Hasher()
        hasher.combine(parent)
        hasher.combine(bytes: UnsafeRawBufferPointer(name))
        return hasher.finalize()
    }
}
