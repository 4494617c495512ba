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

    /// Where plural forms stand that stay beside others that changed.
    private var keptForms: [String: [Range<Int>]] = [:]

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

    /// Where texts stand that users saw.
    private var shown: [String: [Range<Int>]] = [:]

    /// Where texts stand whose entries have new ones, but for variants of which nothing else is said.
    private var succeeded: [String: [Range<Int>]] = [:]

    /// Where new texts stand that users see without them.
    private var implied: [String: [Range<Int>]] = [:]

    private let new: Loader.Loaded

    /// Whether elements count as the tags by which the source writes them.
    private let readsTags: Bool

    /// Where new texts stand that nobody wrote.
    private var made: [String: [Range<Int>]] = [:]

    /// Compares the project of the existing files with that of the new ones.
    ///
    /// - Parameters:
    ///   - echo: What would be written of the old project once it were in the source's format.
    ///   - result: What was written.
    ///   - converted: What was converted, which knows the source texts that nobody wrote.
    ///   - treatment: What becomes of what is there: unless it goes, texts that users would see unchanged are looked for.
    init(
        _ old: Loader.Loaded,
        _ new: Loader.Loaded,
        echo: Loader.Loaded?,
        of result: Converter.Result,
        from converted: Catalog,
        _ treatment: ExistingFiles.Treatment?,
        readingTags readsTags: Bool
    ) {
        self.new = new
        self.readsTags = readsTags
        let catalog = result.catalog
        let source = catalog.sourceLanguage
        let sources = Array(sequence(first: converted.sourceLanguage, next: \.truncated))
        for (key, entry) in new.catalog.entries {
            guard let own = converted.entries[result.legalised.sources[key] ?? key] else { continue }
            let there = old.catalog.entries[key]?.messages
            for (language, message) in entry.messages
            where catalog.entries[key]?.messages[language]?.state == .inherited {
                let isUnwritten =
                    language == source
                    ? own.firstMessage(in: sources) == nil
                        // A copy takes the place of an older one, but not of a translation.
                    : own.isTranslatable && own.messages[language] == nil
                        && there?[language].map { other in
                            other.content != message.content && other.content != there?[source]?.content
                        } ?? false
                if isUnwritten { made.add(message.places) }
            }
        }
        var edits = treatment?.keepsTexts == true ? edits(old, new, echo, source) : nil
        for (key, entry) in new.catalog.entries where !entry.arguments.isEmpty {
            guard let own = converted.entries[result.legalised.sources[key] ?? key], own.arguments.isEmpty else {
                continue
            }
            // Nothing is passed for these, and users see what only looks like a format as it is written.
            for (language, message) in old.catalog.entries[key]?.messages ?? [:]
            where entry.messages[language].map({ $0.spelling != message.spelling }) == true {
                edits?[key, default: []].insert(language)
            }
        }
        let saysElements = !readsTags || converted.hasTags
        let choices = old.catalog.choices(beyond: new.catalog, countingElements: !saysElements) { key, language in
            converted.entries[result.legalised.sources[key] ?? key]?.messages[language]
        }
        let alike =
            treatment == .merge && !choices.isEmpty
            ? old.catalog.languages(sayingTheSameAs: new.catalog, besides: choices) : [:]
        // Elsewhere variants have names of their own in the files, as entries have.
        let going =
            old.format.isLookedUpInBundles
            ? choices : choices.mapValues { $0.mapValues { $0.filter(\.goesWithText) }.filter { !$0.value.isEmpty } }
        note(going, of: old.catalog, treatment, besides: alike)
        let layoutPaths = Dictionary(
            old.files.map { ($0.path, $0.layoutPath) },
            uniquingKeysWith: { first, _ in first }
        )
        /// Whether files of another folder say a text, over which those that are written lie.
        func isInherited(_ message: Message, _ written: Message?) -> Bool {
            guard old.format.namesEntriesByFolder, let path = message.origin.range?.file.path,
                let own = layoutPaths[path], let new = written?.origin.range?.file.path
            else { return false }
            return own.split(separator: "/").dropLast() != new.split(separator: "/").dropLast()
        }
        var inherited: [(there: Message, written: Message)] = []
        for (key, entry) in old.catalog.entries {
            let successors = Key.Kind.allCases.compactMap { new.catalog.entries[key.with($0)] }
            for (language, message) in entry.messages {
                if let written = new.catalog.entries[key]?.messages[language], isInherited(message, written) {
                    if let edits, edits[key]?.contains(language) != true { inherited.append((message, written)) }
                    continue
                }
                shown.add(message.places)
                let isNoted = choices[key]?[language] == going[key]?[language]
                if isNoted, successors.contains(where: { $0.messages[language] != nil }) {
                    succeeded.add(message.places)
                }
                if alike[key]?.contains(language) == true {
                    keep(message, of: key, language)
                    if message.targets.isEmpty { echoed[key, default: []].insert(language) }
                    continue
                }
                // What refers to others may say from now on what the new text says.
                let hasReferences = !message.targets.isEmpty
                guard let edits, hasReferences || edits[key]?.contains(language) != true else {
                    guard let other = new.catalog.entries[key], let written = other.messages[language] else { continue }
                    let staying = edits != nil && entry.hasArguments(of: other) ? message.forms(sameIn: written) : []
                    let forms = message.forms
                    keptForms.add(staying)
                    replaced.add(forms.filter { !staying.contains($0) })
                    if let range = message.origin.range, !forms.isEmpty { replaced.add([range]) }
                    continue
                }
                keepsReferences = keepsReferences || hasReferences
                forms[key, default: [:]][language] = message.forms
                keep(message, of: key, language)
            }
        }
        for (there, written) in inherited where there.origin.range.map(isUnchanged) == true {
            implied.add(written.places)
        }
    }

    private func isUnchanged(_ range: SourceRange) -> Bool { unchanged[range.file.path]?.contains(range.bytes) == true }

    private mutating func keep(_ message: Message, of key: Key, _ language: LanguageTag) {
        kept[key, default: [:]][language] = message.places
        unchanged.add(message.places)
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
                replaced.add(forms[difference.key]?.removeValue(forKey: language) ?? [])
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
        guard let treatment, treatment.keepsTexts, let first = notes.first else { return }
        let message = "variants and elements that the source doesn't have go with the texts that are there"
        let severity = treatment == .merge ? Diagnostic.Severity.warning : .note
        diagnostics.append(Diagnostic(severity, .existingEntries, message, at: first.range, notes: notes))
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
        // All that is known of these is whether the texts are the same.
        for key in result.unmodelled {
            let (own, other) = (old.catalog.entries[key]?.messages, new.catalog.entries[key]?.messages)
            changed[key] = languages(of: key).filter { own?[$0]?.content != other?[$0]?.content }
        }
        for key in result.failing { (changed[key], unexplained[key]) = (languages(of: key), languages(of: key)) }
        for difference in result.differences {
            changed[difference.key, default: []].formUnion(difference.languages)
            if difference.isUnexplained { unexplained[difference.key, default: []].formUnion(difference.languages) }
        }
        return (changed, unexplained)
    }

    /// The languages of each entry in which somebody wrote another text, or all where that takes other arguments: users see
    /// another one than before, and than one for which the source's format would say the same.
    private mutating func edits(
        _ old: Loader.Loaded,
        _ new: Loader.Loaded,
        _ echo: Loader.Loaded?,
        _ source: LanguageTag
    ) -> [Key: Set<LanguageTag>]? {
        guard case (var edits, let unexplained)? = differences(old, new) else { return nil }
        let unlike = old.catalog.keys(ofOtherCallsIn: new.catalog)
        var otherCalls = unlike
        let hasMore = old.catalog.entries.contains { key, entry in
            new.catalog.entries[key]?.messages.keys.contains { entry.messages[$0] == nil } == true
        }
        if let echo, hasMore || !edits.isEmpty || !unlike.isEmpty, let differing = differences(echo, new)?.all {
            let others = echo.catalog.keys(ofOtherCallsIn: new.catalog)
            otherCalls = unlike.filter { echo.catalog.entries[$0] == nil || others.contains($0) }
            for (key, entry) in echo.catalog.entries where !otherCalls.contains(key) {
                guard let own = old.catalog.entries[key], let written = new.catalog.entries[key] else { continue }
                let same = Set(entry.messages.keys.filter { written.messages[$0] != nil })
                    .subtracting(differing[key] ?? []).subtracting(unexplained[key] ?? [])
                echoed[key] = edits[key]?.intersection(same)
                edits[key]?.subtract(same)
                // Copies of what users see without them, such as those of texts that refer to others.
                let table = old.catalog.tables[key.table]
                for language in same where own.messages[language] == nil && language != source {
                    let others = table?.languages(after: language, kind: key.kind, sourceLanguage: source) ?? []
                    let shown = others.first {
                        own.messages[$0] != nil || written.messages[$0] != nil && !same.contains($0)
                    }
                    if let shown, own.messages[shown] == nil || edits[key]?.contains(shown) == true { continue }
                    implied.add(written.messages[language]?.places ?? [])
                }
            }
            otherCalls.formUnion(
                unlike.filter { key in
                    edits[key]?.contains { old.catalog.entries[key]?.messages[$0] != nil } == true
                }
            )
        }
        forgetEchoes(ofTextsWith: edits, in: old.catalog)
        var notes: [Diagnostic.Note] = []
        for (key, entry) in old.catalog.entries where otherCalls.contains(key) {
            edits[key] = Set(entry.messages.keys)
            echoed[key] = nil
            notes.append(Diagnostic.Note(key.label, at: entry.messages.values.first?.origin.range))
        }
        if let first = notes.first {
            let message = "calls of texts that are there already don't fit the new ones, which take other arguments"
            diagnostics.append(Diagnostic(.warning, .callChanges, message, at: first.range, notes: notes))
        }
        return edits
    }

    /// Leaves it to what they show whether texts stay that have edited ones in them.
    private mutating func forgetEchoes(ofTextsWith edits: [Key: Set<LanguageTag>], in catalog: Catalog) {
        var edited = Set(edits.lazy.filter { !$0.value.isEmpty }.map(\.key))
        var count: Int
        repeat {
            count = edited.count
            for (key, languages) in echoed {
                let others = languages.filter { language in
                    catalog.entries[key]?.messages[language]?.targets.contains(where: edited.contains) == true
                }
                if others.isEmpty { continue }
                echoed[key]?.subtract(others)
                edited.insert(key)
            }
        } while edited.count > count
    }

    /// What an existing file's entries have texts for, in words, and the new ones don't.
    func lostChoices(in file: InputFile) -> [String] { lostChoices[file.path] ?? [] }

    /// Where texts of an existing file stand that users would see unchanged.
    func unchangedTexts(in file: InputFile) -> [Range<Int>] { unchanged[file.path] ?? [] }

    /// The paths of an existing file's items that stay although a new file has them, too.
    func kept(in old: FileOutline, _ new: FileOutline) -> Set<[String]> {
        // Some files have only whole entries as items.
        let forms = paths(keptForms, in: old).subtracting(replaced(in: old))
        return unchanged(in: old).union(forms).union(unwritten(in: new))
    }

    /// The paths of an existing file's items whose texts users would see unchanged.
    func unchanged(in old: FileOutline) -> Set<[String]> { paths(unchanged, in: old) }

    /// The paths of an existing file's items that go even if no new item has their names: plural forms of the same entries.
    func replaced(in old: FileOutline) -> Set<[String]> { paths(replaced, in: old) }

    /// The paths of a new file's items whose texts nobody wrote.
    func unwritten(in new: FileOutline) -> Set<[String]> { paths(made, in: new) }

    /// The outermost items of an existing file that users saw something of.
    func shown(in old: FileOutline) -> Set<String> {
        Set((shown[old.file.path] ?? []).compactMap { old.items(around: $0).first?.name })
    }

    /// The paths of an existing file's items in whose places others come.
    func succeeded(in old: FileOutline) -> Set<[String]> { paths(succeeded, in: old) }

    /// The paths of a new file's items without which users see the same.
    func implied(in new: FileOutline) -> Set<[String]> { paths(implied, in: new) }

    private func paths(_ places: [String: [Range<Int>]], in outline: FileOutline) -> Set<[String]> {
        Set((places[outline.file.path] ?? []).map { outline.items(around: $0, countingVariants: true).map(\.name) })
    }
}

