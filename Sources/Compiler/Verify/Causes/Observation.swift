import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics
import OrderedCollections

/// Two apps that can be asked again, whoever uses them, while one entry is looked at.
final class ComparedApps {
    private let source: Caller
    private let target: Caller
    private let existing: ExistingApp?

    /// The language that users have for whom a language's texts are meant.
    private let user: (LanguageTag) -> LanguageTag
    private var users: [LanguageTag: (source: UserCaller, target: UserCaller)] = [:]
    private var tables = (source: "", target: "")
    private var plan: EntryPlan?
    private var sourceAnswers: [Question: [SpannedText]] = [:]
    private var targetAnswers: [Question: [SpannedText]] = [:]

    /// Whether some text of the entry shows an argument as a character, by the argument's index.
    private var characters: [Int: Bool] = [:]

    /// The language in which causes were looked for, and how often in vain.
    private var searches: (language: LanguageTag?, inVain: Int) = (nil, 0)

    /// Where so many sentences of an entry differ in a language without a cause, nothing is looked for in further ones: a
    /// search may ask both apps some hundred times.
    private static let searchLimit = 8

    private struct Question: Hashable {
        let language: LanguageTag
        let arguments: CallArguments

        /// Hashes the numbers if there are any, which tell nearly all calls for an entry apart: texts are long.
        func hash(into hasher: inout Hasher) {
            hasher.combine(language)
            var hasNumber = false
            for case .number(let number, _) in arguments.values {
                hasher.combine(number)
                hasNumber = true
            }
            if !hasNumber { hasher.combine(arguments) }
        }
    }

    init(source: Caller, target: Caller, existing: ExistingApp?, user: @escaping (LanguageTag) -> LanguageTag) {
        self.source = source
        self.target = target
        self.existing = existing
        self.user = user
    }

    /// Turns to an entry.
    func look(at plan: EntryPlan) {
        if self.plan?.key == plan.key { return }
        self.plan = plan
        searches = (nil, 0)
        sourceAnswers.removeAll(keepingCapacity: true)
        targetAnswers.removeAll(keepingCapacity: true)
        characters = [:]
        let tables = (
            source: plan.source.lookUps.first?.key.table ?? "", target: plan.target?.lookUps.first?.key.table ?? ""
        )
        if tables != self.tables {
            users = [:]
            self.tables = tables
        }
    }

    /// Looks for causes of what differs, unless it was in vain too often.
    func search(in language: LanguageTag, _ causes: () -> [Cause]?) -> [Cause] {
        if searches.language != language { searches = (language, 0) }
        if searches.inVain == Self.searchLimit { return [] }
        if let found = causes() { return found }
        searches.inVain += 1
        return []
    }

    /// Whether some text of the entry shows an argument as a character.
    func printsCharacter(_ argument: Int, in catalog: Catalog) -> Bool {
        if let known = characters[argument] { return known }
        let entry = plan.flatMap { catalog.entries[$0.key] }
        let found = entry?.contains { element in
            guard case .placeholder(let placeholder) = element, placeholder.argument == argument,
                case .character = placeholder.format
            else { return false }
            return true
        }
        characters[argument] = found ?? false
        return found ?? false
    }

    /// What the source's app shows, several texts where it leaves that to chance; none where it fails.
    func source(_ language: LanguageTag, _ arguments: CallArguments) -> [SpannedText] {
        let question = Question(language: language, arguments: arguments)
        if let known = sourceAnswers[question] { return known }
        let answer = plan.map { user(language).source.spannedAnswers($0.source, arguments) } ?? []
        sourceAnswers[question] = answer
        return answer
    }

    /// What the target's app shows, several texts where it leaves that to chance; none where it fails.
    func target(_ language: LanguageTag, _ arguments: CallArguments) -> [SpannedText] {
        let question = Question(language: language, arguments: arguments)
        if let known = targetAnswers[question] { return known }
        let answer =
            plan?.target.map { user(language).target.spannedAnswers($0, arguments) } ?? [
                SpannedText(Verifier.missingText)
            ]
        targetAnswers[question] = answer
        return answer
    }

    /// What the target's app shows, the key included where it has no text.
    func targetWithKeys(_ language: LanguageTag, _ arguments: CallArguments) -> [SpannedText] {
        guard let call = plan?.target else { return [] }
        var user = user(language).target
        user.caller.marksArguments = true
        return SpannedText.texts(of: user.answer(call, arguments))
    }

    /// What the target's app makes of a text that it is given in case there is none; nil where it fails.
    func target(ofMissing text: String, _ language: LanguageTag, _ arguments: CallArguments) -> SpannedText? {
        // Any item's look-up shows what becomes of a list's words.
        guard let call = plan?.target, let lookUp = call.lookUp(for: arguments, in: language) ?? call.lookUps.first
        else { return nil }
        var user = user(language).target.telling(text)
        user.caller.marksArguments = true
        return SpannedText.texts(of: user.answer(Call.lookUp(lookUp).named(Verifier.missingText), arguments)).first
    }

