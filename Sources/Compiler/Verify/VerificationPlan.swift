package import InterlinguaFormats
package import InterlinguaIR
package import InterlinguaPlatforms
import OrderedCollections

/// How the two apps ask for one entry.
struct EntryPlan: Sendable {
    let key: Key

    /// What the source's app asks.
    let source: Call

    /// What the target's app asks; nil where the target has nothing to ask for.
    let target: Call?

    let arguments: ArgumentPlan

    /// Whether the target has no entry that was made of this one, so that it answers nothing, whatever is passed.
    let isLeftOut: Bool

    /// Entries of the same shape are asked for with the same arguments; -1 for one without arguments to choose.
    var shape = -1
}

/// One of the two projects that are compared.
package struct VerifiedProject: Sendable {
    package var format: any TranslationFormat

    /// What was read, parts put back into the entries that they belong to.
    package var catalog: Catalog

    /// What was read, parts as entries of their own; nil where there are none.
    package var unfolded: Catalog?

    /// The names by which apps ask for entries, where they are not those of the keys.
    package var names: [Key: String]

    package var files: [InputFile]

    /// What is to be said about the files.
    package var diagnostics: [Diagnostic]

    /// What the project says about its format.
    package var settings: [String: RuntimeSetting]

    /// The tags under which the files have languages that the catalogue has under others.
    var ownLanguages: [LanguageTag: LanguageTag] = [:]

    package init(
        format: any TranslationFormat,
        catalog: Catalog,
        unfolded: Catalog? = nil,
        names: [Key: String] = [:],
        files: [InputFile],
        diagnostics: [Diagnostic] = [],
        settings: [String: RuntimeSetting] = [:]
    ) {
        self.settings = settings
        self.diagnostics = diagnostics
        self.format = format
        self.catalog = catalog
        self.unfolded = unfolded
        self.names = names
        self.files = files
    }

    /// The platform that shows texts from the files.
    func runtime() -> any Runtime {
        format.runtime(for: files, options: RuntimeOptions(sourceLanguage: catalog.sourceLanguage, settings: settings))
    }
}

/// How entries of the source are asked for in the target.
protocol CallSource: Sendable {
    /// The target's call for an entry of the source with its arguments; nil where there is nothing to ask for.
    func call(for key: Key, arguments: [Argument]) -> Call?

    /// The target's entries that were made of one of the source.
    func targets(of key: Key) -> [Entry]

    /// Whether each of the target's calls passes the numbers that choose texts.
    var passesNumbers: Bool { get }

    /// Whether `targets` leaves none out, so that an entry without any is in no file of the target.
    var knowsAllTargets: Bool { get }
}

/// How the two apps ask for all entries.
struct VerificationPlan: Sendable {
    /// How each entry is asked for, in the source's order.
    var entries: [EntryPlan]

    /// The numbers to pass.
    var numbers: NumberChoices

    /// The languages that only the target has, whose users see a parent's texts in the source.
    let inheriting: [InheritingLanguage]

    /// Languages that the source has no files for, whose users see its default texts where they inherit none: one that no
    /// app has files for, and those that the target's app had before.
    let others: [LanguageTag]

    /// Prepares the comparison of a source with a target, whose calls and languages are known.
    ///
    /// - Parameter existing: the languages that the target's app had before.
    init(
        source: VerifiedProject,
        calls: some CallSource,
        in languages: [LanguageTag] = [],
        existing: [LanguageTag] = []
    ) {
        let catalog = source.catalog
        let known = Set(catalog.languages)
        let names = Dictionary(grouping: source.ownLanguages.keys.sorted()) { source.ownLanguages[$0] ?? $0 }
        inheriting = (languages + existing).filter { !known.contains($0) }
            .map { language in
                InheritingLanguage(language: language, parents: language.parents.flatMap { names[$0] ?? [$0] })
            }
            .filter { !known.isDisjoint(with: $0.parents) }
        others =
            [catalog.otherLanguage].compactMap(\.self)
            + existing.filter { !known.contains($0) && $0 != catalog.otherLanguage }
        let linked = Self.linkedArguments(source)
        let builder = CallBuilder(
            source.unfolded ?? catalog,
            format: source.format,
            settings: source.settings,
            names: source.names
        )
        let keys = Array(catalog.entries.keys)
        entries = keys.concurrentMapInRuns { key -> EntryPlan? in
            guard let entry = catalog.entries[key] else { return nil }
            let signature = linked[key] ?? entry.arguments
            guard let call = builder.call(for: key, signature: CallSignature(signature), isList: key.kind == .list)
            else { return nil }
            let isSpecial = !signature.isEmpty || entry.hasSpecialMessages
            let targets = isSpecial ? calls.targets(of: key) : []
            return EntryPlan(
                key: key,
                source: call,
                // An empty list may leave nothing behind that could be asked for.
                target: calls.call(for: key, arguments: signature) ?? (entry.isEmptyList ? .items([]) : nil),
                arguments: ArgumentPlan(
                    arguments: signature,
                    key: key,
                    entry: entry,
                    in: catalog,
                    targets: targets,
                    passesNumbers: calls.passesNumbers
                ),
                isLeftOut: calls.knowsAllTargets && isSpecial && targets.isEmpty
            )
        }.compactMap { $0 }
        var shapes: OrderedSet<ArgumentPlan> = []
        var asked: Set<ShapeInLanguages> = []
        var questions: OrderedSet<NumberChoices.Question> = []
        for index in entries.indices where !entries[index].arguments.isTrivial {
            let plan = entries[index]
            let shape = shapes.append(plan.arguments).index
            entries[index].shape = shape
            guard plan.arguments.choosesByNumber, let entry = catalog.entries[plan.key] else { continue }
            let languages = catalog.languagesToAsk(for: plan.key, entry, inheriting, besides: others)
            guard asked.insert(ShapeInLanguages(shape: shape, languages: languages)).inserted else { continue }
            for language in languages { questions.formUnion(plan.arguments.questions(in: language.rules)) }
        }
        numbers = NumberChoices(questions)
    }

