/// Finds the names that are most like another one, for people who misspelt it.
package struct NearNames {
    private let wanted: [UInt8]

    /// Longer names are compared by their beginnings: the work for one name has a limit.
    private static let longest = 96

    /// Prepares to look for names like another one.
    package init(to name: String) { wanted = Self.simplified(name) }

    /// The names most like it, the best first; those that are too different are left out.
    package func among(_ names: some Sequence<String>, limit: Int) -> [String] {
        guard !wanted.isEmpty else { return [] }
        var best: [(distance: Int, name: String)] = []
        for name in names {
            guard let distance = distance(to: Self.simplified(name)) else { continue }
            if best.count == limit, let last = best.last, last.distance <= distance { continue }
            let place = best.firstIndex { $0.distance > distance } ?? best.count
            best.insert((distance, name), at: place)
            if best.count > limit { best.removeLast() }
        }
        return best.map(\.name)
    }

    /// Small letters, without the signs that separate words.
    private static func simplified(_ name: String) -> [UInt8] {
        var result: [UInt8] = []
        for byte in name.utf8.prefix(longest) {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): result.append(byte | 0x20)
            case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"): break
            default: result.append(byte)
            }
        }
        return result
    }

    /// How many letters differ, stand elsewhere, or are too many or too few.
    ///
    /// Names that one begins or ends with count as near. Nil if the names are too different.
    private func distance(to other: [UInt8]) -> Int? {
        let limit = max(1, min(wanted.count, other.count) / 3)
        let difference = abs(wanted.count - other.count)
        if difference <= limit, let edits = edits(to: other, limit: limit) { return edits }
        let (short, long) = wanted.count < other.count ? (wanted, other) : (other, wanted)
        guard short.count >= 4, long.starts(with: short) || long.reversed().starts(with: short.reversed()) else {
            return nil
        }
        return limit + difference
    }

    /// The edit distance, neighbours that changed places counting once; nil above a limit.
    private func edits(to other: [UInt8], limit: Int) -> Int? {
        var before: [Int] = []
        var last = Array(0...other.count)
        for (row, byte) in wanted.enumerated() {
            var next = [row + 1]
            next.reserveCapacity(other.count + 1)
            var least = row + 1
            for column in other.indices {
                var edits = min(last[column] + (byte == other[column] ? 0 : 1), last[column + 1] + 1, next[column] + 1)
                if row > 0, column > 0, byte == other[column - 1], wanted[row - 1] == other[column] {
                    edits = min(edits, before[column - 1] + 1)
                }
                next.append(edits)
                least = min(least, edits)
            }
            if least > limit { return nil }
            before = last
            last = next
        }
        guard let edits = last.last, edits <= limit else { return nil }
        return edits
    }
}
