import InterlinguaFormats
package import InterlinguaGenerator
package import InterlinguaIR
import InterlinguaPlatforms
import OrderedCollections

extension ExistingProject {
    /// Takes texts for those of the languages under which this project has them: where it has `pl-PL` and no `pl`, or
    /// `zh-Hans` and no `zh-CN`, that is where people find what is in Polish or Chinese.
    ///
    /// - Returns: What is to be said about it; nil if all languages keep their names.
    package func name(languagesOf project: inout Loader.Loaded) -> Diagnostic? {
        let own = Set((project.whole ?? project.catalog).languages)
        var names = LanguagePairs(own, Set(loaded.catalog.languages)).names
        names[project.catalog.sourceLanguage] = nil
        if names.isEmpty { return nil }
        for index in project.parts.indices {
            for language in project.parts[index].result.catalog.languages {
                for name in names[language] ?? [] { project.parts[index].ownLanguages[name] = language }
            }
        }
        let (entries, source) = (entries, project.catalog.sourceLanguage)
        let others = loaded.catalog.languages.filter { !own.contains($0) }
        project.changeCatalogs { catalog in
            catalog.rename(names, besides: others) { key, name, others in
                guard let entry = entries.entry(of: key), entry.messages[name] == nil,
                    let table = entries.catalog.tables[(entries.keysOfNames[key] ?? key).table]
                else { return false }
                let shown = table.languages(after: name, kind: key.kind, sourceLanguage: source)
                return shown.first { entry.messages[$0] != nil }.map(others.contains) ?? false
            }
        }
        return Diagnostic(
            .note,
            .languageCode,
            "languages have other codes in the files that are there; their texts go to these",
            notes: names.sorted { $0.key < $1.key }.map { language, names in
                Diagnostic.Note("“\(language)” becomes \(names.map { "“\($0)”" }.joined(separator: " and "))")
            }
        )
    }

    /// Says that files that are there have their default texts in another language than a project, as far as these or the
    /// project tell it; nil if they don't.
    package static func otherSourceLanguage(
        of there: Loader.Loaded,
        in directory: String,
        than project: Loader.Loaded
    ) -> Diagnostic? {
        let source = project.sourceLanguage
        guard source.reason != .assumedEnglish, let own = otherSourceLanguage(of: there, than: project) else {
            return nil
        }
        let isAssumed = own == there.sourceLanguage.language && there.sourceLanguage.reason == .assumedEnglish
        return Diagnostic(
            .error,
            .otherSourceLanguage,
            "the source language of “\(directory)” is \(isAssumed ? "assumed to be \(own)" : "\(own)"), and that of these texts "
                + "\(source.language): --base-language \(own) puts them beside its texts, and --base-language "
                + "\(source.language) in the places of its default texts"
        )
    }

    private static func otherSourceLanguage(of there: Loader.Loaded, than project: Loader.Loaded) -> LanguageTag? {
        let (own, source) = (there.sourceLanguage.language, project.catalog.sourceLanguage)
        if there.sourceLanguage.reason == .assumedEnglish, let other = language(ofDefaultTextsIn: there, as: project) {
            return other
        }
        if own.language == source.language { return nil }
        let isOther =
            switch there.sourceLanguage.reason {
            case _ where project.sourceLanguage.reason == .mostTexts: true
            case .said: true
            case .look: project.catalog.languages.contains { $0.language == own.language }
            // Where English is only assumed, say, the source language's own folder tells that they aren't in it.
            case _ where there.catalog.languages.contains { $0.maximised == source.maximised }: true
            case .assumedEnglish: there.hasOtherTexts(than: project)
            default: false
            }
        return isOther ? own : nil
    }

    /// The language, not its own, in which a project says what most default texts say.
    private static func language(
        ofDefaultTextsIn there: Loader.Loaded,
        as project: Loader.Loaded
    ) -> LanguageTag? {
        let own = there.catalog.sourceLanguage
        let texts = Set(there.catalog.entries.values.compactMap { $0.messages[own]?.patterns.first?.plainText })
        var counts: OrderedDictionary<LanguageTag, Int> = [:]
        for entry in project.catalog.entries.values {
            for (language, message) in entry.messages {
                if let text = message.patterns.first?.plainText, texts.contains(text) {
                    counts[language, default: 0] += 1
                }
            }
        }
        let source = project.catalog.sourceLanguage
        guard let most = counts.max(by: { $0.value < $1.value }), most.key.language != source.language,
            most.value > 1, most.value > 2 * (counts[source] ?? 0)
        else { return nil }
        return most.key
    }

