import InterlinguaIR
import OrderedCollections

/// Makes one entry of the members that belong to it, language by language.
///
/// A debug build copies all parts of a value that is asked something; so this is an object.
final class I18nextEntryReader {
    let unit: I18nextGrouping.Unit

    /// What all entries of the namespace are read with.
    let reading: I18nextTableReading

    /// Reads texts, and holds the arguments that they name.
    var patterns: I18nextPatternReader

    /// Members that no call reaches, and those that count as missing, each with its language's number.
    var unreachable: [(column: Int, name: Int)] = []

    private(set) var diagnostics: [Diagnostic] = []

    /// The messages so far, and their languages' numbers.
    private var messages: [Message] = []
    private var columns: [Int] = []

    /// Where the source language has empty texts that count as missing; nil if it has none.
    private var declaration: Origin?

    /// Whether another language's texts are read, about which all was said.
    var isInheriting = false

    /// Whether the entry is one text and nothing else.
    private let isPlain: Bool

    /// Whether the first language that says the entry has a list there; nil until it was found.
    private var isList: Bool?

    /// The members of an entry that has several.
    let places: [I18nextMemberPlace: Int]

    /// The texts of the language that is being read, by their members' places in the entry.
    var texts: [I18nextPatternReader.Text?] = []

    /// Whether each member is shown by the language that is being read.
    var isReached: [Bool] = []

    /// Creates a reader of an entry as the app asks for it, or as texts of another namespace do.
    init(_ unit: I18nextGrouping.Unit, _ reading: I18nextTableReading, _ variant: I18nextVariant? = nil) {
        self.unit = unit
        self.reading = reading
        let (scope, name) = variant.map { ($0.scope, $0.name) } ?? reading.call(of: unit)
        patterns = I18nextPatternReader(reading.context, from: scope, name: name, handed: variant?.handed ?? [])
        messages.reserveCapacity(reading.languages.count)
        columns.reserveCapacity(reading.languages.count)
        isPlain = unit.isPlain
        if isPlain {
            places = [:]
            return
        }
        var places: [I18nextMemberPlace: Int] = [:]
        var hasForms = false
        var hasIndefinite = false
        for (index, member) in unit.members.enumerated() {
            let place = I18nextMemberPlace(
                context: member.context,
                form: member.form,
                isIndefinite: member.isIndefinite
            )
            if places[place] == nil { places[place] = index }
            if member.form != nil { hasForms = true }
            if member.isIndefinite { hasIndefinite = true }
        }
        self.places = places
        if hasIndefinite { _ = patterns.arguments.index(of: "indefinite_article") }
        if !unit.contexts.isEmpty { _ = patterns.arguments.index(of: "context") }
        if hasForms { _ = patterns.arguments.index(of: "count") }
    }

    /// Reads what a language says; languages have to come in their order.
    func read(_ column: I18nextOpenColumn) {
        if reading.context.settings.skipsEmpty { noteSkipped(in: column) }
        guard let message = isPlain ? plainMessage(in: column) : message(in: column) else { return }
        messages.append(message)
        columns.append(column.number)
    }

    /// Notes the texts that count as missing, as which they stay in the file.
    private func noteSkipped(in column: I18nextOpenColumn) {
        for member in unit.members {
            guard let node = column.skippedNode(of: member.name) else { continue }
            unreachable.append((column.number, member.name))
            if column.language == reading.sourceLanguage, declaration == nil {
                declaration = column.origin(of: column.value(at: node))
            }
        }
    }

    /// The entry, when all languages were read; nil if none says it.
    func finish() -> Entry? {
        let (read, all) = (messages, reading.languages)
        var messages =
            columns.count == all.count
            ? all.mapValues { read[$0] }
            : OrderedDictionary(uncheckedUniqueKeys: columns.map { reading.table.columns[$0].language }, values: read)
        if reading.context.dialect == .ios, !isPlain { seekNamesInAllLanguages(&messages) }
        addKey(to: &messages)
        if messages.isEmpty { return nil }
        let (arguments, indices) = patterns.arguments.ordered()
        if let indices {
            for index in patterns.arguments.claims.indices {
                let argument = patterns.arguments.claims[index].argument
                if argument < indices.count { patterns.arguments.claims[index].argument = indices[argument] }
            }
            messages = messages.mapValues { message in
                message.mapPatterns { pattern in
                    pattern.mappingArguments { $0 < indices.count ? indices[$0] : $0 }
                }
            }
        }
        var entry = Entry(arguments: arguments, messages: messages)
        let claims = claims(of: entry)
        for conflict in entry.unifyArguments(claims: claims, sourceLanguage: reading.sourceLanguage) {
            guard entry.arguments.indices.contains(conflict.deviating.argument) else { continue }
            diagnostics.append(conflict.diagnostic(argument: entry.arguments[conflict.deviating.argument]))
        }
        return entry
    }

