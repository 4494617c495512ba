import InterlinguaFormats
package import InterlinguaGenerator
import InterlinguaIR

extension NameLock {
    /// The bytes of a file that holds the names, sorted, so that a new key is a new line.
    package var bytes: [UInt8] {
        let sorted = names.sorted { left, right in
            left.key.sortingParts.lexicographicallyPrecedes(right.key.sortingParts)
        }
        let values = sorted.map { key, name -> JSONValue in
            var members: [JSONMember] = []
            if !key.table.isEmpty { members.append(JSONMember("table", .string(key.table))) }
            if key.kind != .text { members.append(JSONMember("kind", .string(key.kind.rawValue))) }
            let path = key.path.map { JSONValue.string($0) }
            members.append(JSONMember("key", path.count == 1 ? path[0] : .array(path)))
            members.append(JSONMember("name", .string(name)))
            return .object(members)
        }
        return JSONValue.object([JSONMember("version", .number(Self.version)), JSONMember("names", .array(values))])
            .bytes()
    }
}

extension Key {
    fileprivate var sortingParts: [String] { [table] + path + [kind.rawValue] }
}
