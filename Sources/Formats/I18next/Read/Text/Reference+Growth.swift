import InterlinguaIR

extension Reference {
    /// At most how much a pattern grows when what is bound here takes the place of its arguments, in the unit of `size`.
    ///
    /// - Parameter declared: the arguments of the pattern.
    func growth(of pattern: Pattern, declared: [Argument]) -> Int {
        if bindings.isEmpty { return 0 }
        let sizes = bindings.mapValues { operand in
            if case .pattern(let pattern) = operand { return pattern.size }
            return 0
        }
        // References within the pattern are handed all that is bound, and each of their own arguments can be replaced.
        let all = sizes.values.reduce(16 * sizes.count, +)
        var growth = 0
        pattern.forEachElement { element in
            switch element {
            case .placeholder(let placeholder):
                guard declared.indices.contains(placeholder.argument) else { return }
                if let name = declared[placeholder.argument].name { growth += sizes[name] ?? 0 }
            case .reference(let reference): growth += all * (1 + reference.bindings.count)
            case .text, .select, .markup: break
            }
        }
        return growth
    }
}

extension Pattern {
    /// About how many bytes the pattern takes.
    var size: Int {
        var size = 0
        forEachElement { element in
            size += 16
            if case .text(let text) = element { size += text.utf8.count }
        }
        return size
    }
}