    /// What texts take arguments for; what the source text shows as it is may be anything, however translations format it.
    private func claims(of entry: Entry) -> [TypeUse] {
        let claims = patterns.arguments.claims
        guard !claims.isEmpty, let source = entry.messages[reading.sourceLanguage] else { return claims }
        var untyped: Set<Int> = []
        source.forEachPattern { untyped.formUnion($0.argumentIndices) }
        for claim in claims where claim.language == reading.sourceLanguage { untyped.remove(claim.argument) }
        return claims.filter { !untyped.contains($0.argument) }
    }

    /// Gives the source language what it shows without a text of its own, or for what its texts leave out: the key, which
    /// the library reads like a text.
    ///
    /// A key that is shown as it is says nothing new, unless the file lists it with an empty text that counts as missing; but
    /// one that is natural language to the library is a text beside those that the language has for some numbers.
    private func addKey(to messages: inout OrderedDictionary<LanguageTag, Message>) {
        let language = reading.sourceLanguage
        let own = messages[language]
        if own != nil, isPlain { return }
        guard reading.hasSourceLanguage,
            let origin = declaration ?? messages.values.first?.origin, var key = reading.key(of: unit.base)
        else { return }
        if case .list? = messages.values.first?.content { return }
        // An object of the key's name hides what the key says.
        if reading.table.columns.contains(where: { $0.language == language && $0.hasObject(unit.base) }) { return }
        isInheriting = true
        defer { isInheriting = false }
        let pattern = key.withUTF8 { patterns.read($0, language: language, origin: origin).pattern }
        let isSaid = own == nil ? declaration != nil : isKeySentence
        if !isSaid, pattern.isPlainText { return }
        if let own {
            let whole = own.mapPatterns { $0.completed(by: pattern, in: language) }
            if whole.content == own.content { return }
            messages[language] = whole
            messages[language]?.annotations[KeyTextAnnotation.self] = KeyTextAnnotation()
            return
        }
        let message = Message(
            content: .pattern(pattern),
            state: .inherited,
            origin: origin,
            annotations: reading.choiceAnnotations
        )
        messages.updateValue(message, forKey: language, insertingAt: 0)
    }

    /// Whether the key is natural language to the library.
    var isKeySentence: Bool {
        reading.key(of: unit.base)?.utf8.contains { " ,?!;".utf8.contains($0) } ?? false
    }

    /// The look-up that finds the entry: apps of later versions ask for lists in another way than for texts.
    var kind: Key.Kind {
        if case .list? = messages.first?.content { return .list }
        return unit.isOrdinal ? .ordinal : .text
    }

    /// Gives each language what it shows on iOS, where a name is sought in all languages before the next name is.
    ///
    /// The library asks every language for the form that the number has in the first one: Russian's `_plural_5` is
    /// unknown to English, whose key itself is shown then.
    private func seekNamesInAllLanguages(_ messages: inout OrderedDictionary<LanguageTag, Message>) {
        let columns = reading.table.columns
        let own = messages
        for (number, column) in columns.enumerated() {
            let language = column.language
            let chain = Fallback.Languages.truncatedThenSource
                .languages(after: language, sourceLanguage: reading.sourceLanguage)
            let next = chain.compactMap { other in columns.firstIndex { $0.language == other } }
            isInheriting = true
            let found = message(in: I18nextOpenColumn(column, number: number), next: next)
            isInheriting = false
            guard var found, own[language]?.content != found.content else { continue }
            if own[language] == nil {
                let inherited = chain.compactMap { messages[$0] }.first
                if found.content == inherited?.content { continue }
                found.state = .inherited
            }
            messages[language] = found
        }
    }

