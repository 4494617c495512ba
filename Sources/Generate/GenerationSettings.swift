import InterlinguaFormats
package import InterlinguaIR

/// What a project wants of the Swift file that is generated from it; nil where it says nothing.
package struct GenerationSettings: Sendable, Hashable {
    /// The name of the type that holds the accessors.
    package var typeName: String?

    /// Who sees the accessors: `internal`, `package` or `public`.
    package var access: String?

    /// How names follow keys.
    package var keys: KeyStyle?

    /// The names that stay as they are.
    package var lock: NameLock?

    /// Whether the result tells the names of all accessors.
    package var listsNames = false

    /// Where texts are at run time.
    package var texts: TextPlace?

    /// Where the code is that reads the texts of a program.
    package var runtime: RuntimePlace?

    /// Modules that the file imports beside those that it needs.
    package var imports: [String]?

    /// Whether numbers are shown as the texts' languages write them.
    package var localizesNumbers: Bool?

    /// Whether there is a value with the same accessors for code that passes its language on.
    package var hasValues: Bool?

    /// Whether observers are told when the language changes.
    package var isObservable: Bool?

    /// Whether programs can ask for the parts of a text.
    package var hasParts: Bool?

    /// The library whose calls are to be answered as well.
    package var compatibility: Compatibility?

    /// A language that is added for tests, with the source language's texts in accents.
    package var pseudo: LanguageTag?

    /// A language that is added for tests, with the source language's texts in all of its plural categories.
    package var pseudoPlurals: LanguageTag?

    /// Whether each group of accessors gets a file of its own; a build plugin has one file.
    package var sortsIntoFiles = false

    /// Creates settings that say nothing.
    package init() {}

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

    /// The settings with others in their place, where those say something.
    package func overridden(by other: GenerationSettings) -> GenerationSettings {
        var result = self
        if let typeName = other.typeName { result.typeName = typeName }
        if let access = other.access { result.access = access }
        if let keys = other.keys { result.keys = keys }
        if let lock = other.lock { result.lock = lock }
        if other.listsNames { result.listsNames = true }
        if let texts = other.texts { result.texts = texts }
        if let runtime = other.runtime { result.runtime = runtime }
        if let imports = other.imports { result.imports = imports }
        if let localizesNumbers = other.localizesNumbers { result.localizesNumbers = localizesNumbers }
        if let hasValues = other.hasValues { result.hasValues = hasValues }
        if let isObservable = other.isObservable { result.isObservable = isObservable }
        if let hasParts = other.hasParts { result.hasParts = hasParts }
        if let compatibility = other.compatibility { result.compatibility = compatibility }
        if let pseudo = other.pseudo { result.pseudo = pseudo }
        if let pseudoPlurals = other.pseudoPlurals { result.pseudoPlurals = pseudoPlurals }
        if other.sortsIntoFiles { result.sortsIntoFiles = true }
        return result
    }

    var options: SwiftGenerator.Options {
        var options = SwiftGenerator.Options()
        if let typeName { options.typeName = typeName }
        if let access { options.access = access }
        if let keys { options.keyStyle = keys }
        if let lock { options.lock = lock }
        options.listsNames = listsNames
        if let texts { options.texts = texts }
        if let runtime { options.runtime = runtime }
        if let imports { options.imports = imports }
        if let localizesNumbers { options.localizesNumbers = localizesNumbers }
        if let hasValues { options.hasValues = hasValues }
        if let isObservable { options.isObservable = isObservable }
        if let hasParts { options.hasParts = hasParts }
        options.compatibility = compatibility
        options.sortsIntoFiles = sortsIntoFiles
        return options
    }
}
