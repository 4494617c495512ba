import InterlinguaIR

/// The arguments of an entry while its texts are read, in the order in which they appear.
struct I18nextArguments {
    private(set) var list: [Argument] = []
    private var indices: [String: Int] = [:]
    private var positions: [Int: Int] = [:]
    var claims: [TypeUse] = []

    /// The index of the argument of a name.
    ///
    /// `arg2`, `arg2d`, `arg2ld` and `arg2f` are names made for positions.
    mutating func index(of name: String) -> Int {
        if let index = indices[name] { return index }
        if let position = Self.position(in: name) {
            let index = self.index(at: position)
            indices[name] = index
            return index
        }
        list.append(Argument(name: name))
        indices[name] = list.count - 1
        return list.count - 1
    }

    mutating func index(at position: Int) -> Int {
        if let index = positions[position] { return index }
        list.append(Argument(position: position))
        positions[position] = list.count - 1
        return list.count - 1
    }

    /// The position and type that a name was made for; nil for other names.
    static func position(in name: String) -> Int? {
        guard name.utf8.count <= 8, name.hasPrefix("arg") else { return nil }
        var digits = name.dropFirst(3)
        for ending in ["ld", "d", "f"] where digits.hasSuffix(ending) {
            digits = digits.dropLast(ending.count)
            break
        }
        guard let first = digits.utf8.first, first >= 0x31, digits.utf8.allSatisfy({ $0 &- 0x30 < 10 }),
            let position = Int(digits), position <= maximumArgumentPosition
        else { return nil }
        return position
    }

    /// The type that a name made for a position tells.
    static func type(in name: String) -> ArgumentType? {
        guard position(in: name) != nil else { return nil }
        if name.hasSuffix("ld") { return .integer(IntegerType(bits: 64)) }
        if name.hasSuffix("d") { return .integer(IntegerType(bits: 32)) }
        return name.hasSuffix("f") ? .decimal : nil
    }

    /// The arguments in the order of the representation, with for each index here its index there; nil if nothing moves.
    func ordered() -> (arguments: [Argument], indices: [Int]?) {
        if positions.isEmpty || isOrdered { return (list, nil) }
        var arguments = list
        for position in 1..<(positions.keys.max() ?? 1) where positions[position] == nil {
            arguments.append(Argument(position: position))
        }
        let order = arguments.indices.sorted { left, right in
            (arguments[left].position ?? .max, left) < (arguments[right].position ?? .max, right)
        }
        var indices = [Int](repeating: 0, count: list.count)
        for (new, old) in order.enumerated() where old < list.count { indices[old] = new }
        return (order.map { arguments[$0] }, indices)
    }

    /// Whether the arguments of all positions from 1 on come first, in their order.
    private var isOrdered: Bool {
        var index = 0
        while index < list.count {
            if index < positions.count ? list[index].position != index + 1 : list[index].position != nil {
                return false
            }
            index += 1
        }
        return true
    }
}
