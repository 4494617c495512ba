import InterlinguaFormats
import InterlinguaIR

/// Writes records one behind the other, language by language, equal ones once.
struct RecordWriter {
    private let catalog: Catalog
    private let languages: [LanguageTag]
    private let localizesNumbers: Bool
    private let keepsElements: Bool
    private let fallbacks: PackedFallbacks

    /// Where the rules of languages stand.
    private(set) var rules = PackedRules()

    /// What languages say of entries.
    private var runs: [PackedRun] = []

    private var features: DecoderFeatures = []
    private var texts = PackedBytes()
    private var recordEnds: [Int] = []
    private var records = RecordIndex()

    /// The records of keys, by entry; 0 where there is none.
    private var missing: [Int]
    /// By language and entry; 0 where nothing is packed yet, -1 where it is being packed.
    private var starts: [Int]

    /// Begins to write a catalogue.
    init(_ catalog: Catalog, _ languages: [LanguageTag], localizesNumbers: Bool, keepsElements: Bool) {
        self.catalog = catalog
        self.languages = languages
        self.localizesNumbers = localizesNumbers
        self.keepsElements = keepsElements
        fallbacks = PackedFallbacks(catalog, languages)
        let count = catalog.entries.count
        missing = Array(repeating: 0, count: count)
        starts = Array(repeating: 0, count: count * languages.count)
        // Nothing begins at 0, which stands for none.
        texts.append(digit: 0)
    }

    /// Writes a language's rules, before there is anything that asks for them.
    mutating func write(_ rules: CatalogSurvey.Rules) {
        let place = record(PackedRules.record(rules.kind, of: rules.language))
        self.rules.set(place, of: rules.kind, for: rules.language)
    }

    /// Writes all entries in all languages.
    ///
    /// - Parameter runs: what languages say, packed as far as it can be before records have places.
    mutating func write(_ runs: [PackedRun]) -> PackedCatalog {
        self.runs = runs
        records.reserveCapacity(runs.reduce(0) { $0 + $1.messageCount })
        texts.reserveCapacity(runs.reduce(texts.count) { $0 + $1.bytes.count })
        for language in languages.indices {
            for entry in missing.indices { _ = start(of: entry, in: language) }
        }
        for run in runs { features.formUnion(run.features) }
        var packed = PackedCatalog(texts: texts, features: features, recordEnds: recordEnds)
        while packed.texts.count >> (6 * packed.offsetWidth) > 0 { packed.offsetWidth += 1 }
        packed.offsets.append(starts, digits: packed.offsetWidth)
        return packed
    }

    /// What a language says of an entry, and the number of its run.
    private func slot(_ entry: Int, _ language: Int) -> (slot: PackedRun.Slot, run: Int) {
        let run = entry / PackedRun.length
        return (runs[run].slots[entry % PackedRun.length * languages.count + language], run)
    }

    // MARK: Entries

    /// The place of the record that an entry says in a language; in a circle, that of the record that says its key.
    private mutating func start(of entry: Int, in language: Int) -> Int {
        let place = language * missing.count + entry
        let known = starts[place]
        if known > 0 { return known }
        if known < 0 { return missingRecord(of: entry) }
        // Nearly all messages are a text.
        let (slot, run) = slot(entry, language)
        if slot.content == .text {
            let start = record(in: slot.bounds, of: run, hash: slot.hash)
            starts[place] = start
            return start
        }
        packTargets(of: entry, in: language)
        return starts[place]
    }

    /// An entry that is packed once all that it refers to is.
    private struct Step {
        let entry: Int
        let targets: [Int]
        var next = 0
    }

    /// Packs an entry behind those that it refers to, through any number of others.
    private mutating func packTargets(of entry: Int, in language: Int) {
        starts[language * missing.count + entry] = -1
        var steps = [Step(entry: entry, targets: targets(of: entry, in: language))]
        while var step = steps.popLast() {
            guard step.next < step.targets.count else {
                let chain = fallbacks.chain(of: step.entry, in: language)
                starts[language * missing.count + step.entry] = packFirst(of: chain, from: 0, step.entry, in: language)
                continue
            }
            let target = step.targets[step.next]
            step.next += 1
            steps.append(step)
            guard starts[language * missing.count + target] == 0 else { continue }
            starts[language * missing.count + target] = -1
            steps.append(Step(entry: target, targets: targets(of: target, in: language)))
        }
    }

    /// The entries that an entry may refer to in a language, itself or by what takes its place.
    private func targets(of entry: Int, in language: Int) -> [Int] {
        var targets: [Int] = []
        for candidate in fallbacks.chain(of: entry, in: language)
        where slot(entry, candidate).slot.content == .referring {
            let message = catalog.entries.values[entry].messages[languages[candidate]]
            for key in message?.targets ?? [] {
                if let target = catalog.entries.index(forKey: key) { targets.append(target) }
            }
        }
        return targets
    }

