import InterlinguaFormats

/// Damages files at random; the same seed gives the same damage.
struct Mutator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// A number from 0, less than a count.
    mutating func below(_ count: Int) -> Int { count < 1 ? 0 : Int(next() % UInt64(count)) }

    /// Files of which some are damaged.
    mutating func mutated(_ files: [InputFile]) -> [InputFile] {
        files.map { file in
            var file = file
            if below(4) > 0 {
                for _ in 0...below(6) { mutate(&file.bytes, others: files) }
            }
            return file
        }
    }

    private mutating func mutate(_ bytes: inout [UInt8], others: [InputFile]) {
        let place = below(bytes.count + 1)
        let end = min(bytes.count, place + 1 + below(below(8) == 0 ? 200 : 12))
        switch below(10) {
        case 0: if place < bytes.count { bytes[place] = UInt8(truncatingIfNeeded: next()) }
        case 1: if place < bytes.count { bytes[place] ^= 1 << UInt8(below(8)) }
        case 2: bytes.removeSubrange(place..<end)
        case 3: bytes.insert(contentsOf: bytes[place..<end], at: below(bytes.count + 1))
        case 4: if below(4) == 0 { bytes.removeSubrange(place...) }
        case 5: replaceDigits(in: &bytes, from: place)
        case 6:
            guard let other = others.isEmpty ? nil : others[below(others.count)].bytes, !other.isEmpty else { return }
            let start = below(other.count)
            bytes.insert(contentsOf: other[start..<min(other.count, start + 1 + below(120))], at: place)
        default:
            let piece = DamagedProjectSeeds.pieces[below(DamagedProjectSeeds.pieces.count)]
            bytes.insert(contentsOf: Array(piece.utf8), at: place)
        }
    }

    /// Puts another number in the place of the next one.
    private mutating func replaceDigits(in bytes: inout [UInt8], from place: Int) {
        let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
        guard let start = bytes[place...].firstIndex(where: isDigit) else { return }
        let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
        let numbers = ["0", "1", "2", "3", "255", "256", "2147483648", "9223372036854775808", "00", ""]
        bytes.replaceSubrange(start..<end, with: Array(numbers[below(numbers.count)].utf8))
    }
}
