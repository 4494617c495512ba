import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// Makes accessors of entries.
struct AccessorBuilder: Sendable {
    let catalog: Catalog
    let style: KeyStyle

    let tableNames: TableNames

    /// Whether callers pass widths, devices and products; a bundle's texts are chosen by Foundation.
    let passesCircumstances: Bool

    let lock: NameLock

    private let documentation: Documentation

    /// Prepares for a catalogue.
    init(
        _ catalog: Catalog,
        style: KeyStyle,
        lock: NameLock = NameLock(),
        tableNames: TableNames = TableNames(),
        passesCircumstances: Bool = true
    ) {
        self.catalog = catalog
        self.style = style
        self.lock = lock
        self.tableNames = tableNames
        self.passesCircumstances = passesCircumstances
        documentation = Documentation(catalog)
    }

    /// The accessors of all entries in their groups, and which of them had to be told apart.
    func tree() -> (tree: AccessorTree, diagnostics: [Diagnostic]) {
        let keys = catalog.entries.keys.elements
        let entries = catalog.entries.values.elements
        let accessors = [Accessor](concurrentCount: entries.count, inRunsOf: 256) { index in
            accessor(for: keys[index], entries[index], at: index)
        }
        return AccessorTree.build(accessors, of: catalog)
    }

    /// The accessor of an entry, by its key alone; collisions are dealt with afterwards.
    func accessor(for key: Key, _ entry: Entry, at index: Int) -> Accessor {
        let locked = lock.path(of: key)
        let components = locked ?? components(of: key)
        var path: [String] = []
        for component in components {
            let scope = path.isEmpty ? SwiftName.Scope.topLevel : .group
            let name = SwiftName.member(for: component, style: style, in: scope)
            path.append(locked == nil ? name : SwiftName.escapingReserved(component, in: scope))
        }
        let isSpelledAsKey = path.map(SwiftName.bare) == components
        let name = path.popLast() ?? ""
        var accessor = Accessor(
            entry: index,
            path: path,
            name: name,
            isSpelledAsKey: isSpelledAsKey,
            isLocked: locked != nil,
            parameters: [],
            isList: entry.messages.values.contains { $0.isList },
            documentation: []
        )
        addParameters(to: &accessor, entry, key.kind)
        let labels = accessor.parameters.map { $0.label == "_" ? $0.name : $0.label }
        accessor.documentation = documentation.lines(for: key, entry, labels)
        return accessor
    }

    /// What becomes the names of groups and of the accessor.
    private func components(of key: Key) -> [String] {
        // Whether there are other tables changes no name.
        let table = tableNames[key.table]
        let components = Self.defaultTables.contains(table) ? [] : table.split(separator: "/").map(String.init)
        return components + (key.path.count == 1 ? dottedComponents(key.path[0]) : key.path)
    }

    /// The tables that apps mean if they name none; the texts in them are in no group of the table's name.
    static let defaultTables: Set<String> = ["", "translation"]

