import InterlinguaFormats
package import InterlinguaIR

extension Catalog {
    /// The catalogue without source texts for Info.plist that only repeat their keys: nobody wrote them, and where a table
    /// has none, people see the value in Info.plist itself.
    package var leavingKeysToPropertyList: Catalog {
        let tables = Set(tables.keys.filter(LprojTableFile.isOfPropertyList))
        if tables.isEmpty { return self }
        var result = self
        var written: Set<String> = []
        for (key, entry) in entries where tables.contains(key.table) {
            guard let message = entry.messages[sourceLanguage] else { continue }
            if entry.messages.count > 1, message.repeats(key) {
                result.entries[key]?.messages[sourceLanguage] = nil
            } else {
                written.insert(key.table)
            }
        }
        for table in tables.subtracting(written) {
            result.tables[table]?.languages.removeAll { $0 == sourceLanguage }
        }
        return result
    }
}

extension Message {
    /// Whether the message is an entry's key.
    package func repeats(_ key: Key) -> Bool {
        if case .pattern(let pattern) = content { pattern.plainText == key.name } else { false }
    }
}
