import InterlinguaIR

extension [LanguageTag] {
    /// Codes that CLDR replaces by one of these languages, which users may have in their place: `iw` for `he`.
    ///
    /// Norwegian is written in two ways, `nb` and `nn`, and `no` means either: whoever reads one of them reads the other.
    var aliases: String {
        let languages = Set(map(\.language))
        var lines: [String: [String]] = [:]
        for (code, replacement) in LanguageTag.replacedCodes {
            let subtags = replacement.split(separator: "-")
            guard let language = subtags.first, languages.contains(String(language)) else { continue }
            // Variants and private subtags are nothing that apps are translated for.
            guard subtags.allSatisfy({ 2...4 ~= $0.utf8.count }) else { continue }
            lines[replacement.lowercased(), default: []].append(code)
        }
        let norwegian = ["no", "nb", "nn"]
        if let written = norwegian.first(where: languages.contains) {
            lines[written, default: []] += norwegian.filter { !languages.contains($0) }
        }
        return Self.text(of: lines)
    }

    /// Tags whose parent is not they themselves cut short, where that leads to one of these languages, or away from one.
    var parentExceptions: String {
        var lines: [String: [String]] = [:]
        for (tag, parent) in LanguageTag.exceptionalParents {
            let regular = tag.truncated.map { [$0] + $0.regularParents } ?? []
            let exceptional = parent.map { [$0] + $0.parents } ?? []
            guard regular.first(where: contains) != exceptional.first(where: contains) else { continue }
            lines[(parent?.identifier ?? "und").lowercased(), default: []].append(tag.identifier.lowercased())
        }
        return Self.text(of: lines)
    }

    /// Lines of words, each behind what holds for them.
    private static func text(of lines: [String: [String]]) -> String {
        lines.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
            .map { "\($0.key): \($0.value.sorted().joined(separator: " "))" }.joined(separator: "\n")
    }
}

extension LanguageTag {
    /// The tag cut short from its end, again and again.
    fileprivate var regularParents: [LanguageTag] {
        var parents: [LanguageTag] = []
        var tag = truncated
        while let current = tag {
            parents.append(current)
            tag = current.truncated
        }
        return parents
    }
}
