import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// Writes a catalogue as i18next's files.
///
/// An object, since every file and every text asks it.
final class I18nextWriter: Sendable {
    let catalog: Catalog
    let settings: I18nextSettings
    let version: I18nextVersion
    let syntax: I18nextTextSyntax
    let plan: I18nextKeyPlan
    let existing: ExistingEntries?
    private let callees: [Key: I18nextCallee]

    /// The same with the default namespace named, for texts of other ones, and for those that they nest.
    private let foreignCallees: [Key: I18nextCallee]

    /// Entries of the default namespace that texts of other ones nest, at any depth.
    private let nestedElsewhere: Set<Key>

    /// Writes a catalogue that has the shape of the version's capabilities.
    static func write(_ catalog: Catalog, version: I18nextVersion, options: WritingOptions) -> WritingResult {
        var diagnostics: [Diagnostic] = []
        let choice = I18nextSettingChoice(catalog, version: version, options: options)
        let settings = I18nextSettings(options.settings.merging(choice.settings) { $1 }, &diagnostics)
            .known(in: version)
        let plan = choice.plan ?? I18nextKeyPlan(catalog, settings, version, options.existing)
        let writer = I18nextWriter(catalog, settings, version, plan, options.existing)
        let filePlan = I18nextFilePlan(writer.catalog, settings, version, options.existing)
        let written = writer.write(filePlan.files)
        let files = written.flatMap(\.files)
        let regrouping = I18nextRegrouping(
            catalog,
            files,
            names: writer.plan.names,
            version: version,
            settings: options.settings.merging(choice.settings) { $1 }
        )
        return WritingResult(
            files: files,
            diagnostics: diagnostics + filePlan.diagnostics + writer.plan.diagnostics + written.flatMap(\.diagnostics)
                + regrouping.diagnostics(in: catalog),
            names: writer.plan.names,
            changedCalls: writer.plan.changedCalls,
            settings: choice.settings
        )
    }

    private init(
        _ catalog: Catalog,
        _ settings: I18nextSettings,
        _ version: I18nextVersion,
        _ plan: I18nextKeyPlan,
        _ existing: ExistingEntries?
    ) {
        var catalog = catalog
        self.settings = settings
        self.version = version
        self.existing = existing
        self.plan = plan
        syntax = I18nextTextSyntax(settings, version)
        let grammar = I18nextKeyGrammar(settings, version)
        let targets = OrderedSet(catalog.entries.values.lazy.flatMap(\.messages.values).flatMap(\.targets))
        callees = Self.callees(of: targets, in: catalog, plan, grammar, settings, namesDefault: false)
        foreignCallees = Self.callees(of: targets, in: catalog, plan, grammar, settings, namesDefault: true)
        nestedElsewhere = callees.isEmpty || catalog.tables.count < 2 ? [] : Self.nestedElsewhere(catalog, settings)
        // Where a text refers to one that is missing, its key is shown, which is another one now.
        for (key, callee) in callees {
            if catalog.tables[key.table]?.annotations[I18nextTableAnnotation.self]?.version == version { continue }
            let shown = syntax.engine == .javaScript ? plan.names[key] ?? key.name : callee.name
            guard shown != key.name, catalog.entries[key]?.messages[catalog.sourceLanguage] == nil else { continue }
            catalog.entries[key]?.messages[catalog.sourceLanguage] = Message(Pattern(key.name))
        }
        self.catalog = catalog
    }

    private func write(_ files: [I18nextFilePlan.File]) -> [WritingResult] {
        var entries: [String: [Int]] = [:]
        for (index, key) in catalog.entries.keys.enumerated() { entries[key.table, default: []].append(index) }
        let tables = entries
        return files.concurrentMap { file in
            var builder = I18nextFileBuilder(self)
            for part in file.parts { builder.add(part, entries: tables[part.table] ?? []) }
            return builder.finish(path: file.path, layout: file.layout)
        }
    }

