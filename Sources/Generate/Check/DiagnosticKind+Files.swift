import InterlinguaFormats
package import InterlinguaIR

extension Diagnostic.Kind {
    /// All kinds that are reported of a project's files, in the order of the reference.
    package static let kindsOfFiles: [Diagnostic.Kind] =
        translationKinds + catalogKinds + encodingKinds + jsonKinds + xmlKinds + propertyListKinds + stringsKinds
        + printfKinds + lprojKinds + androidKinds + appleKinds + i18nextKinds + smartlingKinds
        + stringCatalogKinds + swifternalizationKinds + generationKinds

    /// The kinds of warnings about texts of which an app shows something else than what was meant.
    ///
    /// A percent sign that takes an argument is no error where files can't say that a text is no format; texts that nest each
    /// other are none where the app shows a part of them, or the name of one that has no text.
    package static let kindsOfOddTexts: Set<Diagnostic.Kind> = [
        .strayPercent, .i18nextNestedKey, .i18nextNestingCycle,
    ]

    /// The kind of a name that is reported of files.
    package static func kindOfFiles(named name: String) -> Diagnostic.Kind? { byName[name] }

    private static let byName = Dictionary(kindsOfFiles.map { ($0.name, $0) }) { first, _ in first }
}
