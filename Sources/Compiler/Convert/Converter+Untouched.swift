import InterlinguaGenerator
import InterlinguaIR

extension Converter {
    /// The entries of a source that say just what the project says that is written into, in the source's format, and for
    /// which this project would nonetheless get items that it doesn't have, or calls that it doesn't know.
    ///
    /// What one format says in a single entry can be several in another one, which come back as such.
    ///
    /// - Parameter result: What all of the source was converted to.
    func untouched(in source: Loader.Loaded, by result: Result) -> Set<Key> {
        guard let existing = options.existing else { return [] }
        let made = source.reading(result.inputFiles, as: existing.format).catalog.entries
        let entries = existing.entries
        let known = made.filter { key, entry in entries.catalog.entries[key]?.holds(entry) == true }
        if known.count == made.count { return [] }
        guard let counterpart else { return [] }
        let original = result.originals
        let adding = Set(made.keys.filter { known[$0] == nil }.map(original))
        var unchanged = source.reading(source.files, as: source.format.written)
        unchanged.fold(counterpart.result.parts)
        let own = unchanged.catalog.entries
        let there = counterpart.loaded.catalog.entries
        let groups = Dictionary(grouping: own.keys, by: counterpart.result.originals)
        var untouched: Set<Key> = []
        for (key, parts) in groups where entries.entry(of: key) != nil {
            let isSame = parts.allSatisfy { part in there[part].flatMap { own[part]?.saysJust($0) } == true }
            if isSame, parts.contains(where: adding.contains) { untouched.formUnion(parts) }
        }
        // What others refer to is written with them.
        var callers = own.keys.elements.filter { !untouched.contains($0) }
        while let caller = callers.popLast() {
            for target in own[caller]?.messages.values.flatMap(\.targets) ?? [] where untouched.remove(target) != nil {
                callers.append(target)
            }
        }
        return untouched
    }
}

extension Entry {
    /// Whether calls and languages of another entry are known here, and all forms.
    fileprivate func holds(_ other: Entry) -> Bool {
        parameters == other.parameters
            && other.messages.allSatisfy { language, message in
                messages[language].map { $0.conditions.isSuperset(of: message.conditions) } ?? false
            }
    }

    /// Whether no text is another one than in another entry.
    fileprivate func saysJust(_ other: Entry) -> Bool {
        parameters == other.parameters
            && messages.allSatisfy { language, message in other.messages[language]?.content == message.content }
    }
}

extension Message {
    /// What variants are for, at all choices.
    fileprivate var conditions: Set<Condition> {
        var conditions: Set<Condition> = []
        forEachElement { element in
            if case .select(let select) = element { conditions.formUnion(select.variants.map(\.condition)) }
        }
        return conditions
    }
}