    /// Takes entries of a project that have no keys beside their names for those here that would be called so there.
    ///
    /// - Parameter result: This project in the format of the other one.
    mutating func find(entriesOf project: Loader.Loaded, by result: Converter.Result) {
        let entries = entries
        let source = (project.whole ?? project.catalog).entries
        let unknown = source.keys.filter { project.names[$0] == nil && entries.entry(of: $0) == nil }
        if unknown.isEmpty { return }
        let known = Set(source.keys.map { Key($0.name, table: $0.table) })
        var keys: [Key: [Key]] = [:]
        for (key, name) in result.names {
            let original = result.legalised.sources[key] ?? key
            guard original.path == key.path, !known.contains(Key(original.name, table: original.table)) else {
                continue
            }
            keys[Key(name, table: key.table), default: []].append(original)
        }
        for (name, others) in Dictionary(grouping: unknown, by: { Key($0.name, table: $0.table) }) {
            guard others.count == 1, let found = keys[name], found.count == 1 else { continue }
            let (other, key) = (others[0], found[0])
            if keysOfNames[other] != nil { continue }
            // What only has a name like it says the same in no language.
            guard source[other]?.saysSame(as: entries.entry(of: key)) == true else { continue }
            keysOfNames[other] = Key(table: key.table, kind: other.kind, path: key.path)
        }
    }

    /// Takes texts as they are written that only look like formats: this project has one with the same percent signs, and
    /// nothing is passed for it; but not copies of texts with objects, which mean nothing elsewhere.
    package func read(literalsOf project: inout Loader.Loaded) {
        let entries = entries
        func texts(_ key: Key) -> OrderedDictionary<LanguageTag, Message>? {
            entries.entry(of: key).flatMap { $0.arguments.isEmpty ? $0.messages : nil }
        }
        let looksLikeFormat = (project.whole ?? project.catalog).entries.contains { key, entry in
            !entry.arguments.isEmpty && texts(key)?.values.contains(where: \.hasPercentSign) == true
        }
        guard looksLikeFormat else { return }
        var literals: [Key: Entry] = [:]
        for part in project.parts {
            var options = ReadingOptions(sourceLanguage: project.catalog.sourceLanguage, settings: part.settings)
            options.keepsTextsUnformatted = true
            for (key, entry) in part.format.read(part.files, options: options).catalog.entries {
                let own = texts(key)
                let isThere = entry.messages.contains { language, message in
                    message.hasPercentSign && message.content == own?[language]?.content
                }
                if isThere { literals[key] = entry }
            }
        }
        project.changeCatalogs { catalog in
            for (key, entry) in literals where catalog.entries[key] != nil { catalog.entries[key] = entry }
        }
    }

    /// Takes arguments for what apps pass for this project's texts, where the project's own files can't say it: what is shown
    /// in the same places for values of the same types, and for the number that chooses.
    func type(argumentsOf project: inout Loader.Loaded) {
        let entries = entries
        let sources = project.projects.map(\.format.capabilities)
        let saysTypes = sources.contains(where: \.integerTypes)
        let saysIntegers = sources.contains { $0.formats.contains(.fields) }
        let saysNumbers = sources.contains { !$0.passesNumberApart || $0.partLinks }
        project.changeCatalogs { catalog in
            for index in catalog.entries.values.indices where !catalog.entries.values[index].arguments.isEmpty {
                guard let other = entries.entry(of: catalog.entries.keys[index]) else { continue }
                if !saysNumbers { catalog.entries.values[index].linkNumber(as: other, catalog.sourceLanguage) }
                catalog.entries.values[index].takeTypes(of: other, catalog.sourceLanguage) { type in
                    if case .integer = type { return saysTypes || saysIntegers }
                    return saysTypes && type != .date
                }
                if !saysTypes { catalog.entries.values[index].takeIntegerTypes(of: other) }
            }
        }
    }
}

extension Message {
    fileprivate var hasPercentSign: Bool {
        guard let text = patterns.first?.plainText else { return false }
        return text.containsASCII(UInt8(ascii: "%")) && !text.contains("%@") && !text.contains("$@")
    }
}

