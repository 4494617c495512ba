package import InterlinguaFormats
package import InterlinguaIR

/// Converts a project's files from one format into another.
package struct Converter: Sendable {
    /// The formats and how far the conversion may go.
    package struct Options: Sendable {
        /// Whether texts that the source finds in another language are copied where the target would not look there.
        package var fillsGaps: Bool

        /// Whether whatever is lost is an error.
        package var isStrict: Bool

        /// Creates options.
        package init(fillsGaps: Bool = false, isStrict: Bool = false) {
            self.fillsGaps = fillsGaps
            self.isStrict = isStrict
        }
    }

    /// The files of the target, with what became of the source.
    package struct Result: Sendable {
        /// The target's files, with paths below the output folder.
        package var files: [OutputFile]

        /// The catalogue in the shape in which it was written.
        package var catalog: Catalog

        /// What became of the source's messages.
        package var outcomes: ConversionOutcomes

        /// What changed, was lost, or could not be written.
        package var diagnostics: [Diagnostic]
    }

    /// How far the conversion may go.
    package var options: Options

    /// Creates a converter.
    package init(options: Options = Options()) { self.options = options }

    /// Brings a catalogue into the target's shape and writes the target's files into memory.
    package func convert(
        _ catalog: Catalog,
        from source: any TranslationFormat,
        to target: any TranslationFormat
    ) -> Result {
        var legaliserOptions = Legaliser.Options(fillsGaps: options.fillsGaps)
        legaliserOptions.numberStyle = source.capabilities.numberStyle
        if let missingText = source.capabilities.missingText { legaliserOptions.missingText = missingText }
        let legalised = Legaliser.legalise(catalog, for: target.capabilities, options: legaliserOptions)
        let written = target.write(legalised.catalog, options: WritingOptions())
        var diagnostics = legalised.diagnostics + written.diagnostics
        if options.isStrict {
            for index in diagnostics.indices where diagnostics[index].severity == .warning {
                diagnostics[index].severity = .error
            }
        }
        return Result(
            files: written.files,
            catalog: legalised.catalog,
            outcomes: legalised.outcomes,
            diagnostics: diagnostics
        )
    }
}
