import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// Where each entry stands in the files, and by what name an app asks for it.
struct I18nextKeyPlan: Sendable {
    /// One entry's place.
    struct Place: Sendable {
        /// The names of the objects that it stands in, and its own, to which suffixes are added.
        var path: [String]

        /// The name by which an app asks for it.
        var call: String
    }

    /// The places in the order of the catalogue's entries.
    private(set) var places: [Place] = []

    /// The names that apps have to use, where they are not those of the keys.
    private(set) var names: [Key: String] = [:]

    /// The entries that apps have to ask for by other names than before.
    private(set) var changedCalls: [Key] = []

    /// What is to be said about them.
    private(set) var diagnostics: [Diagnostic] = []

    private let grammar: I18nextKeyGrammar
    private let version: I18nextVersion
    private var taken: [String: TakenNames] = [:]

    /// Where the texts of the project stand that is written into, by their tables and calls, and by their names in formats
    /// that don't nest.
    private var existing: [String: [String: [String]]] = [:]

    /// What that project's tables and the new ones would hold if all were nested, if it nests most of its keys that have
    /// separators.
    private var nesting: [String: TakenNames]?

    /// The paths that texts will have if they can, by their tables.
    private var wanted: [String: Set<[String]>] = [:]

    /// What stands in the files of one table, over all languages.
    private struct TakenNames {
        /// The paths of texts, with the places of their entries.
        var texts: [[String]: Int] = [:]
        var objects: Set<[String]> = []
        /// What forms' suffixes are added to.
        var stems: Set<[String]> = []
        /// The paths that some look-up tries though nothing stands there.
        var tried: [[String]: Int] = [:]
        /// The steps that lead to empty texts with separators in their names.
        var stepsToEmpty: Set<[String]> = []

        mutating func take(_ path: [String], _ suffixes: [String]?, tried others: [String]?, _ index: Int) {
            guard let last = path.last else { return }
            func member(_ suffix: String) -> [String] { path.dropLast() + [last + suffix] }
            if suffixes != nil { stems.insert(path) }
            for suffix in suffixes ?? [""] { texts[member(suffix)] = index }
            for suffix in others ?? [] where tried[member(suffix)] == nil { tried[member(suffix)] = index }
            for length in 1..<path.count { objects.insert(Array(path.prefix(length))) }
        }
    }

    init(
        _ catalog: Catalog,
        _ settings: I18nextSettings,
        _ version: I18nextVersion,
        _ existing: ExistingEntries?
    ) {
        self.version = version
        grammar = I18nextKeyGrammar(settings, version)
        let grammar = grammar
        let calls = existing == nil ? [] : Set(catalog.entries.keys.map { grammar.call($0.path) })
        for key in existing?.catalog.entries.keys ?? []
        where grammar.finds(key.path) && grammar.isFound(key.path) {
            // Nothing is nested in what becomes a text.
            let objects = (1..<max(key.path.count, 1)).map { grammar.call(Array(key.path.prefix($0))) }
            if !calls.isDisjoint(with: objects) { continue }
            let call = grammar.call(key.path)
            // Calls find what is nested first.
            if self.existing[key.table]?[call].map({ $0.count >= key.path.count }) == true { continue }
            self.existing[key.table, default: [:]][call] = key.path
        }
        for (table, paths) in self.existing {
            let names = Dictionary(grouping: paths.values) { Key(path: $0).name }
            for (name, paths) in names where paths.count == 1 && self.existing[table]?[name] == nil {
                self.existing[table]?[name] = paths[0]
            }
        }
        places = catalog.entries.keys.map { Place(path: $0.path, call: grammar.call($0.path)) }
        let families = I18nextMemberSuffixes(catalog, settings, version)
        if let existing { nesting = nesting(of: existing.catalog, catalog, families, settings) }
        if grammar.walksToEmptyTexts {
            for (index, key) in catalog.entries.keys.enumerated() where families.suffixes[index]?.contains("") ?? true {
                wanted[key.table, default: []].insert(key.path)
            }
        }
        // What has forms keeps its name: the names of its members depend on it, or those that are tried before it.
        let shownNumbers = families.triedBesideTexts(in: catalog)
        let ranks = catalog.entries.keys.enumerated().map { index, key in
            if families.suffixes[index] != nil { return 0 }
            guard families.tried[index] != nil else { return 2 }
            return shownNumbers[key.table]?.contains(key.path) == true ? 2 : 1
        }
        for rank in 0...2 {
            for index in places.indices where ranks[index] == rank { place(index, in: catalog, families) }
        }
        for (index, key) in catalog.entries.keys.enumerated() where places[index].call != key.name {
            names[key] = places[index].call
        }
    }