    /// Whether the target has no text for what its app asks, and the key is shown, as a format where it is one.
    func isKeyShownInTarget(_ language: LanguageTag, _ arguments: CallArguments) -> Bool {
        isKeyShown(for: plan?.target, user(language).target, language, arguments)
    }

    /// Whether the source has no text for what its app asks, and the key is shown, as the library reads it.
    func isKeyShownInSource(_ language: LanguageTag, _ arguments: CallArguments) -> Bool {
        isKeyShown(for: plan?.source, user(language).source, language, arguments)
    }

    private func isKeyShown(
        for call: Call?,
        _ user: UserCaller,
        _ language: LanguageTag,
        _ arguments: CallArguments
    ) -> Bool {
        guard var lookUp = call?.lookUp(for: arguments, in: language), lookUp.showsKey else { return false }
        lookUp.showsKey = false
        return user.spannedAnswers(.lookUp(lookUp), arguments).contains(where: \.isMissing)
    }

    /// What the target's app chose by before and a message of the source doesn't.
    func existingChoices(
        beyond message: Message?,
        in language: LanguageTag,
        for arguments: CallArguments
    ) -> Set<MessageChoice> {
        plan?.target?.lookUps.reduce(into: []) {
            $0.formUnion(existing?.choices($1, language, beyond: message, for: arguments) ?? [])
        } ?? []
    }

    /// What the target's app showed before it got the texts; nothing where it had none.
    func existing(_ language: LanguageTag, _ arguments: CallArguments) -> [SpannedText] {
        guard let existing, let call = plan?.target else { return [] }
        let user = existing.caller.user(user(language), of: tables.target)
        return user.spannedAnswers(call, arguments).filter { !$0.isMissing }
    }

    /// What the target's app passes for an operand, as a text; empty where there is none.
    func target(_ operand: Call.Operand, _ language: LanguageTag, _ arguments: CallArguments) -> String {
        switch operand {
        case .argument(let index): return arguments.value(at: index).text
        case .call(let call):
            guard case .text(let text) = user(language).target.answer(call, arguments) else { return "" }
            return text
        case .text, .nothing: return ""
        }
    }

    private func user(_ language: LanguageTag) -> (source: UserCaller, target: UserCaller) {
        if let known = users[language] { return known }
        let own = self.user(language)
        let user = (source.user(own, of: tables.source), target.user(own, of: tables.target))
        users[language] = user
        return user
    }
}

/// What is known of the two sides of a comparison beside what their apps show.
///
/// An object, since every observation has it.
final class ComparedProjects: Sendable {
    let catalog: Catalog

    /// What the source's format can say, as the project has it.
    let source: Capabilities

    /// What the target's format can say, as the project has it.
    let target: Capabilities

    /// The messages that an app reads otherwise than anybody meant, by the front end's errors.
    let faulty: FaultyMessages

    /// The languages that have a text of some entry.
    let languagesWithTexts: Set<LanguageTag>

    /// The names that are objects of other entries, where the target shows something for those.
    private let objects: Set<Key>

    /// The tables with the target's way to look for texts.
    private let targetTables: [String: Table]

    /// The languages of the target's files for those of the source, and the other way round.
    private let languagesOfFiles: [LanguageTag: LanguageTag]
    private let languagesByFiles: [LanguageTag: [LanguageTag]]

    init(catalog: Catalog, source: Capabilities, target: Capabilities, faulty: FaultyMessages) {
        self.catalog = catalog
        self.source = source
        self.target = target
        self.faulty = faulty
        languagesWithTexts = catalog.entries.values.languages
        objects = target.objectText == nil ? [] : catalog.namesOfObjects
        var tables: [String: Table] = [:]
        for (name, table) in catalog.tables { tables[name] = Self.table(of: table.languages, for: target, catalog) }
        targetTables = tables
        let known = OrderedSet(catalog.tables.values.flatMap(\.languages) + languagesWithTexts.sorted())
        var files: [LanguageTag: LanguageTag] = [:]
        for language in known { files[language] = target.languageOfFiles?(language) }
        languagesOfFiles = files
        languagesByFiles = Dictionary(grouping: known.filter { files[$0] != nil }) { files[$0] ?? $0 }
    }

    private static func table(of languages: [LanguageTag], for target: Capabilities, _ catalog: Catalog) -> Table {
        var table = Table(languages: languages, fallback: target.fallback)
        if let relatives = target.relatives { table.relatives = relatives(languages, catalog.sourceLanguage) }
        return table
    }

