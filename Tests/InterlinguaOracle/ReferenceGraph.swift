import InterlinguaIR

/// Which entry's message says which other entry's, language by language.
struct ReferenceGraph {
    private let catalog: Catalog
    private let referring: [Key]

    /// Creates the graph of a catalogue from the keys of all entries that hold a reference.
    init(_ catalog: Catalog, referring: [Key]) {
        self.catalog = catalog
        self.referring = referring
    }

    /// One violation for each reference that closes a cycle, in each language that shows it.
    ///
    /// A language that lacks a message takes that of its fallback, as the consumer does. A cycle that only other
    /// languages' messages make is reported for the language in which they are written.
    func cycles() -> [Violation] {
        if referring.isEmpty { return [] }
        var languages: [LanguageTag] = []
        var known: Set<LanguageTag> = []
        for key in referring {
            for language in (catalog.entries[key]?.messages.keys ?? []) where known.insert(language).inserted {
                languages.append(language)
            }
        }
        var violations: [Violation] = []
        var reported: Set<Pair> = []
        for language in languages {
            var visited: [Key: Bool] = [:]
            for start in referring where visited[start] == nil {
                let closings = closingReferences(from: start, in: language, &visited)
                for closing in closings where reported.insert(closing.pair).inserted {
                    violations.append(
                        Violation(
                            .referenceCycle,
                            key: closing.pair.from,
                            language: closing.pair.language,
                            message: "the reference to \(closing.pair.to.name) closes a cycle",
                            origin: closing.origin
                        )
                    )
                }
            }
        }
        return violations
    }

    private struct Pair: Hashable {
        var from: Key
        var to: Key
        var language: LanguageTag
    }

    private struct Closing {
        var pair: Pair
        var origin: Origin
    }

    private struct Frame {
        var key: Key
        var targets: [Key]
        var next = 0
        var language: LanguageTag
        var origin: Origin
    }

    /// Searches depth first with a stack of its own: chains of references can be as long as a file.
    ///
    /// `visited` holds true for keys on the current path, and false for those that are done.
    private func closingReferences(
        from start: Key,
        in language: LanguageTag,
        _ visited: inout [Key: Bool]
    ) -> [Closing] {
        guard let first = frame(for: start, in: language) else { return [] }
        var closings: [Closing] = []
        var stack = [first]
        visited[start] = true
        while var top = stack.popLast() {
            guard top.next < top.targets.count else {
                visited[top.key] = false
                continue
            }
            let target = top.targets[top.next]
            top.next += 1
            let (from, spoken, origin) = (top.key, top.language, top.origin)
            stack.append(top)
            switch visited[target] {
            case true?: closings.append(Closing(pair: Pair(from: from, to: target, language: spoken), origin: origin))
            case false?: break
            case nil:
                guard let next = frame(for: target, in: language) else { continue }
                visited[target] = true
                stack.append(next)
            }
        }
        return closings
    }

    private func frame(for key: Key, in language: LanguageTag) -> Frame? {
        guard let entry = catalog.entries[key] else { return nil }
        for candidate in catalog.languagesAsked(for: key, in: language) {
            guard let message = entry.messages[candidate] else { continue }
            var targets: [Key] = []
            for pattern in message.patterns { Self.collect(&targets, from: pattern, depth: 0) }
            return Frame(key: key, targets: targets, language: candidate, origin: message.origin)
        }
        return nil
    }

    private static func collect(_ targets: inout [Key], from pattern: Pattern, depth: Int) {
        if depth > Pattern.maximumDepth { return }
        for element in pattern.elements {
            switch element {
            case .text, .placeholder: break
            case .markup(let markup): collect(&targets, from: markup.content, depth: depth + 1)
            case .select(let select):
                for variant in select.variants { collect(&targets, from: variant.pattern, depth: depth + 1) }
            case .reference(let reference):
                if case .entry(let key) = reference.target { targets.append(key) }
                for case .pattern(let pattern) in reference.bindings.values {
                    collect(&targets, from: pattern, depth: depth + 1)
                }
            }
        }
    }
}
