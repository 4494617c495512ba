import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// Generated source in the making.
struct GeneratedFile {
    let catalog: Catalog
    let languages: [LanguageTag]
    let options: GenerationSettings

    /// The devices and products that have texts of their own.
    var environments: [Environment: Set<String>] = [:]

    /// What the calls of an old library give; nil if none are answered.
    var compatibleTexts: Compatibility.Texts?

    var tableNames = TableNames()

    /// Whether `<` in a text is only a character, since elements are told apart from text.
    var escapesTexts = false

    /// What callers may call the table without a name, too; nil for nothing.
    var nameOfUnnamedTable: String?

    /// The source of the main file so far.
    var source = SourceWriter()

    /// The other files, by what stands behind the name of the type in theirs.
    private(set) var parts: OrderedDictionary<String, SourceWriter> = [:]

    /// The names of the languages among the cases of their type.
    var languageCases: [String] = []

    /// The helpers that accessors call, by the kinds of their parameters.
    private(set) var helpers: OrderedSet<Helper> = []

    /// What a helper takes.
    struct Helper: Hashable {
        /// What the decoder needs for what the helper takes and gives.
        var features: DecoderFeatures { isList ? .lists : shape.isEmpty ? [] : .programs }

        /// A letter for each parameter, small if it can be left out; circumstances behind a `_`.
        var shape: String

        /// Whether it gives several texts.
        var isList: Bool

        /// The function's name.
        var name: String { (isList ? "_list" : "_text") + (shape.isEmpty ? "" : "_" + shape) }
    }

    /// What stands before declarations that users see.
    var access: String { options.access == "internal" ? "" : options.access + " " }

    /// What stands before helpers: other files see them if there are any.
    var helperAccess: String { options.sortsIntoFiles ? "" : "private " }

    /// What helpers are called by, so that several generated files of a module don't clash.
    var helperPrefix: String { options.sortsIntoFiles ? "_" + options.typeName : "" }

    /// Writes what programs call; the machinery follows when the texts are packed.
    mutating func write(_ tree: AccessorTree) {
        writeHeader(to: &source)
        writeImports()
        writeTypes(of: tree)
        if options.hasValues { writeValue(of: tree) }
        source.line("nonisolated extension \(options.typeName) {")
        source.level += 1
        writeLanguages()
        if options.hasParts { writeParts() }
        writeEnvironments()
        writeChoices(tree)
        source.level -= 1
        source.line("}")
        source.line()
        if let compatibility = options.compatibility, let compatibleTexts {
            source.lines(compatibility.calls(access: access, typeName: options.typeName, compatibleTexts))
            source.line()
        }
        if options.sortsIntoFiles { writeParts(tree) }
    }

    /// Writes the type of the accessors, and those of the groups inside.
    mutating func writeTypes(of tree: AccessorTree) {
        source.line(
            "/// The texts of this module in \(languages.count == 1 ? "one language" : "\(languages.count) languages")."
        )
        source.line("nonisolated \(access)enum \(options.typeName) {")
        source.level += 1
        writeMembers(of: tree, path: [])
        if !tree.groups.isEmpty {
            source.line()
            source.line("/// The types of groups of texts.")
            source.line("nonisolated \(access)enum Groups {")
            source.level += 1
            if !options.sortsIntoFiles { writeGroups(of: tree, path: []) }
            source.level -= 1
            source.line("}")
        }
        source.level -= 1
        source.line("}")
        source.line()
        if tree.hasLayers {
            source.lines(
                """
                nonisolated extension \(options.typeName) {
                    /// Protocols through which types get names that stand for two things.
                    nonisolated \(access)enum Layers {}
                }

                """
            )
            writeLayers(of: tree)
        }
    }

    /// What the module's own machinery needs of systems.
    private mutating func writeImports() {
        // Nested options are JSON, and specifiers are a native format's.
        if options.compatibility == .i18next { source.line("import Foundation") }
        // Its names are those of no other file.
        if options.runtime == .module { source.line("fileprivate import InterlinguaDecoder") }
        // Decimals need the functions of C by which numbers are rounded, which no other module of the program may link.
        source.lines(
            """
            #if canImport(Darwin)
            import Foundation
            #elseif canImport(Glibc)
            import Glibc
            #elseif canImport(Musl)
            import Musl
            #elseif canImport(Android)
            import Android
            #else
            import Foundation
            #endif
            """
        )
        if !hasOneLanguage {
            if options.isObservable { source.lines("#if canImport(Observation)\nimport Observation\n#endif") }
            source.line("import Synchronization")
        }
        source.line()
    }

    /// Whether there is no language to choose.
    var hasOneLanguage: Bool { languages.count == 1 }

