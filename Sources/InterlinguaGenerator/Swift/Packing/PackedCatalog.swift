import InterlinguaFormats
import InterlinguaIR

/// A catalogue as the decoder reads it: texts, programs and rules one after the other, and where they begin.
struct PackedCatalog: Sendable {
    /// The records: each a text, a program, a key that stands for a missing text, or the rules of a language.
    var texts = PackedBytes()

    /// Where each record begins, language by language and in each entry by entry.
    var offsets = PackedBytes()

    /// How many digits an offset has.
    var offsetWidth = 1

    /// The places in `texts` behind which a line may end in the source, ascending.
    var recordEnds: [Int] = []
}

/// Packs the messages of a catalogue, fallback included.
struct CatalogPacker {
    let catalog: Catalog
    let languages: [LanguageTag]

    /// Whether numbers are shown as the texts' languages write them.
    let localizesNumbers: Bool

    var texts = PackedBytes()
    var recordEnds: [Int] = []

    private var records = RecordIndex()

    /// The records of rules.
    var ruleRecords: [PluralKind: [LanguageTag: Int]] = [:]

    private var indices: [Key: Int] = [:]
    private var languageIndices: [LanguageTag: Int] = [:]
    private var missing: [Int]
    /// By language and entry; 0 where nothing is packed yet, -1 where it is being packed.
    private var starts: [Int]

    /// Prepares to pack a catalogue whose entries declare what the entries they refer to take.
    init(_ catalog: Catalog, languages: [LanguageTag], localizesNumbers: Bool) {
        self.catalog = catalog
        self.localizesNumbers = localizesNumbers
        self.languages = languages
        missing = Array(repeating: 0, count: catalog.entries.count)
        starts = Array(repeating: 0, count: catalog.entries.count * languages.count)
        for (index, key) in catalog.entries.keys.enumerated() { indices[key] = index }
        for (index, language) in languages.enumerated() { languageIndices[language] = index }
        // Nothing begins at 0, which stands for none.
        texts.append(digit: 0)
    }

    /// Packs everything.
    static func pack(
        _ catalog: Catalog,
        languages: [LanguageTag],
        localizesNumbers: Bool = false
    ) -> PackedCatalog {
        var packer = CatalogPacker(catalog, languages: languages, localizesNumbers: localizesNumbers)
        for language in languages.indices {
            for entry in catalog.entries.values.indices { _ = packer.start(of: entry, in: language, depth: 0) }
        }
        var packed = PackedCatalog(texts: packer.texts, recordEnds: packer.recordEnds)
        while packed.texts.count >> (6 * packed.offsetWidth) > 0 { packed.offsetWidth += 1 }
        packed.offsets.append(packer.starts, digits: packed.offsetWidth)
        return packed
    }

    /// The place of the record that an entry says in a language.
    mutating func start(of entry: Int, in language: Int, depth: Int) -> Int {
        let place = language * catalog.entries.count + entry
        if starts[place] > 0 { return starts[place] }
        // A circle, or a chain that no renderer follows to its end.
        if starts[place] < 0 || depth > Self.depthLimit { return missingRecord(of: entry) }
        starts[place] = -1
        starts[place] = packMessages(of: entry, in: language, depth: depth)
        return starts[place]
    }

    /// References through more entries than this are not followed.
    private static let depthLimit = 256

    /// The place of the record of an entry by its key; nil for one that the catalogue lacks.
    mutating func start(of key: Key, in language: Int, depth: Int) -> (start: Int, missing: Int)? {
        guard let entry = indices[key] else { return nil }
        return (start(of: entry, in: language, depth: depth), missingRecord(of: entry))
    }

    /// Packs the first message that languages have for an entry, and those that take its place.
    private mutating func packMessages(of index: Int, in language: Int, depth: Int) -> Int {
        let key = catalog.entries.keys[index]
        let entry = catalog.entries.values[index]
        let fallback = catalog.fallback(for: key)
        let asked = languages[language]
        if let message = entry.messages[asked], case .pattern(let pattern) = message.content,
            let text = pattern.plainText, !(text.isEmpty && fallback.skipsEmpty)
        {
            return record(ofText: text)
        }
        let candidates = catalog.languagesAsked(for: key, in: asked).compactMap { candidate in
            entry.messages[candidate].map { (language: candidate, message: $0) }
        }
        return packMessages(candidates[...], of: index, in: language, fallback, depth: depth)
    }

    private mutating func packMessages(
        _ candidates: ArraySlice<(language: LanguageTag, message: Message)>,
        of index: Int,
        in language: Int,
        _ fallback: Fallback,
        depth: Int
    ) -> Int {
        guard let (candidate, message) = candidates.first else { return missingRecord(of: index) }
        let rest = candidates.dropFirst()
        if case .pattern(let pattern) = message.content, let text = pattern.plainText {
            if text.isEmpty && fallback.skipsEmpty {
                return packMessages(rest, of: index, in: language, fallback, depth: depth)
            }
            return record(ofText: text)
        }
        let skipsEmpty = fallback.skipsEmpty && !message.isList
        let entry = catalog.entries.values[index]
        var packer = PatternPacker(entry: entry, language: candidate, asked: language, depth: depth)
        let patterns = message.patterns.map { packer.pack($0, &self) }
        var next = 0
        if packer.canHaveGap || skipsEmpty {
            next =
                skipsEmpty || fallback.gap == .nextLanguage
                ? packMessages(rest, of: index, in: language, fallback, depth: depth) : missingRecord(of: index)
        }
        var bytes = PackedBytes()
        let showsNumbers = localizesNumbers && !entry.arguments.isEmpty
        bytes.append(number: 1 | (message.isList ? 2 : 0) | (skipsEmpty ? 4 : 0) | (showsNumbers ? 8 : 0))
        bytes.append(number: next)
        if showsNumbers { bytes.append(number: symbols(of: candidate)) }
        if message.isList { bytes.append(number: patterns.count) }
        for pattern in patterns { bytes.append(pattern) }
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

    /// The record of a plain text.
    mutating func record(ofText text: String) -> Int {
        let start = texts.count
        texts.append(number: text.utf8.count << 2)
        texts.append(bytesOf: text)
        return endRecord(from: start)
    }

    /// The place of a record; equal ones are packed once.
    mutating func record(_ bytes: PackedBytes) -> Int {
        let start = texts.count
        texts.append(bytes)
        return endRecord(from: start)
    }

    /// Takes the record at the end away again if there is an equal one.
    private mutating func endRecord(from start: Int) -> Int {
        let place = records.place(ofRecordAt: start, in: texts.bytes)
        if place == start { recordEnds.append(texts.count) } else { texts.truncate(to: start) }
        return place
    }
}

extension Message {
    /// Whether the message is a list of texts.
    var isList: Bool {
        if case .list = content { return true }
        return false
    }
}
