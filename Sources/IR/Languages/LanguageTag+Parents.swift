extension LanguageTag {
    /// The tag without its last subtag, or without all extensions and private subtags; nil for a language alone.
    public var truncated: LanguageTag? {
        var subtags = identifier.split(separator: "-")
        guard subtags.count > 1 else { return nil }
        if let singleton = subtags.firstIndex(where: { $0.utf8.count == 1 }) {
            subtags.removeSubrange(singleton...)
        } else {
            subtags.removeLast()
        }
        return LanguageTag(canonical: subtags.joined(separator: "-"))
    }

    /// The tag whose texts stand in where this one lacks them, as CLDR has it; nil where only the root could.
    ///
    /// `pt-AO` comes to `pt-PT`, `en-IN` to `en-001`, `zh-Hant-MO` to `zh-Hant-HK`; `sr-Latn` to nothing, since readers of
    /// Latin are not helped by Cyrillic. All others are cut short.
    public var parent: LanguageTag? {
        if let parent = LanguageTable.parents[identifier] {
            return parent == "und" ? nil : LanguageTag(canonical: parent)
        }
        return truncated.flatMap { $0 == .undetermined ? nil : $0 }
    }

    /// The parent, its parent and so on, nearest first; never the root.
    public var parents: [LanguageTag] {
        var parents: [LanguageTag] = []
        var tag = parent
        while let current = tag, !parents.contains(current) {
            parents.append(current)
            tag = current.parent
        }
        return parents
    }
}

extension LanguageTable {
    /// Reads lines `replacement: code code …` into the replacements by code.
    static func replacements(_ lines: String) -> [String: String] {
        var replacements: [String: String] = [:]
        for line in lines.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let replacement = String(line[..<colon])
            for code in line[line.index(after: colon)...].split(separator: " ") {
                replacements[String(code)] = replacement
            }
        }
        return replacements
    }
}

extension LanguageTag {
    /// The tags whose parent CLDR names, since it is not they themselves cut short; nil where only the root could stand in.
    package static var exceptionalParents: [(tag: LanguageTag, parent: LanguageTag?)] {
        LanguageTable.parents.sorted { $0.key < $1.key }.map { tag, parent in
            (LanguageTag(canonical: tag), parent == "und" ? nil : LanguageTag(canonical: parent))
        }
    }

    /// Codes and whole tags, in small letters, that CLDR replaces by others, and those.
    package static var replacedCodes: [(code: String, replacement: String)] {
        (LanguageTable.languages.map { ($0, $1) } + LanguageTable.tags.map { ($0, $1) }).sorted { $0.0 < $1.0 }
    }
}
