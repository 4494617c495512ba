package import InterlinguaIR
import OrderedCollections

extension Catalog {
    /// Puts entries that were split off others back into them.
    ///
    /// Front ends call it after reading. A part whose whole can't be restored stays an entry of its own.
    package func foldingParts() -> Catalog {
        guard entries.values.contains(where: { $0.annotations[PartAnnotation.self] != nil }) else { return self }
        var folder = PartFolder(catalog: self)
        return folder.fold()
    }
}

/// Restores entries from their parts.
private struct PartFolder {
    /// The name of an entry whatever its kind of look-up: a part's link says no more.
    private struct Name: Hashable {
        let table: String
        let name: String
    }

    private struct Part {
        let key: Key
        var entry: Entry
        let annotation: PartAnnotation
    }

    private let catalog: Catalog
    private var parts: OrderedDictionary<Name, [Part]> = [:]
    private var wholes: [Name: Key] = [:]
    private var folded: [Key: Entry] = [:]
    private var used: Set<Key> = []

    /// How many elements may yet come into being by selects that are put in several places.
    private var budget = 1 << 20

    init(catalog: Catalog) {
        self.catalog = catalog
        for (key, entry) in catalog.entries {
            let own = Name(table: key.table, name: key.name)
            if let annotation = entry.annotations[PartAnnotation.self] {
                let whole = Name(table: key.table, name: annotation.whole)
                parts[whole, default: []].append(Part(key: key, entry: entry, annotation: annotation))
                // A text for calls without a number may have the name of the whole, and is not the whole.
                if case .variant(_, "absent") = annotation.role { continue }
                if whole == own { wholes[own] = key }
            }
            if wholes[own] == nil || key.kind == .text { wholes[own] = key }
        }
    }

    mutating func fold() -> Catalog {
        for name in order() { restore(name) }
        var result = catalog
        result.entries.removeAll(keepingCapacity: true)
        // A whole that had no entry of its own stands where its first part stood.
        var places: [Key: Key] = [:]
        for (name, parts) in parts {
            let key = wholes[name] ?? Key(name.name, table: name.table)
            if folded[key] != nil, catalog.entries[key] == nil, let first = parts.first { places[first.key] = key }
        }
        for (key, entry) in catalog.entries {
            if let place = places[key], let whole = folded[place] { result.entries[place] = whole }
            if used.contains(key) { continue }
            result.entries[key] = folded[key] ?? entry
        }
        return result
    }

    /// The names of all wholes, each behind those of its own parts; those that are parts of themselves are left out.
    private func order() -> [Name] {
        var pending: [Name: Int] = [:]
        var users: [Name: [Name]] = [:]
        for (name, parts) in parts {
            let own = Set(parts.map { Name(table: $0.key.table, name: $0.key.name) })
                .filter { $0 != name && self.parts[$0] != nil }
            pending[name] = own.count
            for part in own { users[part, default: []].append(name) }
        }
        var order = Array(parts.keys).filter { pending[$0] == 0 }
        var next = 0
        while next < order.count {
            for user in users[order[next]] ?? [] {
                let left = (pending[user] ?? 0) - 1
                pending[user] = left
                if left == 0 { order.append(user) }
            }
            next += 1
        }
        return order
    }

    /// Restores one entry, after its parts' own parts.
    private mutating func restore(_ name: Name) {
        guard let parts = parts[name] else { return }
        let key = wholes[name] ?? Key(name.name, table: name.table)
        var whole = folded[key] ?? catalog.entries[key]
        var current = parts.map { Part(key: $0.key, entry: folded[$0.key] ?? $0.entry, annotation: $0.annotation) }
        let others = current.filter { $0.key != key }

        insertSelects(of: others, into: &whole)
        // What numbers choose was split off the whole after its other parts.
        for index in current.indices where current[index].key != key {
            guard case .variant(let selector, let condition) = current[index].annotation.role,
                selector.hasPrefix("argument"), condition != "absent"
            else { continue }
            var entry: Entry? = current[index].entry
            insertSelects(of: others, into: &entry)
            if let entry { current[index].entry = entry }
        }
        if let items = foldItems(others) { whole = items }
        foldVariants(current, key: key, into: &whole)
        if var restored = whole {
            if Name(table: key.table, name: restored.annotations[PartAnnotation.self]?.whole ?? "") == name {
                restored.annotations[PartAnnotation.self] = nil
            }
            folded[key] = restored
        }
    }

    private mutating func insertSelects(of parts: [Part], into whole: inout Entry?) {
        var positions: Set<Int> = []
        for part in parts {
            guard case .select(let position) = part.annotation.role, var entry = whole,
                positions.insert(position).inserted
            else { continue }
            let growth = entry.growth(byInserting: part.entry, at: position)
            guard growth <= budget, entry.insertSelect(of: part.entry, at: position, name: part.annotation.name),
                entry.nestingDepth <= Pattern.maximumDepth
            else { continue }
            budget -= growth
            whole = entry
            used.insert(part.key)
        }
    }

    private mutating func foldItems(_ parts: [Part]) -> Entry? {
        var items: [(Int, Part)] = []
        for part in parts {
            if case .item(let index) = part.annotation.role { items.append((index, part)) }
        }
        guard let first = items.first else { return nil }
        var entry = first.1.entry
        entry.annotations[PartAnnotation.self] = nil
        entry.messages = [:]
        var lists: OrderedDictionary<LanguageTag, [Pattern]> = [:]
        for (_, part) in items.sorted(by: { $0.0 < $1.0 }) {
            used.insert(part.key)
            let indices = entry.mergingArguments(of: part.entry.arguments)
            for (language, message) in part.entry.messages {
                if entry.messages[language] == nil { entry.messages[language] = message }
                lists[language, default: []] += message.patterns.map { pattern in
                    pattern.mappingArguments { $0 < indices.count ? indices[$0] : $0 }
                }
            }
        }
        for (language, patterns) in lists { entry.messages[language]?.content = .list(patterns) }
        entry.addImpliedArguments()
        entry.sortArgumentsByPosition()
        return entry
    }

    private mutating func foldVariants(_ parts: [Part], key: Key, into whole: inout Entry?) {
        var groups: OrderedDictionary<String, [(condition: String, part: Part)]> = [:]
        for part in parts {
            if case .variant(let selector, let condition) = part.annotation.role {
                groups[selector, default: []].append((condition, part))
            }
        }
        for (selector, choices) in groups {
            let variants = choices.map {
                PartVariant(condition: $0.condition, entry: $0.part.entry, isWhole: $0.part.key == key)
            }
            let name = choices.compactMap(\.part.annotation.name).first
            guard let merged = PartMerge(selector: selector, name: name, variants: variants).merged(into: whole),
                merged.nestingDepth <= Pattern.maximumDepth
            else { continue }
            whole = merged
            for choice in choices where choice.part.key != key { used.insert(choice.part.key) }
        }
    }
}
