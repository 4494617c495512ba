/// The types that all uses of an entry's arguments have in common, and the uses that contradict each other.
public struct Unification: Sendable, Hashable {
    public var types: [ArgumentType]

    /// The uses that don't go together; the type of the source language, else of the first use, stays.
    public var conflicts: [TypeConflict]

    /// Intersects the types of all uses, those of the source language first, each language's in the given order.
    ///
    /// Uses of arguments that don't exist are passed over: the validator reports them.
    public init(_ uses: [TypeUse], argumentCount: Int, sourceLanguage: LanguageTag) {
        types = Array(repeating: .any, count: argumentCount)
        conflicts = []
        if uses.isEmpty { return }
        var established: [TypeUse?] = Array(repeating: nil, count: argumentCount)
        for isSource in [true, false] {
            for use in uses where (use.language == sourceLanguage) == isSource {
                guard types.indices.contains(use.argument) else { continue }
                add(use, &established[use.argument], isSource: isSource)
            }
        }
    }

    private mutating func add(_ use: TypeUse, _ established: inout TypeUse?, isSource: Bool) {
        guard let before = established else {
            types[use.argument] = use.type
            if use.type != .any { established = use }
            return
        }
        let type = types[use.argument]
        guard let common = type.intersection(with: use.type) else {
            conflicts.append(TypeConflict(.contradiction, established: before, deviating: use))
            return
        }
        if case .integer(let first) = type, case .integer(let second) = use.type,
            (first.bits > 32) != (second.bits > 32), isSource || !isInconsistent(use.argument, in: before.language)
        {
            conflicts.append(TypeConflict(.width, established: before, deviating: use))
        }
        if common == type { return }
        types[use.argument] = common
        established = use
    }

    /// Whether a language's own uses of an argument are of several widths, which others follow.
    private func isInconsistent(_ argument: Int, in language: LanguageTag) -> Bool {
        conflicts.contains { conflict in
            conflict.kind == .width && conflict.deviating.argument == argument
                && conflict.deviating.language == language && conflict.established.language == language
        }
    }
}
