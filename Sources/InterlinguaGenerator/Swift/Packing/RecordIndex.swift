import InterlinguaFormats

/// Finds records that were packed before by their bytes.
struct RecordIndex {
    /// A record's place among all bytes.
    private struct Slot {
        var hash: UInt64 = 0
        var start = 0
        /// 0 where no record is.
        var count = 0
    }

    private var slots = Array(repeating: Slot(), count: 1 << 10)
    private var used = 0

    /// Nobody can know beforehand which records meet in the table; what is packed does not hang on it.
    private let seed = UInt64.random(in: .min ... .max)

    /// Where the record stands that some bytes end with; it is noted if there was no equal one before.
    ///
    /// - Parameter start: where the record begins; it is not empty.
    mutating func place(ofRecordAt start: Int, in bytes: [UInt8]) -> Int {
        if used * 2 >= slots.count { grow() }
        return bytes.withUnsafeBufferPointer { bytes in
            let record = UnsafeBufferPointer(rebasing: bytes[start...])
            let hash = hash(of: UnsafeRawBufferPointer(record))
            let mask = slots.count - 1
            var index = Int(truncatingIfNeeded: hash) & mask
            while slots[index].count > 0 {
                let slot = slots[index]
                if slot.hash == hash, slot.count == record.count,
                    record.isEqual(to: bytes.slice(slot.start..<slot.start + slot.count))
                {
                    return slot.start
                }
                index = (index + 1) & mask
            }
            slots[index] = Slot(hash: hash, start: start, count: record.count)
            used += 1
            return start
        }
    }

    private func hash(of bytes: UnsafeRawBufferPointer) -> UInt64 {
        var hash = seed &+ UInt64(truncatingIfNeeded: bytes.count)
        var index = 0
        while index + 8 <= bytes.count {
            hash = (hash ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
            index += 8
        }
        while index < bytes.count {
            hash = (hash ^ UInt64(bytes[index])) &* 0x9E37_79B9_7F4A_7C15
            index += 1
        }
        return hash ^ hash >> 29
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: old.count * 2)
        let mask = slots.count - 1
        for slot in old where slot.count > 0 {
            var index = Int(truncatingIfNeeded: slot.hash) & mask
            while slots[index].count > 0 { index = (index + 1) & mask }
            slots[index] = slot
        }
    }
}
