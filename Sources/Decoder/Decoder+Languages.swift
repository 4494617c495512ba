#if !NO_LANGUAGES
extension Decoder {
    /// The place of the language that serves a user best: for each preferred one in turn, itself, its parent, and so on.
    ///
    /// - Parameters:
    ///   - preferred: what the user prefers, as BCP 47 tags or POSIX locales, the best first.
    ///   - available: the languages that there are.
    ///   - parents: lines `parent: tag tag …` for tags whose parent is not they themselves cut short; `und` is no parent.
    ///   - aliases: lines `tag: code code …` for codes that are other names of what there is; in small letters, like parents.
    @inline(never)
    public static func language(preferred: [String], available: [String], parents: String, aliases: String) -> Int? {
        for preference in preferred {
            let tag = tag(of: preference)
            if let place = place(serving: tag, available, parents, aliases) { return place }
            if let place = place(near: tag, available, aliases) { return place }
        }
        return nil
    }

    @inline(never)
    private static func place(
        serving tag: String,
        _ available: [String],
        _ parents: String,
        _ aliases: String
    ) -> Int? {
        let tag = replacingCodes(in: pieces(of: tag.lowercased(), at: 0x2D), aliases)
        return place(of: tag, available, parents) ?? place(of: withScript(tag), available, parents)
    }

    /// The place of the same language and script in another region, first in the one that stands for the language as such.
    @inline(never)
    private static func place(near tag: String, _ available: [String], _ aliases: String) -> Int? {
        func subtags(_ tag: String) -> [String] {
            pieces(of: withScript(replacingCodes(in: pieces(of: tag.lowercased(), at: 0x2D), aliases)), at: 0x2D)
        }
        func script(_ subtags: [String]) -> String? { subtags.dropFirst().first { $0.utf8.count == 4 } }
        let wanted = subtags(tag)
        var near: Int?
        for index in 0..<available.count {
            let candidate = subtags(available[index])
            guard candidate.first == wanted.first, script(candidate) == script(wanted) else { continue }
            for region in ["us", "br", "es", "fr", "de", "cn", "tw"] where candidate.dropFirst().contains(region) {
                return index
            }
            if near == nil { near = index }
        }
        return near
    }

    /// The place of the language for HTTP's `Accept-Language` (RFC 9110, 12.5.4): that of the range with the greatest weight
    /// for which a look-up finds one (RFC 4647, 3.4) that no range refuses; `*` is any that no other range names.
    ///
    /// What is not of the header's syntax is passed over, and so is what follows more ranges than anybody sends.
    @inline(never)
    public static func language(accepted header: String, available: [String], parents: String, aliases: String) -> Int?
    {
        var ranges: [(tag: String, weight: Int)] = []
        /// Of equal weights the first one counts, and `*` after those that name a language.
        func rank(of range: (tag: String, weight: Int)) -> Int { range.weight * 2 + (range.tag == "*" ? 0 : 1) }
        for element in pieces(of: header, at: 0x2C) where ranges.count < 64 {
            guard let range = range(element) else { continue }
            var index = ranges.count
            while index > 0, rank(of: ranges[index - 1]) < rank(of: range) { index -= 1 }
            ranges.insert(range, at: index)
        }
        /// The weight of the longest range that names a language or one around it.
        func weight(of place: Int) -> Int? {
            let tag = available[place].lowercased() + "-"
            var longest: (tag: String, weight: Int)?
            for range in ranges where tag.hasPrefix(range.tag + "-") {
                if range.tag.utf8.count > longest?.tag.utf8.count ?? 0 { longest = range }
            }
            return longest?.weight
        }
        for range in ranges where range.weight > 0 {
            if range.tag == "*" {
                for place in 0..<available.count where weight(of: place) == nil { return place }
            } else if let place = place(serving: range.tag, available, parents, aliases), weight(of: place) != 0 {
                return place
            }
        }
        return nil
    }

