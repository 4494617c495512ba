package import InterlinguaFormats
package import InterlinguaIR

extension AppleFormat: TranslationFormat {
    /// Swift with Foundation's own functions.
    package var callSyntax: any CallSyntax { SwiftCalls.foundation }

    package var capabilities: Capabilities { .apple }

    package func write(_ catalog: Catalog, options: WritingOptions) -> WritingResult {
        AppleWriter(catalog.leavingKeysToPropertyList, existing: options.existing).write()
    }

    package func spelling(
        of placeholder: Placeholder,
        in entry: Entry,
        isNumbered: Bool,
        _ settings: [String: RuntimeSetting]
    ) -> String {
        FoundationTextWriter(entry).spelling(of: placeholder, isNumbered: isNumbered)
    }

    /// The two files of a table.
    package func sharesNames(_ path: String, _ other: String) -> Bool {
        func stem(_ path: String) -> Substring? {
            [".strings", ".stringsdict"].first { path.hasSuffix($0) }.map { path.dropLast($0.utf8.count) }
        }
        return stem(path) != nil && stem(path) == stem(other)
    }

    package func ignoredFields(of request: RuntimeRequest) -> [RuntimeRequest.Field] {
        // The number that chooses is an argument; one apart stands for it only where there are none.
        var fields: Set<RuntimeRequest.Field> = [.table, .arguments, .width, .device, .defaultText]
        if request.arguments.isEmpty { fields.insert(.count) }
        return request.fields(otherThan: fields)
    }

    /// Foundation, as it shows texts from the files.
    package func runtime(for files: [InputFile], options: RuntimeOptions) -> any Runtime {
        FoundationRuntime(files, options: options)
    }
}
