import InterlinguaFormats
import InterlinguaIR

struct I18nextFileBuilder {
    private let writer: I18nextWriter
    private var tree = I18nextTree()
    private var diagnostics: [Diagnostic] = []

    init(_ writer: I18nextWriter) { self.writer = writer }

    /// One member with its place in the file.
    private struct Member {
        let path: [String]
        let value: JSONValue
        let origin: Origin
        /// The entry's place in the catalogue; nil for what is no message.
        let entry: Int?
    }

    /// Adds one language's part of a table.
    ///
    /// What was read from such files gets the order in which it stood there.
    mutating func add(_ part: I18nextFilePlan.Part, entries: [Int]) {
        tree.object(at: part.levels)
        let isOwn = part.sourceVersion == writer.version
        var members: [Member] = []
        members.reserveCapacity(2 * entries.count)
        var suffixes = I18nextSuffixes(writer.settings, writer.version, part.language)
        let objects = isOwn && writer.version == .v1 ? objects(in: part, entries) : []
        for index in entries {
            let (key, entry) = writer.catalog.entries.elements[index]
            guard let message = entry.messages[part.language], !isFoundElsewhere(message, entry, part)
            else { continue }
            append(message, of: index, key, entry, part, besides: objects, &suffixes, to: &members)
        }
        if let rest = part.facts?.rest, isOwn || writer.version == .v4 && part.sourceVersion != .v1 {
            // What is empty gives way to the text of a form with another name than it had; version 4 takes null for nothing.
            let texts = Set(members.map(\.path))
            let empty: [JSONValue] = [.null, .object([])]
            for member in rest where empty.contains(member.value) ? !texts.contains(member.path) : isOwn {
                members.append(Member(path: member.path, value: member.value, origin: member.origin, entry: nil))
            }
        }
        if part.sourceVersion != nil {
            members = OriginOrder.indices(of: members.map(\.origin.place)).map { members[$0] }
        }
        for member in members { insert(member, part) }
        // Version 1 finds nothing in arrays of objects.
        for path in part.arrays where isOwn || writer.version != .v1 { tree.markArray(at: part.levels + path) }
    }

    /// The paths of objects that hold something.
    private func objects(in part: I18nextFilePlan.Part, _ entries: [Int]) -> Set<[String]> {
        let texts = entries.filter { writer.catalog.entries.values[$0].messages[part.language] != nil }
        let paths = texts.map { writer.plan.places[$0].path } + (part.facts?.rest.map(\.path) ?? [])
        return paths.reduce(into: []) { objects, path in
            for length in 1..<max(1, path.count) { objects.insert(Array(path.prefix(length))) }
        }
    }

    /// The file with what is to be said about it.
    consuming func finish(path: String, layout: I18nextFileLayout) -> WritingResult {
        WritingResult(files: [OutputFile(path: path, bytes: tree.bytes(layout))], diagnostics: diagnostics)
    }

    /// Whether the library finds an inherited text by itself.
    ///
    /// Forms of one language are no forms of another, so that texts with choices are written.
    private func isFoundElsewhere(_ message: Message, _ entry: Entry, _ part: I18nextFilePlan.Part) -> Bool {
        let language = part.language
        // What was read as another language's texts is read as that again.
        if message.state == .inherited, !part.isRespelled,
            message.annotations[I18nextMessageAnnotation.self]?.version == writer.version
        {
            return true
        }
        guard message.state == .inherited, language != writer.catalog.sourceLanguage,
            !message.containsPattern(where: { $0.onlySelect != nil })
        else { return false }
        for parent in language.parents {
            if let found = entry.messages[parent] { return found.content == message.content }
        }
        return entry.messages[writer.catalog.sourceLanguage]?.content == message.content
    }

    // MARK: Messages