    /// A range such as `pl`, `*` or `en-gb;q=0.7`, its weight in thousandths; nil if it is none.
    @inline(never)
    private static func range(_ element: String) -> (tag: String, weight: Int)? {
        let parts = pieces(of: element, at: 0x3B).map { pieces(of: $0, at: 0x09).joined(separator: " ") }
            .map { pieces(of: $0, at: 0x20).joined(separator: " ").lowercased() }
        guard let tag = parts.first, parts.count <= 2 else { return nil }
        if tag != "*" {
            for subtag in tag.utf8.split(separator: 0x2D, omittingEmptySubsequences: false) {
                guard 1...8 ~= subtag.count else { return nil }
                for byte in subtag where byte &- 0x30 >= 10 && byte &- 0x61 >= 26 { return nil }
            }
        }
        guard parts.count == 2 else { return (tag, 1_000) }
        var digits = Array(parts[1].utf8)
        guard digits.count >= 3, digits.count <= 7, digits[0] == 0x71, digits[1] == 0x3D else { return nil }
        digits.removeFirst(2)
        if digits.count > 1, digits.remove(at: 1) != 0x2E { return nil }
        var weight = 0
        for index in 0..<4 {
            let digit = index < digits.count ? digits[index] &- 0x30 : 0
            guard digit < 10 else { return nil }
            weight = weight * 10 + Int(digit)
        }
        return weight <= 1_000 ? (tag, weight) : nil
    }

    @inline(never)
    private static func place(of tag: String, _ available: [String], _ parents: String) -> Int? {
        var tag = tag
        // A tag has as many parents as subtags, but for few; more are a circle.
        for _ in 0..<32 where !tag.isEmpty && tag != "und" {
            for index in 0..<available.count where available[index].lowercased() == tag { return index }
            tag = parent(of: tag, parents)
        }
        return nil
    }

    @inline(never)
    private static func parent(of tag: String, _ parents: String) -> String {
        if let parent = head(ofLineWith: tag, in: parents) { return parent }
        var subtags = pieces(of: tag, at: 0x2D)
        if !subtags.isEmpty { subtags.removeLast() }
        return subtags.joined(separator: "-")
    }

    /// A tag without codes that others replace: `nb-no` for `no-no`, `sr-latn-rs` for `sh-rs`.
    @inline(never)
    private static func replacingCodes(in subtags: [String], _ aliases: String) -> String {
        var code = subtags
        var rest: [String] = []
        while !code.isEmpty {
            if let replacement = head(ofLineWith: code.joined(separator: "-"), in: aliases) {
                code = pieces(of: replacement, at: 0x2D)
                // A script that is named counts more than the one that the code implies.
                if code.count > 1, let script = rest.first, script.utf8.count == 4 { code.removeLast() }
                break
            }
            rest.insert(code.removeLast(), at: 0)
        }
        return (code + rest).joined(separator: "-")
    }

    /// What stands before the colon on the line that has a word behind it.
    @inline(never)
    private static func head(ofLineWith word: String, in table: String) -> String? {
        for line in pieces(of: table, at: 0x0A) {
            let halves = pieces(of: line, at: 0x3A)
            if halves.count < 2 { continue }
            for other in pieces(of: halves[1], at: 0x20) where other == word { return halves[0] }
        }
        return nil
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
    public static func preferences(_ environment: (String) -> String?) -> [String] {
        var locale = ""
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] where locale.isEmpty { locale = environment(name) ?? "" }
        let tag = tag(of: locale)
        if locale.isEmpty || tag == "C" || tag == "POSIX" { return [] }
        var tags: [String] = []
        for name in pieces(of: environment("LANGUAGE") ?? "", at: 0x3A) { tags.append(self.tag(of: name)) }
        return tags + [tag]
    }

    /// The tag of a POSIX locale: `pt-BR` of `pt_BR.UTF-8@euro`, `sr-Latn-RS` of `sr_RS@latin`; a tag is its own.
    @inline(never)
    private static func tag(of locale: String) -> String {
        let parts = pieces(of: locale, at: 0x40)
        var subtags: [String] = []
        if let name = pieces(of: parts.first ?? "", at: 0x2E).first {
            for piece in pieces(of: name, at: 0x5F) { subtags += pieces(of: piece, at: 0x2D) }
        }
        if parts.count > 1, !subtags.isEmpty {
            switch parts[1].lowercased() {
            case "latin": subtags.insert("Latn", at: 1)
            case "cyrillic": subtags.insert("Cyrl", at: 1)
            case "devanagari": subtags.insert("Deva", at: 1)
            case "valencia": subtags.append("valencia")
            default: break
            }
        }
        return subtags.joined(separator: "-")
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
#endif
