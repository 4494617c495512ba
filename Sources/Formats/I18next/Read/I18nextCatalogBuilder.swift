import InterlinguaIR
import OrderedCollections

/// Makes the catalogue of a project whose names are grouped.
final class I18nextCatalogBuilder: Sendable {
    struct Result {
        var catalog: Catalog
        /// The names by which apps ask for entries, where they are not those of the keys.
        var names: [Key: String] = [:]
        /// The names by which apps ask for the entries whose texts have calls.
        var callers: [Key: String] = [:]
        /// Entries that are in the catalogue only for texts that nest them, and those that apps ask for.
        var variants: [Key: Key] = [:]
        /// The calls of other entries in each entry's texts.
        var calls: [Key: [I18nextWrittenCall]] = [:]
        var diagnostics: [Diagnostic] = []
    }

    private let project: I18nextProject
    private let groupings: [I18nextGrouping]
    private let version: I18nextVersion
    private let readings: [I18nextTableReading]

    init(project: I18nextProject, groupings: [I18nextGrouping], version: I18nextVersion) {
        self.project = project
        self.groupings = groupings
        self.version = version
        let settings = project.settings
        let hasNesting = project.tables.contains { table in table.columns.contains(where: \.source.hasNesting) }
        let lookup =
            hasNesting
            ? I18nextLookup(
                project.tables,
                groupings,
                settings: settings,
                version: version,
                sourceLanguage: project.sourceLanguage
            ) : nil
        let simple = I18nextTextContext(version: version, settings: settings, lookup: lookup)
        let context = I18nextTextContext(
            version: version,
            settings: settings,
            lookup: lookup,
            scopes: I18nextScopes(project.tables, groupings, simple)
        )
        readings = project.tables.enumerated().map { number, table in
            I18nextTableReading(table, number: number, context: context, sourceLanguage: project.sourceLanguage)
        }
    }

    private struct Run: Sendable {
        var keys: [Key] = []
        var entries: [Entry] = []
        var calls: [Key: [I18nextWrittenCall]] = [:]
        var callers: [Key: String] = [:]
        var variants: [I18nextVariant] = []
        var unreachable: [(column: Int, name: Int)] = []
        var diagnostics: [Diagnostic] = []
    }

    /// Makes the catalogue, on all cores.
    func build() -> Result {
        let runs = groupings.enumerated().flatMap { table, grouping in
            stride(from: 0, to: grouping.units.count, by: 128).map {
                (table: table, units: $0..<min($0 + 128, grouping.units.count))
            }
        }
        let made = runs.concurrentMap { self.run($0.table, groupings[$0.table].units[$0.units]) }
        var result = Result(catalog: Catalog(sourceLanguage: project.sourceLanguage))
        result.catalog.entries = OrderedDictionary(
            uncheckedUniqueKeys: made.flatMap(\.keys),
            values: made.flatMap(\.entries)
        )
        for run in made {
            result.diagnostics += run.diagnostics
            result.calls.merge(run.calls) { $1 }
            result.callers.merge(run.callers) { $1 }
        }
        var unreachable: [[(column: Int, name: Int)]] = project.tables.map { _ in [] }
        for (run, made) in zip(runs, made) { unreachable[run.table] += made.unreachable }
        for (index, table) in project.tables.enumerated() {
            result.catalog.tables[table.name] = self.table(table, unreachable[index])
        }
        if let separator = project.settings.keySeparator, separator != "." {
            for key in result.catalog.entries.keys where key.path.count > 1 {
                result.names[key] = key.path.joined(separator: separator)
            }
        }
        add(made.flatMap(\.variants), to: &result)
        return result
    }

    /// Adds what texts nest that look elsewhere than the app does.
    private func add(_ variants: [I18nextVariant], to result: inout Result) {
        // No projects but hostile ones come near.
        var room = 1 << 22
        var pending = variants[...]
        while let variant = pending.popFirst() {
            let original = variant.entry.key
            guard result.variants.updateValue(original, forKey: variant.key) == nil, room > 0 else { continue }
            let run = run(variant.entry.table, [variant.entry.unit], variant)
            guard let entry = run.entries.first else { continue }
            for message in entry.messages.values { message.forEachPattern { room -= $0.size + 64 } }
            result.catalog.entries[variant.key] = entry
            result.catalog.tables[variant.key.table] = result.catalog.tables[original.table]
            result.calls[variant.key] = run.calls[original]
            pending += run.variants
        }
    }

    private func run(_ number: Int, _ units: ArraySlice<I18nextGrouping.Unit>, _ variant: I18nextVariant? = nil) -> Run
    {
        let table = project.tables[number]
        let readers = units.map { I18nextEntryReader($0, readings[number], variant) }
        for (place, column) in table.columns.enumerated() {
            let column = I18nextOpenColumn(column, number: place, skipsEmpty: project.settings.skipsEmpty)
            for reader in readers { reader.read(column) }
        }
        var run = Run()
        run.keys.reserveCapacity(units.count)
        run.entries.reserveCapacity(units.count)
        for reader in readers {
            let entry = reader.finish()
            run.diagnostics += reader.diagnostics
            run.unreachable += reader.unreachable
            guard let entry else { continue }
            let key = Key(table: table.name, kind: reader.kind, path: table.names.path(reader.unit.base))
            if !reader.patterns.calls.isEmpty {
                run.calls[key] = reader.patterns.calls
                run.callers[key] = reader.patterns.name
                run.variants += reader.patterns.variants
            }
            run.keys.append(key)
            run.entries.append(entry)
        }
        return run
    }

    private func table(_ table: I18nextTableDraft, _ unreachable: [(column: Int, name: Int)]) -> Table {
        var annotation = I18nextTableAnnotation(version: version)
        annotation.root = table.root
        annotation.delimiters = project.settings.delimiters(for: version)
        annotation.defaultVariables = project.settings.defaultVariables
        var rests = table.columns.map(\.rest)
        for (column, name) in unreachable {
            guard let element = table.columns[column].element(of: name) else { continue }
            rests[column].append(
                I18nextRestMember(
                    path: table.names.path(table.columns[column].aliases[name] ?? name),
                    value: element.value,
                    origin: Origin(range: element.range)
                )
            )
        }
        for (column, rest) in zip(table.columns, rests) {
            annotation.files.append(
                I18nextFileAnnotation(
                    language: column.language,
                    code: column.code,
                    spelling: column.source.path.spelling,
                    namespace: table.namespace,
                    path: column.source.layoutPath,
                    levels: column.levels,
                    layout: column.source.layout,
                    rest: rest.sorted { $0.place < $1.place },
                    arrays: column.arrays.map { table.names.path($0) }
                )
            )
        }
        var result = Table(
            languages: table.columns.map(\.language),
            fallback: Fallback(languages: .truncatedThenSource, gap: .nextLanguage),
            annotations: Annotations(annotation)
        )
        result.folder = table.name.hasPrefix(table.root) ? table.root : ""
        if project.settings.dialect(for: version) == .ios {
            result.relatives = I18nextPlurals.relativesOnIOS(
                of: result.languages,
                sourceLanguage: project.sourceLanguage
            )
        } else {
            result.relatives =
                project.settings.relatives(of: result.languages, sourceLanguage: project.sourceLanguage)
        }
        return result
    }
}

extension I18nextRestMember {
    /// The first byte of the value.
    fileprivate var place: UInt32 { origin.range?.lowerBound ?? 0 }
}
