package import InterlinguaIR

/// Makes a Swift file of typed accessors from a project's files.
package struct Generation: Sendable {
    /// What was generated, and what it was made from.
    package struct Result: Sendable {
        package var generated: SwiftGenerator.Result

        /// What is to be said about the translations and about the names that they get in Swift.
        package var diagnostics: [Diagnostic]

        package var loaded: Loader.Loaded
    }

    /// How files are found and read.
    package var loader: Loader

    /// Makes the files of an old library, whose calls are to be answered, of those of another format; nil if nobody can.
    package var conversion: (@Sendable (Loader.Loaded) -> Compatibility.Conversion)?

    package init(
        loader: Loader = Loader(),
        conversion: (@Sendable (Loader.Loaded) -> Compatibility.Conversion)? = nil
    ) {
        self.loader = loader
        self.conversion = conversion
    }

    /// Reads all files below the inputs, and makes the accessors of their texts.
    ///
    /// - Parameters:
    ///   - inputs: where the files are.
    ///   - adjust: changes what the project's configuration wants of the file.
    /// - Throws: `LoadingError` if there is nothing to read, or the format is in doubt.
    package func generate(
        from inputs: [String],
        adjust: (inout GenerationSettings) -> Void = { _ in }
    ) throws(LoadingError) -> Result {
        var loaded = try loader.load(inputs)
        var diagnostics = Diagnostic.ofBuild(loaded) + loaded.catalog.missingInSource(loaded.diagnostics)
        var settings = loaded.configuration.swift
        adjust(&settings)
        do {
            try loaded.catalog.addPseudoLanguages(settings.pseudo, plurals: settings.pseudoPlurals)
        } catch {
            diagnostics.append(Diagnostic(.error, .invalidConfiguration, error.message, at: nil))
        }
        let whole = loaded
        let contradicting = ContradictingTexts(in: whole.catalog, whole.diagnostics)
        loaded.catalog = contradicting.catalog
        // The texts stay in a bundle, and so does what is said of them.
        if settings.texts != .bundle { diagnostics = contradicting.diagnostics(diagnostics) }
        let generated = SwiftGenerator(
            options: settings,
            conversion: conversion?(whole)
        )
        .generate(loaded.catalog, from: loaded.sourceFormat, files: loaded.files)
        return Result(
            generated: generated,
            diagnostics: loaded.configuration.checks.applied(
                to: diagnostics + generated.diagnostics,
                of: whole.catalog
            ),
            loaded: loaded
        )
    }
}
