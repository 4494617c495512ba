import InterlinguaIR

@testable import InterlinguaFormats

extension Catalog {
    /// Names what is not equal in two catalogues; nothing if they are equal.
    func differences(from other: Catalog) -> [String] {
        var result: [String] = []
        if sourceLanguage != other.sourceLanguage { result.append("source language") }
        if Array(tables.keys) != Array(other.tables.keys) {
            result.append("tables \(tables.keys) \(other.tables.keys)")
        }
        for (name, table) in tables where table != other.tables[name] {
            result.append("table \(name): \(table) instead of \(String(describing: other.tables[name]))")
        }
        if entries.keys != other.entries.keys { result.append("keys, or their order") }
        for (key, entry) in entries {
            guard let before = other.entries[key] else {
                result.append("new \(key.table):\(key.name)")
                continue
            }
            if entry == before { continue }
            if entry.arguments != before.arguments {
                result.append("arguments of \(key.name): \(entry.arguments) instead of \(before.arguments)")
            }
            if entry.annotations != before.annotations { result.append("annotations of \(key.name)") }
            for (language, message) in entry.messages where message != before.messages[language] {
                result.append(
                    "\(key.table):\(key.name) in \(language): \(message) instead of \(String(describing: before.messages[language]))"
                )
            }
            if entry.messages.keys != before.messages.keys { result.append("languages of \(key.name)") }
        }
        if result.isEmpty, self != other { result.append("something else") }
        return result
    }
}
