package import InterlinguaFormats
package import InterlinguaIR

extension SmartlingFormat: TranslationFormat {
    /// What the format can say.
    package var capabilities: Capabilities { .smartling }

    /// Writes the files of all tables and languages.
    package func write(_ catalog: Catalog, options: WritingOptions) -> WritingResult {
        SmartlingWriter(catalog).write()
    }

    package func ignoredFields(of request: RuntimeRequest) -> [RuntimeRequest.Field] {
        request.fields(otherThan: [.table, .kind, .count, .arguments, .form, .defaultText, .settings])
    }

    /// Smartling's library over Foundation, as it shows texts from the files.
    package func runtime(for files: [InputFile], options: RuntimeOptions) -> any Runtime {
        SmartlingRuntime(files, options: options)
    }
}
