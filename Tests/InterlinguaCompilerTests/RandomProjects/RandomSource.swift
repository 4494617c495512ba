import InterlinguaTestSupport

/// Where all choices of a random project come from.
struct RandomSource {
    private var generator: SeededGenerator

    /// Begins with a seed; the same seed is the same project.
    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// A number from 0 to one below the limit.
    mutating func below(_ limit: Int) -> Int { limit < 1 ? 0 : Int(generator.next() % UInt64(limit)) }

    /// True in so many of 100 cases.
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    /// One of some values, of which there is at least one.
    mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

    /// Some of the values, in their order.
    mutating func some<Value>(_ count: Int, of values: [Value]) -> [Value] {
        var places = Array(values.indices)
        while places.count > max(0, count) { places.remove(at: below(places.count)) }
        return places.map { values[$0] }
    }
}
