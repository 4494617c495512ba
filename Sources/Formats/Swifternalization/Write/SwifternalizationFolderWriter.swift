import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// Writes the files of one folder.
///
/// Runs of entries are written on all cores, each in all of its languages; what they have written is then put together
/// file by file.
struct SwifternalizationFolderWriter {
    /// A file that is written.
    private enum Target: Hashable, Sendable {
        case base
        case language(LanguageTag)
    }

    /// One entry of a file.
    private struct Piece: Sendable {
        let member: JSONMember
        let origin: Origin
    }

    /// What a run of entries comes to.
    private struct Output: Sendable {
        var pieces: [Target: [Piece]] = [:]
        var diagnostics: [Diagnostic] = []
        /// The names of members, by file.
        var names: [Target: Set<String>] = [:]
    }

    private let folder: SwifternalizationFolder
    private let catalog: Catalog
    private let annotation: SwifternalizationTableAnnotation
    private let shaper: MessageShaper

    /// Prepares for a folder of a catalogue.
    init(_ folder: SwifternalizationFolder, of catalog: Catalog) {
        self.folder = folder
        self.catalog = catalog
        annotation = folder.annotation ?? SwifternalizationTableAnnotation()
        shaper = MessageShaper(
            keepsSpellings: folder.annotation != nil,
            shared: SharedExpressions(annotation.sections),
            decisions: DecisionCache()
        )
    }

    /// The files: texts for all languages, those of each language, shared expressions.
    func write() -> WritingResult {
        var result = WritingResult(files: [])
        let outputs = folder.places.runs(of: 128).concurrentMap(write)
        var pieces: [Target: [Piece]] = [:]
        var names: [Target: Set<String>] = [:]
        for output in outputs {
            result.diagnostics += output.diagnostics
            for (target, own) in output.pieces { pieces[target, default: []] += own }
            for (target, own) in output.names { names[target, default: []].formUnion(own) }
        }
        let repeated = RepeatedNames(catalog, folder)
        result.diagnostics += repeated.diagnostics()
        for target in targets(pieces) {
            let file = OutputFile(path: path(of: target), bytes: Self.file(of: pieces[target] ?? []))
            result.files.append(file)
        }
        if let expressions = expressionFile(names) { result.files.append(expressions) }
        return result
    }

    // MARK: Files

    private func targets(_ pieces: [Target: [Piece]]) -> [Target] {
        var languages = OrderedSet(folder.languages)
        for place in folder.places { languages.formUnion(catalog.entries.elements[place].value.messages.keys) }
        languages.remove(catalog.sourceLanguage)
        var targets: [Target] = annotation.lacksBase ? [.language(catalog.sourceLanguage)] : [.base]
        if !annotation.lacksBase, pieces[.language(catalog.sourceLanguage)] != nil {
            targets.append(.language(catalog.sourceLanguage))
        }
        for language in languages.sorted() {
            // A language that only inherits has no file.
            guard folder.languages.contains(language) || pieces[.language(language)] != nil else { continue }
            targets.append(.language(language))
        }
        return targets
    }

    private func path(of target: Target) -> String {
        switch target {
        case .base: folder.path + "base.json"
        case .language(let language): folder.path + identifier(of: language) + ".json"
        }
    }

    /// The language as the library spells it.
    private func identifier(of language: LanguageTag) -> String {
        annotation.identifiers[language] ?? language.name
    }

    /// The entries in the order in which they stood where they were read.
    private static func file(of pieces: [Piece]) -> [UInt8] {
        var writer = JSONWriter(.indented(4))
        writer.beginObject()
        for index in OriginOrder.indices(of: pieces.map(\.origin.place)) {
            writer.key(pieces[index].member.key)
            writer.value(pieces[index].member.value)
        }
        return writer.finish()
    }

    /// The shared expressions that some text still uses; nil if there are none.
    private func expressionFile(_ names: [Target: Set<String>]) -> OutputFile? {
        let base = names[.base] ?? []
        var all = base
        var byIdentifier: [String: Set<String>] = [:]
        for (target, own) in names {
            all.formUnion(own)
            if case .language(let language) = target { byIdentifier[identifier(of: language)] = own }
        }
        var sections: [JSONMember] = []
        for section in annotation.sections {
            let used =
                section.identifier == SharedExpressions.baseIdentifier
                ? all : base.union(byIdentifier[section.identifier] ?? [])
            let expressions = section.expressions.filter { used.contains($0.name) }
            if expressions.isEmpty { continue }
            let members = expressions.map { JSONMember($0.name, .string($0.pattern)) }
            sections.append(JSONMember(section.identifier, .object(members)))
        }
        if sections.isEmpty { return nil }
        let bytes = JSONValue.object(sections).bytes(.indented(4))
        return OutputFile(path: folder.path + "expressions.json", bytes: bytes)
    }

    // MARK: Entries

    private func write(_ places: ArraySlice<Int>) -> Output {
        var output = Output()
        for place in places {
            let (key, entry) = catalog.entries.elements[place]
            write(entry, key, to: &output)
        }
        return output
    }

