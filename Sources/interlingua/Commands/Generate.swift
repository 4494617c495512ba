import ArgumentParser
import InterlinguaCompiler
import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaOutput

/// `interlingua generate`: makes Swift accessors of translations.
struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes a Swift file with a typed accessor for every text.",
        discussion: """
            The file holds all texts in all languages and needs no bundle. A file whose content would not change is left \
            untouched.

            An app without .lproj folders in its bundle has to list its languages in Info.plist, or the App Store and the \
            system's settings know only one; --info-plist prints the list.
            """,
        examples: [
            "interlingua generate Sources/App/Localization --output Sources/App/L10n.swift",
            "interlingua generate Sources/App/Localization --info-plist",
        ],
        failure: "there is an error in what was read"
    )

    @OptionGroup(title: "Input") var input: InputOptions

    @OptionGroup(title: "Selection") var selected: SelectionOptions

    @Option(name: .shortAndLong, help: "The Swift file to write.")
    var output: String?

    @Flag(help: "Print the members of Info.plist that list the languages.")
    var infoPlist = false

    @Option(help: "The name of the type that holds the accessors. (default: L10n)")
    var typeName: String?

    @Option(help: "Who sees the accessors: internal, package or public. (default: internal)")
    var access: String?

    @Option(help: "How names follow keys: camel-case, or as-written for keys that are names. (default: camel-case)")
    var keys: String?

    @Option(
        help: """
            Where the texts are: in the program, or in the bundle, in which accessors that are resources for SwiftUI's \
            Text look them up. (default: program)
            """
    )
    var texts: TextPlace?

    @Option(name: .customLong("import"), help: "A module that the file imports as well.")
    var imports: [String] = []

    @Option(
        help: """
            How numbers are shown: plain, as C prints them, or localized, in the digits of each text's language. \
            (default: plain)
            """
    )
    var numbers: String?

    @Flag(help: "Make L10n.Texts(.pl) as well: a value with the same accessors, for code that passes its language on.")
    var values = false

    @Flag(help: "Tell observers, such as views of SwiftUI that show texts, when L10n.language changes.")
    var observable = false

    @Flag(help: "Make L10n.parts(of:), which tells arguments and tags from the rest, and L10n.html(of:) as well.")
    var parts = false

    @Option(
        help: ArgumentHelp(
            "Answer the calls of an old library as well: swifternalization, smartling or i18next.",
            valueName: "library"
        ),
        transform: { text in
            guard let library = Compatibility(rawValue: text) else {
                throw ValidationError("--compatibility must be swifternalization, smartling or i18next, not “\(text)”")
            }
            return library
        }
    )
    var compatibility: Compatibility?

    @Flag(
        help: ArgumentHelp(
            "Put each group of accessors into a file of its own.",
            discussion:
                "They stand beside the file of the texts, FILE+group.swift; those of groups that are no more are removed."
        )
    )
    var sortIntoFiles = false

    @Flag(
        help: ArgumentHelp(
            "Write the names of all accessors to interlingua.names.json, so that they stay.",
            discussion: """
                Without it, a new key that gets the name of another one changes both; with it, only keys that are not \
                in the file get new names.
                """
        )
    )
    var lockNames = false

    @Flag(help: "Write nothing, and fail if the file would change.")
    var check = false

    @OptionGroup(title: "Messages") var diagnostics: DiagnosticOptions

    func validate() throws {
        if output == nil, !infoPlist, !lockNames {
            throw ValidationError("Missing expected argument '--output <output>'")
        }
        if lockNames, check { throw ValidationError("--lock-names and --check exclude each other") }
        if output == nil, check { throw ValidationError("--check needs --output") }
        if let typeName, !GenerationSettings.isTypeName(typeName) {
            throw ValidationError("--type-name must be a Swift identifier such as L10n, not “\(typeName)”")
        }
        if let access, !GenerationSettings.accessLevels.contains(access) {
            throw ValidationError("--access must be internal, package or public, not “\(access)”")
        }
        if let numbers, !GenerationSettings.numberStyles.contains(numbers) {
            throw ValidationError("--numbers must be plain or localized, not “\(numbers)”")
        }
        if let name = imports.first(where: { !GenerationSettings.isModuleName($0) }) {
            throw ValidationError("--import must be the name of a module, not “\(name)”")
        }
        if let keys, KeyStyle(rawValue: keys) == nil {
            throw ValidationError("--keys must be camel-case or as-written, not “\(keys)”")
        }
    }

    func run() throws {
        let result = try input.project.find(input.inputs, selecting: selected.selection, diagnostics) {
            loader,
            inputs throws(LoadingError) in
            try Generation(loader: loader, conversion: Compatibility.conversion).generate(from: inputs, adjust: adjust)
        }
        if let output { try input.project.protect(result.loaded, from: "output", at: output) }
        try diagnostics.print(result.diagnostics, about: result.loaded.catalog)
        if let output { try write(result, to: output) }
        if lockNames { try write(result.generated.names) }
        if infoPlist { try StandardOutput.print(Self.infoPlist(result.generated.languages), isForPrograms: true) }
        Immortal.keep(result)
        if let status = ExitStatus.status(of: result.diagnostics) { throw status }
    }

    /// Puts what the command line says in the place of what the project's configuration wants.
    private func adjust(_ settings: inout GenerationSettings) {
        settings.typeName = typeName ?? settings.typeName
        settings.access = access ?? settings.access
        settings.keyStyle = keys.flatMap { KeyStyle(rawValue: $0) } ?? settings.keyStyle
        settings.texts = texts ?? settings.texts
        if !imports.isEmpty { settings.imports = imports }
        if let numbers { settings.localizesNumbers = numbers == "localized" }
        settings.hasValues = values || settings.hasValues
        settings.isObservable = observable || settings.isObservable
        settings.hasParts = parts || settings.hasParts
        settings.compatibility = compatibility ?? settings.compatibility
        settings.sortsIntoFiles = sortIntoFiles
        settings.listsNames = lockNames
    }

    private func write(_ names: NameLock) throws {
        do {
            let path = try ConfigurationFinder.placeOfNames(
                beside: input.inputs,
                configurationPath: input.project.configuration
            )
            try FileWriter.write([names.bytes], to: path)
        } catch {
            throw ExitStatus.fileFailed.saying("\(error)")
        }
    }

    /// Writes the files, or compares them.
    private func write(_ result: Generation.Result, to output: String) throws {
        let sources = GeneratedSources(result.generated, at: output)
        if !check { return try sources.write() }
        if sources.areUpToDate() { return }
        throw ExitStatus.inputHasErrors.saying("\(output) is not what the translations give; run without --check")
    }

    /// The members of Info.plist for languages, the source language first.
    private static func infoPlist(_ languages: [LanguageTag]) -> String {
        let names = languages.map { $0.name.replacing("&", with: "&amp;").replacing("<", with: "&lt;") }
        return """
            <key>CFBundleDevelopmentRegion</key>
            <string>\(names.first ?? "")</string>
            <key>CFBundleLocalizations</key>
            <array>
            \(names.map { "\t<string>\($0)</string>" }.joined(separator: "\n"))
            </array>
            """
    }
}

extension TextPlace: ExpressibleByArgument {}
