import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaPlatforms

/// What the items of existing files are to those that would take their places.
///
/// How people write a text is theirs: attributes, escapes and comments inside it stay as long as users see the same.
struct EntryUpdates {
    /// Says that the app's calls don't fit the new texts, and which variants go with the old ones.
    private(set) var diagnostics: [Diagnostic] = []

    /// Where texts stand that stay, by the languages of their entries.
    private var kept: [Key: [LanguageTag: [SourceRange]]] = [:]

    /// Where these stand by the path of their file.
    private var unchanged: [String: [Range<Int>]] = [:]

    /// Where plural forms stand that would be found before new texts of their entries.
    private var replaced: [String: [Range<Int>]] = [:]

    /// What entries choose by that the new ones don't, in words, by the path of their file.
    private var lostChoices: [String: [String]] = [:]

    /// Whether texts stay that refer to others.
    private(set) var keepsReferences = false

    /// The languages of texts that show something else only for what the source's format can't say.
    private var echoed: [Key: Set<LanguageTag>] = [:]

    /// The plural forms of texts that stay though others changed, which go with them.
    private var forms: [Key: [LanguageTag: [SourceRange]]] = [:]

    private let new: Loader.Loaded

    /// Whether elements count as the tags by which the source writes them.
    private let readsTags: Bool

    /// Where new texts stand that nobody wrote.
    private var made: [String: [Range<Int>]] = [:]

    /// Compares the project of the existing files with that of the new ones.
    ///
    /// - Parameters:
    ///   - echo: What would be written of the old project once it were in the source's format.
    ///   - catalog: What was written, which knows the source texts that only repeat keys.
    ///   - treatment: What becomes of what is there: unless it goes, texts that users would see unchanged are looked for.
    init(
        _ old: Loader.Loaded,
        _ new: Loader.Loaded,
        echo: Loader.Loaded?,
        of catalog: Catalog,
        _ treatment: ExistingFiles.Treatment?,
        readingTags readsTags: Bool
    ) {
        self.new = new
        self.readsTags = readsTags
        let source = catalog.sourceLanguage
        for (key, entry) in new.catalog.entries {
            guard let text = catalog.entries[key]?.messages[source], text.state == .inherited,
                text.patterns.first?.plainText == key.name, let message = entry.messages[source]
            else { continue }
            for range in message.places { made[range.file.path, default: []].append(range.bytes) }
        }
        let changed = treatment == .merge || treatment == .prune ? differences(old, new, echo) : nil
        let choices = old.catalog.choices(beyond: new.catalog)
        let alike =
            treatment == .merge && !choices.isEmpty
            ? old.catalog.languages(sayingTheSameAs: new.catalog, besides: choices) : [:]
        // Elsewhere variants have names of their own in the files, as entries have; but forms go together.
        let going =
            old.format.isLookedUpInBundles
            ? choices : choices.mapValues { $0.mapValues { $0.filter(\.isNumber) }.filter { !$0.value.isEmpty } }
        note(going, of: old.catalog, treatment, besides: alike)
        for (key, entry) in old.catalog.entries {
            for (language, message) in entry.messages {
                if alike[key]?.contains(language) == true {
                    keep(message, of: key, language)
                    if message.targets.isEmpty { echoed[key, default: []].insert(language) }
                    continue
                }
                // What refers to others may say from now on what the new text says.
                let targets = message.targets
                let mayStay =
                    targets.isEmpty
                    ? changed?[key]?.contains(language) != true
                    : targets.allSatisfy { new.catalog.entries[$0] != nil }
                guard changed != nil, mayStay else {
                    if new.catalog.entries[key]?.messages[language] != nil { replace(message.forms) }
                    continue
                }
                keepsReferences = keepsReferences || !targets.isEmpty
                forms[key, default: [:]][language] = message.forms
                keep(message, of: key, language)
            }
        }
    }

    private mutating func keep(_ message: Message, of key: Key, _ language: LanguageTag) {
        kept[key, default: [:]][language] = message.places
        for range in message.places { unchanged[range.file.path, default: []].append(range.bytes) }
    }

    private mutating func replace(_ ranges: [SourceRange]) {
        for range in ranges { replaced[range.file.path, default: []].append(range.bytes) }
    }

    /// Whether what is shown of a text can hang on other texts.
    func dependOnOthers(in format: any TranslationFormat) -> Bool {
        if case .inPattern = format.capabilities.references { return true }
        return keepsReferences
    }

    /// Gives up texts that would not show among the new ones what these show in their places.
    ///
    /// - Returns: Whether there are any.
    mutating func giveUp(differingIn after: Loader.Loaded) -> Bool {
        if kept.isEmpty { return false }
        var comparison = ProjectComparison(source: after.project, target: new.project)
        comparison.readsTags = readsTags
        guard let result = try? comparison.verify() else { return false }
        var lost: Set<SourceRange> = []
        for difference in result.differences {
            for language in difference.languages where echoed[difference.key]?.contains(language) != true {
                lost.formUnion(kept[difference.key]?.removeValue(forKey: language) ?? [])
                replace(forms[difference.key]?.removeValue(forKey: language) ?? [])
            }
        }
        for range in lost { unchanged[range.file.path]?.removeAll { $0 == range.bytes } }
        return !lost.isEmpty
    }

