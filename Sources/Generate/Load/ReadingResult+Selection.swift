import InterlinguaFormats
import InterlinguaIR

extension ReadingResult {
    /// Leaves out what files say that are not selected, but for entries that the others refer to.
    ///
    /// - Returns: The keys of those that are only referred to.
    mutating func leaveOut(_ paths: Set<String>) -> Set<Key> {
        if paths.isEmpty { return [] }
        diagnostics.removeAll { $0.range.map { paths.contains($0.file.path) } ?? false }
        let referenced = catalog.leaveOut(paths)
        return referenced.union(unfolded?.leaveOut(paths) ?? [])
    }
}

extension Catalog {
    fileprivate mutating func leaveOut(_ paths: Set<String>) -> Set<Key> {
        let own = entries.filter { _, entry in
            entry.messages.values.contains { $0.origin.range.map { !paths.contains($0.file.path) } ?? true }
        }
        var referenced: Set<Key> = []
        var waiting = own.values.elements
        while let entry = waiting.popLast() {
            for key in entry.messages.values.flatMap(\.targets) where own[key] == nil && !referenced.contains(key) {
                guard let entry = entries[key] else { continue }
                referenced.insert(key)
                waiting.append(entry)
            }
        }
        entries.removeAll { key, _ in own[key] == nil && !referenced.contains(key) }
        let kept = Set(entries.keys.map(\.table))
        tables.removeAll { name, _ in !kept.contains(name) }
        return referenced
    }
}
