extension RandomProject {
    /// The project with one more placeholder in texts, which other formats print otherwise, or escape otherwise.
    ///
    /// Nothing else changes by it: it stands behind all arguments of the entry, in texts that show all of them, and not in
    /// empty ones. Nil where the format has no such placeholder.
    var masked: RandomProject? {
        if format == "i18next-v1" || format == "i18next-v2" { return nil }
        var counts: [String: Int] = [:]
        for file in files where file.isMasked { file.nodes.forEach { Self.countArguments($0, &counts) } }
        var project = self
        for index in files.indices where files[index].isMasked {
            for place in files[index].nodes.indices { mask(&project.files[index].nodes[place], counts) }
        }
        return project
    }

    private static func countArguments(_ node: RandomNode, _ counts: inout [String: Int]) {
        counts[node.entry] = max(counts[node.entry] ?? 0, node.positions?.max() ?? 0)
        for child in node.children { countArguments(child, &counts) }
    }

    private func mask(_ node: inout RandomNode, _ counts: [String: Int]) {
        for index in node.children.indices { mask(&node.children[index], counts) }
        guard case .text(var pieces) = node.value, !pieces.joined().isEmpty, !node.entry.isEmpty else { return }
        // Anything behind a reference makes another text of it.
        if format == "android", pieces.joined().hasPrefix("@") { return }
        if format.hasPrefix("i18next") {
            pieces.append(" {{masked}}")
        } else {
            let count = counts[node.entry] ?? 0
            // The number that chooses a form may be one of the arguments that are not shown.
            guard node.positions == Set((0..<count).map { $0 + 1 }), count > 0 || node.name == node.entry else {
                return
            }
            pieces.append(" %\(count + 1)$" + (format == "android" ? ".3s" : ".2g"))
        }
        node.value = .text(pieces)
    }
}

extension RandomFile {
    /// Whether texts in the file can have more placeholders by themselves.
    fileprivate var isMasked: Bool { path != "expressions.json" && syntax != .stringsdict }
}

extension RandomNode {
    /// The positions of the arguments that printf would show, from 1; nil if they can't be told from the text alone.
    fileprivate var positions: Set<Int>? {
        guard case .text(let pieces) = value else { return [] }
        var positions: Set<Int> = []
        var next = 1
        var rest = pieces.joined().replacing("%%", with: "")[...]
        while let sign = rest.firstIndex(of: "%") {
            rest = rest[sign...].dropFirst()
            guard let first = rest.first, !"*<#&".contains(first) else { return nil }
            let digits = rest.prefix { $0.isNumber }
            if rest.dropFirst(digits.count).first == "$", let position = Int(digits) {
                positions.insert(position)
            } else {
                positions.insert(next)
                next += 1
            }
        }
        return positions
    }
}