extension Catalog {
    /// The keys of the entries whose calls pass other arguments, or name another kind, in another catalogue.
    fileprivate func keys(ofOtherCallsIn other: Catalog) -> Set<Key> {
        Set(
            entries.lazy.filter { key, entry in
                guard let own = other.entries[key] else {
                    return Key.Kind.allCases.contains { other.entries[key.with($0)] != nil }
                }
                return entry.parameters != own.parameters
            }.map(\.key)
        )
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

extension Entry {
    /// Whether another entry's texts mean the same arguments by the same indices.
    fileprivate func hasArguments(of other: Entry) -> Bool {
        arguments.map(\.position) == other.arguments.map(\.position)
            && arguments.map(\.name) == other.arguments.map(\.name)
            && parameters == other.parameters
    }
}

extension Message {
    /// What stands at its place in the file.
    fileprivate var spelling: ArraySlice<UInt8>? {
        origin.range.map { $0.file.utf8[$0.bytes.clamped(to: $0.file.utf8.indices)] }
    }

    /// Where the forms stand that another message has just so.
    fileprivate func forms(sameIn other: Message) -> [SourceRange] {
        guard let own = patterns.first?.onlySelect, let known = other.patterns.first?.onlySelect,
            own.numberArgument != nil, own.numberArgument == known.numberArgument
        else { return [] }
        return own.variants.filter { variant in
            known.variants.contains { $0.condition == variant.condition && $0.pattern == variant.pattern }
        }.compactMap(\.origin.range)
    }

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

extension [String: [Range<Int>]] {
    fileprivate mutating func add(_ ranges: [SourceRange]) {
        for range in ranges { self[range.file.path, default: []].append(range.bytes) }
    }
}

extension SourceRange {
    fileprivate var bytes: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}

extension Catalog {
    /// Whether texts have end tags, which apps show as styles.
    fileprivate var hasTags: Bool {
        entries.values.contains { entry in
            entry.messages.values.contains { message in
                message.containsPattern { pattern in
                    pattern.contains { element in
                        if case .text(let text) = element { text.contains("</") } else { false }
                    }
                }
            }
        }
    }
}