    private mutating func place(_ index: Int, in catalog: Catalog, _ families: I18nextMemberSuffixes) {
        let (key, entry) = catalog.entries.elements[index]
        let suffixes = families.suffixes[index] ?? [""]
        let source = catalog.tables[key.table]?.annotations[I18nextTableAnnotation.self]?.version
        let paths = existing[key.table]
        let known = paths?[grammar.call(key.path)] ?? (source == nil ? paths?[key.name] : nil)
        if source == version {
            // What was read from such files stands where it stood.
            if let known, self.isFree(known, suffixes, index, in: key.table) { places[index].path = known }
            take(places[index].path, families, index, in: key.table)
            return
        }
        let isEmpty = grammar.walksToEmptyTexts && entry.hasEmptyText
        func isFree(_ path: [String]) -> Bool {
            if isEmpty && isHidden(path, in: key.table) { return false }
            // There a list would be the text for calls without a number.
            if key.kind == .list, taken[key.table]?.stems.contains(path) == true { return false }
            return self.isFree(path, suffixes, tried: families.tried[index] ?? [], index, in: key.table)
        }
        var path = key.path
        // A project of such files finds its own keys, whatever its separators are.
        let isOfLibrary = source.map { $0 != .v1 && version != .v1 } ?? false
        if !isOfLibrary, !grammar.isFound(path) { path = grammar.changed(path) }
        var choices = [grammar.place(of: path, isEmpty: isEmpty)]
        // Calls find what is nested before a flat key, be it another entry's form in another language.
        if grammar.findsFlatKeys, !isAskedFor(choices[0], suffixes, index, in: key.table) {
            choices.append([grammar.call(path)])
        }
        var place = choices[0]
        if let nested = nestedLikeOthers(path, suffixes, index, in: key.table) { choices.insert(nested, at: 0) }
        if let known { choices.insert(known, at: 0) }
        if let free = choices.first(where: isFree) {
            place = free
        } else {
            // A text that stands where an object would have to be is in the way of all names below it.
            if isBlocked(place, in: key.table) || isEmpty && isHidden(place, in: key.table) {
                path = [grammar.flattened(path)]
                place = path
            }
            while !isFree(place) {
                path[path.count - 1] += "-"
                place = grammar.place(of: path, isEmpty: isEmpty)
            }
        }
        // The app asks for what is there as it did.
        let isKnown = place == known
        places[index] = Place(path: place, call: grammar.call(isKnown ? place : path))
        take(place, families, index, in: key.table)
        if isEmpty { taken[key.table]?.stepsToEmpty.formUnion(grammar.steps(to: place)) }
        if !isKnown, places[index].call != grammar.call(key.path) {
            changedCalls.append(key)
            diagnostics.append(
                Diagnostic(
                    .warning,
                    .callChanges,
                    "the key “\(key.name)” can't be asked for in these files; it becomes “\(places[index].call)”",
                    at: entry.messages.values.first?.origin.range
                )
            )
        }
    }

    /// What would stand in all tables were their keys nested; nil if most of a project's keys with separators are flat.
    private func nesting(
        of existing: Catalog,
        _ catalog: Catalog,
        _ families: I18nextMemberSuffixes,
        _ settings: I18nextSettings
    ) -> [String: TakenNames]? {
        let depths = existing.entries.keys.lazy.filter { grammar.nested($0.path).count > 1 }.map(\.path.count)
        guard depths.count(where: { $0 > 1 }) > depths.count(where: { $0 == 1 }) else { return nil }
        var nesting: [String: TakenNames] = [:]
        for (index, key) in catalog.entries.keys.enumerated() {
            let path = grammar.nested(key.path)
            nesting[key.table, default: TakenNames()].take(path, families.suffixes[index], tried: nil, index)
        }
        let suffixes = I18nextMemberSuffixes(existing, settings, version).suffixes
        for (key, suffixes) in zip(existing.entries.keys, suffixes) {
            nesting[key.table, default: TakenNames()].take(grammar.nested(key.path), suffixes, tried: nil, -1)
        }
        return nesting
    }

