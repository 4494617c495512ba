import InterlinguaIR
import OrderedCollections

/// Puts the files of one folder together.
struct SwifternalizationTableBuilder {
    struct Language: Sendable {
        let tag: LanguageTag

        /// The language as the library spells it.
        let identifier: String

        /// The language's own file; nil for one that shows the base texts with expressions of its own.
        let file: SwifternalizationFile?
    }

    /// What the languages say for one key.
    private struct Slot {
        let name: String
        /// The entry of `base.json`.
        var base: Int?
        /// The entries of the languages' own files, with the index of the language.
        var own: [(language: Int, entry: Int)] = []
    }

    /// What is to be said about the files and their texts, in the order of the files.
    private(set) var diagnostics: [Diagnostic] = []

    /// Whether texts are no formats.
    var keepsTextsUnformatted = false

    private let folder: String
    private let sourceLanguage: LanguageTag
    private let base: SwifternalizationFile?
    private let expressionFile: SwifternalizationFile?

    /// The source language first, the others sorted.
    private let languages: [Language]

    private var order: [ObjectIdentifier: Int] = [:]

    init(_ folder: String, _ files: [SwifternalizationFile], sourceLanguage: LanguageTag) {
        self.folder = folder
        self.sourceLanguage = sourceLanguage
        base = files.first { $0.path.role == .base }
        expressionFile = files.first { $0.path.role == .expressions }
        var own: [LanguageTag: (identifier: String, file: SwifternalizationFile?)] = [:]
        var diagnostics: [Diagnostic] = []
        let spellings = LanguageSpellings(files.compactMap(\.path.identifier).sorted()) { LanguageTag($0) }
        for file in files {
            guard let identifier = file.path.identifier, let tag = spellings[identifier] else { continue }
            own[tag] = (identifier, file)
            let place = file.file.start
            diagnostics += spellings.diagnostic(for: identifier, at: place)
            if let diagnostic = KnownLanguages.diagnostic(for: identifier, tag, at: place) {
                diagnostics.append(diagnostic)
            }
        }
        let sections = LanguageSpellings((expressionFile?.sections ?? []).map(\.identifier).sorted()) {
            LanguageTag($0)
        }
        for section in expressionFile?.sections ?? [] where section.identifier != SharedExpressions.baseIdentifier {
            guard let tag = LanguageTag(section.identifier), tag != .undetermined else {
                let message = "“\(section.identifier)” names no language, so that the library never reads the section"
                diagnostics.append(Diagnostic(.warning, .unknownSection, message, at: section.key.range))
                continue
            }
            if spellings[section.identifier] != nil { continue }
            if let known = spellings.names[tag] ?? sections.names[tag], known != section.identifier {
                let message =
                    "the library reads this section for the language “\(section.identifier)”, not for “\(known)”"
                diagnostics.append(Diagnostic(.warning, .unknownSection, message, at: section.key.range))
            } else {
                own[tag] = (section.identifier, nil)
            }
        }
        let source = own.removeValue(forKey: sourceLanguage)
        languages =
            [
                Language(
                    tag: sourceLanguage,
                    identifier: source?.identifier ?? sourceLanguage.identifier,
                    file: source?.file
                )
            ]
            + own.keys.sorted().compactMap { tag in
                own[tag].map { Language(tag: tag, identifier: $0.identifier, file: $0.file) }
            }
        let all = [base] + languages.map(\.file) + [expressionFile]
        for file in all.compactMap({ $0 }) {
            order[ObjectIdentifier(file.file)] = order.count
            self.diagnostics += file.diagnostics
        }
        self.diagnostics += diagnostics
        if let expressionFile, expressionFile.isIgnored { self.diagnostics.append(ignored(expressionFile)) }
    }

    /// Says that the library does not know the shared expressions, with the places where texts name them.
    private func ignored(_ file: SwifternalizationFile) -> Diagnostic {
        var names: [String: Set<String>] = [:]
        for section in file.sections { names[section.identifier] = Set(section.expressions.map(\.expression.name)) }
        let shared = names[SharedExpressions.baseIdentifier] ?? []
        let all = names.values.reduce(shared) { $0.union($1) }
        var uses = base?.members(named: all) ?? []
        for language in languages {
            uses += language.file?.members(named: shared.union(names[language.identifier] ?? [])) ?? []
        }
        return Diagnostic(
            .warning,
            .ignoredFile,
            "invalid JSON: the library treats the file as missing and knows none of the expressions",
            at: file.file.start,
            notes: uses.map { Diagnostic.Note("to the library “\($0.name)” is no name of theirs", at: $0.key.range) }
        )
    }

