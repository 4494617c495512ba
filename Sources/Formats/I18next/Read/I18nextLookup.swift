import InterlinguaIR

/// Finds what a nested call asks for, among all namespaces.
struct I18nextLookup: Sendable {
    /// What a call comes to.
    enum Result {
        case entry(Entry)
        /// A text that is a form of an entry, or an item of a list: its namespace, and the number of its name.
        case member(table: Int, name: Int, item: Int? = nil)
        /// Nothing: the library shows this, unless the app adds the namespace that no file is for.
        case missing(String, namespace: String? = nil)
        /// A list or an object, which is no text.
        case container
        /// Null, which counts as a text and shows nothing.
        case null

        var isMissing: Bool { if case .missing = self { true } else { false } }
    }

    /// An entry that a call asks for.
    struct Entry {
        let key: Key
        let table: Int
        let unit: I18nextGrouping.Unit
        /// The context that the call's key itself names.
        var context: String?
        /// Whether numbers without a form find a list or an object under the key itself.
        var isBesideContainer = false
    }

    /// Where a name of a namespace went.
    private struct Place: Sendable {
        var unit: Int
        /// Nil for the entry's key itself.
        var member: Int?
    }

    private let tables: [I18nextTableDraft]
    private let units: [[I18nextGrouping.Unit]]
    private let settings: I18nextSettings
    private let version: I18nextVersion
    private let dialect: I18nextDialect
    private let sourceLanguage: LanguageTag
    private let tableNumbers: [String: Int]

    /// For each namespace the entry that each name belongs to, with the name's place in it.
    private let places: [[Int: Place]]

    /// For each namespace the entries of ordinal numbers by the numbers of their keys' names.
    private let ordinals: [[Int: Int]]

    /// Creates a look-up over all that was grouped.
    init(
        _ tables: [I18nextTableDraft],
        _ groupings: [I18nextGrouping],
        settings: I18nextSettings,
        version: I18nextVersion,
        sourceLanguage: LanguageTag
    ) {
        self.tables = tables
        self.sourceLanguage = sourceLanguage
        self.settings = settings
        self.version = version
        dialect = settings.dialect(for: version)
        units = groupings.map(\.units)
        var numbers: [String: Int] = [:]
        for (index, table) in tables.enumerated() { numbers[table.name] = index }
        tableNumbers = numbers
        var places: [[Int: Place]] = []
        var ordinals: [[Int: Int]] = []
        for units in units {
            var own: [Int: Place] = [:]
            var ownOrdinals: [Int: Int] = [:]
            for (unitIndex, unit) in units.enumerated() {
                for (index, member) in unit.members.enumerated() where member.name != unit.base {
                    own[member.name] = Place(unit: unitIndex, member: index)
                }
                let place = Place(unit: unitIndex, member: nil)
                if unit.isOrdinal { ownOrdinals[unit.base] = unitIndex }
                // A key without a text of its own may be another entry's form, which is what is found by it.
                if own[unit.base].map({ !unit.isOrdinal && $0.member == nil }) ?? true { own[unit.base] = place }
            }
            places.append(own)
            ordinals.append(ownOrdinals)
        }
        self.places = places
        self.ordinals = ordinals
    }

    func key(of unit: I18nextGrouping.Unit, in table: Int) -> Key {
        Key(
            table: tables[table].name,
            kind: unit.isOrdinal ? .ordinal : .text,
            path: tables[table].names.path(unit.base)
        )
    }

    /// What a call comes to that stands in a text of a namespace.
    ///
    /// - Parameter language: The language of the text, whose own values count more than others'.
    func find(
        _ call: String,
        _ options: I18nextNestedOptions,
        from scope: I18nextScope,
        in language: LanguageTag
    ) -> Result {
        func find(_ call: String) -> Result {
            self.find(call, namespace: options.namespace, isOrdinal: options.isOrdinal, from: scope, in: language)
        }
        let found = find(call)
        guard dialect != .ios, let context = options.context, !context.isEmpty else { return found }
        if case .entry(let entry) = found, entry.unit.contexts.contains(context) { return found }
        // The library looks for this name first, whether or not anything else takes it for one with a context.
        let own = find(call + settings.contextSeparator + context)
        switch own {
        case .entry, .member: return own
        case .missing, .null, .container: return found
        }
    }

