package import InterlinguaFormats
package import InterlinguaIR

/// One value of a file, with its place.
///
/// All values of a key tree stand in one array, an object or array before what is in it.
package struct ResourceNode: Sendable {
    /// What a value can be.
    package enum Kind: Sendable {
        case text(ResourceText)
        case number(I18nextNumber)
        case boolean(Bool)
        case null
        case list([Int32])
        /// The members by name, and the names in the order of the file.
        case object([String: Int32], order: [String])
    }

    package let kind: Kind

    /// Byte offsets in the file.
    let lowerBound: UInt32
    let upperBound: UInt32
}

/// The key tree of one namespace in one language.
package final class ResourceTree: Sendable {
    package let file: SourceFile

    /// The values; the first one is the tree itself.
    package let nodes: [ResourceNode]

    /// The values that a path of at least two names leads to, by the names joined by points; only where that is what
    /// JavaScript finds.
    let paths: [String: Int32]

    /// Whether some name has a point in it, or stands twice, so that paths alone do not tell what JavaScript finds.
    let hasDottedNames: Bool

    init(file: SourceFile, nodes: [ResourceNode], paths: [String: Int32], hasDottedNames: Bool) {
        self.file = file
        self.nodes = nodes
        self.paths = paths
        self.hasDottedNames = hasDottedNames
    }

    /// Where a value stands.
    package func origin(of node: Int32) -> Origin {
        let node = nodes[Int(node)]
        return Origin(
            range: SourceRange(file: file, lowerBound: Int(node.lowerBound), upperBound: Int(node.upperBound))
        )
    }

    /// A value with all that is in it, as JavaScript holds it.
    package func value(of index: Int32) -> I18nextValue {
        switch nodes[Int(index)].kind {
        case .text(let text): .text(text.string)
        case .number(let number): .number(number)
        case .boolean(let flag): .boolean(flag)
        case .null: .null
        case .list(let elements): .list(elements.map { value(of: $0) })
        case .object(let members, _): .object(members.mapValues { value(of: $0) })
        }
    }
}

/// Where JavaScript's library finds a key (2 and later).
extension ResourceTree {
    package var root: FoundResource { .node(self, 0) }

    /// What is found for a key with points between its names, by the paths that were prepared where that is possible.
    package func find(_ key: String) -> FoundResource {
        guard case .object(let members, _) = nodes[0].kind else {
            return search(key, separator: ".")
        }
        if let member = members[key] {
            // A name with a point may be hidden by a path.
            if !hasDottedNames || !key.utf8.contains(UInt8(ascii: ".")) { return .node(self, member) }
        }
        if let node = paths[key] { return .node(self, node) }
        if !hasDottedNames, !Self.endsInInheritedName(key) { return .undefined }
        return search(key, separator: ".")
    }

    /// Whether JavaScript's objects have something of the key's last name of their own.
    package static func endsInInheritedName(_ key: String) -> Bool {
        guard let dot = key.utf8.lastIndex(of: UInt8(ascii: ".")) else { return FoundResource.isInheritedName(key) }
        return FoundResource.isInheritedName(String(key[key.index(after: dot)...]))
    }

    /// What is found for a key: by the path of its names first, then by names that have the separator in them.
    ///
    /// - Parameters:
    ///   - separator: What stands between names; nil where keys are never split.
    ///   - walks: Whether paths count at all.
    ///   - ignoresStructure: Whether names with separators count at all (20 and later, unless the app says no).
    package func search(
        _ key: String,
        separator: String?,
        walks: Bool = true,
        ignoresStructure: Bool = true
    ) -> FoundResource {
        let names = separator.map { key.split(by: $0) } ?? [key]
        let result = walks ? walk(names) : .undefined
        if result.isTruthy || !ignoresStructure { return result }
        // Without a separator JavaScript splits at the text "undefined" or "false", which is never meant.
        return deepFind(root, key, separator: separator ?? "false", depth: 0)
    }

    private func walk(_ names: [String]) -> FoundResource {
        var current = root
        var isLost = false
        for name in names.dropLast() {
            // A name that is not there leaves an empty object; what is no object and no array ends the walk.
            if isLost { continue }
            guard current.isTruthy, current.text == nil else { return .undefined }
            let next = current.property(name.unmaskingPoints, isOwnOnly: true)
            if next.isUndefined { isLost = true } else { current = next }
        }
        guard let last = names.last?.unmaskingPoints else { return current }
        if isLost {
            let empty = ResourceTree(file: file, nodes: [Self.emptyObject], paths: [:], hasDottedNames: false)
            return FoundResource.node(empty, 0).property(last, isOwnOnly: false)
        }
        guard current.isTruthy, current.text == nil else { return .undefined }
        return current.property(last, isOwnOnly: false)
    }

    private static let emptyObject = ResourceNode(kind: .object([:], order: []), lowerBound: 0, upperBound: 0)

    /// The search by names that have separators in them: at every level more and more of the path is taken as one name.
    private func deepFind(_ object: FoundResource, _ path: String, separator: String, depth: Int) -> FoundResource {
        guard object.isTruthy, depth < 64 else { return .undefined }
        let direct = object.property(path, isOwnOnly: false)
        if direct.isTruthy { return direct }
        let names = path.split(by: separator)
        // Every piece is tried with all that follow; nobody has names of so many.
        guard names.count <= 256 else { return .undefined }
        var current = object
        for (index, name) in names.enumerated() {
            guard current.isTruthy else { return .undefined }
            let next = current.property(name, isOwnOnly: false)
            if next.text != nil, index + 1 < names.count { return .undefined }
            if !next.isUndefined {
                current = next
                continue
            }
            var joined = name
            var count = 1
            var found = FoundResource.undefined
            // The first step takes two names, even where there is only one left.
            repeat {
                if index + count < names.count { joined += separator + names[index + count] }
                count += 1
                found = current.property(joined, isOwnOnly: false)
            } while found.isUndefined && index + count < names.count
            if found.isUndefined || found.isNull { return found }
            if path.hasSuffix(joined) {
                if found.text != nil { return found }
                let inner = found.property(joined, isOwnOnly: false)
                if !joined.isEmpty, inner.text != nil { return inner }
            }
            let rest = names.dropFirst(index + count).joined(separator: separator)
            return rest.isEmpty ? .undefined : deepFind(found, rest, separator: separator, depth: depth + 1)
        }
        return current
    }
}

extension String {
    /// The pieces between separators, empty ones included; an empty separator gives the characters.
    package func split(by separator: String) -> [String] {
        separator.isEmpty ? map { String($0) } : pieces(separatedBy: separator)
    }

    /// Three number signs stand for a point in the path of a name.
    package var unmaskingPoints: String {
        guard utf8.contains(UInt8(ascii: "#")) else { return self }
        return split(by: "###").joined(separator: ".")
    }
}
