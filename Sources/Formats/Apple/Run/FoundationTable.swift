import InterlinguaFormats
import InterlinguaIR

/// The entries of a file by their keys.
///
/// Keys are compared by their bytes, as Foundation compares them literally; Swift's strings would take keys for equal that
/// differ in how accents are written. A look-up allocates nothing.
final class FoundationTable: Sendable {
    /// What the file has for a key.
    final class Entry: Sendable {
        let content: FoundationContent

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

    let entries: [Entry]

    private let keys: [LiteralKey]
    private let places: [LiteralKey: Int]

    /// A key whose bytes count.
    private struct LiteralKey: Hashable, Sendable {
        let text: String

        static func == (left: LiteralKey, right: LiteralKey) -> Bool { left.text.isIdentical(to: right.text) }

        func hash(into hasher: inout Hasher) {
            var text = text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }
    }

    /// Makes a table of a file's members; of equal keys the last one counts.
    ///
    /// - Parameter other: a table whose keys' memory is shared; most files of other languages have them in the same order.
    init(_ members: [PropertyListMember], kind: FoundationLayout.Kind, keysOf other: FoundationTable? = nil) {
        var entries: [Entry] = []
        var keys: [LiteralKey] = []
        var places: [LiteralKey: Int] = [:]
        entries.reserveCapacity(members.count)
        keys.reserveCapacity(members.count)
        places.reserveCapacity(members.count)
        for (index, member) in members.enumerated() {
            var key = LiteralKey(text: member.key)
            if let other, index < other.keys.count, other.keys[index] == key { key = other.keys[index] }
            let place = places[key]
            let entry = Entry(
                content: Self.content(of: member.value, kind),
                keyBounds: member.keyBounds,
                deadBounds: place.map { entries[$0].keyBounds }
            )
            if let place {
                entries[place] = entry
            } else {
                places[key] = entries.count
                entries.append(entry)
                keys.append(key)
            }
        }
        self.entries = entries
        self.keys = keys
        self.places = places
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
    func place(of key: String) -> Int? { places[LiteralKey(text: key)] }

    /// The place of the entry here that has the key of an entry of another table.
    func place(ofEntry place: Int, in other: FoundationTable) -> Int? { places[other.keys[place]] }
}
