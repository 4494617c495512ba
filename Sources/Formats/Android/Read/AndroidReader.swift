import InterlinguaIR

/// Reads the values folders of Android projects.
enum AndroidReader {
    /// Reads a project's files into one catalogue.
    static func read(_ files: [InputFile], options: ReadingOptions) -> ReadingResult {
        var selection = AndroidFileSelection(files)
        let parsed = selection.files.concurrentMap {
            AndroidFileReader.read($0.input, path: $0.path, AndroidDialect(of: $0.input, options.settings))
        }
        let guess = selection.guess(parsed)
        if options.sourceLanguage == nil { selection.report(guess) }
        let source = options.sourceLanguage ?? guess.language
        var builder = AndroidCatalogBuilder(
            AndroidProject(
                selection: selection,
                files: parsed,
                sourceLanguage: source,
                settings: options.settings,
                keepsTextsUnformatted: options.keepsTextsUnformatted,
                comparesTranslations: options.checksTexts
            )
        )
        var catalog = builder.build()
        var diagnostics = selection.diagnostics + parsed.flatMap(\.diagnostics) + builder.diagnostics
        if parsed.contains(where: { $0.items.contains { $0.reference != nil } }) {
            var cycles = AndroidReferenceCycles(catalog)
            cycles.cut()
            catalog = cycles.catalog
            diagnostics += cycles.diagnostics
        }
        if options.checksTexts { diagnostics += catalog.impliedNumbers() + catalog.icuMessages() }
        let hasParts = parsed.contains { file in file.extras.contains { $0.part != nil } }
        var order: [ObjectIdentifier: Int] = [:]
        for file in parsed { order[ObjectIdentifier(file.xml.file)] = order.count }
        return ReadingResult(
            catalog: hasParts ? catalog.foldingParts() : catalog,
            diagnostics: diagnostics.sorted(byFiles: order),
            unfolded: hasParts ? catalog : nil,
            names: builder.names,
            guess: guess
        )
    }
}
