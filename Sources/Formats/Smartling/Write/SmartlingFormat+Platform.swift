package import InterlinguaFormats
package import InterlinguaIR

extension SmartlingFormat: TranslationFormat {
    /// Swift with the library's function for plurals.
    package var callSyntax: any CallSyntax {
        SwiftCalls { lookUp, syntax in
            guard lookUp.kind == .plural else { return SwiftCalls.foundation.find(lookUp) }
            let table = lookUp.table.isEmpty ? "nil" : syntax.literal(lookUp.table)
            let name = syntax.literal(lookUp.name)
            return "Bundle.main.pluralizedString(withKey: \(name), defaultValue: \"\", table: \(table), "
                + "pluralValue: Float(\(lookUp.number ?? "0")))"
        }
    }

    package var capabilities: Capabilities { .smartling }

    package func write(_ catalog: Catalog, options: WritingOptions) -> WritingResult {
        SmartlingWriter(catalog.leavingKeysToPropertyList).write()
    }

    package func ignoredFields(of request: RuntimeRequest) -> [RuntimeRequest.Field] {
        request.fields(otherThan: [.table, .kind, .count, .arguments, .form, .defaultText, .settings])
    }

    /// Smartling's library over Foundation, as it shows texts from the files.
    package func runtime(for files: [InputFile], options: RuntimeOptions) -> any Runtime {
        SmartlingRuntime(files, options: options)
    }
}
