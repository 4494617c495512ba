import InterlinguaIR

/// Where calls look that name no namespace: in the one that the app gave as an option when it asked for the text around
/// them, and around those around it, else in the default one.
struct I18nextScope: Sendable, Hashable {
    /// The folder around the app's languages and namespaces.
    let root: String

    /// The namespace that the app gave as an option; nil for none.
    let table: Int?
}

/// From where apps ask for the entries whose texts have calls.
struct I18nextScopes: Sendable {
    /// An entry by the numbers of its namespace and of its key's name.
    private struct Place: Hashable {
        let table: Int
        let name: Int
    }

    private struct Found {
        var scope: I18nextScope
        /// Whether what a call finds hangs on the scope.
        var isOpen: Bool
        /// The entries that calls find from all scopes.
        var targets: [Place]
    }

    private var scopes: [Place: I18nextScope] = [:]

    /// The entries that nest something that hangs on the scope, over any number of others.
    private var open: Set<Place> = []

    init() {}

    /// Looks at all texts.
    init(_ tables: [I18nextTableDraft], _ groupings: [I18nextGrouping], _ context: I18nextTextContext) {
        // Names of entries that are read from elsewhere begin so.
        if tables.contains(where: { $0.name.utf8.first == 0 }) { return }
        let found = Array(zip(tables.indices, groupings)).concurrentMap { number, grouping -> [(Place, Found)] in
            guard let search = Search(context, tables[number], number) else { return [] }
            return grouping.units.compactMap { unit in
                search.found(of: unit).map { (Place(table: number, name: unit.base), $0) }
            }
        }
        var callers: [Place: [Place]] = [:]
        var pending: [Place] = []
        for (place, found) in found.joined() {
            // An ordinal number's entry has the same name.
            if scopes[place]?.table == nil { scopes[place] = found.scope }
            for target in found.targets { callers[target, default: []].append(place) }
            if found.isOpen { pending.append(place) }
        }
        while let place = pending.popLast() {
            if open.insert(place).inserted { pending += callers[place] ?? [] }
        }
    }

    /// From where apps ask for an entry; nil if its texts have no calls.
    subscript(table: Int, name: Int) -> I18nextScope? { scopes[Place(table: table, name: name)] }

    /// Whether an entry nests something that hangs on the scope.
    func isOpen(_ table: Int, _ name: Int) -> Bool { open.contains(Place(table: table, name: name)) }

    /// Whether an entry nests something else in a scope than in that from which apps ask for it.
    func differs(_ table: Int, _ name: Int, in scope: I18nextScope) -> Bool {
        let place = Place(table: table, name: name)
        guard let own = scopes[place], own != scope else { return false }
        return own.root != scope.root || open.contains(place)
    }

    /// A namespace whose entries are looked at.
    private struct Search {
        let context: I18nextTextContext
        let lookup: I18nextLookup
        let table: I18nextTableDraft
        let number: Int
        let columns: [I18nextColumn]

        init?(_ context: I18nextTextContext, _ table: I18nextTableDraft, _ number: Int) {
            columns = table.columns.filter(\.source.hasNesting)
            guard let lookup = context.lookup, !columns.isEmpty else { return nil }
            (self.context, self.lookup, self.table, self.number) = (context, lookup, table, number)
        }

        /// From where the app asks for an entry, and what its calls find; nil if it has none.
        func found(of unit: I18nextGrouping.Unit) -> Found? {
            let texts = texts(of: unit)
            if texts.isEmpty { return nil }
            let usual = lookup.scope(of: number, asksOwn: false)
            let own = lookup.scope(of: number, asksOwn: true)
            let mayAskOwn = context.dialect != .ios && own != usual
            var found = Found(scope: usual, isOpen: false, targets: [])
            if mayAskOwn, let key = context.key(table.names.path(unit.base)),
                // The library itself asks for the items of lists, with the namespace as an option.
                isList(unit) || lookup.named(key, in: number) == nil
            {
                found.scope = own
            }
            let reader = I18nextPatternReader(context, from: usual, name: "")
            for (language, text) in texts {
                for call in reader.calls(in: text) {
                    guard let key = call.key else { continue }
                    let options = I18nextNestedOptions(call.options ?? [], dialect: context.dialect)
                    func find(from scope: I18nextScope) -> I18nextLookup.Result {
                        lookup.find(key, options, from: scope, in: options.language ?? language)
                    }
                    let result = find(from: usual)
                    if options.namespace == nil, !lookup.namesNamespace(key) {
                        found.isOpen = true
                        // If the app can say the namespace in either way, it says it in that which finds something.
                        if mayAskOwn, result.isMissing, !find(from: own).isMissing { found.scope = own }
                    }
                    switch result {
                    case .entry(let entry): found.targets.append(Place(table: entry.table, name: entry.unit.base))
                    case .member: found.isOpen = true
                    case .missing, .container, .null: break
                    }
                }
            }
            return found
        }

        private func isList(_ unit: I18nextGrouping.Unit) -> Bool {
            guard context.settings.arraySeparator(for: context.version) == nil else { return false }
            return columns.contains { $0.element(of: unit.base)?.kind == .array }
        }

        private func texts(of unit: I18nextGrouping.Unit) -> [(language: LanguageTag, text: String)] {
            columns.flatMap { column in
                unit.members.flatMap { member -> [(language: LanguageTag, text: String)] in
                    guard let node = column.node(of: member.name) else { return [] }
                    let bounds = column.nodes[node].bounds
                    let hasCalls = column.source.document.file.utf8.withUnsafeBufferPointer {
                        $0.slice(bounds).firstIndex(of: context.nesting.prefix, from: 0) != nil
                    }
                    guard hasCalls, let element = column.element(of: member.name) else { return [] }
                    let texts = element.string.map { [$0] } ?? element.elements?.compactMap(\.string) ?? []
                    return texts.map { (column.language, $0) }
                }
            }
        }
    }
}