    mutating func build() -> (table: Table, entries: [(Key, Entry)]) {
        let shared = SharedExpressions(expressionFile?.sections.map(\.section) ?? [])
        let resolver = NameResolver(
            languages: languages,
            base: base,
            shared: shared
        )
        let slots = slots()
        let base = base
        let languages = languages
        let folder = folder
        let keepsTextsUnformatted = keepsTextsUnformatted
        let results = slots.runs(of: 256).concurrentMap { slots in
            var builder = SwifternalizationEntryBuilder(languages: languages, resolver: resolver, hasBase: base != nil)
            builder.keepsTextsUnformatted = keepsTextsUnformatted
            let entries = slots.map { slot in
                let own = slot.own.compactMap { item in
                    languages[item.language].file.map { (language: item.language, raw: $0.entries[item.entry]) }
                }
                let entry = builder.entry(base: slot.base.flatMap { base?.entries[$0] }, own: own)
                return (Key(slot.name, table: folder), entry)
            }
            return (entries: entries, diagnostics: builder.diagnostics)
        }
        for result in results { diagnostics += result.diagnostics }
        let entries = results.flatMap(\.entries)
        reportUnshown(slots, entries)
        var selectChecks = SelectChecks()
        selectChecks.check(entries)
        diagnostics += selectChecks.diagnostics
        var checks = ExpressionChecks(languages: languages, resolver: resolver)
        checks.check(base: base, shared: expressionFile)
        diagnostics += checks.diagnostics
        diagnostics = diagnostics.sorted(byFiles: order)
        return (table(shared), entries)
    }

    /// Tells of base texts that no language shows, since each has a text of its own: nothing says of which further
    /// languages the app's users are.
    private mutating func reportUnshown(_ slots: [Slot], _ entries: [(Key, Entry)]) {
        let unshown = zip(slots, entries).compactMap { slot, item -> SwifternalizationFile.Entry? in
            guard let place = slot.base, slot.own.count == languages.count,
                let message = item.1.messages[sourceLanguage],
                let text = message.annotations[SwifternalizationMessageAnnotation.self]?.base,
                message.content != .pattern(text)
            else { return nil }
            return base?.entries[place]
        }
        guard let first = unshown.first else { return }
        diagnostics.append(
            Diagnostic(
                .note,
                .unshownBase,
                "every language file has a text of its own, and users of other languages see that of “\(sourceLanguage)”: "
                    + "base.json's text is shown only in a language that the app declares and has no file for",
                at: first.key.range,
                notes: unshown.count == 1 ? [] : unshown.map { Diagnostic.Note($0.name, at: $0.key.range) }
            )
        )
    }

    private func table(_ shared: SharedExpressions) -> Table {
        var annotation = SwifternalizationTableAnnotation()
        annotation.sections = usedSections(shared)
        for language in languages where language.identifier != language.tag.name {
            if language.file != nil { annotation.identifiers[language.tag] = language.identifier }
        }
        annotation.lacksBase = base == nil && languages[0].file != nil
        let present = languages.filter { $0.file != nil || ($0.tag == sourceLanguage && base != nil) }
        return Table(
            languages: present.map(\.tag),
            fallback: Fallback(languages: annotation.lacksBase ? .none : .source),
            annotations: Annotations(annotation)
        )
    }

    /// The shared expressions that the library looks up for some text.
    private func usedSections(_ shared: SharedExpressions) -> [SharedExpressions.Section] {
        if shared.sections.isEmpty { return [] }
        let baseNames = base?.memberNames ?? []
        var allNames = baseNames
        var names: [String: Set<String>] = [:]
        for language in languages {
            let own = language.file?.memberNames ?? []
            allNames.formUnion(own)
            names[language.identifier] = own.union(baseNames)
        }
        return shared.sections.compactMap { section in
            let used = section.identifier == SharedExpressions.baseIdentifier ? allNames : names[section.identifier]
            let expressions = section.expressions.filter { used?.contains($0.name) ?? false }
            if expressions.isEmpty { return nil }
            return SharedExpressions.Section(identifier: section.identifier, expressions: expressions)
        }
    }

    /// The keys, in the order of the base file, then of the languages' files.
    private func slots() -> [Slot] {
        var slots: [Slot] = []
        var places: [String: Int] = [:]
        for (index, entry) in (base?.entries ?? []).enumerated() {
            places[entry.name] = slots.count
            slots.append(Slot(name: entry.name, base: index))
        }
        for (language, item) in languages.enumerated() {
            for (index, entry) in (item.file?.entries ?? []).enumerated() {
                if let place = places[entry.name] {
                    slots[place].own.append((language, index))
                } else {
                    places[entry.name] = slots.count
                    slots.append(Slot(name: entry.name, own: [(language, index)]))
                }
            }
        }
        return slots
    }
}

extension SwifternalizationFile {
    /// The names of all members by expression.
    var memberNames: Set<String> {
        var names: Set<String> = []
        for entry in entries {
            guard case .expressions(let members) = entry.shape else { continue }
            for member in members { names.insert(member.name) }
        }
        return names
    }

    /// The members by expression that have one of some names, in the order of the file.
    fileprivate func members(named names: Set<String>) -> [Member] {
        entries.flatMap { entry -> [Member] in
            guard case .expressions(let members) = entry.shape else { return [] }
            return members.filter { names.contains($0.name) }
        }
    }
}

extension SwifternalizationFile.Section {
    /// The section without its places.
    var section: SharedExpressions.Section {
        SharedExpressions.Section(identifier: identifier, expressions: expressions.map(\.expression))
    }
}