    /// What a call without a context comes to.
    private func find(
        _ call: String,
        namespace: String?,
        isOrdinal: Bool,
        from scope: I18nextScope,
        in language: LanguageTag
    ) -> Result {
        let pieces = pieces(of: call)
        let key = pieces?.key ?? call
        let name = pieces?.namespace ?? namespace
        let shown = dialect == .js ? key : call
        // A part of the project looks among its own files.
        func number(_ namespace: String) -> Int? {
            let own = namespace == settings.defaultNamespace ? "" : namespace
            return tableNumbers[scope.root + own] ?? tableNumbers[own]
        }
        let said = name == nil ? scope.table ?? number(settings.defaultNamespace) : name.flatMap(number)
        let isNamed = name != nil || scope.table != nil
        let asked = [said] + settings.namespaces(afterNamed: isNamed).map(number)
        let hits = asked.lazy.compactMap(\.self).compactMap { number in
            find(key, in: number).map { (number, $0) }
        }
        guard let (number, found) = hits.first else {
            let items = asked.lazy.compactMap(\.self).compactMap { findItem(key, in: $0, language) }
            return items.first ?? .missing(shown, namespace: said == nil ? name : nil)
        }
        if isOrdinal, let unit = ordinals[number][found] {
            return .entry(entry(units[number][unit], in: number))
        }
        let place = places[number][found]
        let unit = place.map { units[number][$0.unit] }
        let isContainer = isContainer(found, in: number, language)
        if unit?.isPlain ?? true, isContainer { return .container }
        guard let place, let unit else { return isNull(found, in: number, language) ? .null : .missing(shown) }
        guard let index = place.member else {
            var entry = entry(unit, in: number)
            entry.isBesideContainer = isContainer
            return .entry(entry)
        }
        let member = unit.members[index]
        if member.form == nil, !member.isIndefinite, let context = member.context {
            return .entry(entry(unit, in: number, context: unit.contexts[context]))
        }
        return .member(table: number, name: found)
    }

    /// The namespace that a call names, and the key behind it.
    private func pieces(of call: String) -> (namespace: String, key: String)? {
        guard let separator = settings.namespaceSeparator, !separator.isEmpty, !isNaturalLanguage(call) else {
            return nil
        }
        let pieces = call.pieces(separatedBy: separator)
        if pieces.count < 2 { return nil }
        let joint = dialect == .ios ? separator : settings.keySeparator ?? ""
        return (pieces[0], pieces[1...].joined(separator: joint))
    }

    /// Whether a call's key says where libraries look.
    func namesNamespace(_ call: String) -> Bool { pieces(of: call) != nil }

    /// From where calls look in a text of a namespace that the app asks for.
    ///
    /// - Parameter asksOwn: Whether the app says the namespace as an option, and not in front of the key.
    func scope(of table: Int, asksOwn: Bool) -> I18nextScope {
        let isDefault = tables[table].namespace == settings.defaultNamespace
        return I18nextScope(root: tables[table].root, table: asksOwn && !isDefault ? table : nil)
    }

    /// The key of a namespace with that in front; nil where libraries don't read it so.
    func named(_ key: String, in table: Int) -> String? {
        let named = tables[table].namespace + (settings.namespaceSeparator ?? "") + key
        guard let pieces = pieces(of: named), pieces == (tables[table].namespace, key) else { return nil }
        return named
    }

    private func entry(_ unit: I18nextGrouping.Unit, in table: Int, context: String? = nil) -> Entry {
        Entry(key: key(of: unit, in: table), table: table, unit: unit, context: context)
    }

    /// Whether a language, or the first one that has a name, has a list or an object there.
    private func isContainer(_ name: Int, in table: Int, _ language: LanguageTag) -> Bool {
        func isContainer(in column: I18nextColumn) -> Bool? {
            switch column.element(of: name)?.kind {
            case .object?: return true
            case .array?: return settings.arraySeparator(for: version) == nil
            case .some: return false
            case nil: break
            }
            // Empty objects were set aside.
            if column.rest.isEmpty { return nil }
            let path = tables[table].names.path(name)
            return column.rest.contains { $0.value == .object([]) && $0.path == path } ? true : nil
        }
        let columns = tables[table].columns
        return columns.first { $0.language == language }.flatMap(isContainer)
            ?? columns.lazy.compactMap(isContainer).first ?? false
    }

