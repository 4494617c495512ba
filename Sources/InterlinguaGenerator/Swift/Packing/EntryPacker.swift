import InterlinguaFormats
import InterlinguaIR

/// What the languages say of a run of entries, packed as far as it does not matter where records stand.
struct PackedRun: Sendable {
    /// What one language says of one entry.
    struct Slot: Sendable {
        /// What is packed of a message.
        enum Content: UInt8, Sendable {
            /// Nothing: the language has no message.
            case none
            /// The record of a text without anything in it.
            case text
            /// As `text`, of a text that is empty.
            case emptyText
            /// A record without its head and what stands in for it.
            case program
            /// Nothing yet, since the message refers to other entries.
            case referring
        }

        /// What is packed.
        var content = Content.none

        /// Whether the message is a list.
        var isList = false

        /// Whether a select may have no variant for a value.
        var canHaveGap = false

        /// Where the bytes begin among those of the run.
        var start = 0

        /// How many bytes there are.
        var count = 0

        /// The hash of the record of a text.
        var hash = 0
    }

    /// How many entries are packed together.
    static let length = 256

    /// What the languages say, entry by entry.
    var slots: [Slot] = []

    /// The bytes of all slots.
    var bytes = PackedBytes()
}

/// Packs the messages of a run of entries.
struct EntryPacker {
    /// The languages, in the order of the slots.
    let languages: [LanguageTag]

    /// The places of languages among all.
    let indices: [LanguageTag: Int]

    /// The places of languages' rules.
    let rules: PackedRules

    /// What was packed so far.
    private(set) var run = PackedRun()

    /// Begins a run.
    init(_ languages: [LanguageTag], indices: [LanguageTag: Int], rules: PackedRules) {
        self.languages = languages
        self.indices = indices
        self.rules = rules
    }

    /// Packs what all languages say of an entry.
    mutating func pack(_ entry: Entry) {
        let first = run.slots.count
        run.slots.append(contentsOf: repeatElement(PackedRun.Slot(), count: languages.count))
        let tags = entry.messages.keys.elements
        let messages = entry.messages.values.elements
        // Most messages stand in the order of the languages: those are looked for only where the order is another.
        var next = 0
        for index in messages.indices {
            let tag = tags[index]
            let isNext = next < languages.count && languages[next] == tag
            guard let language = isNext ? next : indices[tag] else { continue }
            run.slots[first + language] = slot(messages[index], of: entry, tag)
            next = language + 1
        }
    }

    private mutating func slot(_ message: Message, of entry: Entry, _ language: LanguageTag) -> PackedRun.Slot {
        var slot = PackedRun.Slot()
        slot.start = run.bytes.count
        if case .pattern(let pattern) = message.content, let text = pattern.plainText {
            slot.content = text.isEmpty ? .emptyText : .text
            run.bytes.append(recordOfText: text)
            slot.count = run.bytes.count - slot.start
            slot.hash = run.bytes.hash(from: slot.start)
            return slot
        }
        slot.isList = message.isList
        var packer = PatternPacker(entry: entry, language: language, rules: rules.places(for: language))
        let program = packer.pack(message)
        if packer.needsTargets {
            slot.content = .referring
            return slot
        }
        slot.content = .program
        slot.canHaveGap = packer.canHaveGap
        run.bytes.append(program)
        slot.count = program.count
        return slot
    }
}

extension PatternPacker {
    /// Packs what stands in a message's record behind its head.
    mutating func pack(_ message: Message) -> PackedBytes {
        switch message.content {
        case .pattern(let pattern): return pack(pattern)
        case .list(let patterns):
            var bytes = PackedBytes()
            bytes.append(number: patterns.count)
            for pattern in patterns { bytes.append(pack(pattern)) }
            return bytes
        }
    }
}

extension PackedBytes {
    /// Appends the record of a text without anything in it.
    mutating func append(recordOfText text: String) {
        append(number: text.utf8.count << 2)
        append(bytesOf: text)
    }

    /// A hash of the bytes from a place on, which differs from one start of the program to the next.
    func hash(from start: Int) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var hasher = Hasher()
            hasher.combine(bytes: UnsafeRawBufferPointer(bytes.slice(start..<bytes.count)))
            return hasher.finalize()
        }
    }
}
