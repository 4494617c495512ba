import InterlinguaIR

extension GeneratedFile {
    /// Writes the accessors of a group, and the groups inside.
    ///
    /// - Returns: the groups that are still to be written, into files of their own.
    mutating func write(_ tree: AccessorTree, path: [String]) -> [String] {
        let keyword = access + (path.isEmpty ? "static " : "")
        for (accessor, layer) in tree.accessors where layer == 0 { write(accessor, as: keyword) }
        if path.isEmpty, options.sortsIntoFiles { return Array(tree.groups.keys) }
        for (name, group) in tree.groups { write(group, named: name, layer: tree.groupLayers[name] ?? 0, path: path) }
        return []
    }

    /// Writes a group: a type, and the property that gives it.
    mutating func write(_ group: AccessorTree, named name: String, layer: Int, path: [String]) {
        let inner = path + [name]
        let type = Self.typeName(of: name)
        if layer == 0 { writeProperty(of: name, type, path: path) }
        source.line(
            "nonisolated \(access)struct \(type): \((["Sendable"] + layers(of: group, inner)).joined(separator: ", ")) {"
        )
        source.level += 1
        _ = write(group, path: inner)
        source.level -= 1
        source.line("}")
    }

    /// Writes what a type can't declare itself, since it declares something else of the same name.
    mutating func writeLayers(of tree: AccessorTree, path: [String] = []) {
        let keyword = access + (path.isEmpty ? "static " : "")
        for (index, name) in layers(of: tree, path).enumerated() {
            source.line("/// Names that stand for two things; which one is meant, its use tells.")
            source.line("nonisolated \(access)protocol \(name) {}")
            source.line()
            source.line("nonisolated extension \(name) {")
            source.level += 1
            for (accessor, layer) in tree.accessors where layer == index + 1 { write(accessor, as: keyword) }
            for name in tree.groups.keys where tree.groupLayers[name] == index + 1 {
                let type = ([options.typeName] + (path + [name]).map(Self.typeName)).joined(separator: ".")
                writeProperty(of: name, type, path: path)
            }
            source.level -= 1
            source.line("}")
            source.line()
        }
        for (name, group) in tree.groups { writeLayers(of: group, path: path + [name]) }
    }

    private mutating func writeProperty(of group: String, _ type: String, path: [String]) {
        source.line("\(access)\(path.isEmpty ? "static " : "")var \(group): \(type) { .init() }")
    }

    /// The protocols through which a type gets what it can't declare itself.
    func layers(of tree: AccessorTree, _ path: [String]) -> [String] {
        if tree.layerCount == 0 { return [] }
        let mark = path.isEmpty ? "" : "_" + SwiftName.mark(of: path.joined(separator: "."))
        return (1...tree.layerCount).map { "_\(options.typeName)\(mark)_\($0)" }
    }

    /// The type of a group; no accessor's name ends like it.
    private static func typeName(of group: String) -> String { SwiftName.bare(group) + "_" }

    private mutating func write(_ accessor: Accessor, as keyword: String) {
        for line in accessor.documentation { source.line(line.isEmpty ? "///" : "/// " + line) }
        let result = accessor.isList ? "[String]" : "String"
        guard !accessor.parameters.isEmpty else {
            let helper = use(Helper(shape: "", isList: accessor.isList))
            source.line("\(keyword)var \(accessor.name): \(result) { \(helper)(\(accessor.entry)) }")
            return
        }
        var shape = ""
        var declarations: [String] = []
        var arguments = [String(accessor.entry)]
        for parameter in accessor.parameters {
            let label = parameter.label != "_" ? parameter.name : "_ " + parameter.name
            let spelled = parameter.kind.swiftType(in: options.typeName)
            let type = parameter.kind == .number && parameter.isOptional ? "(\(spelled))" : spelled
            declarations.append("\(label): \(type)\(parameter.isOptional ? "? = nil" : "")")
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
        let helper = use(Helper(shape: shape, isList: accessor.isList))
        source.line(
            "\(keyword)func \(accessor.name)(\(declarations.joined(separator: ", "))) -> \(result) "
                + "{ \(helper)(\(arguments.joined(separator: ", "))) }"
        )
    }
}