    /// What was looked at before.
    private struct ShapeInLanguages: Hashable {
        let shape: Int
        let languages: [AskedLanguage]
    }

    /// The arguments of entries that refer to others, with those of what they refer to.
    static func linkedArguments(_ source: VerifiedProject) -> [Key: [Argument]] {
        if source.format.capabilities.references == .none { return [:] }
        let entries = source.catalog.entries
        let referring = entries.values.indices.filter { index in
            entries.values[index].messages.values.contains { $0.containsPattern(where: \.hasReferences) }
        }
        if referring.isEmpty { return [:] }
        let linker = ArgumentLinker(entries.map { ($0.key, $0.value) }, referring: referring)
        return Dictionary(uniqueKeysWithValues: referring.map { (entries.keys[$0], linker.entries[$0].arguments) })
    }
}

extension Entry {
    /// Whether the entry is a list without items in every language.
    fileprivate var isEmptyList: Bool {
        messages.values.allSatisfy { message in
            if case .list(let items) = message.content { return items.isEmpty }
            return false
        }
    }
}

/// A language without texts, whose users may see those of others.
struct InheritingLanguage: Sendable, Hashable {
    let language: LanguageTag

    /// The tags that the catalogue has for the language's parents, nearest first.
    let parents: [LanguageTag]
}

/// A language in which an entry is asked for.
struct AskedLanguage: Sendable, Hashable {
    let language: LanguageTag

    let shown: LanguageTag

    /// Whether the source has no file for the language: its users see default texts, which are told only where they differ
    /// otherwise.
    var isOther = false

    /// The languages whose plural rules may choose.
    var rules: [LanguageTag] { language == shown ? [language] : [language, shown] }
}

extension Catalog {
    /// The languages in which an entry shows some language's text, those that inherit one, and at last some that the
    /// catalogue does not have.
    func languagesToAsk(
        for key: Key,
        _ entry: Entry,
        _ inheriting: [InheritingLanguage],
        besides others: [LanguageTag] = []
    ) -> [AskedLanguage] {
        var asked = languagesToAsk(for: key, entry)
        for other in inheriting {
            guard let shown = entry.firstMessage(in: other.parents) else { continue }
            asked.append(AskedLanguage(language: other.language, shown: shown.language))
        }
        for language in others where !asked.contains(where: { $0.language == language }) {
            guard let shown = entry.firstMessage(in: languagesAsked(for: key, in: language)) else { continue }
            asked.append(AskedLanguage(language: language, shown: shown.language, isOther: true))
        }
        return asked
    }

    /// The languages in which an entry shows some language's text, or could as it does in the source language.
    func languagesToAsk(for key: Key, _ entry: Entry) -> [AskedLanguage] {
        let fallback = fallback(for: key)
        guard let table = tables[key.table], fallback.languages != .none,
            entry.messages.count < table.languages.count
        else { return entry.messages.keys.map { AskedLanguage(language: $0, shown: $0) } }
        var languages = OrderedSet(table.languages)
        languages.formUnion(entry.messages.keys)
        // Where an app lets users of one language do without a text that others see, the target may show it.
        let isShownInSource = entry.firstMessage(in: languagesAsked(for: key, in: sourceLanguage)) != nil
        return languages.compactMap { language in
            let shown = entry.firstMessage(in: languagesAsked(for: key, in: language))?.language
            return (shown ?? (isShownInSource ? language : nil)).map { AskedLanguage(language: language, shown: $0) }
        }
    }

    /// A language that no file is for, with the rules of the source language: what its users see is what the default texts
    /// say.
    var otherLanguage: LanguageTag? {
        let known = Set(languages.map(\.language))
        let rules = PluralRules.rules(for: sourceLanguage, kind: .cardinal).rules
        return ["nl", "sv", "fi", "eo", "ja", "ko", "vi", "fr", "hy", "pl", "ru", "uk", "cs", "sk", "lt", "ro"].lazy
            .filter { !known.contains($0) }.compactMap { LanguageTag($0) }
            .first { PluralRules.rules(for: $0, kind: .cardinal).rules == rules }
    }
}
