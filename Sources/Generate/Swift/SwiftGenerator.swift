package import InterlinguaFormats
package import InterlinguaIR

/// Where the texts are that accessors give.
package enum TextPlace: String, CaseIterable, Sendable {
    /// In the generated file.
    case program
    /// In the bundle of the module, in which Foundation looks them up.
    case bundle
}

/// Where the code is that reads the texts of a program.
package enum RuntimePlace: String, CaseIterable, Sendable {
    /// In the generated file, which gets what its texts need.
    case file
    /// In the module `InterlinguaDecoder`, which several targets can share.
    case module
}

/// Makes a Swift file of typed accessors from a catalogue.
package struct SwiftGenerator {
    /// The line that every generated file begins with.
    package static let firstLine = "// Made by interlingua from translation files; do not edit."

    /// The files, and what is to be said about them.
    package struct Result: Sendable {
        /// The file that holds the texts, in pieces one behind the other.
        package var pieces: [[UInt8]]

        /// Files that hold accessors only, by what stands behind the main file's name and a `+` in theirs.
        package var parts: [(name: String, bytes: [UInt8])]

        /// The names of all accessors, if they are asked for.
        package var names = NameLock()

        /// The languages that there are texts in, the source language first.
        package var languages: [LanguageTag]

        /// What could not be said, and names that were told apart.
        package var diagnostics: [Diagnostic]
    }

    /// What a project wants.
    package var options = GenerationSettings()

    /// Makes the files of an old library, whose calls are to be answered, of those of another format; nil if nobody can.
    package var conversion: Compatibility.Conversion?

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
        var survey = CatalogSurvey(source)
        let catalog = source.linkingArguments(referring: survey.referring)
        let languages = [catalog.sourceLanguage] + catalog.languages.filter { $0 != catalog.sourceLanguage }
        if options.texts == .bundle { return bundled(catalog, languages, format) }
        let compatible = options.compatibility?.texts(of: source, from: format, files, conversion)
        if let compatible { survey.add(CatalogSurvey(compatible.catalog)) }
        // What the old library's calls ask for stands behind the entries that have accessors.
        let complete = compatible.map { catalog.merging($0.catalog) } ?? catalog
        let packer = CatalogPacker(
            catalog: complete,
            languages: languages,
            rules: survey.rules(of: languages),
            localizesNumbers: options.localizesNumbers,
            keepsElements: options.hasParts
        )
        var file = GeneratedFile(catalog: complete, languages: languages, options: options)
        file.environments = survey.environments
        file.compatibleTexts = compatible
        file.escapesTexts = format?.hasElements == true
        file.tableNames = TableNames(complete, of: format)
        file.nameOfUnnamedTable = format?.nameOfUnnamedTable(in: source)
        let ((packed, texts), (written, tree, diagnostics)) = concurrently(
            { () -> (PackedCatalog, SourceWriter) in
                let packed = packer.pack()
                return (packed, GeneratedFile.texts(packed, entryCount: complete.entries.count))
            },
            { [file, style = options.keyStyle, lock = options.lock] in
                let builder = AccessorBuilder(catalog, style: style, lock: lock, tableNames: file.tableNames)
                let (tree, diagnostics) = builder.tree()
                var file = file
                file.write(tree)
                return (file, tree, diagnostics)
            }
        )
        file = written
        file.finish(tree, packed, texts)
        return Result(
            pieces: file.source.pieces,
            parts: file.parts.map { ($0.key, Array($0.value.pieces.joined())) },
            names: options.listsNames ? tree.names(in: catalog) : NameLock(),
            languages: languages,
            diagnostics: diagnostics + survey.diagnostics + (compatible?.diagnostics ?? [])
        )
    }
}

extension SwiftGenerator {
    /// Makes the file whose accessors look texts up in the bundle.
    private func bundled(
        _ catalog: Catalog,
        _ languages: [LanguageTag],
        _ format: (any SourceFormat)?
    ) -> Result {
        let builder = AccessorBuilder(
            catalog,
            style: options.keyStyle,
            lock: options.lock,
            tableNames: TableNames(catalog, of: format),
            passesCircumstances: false
        )
        var (tree, diagnostics) = builder.tree()
        if let format, !format.isLookedUpInBundles {
            let message = "the texts of \(format.name) files can't be looked up in a bundle"
            diagnostics.append(Diagnostic(.error, .textsOutsideBundle, message, at: nil))
        }
        if options.needsTextsInProgram {
            let message = "numbers, values, observable, parts and compatibility are for texts in the program"
            diagnostics.append(Diagnostic(.error, .invalidConfiguration, message, at: nil))
        }
        var file = GeneratedFile(catalog: catalog, languages: languages, options: options)
        file.writeBundled(tree)
        return Result(
            pieces: file.source.pieces,
            parts: file.parts.map { ($0.key, Array($0.value.pieces.joined())) },
            names: options.listsNames ? tree.names(in: catalog) : NameLock(),
            languages: languages,
            diagnostics: diagnostics
        )
    }
}

extension Catalog {
    /// The catalogue with another one's tables and entries behind its own.
    fileprivate func merging(_ other: Catalog) -> Catalog {
        var result = self
        for (name, table) in other.tables { result.tables[name] = table }
        for (key, entry) in other.entries { result.entries[key] = entry }
        return result
    }
}
