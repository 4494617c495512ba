extension Decoder {
    /// The place of the language that serves a user best: for each preferred one in turn, itself, its parent, and so on.
    ///
    /// - Parameters:
    ///   - preferred: what the user prefers, as BCP 47 tags, the best first.
    ///   - available: the languages that there are.
    ///   - parents: lines `parent: tag tag …` for tags whose parent is not they themselves cut short; `und` is no parent.
    @inline(never)
    static func language(preferred: [String], available: [String], parents: String) -> Int? {
        for preference in preferred {
            let tag = preference.lowercased()
            if let place = place(of: tag, available, parents) ?? place(of: withScript(tag), available, parents) {
                return place
            }
        }
        return nil
    }

    @inline(never)
    private static func place(of tag: String, _ available: [String], _ parents: String) -> Int? {
        var tag = tag
        // A tag has few parents; more are a circle.
        for _ in 0..<8 where !tag.isEmpty && tag != "und" {
            for index in 0..<available.count where available[index].lowercased() == tag { return index }
            tag = parent(of: tag, parents)
        }
        return nil
    }

    @inline(never)
    private static func parent(of tag: String, _ parents: String) -> String {
        for line in pieces(of: parents, at: 0x0A) {
            let halves = pieces(of: line, at: 0x3A)
            if halves.count < 2 { continue }
            for child in pieces(of: halves[1], at: 0x20) where child == tag { return halves[0] }
        }
        var subtags = pieces(of: tag, at: 0x2D)
        if !subtags.isEmpty { subtags.removeLast() }
        return subtags.joined(separator: "-")
    }

    /// What lies between the separators of a text; empty pieces are left out.
    @inline(never)
    private static func pieces(of text: String, at separator: UInt8) -> [String] {
        var pieces: [String] = []
        var piece: [UInt8] = []
        for byte in Array(text.utf8) + [separator] {
            if byte != separator {
                piece.append(byte)
            } else if !piece.isEmpty {
                pieces.append(String(decoding: piece, as: UTF8.self))
                piece = []
            }
        }
        return pieces
    }

    /// The preferences in the environment of a POSIX system: `LANGUAGE`, else `LC_ALL`, `LC_MESSAGES` or `LANG`.
    @inline(never)
    static func preferences(_ environment: (String) -> String?) -> [String] {
        var locale = ""
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] where locale.isEmpty { locale = environment(name) ?? "" }
        let tag = tag(of: locale)
        if locale.isEmpty || tag == "C" || tag == "POSIX" { return [] }
        var tags: [String] = []
        for name in pieces(of: environment("LANGUAGE") ?? "", at: 0x3A) { tags.append(self.tag(of: name)) }
        return tags + [tag]
    }

    /// The tag of a POSIX locale: `pt-BR` of `pt_BR.UTF-8@euro`.
    @inline(never)
    private static func tag(of locale: String) -> String {
        var tag: [UInt8] = []
        for byte in Array(locale.utf8) {
            if byte == 0x2E || byte == 0x40 { break }
            tag.append(byte == 0x5F ? 0x2D : byte)
        }
        return String(decoding: tag, as: UTF8.self)
    }

    /// Chinese is written in one of two scripts, which the region tells where the tag does not.
    @inline(never)
    private static func withScript(_ tag: String) -> String {
        switch tag {
        case "zh-tw": "zh-hant-tw"
        case "zh-hk": "zh-hant-hk"
        case "zh-mo": "zh-hant-mo"
        case "zh": "zh-hans"
        case "zh-cn": "zh-hans-cn"
        case "zh-sg": "zh-hans-sg"
        default: tag
        }
    }
}
