import InterlinguaIR

/// Where accessors stand.
struct AccessorScope {
    /// What stands before a declaration.
    var keyword: String

    /// The language that is passed on to the texts; nil for none.
    var language: String?
}

extension GeneratedFile {
    /// The scope of the accessors of a group; that of the outermost type for none.
    private func scope(_ path: [String]) -> AccessorScope {
        path.isEmpty
            ? AccessorScope(keyword: access + "static ", language: options.hasValues ? "nil" : nil)
            : valueScope
    }

    /// The scope of values, which may have a language of their own.
    private var valueScope: AccessorScope {
        AccessorScope(keyword: access, language: options.hasValues ? "_language" : nil)
    }

    /// Writes what a type declares itself: its accessors, and the properties that give the groups inside.
    mutating func writeMembers(of tree: AccessorTree, path: [String]) { writeMembers(of: tree, path, scope(path)) }

    private mutating func writeMembers(of tree: AccessorTree, _ path: [String], _ scope: AccessorScope, layer: Int = 0)
    {
        for (accessor, own) in tree.accessors where own == layer { write(accessor, scope) }
        for name in tree.groups.keys where tree.groupLayers[name] ?? 0 == layer {
            let type = layer == 0 && !path.isEmpty ? typeName(of: name) : fullTypeName(of: path + [name])
            let language = scope.language.map { "_language: " + $0 } ?? ""
            source.line("\(scope.keyword)var \(name): \(type) { .init(\(language)) }")
        }
    }

    /// Writes the types of the groups inside.
    mutating func writeGroups(of tree: AccessorTree, path: [String]) {
        for (name, group) in tree.groups { write(group, path: path + [name]) }
    }

    mutating func write(_ group: AccessorTree, path: [String]) {
        source.line("nonisolated \(access)struct \(typeName(of: path.last ?? "")): Sendable {")
        source.level += 1
        writeLanguage(isRequired: group.layerCount > 0)
        writeMembers(of: group, path: path)
        writeGroups(of: group, path: path)
        source.level -= 1
        source.line("}")
    }

    /// Writes the language that a value passes on.
    private mutating func writeLanguage(isRequired: Bool) {
        if !options.hasValues { return }
        source.line("\(isRequired ? access : options.sortsIntoFiles ? "" : "fileprivate ")let _language: Int?")
    }

    /// Writes the value whose texts are in one language.
    mutating func writeValue(of tree: AccessorTree) {
        // A type inside one of its name would hide that.
        let name = options.typeName == "Texts" ? "Localized" : "Texts"
        source.line("nonisolated extension \(options.typeName) {")
        source.level += 1
        source.lines(
            """
            /// The same texts in one language, for code that passes it on.
            nonisolated \(access)struct \(name): Sendable {
            """
        )
        source.level += 1
        writeLanguage(isRequired: tree.layerCount > 0)
        source.line()
        source.line("/// The texts in a language.")
        source.line("\(access)init(_ language: Language) { _language = language.index }")
        source.line()
        writeMembers(of: tree, [], valueScope)
        source.level -= 1
        source.line("}")
        source.level -= 1
        source.line("}")
        source.line()
        writeLayers(of: tree, [], "Value", options.typeName + "." + name, valueScope)
    }

    /// Writes what types can't declare themselves, since they declare something else of the same name.
    mutating func writeLayers(of tree: AccessorTree, path: [String] = []) {
        let name = path.isEmpty ? "All" : "Group_" + SwiftName.mark(of: path.joined(separator: "."))
        writeLayers(of: tree, path, name, path.isEmpty ? options.typeName : fullTypeName(of: path), scope(path))
        for (name, group) in tree.groups { writeLayers(of: group, path: path + [name]) }
    }