    /// The parts of a flat key that is written like a path: `settings.title`.
    private func dottedComponents(_ name: String) -> [String] {
        guard name.utf8.contains(UInt8(ascii: ".")) else { return [name] }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let isPath = parts.allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { $0.isASCIIWord || $0 == 0x2D }
        }
        return isPath ? parts.map(String.init) : [name]
    }

    // MARK: Parameters

    private func addParameters(to accessor: inout Accessor, _ entry: Entry, _ kind: Key.Kind) {
        let uses = ArgumentUses(entry, in: catalog)
        let names = self.names(of: entry, uses)
        var labels: Set<String> = []
        for (index, argument) in entry.arguments.enumerated() {
            let use = uses.byArgument[index]
            let name = names[index]
            let isOnlyNumber = uses.isOnlyNumber(index)
            var label = name.map { SwiftName.label(for: $0) } ?? (isOnlyNumber ? "count" : "_")
            // A text, a number of things and a place in an order can have one name; the labels tell them apart.
            if isOnlyNumber, kind == .ordinal { label = "ordinal" }
            while label != "_", !labels.insert(label).inserted { label += "_\(index + 1)" }
            let type: Accessor.Parameter.Kind
            if use.isClosedChoice {
                let names = accessor.path + [accessor.name, label == "_" ? "choice" : label]
                let typeName = names.map(SwiftName.bare).joined(separator: "_")
                type = .choice(typeName)
                accessor.choices.append(Accessor.Choice(name: typeName, texts: Array(use.texts)))
            } else {
                type = use.isNumber && argument.type == .number ? .count : self.type(of: argument.type)
            }
            accessor.parameters.append(
                Accessor.Parameter(
                    label: label,
                    name: label == "_" ? unusedName("value\(index + 1)", entry) : SwiftName.parameter(label),
                    nameInSource: name,
                    kind: type,
                    isOptional: use.isOptional
                )
            )
        }
        guard passesCircumstances else { return }
        func addCircumstance(_ name: String, _ kind: Accessor.Parameter.Kind) {
            var label = name
            while !labels.insert(label).inserted { label += "_" }
            accessor.parameters.append(Accessor.Parameter(label: label, name: label, kind: kind, isOptional: true))
        }
        if uses.dependsOnWidth { addCircumstance("width", .width) }
        if uses.dependsOnDevice { addCircumstance("device", .device) }
        if uses.dependsOnProduct { addCircumstance("product", .product) }
    }

    /// The names that the translations give arguments; those of a comment count if no argument is left without a name.
    private func names(of entry: Entry, _ uses: ArgumentUses) -> [String?] {
        let own = entry.arguments.enumerated().map { $1.name ?? uses.names[$0] }
        let comment = entry.arguments.isEmpty ? nil : entry.messages[catalog.sourceLanguage]?.comment
        let commented = comment.map { CommentedNames.names(in: $0) } ?? [:]
        if commented.isEmpty { return own }
        let all = zip(own, entry.arguments).map { name, argument in
            let place = entry.arguments.count == 1 && commented.count == 1 ? commented.keys.first : argument.position
            return name ?? place.flatMap { commented[$0] }
        }
        return all.indices.allSatisfy { all[$0] != nil || uses.isOnlyNumber($0) } ? all : own
    }

    /// A name that no argument has.
    private func unusedName(_ name: String, _ entry: Entry) -> String {
        entry.arguments.contains { $0.name.map { SwiftName.label(for: $0) } == name } ? name + "_" : name
    }

    private func type(of type: ArgumentType) -> Accessor.Parameter.Kind {
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
    struct Use {
        /// Whether it is shown, or its number is looked at.
        var isOpen = false

        /// The texts that variants ask for.
        var texts: OrderedSet<String> = []

        /// Whether variants ask for a number.
        var isNumber = false

        /// Whether the argument can be left out.
        var isOptional = false

        mutating func formUnion(_ other: Use) {
            isOpen = isOpen || other.isOpen
            texts.formUnion(other.texts)
            isNumber = isNumber || other.isNumber
            isOptional = isOptional || other.isOptional
        }

        /// Whether the argument is one of a few texts and nothing else.
        var isClosedChoice: Bool { !isOpen && !isNumber && !texts.isEmpty }
    }

    private(set) var byArgument: [Use]

    /// The names of selects, by argument.
    private(set) var names: [Int: String] = [:]

    private(set) var dependsOnWidth = false
    private(set) var dependsOnDevice = false
    private(set) var dependsOnProduct = false

    private var references: [Reference] = []

    /// Looks at all messages of an entry, and at those that they refer to.
    init(_ entry: Entry, in catalog: Catalog) {
        self.init(entry)
        if !references.isEmpty { follow(entry.arguments, in: catalog) }
        for index in byArgument.indices where byArgument[index].isClosedChoice { byArgument[index].isOptional = true }
    }

    /// Looks at all messages of an entry.
    private init(_ entry: Entry) {
        byArgument = Array(repeating: Use(), count: entry.arguments.count)
        let messages = entry.messages.values.elements
        for index in messages.indices where !messages[index].isPlainText {
            messages[index].forEachPattern { visit($0) }
        }
    }

    /// Whether an argument is the only one that variants ask a number of.
    func isOnlyNumber(_ index: Int) -> Bool { byArgument[index].isNumber && byArgument.filter(\.isNumber).count == 1 }

    private mutating func visit(_ pattern: Pattern) {
        pattern.forEachElement { element in
            switch element {
            case .text, .markup: break
            case .placeholder(let placeholder):
                open(placeholder.argument)
                placeholder.format.forEachSize { if case .argument(let index) = $0 { open(index) } }
            case .reference(let reference):
                references.append(reference)
                for case .argument(let index) in reference.bindings.values { open(index) }
            case .select(let select): visit(select)
            }
        }
    }

    /// Takes over how other entries use the arguments that they are handed on.
    private mutating func follow(_ arguments: [Argument], in catalog: Catalog) {
        struct Step: Hashable {
            let key: Key
            let bound: Set<String>
        }
        var pending = references.map { ($0, Set<String>()) }
        var seen: Set<Step> = []
        var next = 0
        while next < pending.count {
            let (reference, bound) = pending[next]
            next += 1
            guard case .entry(let key) = reference.target, let target = catalog.entries[key], next < 100 else {
                for index in byArgument.indices { open(index) }
                return
            }
            let step = Step(key: key, bound: bound.union(reference.bindings.keys))
            guard seen.insert(step).inserted else { continue }
            let uses = ArgumentUses(target)
            for (argument, use) in zip(target.arguments, uses.byArgument) {
                if let name = argument.name, step.bound.contains(name) { continue }
                let own = arguments.firstIndex { $0.name == argument.name && $0.position == argument.position }
                if let own { byArgument[own].formUnion(use) }
            }
            pending += uses.references.map { ($0, step.bound) }
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
