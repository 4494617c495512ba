package import InterlinguaFormats
package import InterlinguaIR

/// Foundation as it shows the texts of String Catalogs: those of the tables that Xcode makes of them.
///
/// A key without a text in the user's language is shown in the source language: its text stands in the code as well, as the
/// key or a default value.
package struct StringCatalogRuntime: Runtime {
    private let project: FoundationProject
    private let sourceLanguage: LanguageTag

    package init(_ files: [InputFile], options: RuntimeOptions) {
        let catalogs = files.sorted { $0.path < $1.path }.concurrentMap { Self.tables(in: $0, options.settings) }
        let spelled = catalogs.lazy.compactMap(\.sourceLanguage).first
        sourceLanguage = options.sourceLanguage ?? spelled ?? LanguageTag("en") ?? .undetermined
        project = FoundationProject(catalogs.flatMap(\.files), developmentLanguage: sourceLanguage)
    }

    /// The .strings and the .stringsdict file of each language.
    private static func tables(
        in input: InputFile,
        _ settings: [String: RuntimeSetting]
    ) -> (files: [FoundationFile], sourceLanguage: LanguageTag?) {
        guard var layout = FoundationLayout(catalogPath: input.layoutPath) else { return ([], nil) }
        let catalog = CompiledStringCatalog(input, settings: settings)
        var files: [FoundationFile] = []
        for (language, members) in catalog.languages {
            layout.localization = language
            for kind in [FoundationLayout.Kind.strings, .dictionary] {
                layout.kind = kind
                files.append(
                    FoundationFile(
                        file: catalog.document.file,
                        layout: layout,
                        members: members.filter { ($0.value.string != nil) == (kind == .strings) }
                    )
                )
            }
        }
        return (files, LprojFolder.tag(ofName: catalog.sourceLanguage))
    }

    package func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        lookup(in: request.table, languages: request.languages).answer(request)
    }

    package func explain(_ request: RuntimeRequest) -> RuntimeExplanation {
        let lookup = lookup(in: request.table, languages: request.languages)
        guard let other = lookup.other(for: request) else { return lookup.own.explain(request) }
        var explanation = other.explain(request)
        let missing = "the key has no text in the user's language: the one in the code is that of \(sourceLanguage)"
        explanation.steps.insert(.init(missing), at: 0)
        return explanation
    }

    package func prepared(for languages: [LanguageTag], table: String?) -> any PreparedRuntime {
        lookup(in: table, languages: languages)
    }

    private func lookup(in table: String?, languages: [LanguageTag]) -> StringCatalogLookup {
        StringCatalogLookup(
            own: project.lookup(in: table, languages: languages),
            source: project.lookup(in: table, languages: [sourceLanguage])
        )
    }
}

/// A table as one user's app sees it.
private struct StringCatalogLookup: PreparedRuntime {
    let own: FoundationLookup
    let source: FoundationLookup

    /// The source language's table if only that has a text.
    func other(for request: RuntimeRequest) -> FoundationLookup? {
        guard let key = request.keys.first, own.source?.find(key) == nil, source.source?.find(key) != nil else {
            return nil
        }
        return source
    }

    func answer(_ request: RuntimeRequest) -> RuntimeAnswer { (other(for: request) ?? own).answer(request) }

    func plainText(of key: String, _ kind: Key.Kind) -> String? { own.plainText(of: key, kind) }

    func entry(for request: RuntimeRequest) -> (any PreparedEntry)? { (other(for: request) ?? own).entry(for: request) }
}

extension FoundationLayout {
    /// The layout of the tables that Xcode makes of a catalogue; nil if the file is none.
    fileprivate init?(catalogPath path: String) {
        let ending = StringCatalogFormat.ending
        guard path.hasSuffix(ending), path.utf8.count > ending.utf8.count else { return nil }
        self.init(path: path.dropLast(ending.utf8.count) + ".strings")
    }
}
