import InterlinguaFormats
import InterlinguaIR

/// One of the library's files as the platform's JSON reader gives it.
final class SwifternalizationSource: Sendable {
    /// The folder that it lies in, with a slash behind it.
    let folder: String

    /// The name without its ending: `base`, `expressions` or a language as the bundle spells it.
    let name: String

    /// The outermost object; nil for a file that counts as absent.
    let root: JSONElement?

    /// Why the file counts as absent; nil if it does not.
    let problem: Diagnostic?

    /// Reads a file; nil for one that the library never asks for.
    init?(_ input: InputFile) {
        let start = input.layoutPath.lastIndex(of: "/").map { input.layoutPath.index(after: $0) }
        let file = input.layoutPath[(start ?? input.layoutPath.startIndex)...]
        guard file.utf8.count > 5, file.hasSuffix(".json") else { return nil }
        folder = String(input.layoutPath[..<(start ?? input.layoutPath.startIndex)])
        name = String(file.dropLast(5))
        let (document, diagnostics) = JSONReader.read(path: input.path, bytes: input.bytes)
        // The platform reads UTF-16 and UTF-32 as well.
        let error = diagnostics.first { $0.severity == .error && $0.kind != .jsonEncoding }
        guard error == nil, let found = document.root, found.kind == .object else {
            root = nil
            problem = error ?? Diagnostic(.error, .rootNotObject, "it holds no object", at: document.root?.range)
            return
        }
        root = found
        problem = nil
    }

    /// The members, of equal names the last one, which is what the platform's reader usually keeps.
    static func members(of object: JSONElement) -> [(name: String, key: JSONElement, value: JSONElement)] {
        var result: [(name: String, key: JSONElement, value: JSONElement)] = []
        var places: [String: Int] = [:]
        guard let members = object.members else { return [] }
        for member in members {
            let name = member.key.string ?? ""
            if let place = places[name] {
                result[place] = (name, member.key, member.value)
            } else {
                places[name] = result.count
                result.append((name, member.key, member.value))
            }
        }
        return result
    }
}