    private func write(_ entry: Entry, _ key: Key, to output: inout Output) {
        // Files of this format say themselves which texts are asked for without a value.
        let takesValue =
            !shaper.keepsSpellings
            && entry.messages.values.contains { $0.containsPattern(where: \.hasArgumentSelect) }
        let source = catalog.sourceLanguage
        let texts = SwifternalizationTextWriter(entry)
        var base: MessageShape?
        if let message = entry.messages[source] {
            let own = message.annotations[SwifternalizationMessageAnnotation.self]
            if own == nil, !annotation.lacksBase {
                base = write(message, source, .base, entry, key, takesValue, texts, &output)
            } else {
                if let pattern = own?.base {
                    var basic = message
                    basic.content = .pattern(pattern)
                    base = write(basic, source, .base, entry, key, takesValue, texts, &output)
                }
                _ = write(message, source, .language(source), entry, key, takesValue, texts, &output)
            }
        }
        for (language, message) in entry.messages where language != source {
            if message.state == .inherited, let base, finds(message, in: base, language) { continue }
            _ = write(message, language, .language(language), entry, key, takesValue, texts, &output)
        }
    }

    /// Whether a language shows what a message says from the base texts, read with its own expressions.
    private func finds(_ message: Message, in base: MessageShape, _ language: LanguageTag) -> Bool {
        guard case .pattern(let pattern) = message.content else { return false }
        switch base {
        case .plain(let own): return own == pattern
        case .expressions(let members):
            guard let select = pattern.onlySelect, select.variants.count == members.count else {
                return members.count == 1 && members[0].name == "exp:^" && members[0].pattern == pattern
            }
            return zip(members, select.variants).allSatisfy { member, variant in
                let found = shaper.shared.pattern(named: member.name, for: identifier(of: language))
                return member.pattern == variant.pattern
                    && ValueExpression(found?.pattern ?? member.name).condition == variant.condition
            }
        }
    }

    private func write(
        _ message: Message,
        _ language: LanguageTag,
        _ target: Target,
        _ entry: Entry,
        _ key: Key,
        _ takesValue: Bool,
        _ texts: SwifternalizationTextWriter,
        _ output: inout Output
    ) -> MessageShape? {
        do throws(UnwritableMessage) {
            guard case .pattern(let pattern) = message.content else { throw UnwritableMessage("a list") }
            let shape = try shaper.shape(
                of: pattern,
                in: entry,
                key: key.name,
                language: language,
                identifier: identifier(of: language),
                takesValue: takesValue
            )
            // Texts that no value gets have no place.
            if case .expressions(let members) = shape, members.isEmpty { return shape }
            let value = try value(of: shape, texts, &output.names[target, default: []])
            output.pieces[target, default: []].append(
                Piece(member: JSONMember(key.name, value), origin: message.origin)
            )
            return shape
        } catch {
            let text = "“\(key.name)” can't be written as it is: it holds \(error.reason)"
            output.diagnostics.append(Diagnostic(.error, .unwritable, text, at: message.origin.range))
            return nil
        }
    }

    // MARK: Values

    private func value(
        of shape: MessageShape,
        _ texts: SwifternalizationTextWriter,
        _ names: inout Set<String>
    ) throws(UnwritableMessage) -> JSONValue {
        switch shape {
        case .plain(let pattern): return try value(of: pattern, isOuter: true, texts)
        case .expressions(let members):
            var object: [JSONMember] = []
            object.reserveCapacity(members.count)
            for member in members {
                names.insert(member.name)
                object.append(JSONMember(member.name, try value(of: member.pattern, isOuter: false, texts)))
            }
            return .object(object)
        }
    }

    /// A text, or texts by width.
    private func value(
        of pattern: Pattern,
        isOuter: Bool,
        _ texts: SwifternalizationTextWriter
    ) throws(UnwritableMessage) -> JSONValue {
        guard let select = pattern.onlySelect, case .width = select.selector else {
            return .string(try texts.text(of: pattern))
        }
        let names = widthNames(of: select, isOuter: isOuter)
        // Without a choice there is nothing to choose by.
        if !shaper.keepsSpellings, select.variants.count == 1, let only = select.variants.first {
            return .string(try texts.text(of: only.pattern))
        }
        var members: [JSONMember] = []
        for index in select.variants.indices.reversed() {
            members.append(JSONMember(names[index], .string(try texts.text(of: select.variants[index].pattern))))
        }
        return .object(members)
    }

    /// The names of variants by width: as they were spelled if that is still right, else the widths, of which the smallest
    /// is 0, so that every width finds a text.
    private func widthNames(of select: Select, isOuter: Bool) -> [String] {
        if shaper.keepsSpellings {
            let spelled = select.variants.compactMap { variant -> String? in
                guard let name = variant.spelling, case .atLeast(let room) = variant.condition,
                    WidthName.room(of: name) == room, !isOuter || name.utf8.first == UInt8(ascii: "@")
                else { return nil }
                return name
            }
            if spelled.count == select.variants.count, Set(spelled).count == spelled.count { return spelled }
        }
        return select.variants.indices.map { index in
            guard index < select.variants.count - 1, case .atLeast(let room) = select.variants[index].condition else {
                return "@0"
            }
            return "@\(max(1, room))"
        }
    }
}

/// Finds entries of a folder that have the same name.
private struct RepeatedNames {
    private var names: [String: Key] = [:]
    private var repeated: [Key] = []

    init(_ catalog: Catalog, _ folder: SwifternalizationFolder) {
        for place in folder.places {
            let key = catalog.entries.keys[place]
            if names.updateValue(key, forKey: key.name) != nil { repeated.append(key) }
        }
    }

    func diagnostics() -> [Diagnostic] {
        repeated.map { key in
            Diagnostic(.error, .duplicateName, "two entries of the files are called “\(key.name)”")
        }
    }
}

extension Pattern {
    /// Whether a select on an argument stands anywhere in the pattern.
    fileprivate var hasArgumentSelect: Bool {
        contains { element in
            guard case .select(let select) = element, case .argument = select.selector else { return false }
            return true
        }
    }
}
