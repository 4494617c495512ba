import InterlinguaFormats
import InterlinguaIR

/// Packs the messages of a catalogue, fallback included.
///
/// All messages are packed at the same time, as far as it does not matter where records stand; then they are put one behind the
/// other, language by language, equal ones once.
struct CatalogPacker: Sendable {
    /// Entries that declare what the entries they refer to take.
    let catalog: Catalog

    /// The languages in the order in which they are packed.
    let languages: [LanguageTag]

    /// The rules that conditions ask for, in the order in which they are packed.
    let rules: [CatalogSurvey.Rules]

    /// Whether numbers are shown as the texts' languages write them.
    let localizesNumbers: Bool

    /// Whether elements such as `<b>` are told apart from text.
    let keepsElements: Bool

    func pack() -> PackedCatalog {
        var writer = RecordWriter(catalog, languages, localizesNumbers: localizesNumbers, keepsElements: keepsElements)
        for rules in rules { writer.write(rules) }
        return writer.write(runs(writer.rules))
    }

    /// All messages, packed on all cores.
    private func runs(_ rules: PackedRules) -> [PackedRun] {
        let entries = catalog.entries.values.elements
        var indices: [LanguageTag: Int] = [:]
        for (index, language) in languages.enumerated() { indices[language] = index }
        let packer = EntryPacker(languages, indices: indices, rules: rules, keepsElements: keepsElements)
        return [PackedRun](concurrentCount: (entries.count + PackedRun.length - 1) / PackedRun.length) { run in
            var packer = packer
            let start = run * PackedRun.length
            for index in start..<min(start + PackedRun.length, entries.count) { packer.pack(entries[index]) }
            return packer.run
        }
    }
}