    /// What stands behind the key in the names of an entry's members in the project that is written into.
    func existingSuffixes(of key: Key, in language: LanguageTag) -> Set<String> {
        var suffixes: Set<String> = []
        existing?.entry(of: key)?.messages[language]?.forEachElement { element in
            if case .select(let select) = element { suffixes.formUnion(select.variants.compactMap(\.spelling)) }
        }
        return suffixes
    }

    /// How a text of an entry refers to another one; nil for one that the catalogue lacks.
    ///
    /// Where the app gives a text's namespace as an option, JavaScript looks there for what the text refers to, and for what
    /// that refers to in turn.
    func callee(_ key: Key, from caller: Key) -> I18nextCallee? {
        let isDefault = Self.isDefault(caller.table, catalog, settings) && !nestedElsewhere.contains(caller)
        return isDefault || syntax.engine == .ios ? callees[key] : foreignCallees[key]
    }

    private static func isDefault(_ table: String, _ catalog: Catalog, _ settings: I18nextSettings) -> Bool {
        I18nextTableName(table, of: catalog, settings).namespace == settings.defaultNamespace
    }

    private static func nestedElsewhere(_ catalog: Catalog, _ settings: I18nextSettings) -> Set<Key> {
        func targets(_ entry: Entry?) -> [Key] { (entry?.messages.values.flatMap(\.targets)) ?? [] }
        let tables = Set(catalog.tables.keys.filter { isDefault($0, catalog, settings) })
        var pending = catalog.entries.filter { !tables.contains($0.key.table) }.values.flatMap { targets($0) }
        var found: Set<Key> = []
        while let key = pending.popLast() {
            guard found.insert(key).inserted else { continue }
            pending += targets(catalog.entries[key])
        }
        return found
    }

    /// What references to entries need to know, of those that some reference targets.
    private static func callees(
        of targets: OrderedSet<Key>,
        in catalog: Catalog,
        _ plan: I18nextKeyPlan,
        _ grammar: I18nextKeyGrammar,
        _ settings: I18nextSettings,
        namesDefault: Bool
    ) -> [Key: I18nextCallee] {
        var callees: [Key: I18nextCallee] = [:]
        for key in targets {
            guard let index = catalog.entries.index(forKey: key) else { continue }
            let entry = catalog.entries.values[index]
            let name = I18nextTableName(key.table, of: catalog, settings)
            let isImplied = !namesDefault && name.namespace == settings.defaultNamespace
            let namespace = isImplied ? nil : name.namespace
            let written = grammar.callee(plan.places[index].call, in: namespace)
            var callee = I18nextCallee(name: written.name, namespace: written.namespace)
            callee.isOrdinal = key.kind == .ordinal
            for pattern in entry.messages.values.lazy.flatMap(\.patterns) {
                for select in pattern.selects {
                    guard case .argument(let argument, _) = select.selector, entry.arguments.indices.contains(argument)
                    else { continue }
                    if entry.arguments[argument].name == "count" { callee.looksAtCount = true }
                    if entry.arguments[argument].name == "context" { callee.looksAtContext = true }
                }
            }
            callees[key] = callee
        }
        return callees
    }
}

extension I18nextTextSyntax {
    /// How the library that reads files of a version finds the moving parts of texts.
    init(_ settings: I18nextSettings, _ version: I18nextVersion) {
        switch settings.dialect(for: version) {
        case .ios: engine = .ios
        case .js1: engine = .firstJavaScript
        case .js: engine = .javaScript
        }
        hasFormats = version != .v1 && version != .v2
        prefix = settings.prefix(for: version)
        suffix = settings.suffix(for: version)
        escapesValues = settings.escapesValues(for: version)
        isFirstVersion = version == .v1
        doublesPercentSigns = settings.usesSprintf
        keySeparator = settings.keySeparator ?? "."
        formatSeparator = settings.formatSeparator
        unescapedMark = settings.unescapedMark
        nestingOptionsSeparator = settings.nestingOptionsSeparator
        nestingPrefix = settings.nestingPrefix
        nestingSuffix = settings.nestingSuffix
    }
}
