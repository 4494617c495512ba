import InterlinguaIR

extension Diagnostic {
    /// Says of each of a table's files outside of .lproj folders that Foundation finds it before all others, which notes name.
    static func shadowedTable(
        _ files: some Sequence<(place: LprojPath.Place, document: PropertyListDocument)>
    ) -> [Diagnostic] {
        let hidden = files.filter { $0.place != .unlocalized }
        if hidden.isEmpty { return [] }
        return files.filter { $0.place == .unlocalized }.map { file in
            Diagnostic(
                .warning,
                .shadowedTable,
                "the file is outside of .lproj folders and hides the localized files of the same table",
                at: file.document.range(0..<0),
                notes: hidden.map { Note("this file is never read", at: $0.document.range(0..<0)) }
            )
        }
    }
}
