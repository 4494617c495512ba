import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR

/// The messages in whose stretches a front end found errors: an app shows something else than what was meant.
struct FaultyMessages: Sendable {
    private var languages: [Key: Set<LanguageTag>] = [:]

    /// Those of files that the app does not read.
    private var unread: [Key: Set<LanguageTag>] = [:]

    init(_ messages: [(key: Key, language: LanguageTag)], unread: [(key: Key, language: LanguageTag)] = []) {
        for message in messages + unread { languages[message.key, default: []].insert(message.language) }
        for message in unread { self.unread[message.key, default: []].insert(message.language) }
    }

    var isEmpty: Bool { languages.isEmpty }

    /// Whether a message is among them.
    func contains(_ key: Key, _ language: LanguageTag) -> Bool { languages[key]?.contains(language) ?? false }

    /// Whether an app does not read the file of a message.
    func isUnread(_ key: Key, _ language: LanguageTag) -> Bool { unread[key]?.contains(language) ?? false }
}

extension VerifiedProject {
    /// The messages that errors in the files concern: what an app makes of a faulty text is not what was meant, and what
    /// was meant is converted.
    ///
    /// An error belongs to the message in whose stretch it stands; that an app ignores a file, to all messages in it and to
    /// those that need the file for what they say.
    var faults: FaultyMessages { FaultyMessages(faultsOfMessages, unread: faultsOfFiles) }

    private var faultsOfFiles: [(key: Key, language: LanguageTag)] {
        let kinds: [Diagnostic.Kind] = [.ignoredFile, .unreachableLanguage, .missingByteOrderMark]
        let ignored = diagnostics.filter { kinds.contains($0.kind) }
        let hidden = diagnostics.filter { $0.kind == .shadowedTable }.flatMap(\.notes)
        // Many apps make nothing of a file that is broken anywhere.
        let broken = diagnostics.filter { $0.severity == .error && $0.isAboutSyntax }
        let files = Set((ignored + broken).compactMap(\.range?.file) + hidden.compactMap(\.range?.file))
        if files.isEmpty { return [] }
        var places: [SourceFile: Set<UInt32>] = [:]
        for range in ignored.flatMap(\.notes).compactMap(\.range) {
            places[range.file, default: []].insert(range.lowerBound)
        }
        return catalog.entries.flatMap { key, entry in
            entry.messages.compactMap { language, message in
                let isIgnored = message.origin.range.map { files.contains($0.file) } ?? false
                guard isIgnored || !places.isEmpty && message.hasVariant(at: places) else { return nil }
                return (key, language)
            }
        }
    }

    private var faultsOfMessages: [(key: Key, language: LanguageTag)] {
        let errors = diagnostics.filter { diagnostic in
            diagnostic.range != nil
                && (diagnostic.severity == .error || Diagnostic.Kind.kindsOfOddTexts.contains(diagnostic.kind))
        }
        if errors.isEmpty { return [] }
        let files = Set(errors.compactMap(\.range?.file))
        var messages: [SourceFile: [(range: SourceRange, key: Key, language: LanguageTag)]] = [:]
        for (key, entry) in catalog.entries {
            for (language, message) in entry.messages {
                // Variants may stand apart from each other.
                let ranges =
                    [message.origin.range] + message.patterns.flatMap(\.selects).flatMap(\.variants).map(\.origin.range)
                for range in Set(ranges.compactMap(\.self)) where files.contains(range.file) {
                    messages[range.file, default: []].append((range, key, language))
                }
            }
        }
        for file in files { messages[file]?.sort { $0.range.lowerBound < $1.range.lowerBound } }
        return errors.flatMap { error -> [(key: Key, language: LanguageTag)] in
            guard let range = error.range, let own = messages[range.file],
                let last = own.lastIndex(where: {
                    $0.range.lowerBound <= range.lowerBound && range.lowerBound < $0.range.upperBound
                })
            else { return [] }
            // Several entries may show one text.
            return own[...last].reversed().prefix { $0.range == own[last].range }.map { ($0.key, $0.language) }
        }
    }
}

extension Message {
    /// Whether some variant, at any depth, begins at one of some places.
    fileprivate func hasVariant(at places: [SourceFile: Set<UInt32>]) -> Bool {
        containsPattern { pattern in
            pattern.contains { element in
                guard case .select(let select) = element else { return false }
                return select.variants.contains { variant in
                    variant.origin.range.map { places[$0.file]?.contains($0.lowerBound) ?? false } ?? false
                }
            }
        }
    }
}
