import InterlinguaFormats

/// Finds records that were packed before by their bytes.
///
/// Nobody can know beforehand which records meet in the table, since hashes are seeded anew whenever the program starts; what
/// is packed does not hang on it.
struct RecordIndex: Sendable {
    /// A record's place among all bytes.
    private struct Slot: Sendable {
        var hash = 0
        var start = 0
        /// 0 where no record is.
        var count = 0
    }

    private var slots = Array(repeating: Slot(), count: 1 << 10)
    private var used = 0

    /// Makes room for a number of records; more are taken as well.
    mutating func reserveCapacity(_ capacity: Int) {
        var count = slots.count
        while count / 2 < capacity { count *= 2 }
        if count > slots.count { grow(to: count) }
    }

    /// Where an equal record begins, or where this one is going to: at the end of all bytes.
    ///
    /// - Parameters:
    ///   - record: the record; it is not empty.
    ///   - hash: its hash.
    ///   - bytes: the bytes of all records that were noted before.
    mutating func place(of record: UnsafeBufferPointer<UInt8>, hash: Int, in bytes: [UInt8]) -> Int {
        if used * 2 >= slots.count { grow(to: slots.count * 2) }
        let end = bytes.count
        let found: Int? = slots.withUnsafeMutableBufferPointer { slots in
            bytes.withUnsafeBufferPointer { bytes in
                let mask = slots.count - 1
                var index = hash & mask
                while slots[index].count > 0 {
                    let slot = slots[index]
                    if slot.hash == hash, slot.count == record.count,
                        record.isEqual(to: bytes.slice(slot.start..<slot.start + slot.count))
                    {
                        return slot.start
                    }
                    index = (index + 1) & mask
                }
                slots[index] = Slot(hash: hash, start: end, count: record.count)
                return nil
            }
        }
        if let found { return found }
        used += 1
        return end
    }

    private mutating func grow(to count: Int) {
        let old = slots
        slots = Array(repeating: Slot(), count: count)
        let mask = slots.count - 1
        for slot in old where slot.count > 0 {
            var index = slot.hash & mask
            while slots[index].count > 0 { index = (index + 1) & mask }
            slots[index] = slot
        }
    }
}
