import InterlinguaIR

extension Catalog {
    /// Warns of what other libraries have in their files.
    func signsOfOtherLibraries() -> [Diagnostic] {
        let messages = icuMessages()
        return entriesOfOtherLibraries + (messages.isEmpty ? placeholdersOfOtherLibraries : messages)
    }

    /// Warns of several texts with `{name}` where none has a placeholder of i18next's: vue-i18n has such, and i18next with
    /// delimiters of the app's own.
    private var placeholdersOfOtherLibraries: [Diagnostic] {
        var found: [(key: Key, range: SourceRange?)] = []
        for (key, entry) in entries {
            for message in entry.messages.values {
                let hasOwn = message.containsPattern { pattern in
                    pattern.contains { if case .placeholder = $0 { true } else { false } }
                }
                if hasOwn { return [] }
            }
            guard let message = entry.messages[sourceLanguage] ?? entry.messages.values.first,
                message.containsPattern(where: { $0.containsText(where: \.hasICUArgument) })
            else { continue }
            found.append((key, message.origin.range))
        }
        guard found.count > 1, let first = found.first else { return [] }
        let others = found.count == 2 ? "another entry" : "\(found.count - 1) other entries"
        let message =
            "“\(first.key.name)” and \(others) have "
            + "placeholders in single braces, which i18next shows as they stand, and no text has one of i18next's: say "
            + "“interpolation” in the settings if the app has other delimiters"
        return [Diagnostic(.warning, .i18nextOtherLibrary, message, at: first.range)]
    }

    /// Warns of several entries where all of a file are objects around a text: as browsers' extensions have them in `_locales`, with
    /// `message`, and extracted messages of FormatJS, with `defaultMessage`.
    private var entriesOfOtherLibraries: [Diagnostic] {
        var notes: [Diagnostic.Note] = []
        var count = 0
        for (_, keys) in Dictionary(grouping: entries.keys, by: \.table).sorted(by: { $0.key < $1.key }) {
            guard let first = keys.first, let range = entries[first]?.messages.values.first?.origin.range else {
                continue
            }
            let path = range.file.path.split(separator: "/")
            let member = path.last == "messages.json" && path.contains("_locales") ? "message" : "defaultMessage"
            let whole = Set(keys.lazy.filter { $0.path.count == 2 && $0.path.last == member }.compactMap(\.path.first))
            guard keys.allSatisfy({ $0.path.first.map(whole.contains) ?? false }) else { continue }
            count += whole.count
            notes.append(Diagnostic.Note("“\(first.path[0])” has its text as “\(member)”", at: range))
        }
        guard count > 1, let first = notes.first else { return [] }
        let message =
            "these are files of another library than i18next, all of whose entries are objects around their texts"
        return [Diagnostic(.warning, .i18nextOtherLibrary, message, at: first.range, notes: notes)]
    }
}
