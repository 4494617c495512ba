/// Some of the numbers of a list, a bit for each place.
struct NumberSet {
    private(set) var words: [UInt64]

    init(count: Int, where isMember: (Int) -> Bool) {
        words = Array(repeating: 0, count: (count + 63) / 64)
        for place in 0..<count where isMember(place) { words[place / 64] |= 1 << UInt64(place % 64) }
    }

    /// All places of a list.
    init(allOf count: Int) {
        words = Array(repeating: .max, count: count / 64)
        if count % 64 > 0 { words.append((1 << UInt64(count % 64)) - 1) }
    }

    mutating func combine(_ other: NumberSet, _ operation: (UInt64, UInt64) -> UInt64) {
        words.withUnsafeMutableBufferPointer { own in
            other.words.withUnsafeBufferPointer { other in
                for index in own.indices { own[index] = operation(own[index], other[index]) }
            }
        }
    }

    /// The first place that is in both; nil if there is none.
    func firstCommon(with other: NumberSet) -> Int? {
        words.withUnsafeBufferPointer { own in
            other.words.withUnsafeBufferPointer { other in
                var index = 0
                while index < own.count {
                    let common = own[index] & other[index]
                    if common != 0 { return index * 64 + common.trailingZeroBitCount }
                    index += 1
                }
                return nil
            }
        }
    }
}
