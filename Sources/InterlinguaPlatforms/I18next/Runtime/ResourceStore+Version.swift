import InterlinguaFormats

/// Which version of the format a project's files are written in, where nobody says it.
extension ResourceStore {
    /// The version, by the names of members and the placeholders in texts of all files.
    static func likelyVersion(of stores: [ResourceStore]) -> Int {
        var evidence = Evidence()
        for store in stores {
            for code in store.codes {
                guard let language = store.languages[code] else { continue }
                let rule = I18nextFormTable.script.rules[code.split(by: "-")[0].split(by: "_")[0]]
                for namespace in language.namespaces.keys.sorted() {
                    if let tree = language.namespaces[namespace] { evidence.add(tree, rule) }
                }
            }
        }
        return evidence.version
    }

    private struct Evidence {
        private var hasNumberedPlurals = false
        private var hasPlurals = false
        private var hasBraces = false
        private var hasUnderscores = false
        private var hasNumbers = false
        private var hasIndexes = false
        private var hasCategories = false

        mutating func add(_ tree: ResourceTree, _ rule: I18nextFormTable.Rule?) {
            for node in tree.nodes {
                switch node.kind {
                case .text(let text):
                    if text.string.contains("{{") { hasBraces = true }
                    if Self.hasUnderscoredName(text.string) { hasUnderscores = true }
                case .object(let members, let order): add(members, order, rule, tree)
                default: break
                }
            }
        }

        private mutating func add(
            _ members: [String: Int32],
            _ order: [String],
            _ rule: I18nextFormTable.Rule?,
            _ tree: ResourceTree
        ) {
            var digits: [String: Set<Int>] = [:]
            var categories: [String: Set<String>] = [:]
            for name in order {
                guard let cut = name.utf8.lastIndex(of: UInt8(ascii: "_")) else { continue }
                let base = String(name[..<cut])
                let tail = String(name[name.index(after: cut)...])
                if let number = Int(tail), number >= 0 {
                    if base.hasSuffix("_plural") { hasNumberedPlurals = true }
                    digits[base, default: []].insert(number)
                } else if tail == "plural" {
                    if members[base] != nil || hasCount(members[name], tree) { hasPlurals = true }
                } else if Self.categories.contains(tail) {
                    categories[base, default: []].insert(tail)
                }
            }
            if let rule, rule.numbers.count > 2 {
                for found in digits.values where found.count > 2 {
                    if found == Set(rule.numbers) { hasNumbers = true }
                    if found == Set(rule.numbers.indices) { hasIndexes = true }
                }
            }
            if categories.values.contains(where: { $0.contains("other") && $0.count > 1 }) { hasCategories = true }
        }

        private func hasCount(_ node: Int32?, _ tree: ResourceTree) -> Bool {
            guard let node, case .text(let text) = tree.nodes[Int(node)].kind else { return false }
            return text.string.contains("count")
        }

        private static let categories: Set = ["zero", "one", "two", "few", "many", "other"]

        /// Whether a text has letters between two pairs of underscores.
        private static func hasUnderscoredName(_ text: String) -> Bool {
            guard text.contains("__") else { return false }
            let parts = text.split(by: "__")
            return parts.count > 2
                && parts.dropFirst().dropLast().contains { part in
                    !part.isEmpty && part.utf8.allSatisfy { $0 == 0x2E || $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 }
                }
        }

        /// The first rule that says something.
        var version: Int {
            if hasNumberedPlurals || (hasUnderscores && !hasBraces) { return 1 }
            if hasPlurals, !hasCategories {
                return hasUnderscores && !hasBraces ? 1 : hasNumbers && !hasIndexes ? 2 : 3
            }
            if hasNumbers, !hasIndexes { return 2 }
            if hasIndexes { return 3 }
            return 4
        }
    }
}
