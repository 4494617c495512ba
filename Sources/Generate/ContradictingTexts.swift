import InterlinguaFormats
import InterlinguaIR

/// The texts of a catalogue that take arguments for something else than the source text does.
///
/// They would change what the accessor asks its caller for, and would show one argument in another one's place: they are
/// left out. Where there is no source text, what most languages take an argument for counts.
struct ContradictingTexts {
    /// The catalogue without these texts; a language that looks nowhere else for one shows the source text.
    private(set) var catalog: Catalog

    /// What is said of each text that is left out.
    private var messages: [MessageName: String] = [:]

    private let original: Catalog

    /// - Parameter diagnostics: What the front end says of the texts, contradictions of arguments among it.
    init(in catalog: Catalog, _ diagnostics: [Diagnostic]) {
        self.catalog = catalog
        original = catalog
        var reported: [Key: Set<LanguageTag>] = [:]
        let found = diagnostics.filter(\.isContradiction)
        if found.isEmpty { return }
        let index = MessageIndex(catalog, files: Set(found.compactMap { $0.range.map { ObjectIdentifier($0.file) } }))
        for case let place? in found.map(\.range) {
            guard let text = index.message(at: place) else { continue }
            reported[text.key, default: []].insert(text.language)
        }
        for (key, languages) in reported { leaveOut(languages, key) }
    }

    private mutating func leaveOut(_ reported: Set<LanguageTag>, _ key: Key) {
        guard var entry = catalog.entries[key] else { return }
        let sourceLanguage = catalog.sourceLanguage
        let faults = entry.contradictions(reported, sourceLanguage: sourceLanguage)
        if faults.isEmpty { return }
        let kept = entry.messages.filter { faults[$0.key] == nil }
        for (language, fault) in entry.messages.keys.elements.compactMap({ tag in faults[tag].map { (tag, $0) } }) {
            let others = catalog.languagesAsked(for: key, in: language).dropFirst()
            let shown = others.first { kept[$0] != nil } ?? (kept[sourceLanguage] == nil ? nil : sourceLanguage)
            entry.messages[language] = nil
            let effect = shown.map { "“\($0)” is shown" } ?? "the key is shown"
            messages[MessageName(key, language)] = "\(fault.text); the text is left out, and \(effect)"
        }
        entry.takeTypesOfRemainingTexts(Set(faults.values.lazy.map(\.argument)), sourceLanguage: sourceLanguage)
        if let source = kept[sourceLanguage] {
            let inherited = Message(content: source.content, state: .inherited, origin: source.origin)
            // A language that looks nowhere else for a text.
            for language in catalog.entries[key]?.messages.keys.elements ?? []
            where faults[language] != nil && !catalog.languagesAsked(for: key, in: language).contains(sourceLanguage) {
                entry.messages[language] = inherited
            }
        }
        catalog.entries[key] = entry
    }

    /// What a build says of the texts: which are left out, each once, and what is shown in their place.
    ///
    /// What would crash an app on its platform is no fault of a program that shows the text well.
    func diagnostics(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        if !diagnostics.contains(where: \.isContradiction) { return diagnostics }
        let files = Set(diagnostics.compactMap { $0.range.map { ObjectIdentifier($0.file) } })
        let index = MessageIndex(original, files: files)
        var unsaid = messages
        var result = diagnostics.compactMap { diagnostic -> Diagnostic? in
            guard diagnostic.isContradiction, let text = diagnostic.range.flatMap({ index.message(at: $0) }) else {
                return diagnostic
            }
            guard let message = messages[text] else {
                // A key with specifiers may be the source text itself.
                let hasSource =
                    original.entries[text.key]?.messages[original.sourceLanguage] != nil
                    || !text.key.name.utf8.contains(UInt8(ascii: "%"))
                let isShownWell =
                    hasSource && diagnostic.kind == .argumentTypeConflict && text.language != original.sourceLanguage
                return isShownWell ? nil : diagnostic
            }
            guard unsaid.removeValue(forKey: text) != nil else { return nil }
            return Diagnostic(.warning, diagnostic.kind, message, at: diagnostic.range, notes: diagnostic.notes)
        }
        for (key, entry) in original.entries where !unsaid.isEmpty {
            for (language, text) in entry.messages {
                guard let message = unsaid.removeValue(forKey: MessageName(key, language)) else { continue }
                result.append(Diagnostic(.warning, .argumentTypeConflict, message, at: text.origin.range))
            }
        }
        return result
    }
}

