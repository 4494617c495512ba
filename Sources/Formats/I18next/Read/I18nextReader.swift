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
        let read = Grouped(inputs, version: version, options)
        let project = read.project
        var diagnostics = read.diagnostics
        let builder = I18nextCatalogBuilder(project: project, groupings: read.groupings, version: read.version)
        var result = builder.build()
        diagnostics += result.diagnostics
        if read.sources.contains(where: \.hasNesting) {
            var cycles = I18nextReferenceCycles(result, dialect: read.dialect)
            cycles.cut()
            result.catalog = cycles.catalog
            diagnostics += cycles.diagnostics
        }
        if options.checksTexts {
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
        }
        // The memory of what was read is given back beside what follows.
        DispatchQueue.global().async { withExtendedLifetime(builder) {} }
        return ReadingResult(
            catalog: result.catalog,
            diagnostics: sorted(diagnostics, by: read.sources),
            names: result.names,
            guess: project.guess
        )
    }

    /// The files of a project, and which of their names make up entries.
    private struct Grouped {
        let sources: [I18nextSource]
        let project: I18nextProject
        let groupings: [I18nextGrouping]
        let version: I18nextVersion

        /// The library by the settings of all versions.
        let dialect: I18nextDialect

        let diagnostics: [Diagnostic]

        init(_ inputs: [InputFile], version: I18nextVersion?, _ options: ReadingOptions) {
            var diagnostics: [Diagnostic] = []
            let said = I18nextSettings(options.settings, &diagnostics)
            sources = I18nextReader.sources(inputs, said, options.sourceLanguage)
            var project = I18nextProject(sources, settings: said, options)
            diagnostics += project.diagnostics
            for source in sources { diagnostics += source.diagnostics }
            let evidence = I18nextVersionEvidence(project)
            let decided = version ?? project.settings.version ?? evidence.version
            self.version = decided
            dialect = project.settings.dialect(for: decided)
            diagnostics += evidence.diagnostics(version: decided)
            project.settle(for: decided)
            let settings = project.settings
            let grouped = project.tables.concurrentMap { table in
                var table = table
                var diagnostics: [Diagnostic] = []
                table.setAside(version: decided, settings: settings, &diagnostics)
                let grouping = I18nextGrouping(&table, version: decided, settings: settings)
                return (table: table, grouping: grouping, diagnostics: diagnostics)
            }
            project.tables = grouped.map(\.table)
            for table in grouped { diagnostics += table.diagnostics }
            self.project = project
            groupings = grouped.map(\.grouping)
            self.diagnostics = diagnostics
        }
    }

    /// What names make up an entry.
    package struct Group {
        /// The folder around languages and namespaces.
        package var folder: String

        /// The table's name without the folder.
        package var table: String

        /// The name by which apps ask for the entry.
        package var name: String

        /// How many arguments choose among its texts.
        package var choiceCount: Int
    }

    /// Reads no more than which names of the files make up entries.
    package static func groups(
        in inputs: [InputFile],
        version: I18nextVersion,
        options: ReadingOptions
    ) -> [Group] {
        let read = Grouped(inputs, version: version, options)
        let separator = read.project.settings.keySeparator ?? "."
        return zip(read.project.tables, read.groupings).flatMap { table, grouping in
            let folder = table.name.hasPrefix(table.root) ? table.root : ""
            let name = String(table.name.dropFirst(folder.count))
            return grouping.units.map { unit in
                Group(
                    folder: folder,
                    table: name,
                    name: table.names.path(unit.base).joined(separator: separator),
                    choiceCount: unit.choiceCount
                )
            }
        }
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