extension Entry {
    /// Makes one argument of the number that chooses and of what is shown where another entry's texts show its number.
    fileprivate mutating func linkNumber(as other: Entry, _ language: LanguageTag) {
        guard let number = selectingArgument, arguments[safe: number]?.position == nil, !shows(number),
            let otherNumber = other.selectingArgument, other.shows(otherNumber)
        else { return }
        let known = counterparts(in: other, language).filter { $0.value == otherNumber }.keys.min()
        guard let shown = known, arguments.indices.contains(shown) else { return }
        if !arguments[shown].type.isNumeric { arguments[shown].type = .number }
        arguments.remove(at: number)
        mapArgumentIndices { index in
            let own = index == number ? shown : index
            return own > number ? own - 1 : own
        }
    }
}

extension Entry {
    /// Takes over the types of what another entry shows in the same text.
    ///
    /// - Parameter says: Whether the texts would tell arguments of a type from others.
    fileprivate mutating func takeTypes(
        of other: Entry,
        _ language: LanguageTag,
        unless says: (ArgumentType) -> Bool
    ) {
        for (index, counterpart) in counterparts(in: other, language) where arguments[safe: index]?.type == .any {
            guard let type = other.arguments[safe: counterpart]?.type, !says(type) else { continue }
            arguments[index].type = type
        }
    }

    /// Takes over the C types that another entry's arguments have at the same positions, or the only number among them.
    fileprivate mutating func takeIntegerTypes(of other: Entry) {
        let numbers = arguments.indices.filter { arguments[$0].type.isNumeric }
        let known = other.arguments.filter(\.type.isNumeric)
        for index in numbers {
            let isOnly = numbers.count == 1 && known.count == 1
            let other =
                isOnly ? known.first : known.first { $0.position != nil && $0.position == arguments[index].position }
            if case .integer(let type)? = other?.type, arguments[index].type != .decimal {
                arguments[index].type = .integer(type)
            }
        }
    }
}

extension Loader.Loaded {
    /// Changes all that was read in the same way.
    mutating func changeCatalogs(_ change: (inout Catalog) -> Void) {
        func changeOptional(_ catalog: inout Catalog?) {
            guard var changed = catalog else { return }
            catalog = nil
            change(&changed)
            catalog = changed
        }
        change(&catalog)
        changeOptional(&whole)
        changeOptional(&unfolded)
        for index in parts.indices {
            change(&parts[index].result.catalog)
            changeOptional(&parts[index].result.unfolded)
        }
    }
}

extension Catalog {
    /// Gives languages other tags; texts of those that get several are only for some.
    ///
    /// - Parameters:
    ///   - others: languages without texts; some may inherit those of languages whose tags are given up.
    ///   - isImplied: Whether an entry's users of a tag see the text of one of the others.
    fileprivate mutating func rename(
        _ languages: [LanguageTag: [LanguageTag]],
        besides others: [LanguageTag],
        leavingOut isImplied: (Key, LanguageTag, [LanguageTag]) -> Bool
    ) {
        func names(_ language: LanguageTag) -> [LanguageTag] { languages[language] ?? [language] }
        for index in tables.values.indices {
            var relatives = tables.values[index].relatives
            for other in others where other.parents.contains(where: { languages[$0] != nil }) {
                let rule = tables.values[index].fallback.languages
                relatives[other] = rule.languages(after: other, sourceLanguage: sourceLanguage)
            }
            tables.values[index].languages = tables.values[index].languages.flatMap(names)
            tables.values[index].relatives = [:]
            for (language, others) in relatives {
                for name in names(language) { tables.values[index].relatives[name] = others.flatMap(names) }
            }
        }
        for index in entries.values.indices {
            let (key, messages) = (entries.keys[index], entries.values[index].messages)
            guard messages.keys.contains(where: { languages[$0] != nil }) else { continue }
            entries.values[index].messages = OrderedDictionary(
                messages.flatMap { language, message in
                    let own = names(language)
                    return own.filter { own.count == 1 || !isImplied(key, $0, own) }.map { ($0, message) }
                },
                uniquingKeysWith: { first, _ in first }
            )
        }
    }
}

extension Loader.Loaded {
    /// Whether there are default texts with the names of another project's, and none of these says the same.
    fileprivate func hasOtherTexts(than project: Loader.Loaded) -> Bool {
        func texts(_ catalog: Catalog) -> [(name: String, text: String)] {
            catalog.entries.compactMap { key, entry in
                entry.messages[catalog.sourceLanguage]?.patterns.first?.plainText.map { (key.name, $0) }
            }
        }
        let own = Dictionary(texts(catalog), uniquingKeysWith: { first, _ in first })
        let others = texts(project.catalog).filter { own[$0.name] != nil }
        return others.count > 1 && others.allSatisfy { own[$0.name] != $0.text }
    }
}