    /// What the target's app shows a user where an object has the name of an entry; nothing where there is none.
    func objectTexts(_ lookUp: Call.LookUp?, for key: Key, _ languages: [LanguageTag]) -> [SpannedText] {
        guard let lookUp, let text = target.objectText, objects.contains(Key(table: key.table, path: key.path)) else {
            return []
        }
        return languages.map { SpannedText(text(lookUp.name, lookUp.key.table, $0)) }
    }

    /// The languages whose files an app may take for those of one that has no text at all.
    func languagesStandingIn(for language: LanguageTag) -> [LanguageTag] {
        if languagesWithTexts.contains(language) { return [] }
        return languagesWithTexts.filter { $0.language == language.language }.sorted()
    }

    /// The language of the target's files for a language; nil for one that it has no files for.
    func languageOfFiles(_ language: LanguageTag) -> LanguageTag? {
        languagesOfFiles[language] ?? target.languageOfFiles?(language)
    }

    /// Whether the target has files for a language that are not those of another one, too.
    func hasFiles(_ language: LanguageTag, besides other: LanguageTag) -> Bool {
        if target.languageOfFiles == nil || language == catalog.sourceLanguage { return true }
        return languageOfFiles(language).map { $0 != languageOfFiles(other) } ?? false
    }

    /// The other languages of an entry or its table whose texts share the target's files with those of a language.
    func languagesSharingFiles(of files: LanguageTag, with language: LanguageTag, for key: Key) -> [LanguageTag] {
        (languagesByFiles[files] ?? []).filter { $0 != language && isKnown($0, for: key) }
    }

    /// The other languages of an entry or its table that are spellings of a language.
    func spellings(of language: LanguageTag, for key: Key) -> [LanguageTag] {
        let known = (catalog.tables[key.table]?.languages ?? []) + (catalog.entries[key]?.messages.keys.elements ?? [])
        return known.filter { $0 != language && $0.canonical == language.canonical }
    }

    private func isKnown(_ language: LanguageTag, for key: Key) -> Bool {
        catalog.entries[key]?.messages[language] != nil
            || catalog.tables[key.table]?.languages.contains(language) ?? false
    }

    /// The languages in which the target looks for an entry, nearest first.
    ///
    /// - Parameter kind: the kind of the target's entry, which may be another than the source's.
    func languagesAskedOfTarget(for key: Key, _ kind: Key.Kind, in language: LanguageTag) -> [LanguageTag] {
        var table = targetTables[key.table] ?? Self.table(of: [], for: target, catalog)
        if !table.languages.contains(where: { $0.canonical == language.canonical }) {
            table = Self.table(of: table.languages + [language], for: target, catalog)
        }
        return [language]
            + table.languages(after: language, kind: kind, sourceLanguage: catalog.sourceLanguage)
    }

    /// Whether an entry has a text of a language's own for a call.
    ///
    /// - Parameter skipsEmpty: Whether an empty text counts as none, as it does anyway where it does to the source's app.
    func hasOwnText(
        _ key: Key,
        _ language: LanguageTag,
        _ arguments: CallArguments,
        skipsEmpty: Bool = false
    ) -> Bool {
        guard let entry = catalog.entries[key], let message = entry.messages[language] else { return false }
        let context = arguments.context(source.numberStyle)
        let skipsEmpty = skipsEmpty || catalog.fallback(for: key).skipsEmpty
        return Renderer(catalog).hasText(message, of: entry, in: language, context, skipsEmpty: skipsEmpty)
    }
}

extension Catalog {
    /// The names that objects around entries have.
    fileprivate var namesOfObjects: Set<Key> {
        var names: Set<Key> = []
        for key in entries.keys {
            for count in 0..<key.path.count where count > 0 {
                names.insert(Key(table: key.table, path: Array(key.path.prefix(count))))
            }
        }
        return names
    }
}

/// One call for which the two apps show different sentences.
struct Observation {
    let plan: EntryPlan

    /// The language whose texts are meant.
    let language: LanguageTag

    let user: LanguageTag

    /// The languages whose plural rules may choose.
    let rules: [LanguageTag]

    let arguments: CallArguments

    /// What the source's app shows.
    let expected: SpannedText

    /// What the target's app shows; nil if it fails.
    let actual: SpannedText?

    let projects: ComparedProjects
    let apps: ComparedApps

    /// Numbers of each class that either side tells apart.
    let numbers: NumberChoices

    /// The languages in which the target looks for what it is asked for, nearest first.
    ///
    /// - Parameter call: a part of what the target is asked for; nil for the whole.
    func languagesAskedOfTarget(by call: Call? = nil, in language: LanguageTag) -> [LanguageTag] {
        projects.languagesAskedOfTarget(for: plan.key, kindAskedOfTarget(by: call), in: language)
    }

    /// The kind of the target's entry that is asked for.
    func kindAskedOfTarget(by call: Call? = nil) -> Key.Kind {
        (call ?? plan.target)?.lookUp(for: arguments, in: language)?.key.kind ?? plan.key.kind
    }
}
