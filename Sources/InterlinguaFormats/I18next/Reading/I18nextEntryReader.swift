import InterlinguaIR
import OrderedCollections

/// Makes one entry of the members that belong to it.
struct I18nextEntryReader {
    /// What was made.
    struct Result {
        /// The entry; nil if no language says it.
        var entry: Entry?
        /// Members that no call reaches, each with its language's number.
        var unreachable: [(column: Int, name: Int)] = []
        /// What is to be said.
        var diagnostics: [Diagnostic] = []
    }

    private let table: I18nextTableDraft
    private let unit: I18nextGrouping.Unit
    private let cells: [I18nextCells]
    private let version: I18nextVersion
    private let settings: I18nextSettings
    private let sourceLanguage: LanguageTag
    private var patterns: I18nextPatternReader
    private var result = Result()

    /// Whether another language's texts are read, about which all was said.
    private var isInheriting = false
    private var messages: OrderedDictionary<LanguageTag, Message> = [:]

    /// The language whose forms are asked for.
    private var formColumn = 0

    /// The members of an entry that has several.
    private var places: [Place: Int] = [:]

    /// The texts of the language that is being read, by their names' numbers.
    private var texts: [Int: I18nextPatternReader.Text] = [:]

    /// Prepares an entry.
    init(
        _ unit: I18nextGrouping.Unit,
        in table: I18nextTableDraft,
        number: Int,
        cells: [I18nextCells],
        context: I18nextTextContext,
        sourceLanguage: LanguageTag
    ) {
        self.table = table
        self.unit = unit
        self.cells = cells
        self.sourceLanguage = sourceLanguage
        version = context.version
        settings = context.settings
        patterns = I18nextPatternReader(context, table: number)
        if unit.isPlain { return }
        for (index, member) in unit.members.enumerated() {
            let place = Place(context: member.context, form: member.form, isIndefinite: member.isIndefinite)
            if places[place] == nil { places[place] = index }
        }
    }

    /// Makes the entry.
    mutating func read() -> Result {
        let indefinite = unit.members.contains(where: \.isIndefinite)
        if indefinite { _ = patterns.arguments.index(of: "indefinite_article") }
        if !unit.contexts.isEmpty { _ = patterns.arguments.index(of: "context") }
        if unit.members.contains(where: { $0.form != nil }) { _ = patterns.arguments.index(of: "count") }
        let isList = unit.isPlain && settings.arraySeparator(for: version) == nil && isListInFirstLanguage
        for column in table.columns.indices {
            let message = unit.isPlain ? plainMessage(in: column, isList: isList) : message(in: column)
            if let message { messages[table.columns[column].language] = message }
        }
        if settings.dialect(for: version) == .ios, !unit.isPlain { inheritForms() }
        if !messages.isEmpty { result.entry = entry() }
        return result
    }

    // MARK: Inherited forms

    /// Adds what languages without own texts show of the source language's on iOS, where that differs.
    ///
    /// The library asks every language for the form that the number has in the first one: Russian's `_plural_5` is
    /// unknown to English, whose key itself is shown then.
    private mutating func inheritForms() {
        guard let source = table.columns.firstIndex(where: { $0.language == sourceLanguage }),
            let original = messages[sourceLanguage]
        else { return }
        isInheriting = true
        defer { isInheriting = false }
        for column in table.columns.indices where messages[table.columns[column].language] == nil {
            let language = table.columns[column].language
            // What a parent says is that of the parent's own forms.
            if !language.isLanguageOnly, messages[language.languageOnly] != nil { continue }
            guard var message = message(in: source, formsOf: column), message.content != original.content else {
                continue
            }
            message.state = .inherited
            messages[language] = message
        }
    }

    private func entry() -> Entry {
        let (arguments, indices) = patterns.arguments.ordered()
        if arguments.isEmpty { return Entry(messages: messages) }
        var own = messages
        if let indices {
            own = messages.mapValues { message in
                message.mapPatterns { pattern in
                    pattern.mappingArguments { $0 < indices.count ? indices[$0] : $0 }
                }
            }
        }
        return Entry(arguments: arguments, messages: own)
    }

