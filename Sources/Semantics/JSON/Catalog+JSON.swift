public import InterlinguaIR

extension Catalog {
    /// The catalogue as JSON, for people, diffs and tools: members in a fixed order, defaults left out.
    ///
    /// Everything is printed but annotations, which belong to one format alone, and places in files.
    public func json() -> String {
        var printer = JSONPrinter()
        printer.print(jsonValue)
        return printer.text + "\n"
    }

    private var jsonValue: JSONValue {
        .object([
            ("format", .integer(1)), ("sourceLanguage", .string(sourceLanguage.name)),
            ("tables", .object(tables.map { (name: $0.key, value: $0.value.jsonValue) })),
            ("entries", .array(entries.map { $0.value.jsonValue(key: $0.key) })),
        ])
    }
}

extension Table {
    fileprivate var jsonValue: JSONValue {
        var members: [(name: String, value: JSONValue)] = [
            ("languages", .array(languages.map { .string($0.name) }))
        ]
        var rules: [(name: String, value: JSONValue)] = []
        if fallback.languages != .none { rules.append(("languages", .string(fallback.languages.rawValue))) }
        if fallback.gap != .missing { rules.append(("gap", .string(fallback.gap.rawValue))) }
        if fallback.skipsEmpty { rules.append(("skipsEmpty", .boolean(true))) }
        if let kinds = fallback.kinds {
            rules.append(("kinds", .array(Key.Kind.allCases.filter(kinds.contains).map { .string($0.rawValue) })))
        }
        if !rules.isEmpty { members.append(("fallback", .object(rules))) }
        if !relatives.isEmpty {
            let chains = relatives.sorted { $0.key < $1.key }
            members.append(
                ("relatives", .object(chains.map { ($0.name, .array($1.map { .string($0.name) })) }))
            )
        }
        return .object(members)
    }
}

extension Key {
    /// The members that name an entry, the path first.
    var jsonMembers: [(name: String, value: JSONValue)] {
        var members: [(name: String, value: JSONValue)] = [("key", .array(path.map { .string($0) }))]
        if !table.isEmpty { members.append(("table", .string(table))) }
        if kind != .text { members.append(("kind", .string(kind.rawValue))) }
        return members
    }
}

extension Entry {
    func jsonValue(key: Key) -> JSONValue {
        var members = key.jsonMembers
        if !arguments.isEmpty { members.append(("arguments", .array(arguments.map(\.jsonValue)))) }
        if !isTranslatable { members.append(("isTranslatable", .boolean(false))) }
        let names = ArgumentNames(arguments)
        members.append(
            ("messages", .object(messages.map { (name: $0.key.name, value: $0.value.jsonValue(names)) }))
        )
        return .object(members)
    }
}

extension Argument {
    fileprivate var jsonValue: JSONValue {
        var members: [(name: String, value: JSONValue)] = []
        if let position { members.append(("position", .integer(position))) }
        if let name { members.append(("name", .string(name))) }
        if let type = type.jsonName { members.append(("type", .string(type))) }
        return .object(members)
    }
}

extension ArgumentType {
    fileprivate var jsonName: String? {
        switch self {
        case .any: nil
        case .text: "text"
        case .character: "character"
        case .date: "date"
        case .list: "list"
        case .number: "number"
        case .integer(let type): "\(type.isSigned ? "" : "u")int\(type.bits)"
        case .decimal: "decimal"
        }
    }
}

extension Message {
    fileprivate func jsonValue(_ names: ArgumentNames) -> JSONValue {
        let hasMore = state != .translated || comment != nil || !headings.isEmpty
        if case .pattern(let pattern) = content, !hasMore { return pattern.jsonValue(names) }
        var members: [(name: String, value: JSONValue)] = []
        switch content {
        case .pattern(let pattern): members.append(("pattern", pattern.jsonValue(names)))
        case .list(let patterns): members.append(("list", .array(patterns.map { $0.jsonValue(names) })))
        }
        if state != .translated { members.append(("state", .string(state.rawValue))) }
        if let comment { members.append(("comment", .string(comment))) }
        if !headings.isEmpty { members.append(("headings", .array(headings.map { .string($0) }))) }
        return .object(members)
    }
}

/// What the arguments of an entry are called: by their names, else by their positions.
struct ArgumentNames {
    private let names: [String]

    init(_ arguments: [Argument]) {
        names = arguments.map { $0.name ?? "arg\($0.position.map(String.init) ?? "")" }
    }

    /// The name of the argument of an index; one that does not exist is called by its index.
    subscript(index: Int) -> String { names.indices.contains(index) ? names[index] : "?\(index)" }
}