    private mutating func append(
        _ message: Message,
        of index: Int,
        _ key: Key,
        _ entry: Entry,
        _ part: I18nextFilePlan.Part,
        besides objects: Set<[String]>,
        _ suffixes: inout I18nextSuffixes,
        to members: inout [Member]
    ) {
        let annotation = message.annotations.isEmpty ? nil : message.annotations[I18nextMessageAnnotation.self]
        let isOwn = annotation?.version == writer.version
        var path = writer.plan.places[index].path
        if isOwn, let own = annotation?.path { path = own }
        guard let last = path.last else { return }

        var collector = I18nextMemberCollector(
            suffixes,
            arguments: entry.arguments,
            // Names of another code may be those of no forms here.
            usesSpellings: isOwn && !part.isRespelled
        )
        if suffixes.onlyForm != nil { collector.existing = writer.existingSuffixes(of: key, in: part.language) }
        var drafts = collector.members(of: message)
        if part.sourceVersion != writer.version {
            drafts = I18nextSharedForms(entry, in: part.language, suffixes, writer).completed(drafts)
        }
        if objects.contains(path), message.containsPattern(where: { $0.onlySelect != nil }),
            let place = drafts.firstIndex(where: \.suffix.isEmpty)
        {
            // An object has the name itself, as in what was read; forms that would be sought there have names of their own.
            let base = drafts.remove(at: place)
            let known = Set(drafts.map(\.suffix)).union([""])
            for suffix in suffixes.asked(for: .cardinal) where !known.contains(suffix) {
                drafts.append(I18nextMemberDraft(suffix: suffix, content: base.content, origin: base.origin))
            }
        }
        for problem in collector.problems {
            report(problem.kind, problem.message, at: problem.origin, key, part.language)
        }
        // The library shows the key by itself, in the source or in the project that is written into.
        let there = writer.existing?.entry(of: key)?.messages[part.language]
        let isKeyShownThere = there?.annotations[KeyTextAnnotation.self] != nil
        let isKeyShown =
            (message.annotations[KeyTextAnnotation.self] != nil || isKeyShownThere)
            && !drafts.contains { $0.suffix.isEmpty && !$0.isAdded }
        let suffixesThere = isKeyShownThere ? writer.existingSuffixes(of: key, in: part.language) : []
        let keyText = isKeyShown ? I18nextKeyGrammar(writer.settings, writer.version).call(path) : nil
        var texts: I18nextTextWriter?
        for draft in drafts {
            let recorded = entry.namesPositions ? nil : recorded(annotation, draft, key, entry)
            let value: JSONValue
            switch draft.content {
            case let content where recorded?.content == content: value = recorded?.value ?? .null
            case .pattern(let pattern): value = .string(text(of: pattern, draft, key, entry, part, &texts))
            case .list(let patterns):
                value = .array(patterns.map { .string(text(of: $0, draft, key, entry, part, &texts)) })
            }
            if let keyText, value == .string(keyText),
                draft.isAdded || isKeyShownThere && !suffixesThere.contains(draft.suffix)
            {
                continue
            }
            var place = path
            place[place.count - 1] = last + draft.suffix
            members.append(Member(path: place, value: value, origin: draft.origin, entry: index))
        }
    }

    /// The member that was read where one is written.
    ///
    /// In another later version a text stays as it is, with the spaces, namespaces and options that it has.
    private func recorded(
        _ annotation: I18nextMessageAnnotation?,
        _ draft: I18nextMemberDraft,
        _ key: Key,
        _ entry: Entry
    ) -> I18nextMemberAnnotation? {
        guard let annotation, showsDefaultsAlike(annotation, key) else { return nil }
        if annotation.version == writer.version { return annotation.members.first { $0.suffix == draft.suffix } }
        guard annotation.version != .v1, writer.version != .v1, case .pattern(let pattern) = draft.content,
            let member = annotation.members.first(where: { $0.content == draft.content })
        else { return nil }
        switch member.value {
        case .number, .boolean: return member
        default: break
        }
        guard !pattern.contains(where: isWrittenAnew), !entry.handsOnUnderOwnName,
            let table = writer.catalog.tables[key.table]?.annotations[I18nextTableAnnotation.self],
            table.delimiters == writer.settings.delimiters(for: writer.version)
        else { return nil }
        // What a nested text shows may have been put in its place.
        if case .string(let text) = member.value,
            pattern.hasReferences || !text.containsBytes(of: writer.syntax.nestingPrefix)
        {
            return member
        }
        return nil
    }

