import InterlinguaFormats
package import InterlinguaIR

/// What a project wants of the Swift file that is generated from it.
package struct GenerationSettings: Sendable, Hashable {
    /// The name of the type that holds the accessors.
    package var typeName = "L10n"

    /// Who sees the accessors: `internal`, `package` or `public`.
    package var access = "internal"

    /// How names follow keys.
    package var keyStyle = KeyStyle.camelCase

    /// The names that stay as they are.
    package var lock = NameLock()

    /// Whether the result tells the names of all accessors.
    package var listsNames = false

    /// Where texts are at run time.
    package var texts = TextPlace.program

    /// Where the code is that reads the texts of the program.
    package var runtime = RuntimePlace.file

    /// Modules to import beside those that the file needs.
    package var imports: [String] = []

    /// Whether numbers are shown as the texts' languages write them, in their digits and with their separators.
    package var localizesNumbers = false

    /// Whether there is a value with the same accessors for code that passes its language on.
    package var hasValues = false

    /// Whether observers are told when the language changes.
    package var isObservable = false

    /// Whether programs can ask for the parts of a text.
    package var hasParts = false

    /// The library whose calls are to be answered as well; nil for none.
    package var compatibility: Compatibility?

    /// A language that is added for tests, with the source language's texts in accents.
    package var pseudo: LanguageTag?

    /// A language that is added for tests, with the source language's texts in all of its plural categories.
    package var pseudoPlurals: LanguageTag?

    /// Whether each group of accessors gets a file of its own; a build plugin has one file.
    package var sortsIntoFiles = false

    /// Creates settings that ask for nothing in particular.
    package init() {}

    /// Whether something is wanted that only texts in the program have.
    var needsTextsInProgram: Bool {
        localizesNumbers || hasValues || isObservable || hasParts || compatibility != nil
    }

    package static let accessLevels = ["internal", "package", "public"]

    /// The ways in which numbers are shown; the second one is that of the texts' languages.
    package static let numberStyles = ["plain", "localized"]

    /// Whether a text can be the name of the type: a Swift identifier of ASCII characters that means nothing else.
    package static func isTypeName(_ text: String) -> Bool {
        isIdentifier(text) && SwiftName.escapingReserved(text) == text && !namesInFile.contains(text)
    }

    /// The types of the generated file itself.
    private static let namesInFile: Set<String> = [
        "Decoder", "Language", "Groups", "Layers", "Device", "Product", "Choice", "Part",
    ]

    /// Whether a text can be the name of a module, or of one inside of it.
    package static func isModuleName(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { component in
            let name = String(component)
            return isIdentifier(name) && SwiftName.parameter(name) == name
        }
    }

    private static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.utf8.first, !first.isASCIIDigit else { return false }
        return text.utf8.allSatisfy(\.isASCIIWord)
    }
}
