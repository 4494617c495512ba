package import InterlinguaFormats
package import InterlinguaIR

extension StringCatalogFormat: TranslationFormat {
    package var callSyntax: any CallSyntax { SwiftCalls.foundation }

    package var capabilities: Capabilities { .stringCatalog }

    package func write(_ catalog: Catalog, options: WritingOptions) -> WritingResult {
        StringCatalogWriter(catalog).write()
    }

    package func spelling(
        of placeholder: Placeholder,
        in entry: Entry,
        isNumbered: Bool,
        _ settings: [String: RuntimeSetting]
    ) -> String {
        AppleFormat().spelling(of: placeholder, in: entry, isNumbered: isNumbered, settings)
    }

    package func ignoredFields(of request: RuntimeRequest) -> [RuntimeRequest.Field] {
        AppleFormat().ignoredFields(of: request) + (request.width == nil ? [] : [.width])
    }

    package func runtime(for files: [InputFile], options: RuntimeOptions) -> any Runtime {
        StringCatalogRuntime(files, options: options)
    }
}

extension Capabilities {
    /// What String Catalogs can say: what .strings and .stringsdict can but for widths, and more about translations.
    package static let stringCatalog: Capabilities = {
        var capabilities = Capabilities.apple
        capabilities.selectors = [[.device, .number]]
        capabilities.fallback = Fallback(languages: .source)
        // Where it has no text, its key is one.
        capabilities.requiresSourceMessage = true
        capabilities.keysAreSourceTexts = true
        capabilities.canHold = nil
        capabilities.untranslatable = true
        capabilities.states = true
        capabilities.headings = false
        return capabilities
    }()
}