extension Entry {
    /// For each language whose text contradicts the source's, the argument and what is wrong with it.
    ///
    /// - Parameter reported: The languages of which the front end says so. To a program `%s` and `%@` are both a text.
    fileprivate func contradictions(
        _ reported: Set<LanguageTag>,
        sourceLanguage: LanguageTag
    ) -> [LanguageTag: (argument: Int, text: String)] {
        var types: [LanguageTag: [Int: ArgumentType]] = [:]
        for (language, message) in messages {
            var own: [Int: ArgumentType] = [:]
            message.forEachPattern { pattern in for argument in pattern.argumentIndices { own[argument] = .any } }
            types[language] = own
        }
        // A text that selects is one like others.
        for use in impliedUses() where use.type != .text {
            guard let known = types[use.language]?[use.argument] else { continue }
            types[use.language]?[use.argument] = known.intersection(with: use.type) ?? known
        }
        let hasSource = messages[sourceLanguage] != nil
        var established: [Int: (type: ArgumentType, language: LanguageTag)] = [:]
        for argument in arguments.indices {
            var counts: [ArgumentType: Int] = [:]
            let languages = hasSource ? [sourceLanguage] : messages.keys.elements
            for language in languages {
                guard let type = types[language]?[argument] else { continue }
                counts[type, default: 0] += 1
                if counts[type, default: 0] > established[argument].map({ counts[$0.type, default: 0] }) ?? 0 {
                    established[argument] = (type, languages.first { types[$0]?[argument] == type } ?? language)
                }
            }
        }
        var faults: [LanguageTag: (argument: Int, text: String)] = [:]
        for language in hasSource ? Array(reported) : messages.keys.elements where language != sourceLanguage {
            for (argument, type) in (types[language] ?? [:]).sorted(by: { $0.key < $1.key }) {
                let name = arguments.indices.contains(argument) ? arguments[argument].name : nil
                let title = name.map { "“\($0)”" } ?? "argument \(argument + 1)"
                if let own = established[argument] {
                    if own.type == type { continue }
                    let (found, wanted) = (Self.label(of: type), Self.label(of: own.type))
                    faults[language] = (
                        argument, "\(title) is \(found) in “\(language)” but \(wanted) in “\(own.language)”"
                    )
                } else {
                    faults[language] = (argument, "the “\(language)” text shows \(title), which the source text lacks")
                }
                break
            }
        }
        return faults
    }

    private static func label(of type: ArgumentType) -> String { type == .any ? "a text" : type.label }

    /// Takes for types what the texts say that are left; an argument that no text takes is not asked for.
    fileprivate mutating func takeTypesOfRemainingTexts(
        _ contradicted: Set<Int>,
        sourceLanguage: LanguageTag
    ) {
        let before = arguments
        _ = unifyArguments(claims: [], sourceLanguage: sourceLanguage)
        for (index, argument) in zip(arguments.indices, before) {
            // How wide an integer is only the front end knows.
            let own = arguments[index].type
            arguments[index].type =
                contradicted.contains(index) && own == .any
                ? .any : argument.type.intersection(with: own) ?? own
        }
        // The last arguments only, since the others keep their places.
        var used = 0
        for message in messages.values {
            message.forEachPattern { used = Swift.max(used, ($0.argumentIndices.last ?? -1) + 1) }
        }
        if !messages.isEmpty, used < arguments.count { arguments.removeLast(arguments.count - used) }
    }
}

extension Diagnostic {
    /// Whether it says that a text takes an argument for something that the source text does not.
    fileprivate var isContradiction: Bool {
        kind == .argumentTypeConflict || kind == .argumentNotInSource
    }
}
