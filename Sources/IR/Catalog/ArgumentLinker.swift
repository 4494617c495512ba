/// Gives entries that refer to others the arguments of what they refer to.
public struct ArgumentLinker: Sendable {
    /// The entries, in the order in which they were given.
    public private(set) var entries: [Entry]

    /// The places of the entries that were given arguments.
    public private(set) var changed: [Int] = []

    private let indices: [Key: Int]
    private let referring: Set<Int>
    private var visited: Set<Int> = []

    /// Prepares for entries.
    ///
    /// - Parameter referring: the places of those that refer to others, ascending.
    public init(_ entries: [(key: Key, entry: Entry)], referring: [Int]) {
        self.entries = entries.map(\.entry)
        self.referring = Set(referring)
        var indices: [Key: Int] = [:]
        if !referring.isEmpty { for (index, element) in entries.enumerated() { indices[element.key] = index } }
        self.indices = indices
        for index in referring { link(index) }
    }

    /// An entry whose targets are being linked.
    private struct Step {
        let index: Int
        let targets: [Target]
        var next = 0
    }

    /// An entry that is referred to, and the arguments of it that are bound.
    private struct Target: Hashable {
        let index: Int
        let bound: Set<String>
    }

    /// Links the targets first, so that arguments are handed on through chains of any length; a cycle ends where it began.
    private mutating func link(_ index: Int) {
        guard visited.insert(index).inserted else { return }
        var steps = [Step(index: index, targets: targets(of: index))]
        while var step = steps.popLast() {
            if step.next < step.targets.count {
                let target = step.targets[step.next]
                step.next += 1
                steps.append(step)
                if visited.insert(target.index).inserted {
                    steps.append(Step(index: target.index, targets: targets(of: target.index)))
                }
                continue
            }
            for target in step.targets {
                let arguments = entries[target.index].arguments.filter { argument in
                    argument.name.map { !target.bound.contains($0) } ?? true
                }
                if arguments.isEmpty { continue }
                _ = entries[step.index].mergeArguments(of: arguments)
                entries[step.index].sortArgumentsByPosition()
                if changed.last != step.index { changed.append(step.index) }
            }
        }
    }

    /// The entries whose arguments an entry's references pass on.
    private func targets(of index: Int) -> [Target] {
        guard referring.contains(index) else { return [] }
        var targets: [Target] = []
        entries[index].forEachElement { element in
            guard case .reference(let reference) = element, case .entry(let key) = reference.target,
                !reference.inherited.isEmpty, let index = indices[key]
            else { return }
            let target = Target(index: index, bound: Set(reference.bindings.keys))
            if !targets.contains(target) { targets.append(target) }
        }
        return targets
    }
}

extension Catalog {
    /// The catalogue whose entries declare the arguments of what they refer to.
    ///
    /// - Parameter referring: the places of the entries that refer to others, ascending.
    public func linkingArguments(referring: [Int]) -> Catalog {
        if referring.isEmpty { return self }
        let linker = ArgumentLinker(entries.map { ($0.key, $0.value) }, referring: referring)
        var result = self
        for index in linker.changed { result.entries.values[index] = linker.entries[index] }
        return result
    }
}
