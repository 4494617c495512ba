package import InterlinguaIR

/// What is reported of Smartling's plural keys.
extension Diagnostic.Kind {
    package static let frozenRules = Diagnostic.Kind(
        "frozen-rules",
        "The library's plural rules for the language are older than CLDR's and choose other forms.",
        repair: "Add the forms that the library asks for."
    )
    package static let unsearchedFolder = Diagnostic.Kind(
        "unsearched-folder",
        "The library never looks for plural forms in Base.lproj.",
        repair: "Move the file into the folder of a language."
    )

    package static let smartlingKinds: [Diagnostic.Kind] = [
        .frozenRules, .unsearchedFolder,
    ]
}
