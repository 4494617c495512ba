import InterlinguaFormats
package import InterlinguaIR

extension Catalog {
    /// The catalogue without source texts for Info.plist that only repeat their keys: nobody wrote them, and where a table
    /// has none, people see the value in Info.plist itself.
    package var leavingKeysToPropertyList: Catalog {
        let tables = Set(tables.keys.filter(LprojTableFile.isOfPropertyList))
        if tables.isEmpty { return self }
        var result = self
        var (left, written): (Set<String>, Set<String>) = ([], [])
        for (key, entry) in entries where tables.contains(key.table) {
            guard let message = entry.messages[sourceLanguage] else { continue }
            if entry.messages.count > 1, message.repeats(key), key.isOfPropertyList {
                result.entries[key]?.messages[sourceLanguage] = nil
                left.insert(key.table)
            } else {
                written.insert(key.table)
            }
        }
        for table in left.subtracting(written) { result.tables[table]?.languages.removeAll { $0 == sourceLanguage } }
        return result
    }
}

extension Key {
    /// Whether it is a name of Info.plist's own, such as `NSCameraUsageDescription`, and no text that stands there, as the
    /// title of a shortcut does.
    fileprivate var isOfPropertyList: Bool {
        name.utf8.allSatisfy { $0.isASCIIWord } && ["NS", "CF", "UI"].contains { name.hasPrefix($0) }
    }
}

extension Message {
    /// Whether the message is an entry's key.
    package func repeats(_ key: Key) -> Bool {
        if case .pattern(let pattern) = content { pattern.plainText == key.name } else { false }
    }
}
