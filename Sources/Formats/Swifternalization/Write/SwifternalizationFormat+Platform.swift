package import InterlinguaFormats
package import InterlinguaIR

extension SwifternalizationFormat: TranslationFormat {
    /// Swift with the library's function.
    package var callSyntax: any CallSyntax {
        SwiftCalls { lookUp, syntax in
            var arguments = [syntax.literal(lookUp.name)]
            if let value = lookUp.value { arguments.append("stringValue: \(syntax.text(of: value))") }
            if lookUp.passesWidth { arguments.append("fittingWidth: width") }
            return "Swifternalization.localizedString(\(arguments.joined(separator: ", ")))"
        }
    }

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
