import InterlinguaFormats
package import InterlinguaGenerator
package import InterlinguaIR
import InterlinguaPlatforms

extension ExistingProject {
    /// Takes entries of a project for those here whose keys are spelled otherwise, such as `EnterPIN` and `enter_pin`: the
    /// ones that say the same in some language, or else those whose keys are the only ones of their letters in both projects.
    ///
    /// - Returns: What is to be said about those that say the same in no language; nil if there are none.
    package mutating func pair(entriesOf project: Loader.Loaded) -> Diagnostic? {
        if project.parts.contains(where: { $0.format.family == format.family }) { return nil }
        let entries = entries
        let catalog = project.whole ?? project.catalog
        // Files are no tables where names are those of a folder.
        let isByFolder = project.format.namesEntriesByFolder || format.namesEntriesByFolder
        func letters(_ key: Key) -> Key {
            let folder = key.table.lastIndex(of: "/").map { String(key.table[...$0]) } ?? ""
            return Key(key.name.letters, table: isByFolder ? folder : key.table)
        }
        let known = Dictionary(grouping: loaded.catalog.entries.keys, by: letters)
        var unlike: [(key: Key, other: Key)] = []
        for (letters, keys) in Dictionary(grouping: catalog.entries.keys, by: letters) where !letters.name.isEmpty {
            guard let others = known[letters] else { continue }
            var open = keys.filter { project.names[$0] == nil && entries.entry(of: $0) == nil }
            for (index, key) in open.enumerated().reversed() {
                let namesakes = others.filter { $0.name == key.name }
                if namesakes.isEmpty { continue }
                open.remove(at: index)
                if namesakes.count > 1 || keys.count(where: { $0.name == key.name }) > 1 { continue }
                take(key, for: namesakes[0])
            }
            let free = others.filter { other in !keys.contains { $0.name == other.name } }
            let alike = open.flatMap { key in
                free.filter { other in
                    guard let own = catalog.entries[key], let entry = entries.entry(of: other) else { return false }
                    // Where the source language has no text, users see the key.
                    let source = catalog.sourceLanguage
                    let isShown =
                        own.messages[source] == nil && entry.messages[source]?.patterns.first?.plainText == key.name
                    return isShown || own.saysSame(as: entry)
                }
                .map { (key, $0) }
            }
            if alike.count == 1 { take(alike[0].0, for: alike[0].1) }
            guard alike.isEmpty, keys.count == 1, others.count == 1, let key = open.first, let other = free.first,
                let own = catalog.entries[key], let entry = entries.entry(of: other), own.isLike(entry),
                // Such a key would not stay if its text became another.
                key.name.isIdentifier, other.name.isIdentifier, !own.isKey(key, in: catalog.sourceLanguage),
                !entry.isKey(other, in: catalog.sourceLanguage)
            else { continue }
            take(key, for: other)
            unlike.append((key, other))
        }
        if unlike.isEmpty { return nil }
        let place = Dictionary(uniqueKeysWithValues: zip(catalog.entries.keys, 0...))
        return Diagnostic(
            .note,
            .existingEntries,
            "texts take the places of others whose keys differ from theirs in spelling only",
            notes: unlike.sorted { (place[$0.key] ?? 0) < (place[$1.key] ?? 0) }.map { key, other in
                Diagnostic.Note(
                    "“\(key.name)” that of “\(other.name)”",
                    at: catalog.entries[key]?.messages.values.first?.origin.range
                )
            }
        )
    }

    private mutating func take(_ key: Key, for other: Key) {
        keysOfNames[key] = Key(table: other.table, kind: key.kind, path: other.path)
    }
}

extension Entry {
    /// Whether some text is the key itself, as that of a missing one is in the source language.
    fileprivate func isKey(_ key: Key, in sourceLanguage: LanguageTag) -> Bool {
        messages[sourceLanguage] == nil || messages.values.contains { $0.patterns.first?.plainText == key.name }
    }

    /// Whether calls of another entry may be calls of this one.
    fileprivate func isLike(_ other: Entry) -> Bool {
        func isList(_ entry: Entry) -> Bool {
            if case .list? = entry.messages.values.first?.content { true } else { false }
        }
        return arguments.count == other.arguments.count && isList(self) == isList(other)
            && (selectingArgument == nil) == (other.selectingArgument == nil)
    }
}

extension String {
    /// The letters and digits of a name, whatever they are set apart by; but numbers stay two, as in `faq_1_1`.
    fileprivate var letters: String {
        var letters = String.UnicodeScalarView()
        var isApart = false
        for scalar in unicodeScalars {
            guard scalar.isInWord else {
                isApart = true
                continue
            }
            if isApart, scalar.isDigit, letters.last?.isDigit == true { letters.append("_") }
            letters.append(scalar)
            isApart = false
        }
        return String(letters).lowercased()
    }

    /// Whether it is made of words as programs write them, and no text that people read.
    fileprivate var isIdentifier: Bool {
        unicodeScalars.split(omittingEmptySubsequences: false) { "_.-".unicodeScalars.contains($0) }
            .allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isInWord) }
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { properties.numericType != nil }
    fileprivate var isInWord: Bool { properties.isAlphabetic || isDigit }
}
