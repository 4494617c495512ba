import InterlinguaFormats

/// A text that stands for another resource, as `@string/x` does (Android string resources: references).
enum AndroidResourceReference: Sendable, Hashable {
    /// A string of the same package.
    case string(String)
    /// A resource of the same package that is no string.
    case other(type: String, name: String)
    /// Something outside of the project: a theme's attribute, a resource of another package; as written.
    case external(String)
    /// `@null` or `@empty`, as written: there is nothing to show.
    case nothing(String)

    /// Reads a raw text, escapes not resolved and white space around it dropped; nil if it is a text after all.
    init?(_ text: Substring) {
        switch text.utf8.first {
        case UInt8(ascii: "@"):
            if text == "@null" || text == "@empty" {
                self = .nothing(String(text))
                return
            }
            var rest = text.dropFirst()
            let isNew = rest.utf8.first == UInt8(ascii: "+")
            if isNew { rest = rest.dropFirst() }
            if rest.utf8.first == UInt8(ascii: "*") { rest = rest.dropFirst() }
            guard let name = Self.parts(of: rest), AndroidVocabulary.resourceTypes.contains(name.type),
                !name.entry.isEmpty,
                !isNew || name.type == "id"
            else { return nil }
            if !name.package.isEmpty {
                self = .external(String(text))
            } else if name.type == "string" {
                self = .string(String(name.entry))
            } else {
                self = .other(type: String(name.type), name: String(name.entry))
            }
        case UInt8(ascii: "?"):
            guard let name = Self.parts(of: text.dropFirst()), name.type.isEmpty || name.type == "attr",
                !name.entry.isEmpty
            else { return nil }
            self = .external(String(text))
        default: return nil
        }
    }

    /// `[@][package:][type/]entry`; nil if a separator stands behind nothing.
    private static func parts(of text: Substring) -> (package: Substring, type: String, entry: Substring)? {
        var rest = text.utf8.first == UInt8(ascii: "@") ? text.dropFirst() : text
        var package: Substring = ""
        var type: Substring?
        var hasPackage = false
        while let separator = rest.utf8.firstIndex(where: { byte in
            (byte == UInt8(ascii: "/") && type == nil) || (byte == UInt8(ascii: ":") && !hasPackage)
        }) {
            let part = rest[..<separator]
            if part.isEmpty { return nil }
            if rest.utf8[separator] == UInt8(ascii: ":") {
                package = part
                hasPackage = true
            } else {
                type = part
            }
            rest = rest[rest.utf8.index(after: separator)...]
        }
        return (package, String(type ?? ""), rest)
    }
}