    /// Says which variants the new texts lack.
    private mutating func note(
        _ choices: [Key: [LanguageTag: Set<MessageChoice>]],
        of catalog: Catalog,
        _ treatment: ExistingFiles.Treatment?,
        besides kept: [Key: Set<LanguageTag>]
    ) {
        var notes: [Diagnostic.Note] = []
        for (key, entry) in catalog.entries {
            guard let own = choices[key] else { continue }
            for (language, message) in entry.messages where kept[key]?.contains(language) != true {
                guard let lost = own[language] else { continue }
                let label = "\(key.label) for \(lost.map(\.label).sorted().joined(separator: ", "))"
                notes.append(Diagnostic.Note("\(label) in \(language)", at: message.origin.range))
                let path = message.origin.range?.file.path ?? ""
                if lostChoices[path]?.contains(label) != true { lostChoices[path, default: []].append(label) }
            }
        }
        guard treatment == .merge, let first = notes.first else { return }
        let message = "variants that the new texts don't have go with the texts that are there"
        diagnostics.append(Diagnostic(.warning, .existingEntries, message, at: first.range, notes: notes))
    }

    /// The languages of each entry whose users see another text, and for which of these no rule accounts.
    private func differences(
        _ old: Loader.Loaded,
        _ new: Loader.Loaded
    ) -> (all: [Key: Set<LanguageTag>], unexplained: [Key: Set<LanguageTag>])? {
        var comparison = ProjectComparison(source: old.project, target: new.project)
        comparison.readsTags = readsTags
        guard let result = try? comparison.verify() else { return nil }
        func languages(of key: Key) -> Set<LanguageTag> { Set(old.catalog.entries[key]?.messages.keys.elements ?? []) }
        var changed: [Key: Set<LanguageTag>] = [:]
        var unexplained: [Key: Set<LanguageTag>] = [:]
        // Nothing is known of these.
        for key in result.unmodelled { changed[key] = languages(of: key) }
        for key in result.failing { (changed[key], unexplained[key]) = (languages(of: key), languages(of: key)) }
        for difference in result.differences {
            changed[difference.key, default: []].formUnion(difference.languages)
            if difference.isUnexplained { unexplained[difference.key, default: []].formUnion(difference.languages) }
        }
        return (changed, unexplained)
    }

    /// The languages of each entry whose users see another text than one for which the source's format would say the same, all
    /// where other arguments are taken.
    private mutating func differences(
        _ old: Loader.Loaded,
        _ new: Loader.Loaded,
        _ echo: Loader.Loaded?
    ) -> [Key: Set<LanguageTag>]? {
        guard case (var changed, let unexplained)? = differences(old, new) else { return nil }
        if let echo, !changed.isEmpty, let others = differences(echo, new)?.all {
            for (key, languages) in changed {
                // What refers to others has their texts in it there.
                let same = languages.subtracting(unexplained[key] ?? []).subtracting(others[key] ?? []).filter {
                    language in
                    old.catalog.entries[key]?.messages[language]?.targets.isEmpty == true
                        && [echo, new].allSatisfy { $0.catalog.entries[key]?.messages[language] != nil }
                }
                if same.isEmpty { continue }
                echoed[key] = same
                changed[key]?.subtract(same)
            }
        }
        var notes: [Diagnostic.Note] = []
        for (key, entry) in old.catalog.entries {
            let isOtherCall: Bool
            if let other = new.catalog.entries[key] {
                isOtherCall = entry.parameters != other.parameters
            } else {
                isOtherCall = Key.Kind.allCases.contains { new.catalog.entries[key.with($0)] != nil }
            }
            guard isOtherCall else { continue }
            changed[key] = Set(entry.messages.keys)
            echoed[key] = nil
            notes.append(Diagnostic.Note(key.label, at: entry.messages.values.first?.origin.range))
        }
        if let first = notes.first {
            let message = "calls of texts that are there already don't fit the new ones, which take other arguments"
            diagnostics.append(Diagnostic(.warning, .callChanges, message, at: first.range, notes: notes))
        }
        return changed
    }

    /// What an existing file's entries have texts for, in words, and the new ones don't.
    func lostChoices(in file: InputFile) -> [String] { lostChoices[file.path] ?? [] }

    /// Where texts of an existing file stand that users would see unchanged.
    func unchangedTexts(in file: InputFile) -> [Range<Int>] { unchanged[file.path] ?? [] }

    /// The paths of an existing file's items that stay although a new file has them, too.
    func kept(in old: FileOutline, _ new: FileOutline) -> Set<[String]> {
        paths(unchanged, in: old).union(unwritten(in: new))
    }

    /// The paths of an existing file's items that go even if no new item has their names: plural forms of the same entries.
    func replaced(in old: FileOutline) -> Set<[String]> { paths(replaced, in: old) }

    /// The paths of a new file's items whose texts nobody wrote.
    func unwritten(in new: FileOutline) -> Set<[String]> { paths(made, in: new) }

    private func paths(_ places: [String: [Range<Int>]], in outline: FileOutline) -> Set<[String]> {
        Set((places[outline.file.path] ?? []).map { outline.items(around: $0).map(\.name) })
    }
}

extension Key {
    fileprivate func with(_ kind: Kind) -> Key { Key(table: table, kind: kind, path: path) }
}

extension Entry {
    /// What a call passes: positions with their types, and names.
    var parameters: Set<String> {
        Set(arguments.map { argument in argument.position.map { "\($0) \(argument.type)" } ?? argument.name ?? "" })
    }
}

extension Message {
    /// Where it stands, with its variants.
    fileprivate var places: [SourceRange] {
        var places = [origin.range].compactMap(\.self)
        forEachElement { element in
            guard case .select(let select) = element else { return }
            places += select.variants.compactMap(\.origin.range)
        }
        return places
    }

    /// Where the forms stand among which a number alone chooses.
    fileprivate var forms: [SourceRange] {
        patterns.flatMap(\.elements).flatMap { element -> [SourceRange] in
            guard case .select(let select) = element, select.numberArgument != nil else { return [] }
            return select.variants.filter { $0.condition != .absent }.compactMap(\.origin.range)
        }
    }
}

extension SourceRange {
    fileprivate var bytes: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
