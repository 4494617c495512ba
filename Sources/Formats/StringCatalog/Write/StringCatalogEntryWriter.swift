import InterlinguaFormats
import InterlinguaIR

/// Writes one entry with all of its languages.
struct StringCatalogEntryWriter {
    /// What a message holds that can't be written.
    private(set) var lost: (what: String, message: Message)?

    private let key: Key
    private let entry: Entry
    private let sourceLanguage: LanguageTag
    private let languages: [String: LanguageTag]
    private var texts: FoundationTextWriter

    /// What the file's specifiers call their arguments, by position: Xcode's symbols have these labels.
    private var names = ArgumentNames()

    init(_ key: Key, _ entry: Entry, sourceLanguage: LanguageTag, _ annotation: StringCatalogAnnotation?) {
        self.key = key
        self.entry = entry
        self.sourceLanguage = sourceLanguage
        languages = annotation?.languages ?? [:]
        texts = FoundationTextWriter(entry)
    }

    /// Whether nothing is to be translated, and nothing is: Xcode leaves translations out of such entries.
    private var isFixed: Bool { !entry.isTranslatable && !hasOwnTranslations }

    /// Whether the entry is not to be translated and nevertheless says something else in other languages.
    var losesMark: Bool { !entry.isTranslatable && hasOwnTranslations }

    /// Whether the entry comes from tables that Xcode migrates itself.
    private var isMigrated: Bool {
        entry.messages.values.contains { message in
            guard let path = message.origin.range?.file.path else { return false }
            return path.hasSuffix(".strings") || path.hasSuffix(".stringsdict")
        }
    }

    private var hasOwnTranslations: Bool {
        let source = entry.messages[sourceLanguage]?.content
        return entry.messages.contains { $0.key != sourceLanguage && $0.value.content != source }
    }

    /// The entry as a value of its key.
    ///
    /// - Parameters:
    ///   - old: The value that the file has for it.
    ///   - read: The entry that was made of that value.
    mutating func write(over old: JSONValue?, readAs read: Entry?) -> JSONValue {
        if let old, read == entry { return old }
        for argument in read?.arguments ?? [] {
            if let position = argument.position { names.byPosition[position] = argument.name }
        }
        var members = old?.members ?? [JSONMember("extractionState", isMigrated ? "migrated" : "manual")]
        let source = entry.messages[sourceLanguage]
        let comment = source?.comment ?? entry.messages.values.lazy.compactMap(\.comment).first
        members.set("comment", comment.map { .string($0) })
        if isFixed == (read?.isTranslatable ?? true) { members.set("shouldTranslate", isFixed ? false : nil) }
        var localizations = members.first { $0.key == "localizations" }?.value.members ?? []
        localizations.removeAll { member in
            guard let language = languages[member.key] else { return false }
            return read?.messages[language] != nil && entry.messages[language] == nil
        }
        var places: [LanguageTag: Int] = [:]
        for (place, member) in localizations.enumerated() {
            if let language = languages[member.key] { places[language] = place }
        }
        var added: [JSONMember] = []
        for (language, message) in entry.messages {
            // A source text without a localisation is that of the key.
            if let read, read.messages[language] == message, read.arguments == entry.arguments { continue }
            if let place = places[language] {
                localizations[place].value = names.put(into: localization(message))
            } else if !isSaidByKey(message, language) {
                added.append(JSONMember(language.name, names.put(into: localization(message))))
            }
        }
        localizations = localizations.inserting(added)
        members.set("localizations", localizations.isEmpty ? nil : .object(localizations))
        return .object(members)
    }

    /// Whether a missing text is read as this one: nobody wrote it.
    private func isSaidByKey(_ message: Message, _ language: LanguageTag) -> Bool {
        guard message.repeats(key), !key.name.containsASCII(UInt8(ascii: "%")) else { return false }
        if language == sourceLanguage, LprojTableFile.isOfPropertyList(table: key.table) { return true }
        return message.state == .inherited && entry.messages[sourceLanguage]?.repeats(key) ?? true
    }

    // MARK: Messages

