package import InterlinguaIR

/// What is reported of Android's resources.
extension Diagnostic.Kind {
    package static let argumentNameConflict = Diagnostic.Kind(
        "argument-name-conflict",
        "Languages give one argument different names, or one name to different arguments.",
        repair: "Use the same names in all languages."
    )
    package static let arrayProduct = Diagnostic.Kind(
        "array-product",
        "Arrays differ by product. The one of the default product is read.",
        repair: "Write strings instead of an array."
    )
    package static let assumedLanguage = Diagnostic.Kind(
        "assumed-language",
        "Nothing says which language the folder `values` holds. English is assumed.",
        repair: "Say it with --base-language or in interlingua.json."
    )
    package static let duplicateQuantity = Diagnostic.Kind(
        "duplicate-quantity",
        "A plural has two items for one quantity. Android refuses the file.",
        repair: "Remove one of the two."
    )
    package static let fieldCollision = Diagnostic.Kind(
        "field-collision",
        "Two names become the same field of the class R. The build fails.",
        repair: "Rename one of the two."
    )
    package static let foreignTag = Diagnostic.Kind(
        "foreign-tag",
        "A tag is unknown to Android. It is ignored, its text is kept.",
        repair: "Remove the tag."
    )
    package static let invalidBoolean = Diagnostic.Kind(
        "invalid-boolean",
        "An attribute has to be true or false. Android refuses the file.",
        repair: "Write true or false."
    )
    package static let invalidFileName = Diagnostic.Kind(
        "invalid-file-name",
        "The name of the file has a dot before its extension. aapt2 refuses the file unless it is called with --legacy, as Gradle does.",
        repair: "Nothing to do where Gradle builds the app; elsewhere rename the file."
    )
    package static let invalidFolder = Diagnostic.Kind(
        "invalid-folder",
        "Android refuses the name of the folder.",
        repair: "Correct the qualifiers, such as `values-pt-rBR`."
    )
    package static let invalidName = Diagnostic.Kind(
        "invalid-name",
        "The name is no resource name. Android refuses the file.",
        repair: "Use letters, digits, “_”, “.” and “-”."
    )
    package static let invalidNumber = Diagnostic.Kind(
        "invalid-number",
        "The attribute “number”, which conversions write to keep which argument selects a plural's item, is no position of an argument. It is ignored.",
        repair: "Write the position, or 0 for an argument that no text shows."
    )
    package static let invalidPart = Diagnostic.Kind(
        "invalid-part",
        "The attribute “part”, which conversions write to join entries that were split, is malformed. The entry stays apart.",
        repair: "Convert again, or remove the attribute."
    )
    package static let invalidQuantity = Diagnostic.Kind(
        "invalid-quantity",
        "The quantity is none of Android's. Android refuses the file.",
        repair: "Use zero, one, two, few, many or other."
    )
    package static let invalidUnicodeEscape = Diagnostic.Kind(
        "invalid-unicode-escape",
        "\\u needs four hexadecimal digits. Android refuses the file.",
        repair: "Write four digits."
    )
    package static let invalidCharacter = Diagnostic.Kind(
        "invalid-character",
        "XML does not allow the character.",
        repair: "Remove the character."
    )
    package static let javaWord = Diagnostic.Kind(
        "java-word",
        "The name is a keyword of Java and can't be a field of R.",
        repair: "Rename the entry."
    )
    package static let literalReference = Diagnostic.Kind(
        "literal-reference",
        "A text begins with “@” or “?” as references do.",
        repair: "Write a backslash before it."
    )
    package static let markupDepth = Diagnostic.Kind(
        "markup-depth",
        "Elements are nested too deep in a text.",
        repair: "Remove elements."
    )
    package static let missingInDefault = Diagnostic.Kind(
        "missing-in-default",
        "The entry is missing in the default folder. Apps crash in languages that lack it.",
        repair: "Add it to `values`."
    )
    package static let missingName = Diagnostic.Kind(
        "missing-name",
        "The element has no name. Android refuses the file.",
        repair: "Add the attribute “name”."
    )
    package static let missingQuantity = Diagnostic.Kind(
        "missing-quantity",
        "The item has no quantity. Android refuses the file.",
        repair: "Add the attribute “quantity”."
    )
    package static let missingType = Diagnostic.Kind(
        "missing-type",
        "The item has no type. Android refuses the file.",
        repair: "Add the attribute “type”."
    )
    package static let multipleSubstitutions = Diagnostic.Kind(
        "multiple-substitutions",
        "The text has several specifiers without positions, so that translations can't reorder them. aapt2 refuses the "
            + "file, except as Gradle calls it, where it warns.",
        repair: "Write positions, as in %1$s, or formatted=\"false\"."
    )
    package static let nestedXliff = Diagnostic.Kind(
        "nested-xliff",
        "A protected part stands within another one. Android refuses the file.",
        repair: "Keep the outer one."
    )
    package static let newLanguageCode = Diagnostic.Kind(
        "new-language-code",
        "Android asks for the language by its old code, and finds the folder in newer releases only.",
        repair: "Use the old code, such as `iw` for Hebrew."
    )
    package static let noDefaultProduct = Diagnostic.Kind(
        "no-default-product",
        "The entry has no text for the default product. The build fails.",
        repair: "Add an element without “product”."
    )
    package static let otherResources = Diagnostic.Kind(
        "other-resources",
        "The file holds resources other than texts, which are not read.",
        repair: "Nothing to do."
    )
    package static let pluralsItem = Diagnostic.Kind(
        "plurals-item",
        "<item type=\"plurals\"> is one text and no plural.",
        repair: "Use <plurals>."
    )
    package static let pseudoLocale = Diagnostic.Kind(
        "pseudo-locale",
        "The folder belongs to a pseudo-locale for tests and is not read.",
        repair: "Nothing to do."
    )
    package static let referenceCycle = Diagnostic.Kind(
        "reference-cycle",
        "Entries refer to each other in a circle. Apps show the reference or crash.",
        repair: "Break the circle."
    )
    package static let replacedEntry = Diagnostic.Kind(
        "replaced-entry",
        "An entry is replaced by that of another folder or file of the same language.",
        repair: "Keep one of the two."
    )
    package static let sharedName = Diagnostic.Kind(
        "shared-name",
        "A string and a plural have the same name.",
        repair: "Rename one of the two, if other formats are to be written."
    )
    package static let shortUnicodeEscape = Diagnostic.Kind(
        "short-unicode-escape",
        "\\u should have four hexadecimal digits.",
        repair: "Add zeros before the digits."
    )
    package static let strayText = Diagnostic.Kind(
        "stray-text",
        "Text stands between the resources. Android refuses the file.",
        repair: "Remove it."
    )
    package static let surrogateEscape = Diagnostic.Kind(
        "surrogate-escape",
        "Android drops surrogate pairs that are written as escapes.",
        repair: "Write the character itself."
    )
    package static let textTooLong = Diagnostic.Kind(
        "text-too-long",
        "The text is longer than Android can store and is replaced by STRING_TOO_LARGE.",
        repair: "Split the text."
    )
    package static let typedItem = Diagnostic.Kind(
        "typed-item",
        "The text may be taken for a number or a colour.",
        repair: "Use <string>."
    )
    package static let unbalancedQuote = Diagnostic.Kind(
        "unbalanced-quote",
        "A quote is not closed. It is not shown, and white space after it is kept.",
        repair: "Write \\\" to show a quote."
    )
    package static let unescapedApostrophe = Diagnostic.Kind(
        "unescaped-apostrophe",
        "An apostrophe has no backslash. Android refuses the file.",
        repair: "Write \\'."
    )
    package static let unescapedQuote = Diagnostic.Kind(
        "unescaped-quote",
        "A double quote without backslash begins or ends a stretch whose white space is kept. The quote itself is not shown.",
        repair: "Write \\\" to show a quote."
    )
    package static let unknownElement = Diagnostic.Kind(
        "unknown-element",
        "The element is none of Android's. Android refuses the file.",
        repair: "Remove it, or correct its name."
    )
    package static let unreadFolder = Diagnostic.Kind(
        "unread-folder",
        "Files are written into folders below “res” for which Gradle does not look. The app does not get their texts.",
        repair: "Convert each folder of the source by itself, into the “res” of its module."
    )
    package static let unresolvedReference = Diagnostic.Kind(
        "unresolved-reference",
        "The text refers to a resource that none of the files has, or several modules have. The build fails, unless a library has it.",
        repair:
            "Add the resource, or correct the name; convert the library's texts, too, if it has them. Of several modules, convert those of the app."
    )
    package static let variantFolder = Diagnostic.Kind(
        "variant-folder",
        "The folder holds texts for certain devices only and is not read.",
        repair: "Nothing to do."
    )
    package static let wideSpace = Diagnostic.Kind(
        "wide-space",
        "The text begins or ends with a wide space, which the Android Gradle plugin drops.",
        repair: "Write it as \\u escape."
    )
    package static let wrongRoot = Diagnostic.Kind(
        "wrong-root",
        "The root element is not <resources>. Android refuses the file.",
        repair: "Use <resources>."
    )
    package static let zeroCharacter = Diagnostic.Kind(
        "zero-character",
        "U+0000 ends the text.",
        repair: "Remove it."
    )

    package static let androidKinds: [Diagnostic.Kind] = [
        .argumentNameConflict, .arrayProduct, .assumedLanguage, .duplicateQuantity, .fieldCollision,
        .foreignTag,
        .invalidBoolean, .invalidFileName, .invalidFolder, .invalidName, .invalidNumber, .invalidPart,
        .invalidQuantity, .invalidUnicodeEscape, .invalidCharacter, .javaWord, .literalReference,
        .markupDepth, .missingInDefault, .missingName, .missingQuantity, .missingType,
        .multipleSubstitutions, .nestedXliff, .newLanguageCode, .noDefaultProduct, .otherResources, .pluralsItem,
        .pseudoLocale, .referenceCycle, .replacedEntry, .sharedName, .shortUnicodeEscape, .strayText, .surrogateEscape,
        .textTooLong, .typedItem, .unbalancedQuote, .unescapedApostrophe, .unescapedQuote, .unknownElement,
        .unreadFolder, .unresolvedReference, .variantFolder, .wideSpace, .wrongRoot, .zeroCharacter,
    ]
}
