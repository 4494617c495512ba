/// The keys of a table, numbered in the order in which they are found.
///
/// The languages of a table have nearly the same keys in nearly the same order: a key is first compared with those that
/// should come next, and hashed only where it is none of them.
struct KeyTable: Sendable {
    /// The keys by their numbers.
    private(set) var keys: [String] = []

    private var numbers: [String: Int] = [:]

    /// The UTF-8 of all keys, one behind the other, and where each ends.
    private var utf8: [UInt8] = []
    private var ends: [Int] = []

    /// How many keys are compared before one is hashed.
    private static let lookahead = 8

    /// The number of a key; a new one gets the next number.
    mutating func insert(_ key: String) -> Int {
        if let number = numbers[key] { return number }
        numbers[key] = keys.count
        keys.append(key)
        utf8.append(utf8: key)
        ends.append(utf8.count)
        return keys.count - 1
    }

    /// The number of a key; nil if the table lacks it.
    func number(of key: String) -> Int? { numbers[key] }

    /// The number of a key that is one of a few from an expected number on; nil if it is none of them.
    ///
    /// Equal bytes are compared here: keys that are equal only when they are normalised have to be hashed.
    func number(of key: UnsafeBufferPointer<UInt8>, near expected: Int) -> Int? {
        let last = min(expected + Self.lookahead, ends.count)
        guard expected < last else { return nil }
        return utf8.withUnsafeBufferPointer { utf8 in
            var start = expected == 0 ? 0 : ends[expected - 1]
            var number = expected
            while number < last {
                let end = ends[number]
                if end - start == key.count, utf8.slice(start..<end).isEqual(to: key) { return number }
                start = end
                number += 1
            }
            return nil
        }
    }
}

/// Numbers the keys of one file by a table that other files have filled.
struct KeyNumbering: Sendable {
    private let table: KeyTable
    private var next = 0
    private var ownNumbers: [String: Int] = [:]

    /// The keys that the table lacks; their numbers follow the table's.
    private(set) var ownKeys: [String] = []

    /// Starts with the keys of a table.
    init(_ table: KeyTable) { self.table = table }

    /// How many numbers there are.
    var count: Int { table.keys.count + ownKeys.count }

    mutating func number(of key: String) -> Int {
        if let number = key.utf8.withContiguousStorageIfAvailable({ table.number(of: $0, near: next) }) ?? nil {
            next = number + 1
            return number
        }
        return numberByHash(of: key)
    }

    /// The number of a key in valid UTF-8.
    mutating func number(ofUTF8 key: UnsafeBufferPointer<UInt8>) -> Int {
        if let number = table.number(of: key, near: next) {
            next = number + 1
            return number
        }
        return numberByHash(of: String(decoding: key, as: UTF8.self))
    }

    private mutating func numberByHash(of key: String) -> Int {
        if let number = table.number(of: key) {
            next = number + 1
            return number
        }
        if let number = ownNumbers[key] { return number }
        let number = count
        ownNumbers[key] = number
        ownKeys.append(key)
        return number
    }
}

/// What is known of keys, by their numbers.
struct NumberedPlaces: Sendable {
    private var places: [Int32] = []

    /// Creates room for a number of keys.
    init(count: Int = 0) { places = Array(repeating: -1, count: count) }

    /// The place of a key; nil if it has none.
    subscript(_ number: Int) -> Int? {
        get { number < places.count && places[number] >= 0 ? Int(places[number]) : nil }
        set {
            if number >= places.count {
                places.append(contentsOf: repeatElement(-1, count: max(number + 1 - places.count, places.count / 2)))
            }
            if let newValue { places[number] = Int32(clamping: newValue) } else { places[number] = -1 }
        }
    }
}
