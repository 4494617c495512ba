import InterlinguaFormats
import InterlinguaIR

/// The entries of a file by their keys.
///
/// Keys are compared by their bytes, as Foundation compares them literally; Swift's strings would take keys for equal that
/// differ in how accents are written. A look-up allocates nothing.
final class FoundationTable: Sendable {
    /// What the file has for a key.
    struct Entry: Sendable {
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

    private let index: FoundationKeyIndex

    /// Makes a table of a file's members; of equal keys the last one counts.
    ///
    /// - Parameter other: a table whose keys are shared if they are the same, as in most files of other languages.
    init(_ members: [PropertyListMember], kind: FoundationLayout.Kind, keysOf other: FoundationTable? = nil) {
        func entry(_ member: PropertyListMember, dead: Entry?) -> Entry {
            Entry(
                content: Self.content(of: member.value, kind),
                keyBounds: member.keyBounds,
                deadBounds: dead?.keyBounds
            )
        }
        if let other, other.index.isOf(members) {
            index = other.index
            entries = members.map { entry($0, dead: nil) }
            return
        }
        let index = FoundationKeyIndex(members)
        var entries: [Entry] = []
        entries.reserveCapacity(members.count)
        for member in members {
            let place = index.place(of: member.key) ?? entries.count
            if place < entries.count {
                entries[place] = entry(member, dead: entries[place])
            } else {
                entries.append(entry(member, dead: nil))
            }
        }
        self.index = index
        self.entries = entries
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
    func place(of key: String) -> Int? { index.place(of: key) }

    /// The place of the entry here that has the key of an entry of another table.
    func place(ofEntry place: Int, in other: FoundationTable) -> Int? {
        index === other.index ? place : index.place(of: other.index.keys[place])
    }
}

/// The keys of a file, which files of other languages have as well, and the places of their entries.
private final class FoundationKeyIndex: Sendable {
    /// The keys in the order in which they first stand in the file.
    let keys: [String]

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

    init(_ members: [PropertyListMember]) {
        var keys: [String] = []
        var places: [LiteralKey: Int] = [:]
        keys.reserveCapacity(members.count)
        places.reserveCapacity(members.count)
        for member in members {
            let key = LiteralKey(text: member.key)
            if places[key] != nil { continue }
            places[key] = keys.count
            keys.append(member.key)
        }
        self.keys = keys
        self.places = places
    }

    /// Whether a file's members have just these keys in the same order.
    func isOf(_ members: [PropertyListMember]) -> Bool {
        members.count == keys.count && zip(members, keys).allSatisfy { $0.key.isIdentical(to: $1) }
    }

    func place(of key: String) -> Int? { places[LiteralKey(text: key)] }
}
