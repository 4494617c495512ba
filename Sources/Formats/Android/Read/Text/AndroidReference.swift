import InterlinguaIR

extension AndroidReference {
    /// Reads the raw text of a resource, trimmed and with its escapes; nil if it is no reference.
    package init?(parsing raw: some BidirectionalCollection<UInt8>) {
        guard let sign = raw.first else { return nil }
        let spelling = String(decoding: raw, as: UTF8.self)
        switch sign {
        case UInt8(ascii: "@"):
            if spelling == "@null" || spelling == "@empty" {
                self = .external(spelling)
                return
            }
            var rest = spelling.utf8.dropFirst()
            let isNew = rest.first == UInt8(ascii: "+")
            if isNew { rest = rest.dropFirst() }
            let isPrivate = rest.first == UInt8(ascii: "*")
            if isPrivate { rest = rest.dropFirst() }
            if rest.first == UInt8(ascii: "@") { rest = rest.dropFirst() }
            let parts = Parts(rest)
            guard let type = parts.type, AndroidVocabulary.resourceTypes.contains(type), !parts.entry.isEmpty,
                !isNew || type == "id"
            else {
                return nil
            }
            if let package = parts.package {
                guard !package.isEmpty else { return nil }
                self = .external(spelling)
            } else {
                self = isPrivate ? .external(spelling) : .resource(type: type, name: parts.entry)
            }
        case UInt8(ascii: "?"):
            var rest = spelling.utf8.dropFirst()
            if rest.first == UInt8(ascii: "@") { rest = rest.dropFirst() }
            let parts = Parts(rest)
            guard !parts.entry.isEmpty, parts.type == nil || parts.type == "attr", parts.package != "" else {
                return nil
            }
            self = .external(spelling)
        default: return nil
        }
    }

    /// `[package:][type/]entry`, cut as aapt2 cuts it: at the first slash, and at the first colon before that.
    private struct Parts {
        var package: String?
        var type: String?
        var entry = ""

        init(_ text: some Collection<UInt8>) {
            var current: [UInt8] = []
            for byte in text {
                if type == nil, byte == UInt8(ascii: "/") {
                    type = String(decoding: current, as: UTF8.self)
                    current.removeAll()
                } else if package == nil, type == nil, byte == UInt8(ascii: ":") {
                    package = String(decoding: current, as: UTF8.self)
                    current.removeAll()
                } else {
                    current.append(byte)
                }
            }
            entry = String(decoding: current, as: UTF8.self)
        }
    }
}
