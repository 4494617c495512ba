import InterlinguaIR
import OrderedCollections

/// Finds texts that nest themselves over others, and puts what libraries show in the place of the calls.
///
/// JavaScript leaves out a call that leads straight back, over none or one text between; all other cycles end in a crash.
struct I18nextReferenceCycles {
    /// The catalogue, without the calls that were replaced.
    private(set) var catalog: Catalog

    /// The cycles that were found.
    private(set) var diagnostics: [Diagnostic] = []

    private let dialect: I18nextDialect
    private var targets: OrderedDictionary<Key, OrderedSet<Key>> = [:]

    /// Collects the nested calls of a catalogue.
    init(_ catalog: Catalog, dialect: I18nextDialect) {
        self.catalog = catalog
        self.dialect = dialect
        for (key, entry) in catalog.entries {
            for message in entry.messages.values {
                message.forEachPattern { pattern in
                    if pattern.plainText != nil { return }
                    pattern.forEachElement { element in
                        if case .reference(let reference) = element, case .entry(let target) = reference.target {
                            targets[key, default: []].append(target)
                        }
                    }
                }
            }
        }
    }

    /// Replaces the calls that close cycles.
    mutating func cut() {
        if dialect == .js { cutShortCycles() }
        var finished: Set<Key> = []
        for start in targets.keys where !finished.contains(start) {
            // The path from the start, each entry with the number of its calls that were followed.
            var path: [(key: Key, next: Int)] = [(start, 0)]
            var onPath: Set<Key> = [start]
            while let last = path.last {
                let links = targets[last.key] ?? []
                guard last.next < links.count else {
                    finished.insert(last.key)
                    onPath.remove(last.key)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let target = links[last.next]
                if onPath.contains(target) {
                    replace(from: last.key, to: target, severity: .error, "endlessly, at which i18next crashes") { _ in
                        Pattern()
                    }
                } else if !finished.contains(target) {
                    path.append((target, 0))
                    onPath.insert(target)
                }
            }
        }
    }

    /// Texts that nest themselves, and pairs that nest each other: each shows the other without its call.
    private mutating func cutShortCycles() {
        let original = catalog
        let all = targets
        for (key, links) in all {
            for target in links where target == key || all[target]?.contains(key) == true {
                replace(from: key, to: target, severity: .warning, "which i18next leaves out") { language in
                    guard target != key, let other = original.entries[target],
                        let message = other.messages[language], case .pattern(let pattern) = message.content,
                        pattern.selects.isEmpty
                    else { return Pattern() }
                    return pattern.replacing { element in
                        if case .reference = element { return Pattern() }
                        return nil
                    }
                }
                targets[key]?.remove(target)
            }
        }
    }

    private mutating func replace(
        from key: Key,
        to target: Key,
        severity: Diagnostic.Severity,
        _ outcome: String,
        by replacement: (LanguageTag) -> Pattern
    ) {
        guard var entry = catalog.entries[key] else { return }
        let other = catalog.entries[target]
        var range: SourceRange?
        for (language, message) in entry.messages {
            var inserted = replacement(language)
            if let other, !inserted.elements.isEmpty {
                let indices = other.arguments.map { argument in
                    entry.arguments.firstIndex { $0.name == argument.name && $0.position == argument.position }
                }
                for (argument, index) in zip(other.arguments, indices) where index == nil && argument.name != nil {
                    entry.arguments.append(argument)
                }
                inserted = inserted.mappingArguments { index in
                    guard other.arguments.indices.contains(index) else { return 0 }
                    let name = other.arguments[index].name
                    return entry.arguments.firstIndex { $0.name == name } ?? 0
                }
            }
            var isChanged = false
            let changed = message.mapPatterns { pattern in
                pattern.replacing { element in
                    guard case .reference(let reference) = element, reference.target == .entry(target) else {
                        return nil
                    }
                    isChanged = true
                    return inserted
                }
            }
            guard isChanged else { continue }
            entry.messages[language] = changed
            range = range ?? message.origin.range
        }
        guard range != nil else { return }
        catalog.entries[key] = entry
        let over = target == key ? "itself" : "itself over “\(target.name)”"
        let message = "“\(key.name)” nests \(over), \(outcome)"
        diagnostics.append(Diagnostic(severity, "i18next-nesting-cycle", message, at: range))
    }
}
