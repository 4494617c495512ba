package import InterlinguaIR

/// What is reported of XML.
extension Diagnostic.Kind {
    package static let xmlSyntax = Diagnostic.Kind(
        "xml-syntax",
        "The file is not well-formed XML. Platforms refuse it.",
        repair: "Correct the markup at this place."
    )
    package static let xmlDepth = Diagnostic.Kind(
        "xml-depth",
        "Elements are nested more than 256 deep.",
        repair: "Flatten the file."
    )
    package static let xmlEncoding = Diagnostic.Kind(
        "xml-encoding",
        "The file's encoding is unknown, or its declaration names another one.",
        repair: "Save the file as UTF-8."
    )
    package static let xmlExpansion = Diagnostic.Kind(
        "xml-expansion",
        "Entities refer to themselves or expand without bound.",
        repair: "Write the text in place of the entity."
    )
    package static let xmlExternalEntity = Diagnostic.Kind(
        "xml-external-entity",
        "An entity refers to another file, which is never read.",
        repair: "Write the text in place of the entity."
    )
    package static let xmlUndeclaredEntity = Diagnostic.Kind(
        "xml-undeclared-entity",
        "An entity is not declared. XML knows &amp;, &lt;, &gt;, &quot; and &apos; only.",
        repair: "Write the character itself, or declare the entity."
    )
    package static let outOfMemory = Diagnostic.Kind(
        "out-of-memory",
        "There was not enough memory to read the file.",
        repair: "Free memory, or split the file."
    )

    package static let xmlKinds: [Diagnostic.Kind] = [
        .xmlSyntax, .xmlDepth, .xmlEncoding, .xmlExpansion, .xmlExternalEntity, .xmlUndeclaredEntity, .outOfMemory,
    ]
}
