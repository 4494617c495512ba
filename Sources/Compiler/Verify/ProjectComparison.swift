import InterlinguaIR

/// Compares two projects that are files already.
package struct ProjectComparison: Sendable {
    /// The project that says what is right.
    package var source: VerifiedProject

    /// The project that is to say the same.
    package var target: VerifiedProject

    /// What the conversion that made the target said; nil if it was made otherwise, or nothing is known.
    package var report: ConversionReport?

    /// Whether elements count as the tags by which they are written, whichever of the two shows them.
    var readsTags = false

    /// Is told how far the comparison is, from several threads.
    var progress: ProgressHandler?

    /// Why the two projects can't be compared.
    package enum Obstacle: Error, Sendable, Hashable, CustomStringConvertible {
        /// The report tells of another conversion; the words say in what it differs.
        case otherReport(String)
        /// The tables of the projects lie in different folders.
        case otherFolders(asked: [String], found: [String])

        package var description: String {
            switch self {
            case .otherReport(let reason): return "the report is about another conversion: \(reason)"
            case .otherFolders(let asked, let found):
                func names(_ folders: [String]) -> String { folders.map { "“\($0)”" }.joined(separator: ", ") }
                return "the two projects have no folder in common: texts are asked for in \(names(asked)), and the "
                    + "target has \(names(found)); give the folders that correspond"
            }
        }
    }

    /// Compares the projects of which a source is made up, one for each format, with a target.
    package static func verify(
        _ sources: [VerifiedProject],
        against target: VerifiedProject,
        report: ConversionReport? = nil,
        progress: ProgressHandler? = nil
    ) throws(Obstacle) -> VerificationResult {
        guard let first = sources.first, sources.count > 1 else {
            guard let source = sources.first else { return VerificationResult(entryCount: 0) }
            var comparison = ProjectComparison(source: source, target: target, report: report)
            comparison.progress = progress
            return try comparison.verify()
        }
        let name = sources.map(\.format.name).joined(separator: "+")
        var result: VerificationResult?
        for source in sources {
            var own = report
            // The report is about all of them together.
            if own?.sourceFormat == name { own?.sourceFormat = source.format.name }
            own?.sourceLanguage = source.catalog.sourceLanguage
            own?.entries.removeAll { source.catalog.entries[$0.key] == nil }
            var comparison = ProjectComparison(source: source, target: target, report: own)
            comparison.progress = progress
            var found = try comparison.verify()
            // What the target has beside one of them may be another one's.
            found.additions = TargetAdditions()
            if result == nil { result = found } else { result?.merge(found) }
        }
        return result ?? VerificationResult(entryCount: first.catalog.entries.count)
    }

    /// Asks both platforms for every entry of the source in every language.
    package func verify() throws(Obstacle) -> VerificationResult {
        if let reason = report?.mismatch(with: source, target) { throw .otherReport(reason) }
        let converter = Converter(
            options: Converter.Options(
                fillsGaps: report?.fillsGaps ?? false,
                settings: target.settings,
                sourceSettings: source.settings
            )
        )
        let legalised = converter.legalise(source.catalog, from: source.format, to: target.format)
        let calls = TargetCalls(target, legalised: legalised, report: report)
        let plan = VerificationPlan(source: source, calls: calls, in: target.catalog.languages)
        let written = target.unfolded ?? target.catalog
        try checkFolders(plan, written)
        var verifier = Verifier(source: source, target: target, plan: plan)
        verifier.progress = progress
        verifier.readsTags = readsTags
        var result = verifier.verify()
        if let report { result.remove(Baseline(report.differences)) }
        result.additions = TargetAdditions(
            of: written,
            source: source.catalog,
            plan: plan,
            scope: target.format.capabilities.keys.scope
        )
        return result
    }

    /// Where nothing that is asked for lies in a folder of the target, one word about that says more than an error for
    /// every entry.
    private func checkFolders(_ plan: VerificationPlan, _ written: Catalog) throws(Obstacle) {
        func folder(_ table: String) -> String {
            table.lastIndex(of: "/").map { String(table[...$0]) } ?? ""
        }
        var asked: Set<String> = []
        for entry in plan.entries {
            for lookUp in entry.target?.lookUps ?? [] { asked.insert(folder(lookUp.key.table)) }
        }
        let found = Set(written.tables.keys.map(folder))
        if asked.isEmpty || found.isEmpty || !asked.isDisjoint(with: found) { return }
        throw .otherFolders(asked: asked.sorted(), found: found.sorted())
    }
}

extension ConversionReport {
    /// In what the report differs from two projects that it is used with; nil if it may be theirs.
    func mismatch(with source: VerifiedProject, _ target: VerifiedProject) -> String? {
        if sourceFormat != source.format.name {
            return "it was from \(sourceFormat), the source is \(source.format.name)"
        }
        if targetFormat != target.format.name {
            return "it was to \(targetFormat), the target is \(target.format.name)"
        }
        if sourceLanguage != source.catalog.sourceLanguage {
            return "its source language is “\(sourceLanguage)”, not “\(source.catalog.sourceLanguage)”"
        }
        if let unknown = entries.first(where: { source.catalog.entries[$0.key] == nil }) {
            let table = unknown.key.table.isEmpty ? "" : " in the table “\(unknown.key.table)”"
            return "it names “\(unknown.key.name)”\(table), which the source does not have"
        }
        return nil
    }
}