    /// Where a flat key goes in a project that nests such keys; nil if it looks like a sentence, or another key stands there,
    /// above or below it.
    private func nestedLikeOthers(
        _ path: [String],
        _ suffixes: [String],
        _ index: Int,
        in table: String
    ) -> [String]? {
        let nested = grammar.nested(path)
        guard let others = nesting?[table], path.count == 1, nested.count > 1, let last = nested.last,
            nested.allSatisfy({ !$0.isEmpty && !$0.contains(where: \.isWhitespace) })
        else { return nil }
        // A call for a form that a language lacks looks for a text by the name itself, and would find the object.
        let isBelowText = (1..<nested.count).contains { count in
            let object = Array(nested.prefix(count))
            return others.texts[object] != nil || others.stems.contains(object)
        }
        let isTaken = suffixes.contains { suffix in
            let member: [String] = nested.dropLast() + [last + suffix]
            return others.objects.contains(member) || (others.texts[member] ?? index) != index
        }
        return isBelowText || isTaken || others.objects.contains(nested) ? nil : nested
    }

    /// Whether nothing else stands where an entry's texts would, and its calls would find no other text before them.
    private func isFree(
        _ path: [String],
        _ suffixes: [String],
        tried: [String] = [],
        _ index: Int,
        in table: String
    ) -> Bool {
        guard let taken = taken[table], let last = path.last else { return true }
        if isBlocked(path, in: table) { return false }
        func member(_ suffix: String) -> [String] { path.dropLast() + [last + suffix] }
        return tried.allSatisfy { taken.texts[member($0)] == nil }
            && suffixes.map(member).allSatisfy { member in
                taken.texts[member] == nil && !taken.objects.contains(member)
                    && !taken.stepsToEmpty.contains(member) && (taken.tried[member] ?? index) == index
            }
    }

    /// Whether another entry has a text, or looks for one, where an entry's texts would stand.
    private func isAskedFor(_ path: [String], _ suffixes: [String], _ index: Int, in table: String) -> Bool {
        guard let taken = taken[table], let last = path.last else { return false }
        return suffixes.contains { suffix in
            let member: [String] = path.dropLast() + [last + suffix]
            return taken.texts[member] != nil || (taken.tried[member] ?? index) != index
        }
    }

    /// Whether something stands where one of the steps to an empty text leads, which the library then does not find.
    private func isHidden(_ path: [String], in table: String) -> Bool {
        func isWanted(_ path: [String]) -> Bool { wanted[table]?.contains(path) ?? false }
        return (1..<max(path.count, 1)).contains { isWanted(Array(path.prefix($0))) }
            || grammar.steps(to: path).contains {
                isWanted($0) || taken[table]?.texts[$0] != nil || taken[table]?.objects.contains($0) ?? false
            }
    }

    /// Whether one of the objects would stand in the place of a text, or hide an empty one.
    private func isBlocked(_ path: [String], in table: String) -> Bool {
        guard path.count > 1, let taken = taken[table] else { return false }
        return (1..<path.count).contains { count in
            let object = Array(path.prefix(count))
            return taken.texts[object] != nil || taken.stepsToEmpty.contains(object)
        }
    }

    private mutating func take(
        _ path: [String],
        _ families: I18nextMemberSuffixes,
        _ index: Int,
        in table: String
    ) {
        taken[table, default: TakenNames()].take(path, families.suffixes[index], tried: families.tried[index], index)
    }
}

/// The suffixes of entries that have several members.
struct I18nextMemberSuffixes {
    /// The suffixes that are written, by the places of entries; nil for entries of one member.
    private(set) var suffixes: [[String]?]

    /// The suffixes that calls may ask for beside them.
    private(set) var tried: [[String]?]

    /// The paths that calls ask for before texts without forms that show the number, by their tables.
    func triedBesideTexts(in catalog: Catalog) -> [String: Set<[String]>] {
        var paths: [String: Set<[String]>] = [:]
        for (index, key) in catalog.entries.keys.enumerated() where suffixes[index] == nil {
            guard let last = key.path.last else { continue }
            for suffix in tried[index] ?? [] {
                paths[key.table, default: []].insert(key.path.dropLast() + [last + suffix])
            }
        }
        return paths
    }

    private struct AskedForms: Hashable {
        let language: LanguageTag
        let kind: PluralKind
    }

