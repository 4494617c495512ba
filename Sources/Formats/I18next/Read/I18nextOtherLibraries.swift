import InterlinguaIR

extension Catalog {
    /// Warns of several entries where all are objects around a text: as browsers' extensions have them in `_locales`, with
    /// `message`, and extracted messages of FormatJS, with `defaultMessage`.
    var entriesOfOtherLibraries: [Diagnostic] {
        var notes: [Diagnostic.Note] = []
        var count = 0
        for (_, keys) in Dictionary(grouping: entries.keys, by: \.table).sorted(by: { $0.key < $1.key }) {
            guard let first = keys.first, let range = entries[first]?.messages.values.first?.origin.range else {
                continue
            }
            let path = range.file.path.split(separator: "/")
            let member = path.last == "messages.json" && path.contains("_locales") ? "message" : "defaultMessage"
            let whole = Set(keys.lazy.filter { $0.path.count == 2 && $0.path.last == member }.compactMap(\.path.first))
            guard keys.allSatisfy({ $0.path.first.map(whole.contains) ?? false }) else { return [] }
            count += whole.count
            notes.append(Diagnostic.Note("“\(first.path[0])” has its text as “\(member)”", at: range))
        }
        guard count > 1, let first = notes.first else { return [] }
        let message =
            "these are files of another library than i18next, all of whose entries are objects around their texts"
        return [Diagnostic(.warning, .i18nextOtherLibrary, message, at: first.range, notes: notes)]
    }
}
