package import InterlinguaFormats
package import InterlinguaGenerator
package import InterlinguaIR
package import InterlinguaPlatforms

extension MergedFormat: TranslationFormat {
    /// What the first format can say; each format's files are compared for themselves.
    package var capabilities: Capabilities {
        parts.first.map { $0.format.platform.capabilities(with: $0.settings) } ?? .apple
    }

    package var callSyntax: any CallSyntax { parts.first?.format.platform.callSyntax ?? SwiftCalls.foundation }

    package func ignoredFields(of request: RuntimeRequest) -> [RuntimeRequest.Field] {
        guard let first = parts.first else { return [] }
        return first.format.platform.ignoredFields(of: request).filter { field in
            parts.allSatisfy { $0.format.platform.ignoredFields(of: request).contains(field) }
        }
    }

    /// Nothing is written in several formats at once.
    package func write(_ catalog: Catalog, options: WritingOptions) -> WritingResult {
        let message = "“\(name)” can't be written; choose one of its formats"
        return WritingResult(files: [], diagnostics: [Diagnostic(.error, .unwritable, message)])
    }

    package func runtime(for files: [InputFile], options: RuntimeOptions) -> any Runtime {
        let results = read(files, sourceLanguage: options.sourceLanguage)
        let owners = Self.merge(results).owners
        let runtimes = zip(parts, results).map { part, result in
            let language = results.first?.catalog.sourceLanguage ?? options.sourceLanguage
            let own = RuntimeOptions(sourceLanguage: language, settings: part.settings)
            let format = part.format.settled(by: result)
            return format.platform.runtime(for: part.files(among: files), options: own)
        }
        return MergedRuntime(runtimes, owners: owners, names: results.map(\.names))
    }
}
