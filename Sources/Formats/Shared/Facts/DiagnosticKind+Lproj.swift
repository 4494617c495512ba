package import InterlinguaIR

/// What is reported of .lproj folders.
extension Diagnostic.Kind {
    package static let misspeltFolder = Diagnostic.Kind(
        "misspelt-folder",
        "The folder looks like an .lproj folder but is none. Foundation never reads it.",
        repair: "Rename it to the language and “.lproj”, such as `pt-BR.lproj`."
    )
    package static let outsideLproj = Diagnostic.Kind(
        "outside-lproj",
        "The file lies outside of .lproj folders, or deeper in one. Its texts are taken for those of the language that a "
            + "folder names, or else of the source language.",
        repair: "Move it into a .lproj folder."
    )

    package static let lprojKinds: [Diagnostic.Kind] = [
        .misspeltFolder, .outsideLproj,
    ]
}