    private mutating func writeLayers(
        of tree: AccessorTree,
        _ path: [String],
        _ name: String,
        _ type: String,
        _ scope: AccessorScope
    ) {
        if tree.layerCount == 0 { return }
        let names = (1...tree.layerCount).map { "\(name)\($0)" }
        source.line("nonisolated extension \(options.typeName).Layers {")
        for name in names {
            source.line("    /// Names in `\(type)` that stand for two things; which one is meant, its use tells.")
            let language = scope.language == "_language" ? " var _language: Int? { get } " : ""
            source.line("    \(access)protocol \(name) {\(language)}")
        }
        source.line("}")
        for (index, name) in names.enumerated() {
            let layer = "\(options.typeName).Layers.\(name)"
            source.line("nonisolated extension \(type): \(layer) {}")
            source.line("nonisolated extension \(layer) {")
            source.level += 1
            writeMembers(of: tree, path, scope, layer: index + 1)
            source.level -= 1
            source.line("}")
        }
        source.line()
    }

    /// The type of a group from the outside.
    private func fullTypeName(of path: [String]) -> String {
        ([options.typeName, "Groups"] + path.map(typeName)).joined(separator: ".")
    }

    /// The type of a group; no accessor has its name.
    private func typeName(of group: String) -> String {
        let name = SwiftName.bare(group)
        let type = name.prefix(1).uppercased() + name.dropFirst()
        let isFree =
            options.keyStyle == .camelCase && type.utf8.first != name.utf8.first && type.utf8.count == name.utf8.count
            && !Self.usedTypes.contains(type) && type != options.typeName
        return isFree ? type : name + "_"
    }

    /// The types that accessors name.
    private static let usedTypes: Set<String> = [
        "String", "Int", "UInt", "Double", "Unicode", "Numeric", "Sendable", "Any", "Optional", "Self", "Type",
        "Protocol", "Swift",
    ]

    private mutating func write(_ accessor: Accessor, _ scope: AccessorScope) {
        for line in accessor.documentation { source.line(line.isEmpty ? "///" : "/// " + line) }
        if options.texts == .bundle { return writeBundled(accessor, scope) }
        write(accessor, accessor.parameters, scope)
        guard accessor.parameters.contains(where: { $0.kind == .count }) else { return }
        source.line("/// The same for numbers of other types.")
        var parameters = accessor.parameters
        for index in parameters.indices where parameters[index].kind == .count { parameters[index].kind = .number }
        write(accessor, parameters, scope)
    }

    private mutating func write(_ accessor: Accessor, _ parameters: [Accessor.Parameter], _ scope: AccessorScope) {
        let result = accessor.isList ? "[String]" : "String"
        var shape = ""
        var declarations: [String] = []
        var arguments = [String(accessor.entry)]
        for parameter in parameters {
            let label = parameter.label != "_" ? parameter.name : "_ " + parameter.name
            let spelled = parameter.kind.swiftType(in: options.typeName)
            let isGeneral = parameter.kind == .number
            let type = parameter.isOptional ? (isGeneral ? "(any Numeric)? = nil" : "\(spelled)? = nil") : spelled
            declarations.append("\(label): \(type)")
            let mark = parameter.isOptional ? "?" : ""
            switch parameter.kind {
            case .width: shape += "_w"
            case .device: shape += "_d"
            case .product: shape += "_p"
            default:
                let letter = String(parameter.kind.helperLetter)
                shape += parameter.isOptional ? letter.lowercased() : letter
            }
            switch parameter.kind {
            case .choice, .device, .product: arguments.append("\(parameter.name)\(mark).rawValue")
            case .character:
                arguments.append(
                    parameter.isOptional ? "\(parameter.name).map { String($0) }" : "String(\(parameter.name))"
                )
            case .list: arguments.append("\(parameter.name)\(mark).joined(separator: \", \")")
            default: arguments.append(parameter.name)
            }
        }
        if let language = scope.language { arguments.append("in: " + language) }
        let call = "\(use(Helper(shape: shape, isList: accessor.isList)))(\(arguments.joined(separator: ", ")))"
        source.line(
            parameters.isEmpty
                ? "\(scope.keyword)var \(accessor.name): \(result) { \(call) }"
                : "\(scope.keyword)func \(accessor.name)(\(declarations.joined(separator: ", "))) -> \(result) { \(call) }"
        )
    }
}