    /// Looks at all messages with selects, and at those that are passed a count.
    init(_ catalog: Catalog, _ settings: I18nextSettings, _ version: I18nextVersion) {
        suffixes = Array(repeating: nil, count: catalog.entries.count)
        tried = suffixes
        var known: [LanguageTag: I18nextSuffixes] = [:]
        var asked: [AskedForms: [String]] = [:]
        func knownSuffixes(of language: LanguageTag) -> I18nextSuffixes {
            if let forms = known[language] { return forms }
            let forms = I18nextSuffixes(settings, version, language)
            known[language] = forms
            return forms
        }
        func askedSuffixes(in language: LanguageTag, _ kind: PluralKind) -> [String] {
            if let known = asked[AskedForms(language: language, kind: kind)] { return known }
            let all = knownSuffixes(of: language).asked(for: kind)
            asked[AskedForms(language: language, kind: kind)] = all
            return all
        }
        let counted = catalog.keysPassedCount
        for (index, (key, entry)) in catalog.entries.enumerated() {
            let isCounted = counted.contains(key)
            var own: OrderedSet<String> = []
            var possible: OrderedSet<String> = []
            var contexts: OrderedSet<String> = []
            let kind: PluralKind = key.kind == .ordinal ? .ordinal : .cardinal
            for (language, message) in entry.messages {
                guard case .pattern(let pattern) = message.content, pattern.onlySelect != nil else { continue }
                let forms = knownSuffixes(of: language)
                var collector = I18nextMemberCollector(forms, arguments: entry.arguments, usesSpellings: false)
                let members = collector.members(of: message)
                own.formUnion(members.map(\.suffix))
                if isCounted || pattern.looksAtNumber {
                    let all = askedSuffixes(in: language, kind)
                    let own = OrderedSet(
                        members.map(\.suffix).map { suffix in
                            all.first { suffix.hasSuffix($0) }.map { String(suffix.dropLast($0.count)) } ?? suffix
                        }
                    )
                    for context in own { possible.formUnion(all.map { context + $0 }) }
                    contexts.formUnion(own)
                }
            }
            // A text that only shows the number is passed it as well, so that the number's form is asked for first.
            if isCounted {
                contexts.append("")
                for language in entry.messages.keys { possible.formUnion(askedSuffixes(in: language, kind)) }
            }
            if !possible.isEmpty {
                // Languages without a text of their own ask for their forms before they look further.
                for language in catalog.tables[key.table]?.languages ?? [] where entry.messages[language] == nil {
                    let asked = askedSuffixes(in: language, kind)
                    for context in contexts { possible.formUnion(asked.map { context + $0 }) }
                }
            }
            if !possible.isEmpty { tried[index] = Array(possible) }
            if own.isEmpty { continue }
            // A plain text of another language is the name itself.
            if entry.messages.values.contains(where: { $0.patterns.first?.onlySelect == nil }) { own.append("") }
            suffixes[index] = Array(own)
            // Last of all, calls ask for the key itself.
            if !own.contains("") { tried[index] = (tried[index] ?? []) + [""] }
        }
    }
}

extension Catalog {
    /// The entries that are passed a count, be it by texts that refer to them.
    fileprivate var keysPassedCount: Set<Key> {
        var counted: Set<Key> = []
        var pending: [Key] = []
        var inheriting: [Key: [Key]] = [:]
        for (key, entry) in entries {
            if entry.arguments.contains(where: { $0.name == "count" }) { pending.append(key) }
            entry.forEachElement { element in
                guard case .reference(let reference) = element, case .entry(let target) = reference.target else {
                    return
                }
                if reference.bindings["count"] != nil { pending.append(target) }
                if reference.inherited.contains(.selectors) { inheriting[key, default: []].append(target) }
            }
        }
        while let next = pending.popLast() {
            if counted.insert(next).inserted { pending += inheriting[next] ?? [] }
        }
        return counted
    }
}

extension Entry {
    /// Whether an empty text is among its own, in any language.
    fileprivate var hasEmptyText: Bool {
        messages.values.contains { message in message.containsPattern(where: \.hasEmptyText) }
    }
}

extension Pattern {
    /// Whether it says nothing, or a choice around it has a text that doesn't.
    fileprivate var hasEmptyText: Bool {
        if isEmpty { return true }
        return onlySelect?.variants.contains { $0.pattern.hasEmptyText } ?? false
    }

    /// Whether a number chooses, perhaps within a choice by text.
    var looksAtNumber: Bool {
        guard let select = onlySelect, case .argument(_, let reading) = select.selector else { return false }
        if reading != .text, !select.variants.contains(where: { if case .text = $0.condition { true } else { false } })
        {
            return true
        }
        return select.variants.contains { $0.pattern.looksAtNumber }
    }
}