    // MARK: Plain texts

    private func plainMessage(in column: I18nextOpenColumn) -> Message? {
        let name = unit.members[0].name
        guard let node = column.node(of: name) else { return nil }
        let value = column.value(at: node)
        let isList = isList ?? (reading.arraySeparator == nil && value.kind == .array)
        self.isList = isList
        // Nearly all messages are a text.
        if !isList, case .string = value.kind {
            let origin = column.origin(of: value)
            let text = text(at: node, value, origin, in: column)
            if text.isUsual, !column.hasAliases { return Message(content: .pattern(text.pattern), origin: origin) }
            return annotated(text, column.element(at: node), in: column)
        }
        let element = column.element(at: node)
        if element.kind == .object { return nil }
        if element.kind == .array, reading.arraySeparator == nil || isList {
            return listMessage(element, in: column, isList: isList)
        }
        let text = text(of: element, in: column.language)
        if !isList { return annotated(text, element, in: column) }
        report(.warning, .i18nextMixedArray, "this is a text, but an array in other languages", element.range)
        var message = Message(content: .list([text.pattern]), origin: Origin(range: element.range))
        annotate(&message, suffix: "", element, isUsual: false, content: message.content)
        addPath(of: name, in: column, to: &message)
        return message
    }

    /// A message of a text that is not written as its pattern suggests, or read under another key than its own.
    private func annotated(
        _ text: I18nextPatternReader.Text,
        _ element: JSONElement,
        in column: I18nextOpenColumn
    ) -> Message {
        var message = Message(content: .pattern(text.pattern), origin: Origin(range: element.range))
        annotate(&message, suffix: "", element, isUsual: text.isUsual, content: message.content)
        addPath(of: unit.members[0].name, in: column, to: &message)
        return message
    }

    private func listMessage(_ element: JSONElement, in column: I18nextOpenColumn, isList: Bool) -> Message {
        var items: [Pattern] = []
        var isUsual = true
        let elements: [JSONElement] = element.elements.map { Array($0) } ?? []
        let others = elements.contains(where: isMissing) ? inheritedLists(after: column.language) : []
        for (index, item) in elements.enumerated() {
            let inherited = isMissing(item) ? inheritedItem(index, of: others) : nil
            let text = inherited ?? text(of: item, in: column.language)
            if item.kind != .string || !text.isUsual { isUsual = false }
            items.append(text.pattern)
        }
        var message = Message(content: .list(items), origin: Origin(range: element.range))
        if !isList {
            let words = "this is an array, but a text in other languages; i18next shows an error in its place"
            report(.error, .i18nextMixedArray, words, element.range)
            var joined = Pattern()
            for (index, item) in items.enumerated() {
                if index > 0 { joined.append(.text("\n")) }
                joined.append(item)
            }
            message.content = .pattern(joined)
            isUsual = false
        }
        annotate(&message, suffix: "", element, isUsual: isUsual, content: message.content, isArray: true)
        addPath(of: unit.members[0].name, in: column, to: &message)
        return message
    }

    /// Whether an item of a list counts as missing: null does so for later libraries.
    private func isMissing(_ item: JSONElement) -> Bool {
        item.isNull
            ? reading.context.version == .v4
            : reading.context.settings.skipsEmpty && item.string?.isEmpty == true
    }

    /// The lists of the languages that are asked for where an item counts as missing.
    private func inheritedLists(after language: LanguageTag) -> [(language: LanguageTag, items: [JSONElement])] {
        let columns = reading.table.columns
        let settings = reading.context.settings
        let others = settings.languages(after: language, sourceLanguage: reading.sourceLanguage)
        return others.compactMap { other in
            guard let next = columns.first(where: { $0.language == other }),
                let element = next.element(of: unit.members[0].name), element.kind == .array,
                let items = element.elements
            else { return nil }
            return (other, Array(items))
        }
    }

    /// What is shown in the place of an item that counts as missing: the next language's.
    private func inheritedItem(
        _ index: Int,
        of others: [(language: LanguageTag, items: [JSONElement])]
    ) -> I18nextPatternReader.Text? {
        isInheriting = true
        defer { isInheriting = false }
        for (language, items) in others where items.indices.contains(index) && !isMissing(items[index]) {
            return text(of: items[index], in: language)
        }
        return nil
    }