    private mutating func localization(_ message: Message) -> JSONValue {
        guard case .pattern(let pattern) = message.content else {
            lost = ("a list", message)
            return [:]
        }
        if pattern.hasReferences {
            lost = ("a reference to another entry", message)
        }
        let annotation = message.annotations[AppleMessageAnnotation.self]
        var variables = AppleVariables(arguments: entry.arguments, isNumbered: false)
        var members = [node(of: pattern, message.state, annotation, &variables)]
        if !variables.selects.isEmpty {
            let substitutions = variables.selects.map { name, argument, select in
                JSONMember(name, substitution(name, argument, select, message.state, annotation, variables))
            }
            members.set("substitutions", .object([].inserting(substitutions)))
        }
        return .object(members)
    }

    private mutating func node(
        of pattern: Pattern,
        _ state: Message.State,
        _ annotation: AppleMessageAnnotation?,
        _ variables: inout AppleVariables
    ) -> JSONMember {
        if let select = pattern.onlySelect {
            if case .environment(.device) = select.selector {
                let devices = select.variants.map { variant in
                    let name = if case .text(let device) = variant.condition { device } else { "other" }
                    return JSONMember(name, .object([node(of: variant.pattern, state, annotation, &variables)]))
                }
                return JSONMember("variations", .object([JSONMember("device", .object([].inserting(devices)))]))
            }
            if let plural = plural(select, state, annotation) {
                return JSONMember("variations", .object([JSONMember("plural", plural)]))
            }
        }
        let steps = texts.steps(in: pattern)
        if !pattern.hasSelect, steps.isEmpty {
            texts.setText(of: pattern)
        } else {
            variables.add(pattern)
            for step in steps { variables.add(step) }
            texts.setFormat(of: pattern, variables, steppingOver: steps)
        }
        return unit(state)
    }

    /// A select whose number Xcode finds in its texts; nil for any other.
    private mutating func plural(
        _ select: Select,
        _ state: Message.State,
        _ annotation: AppleMessageAnnotation?
    ) -> JSONValue? {
        guard case .argument(let argument, _) = select.selector,
            !select.variants.contains(where: { $0.pattern.hasSelect })
        else { return nil }
        var shown: [(category: String, text: String)] = []
        var members: [JSONMember] = []
        for variant in select.variants {
            texts.setText(of: variant.pattern)
            shown.append((variant.condition.appleKey, String(decoding: texts.text, as: UTF8.self)))
            members.append(JSONMember(variant.condition.appleKey, .object([unit(state)])))
        }
        let conversion = texts.valueType(ofVariable: select.name ?? "", argument: argument, annotation)
        // Texts have the usual one of two conversions that mean the same.
        let usual = conversion.hasSuffix("i") ? conversion.dropLast() + "d" : conversion[...]
        guard let number = PluralNumber(shownIn: shown), number.conversion == usual,
            number.position == AppleVariables(arguments: entry.arguments).position(of: argument)
        else { return nil }
        return .object([].inserting(members))
    }

    private mutating func substitution(
        _ name: String,
        _ argument: Int,
        _ select: Select,
        _ state: Message.State,
        _ annotation: AppleMessageAnnotation?,
        _ variables: AppleVariables
    ) -> JSONValue {
        let conversion = texts.valueType(ofVariable: name, argument: argument, annotation)
        texts.ownSpecifier = (argument, conversion)
        defer { texts.ownSpecifier = nil }
        let members = select.variants.map { variant in
            texts.setFormat(of: variant.pattern, variables)
            return JSONMember(variant.condition.appleKey, .object([unit(state)]))
        }
        return .object([
            JSONMember("argNum", .number(variables.position(of: argument))),
            JSONMember("formatSpecifier", .string(conversion)),
            JSONMember("variations", .object([JSONMember("plural", .object([].inserting(members)))])),
        ])
    }

    /// The text that was put together.
    private func unit(_ state: Message.State) -> JSONMember {
        let text = String(decoding: texts.text, as: UTF8.self)
        return JSONMember("stringUnit", ["state": .string(state.catalogSpelling), "value": .string(text)])
    }
}
