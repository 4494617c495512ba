package import InterlinguaFormats
package import InterlinguaIR

extension SwifternalizationFormat: TranslationFormat {
    /// What the format can say.
    package var capabilities: Capabilities { .swifternalization }

    package func write(_ catalog: Catalog, options: WritingOptions) -> WritingResult {
        SwifternalizationWriter(catalog).write()
    }

    package func ignoredFields(of request: RuntimeRequest) -> [RuntimeRequest.Field] {
        request.fields(otherThan: [.table, .value, .arguments, .width, .defaultText])
    }

    package func runtime(for files: [InputFile], options: RuntimeOptions) -> any Runtime {
        SwifternalizationRuntime(files, options: options)
    }
}
