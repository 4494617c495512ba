package import InterlinguaGenerator
package import InterlinguaIR
package import InterlinguaPlatforms

/// What was seen of a conversion's result: what can't be read back, and what differs.
package struct Observations: Sendable {
    /// Where the sentences stand in both projects.
    package let places: DifferencePlaces

    private let source: Catalog
    private let unreadable: [Diagnostic]
    private let groups: [DifferenceGroup]
    private let leftOut: [Diagnostic]
    private let unmodelled: Diagnostic?

    /// Takes what verification found, and reads the files back.
    package init(
        _ verification: VerificationResult,
        _ converter: Converter,
        of loaded: Loader.Loaded,
        _ result: Converter.Result,
        as target: any TranslationFormat
    ) {
        let readBack = converter.readBack(result, as: target, loaded.diagnostics)
        places = DifferencePlaces(source: loaded.catalog, target: readBack.catalog)
        source = loaded.catalog
        unreadable = readBack.errors
        groups = VerificationResult.groups(verification.differences)
        unmodelled = verification.unmodelledNote(in: loaded.catalog)
        let told = Set(verification.differences.flatMap(\.languages))
        let capabilities = target.capabilities(with: converter.settings(of: result))
        let kept = Set(readBack.catalog.entries.values.languages.map(\.canonical))
        let leftOut = loaded.catalog.entries.values.languages.filter { language in
            guard let languageOfFiles = capabilities.languageOfFiles, languageOfFiles(language) == nil else {
                return false
            }
            return !told.contains(language) && !kept.contains(language.canonical)
        }
        self.leftOut = leftOut.sorted().map { language in
            let place = loaded.catalog.entries.values.lazy.compactMap { $0.messages[language]?.origin.range }.first
            let message = "the target has no files in “\(language)”: its texts were left out, which no user sees"
            return Diagnostic(.warning, Cause.lostLanguage.kind, message, at: place)
        }
    }

    /// Everything for people; defects of the conversion first.
    ///
    /// - Parameters:
    ///   - writesTarget: Whether the target's files are written, so that places in them can be looked up.
    ///   - differences: How grave differences are that have a cause.
    ///   - facts: How grave differences are between any two such apps.
    package func diagnostics(
        writesTarget: Bool = true,
        differences: Diagnostic.Severity = .warning,
        facts: Diagnostic.Severity = .note
    ) -> [Diagnostic] {
        let places = writesTarget ? places : DifferencePlaces(source: source, target: nil)
        func diagnostics(_ isMeant: (DifferenceGroup) -> Bool, _ severity: Diagnostic.Severity) -> [Diagnostic] {
            groups.filter(isMeant).map { $0.diagnostic(severity, places) }
        }
        var defects = unreadable + diagnostics({ $0.causes.isEmpty }, .error)
        if !defects.isEmpty { defects.append(.defectOfConversion) }
        return defects + diagnostics({ !$0.causes.isEmpty && !$0.isPlatformFact }, differences)
            + leftOut + [unmodelled].compactMap(\.self) + diagnostics({ $0.isPlatformFact }, facts)
    }
}