    /// Whether the app shows the same as the one that was read in the place of variables that have values for all calls.
    private func showsDefaultsAlike(_ annotation: I18nextMessageAnnotation, _ key: Key) -> Bool {
        let read = writer.catalog.tables[key.table]?.annotations[I18nextTableAnnotation.self]?.defaultVariables ?? [:]
        let shown = writer.settings.defaultVariables
        if read == shown { return true }
        let others = read.keys.filter { read[$0] != shown[$0] }
        func isShown(in value: JSONValue) -> Bool {
            switch value {
            case .string(let text): others.contains { text.contains($0) }
            case .array(let items): items.contains(where: isShown)
            default: false
            }
        }
        return !annotation.members.contains { isShown(in: $0.value) }
    }

    /// Whether what a text refers to has another name by now, or a format whose spelling depends on settings.
    private func isWrittenAnew(_ element: Element) -> Bool {
        switch element {
        case .reference(let reference):
            if case .entry(let key) = reference.target, writer.plan.names[key] != nil { return true }
            return !reference.functions.isEmpty
        case .placeholder(let placeholder):
            if case .functions = placeholder.format { return true }
            return false
        case .text, .select, .markup: return false
        }
    }

    private mutating func text(
        of pattern: Pattern,
        _ draft: I18nextMemberDraft,
        _ key: Key,
        _ entry: Entry,
        _ part: I18nextFilePlan.Part,
        _ texts: inout I18nextTextWriter?
    ) -> String {
        // Where nothing is passed by position, the text is no format of printf.
        let isFormat = !entry.namesPositions && entry.arguments.contains { $0.position != nil }
        if let text = pattern.plainText, text.isPlain(for: writer.syntax, isFormat: isFormat) { return text }
        var syntax = writer.syntax
        if !isFormat { syntax.doublesPercentSigns = false }
        // Later versions agree about what stands in texts.
        let isOwn = part.sourceVersion.map { ($0 == .v1) == (writer.version == .v1) } ?? false
        var current =
            texts
            ?? I18nextTextWriter(syntax, arguments: entry.arguments, isOwn: isOwn) { [writer] in
                writer.callee($0, from: key)
            }
        let text = current.text(of: pattern)
        for problem in current.problems {
            report(problem.kind, problem.message, at: draft.origin, key, part.language)
        }
        texts = current
        return text
    }

    // MARK: Members

    private mutating func insert(_ member: Member, _ part: I18nextFilePlan.Part) {
        guard tree.insert(member.value, at: part.levels + member.path) == .refused else { return }
        let name = member.path.joined(separator: ".")
        let message = "another entry is in the place of “\(name)”, which was left out"
        guard let index = member.entry else {
            diagnostics.append(Diagnostic(.warning, .duplicateName, message, at: member.origin.range))
            return
        }
        let key = writer.catalog.entries.keys[index]
        report(.duplicateName, message, at: member.origin, key, part.language)
    }

    private mutating func report(
        _ kind: Diagnostic.Kind,
        _ message: String,
        at origin: Origin,
        _ key: Key,
        _ language: LanguageTag
    ) {
        diagnostics.append(Diagnostic(.error, kind, "\(key.name) in \(language): \(message)", at: origin.range))
    }
}

extension String {
    /// Whether nothing in the text can be taken for anything else than text.
    fileprivate func isPlain(for syntax: I18nextTextSyntax, isFormat: Bool) -> Bool {
        guard let prefix = syntax.prefix.utf8.first, let nesting = syntax.nestingPrefix.utf8.first else { return false }
        if isFormat, syntax.doublesPercentSigns, containsASCII(UInt8(ascii: "%")) { return false }
        return !containsASCII(prefix) && !containsASCII(nesting)
    }
}

extension Entry {
    /// Whether what had a position alone is passed by a name now.
    fileprivate var namesPositions: Bool { arguments.contains { $0.position != nil && $0.name != nil } }

    /// Whether an argument is handed on under its own name, as one is that was renamed like what it is handed on as.
    fileprivate var handsOnUnderOwnName: Bool {
        contains { element in
            guard case .reference(let reference) = element else { return false }
            return reference.bindings.contains { name, operand in
                guard case .argument(let index) = operand, arguments.indices.contains(index) else { return false }
                return arguments[index].name == name
            }
        }
    }
}
