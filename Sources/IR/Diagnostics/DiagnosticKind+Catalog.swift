/// What is reported of catalogues.
extension Diagnostic.Kind {
    public static let argumentTypeConflict = Diagnostic.Kind(
        "argument-type-conflict",
        "Two variants or languages use one argument as values of different types, such as a number here and a string there. One of the two prints garbage or crashes.",
        repair: "Use the same conversion in all variants and languages."
    )
    public static let argumentSizeConflict = Diagnostic.Kind(
        "argument-size-conflict",
        "A language reads an argument with a C integer type of another size than the others. Large and negative numbers print differently in it.",
        repair: "Use the same length modifier, such as %lld, in all languages."
    )
    public static let languageSpellings = Diagnostic.Kind(
        "language-spellings",
        "Files or folders spell one language in two ways, such as `pt-BR` and `pt_BR`. Apps find one of them.",
        repair: "Merge the files under the spelling that the app asks for."
    )

    public static let catalogKinds: [Diagnostic.Kind] = [
        .argumentTypeConflict, .argumentSizeConflict, .languageSpellings,
    ]
}
