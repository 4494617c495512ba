import InterlinguaIR

/// Packs the messages of a run of entries.
struct EntryPacker {
    /// The languages, in the order of the slots.
    let languages: [LanguageTag]

    /// The places of languages among all.
    let indices: [LanguageTag: Int]

    /// The places of languages' rules.
    let rules: PackedRules

    /// Whether elements are told apart from text.
    let keepsElements: Bool

    private(set) var run = PackedRun()

    /// Begins a run.
    init(_ languages: [LanguageTag], indices: [LanguageTag: Int], rules: PackedRules, keepsElements: Bool) {
        self.languages = languages
        self.indices = indices
        self.rules = rules
        self.keepsElements = keepsElements
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
            run.messageCount += 1
            next = language + 1
        }
    }

    private mutating func slot(_ message: Message, of entry: Entry, _ language: LanguageTag) -> PackedRun.Slot {
        var slot = PackedRun.Slot()
        let start = run.bytes.count
        if case .pattern(let pattern) = message.content, let text = pattern.plainText {
            slot.content = text.isEmpty ? .emptyText : .text
            run.bytes.append(recordOfText: text)
            slot.bounds = start..<run.bytes.count
            slot.hash = run.bytes.hash(from: start)
            return slot
        }
        slot.isList = message.isList
        var packer = PatternPacker(
            entry: entry,
            language: language,
            rules: rules.places(for: language),
            keepsElements: keepsElements
        )
        let program = packer.pack(message)
        run.features.formUnion(packer.features)
        if slot.isList { run.features.insert(.lists) }
        if packer.needsTargets {
            slot.content = .referring
            return slot
        }
        slot.content = .program
        slot.canHaveGap = packer.canHaveGap
        run.bytes.append(program)
        slot.bounds = start..<run.bytes.count
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
