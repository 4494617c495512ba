import InterlinguaFormats
import InterlinguaIR

extension Catalog {
    /// The catalogue without the texts that take arguments for something else than the source text does.
    ///
    /// They would crash an app, and would change what the accessor asks its caller for; where they are left out, the
    /// language shows what it shows for a missing text. Where there is no source text, what most languages take the
    /// arguments for counts.
    ///
    /// - Parameter diagnostics: What the front end says of the texts, contradictions of arguments among it.
    func leavingOutContradictions(_ diagnostics: [Diagnostic]) -> Catalog {
        let places = diagnostics.filter(\.isContradiction).compactMap(\.range)
        if places.isEmpty { return self }
        var deviating: [Key: Set<LanguageTag>] = [:]
        let index = MessageIndex(self, files: Set(places.map { ObjectIdentifier($0.file) }))
        for place in places {
            guard let text = index.message(at: place) else { continue }
            deviating[text.key, default: []].insert(text.language)
        }
        var result = self
        for (key, languages) in deviating { result.entries[key]?.leaveOut(languages, sourceLanguage: sourceLanguage) }
        return result
    }
}

extension Entry {
    /// Leaves out the texts of some languages, which contradict the others; the others instead, if they are fewer.
    fileprivate mutating func leaveOut(_ deviating: Set<LanguageTag>, sourceLanguage: LanguageTag) {
        var left = deviating.subtracting([sourceLanguage])
        if messages[sourceLanguage] == nil, left.count * 2 > messages.count {
            left = Set(messages.keys).subtracting(left)
        }
        messages.removeAll { left.contains($0.key) }
        // What nobody takes any more is not asked for: the last arguments only, since the others keep their places.
        var used = 0
        for message in messages.values {
            message.forEachPattern { used = Swift.max(used, ($0.argumentIndices.last ?? -1) + 1) }
        }
        if !messages.isEmpty, used < arguments.count { arguments.removeLast(arguments.count - used) }
        if messages[sourceLanguage] == nil { _ = unifyArguments(claims: [], sourceLanguage: sourceLanguage) }
    }
}

extension Diagnostic {
    /// Whether it says that a text takes an argument for something that the source text does not.
    fileprivate var isContradiction: Bool {
        kind == .argumentTypeConflict || kind == .argumentNotInSource
    }

    /// Whether it says that a file is not of its syntax, or not text at all.
    package var isAboutSyntax: Bool { Self.syntaxKinds.contains(kind) }

    private static let syntaxKinds: Set<Kind> = Set(
        Kind.jsonKinds + Kind.xmlKinds + [
            .fileTooLarge, .i18nextRoot, .invalidEncoding, .notADictionary, .notAPropertyList, .propertyListSyntax,
            .rootNotObject, .secondByteOrderMark, .stringsSyntax, .unterminatedComment, .unterminatedString, .wrongRoot,
        ]
    )

    /// What the diagnostics of translations are to a build: errors only for files of which nothing could be read.
    ///
    /// A fault in a translation spoils one text, for which another language's is shown; no build has to wait until
    /// somebody mends it.
    static func ofBuild(_ loaded: Loader.Loaded) -> [Diagnostic] {
        guard loaded.diagnostics.contains(where: { $0.severity == .error }) else { return loaded.diagnostics }
        let translations = Set(loaded.files.map(\.path))
        var seen: Set<ObjectIdentifier> = []
        var read: Set<String> = []
        for entry in loaded.catalog.entries.values {
            for message in entry.messages.values {
                guard let place = message.place, seen.insert(place.file).inserted else { continue }
                if let path = message.origin.range?.file.path { read.insert(path) }
            }
        }
        return loaded.diagnostics.map { diagnostic in
            guard diagnostic.severity == .error, let path = diagnostic.range?.file.path, translations.contains(path),
                !diagnostic.isAboutSyntax || read.contains(path)
            else { return diagnostic }
            var diagnostic = diagnostic
            diagnostic.severity = .warning
            return diagnostic
        }
    }
}
