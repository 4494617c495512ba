import InterlinguaIR
import OrderedCollections

/// Finds texts that refer to themselves over others, which fails at run time, and cuts the last link.
struct AndroidReferenceCycles {
    /// The catalogue, without the links that were cut.
    private(set) var catalog: Catalog
    private(set) var diagnostics: [Diagnostic] = []
    private var targets: OrderedDictionary<Key, [Key]> = [:]

    init(_ catalog: Catalog) {
        self.catalog = catalog
        for (key, entry) in catalog.entries {
            for message in entry.messages.values {
                for pattern in message.patterns { collect(pattern, of: key) }
            }
        }
    }

    private mutating func collect(_ pattern: Pattern, of key: Key) {
        // References stand alone, or in the variants of a select.
        switch pattern.onlyElement {
        case .reference(let reference):
            if case .entry(let target) = reference.target { targets[key, default: []].append(target) }
        case .select(let select): for variant in select.variants { collect(variant.pattern, of: key) }
        default: break
        }
    }

    /// Replaces every link that closes a cycle by what the consumer has: nothing that could be shown.
    mutating func cut() {
        for link in targets.keys.linksClosingCircles({ targets[$0] ?? [] }) { cut(from: link.from, to: link.to) }
    }

    private mutating func cut(from key: Key, to target: Key) {
        guard var entry = catalog.entries[key] else { return }
        let type = target.kind == .text ? "string" : target.kind == .list ? "array" : "plurals"
        var range: SourceRange?
        for (language, message) in entry.messages {
            let changed = message.replacing { element in
                guard case .reference(let reference) = element, reference.target == .entry(target) else {
                    return nil
                }
                return Pattern([.reference(Reference(.external("@\(type)/\(target.name)")))])
            }
            if changed == message { continue }
            entry.messages[language] = changed
            range = range ?? message.origin.range
        }
        guard range != nil else { return }
        catalog.entries[key] = entry
        let message = "“\(key.name)” refers to itself over “\(target.name)”"
        diagnostics.append(Diagnostic(.error, .referenceCycle, message, at: range))
    }
}
