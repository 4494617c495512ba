package import InterlinguaIR

/// What is reported of property lists.
extension Diagnostic.Kind {
    package static let notAPropertyList = Diagnostic.Kind(
        "not-a-property-list",
        "The file's root element is not <plist>. Foundation refuses the file.",
        repair: "Write a property list."
    )
    package static let propertyListSyntax = Diagnostic.Kind(
        "property-list-syntax",
        "The property list is malformed. Foundation refuses the file.",
        repair: "Correct it, for example after `plutil -lint`."
    )
    package static let notADictionary = Diagnostic.Kind(
        "not-a-dictionary",
        "The file or value has to be a dictionary and is something else. Foundation finds no texts in it.",
        repair: "Write a dictionary."
    )

    package static let propertyListKinds: [Diagnostic.Kind] = [
        .notAPropertyList, .propertyListSyntax, .notADictionary,
    ]
}