    /// Whether a call finds no text of an entry in a language, nor in those that are asked after it.
    func isMissing(_ entry: Entry, _ options: I18nextNestedOptions, in language: LanguageTag) -> Bool {
        let columns = tables[entry.table].columns
        let languages = [language] + settings.languages(after: language, sourceLanguage: sourceLanguage)
        let names = entry.unit.members.filter { member in
            (member.form == nil || options.bindings["count"] != nil)
                && member.context.map { entry.unit.contexts[$0] == options.context } ?? true
        }
        return !columns.contains { column in
            languages.contains(column.language) && names.contains { column.node(of: $0.name) != nil }
        }
    }

    /// The value of a name, or of an item of its list, in a language, in one that it is truncated to, or in another one if
    /// it has none there.
    func element(table: Int, name: Int, item: Int?, language: LanguageTag) -> JSONElement? {
        let columns = tables[table].columns
        let own = sequence(first: language, next: \.truncated)
        let ordered = own.compactMap { own in columns.first { $0.language == own } } + columns
        let elements = ordered.lazy.compactMap { $0.element(of: name) }.compactMap { element in
            guard let item else { return element }
            return element.elements?.dropFirst(item).first { _ in true }
        }
        return elements.first { !settings.skipsEmpty || $0.string?.isEmpty != true }
    }

    /// The item of a list that a key names by its number: `days.0`.
    private func findItem(_ key: String, in table: Int, _ language: LanguageTag) -> Result? {
        guard dialect == .js, let separator = settings.keySeparator, !separator.isEmpty else { return nil }
        let pieces = key.pieces(separatedBy: separator)
        guard let last = pieces.last, let item = Int(last), item >= 0, String(item) == last,
            let name = find(pieces.dropLast().joined(separator: separator), in: table),
            let element = element(table: table, name: name, item: item, language: language)
        else { return nil }
        let isText = ![.object, .array].contains(element.kind)
        return isText ? .member(table: table, name: name, item: item) : .container
    }

    /// Whether a name without texts is null in a language, or in the source language, whose column comes first.
    private func isNull(_ name: Int, in table: Int, _ language: LanguageTag) -> Bool {
        // The library is one that takes null for nothing if files of version 4 have it.
        guard dialect == .js, version != .v4 else { return false }
        let path = tables[table].names.path(name)
        let columns = tables[table].columns
        return (columns.filter { $0.language == language } + columns.prefix(1)).contains { column in
            column.rest.contains { $0.value == .null && $0.path == path }
        }
    }

    /// The number of a key's name: along the objects first, then with separators as a part of names.
    private func find(_ key: String, in table: Int) -> Int? {
        let names = tables[table].names
        guard let separator = settings.keySeparator, !separator.isEmpty else { return names.find(key, in: -1) }
        let pieces = key.pieces(separatedBy: separator)
        if pieces.count > 64 { return names.find(key, in: -1) }
        var parent: Int? = I18nextNameTable.root
        for piece in pieces { parent = parent.flatMap { names.find(piece, in: $0) } }
        if let parent, places[table][parent] != nil { return parent }
        guard dialect == .js else { return parent }
        if let flat = names.find(key, in: I18nextNameTable.root) { return flat }
        var current = I18nextNameTable.root
        var index = 0
        while index < pieces.count {
            var joined = ""
            var found: Int?
            while found == nil, index < pieces.count {
                joined += (joined.isEmpty ? "" : separator) + pieces[index]
                found = names.find(joined, in: current)
                index += 1
            }
            guard let found else { return nil }
            current = found
        }
        return current >= 0 ? current : nil
    }

    /// Whether a key is a sentence, which JavaScript's later libraries never split unless separators were chosen.
    private func isNaturalLanguage(_ key: String) -> Bool {
        guard dialect == .js, !settings.hasOwnSeparators else { return false }
        let marks = Set(" ,?!;".utf8)
        guard key.utf8.contains(where: marks.contains) else { return false }
        guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")) else { return true }
        return key.utf8[..<dot].contains(where: marks.contains)
    }
}

extension I18nextNameTable {
    /// The number of a name in an object; nil if there is no such name.
    func find(_ name: String, in parent: Int) -> Int? {
        var name = name
        return name.withUTF8 { find($0, in: parent) }
    }
}
