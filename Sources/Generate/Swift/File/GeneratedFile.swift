import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// Generated source in the making.
struct GeneratedFile {
    let catalog: Catalog
    let languages: [LanguageTag]
    let options: SwiftGenerator.Options

    /// The devices and products that have texts of their own.
    var environments: [Environment: Set<String>] = [:]

    /// What the calls of an old library give; nil if none are answered.
    var compatibleTexts: Compatibility.Texts?

    /// Whether callers name tables; if not, files tell texts apart by their folders only.
    var namesTables = true

    /// What callers may call the table without a name, too; nil for nothing.
    var nameOfUnnamedTable: String?

    /// The source of the main file so far.
    var source = SourceWriter()

    /// The source of the keys, which stand behind the texts.
    var keys = SourceWriter()

    /// The other files, by what stands behind the name of the type in theirs.
    private(set) var parts: OrderedDictionary<String, SourceWriter> = [:]

    /// The helpers that accessors call, by the kinds of their parameters.
    private(set) var helpers: OrderedSet<Helper> = []

    /// What a helper takes.
    struct Helper: Hashable {
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

    /// Begins a file.
    init(catalog: Catalog, languages: [LanguageTag], options: SwiftGenerator.Options) {
        self.catalog = catalog
        self.languages = languages
        self.options = options
    }

    /// Writes everything that does not hang on how texts are packed.
    mutating func write(_ tree: AccessorTree) {
        writeHeader(to: &source)
        // Nested options are JSON, and specifiers are a native format's.
        if options.compatibility == .i18next { source.line("import Foundation") }
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
            import Synchronization

            """
        )
        source.line(
            "/// The texts of this module in \(languages.count == 1 ? "one language" : "\(languages.count) languages")."
        )
        let layers = layers(of: tree, [])
        let conformances = layers.isEmpty ? "" : ": " + layers.joined(separator: ", ")
        source.line("nonisolated \(access)enum \(options.typeName)\(conformances) {")
        source.level += 1
        writeLanguages()
        writeEnvironments()
        writeChoices(tree)
        writeLookUp()
        let groups = write(tree, path: [])
        source.level -= 1
        source.line("}")
        source.line()
        writeLayers(of: tree)
        if let compatibility = options.compatibility, let compatibleTexts {
            source.lines(compatibility.calls(access: access, typeName: options.typeName, compatibleTexts))
            source.line()
        }
        if options.sortsIntoFiles { writeParts(tree, groups) }
        writeHelpers()
        writeKeys(tree)
    }

    /// Puts what is still missing behind what was written.
    ///
    /// - Parameter texts: the source of the packed texts.
    mutating func finish(_ texts: SourceWriter) {
        source.append(texts)
        source.append(keys)
        source.line()
        source.append(DecoderSource.text)
    }

    private func writeHeader(to source: inout SourceWriter) {
        source.line(SwiftGenerator.firstLine)
        source.line("// swift-format-ignore-file")
        source.line("// swiftlint:disable all")
        source.line()
        for module in options.imports { source.line("import \(module)") }
        if !options.imports.isEmpty { source.line() }
    }

    /// Puts each group of the outermost type into a file of its own.
    private mutating func writeParts(_ tree: AccessorTree, _ groups: [String]) {
        var names: Set<String> = []
        for name in groups {
            guard let group = tree.groups[name] else { continue }
            // Some file systems take letters of both cases for the same.
            var fileName = SwiftName.bare(name)
            if !names.insert(fileName.lowercased()).inserted { fileName += "_" + SwiftName.mark(of: fileName) }
            let main = source
            source = SourceWriter()
            writeHeader(to: &source)
            source.line("extension \(options.typeName) {")
            source.level += 1
            write(group, named: name, layer: tree.groupLayers[name] ?? 0, path: [])
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
