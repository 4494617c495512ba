import InterlinguaFormats
import InterlinguaIR

/// Where a file of resources stands, as the resource compiler reads its path.
struct AndroidResourcePath: Sendable, Hashable {
    /// The path up to the values folder, with a slash at its end; empty for the topmost one.
    var module: String

    /// The values folder's name.
    var folder: String

    /// The locale that the folder is for; nil for the default one.
    var locale: AndroidLocale?

    var tag: LanguageTag?

    /// Reads a path; nil if the file holds no values, or holds them for some devices only.
    init?(_ path: String) {
        let utf8 = path.utf8
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        let file = path[utf8.index(after: slash)...]
        guard file.hasSuffix(".xml"), !file.hasPrefix(".")
        else { return nil }
        let directory = path[..<slash]
        let start = directory.utf8.lastIndex(of: UInt8(ascii: "/")).map { directory.utf8.index(after: $0) }
        folder = String(directory[(start ?? directory.startIndex)...])
        module = String(directory[..<(start ?? directory.startIndex)])
        guard folder == "values" || folder.hasPrefix("values-") else { return nil }
        guard let qualifiers = Self.qualifiers(of: folder.dropFirst("values".utf8.count)) else { return nil }
        tag = qualifiers.tag
        locale = qualifiers.tag.map { AndroidLocale($0, hasUnaskedCode: qualifiers.hasUnaskedCode) }
    }

    /// The language in a folder's qualifiers; nil if there is any other qualifier, or none that Android knows.
    private static func qualifiers(of text: Substring) -> (tag: LanguageTag?, hasUnaskedCode: Bool)? {
        var parts = text.lowercased().split(separator: "-").filter { $0 != "any" }[...]
        guard let first = parts.popFirst() else { return (nil, false) }
        var subtags: [Substring]
        if first.hasPrefix("b+") {
            subtags = first.dropFirst(2).split(separator: "+", omittingEmptySubsequences: false)
            if subtags == [""] { return parts.isEmpty ? (nil, false) : nil }
            // What follows an x is dropped; other extensions are refused.
            if let privateUse = subtags.firstIndex(of: "x"), privateUse > 0 { subtags.removeSubrange(privateUse...) }
            guard subtags.allSatisfy({ $0.utf8.count > 1 }) else { return nil }
        } else {
            guard (2...3).contains(first.utf8.count), isAlphabetic(first), first != "car" else { return nil }
            subtags = [first]
            if let region = parts.first, region.utf8.count == 3, region.hasPrefix("r"), isAlphabetic(region) {
                subtags.append(region.dropFirst())
                parts.removeFirst()
            }
        }
        guard parts.isEmpty, let code = subtags.first, let tag = LanguageTag(subtags.joined(separator: "-")),
            tag.variants.count < 2
        else { return nil }
        return (tag, ["he", "id", "yi", "tl"].contains(code))
    }

    private static func isAlphabetic(_ part: Substring) -> Bool {
        part.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }
}