    /// The claims of the entry's texts, by the indices of its arguments.
    var claims: [TypeUse] {
        guard let indices = patterns.arguments.ordered().indices else { return patterns.arguments.claims }
        return patterns.arguments.claims.map { claim in
            var claim = claim
            if claim.argument < indices.count { claim.argument = indices[claim.argument] }
            return claim
        }
    }

    // MARK: Plain texts

    private var isListInFirstLanguage: Bool {
        for column in table.columns.indices {
            if let element = table.columns[column].element(of: unit.members[0].name) {
                return element.kind == .array
            }
        }
        return false
    }

    private mutating func plainMessage(in column: Int, isList: Bool) -> Message? {
        let member = unit.members[0]
        guard let index = table.columns[column].node(of: member.name) else { return nil }
        let document = table.columns[column].source.document
        // Nearly all messages are a text without anything in it.
        if !isList, let pattern = patterns.plainPattern(of: document.nodes[index], in: document) {
            let range = JSONElement(document: document, index: index).range
            var message = Message(content: .pattern(pattern), origin: Origin(range: range))
            if !table.columns[column].aliases.isEmpty { addPath(of: member.name, in: column, to: &message) }
            return message
        }
        let element = JSONElement(document: document, index: index)
        if element.kind == .object { return nil }
        if element.kind == .array, settings.arraySeparator(for: version) == nil || isList {
            return listMessage(element, in: column, isList: isList)
        }
        let text = text(of: element, in: column)
        var message = Message(content: .pattern(text.pattern), origin: Origin(range: element.range))
        if isList {
            report(.warning, "i18next-mixed-array", "this is a text, but an array in other languages", element.range)
            message.content = .list([text.pattern])
        }
        annotate(&message, suffix: "", element, isUsual: text.isUsual && !isList, content: message.content)
        addPath(of: member.name, in: column, to: &message)
        return message
    }