    /// Remembers a member that is not written as its pattern suggests.
    private func annotate(
        _ message: inout Message,
        suffix: String,
        _ element: JSONElement,
        isUsual: Bool,
        content: Message.Content,
        isArray: Bool = false
    ) {
        if isUsual, element.kind == .string || isArray { return }
        var annotation = annotation(of: message)
        annotation.members.append(
            I18nextMemberAnnotation(suffix: suffix, value: element.value, content: content)
        )
        message.annotations[I18nextMessageAnnotation.self] = annotation
    }

    /// Remembers the path of a key that is read under another one.
    func addPath(of key: Int, in column: I18nextOpenColumn, to message: inout Message) {
        guard column.hasAliases, let alias = reading.table.columns[column.number].aliases[key] else { return }
        var annotation = annotation(of: message)
        annotation.path = reading.table.names.path(alias)
        message.annotations[I18nextMessageAnnotation.self] = annotation
    }

    private func annotation(of message: Message) -> I18nextMessageAnnotation {
        message.annotations[I18nextMessageAnnotation.self]
            ?? I18nextMessageAnnotation(version: reading.context.version)
    }

    // MARK: Texts

    func text(
        at node: Int,
        _ value: JSONNode,
        _ origin: Origin,
        in column: I18nextOpenColumn
    ) -> I18nextPatternReader.Text {
        let text: I18nextPatternReader.Text
        if value.hasEscapes {
            var own = column.document.text(of: value)
            text = own.withUTF8 { patterns.read($0, language: column.language, origin: origin) }
        } else {
            text = column.document.file.utf8.withUnsafeBufferPointer {
                patterns.read($0.slice(value.textBounds), language: column.language, origin: origin)
            }
        }
        if !patterns.problems.isEmpty {
            let element = column.element(at: node)
            for problem in patterns.problems { report(problem, element) }
        }
        return text
    }

    /// What a member says; arrays are joined, numbers are their spelling.
    func text(of element: JSONElement, in language: LanguageTag) -> I18nextPatternReader.Text {
        let origin = Origin(range: element.range)
        switch element.kind {
        case .string:
            var own = element.string ?? ""
            let text = own.withUTF8 { patterns.read($0, language: language, origin: origin) }
            for problem in patterns.problems { report(problem, element) }
            return text
        case .array:
            var joined = reading.context.text(of: element)
            let text = joined.withUTF8 { patterns.read($0, language: language, origin: origin) }
            for problem in patterns.problems {
                report(problem.severity, problem.kind, problem.message, element.range)
            }
            return text
        case .number, .boolean:
            if reading.context.version == .v1, reading.context.dialect == .js1 {
                let message = "not a text: i18next 1 shows an error in its place"
                report(.error, .i18nextNoText, message, element.range)
            }
            return I18nextPatternReader.Text(pattern: Pattern(reading.context.text(of: element)), isUsual: true)
        case .object, .null: return I18nextPatternReader.Text(pattern: Pattern(), isUsual: true)
        }
    }

    private func report(_ problem: I18nextProblem, _ element: JSONElement) {
        let range = SourceRange(
            file: element.document.file,
            lowerBound: element.sourceOffset(ofByte: problem.range.lowerBound),
            upperBound: element.sourceOffset(ofByte: problem.range.upperBound)
        )
        report(problem.severity, problem.kind, problem.message, range)
    }

    /// Records what is to be said, unless it was said where the text stands.
    func report(
        _ severity: Diagnostic.Severity,
        _ kind: Diagnostic.Kind,
        _ message: String,
        _ range: SourceRange?
    ) {
        if isInheriting { return }
        diagnostics.append(Diagnostic(severity, kind, message, at: range))
    }
}

extension Pattern {
    /// The pattern with a text where a select around it has none.
    fileprivate func completed(by text: Pattern, in language: LanguageTag) -> Pattern {
        guard var select = onlySelect else { return self }
        for index in select.variants.indices {
            select.variants[index].pattern = select.variants[index].pattern.completed(by: text, in: language)
        }
        if select.mayLeaveNumbers(in: language) { select.variants.append(Variant(.otherwise, text)) }
        return Pattern([.select(select)])
    }
}
