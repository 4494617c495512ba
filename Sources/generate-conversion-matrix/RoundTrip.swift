import InterlinguaCompiler
import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics

/// What is left of a catalogue after a conversion there and one back, in normal form.
struct RoundTrip {
    /// Messages that came back the same.
    private(set) var sameCount = 0

    /// Messages that came back otherwise.
    private(set) var otherCount = 0

    /// Converts back what was written, and compares it with what it was made of.
    init(
        _ source: Catalog,
        of format: any TranslationFormat,
        through target: any TranslationFormat,
        _ there: Converter.Result
    ) {
        let middle = Self.readBack(there.files, as: target, source.sourceLanguage)
        let back = Converter().convert(middle, from: target, to: format)
        var result = Self.readBack(back.files, as: format, source.sourceLanguage)
        Self.restoreNames(in: &result, by: there.outcomes, source)
        let expected = source.normalized(.whole).catalog
        let actual = result.normalized(.whole).catalog
        // Some formats nest keys and others don't: calls name the whole path.
        var names: [Key: Key] = [:]
        for key in actual.entries.keys { names[Key(key.name, table: key.table, kind: key.kind)] = key }
        for (key, entry) in expected.entries {
            let other = ([key.kind] + Key.Kind.allCases).lazy
                .compactMap { names[Key(key.name, table: key.table, kind: $0)] }
                .compactMap { actual.entries[$0] }
                .first
            for (language, message) in entry.messages {
                // A number that was passed apart has a position since then; a note says so.
                let hasNewPositions = there.outcomes.argumentPositions[key] != nil
                if let other,
                    other.message(in: language, withArgumentsOf: entry)?.namingReferences == message.namingReferences
                        || (hasNewPositions && other.messages[language] == message)
                {
                    sameCount += 1
                } else {
                    otherCount += 1
                }
            }
        }
    }

    /// Gives arguments the names back that were given up for positions, as the report says.
    private static func restoreNames(
        in catalog: inout Catalog,
        by outcomes: ConversionOutcomes,
        _ source: Catalog
    ) {
        var positions: [Key: [Int: Argument]] = [:]
        var positionsByName: [Key: [Int: Argument]] = [:]
        for (key, own) in outcomes.argumentPositions {
            let name = Key(key.name, table: key.table)
            for (argument, position) in own where argument.position == nil && argument.name != nil {
                positions[key, default: [:]][position] = argument
                positionsByName[name, default: [:]][position] = argument
            }
        }
        for (key, entry) in catalog.entries {
            // An entry of the same name may be asked for in another way.
            let isThere = source.entries[key] != nil
            guard let own = isThere ? positions[key] : positionsByName[Key(key.name, table: key.table)] else {
                continue
            }
            for (index, argument) in entry.arguments.enumerated() where argument.name == nil {
                guard let original = argument.position.flatMap({ own[$0] }) else { continue }
                catalog.entries[key]?.arguments[index].name = original.name
                catalog.entries[key]?.arguments[index].position = nil
            }
        }
    }

    private static func readBack(
        _ files: [OutputFile],
        as format: any TranslationFormat,
        _ sourceLanguage: LanguageTag
    ) -> Catalog {
        let files = files.map { InputFile(path: $0.path, bytes: $0.bytes) }
            .filter { format.recognizes(path: $0.layoutPath) }
        var options = ReadingOptions(sourceLanguage: sourceLanguage)
        // What the configuration of an app would say: a project's only namespace is not its default one.
        options.settings["defaultNS"] = .text("translation")
        return format.read(files, options: options).catalog
    }
}

extension Message {
    /// The message with references to entries by the names by which calls ask for them.
    fileprivate var namingReferences: Message {
        replacing { element in
            guard case .reference(var reference) = element, case .entry(let key) = reference.target else {
                return nil
            }
            reference.target = .entry(Key(key.name, table: key.table, kind: key.kind))
            return Pattern([.reference(reference)])
        }
    }
}

extension Entry {
    /// A message as it would stand in another entry, whose arguments are those of the same positions or names; nil where
    /// that entry lacks one of them.
    fileprivate func message(in language: LanguageTag, withArgumentsOf other: Entry) -> Message? {
        guard let message = messages[language] else { return nil }
        let indices = arguments.map { own in
            other.arguments.firstIndex {
                $0.position == own.position && (own.position != nil || $0.name == own.name)
            }
        }
        var isComplete = true
        let moved = message.mapPatterns { pattern in
            pattern.mappingArguments { index in
                guard indices.indices.contains(index), let place = indices[index] else {
                    isComplete = false
                    return index
                }
                return place
            }
        }
        return isComplete ? moved : nil
    }
}