    private mutating func listMessage(_ element: JSONElement, in column: Int, isList: Bool) -> Message {
        var items: [Pattern] = []
        var isUsual = true
        let elements: [JSONElement] = element.elements.map { Array($0) } ?? []
        let others = elements.contains(where: \.isNull) ? inheritedLists(after: column) : []
        for (index, item) in elements.enumerated() {
            let inherited = item.isNull ? inheritedItem(index, of: others) : nil
            let text = inherited ?? text(of: item, in: column)
            if item.kind != .string || !text.isUsual { isUsual = false }
            items.append(text.pattern)
        }
        var message = Message(content: .list(items), origin: Origin(range: element.range))
        if !isList {
            report(.warning, "i18next-mixed-array", "this is an array, but a text in other languages", element.range)
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

    /// The lists of the languages that are asked for where an item is null, which later libraries take for missing.
    private func inheritedLists(after column: Int) -> [(column: Int, items: [JSONElement])] {
        guard version == .v4 else { return [] }
        let language = table.columns[column].language
        let others = Array(sequence(first: language, next: \.truncated).dropFirst()) + [sourceLanguage]
        return others.compactMap { other in
            guard other != language, let next = table.columns.firstIndex(where: { $0.language == other }),
                let element = table.columns[next].element(of: unit.members[0].name), element.kind == .array,
                let items = element.elements
            else { return nil }
            return (next, Array(items))
        }
    }

    /// What is shown in the place of an item that is null: the next language's.
    private mutating func inheritedItem(
        _ index: Int,
        of others: [(column: Int, items: [JSONElement])]
    ) -> I18nextPatternReader.Text? {
        isInheriting = true
        defer { isInheriting = false }
        for (column, items) in others where items.indices.contains(index) && !items[index].isNull {
            return text(of: items[index], in: column)
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
        var annotation =
            message.annotations[I18nextMessageAnnotation.self] ?? I18nextMessageAnnotation(version: version)
        annotation.members.append(
            I18nextMemberAnnotation(suffix: suffix, value: element.value, content: content)
        )
        message.annotations[I18nextMessageAnnotation.self] = annotation
    }

    private func addPath(of key: Int, in column: Int, to message: inout Message) {
        guard let alias = table.columns[column].aliases[key] else { return }
        var annotation =
            message.annotations[I18nextMessageAnnotation.self] ?? I18nextMessageAnnotation(version: version)
        annotation.path = table.names.path(alias)
        message.annotations[I18nextMessageAnnotation.self] = annotation
    }

    // MARK: Texts

    /// What a member says; arrays are joined, numbers are their spelling.
    private mutating func text(of element: JSONElement, in column: Int) -> I18nextPatternReader.Text {
        let origin = Origin(range: element.range)
        let language = table.columns[column].language
        switch element.kind {
        case .string:
            let document = element.document
            let node = document.nodes[element.index]
            let text: I18nextPatternReader.Text
            if node.hasEscapes {
                text = JSONEscapes.decode(document.file.utf8[node.textBounds]).withUnsafeBufferPointer {
                    patterns.read($0, language: language, origin: origin)
                }
            } else {
                text = document.file.utf8.withUnsafeBufferPointer {
                    patterns.read($0.slice(node.textBounds), language: language, origin: origin)
                }
            }
            for problem in patterns.problems { report(problem, element) }
            return text
        case .array:
            var lines: [String] = []
            for item in element.elements.map({ Array($0) }) ?? [] {
                lines.append(item.string ?? (item.isNull ? "<null>" : item.spelling))
            }
            var joined = lines.joined(separator: settings.arraySeparator(for: version) ?? "\n")
            let text = joined.withUTF8 { patterns.read($0, language: language, origin: origin) }
            for problem in patterns.problems {
                report(problem.severity, problem.identifier, problem.message, element.range)
            }
            return text
        case .number, .boolean:
            if version == .v1, settings.dialect(for: version) == .js1 {
                let message = "i18next 1 shows an error in place of what is no text"
                report(.error, "i18next-no-text", message, element.range)
            }
            return I18nextPatternReader.Text(pattern: Pattern(element.spelling), isUsual: true)
        case .object, .null: return I18nextPatternReader.Text(pattern: Pattern(), isUsual: true)
        }
    }

    private mutating func report(_ problem: I18nextProblem, _ element: JSONElement) {
        let range = SourceRange(
            file: element.document.file,
            lowerBound: element.sourceOffset(ofByte: problem.range.lowerBound),
            upperBound: element.sourceOffset(ofByte: problem.range.upperBound)
        )
        report(problem.severity, problem.identifier, problem.message, range)
    }

    private mutating func report(
        _ severity: Diagnostic.Severity,
        _ identifier: String,
        _ message: String,
        _ range: SourceRange?
    ) {
        if isInheriting { return }
        result.diagnostics.append(Diagnostic(severity, identifier, message, at: range))
    }

    // MARK: Choices

    /// What tells a member from the others of its entry.
    private struct Place: Hashable {
        var context: Int?
        var form: I18nextFormName?
        var isIndefinite: Bool
    }

    private func member(
        _ column: Int,
        context: Int?,
        form: I18nextFormName?,
        isIndefinite: Bool
    ) -> I18nextGrouping.Member? {
        let place = Place(context: context, form: form, isIndefinite: isIndefinite)
        guard let index = places[place], table.hasLeaf(unit.members[index].name, in: column) else { return nil }
        return unit.members[index]
    }

    /// A message of several members.
    ///
    /// - Parameter forms: the language whose forms are asked for; nil for that of the members.
    private mutating func message(in column: Int, formsOf forms: Int? = nil) -> Message? {
        formColumn = forms ?? column
        let own = unit.members.filter { table.hasLeaf($0.name, in: column) }
        if own.isEmpty { return nil }
        texts.removeAll(keepingCapacity: true)
        var reached: Set<Int> = []
        let isIndefinite = own.contains(where: \.isIndefinite)
        var pattern = branches(own, false, column, &reached)
        if isIndefinite, let indefinite = branches(own, true, column, &reached) {
            let index = patterns.arguments.index(of: "indefinite_article")
            var variants = [Variant(.text("true"), indefinite, spelling: "_indefinite")]
            if let pattern { variants.append(Variant(.otherwise, pattern, spelling: "")) }
            pattern = Pattern([.select(Select(.argument(index, .text), variants: variants))])
        }
        if !isInheriting { noteUnreached(own, reached, column) }
        guard let pattern else { return nil }
        let first = own.compactMap { table.columns[column].element(of: $0.name)?.range }
            .min { $0.lowerBound < $1.lowerBound }
        var message = Message(content: .pattern(pattern), origin: Origin(range: first))
        message.annotations[I18nextMessageAnnotation.self] = I18nextMessageAnnotation(version: version)
        for member in own where reached.contains(member.name) {
            guard let element = table.columns[column].element(of: member.name), let text = texts[member.name] else {
                continue
            }
            let content = Message.Content.pattern(text.pattern)
            annotate(&message, suffix: suffix(of: member), element, isUsual: text.isUsual, content: content)
        }
        addPath(of: unit.base, in: column, to: &message)
        return message
    }

    /// The branches of all contexts, and that of calls in no context or another one.
    private mutating func branches(
        _ own: [I18nextGrouping.Member],
        _ isIndefinite: Bool,
        _ column: Int,
        _ reached: inout Set<Int>
    ) -> Pattern? {
        var variants: [Variant] = []
        let present = Set(own.compactMap(\.context))
        for context in unit.contexts.indices where present.contains(context) {
            guard let branch = branch([context, nil], isIndefinite, column, &reached) else { continue }
            variants.append(
                Variant(
                    .text(unit.contexts[context]),
                    branch.pattern,
                    spelling: branch.spelling ?? settings.contextSeparator + unit.contexts[context],
                    origin: branch.origin
                )
            )
        }
        let rest = branch([nil], isIndefinite, column, &reached)
        if variants.isEmpty { return rest?.pattern }
        if let rest {
            variants.append(Variant(.otherwise, rest.pattern, spelling: rest.spelling ?? "", origin: rest.origin))
        }
        let index = patterns.arguments.index(of: "context")
        return Pattern([.select(Select(.argument(index, .text), variants: variants))])
    }

    /// What stands behind the key in a member's name.
    private func suffix(of member: I18nextGrouping.Member) -> String {
        var suffix = member.context.map { settings.contextSeparator + unit.contexts[$0] } ?? ""
        // Libraries 21 and 22 spell ordinal forms like cardinal ones: the name itself tells.
        if let form = member.form { suffix += form.spelling(version: version, separator: settings.pluralSeparator) }
        return suffix + (member.isIndefinite ? "_indefinite" : "")
    }

    private struct Branch {
        var pattern: Pattern
        /// The suffix of the only member; nil if there is a select.
        var spelling: String?
        var origin: Origin
    }

    /// What is said in a context: each number's text by the candidates in the library's order.
    private mutating func branch(
        _ contexts: [Int?],
        _ isIndefinite: Bool,
        _ column: Int,
        _ reached: inout Set<Int>
    ) -> Branch? {
        let find = { [self] (context: Int?, form: I18nextFormName?) -> I18nextGrouping.Member? in
            if isIndefinite, let member = member(column, context: context, form: form, isIndefinite: true) {
                return member
            }
            return member(column, context: context, form: form, isIndefinite: false)
        }
        var bare: I18nextGrouping.Member?
        for context in contexts where bare == nil { bare = find(context, nil) }
        var variants: [Variant] = []
        var usesBare = false
        var usesForm = false
        var missing: [I18nextCell] = []
        let own = cells[formColumn]
        for cell in unit.isOrdinal ? own.ordinals : own.cardinals {
            var found: I18nextGrouping.Member?
            search: for context in contexts {
                for form in cell.forms {
                    found = find(context, form)
                    if found != nil { break search }
                }
                found = find(context, nil)
                if found != nil { break }
            }
            guard let member = found else {
                if !cell.isOptional { missing.append(cell) }
                continue
            }
            if cell.isOptional, member.form != cell.forms.first { continue }
            if member.form == nil {
                usesBare = true
                if !cell.forms.isEmpty { continue }
            } else {
                usesForm = true
            }
            let condition = own.excludesOne && bare == nil ? cell.condition.withoutOne : cell.condition
            variants.append(variant(condition, member, column, &reached))
        }
        if !unit.isOrdinal { addForeignCategories(contexts, column, find, &variants, &reached) }
        if usesForm, bare == nil, contexts.count == 1, !isInheriting { reportMissing(missing, in: column, variants) }
        guard usesForm || variants.contains(where: { $0.spelling != variants[0].spelling }) else {
            guard let bare else { return nil }
            let text = text(of: bare, column)
            reached.insert(bare.name)
            return Branch(pattern: text.pattern, spelling: suffix(of: bare), origin: origin(of: bare, column))
        }
        if let bare {
            // Where the key itself is a form, or stands in for one, it says all that is left; so does a copy of the only
            // form, for libraries before 10.
            let text = text(of: bare, column).pattern
            let saysTheRest = usesBare || variants.allSatisfy { $0.pattern == text }
            variants.append(variant(saysTheRest ? .otherwise : .absent, bare, column, &reached))
        }
        let index = patterns.arguments.index(of: "count")
        let select = Select(.argument(index, own.reading), variants: variants)
        return Branch(pattern: Pattern([.select(select)]), origin: variants.first?.origin ?? Origin())
    }

    /// Adds the texts for categories that the language lacks, which are never shown and kept.
    private mutating func addForeignCategories(
        _ contexts: [Int?],
        _ column: Int,
        _ find: (Int?, I18nextFormName?) -> I18nextGrouping.Member?,
        _ variants: inout [Variant],
        _ reached: inout Set<Int>
    ) {
        guard version == .v4, let context = contexts.first else { return }
        for category in PluralCategory.allCases where category != .zero && category != .other {
            let form = I18nextFormName.category(category)
            guard !cells[column].cardinals.contains(where: { $0.forms.contains(form) }),
                let member = find(context, form)
            else { continue }
            let language = table.columns[column].language
            if let foreign = CategoryCheck(language).foreign(category) {
                report(.warning, "unused-category", foreign, origin(of: member, column).range)
            }
            variants.append(variant(.category(category, .cardinal), member, column, &reached))
        }
    }

    /// Warns of forms that counts below 200 ask for and that the language lacks.
    private mutating func reportMissing(_ missing: [I18nextCell], in column: Int, _ variants: [Variant]) {
        let language = table.columns[column].language
        let isKnown = PluralRules.areKnown(for: language, kind: .cardinal)
        let rules = PluralRules.rules(
            for: isKnown ? language : LanguageTag("en") ?? language,
            kind: unit.isOrdinal ? .ordinal : .cardinal
        )
        let names = missing.compactMap { cell -> String? in
            guard let form = cell.forms.first else { return nil }
            if let category = form.category, !rules.smallNumberCategories.contains(category) { return nil }
            return "“\(form.spelling(version: version, separator: settings.pluralSeparator))”"
        }
        guard !names.isEmpty, language.identifier != "dev" else { return }
        let list = names.joined(separator: ", ")
        let message = "“\(language)” also needs \(list); another language’s text or the key is shown"
        report(.warning, "missing-form", message, variants.first?.origin.range)
    }

    private mutating func variant(
        _ condition: Condition,
        _ member: I18nextGrouping.Member,
        _ column: Int,
        _ reached: inout Set<Int>
    ) -> Variant {
        reached.insert(member.name)
        let text = text(of: member, column)
        return Variant(
            condition,
            text.pattern,
            spelling: suffix(of: member),
            origin: origin(of: member, column)
        )
    }

    private func origin(of member: I18nextGrouping.Member, _ column: Int) -> Origin {
        Origin(range: table.columns[column].element(of: member.name)?.range)
    }

    private mutating func text(of member: I18nextGrouping.Member, _ column: Int) -> I18nextPatternReader.Text {
        if let text = texts[member.name] { return text }
        guard let element = table.columns[column].element(of: member.name) else {
            return I18nextPatternReader.Text(pattern: Pattern(), isUsual: true)
        }
        if element.kind == .array, settings.arraySeparator(for: version) == nil {
            let message = "an array stands where a form is; i18next shows an error in its place"
            report(.warning, "i18next-no-text", message, element.range)
        }
        let text = text(of: element, in: column)
        texts[member.name] = text
        return text
    }

    /// Members of the language that no call asks for.
    private mutating func noteUnreached(_ own: [I18nextGrouping.Member], _ reached: Set<Int>, _ column: Int) {
        for member in own where !reached.contains(member.name) {
            result.unreachable.append((column, member.name))
            let language = table.columns[column].language
            let name = table.names.name(member.name)
            let message = "i18next never asks for “\(name)” in “\(language)”: the language has no such form"
            report(.warning, "unreachable-form", message, origin(of: member, column).range)
        }
    }
}
