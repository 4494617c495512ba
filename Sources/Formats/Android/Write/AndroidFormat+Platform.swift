package import InterlinguaFormats
package import InterlinguaIR

extension AndroidFormat: TranslationFormat {
    package var capabilities: Capabilities { .android }

    package func capabilities(with settings: [String: RuntimeSetting]) -> Capabilities {
        AndroidDialect(path: "", settings) == .compose ? .compose : .android
    }

    package func settings(ofFilesIn folder: String) -> [String: RuntimeSetting] {
        AndroidDialect.isOfCompose(folder) ? [AndroidDialect.setting: .flag(true)] : [:]
    }

    /// Kotlin with Android's own functions.
    package var callSyntax: any CallSyntax { KotlinCalls() }

    package func write(_ catalog: Catalog, options: WritingOptions) -> WritingResult {
        AndroidWriter(catalog, options: options).write()
    }

    package func spelling(
        of placeholder: Placeholder,
        in entry: Entry,
        isNumbered: Bool,
        _ settings: [String: RuntimeSetting]
    ) -> String {
        JavaFormatWriter.spelling(of: placeholder, arguments: entry.arguments, isNumbered: isNumbered)
    }

    /// All files of a folder make one table of resources.
    package func sharesNames(_ path: String, _ other: String) -> Bool { path.hasSuffix(".xml") }

    /// Gradle takes `values` and other folders right below `res`, and passes over the rest.
    package func warning(aboutFiles paths: [String], in folder: String) -> Diagnostic? {
        guard folder.split(separator: "/").last == "res" else { return nil }
        let modules = Set(paths.compactMap { AndroidPath($0)?.module }.filter { !$0.isEmpty }).sorted()
        guard let first = modules.first else { return nil }
        let others = modules.count > 1 ? " and \(modules.count - 1) more" : ""
        let message =
            "Gradle reads no folders below those of “res”: convert each folder of the source (“\(first)”\(others)) into the "
            + "“res” of its module"
        return Diagnostic(.warning, .unreadFolder, message)
    }

    package func ignoredFields(of request: RuntimeRequest) -> [RuntimeRequest.Field] {
        request.fields(otherThan: [.table, .kind, .count, .arguments, .product, .form])
    }

    /// Android, as it shows texts from the files.
    package func runtime(for files: [InputFile], options: RuntimeOptions) -> any Runtime {
        AndroidRuntime(files, options: options)
    }
}
