import InterlinguaFormats
import InterlinguaIR

/// The entries of a file by their keys.
///
/// Keys are compared by their bytes, as Foundation compares them literally; Swift's strings would take keys for equal that
/// differ in how accents are written. A look-up allocates nothing.
final class FoundationTable: Sendable {
    /// What the file has for a key.
    final class Entry: Sendable {
        /// What there is.
        let content: FoundationContent

        /// Where the key stands.
        let keyBounds: Range<UInt32>

        /// Where an earlier entry of the same key stands, which is dead; nil if there is none.
        let deadBounds: Range<UInt32>?

        /// Whether some text of it may take an argument.
        let mayTakeArguments: Bool

        init(content: FoundationContent, keyBounds: Range<UInt32>, deadBounds: Range<UInt32>?) {
            self.content = content
            self.keyBounds = keyBounds
            self.deadBounds = deadBounds
            mayTakeArguments =
                if case .text(let text) = content { text.format != nil } else { true }
        }
    }

    /// The entries in the order of the file.
    let entries: [Entry]

    /// The keys one behind the other, in UTF-8, and where each ends.
    private let keys: [UInt8]
    private let keyEnds: [Int]
    private let hashes: [UInt64]

    /// Numbers of entries from 1, 0 for a free slot; as many as a power of two.
    private let slots: [UInt32]

    /// Makes a table of a file's members; of equal keys the last one counts.
    init(_ members: [PropertyListMember], kind: FoundationLayout.Kind) {
        var entries: [Entry] = []
        var keys: [UInt8] = []
        var keyEnds: [Int] = []
        var hashes: [UInt64] = []
        entries.reserveCapacity(members.count)
        keyEnds.reserveCapacity(members.count)
        hashes.reserveCapacity(members.count)
        var size = 16
        while size < 2 * members.count { size *= 2 }
        var slots = [UInt32](repeating: 0, count: size)
        for member in members {
            var key = member.key
            key.withUTF8 { key in
                let hash = Self.hash(key)
                var slot = Int(truncatingIfNeeded: hash) & (size - 1)
                func entry(_ deadBounds: Range<UInt32>?) -> Entry {
                    Entry(
                        content: Self.content(of: member.value, kind),
                        keyBounds: member.keyBounds,
                        deadBounds: deadBounds
                    )
                }
                while slots[slot] != 0 {
                    let place = Int(slots[slot]) - 1
                    let start = place == 0 ? 0 : keyEnds[place - 1]
                    if hashes[place] == hash, keys[start..<keyEnds[place]].elementsEqual(key) {
                        entries[place] = entry(entries[place].keyBounds)
                        return
                    }
                    slot = (slot + 1) & (size - 1)
                }
                entries.append(entry(nil))
                keys.append(contentsOf: key)
                keyEnds.append(keys.count)
                hashes.append(hash)
                slots[slot] = UInt32(truncatingIfNeeded: entries.count)
            }
        }
        self.entries = entries
        self.keys = keys
        self.keyEnds = keyEnds
        self.hashes = hashes
        self.slots = slots
    }

    private static func content(of node: PropertyListNode, _ kind: FoundationLayout.Kind) -> FoundationContent {
        guard kind == .strings else { return FoundationEntryReader.content(of: node) }
        guard let text = node.string else {
            return .damaged(
                RuntimeFailure("not-a-string", "the value is \(node.kindName); a look-up of it crashes the app")
            )
        }
        return .text(FoundationText(text, bounds: node.bounds))
    }

    /// The place of a key's entry in `entries`; nil if there is none.
    func place(of key: String) -> Int? {
        var key = key
        return key.withUTF8 { place(of: $0) }
    }

    /// The place of the entry here that has the key of an entry of another table.
    func place(ofEntry place: Int, in other: FoundationTable) -> Int? {
        other.keys.withUnsafeBufferPointer { keys in
            let start = place == 0 ? 0 : other.keyEnds[place - 1]
            return self.place(of: UnsafeBufferPointer(rebasing: keys[start..<other.keyEnds[place]]))
        }
    }

    private func place(of key: UnsafeBufferPointer<UInt8>) -> Int? { place(of: key, hash: Self.hash(key)) }

    /// The place of a key's entry, where the key's hash is known.
    func place(of key: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int? {
        if entries.isEmpty { return nil }
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while case let number = Int(slots[slot]), number != 0 {
            let place = number - 1
            if hashes[place] == hash, isEqual(place, key) { return place }
            slot = (slot + 1) & mask
        }
        return nil
    }

    private func isEqual(_ place: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = place == 0 ? 0 : keyEnds[place - 1]
        guard keyEnds[place] - start == key.count else { return false }
        return keys.withUnsafeBufferPointer { keys in
            for index in 0..<key.count where keys[start + index] != key[index] { return false }
            return true
        }
    }

    /// Mixes eight bytes at a time; keys come from files of the project, so that nobody gains by making them collide.
    static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
        let raw = UnsafeRawBufferPointer(bytes)
        var index = 0
        while index + 8 <= raw.count {
            hash = (hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash >> 32
            index += 8
        }
        var rest: UInt64 = 0
        while index < raw.count {
            rest = rest << 8 | UInt64(raw[index])
            index += 1
        }
        hash = (hash ^ rest) &* 0xC4CE_B9FE_1A85_EC53
        return hash ^ hash >> 29
    }
}
