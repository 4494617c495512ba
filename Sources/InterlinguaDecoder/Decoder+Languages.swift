extension Decoder {
    /// The place of the language that serves a user best: for each preferred one in turn, itself, its parent, and so on.
    ///
    /// - Parameters:
    ///   - preferred: what the user prefers, as BCP 47 tags, the best first.
    ///   - available: the languages that there are.
    ///   - parents: lines `parent: tag tag …` for tags whose parent is not they themselves cut short; `und` is no parent.
    static func language(preferred: [String], available: [String], parents: String) -> Int? {
        var exceptions: [Substring: Substring] = [:]
        for line in parents.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            for tag in line[line.index(after: colon)...].split(separator: " ") { exceptions[tag] = line[..<colon] }
        }
        let tags = available.map { $0.lowercased() }
        for preference in preferred {
            for start in [preference.lowercased(), withScript(preference.lowercased())] {
                var tag = Substring(start)
                // A tag has few parents; more are a circle.
                for _ in 0..<8 where !tag.isEmpty && tag != "und" {
                    if let place = tags.firstIndex(where: { $0 == tag }) { return place }
                    tag = exceptions[tag] ?? tag[..<(tag.lastIndex(of: "-") ?? tag.startIndex)]
                }
            }
        }
        return nil
    }

    /// The preferences in the environment of a POSIX system: `LANGUAGE`, else `LC_ALL`, `LC_MESSAGES` or `LANG`.
    static func preferences(_ environment: (String) -> String?) -> [String] {
        func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
        guard let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") else { return [] }
        let language = locale.prefix { $0 != "." && $0 != "@" }
        if language == "C" || language == "POSIX" { return [] }
        let list = value("LANGUAGE").map { $0.split(separator: ":") } ?? []
        return (list + [Substring(locale)]).map { name in
            String(name.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
        }
    }

    /// Chinese is written in one of two scripts, which the region tells where the tag does not.
    private static func withScript(_ tag: String) -> String {
        switch tag {
        case "zh-tw", "zh-hk", "zh-mo": "zh-hant" + tag.dropFirst(2)
        case "zh", "zh-cn", "zh-sg": "zh-hans" + tag.dropFirst(2)
        default: tag
        }
    }
}
