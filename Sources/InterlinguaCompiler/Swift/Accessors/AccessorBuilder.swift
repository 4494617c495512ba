import InterlinguaIR
import OrderedCollections

/// Makes accessors of entries.
struct AccessorBuilder {
    let catalog: Catalog
    let style: KeyStyle

    /// Whether names tell the table: there are several.
    let hasSeveralTables: Bool

    private let documentation: Documentation

    /// Prepares for a catalogue.
    init(_ catalog: Catalog, style: KeyStyle) {
        self.catalog = catalog
        self.style = style
        documentation = Documentation(catalog)
        hasSeveralTables = Set(catalog.entries.keys.map(\.table)).count > 1
    }

    /// The accessor of an entry, by its key alone; collisions are dealt with afterwards.
    func accessor(for key: Key, _ entry: Entry, at index: Int) -> Accessor {
        var components = key.path.count == 1 ? dottedComponents(key.path[0]) : key.path
        let last = components.popLast() ?? ""
        var path: [String] = []
        if hasSeveralTables, !key.table.isEmpty {
            path += key.table.split(separator: "/").map { SwiftName.member(for: String($0), style: .asWritten) }
        }
        path += components.map { SwiftName.member(for: $0, style: style) }
        var name = SwiftName.member(for: last, style: style)
        // The same name can stand for a text, a plural and a list.
        switch key.kind {
        case .text, .plural, .list: break
        case .ordinal: name = SwiftName.words(of: last + " ordinal")
        }
        var accessor = Accessor(
            entry: index,
            path: path,
            name: name,
            parameters: [],
            isList: entry.messages.values.contains { $0.isList },
            documentation: documentation.lines(for: key, entry)
        )
        addParameters(to: &accessor, entry)
        return accessor
    }

    /// The parts of a flat key that is written like a path: `settings.title`.
    private func dottedComponents(_ name: String) -> [String] {
        guard name.utf8.contains(UInt8(ascii: ".")) else { return [name] }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let isPath = parts.allSatisfy { part in
            !part.isEmpty
                && part.utf8.allSatisfy { byte in
                    byte == 0x5F || byte == 0x2D || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
                }
        }
        return isPath ? parts.map(String.init) : [name]
    }

    // MARK: Parameters

    private func addParameters(to accessor: inout Accessor, _ entry: Entry) {
        let uses = ArgumentUses(entry)
        var labels: Set<String> = []
        for (index, argument) in entry.arguments.enumerated() {
            let use = uses.byArgument[index]
            let name = argument.name ?? uses.names[index]
            let isOnlyNumber = use.isNumber && uses.byArgument.filter(\.isNumber).count == 1
            var label = name.map { SwiftName.label(for: $0) } ?? (isOnlyNumber ? "count" : "_")
            while label != "_", !labels.insert(label).inserted { label += "_\(index + 1)" }
            let kind: Accessor.Parameter.Kind
            if use.isClosedChoice {
                let typeName = SwiftName.typeName(accessor.name) + SwiftName.typeName(label == "_" ? "choice" : label)
                kind = .choice(typeName)
                accessor.choices.append(Accessor.Choice(name: typeName, texts: Array(use.texts)))
            } else {
                kind = self.kind(of: argument.type)
            }
            accessor.parameters.append(
                Accessor.Parameter(
                    label: label,
                    name: label == "_" ? "value\(index + 1)" : SwiftName.parameter(label),
                    kind: kind,
                    isOptional: use.isOptional
                )
            )
        }
        func addCircumstance(_ name: String, _ kind: Accessor.Parameter.Kind) {
            var label = name
            while !labels.insert(label).inserted { label += "_" }
            accessor.parameters.append(Accessor.Parameter(label: label, name: label, kind: kind, isOptional: true))
        }
        if uses.dependsOnWidth { addCircumstance("width", .width) }
        if uses.dependsOnDevice { addCircumstance("device", .device) }
        if uses.dependsOnProduct { addCircumstance("product", .product) }
    }

    private func kind(of type: ArgumentType) -> Accessor.Parameter.Kind {
        switch type {
        case .any, .text, .date: .text
        case .character: .character
        case .list: .list
        case .number: .number
        case .integer(let type): type.isSigned ? .integer : .unsigned
        case .decimal: .decimal
        }
    }
}

/// How the messages of an entry use its arguments.
struct ArgumentUses {
    /// How one argument is used.
    struct Use {
        /// Whether it is shown, or its number is looked at.
        var isOpen = false

        /// The texts that variants ask for.
        var texts: OrderedSet<String> = []

        /// Whether variants ask for a number.
        var isNumber = false

        /// Whether the argument can be left out.
        var isOptional = false

        /// Whether the argument is one of a few texts and nothing else.
        var isClosedChoice: Bool { !isOpen && !isNumber && !texts.isEmpty }
    }

    /// The uses of each argument.
    private(set) var byArgument: [Use]

    /// The names of selects, by argument.
    private(set) var names: [Int: String] = [:]

    private(set) var dependsOnWidth = false
    private(set) var dependsOnDevice = false
    private(set) var dependsOnProduct = false

    /// Looks at all messages of an entry.
    init(_ entry: Entry) {
        byArgument = Array(repeating: Use(), count: entry.arguments.count)
        for message in entry.messages.values {
            for pattern in message.patterns where pattern.plainText == nil { visit(pattern) }
        }
        for index in byArgument.indices where byArgument[index].isClosedChoice { byArgument[index].isOptional = true }
    }

    private mutating func visit(_ pattern: Pattern) {
        pattern.forEachElement { element in
            switch element {
            case .text, .markup: break
            case .placeholder(let placeholder):
                open(placeholder.argument)
                placeholder.format.forEachSize { if case .argument(let index) = $0 { open(index) } }
            case .reference:
                // What the other entry does with an argument is not looked at.
                for index in byArgument.indices { open(index) }
            case .select(let select): visit(select)
            }
        }
    }

    private mutating func open(_ index: Int) {
        if byArgument.indices.contains(index) { byArgument[index].isOpen = true }
    }

    private mutating func visit(_ select: Select) {
        switch select.selector {
        case .width: dependsOnWidth = true
        case .environment(.device): dependsOnDevice = true
        case .environment(.product): dependsOnProduct = true
        case .argument(let index, _):
            guard byArgument.indices.contains(index) else { return }
            if let name = select.name, names[index] == nil { names[index] = name }
            for variant in select.variants {
                switch variant.condition {
                case .text(let text): byArgument[index].texts.append(text)
                case .category, .rule, .number: byArgument[index].isNumber = true
                case .matches: byArgument[index].isOpen = true
                case .absent: byArgument[index].isOptional = true
                case .atLeast, .otherwise: break
                }
            }
        }
    }
}
