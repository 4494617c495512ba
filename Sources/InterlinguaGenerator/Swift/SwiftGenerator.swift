package import InterlinguaFormats
package import InterlinguaIR

/// Makes a Swift file of typed accessors from a catalogue.
package struct SwiftGenerator {
    /// What a project wants of the file.
    package struct Options: Sendable {
        /// The name of the type that holds the accessors.
        package var typeName = "L10n"

        /// Who sees the accessors: `internal`, `package` or `public`.
        package var access = "internal"

        /// How the project's keys are spelled.
        package var keyStyle = KeyStyle.asWritten

        /// Modules to import beside those that the file needs.
        package var imports: [String] = []

        /// Whether each group of the outermost type gets a file of its own.
        package var sortsIntoFiles = false

        /// Whether numbers are shown as the texts' languages write them, in their digits and with their separators.
        package var localizesNumbers = false

        /// The library whose calls are to be answered as well; nil for none.
        package var compatibility: Compatibility?

        /// Creates options.
        package init() {}
    }

    /// The files, and what is to be said about them.
    package struct Result: Sendable {
        /// The bytes of the file that holds the texts.
        package var bytes: [UInt8]

        /// Files that hold accessors only, by what stands behind the main file's name and a `+` in theirs.
        package var parts: [(name: String, bytes: [UInt8])]

        /// What could not be said, and names that were told apart.
        package var diagnostics: [Diagnostic]
    }

    /// What a project wants.
    package var options: Options

    /// Makes the files of an old library, whose calls are to be answered, of those of another format; nil if nobody can.
    package var conversion: Compatibility.Conversion?

    /// Creates a generator.
    package init(options: Options = Options(), conversion: Compatibility.Conversion? = nil) {
        self.options = options
        self.conversion = conversion
    }

    /// Makes the files; the same catalogue gives the same bytes.
    ///
    /// - Parameters:
    ///   - source: the catalogue.
    ///   - format: the format that it was read from; nil for one that nobody knows.
    ///   - files: the files that it was read from, which the calls of an old library are answered from.
    package func generate(
        _ source: Catalog,
        from format: (any SourceFormat)? = nil,
        files: [InputFile] = []
    ) -> Result {
        let catalog = source.linkingArguments()
        let languages = catalog.generatedLanguages
        // Where names are those of a whole folder, as on Android, it does not matter which file they stand in.
        let namesTables = format?.namesEntriesByFolder != true
        let compatible = options.compatibility?.texts(of: source, from: format, files, conversion)
        let builder = AccessorBuilder(catalog, style: options.keyStyle, namesTables: namesTables)
        let entries = catalog.entries.elements
        let accessors = [Accessor](concurrentCount: entries.count, inRunsOf: 256) { index in
            builder.accessor(for: entries[index].key, entries[index].value, at: index)
        }
        let (tree, diagnostics) = AccessorTree.build(accessors, of: catalog)
        let limits = DecoderLimits.diagnostics(of: catalog)
        // What the old library's calls ask for stands behind the entries that have accessors.
        var complete = catalog
        for (name, table) in compatible?.catalog.tables ?? [:] { complete.tables[name] = table }
        for (key, entry) in compatible?.catalog.entries ?? [:] { complete.entries[key] = entry }
        var file = GeneratedFile(catalog: complete, languages: languages, options: options)
        file.compatibleTexts = compatible
        file.namesTables = namesTables
        file.write(tree, CatalogPacker.pack(complete, languages: languages, localizesNumbers: options.localizesNumbers))
        return Result(
            bytes: file.source.bytes,
            parts: file.parts.map { ($0.key, $0.value.bytes) },
            diagnostics: diagnostics + limits + (compatible?.diagnostics ?? [])
        )
    }
}

extension Catalog {
    /// The languages that have texts or tables, the source language first and the others in the order of their tags.
    package var generatedLanguages: [LanguageTag] {
        var found: Set<LanguageTag> = []
        for table in tables.values { found.formUnion(table.languages) }
        for entry in entries.values { found.formUnion(entry.messages.keys) }
        found.remove(sourceLanguage)
        return [sourceLanguage] + found.sorted()
    }
}
