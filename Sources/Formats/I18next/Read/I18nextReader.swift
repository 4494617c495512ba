import Dispatch
import InterlinguaIR
import OrderedCollections

/// Reads a project's i18next files into one catalogue.
///
/// Files are parsed on all cores; which names are plurals and contexts of others is decided over all of them together; then
/// entries are made on all cores.
package enum I18nextReader {
    /// Reads the files; without a version they tell it.
    package static func read(_ inputs: [InputFile], version: I18nextVersion?, options: ReadingOptions) -> ReadingResult
    {
        var diagnostics: [Diagnostic] = []
        var settings = I18nextSettings(options.settings, &diagnostics)
        let sources = sources(inputs, settings, options.sourceLanguage)
        var project = I18nextProject(sources, settings: settings, options)
        settings = project.settings
        diagnostics += project.diagnostics
        for source in sources { diagnostics += source.diagnostics }
        let evidence = I18nextVersionEvidence(project)
        let decided = version ?? settings.version ?? evidence.version
        diagnostics += evidence.diagnostics(version: decided)
        project.settle(for: decided)
        let decidedSettings = project.settings
        let grouped = project.tables.concurrentMap { table in
            var table = table
            var diagnostics: [Diagnostic] = []
            table.setAside(version: decided, settings: decidedSettings, &diagnostics)
            let grouping = I18nextGrouping(&table, version: decided, settings: decidedSettings)
            return (table: table, grouping: grouping, diagnostics: diagnostics)
        }
        project.tables = grouped.map(\.table)
        for table in grouped { diagnostics += table.diagnostics }
        let groupings = grouped.map(\.grouping)
        let builder = I18nextCatalogBuilder(project: project, groupings: groupings, version: decided)
        var result = builder.build()
        diagnostics += result.diagnostics
        if sources.contains(where: \.hasNesting) {
            var cycles = I18nextReferenceCycles(result, dialect: settings.dialect(for: decided))
            cycles.cut()
            result.catalog = cycles.catalog
            diagnostics += cycles.diagnostics
        }
        let translations = TranslationCheck(
            result.catalog,
            effects: .init(
                ofEmptyText: "nothing is shown, unless the app sets “returnEmptyString” to false",
                ofUnpassedArgument: "a placeholder is shown as it is for what the app doesn't pass"
            ),
            reported: diagnostics
        )
        diagnostics += translations.diagnostics() + result.catalog.impliedNumbers()
        diagnostics += result.catalog.signsOfOtherLibraries()
        // The memory of what was read is given back beside what follows.
        DispatchQueue.global().async { withExtendedLifetime(builder) {} }
        return ReadingResult(
            catalog: result.catalog,
            diagnostics: sorted(diagnostics, by: sources),
            names: result.names,
            guess: project.guess
        )
    }

    /// The version that a project's files tell, as reading them without one finds it.
    package static func version(of inputs: [InputFile], settings: [String: RuntimeSetting]) -> I18nextVersion {
        var diagnostics: [Diagnostic] = []
        let settings = I18nextSettings(settings, &diagnostics)
        let project = I18nextProject(sources(inputs, settings, nil), settings: settings, ReadingOptions())
        return settings.version ?? I18nextVersionEvidence(project).version
    }

    /// Parses the files, on all cores.
    private static func sources(
        _ inputs: [InputFile],
        _ settings: I18nextSettings,
        _ sourceLanguage: LanguageTag?
    ) -> [I18nextSource] {
        let jobs = Array(zip(inputs, I18nextPath.paths(of: inputs, settings.pathStatement(sourceLanguage))))
        return jobs.concurrentMap { I18nextSource.read($0, path: $1, settings: settings) }
    }

    /// The diagnostics in the order of files and places; those of the whole job first.
    private static func sorted(_ diagnostics: [Diagnostic], by sources: [I18nextSource]) -> [Diagnostic] {
        if diagnostics.count < 2 { return diagnostics }
        var order: [ObjectIdentifier: Int] = [:]
        for source in sources { order[ObjectIdentifier(source.document.file)] = order.count }
        let keys = diagnostics.enumerated().map { index, diagnostic in
            (
                file: diagnostic.range.map { order[ObjectIdentifier($0.file)] ?? -1 } ?? -1,
                offset: diagnostic.range?.lowerBound ?? 0,
                index: index
            )
        }
        return keys.sorted { ($0.file, $0.offset, $0.index) < ($1.file, $1.offset, $1.index) }
            .map { diagnostics[$0.index] }
    }
}
