extension RandomProject {
    /// The project with one more placeholder in each text, which other formats can't show; nil where the format has no
    /// such placeholder.
    var masked: RandomProject? {
        if format == "i18next-v1" || format == "i18next-v2" { return nil }
        var positions: [String: Int] = [:]
        for file in files where file.path != "expressions.json" {
            for node in file.nodes { Self.countArguments(node, &positions) }
        }
        var project = self
        for index in files.indices where files[index].path != "expressions.json" {
            for place in files[index].nodes.indices { mask(&project.files[index].nodes[place], positions) }
        }
        return project
    }

    private static let keptNames: Set<String> = [
        "NSStringLocalizedFormatKey", "NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey",
    ]

    /// The largest position of each entry's arguments; the number that chooses a form is one.
    private static func countArguments(_ node: RandomNode, _ positions: inout [String: Int]) {
        if case .text(let pieces) = node.value {
            let arguments = pieces.filter { $0.contains("%") }
            let largest = arguments.compactMap { argument in
                argument.split(separator: "%").compactMap { part in
                    part.first?.isNumber == true && part.contains("$") ? Int(part.prefix { $0.isNumber }) : nil
                }.max()
            }.max()
            positions[node.entry] = max(positions[node.entry] ?? 1, largest ?? 0, arguments.count)
        }
        for child in node.children { countArguments(child, &positions) }
    }

    private func mask(_ node: inout RandomNode, _ positions: [String: Int]) {
        if case .text(var pieces) = node.value, !Self.keptNames.contains(node.name), !node.entry.isEmpty {
            let position = (positions[node.entry] ?? 1) + 1
            switch format {
            case "android": pieces.append(" %\(position)$.3s")
            case "apple", "smartling", "swifternalization": pieces.append(" %\(position)$.3d")
            default: pieces.append(" {{masked, currency(USD)}}")
            }
            node.value = .text(pieces)
        }
        for index in node.children.indices { mask(&node.children[index], positions) }
    }
}
