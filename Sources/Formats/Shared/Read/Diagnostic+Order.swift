import InterlinguaIR

extension [Diagnostic] {
    /// The diagnostics in the order of files and places; those of the whole job first.
    func sorted(byFiles order: [ObjectIdentifier: Int]) -> [Diagnostic] {
        let keys = enumerated().map { index, diagnostic in
            (
                file: diagnostic.range.map { order[ObjectIdentifier($0.file)] ?? -1 } ?? -1,
                offset: diagnostic.range?.lowerBound ?? 0,
                index: index
            )
        }
        return keys.sorted { ($0.file, $0.offset, $0.index) < ($1.file, $1.offset, $1.index) }.map { self[$0.index] }
    }
}