    /// Packs the first message that languages have for an entry, and those that take its place.
    ///
    /// - Parameters:
    ///   - chain: the languages, in the order in which they are asked.
    ///   - first: the place of the first one that is asked.
    private mutating func packFirst(
        of chain: [Int],
        from first: Int,
        _ entry: Int,
        in language: Int
    ) -> Int {
        let skipsEmpty = fallbacks.skipsEmpty(entry)
        for place in first..<max(first, chain.count) {
            let candidate = chain[place]
            let (slot, run) = slot(entry, candidate)
            switch slot.content {
            case .none: continue
            case .emptyText where skipsEmpty: continue
            case .emptyText, .text:
                return record(in: slot.bounds, of: run, hash: slot.hash)
            case .program:
                // The last language asks no other one itself, so that its own record says the same.
                if place > 0, place == chain.count - 1, fallbacks.chain(of: entry, in: candidate) == [candidate] {
                    return start(of: entry, in: candidate)
                }
                let head = head(of: slot, entry, candidate, in: language, chain, after: place)
                let bytes = runs[run].bytes.bytes
                return bytes.withUnsafeBufferPointer { record(head, $0.slice(slot.bounds)) }
            case .referring:
                var slot = slot
                let (program, canHaveGap) = referringProgram(of: entry, candidate, in: language)
                slot.canHaveGap = canHaveGap
                let head = head(of: slot, entry, candidate, in: language, chain, after: place)
                return program.bytes.withUnsafeBufferPointer { record(head, $0) }
            }
        }
        return missingRecord(of: entry)
    }

    /// Packs a message that refers to other entries, which are packed already.
    private mutating func referringProgram(
        of entry: Int,
        _ candidate: Int,
        in language: Int
    ) -> (program: PackedBytes, canHaveGap: Bool) {
        let owner = catalog.entries.values[entry]
        guard let message = owner.messages[languages[candidate]] else { return (PackedBytes(), true) }
        var targets: [Key: PatternPacker.Target] = [:]
        for key in message.targets {
            guard let index = catalog.entries.index(forKey: key) else { continue }
            targets[key] = PatternPacker.Target(
                start: start(of: index, in: language),
                missing: missingRecord(of: index),
                arguments: catalog.entries.values[index].arguments
            )
        }
        let tag = languages[candidate]
        var packer = PatternPacker(
            entry: owner,
            language: tag,
            rules: rules.places(for: tag),
            keepsElements: keepsElements,
            targets: targets
        )
        let program = packer.pack(message)
        features.formUnion(packer.features)
        return (program, packer.canHaveGap)
    }

    // MARK: Records

    /// What a record begins with: what it is, and where the one stands that is said where it says nothing.
    private mutating func head(
        of slot: PackedRun.Slot,
        _ entry: Int,
        _ candidate: Int,
        in language: Int,
        _ chain: [Int],
        after place: Int
    ) -> PackedBytes {
        let skipsEmpty = fallbacks.skipsEmpty(entry) && !slot.isList
        var next = 0
        if slot.canHaveGap || skipsEmpty {
            next =
                skipsEmpty || fallbacks.asksNextLanguage(entry)
                ? packFirst(of: chain, from: place + 1, entry, in: language) : missingRecord(of: entry)
        }
        let showsNumbers = localizesNumbers && !catalog.entries.values[entry].arguments.isEmpty
        var head = PackedBytes()
        head.append(number: 1 | (slot.isList ? 2 : 0) | (skipsEmpty ? 4 : 0) | (showsNumbers ? 8 : 0))
        head.append(number: next)
        if showsNumbers {
            features.insert(.symbols)
            head.append(number: symbols(of: languages[candidate]))
        }
        return head
    }

    /// The place of a program's record.
    private mutating func record(_ head: PackedBytes, _ program: UnsafeBufferPointer<UInt8>) -> Int {
        var bytes = head
        bytes.append(program)
        return record(bytes)
    }

    /// The place of a language's digits and separators.
    private mutating func symbols(of language: LanguageTag) -> Int {
        let symbols = NumberSymbols.symbols(for: language)
        var bytes = PackedBytes()
        bytes.append(number: Int(symbols.zero.value))
        bytes.append(number: symbols.lastGroup)
        bytes.append(number: symbols.otherGroups)
        bytes.append(number: symbols.leastLeadingDigits)
        for text in [symbols.decimalSeparator, symbols.groupSeparator, symbols.minus, symbols.plus] {
            bytes.append(text)
        }
        return record(bytes)
    }

    /// The record that says an entry's key.
    private mutating func missingRecord(of index: Int) -> Int {
        if missing[index] == 0 {
            let name = catalog.entries.keys[index].name
            var bytes = PackedBytes()
            bytes.append(number: name.utf8.count << 2 | 2)
            bytes.append(bytesOf: name)
            missing[index] = record(bytes)
        }
        return missing[index]
    }

    /// The place of a record; equal ones are packed once.
    private mutating func record(_ bytes: PackedBytes) -> Int {
        bytes.bytes.withUnsafeBufferPointer { record($0, hash: bytes.hash(from: 0)) }
    }

    /// The place of a record that stands in a run.
    private mutating func record(in range: Range<Int>, of run: Int, hash: Int) -> Int {
        // Held by itself, so that what is packed can change meanwhile.
        let bytes = runs[run].bytes.bytes
        return bytes.withUnsafeBufferPointer { record($0.slice(range), hash: hash) }
    }

    private mutating func record(_ record: UnsafeBufferPointer<UInt8>, hash: Int) -> Int {
        let place = records.place(of: record, hash: hash, in: texts.bytes)
        if place == texts.count {
            texts.append(record)
            recordEnds.append(texts.count)
        }
        return place
    }
}