    /// Writes the look-up by key, and the machinery.
    ///
    /// - Parameters:
    ///   - tree: the accessors.
    ///   - packed: the texts.
    ///   - texts: their source.
    mutating func finish(_ tree: AccessorTree, _ packed: PackedCatalog, _ texts: SourceWriter) {
        var features = helpers.reduce(packed.features) { $0.union($1.features) }
        if !hasOneLanguage { features.insert(.languages) }
        if let compatibility = options.compatibility {
            features.insert(.decimals)
            if compatibility == .swifternalization { features.insert(.calls) }
        }
        if options.hasParts { features.insert(.parts) }
        if options.runtime == .module { features.insert(.module) }
        features = features.complete
        writeLookUp(tree, features)
        source.line("// MARK: - Machinery")
        source.line()
        if options.hasParts {
            source.line("nonisolated private let _parts = TaskLocal<Decoder.Parts?>(wrappedValue: nil)")
            source.line()
        }
        writeHelpers()
        writeLanguageMachinery(takesDevice: takesDevice(tree))
        source.append(texts)
        source.append(keys(tree, features))
        if options.runtime == .file { source.append(DecoderSource.text(for: features)) }
    }

    func writeHeader(to source: inout SourceWriter) {
        source.line(SwiftGenerator.firstLine)
        source.line("// swift-format-ignore-file")
        source.line("// swiftlint:disable all")
        source.line()
        for module in options.imports { source.line("import \(module)") }
        if !options.imports.isEmpty { source.line() }
    }

    /// Writes how programs ask for the parts of a text, and for HTML.
    private mutating func writeParts() {
        source.lines(
            """

            /// A part of a text.
            nonisolated \(access)enum Part: Sendable, Hashable {
                case text(String)
                /// What is shown of an argument, and its place among those of the accessor, from 0.
                case argument(Int, String)
                /// A tag of an element such as `<b>`, in formats that have elements.
                case tag(String)
            }

            /// The parts of a text: `\(options.typeName).parts(of: \(options.typeName).greeting(name: "Ann"))`.
            \(access)static func parts(of text: @autoclosure () throws -> String) rethrows -> [Part] {
                let parts = Decoder.Parts()
                return try parts.parts(of: _parts.withValue(parts, operation: text)).map { part in
                    if part.isTag { return .tag(part.text) }
                    return part.argument < 0 ? .text(part.text) : .argument(part.argument, part.text)
                }
            }

            /// A text as HTML: `\(options.typeName).html(of: \(options.typeName).greeting(name: "<Ann>"))`.
            ///
            /// Arguments, and what is no translation, are escaped; \(htmlOfTexts).
            \(access)static func html(of text: @autoclosure () throws -> String) rethrows -> String {
                let parts = Decoder.Parts()
                return try parts.html(of: _parts.withValue(parts, operation: text), escapesTexts: \(escapesTexts))
            }
            """
        )
    }

    private var htmlOfTexts: String {
        escapesTexts
            ? "of translations elements stay tags, and the rest is escaped"
            : "translations are HTML as they are written"
    }

    /// Puts each group of the outermost type into a file of its own.
    mutating func writeParts(_ tree: AccessorTree) {
        var names: Set<String> = []
        for (name, group) in tree.groups {
            // Some file systems take letters of both cases for the same.
            var fileName = SwiftName.bare(name)
            if !names.insert(fileName.lowercased()).inserted { fileName += "_" + SwiftName.mark(of: fileName) }
            let main = source
            source = SourceWriter()
            writeHeader(to: &source)
            source.line("extension \(options.typeName).Groups {")
            source.level += 1
            write(group, path: [name])
            source.level -= 1
            source.line("}")
            parts[fileName] = source
            source = main
        }
    }

    /// Notes that accessors call a helper, and gives its name.
    mutating func use(_ helper: Helper) -> String {
        helpers.append(helper)
        return helperPrefix + helper.name
    }
}

extension GeneratedFile {
    /// Writes the devices and products that have texts of their own.
    mutating func writeEnvironments() {
        for environment in Environment.allCases {
            guard let texts = environments[environment] else { continue }
            let name = environment == .device ? "Device" : "Product"
            source.line()
            source.line("/// A \(environment.rawValue) that has texts of its own.")
            writeChoice(Accessor.Choice(name: name, texts: texts.sorted()))
        }
    }

    /// Writes the enums of closed choices.
    mutating func writeChoices(_ tree: AccessorTree) {
        let choices = tree.choices
        if choices.isEmpty { return }
        source.line()
        source.line("/// What can be passed where there are only a few possibilities.")
        source.line("nonisolated \(access)enum Choice {")
        source.level += 1
        // Accessors of one name can share a choice.
        var names: Set<String> = []
        for choice in choices where names.insert(choice.name).inserted { writeChoice(choice) }
        source.level -= 1
        source.line("}")
    }

    private mutating func writeChoice(_ choice: Accessor.Choice) {
        source.line("nonisolated \(access)enum \(choice.name): String, CaseIterable, Sendable {")
        var names: Set<String> = []
        for text in choice.texts {
            var name = SwiftName.choice(for: text)
            while !names.insert(name).inserted { name += "_" }
            source.line("    case \(name) = \(SourceWriter.literal(text))")
        }
        source.line("}")
    }
}

extension AccessorTree {
    /// The enums of closed choices of all accessors.
    fileprivate var choices: [Accessor.Choice] {
        accessors.flatMap(\.accessor.choices) + groups.values.flatMap(\.choices)
    }
}
