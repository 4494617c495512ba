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
    /// For each namespace, by the numbers of the keys' names.
    private var scopes: [[Int: I18nextScope]] = []

    init() {}

    /// Looks at all texts.
    init(_ tables: [I18nextTableDraft], _ groupings: [I18nextGrouping], _ context: I18nextTextContext) {
        // Names of entries that are read from elsewhere begin so.
        if tables.contains(where: { $0.name.utf8.first == 0 }) { return }
        scopes = Array(zip(tables.indices, groupings)).concurrentMap { number, grouping in
            let search = Search(context, tables[number], number)
            var scopes: [Int: I18nextScope] = [:]
            for unit in grouping.units {
                guard let scope = search?.scope(of: unit) else { continue }
                // An ordinal number's entry has the same name.
                if scopes[unit.base]?.table == nil { scopes[unit.base] = scope }
            }
            return scopes
        }
    }

    /// From where apps ask for an entry; nil if its texts have no calls.
    subscript(table: Int, name: Int) -> I18nextScope? { scopes.isEmpty ? nil : scopes[table][name] }

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

        /// From where the app asks for an entry: if it can say the namespace in either way, in that which lets all calls find
        /// something.
        func scope(of unit: I18nextGrouping.Unit) -> I18nextScope? {
            let texts = texts(of: unit)
            if texts.isEmpty { return nil }
            let usual = lookup.scope(of: number, asksOwn: false)
            let own = lookup.scope(of: number, asksOwn: true)
            if context.dialect == .ios || own == usual { return usual }
            if let key = context.key(table.names.path(unit.base)), lookup.named(key, in: number) == nil {
                return own
            }
            let isOwn = texts.contains { language, text in
                let reader = I18nextPatternReader(context, from: usual, name: "")
                return reader.calls(in: text).contains { call in
                    guard let key = call.key else { return false }
                    let options = I18nextNestedOptions(call.options ?? [], dialect: context.dialect)
                    return [usual, own].map { scope in
                        let found = lookup.find(
                            key,
                            namespace: options.namespace,
                            isOrdinal: options.isOrdinal,
                            from: scope,
                            in: options.language ?? language
                        )
                        if case .missing = found { return false }
                        return true
                    } == [false, true]
                }
            }
            return isOwn ? own : usual
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
