import InterlinguaFormats
package import InterlinguaIR

/// Names in Swift that stay as they are, whichever keys come and go.
///
/// Without them a key that meets another one in its name changes both.
package struct NameLock: Sendable, Hashable {
    /// The name of the file, which lies where a configuration would.
    package static let fileName = "interlingua.names.json"

    package static let version = 1

    /// The names with the groups around them, dots between, without backticks.
    package var names: [Key: String] = [:]

    /// Reads a file; what makes no sense in it is an error with its place, and passed over.
    package static func read(path: String, bytes: [UInt8]) -> (lock: NameLock, diagnostics: [Diagnostic]) {
        let (document, found) = JSONReader.read(path: path, bytes: bytes)
        var diagnostics = found
        var lock = NameLock()
        func report(_ message: String, at range: SourceRange) {
            diagnostics.append(Diagnostic(.error, .invalidConfiguration, message, at: range))
        }
        guard let root = document.root else { return (lock, diagnostics) }
        guard root.value(of: "version")?.number?.spelling == String(version),
            let list = root.value(of: "names")?.elements
        else {
            report(
                "the file has to be an object with “version”, which is \(version), and a list “names”",
                at: root.range
            )
            return (lock, diagnostics)
        }
        for element in list {
            guard let key = Key(element), let name = element.value(of: "name")?.string, isName(name) else {
                report(
                    "a name has to be an object with “key” and “name”, words of Swift with dots between",
                    at: element.range
                )
                continue
            }
            lock.names[key] = name
        }
        return (lock, diagnostics)
    }

    /// The names of the groups around a key's accessor, and its own; nil if the key is not locked.
    func path(of key: Key) -> [String]? { names[key]?.split(separator: ".").map(String.init) }

    private static func isName(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
            guard let first = word.unicodeScalars.first else { return false }
            return (first == "_" || first.properties.isXIDStart)
                && word.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
        }
    }
}

extension Key {
    /// Reads a key with its table and kind, which are left out if they are the usual ones.
    fileprivate init?(_ element: JSONElement) {
        guard let value = element.value(of: "key") else { return nil }
        let path = value.string.map { [$0] } ?? value.elements?.compactMap(\.string) ?? []
        let kind = element.value(of: "kind")?.string ?? Kind.text.rawValue
        guard !path.isEmpty, let kind = Kind(rawValue: kind) else { return nil }
        self.init(table: element.value(of: "table")?.string ?? "", kind: kind, path: path)
    }
}
