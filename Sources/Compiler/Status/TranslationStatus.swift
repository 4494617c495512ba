import InterlinguaGenerator
package import InterlinguaIR

/// How far the translations of a project are, by language, counted against the source language's entries.
package struct TranslationStatus: Sendable {
    /// What a translation may be beside complete.
    package enum Issue: String, Sendable, CaseIterable {
        /// The language has no text of its own, nor finds one in a parent such as `pt` for `pt-BR`.
        case missing
        /// Some numbers show another category's text, another language's, or none.
        case incomplete
        /// The platform refuses the text, or crashes with it.
        case crashing
        /// The text is the source language's, letter for letter.
        case same
        /// Somebody marked it as new, or to be looked at.
        case unreviewed
        /// The source language has no such entry.
        case obsolete
    }

    /// An entry of a language that deserves a look.
    package struct Item: Sendable {
        package var key: Key
        package var issue: Issue
        /// What is wrong; nil where the issue says it all.
        package var message: String?
        package var place: SourceRange?
    }

    package struct Language: Sendable {
        package var tag: LanguageTag
        /// How many of the source language's entries have a text that is neither missing nor crashing.
        package var translatedCount = 0
        package var items: [Item] = []

        package func count(of issue: Issue) -> Int { items.count { $0.issue == issue } }
    }

    package var sourceLanguage: LanguageTag

    /// How many entries the source language has that are to be translated.
    package var entryCount: Int

    /// The languages but the source language, in the catalogue's order.
    package var languages: [Language]

    /// The translated part of a language's entries in tenths of a percent, rounded down; 0 where there are no entries.
    package func permille(of language: Language) -> Int {
        entryCount == 0 ? 0 : language.translatedCount * 1000 / entryCount
    }

    /// Counts what a project has.
    ///
    /// - Parameter diagnostics: what the front end reports of it.
    package init(of catalog: Catalog, diagnostics: [Diagnostic]) {
        let source = catalog.sourceLanguage
        sourceLanguage = source
        let faults = Faults(diagnostics, in: catalog)
        let tags = catalog.languages.filter { $0 != source }
        languages = tags.map { Language(tag: $0) }
        entryCount = 0
        let showsKeys = Self.showsKeys(catalog)
        for (key, entry) in catalog.entries where entry.isTranslatable {
            let sourceMessage = entry.messages[source]
            // Nobody translates nothing, nor what other entries say.
            if sourceMessage?.isEmpty ?? (showsKeys && key.name.isEmpty) { continue }
            if sourceMessage?.isMadeOfReferences == true { continue }
            let isInSource = sourceMessage != nil || showsKeys
            /// Whether users of the language find a text of another one but the source's.
            func isInherited(in language: LanguageTag) -> Bool {
                catalog.languagesAsked(for: key, in: language).dropFirst().contains { parent in
                    guard parent != source, let message = entry.messages[parent] else { return false }
                    return !message.isEmpty && faults.crash(of: key, in: parent) == nil
                }
            }
            if isInSource { entryCount += 1 }
            for place in languages.indices {
                let tag = languages[place].tag
                func add(_ issue: Issue, _ diagnostic: Diagnostic? = nil, at range: SourceRange?) {
                    let item = Item(key: key, issue: issue, message: diagnostic?.message, place: range)
                    languages[place].items.append(item)
                }
                guard let message = entry.messages[tag], !message.isEmpty else {
                    if !isInSource { continue }
                    // An empty text is shown, as far as the platform finds it.
                    if entry.messages[tag] == nil, isInherited(in: tag) {
                        languages[place].translatedCount += 1
                    } else {
                        let shown = entry.messages[tag] ?? sourceMessage ?? entry.messages.values.first
                        add(.missing, at: shown?.origin.range)
                    }
                    continue
                }
                guard isInSource else {
                    add(.obsolete, at: message.origin.range)
                    continue
                }
                if let fault = faults.crash(of: key, in: tag) {
                    add(.crashing, fault, at: fault.range)
                    continue
                }
                languages[place].translatedCount += 1
                if let fault = faults.gap(of: key, in: tag) { add(.incomplete, fault, at: fault.range) }
                if message.content == sourceMessage?.content, message.hasLetters {
                    add(.same, at: message.origin.range)
                }
                if message.state == .new || message.state == .needsReview { add(.unreviewed, at: message.origin.range) }
            }
        }
    }

    /// Whether entries without a text in the source language show their keys there, which are texts themselves.
    ///
    /// Apps that are written with texts as keys need no file for their own language. That most such keys have a space is
    /// evidence for it.
    static func showsKeys(_ catalog: Catalog) -> Bool {
        let keys: [String] = catalog.entries.compactMap { key, entry in
            entry.messages[catalog.sourceLanguage] == nil ? key.name : nil
        }
        return keys.count(where: { $0.contains(" ") }) * 2 > keys.count
    }
}

/// What the front end reports of messages.
private struct Faults {
    private var crashes: [MessageName: Diagnostic] = [:]
    private var gaps: [MessageName: Diagnostic] = [:]

    /// What says that some numbers have no text of their own.
    private static let gapKinds: Set<Diagnostic.Kind> = [
        .missingCategory, .missingForm, .missingOther, .uncoveredNumber, .widthLeftToChance,
    ]

    init(_ diagnostics: [Diagnostic], in catalog: Catalog) {
        for finding in Finding.findings(diagnostics, in: catalog) {
            guard let message = finding.message else { continue }
            if Self.gapKinds.contains(finding.diagnostic.kind) {
                if gaps[message] == nil { gaps[message] = finding.diagnostic }
            } else if finding.diagnostic.severity == .error, crashes[message] == nil {
                crashes[message] = finding.diagnostic
            }
        }
    }

    func crash(of key: Key, in language: LanguageTag) -> Diagnostic? { crashes[MessageName(key, language)] }

    func gap(of key: Key, in language: LanguageTag) -> Diagnostic? { gaps[MessageName(key, language)] }
}

extension Message {
    /// Whether users see nothing.
    fileprivate var isEmpty: Bool { patterns.allSatisfy(\.elements.isEmpty) }

    /// Whether users see nothing but the texts of other entries.
    fileprivate var isMadeOfReferences: Bool {
        patterns.allSatisfy { pattern in
            pattern.elements.allSatisfy { element in
                if case .reference(let reference) = element, case .entry = reference.target { return true }
                return false
            }
        }
    }

    /// Whether some text of it holds a letter, so that a translation would hardly be the same.
    fileprivate var hasLetters: Bool {
        containsPattern { pattern in
            pattern.contains { element in
                if case .text(let text) = element {
                    text.unicodeScalars.contains(where: \.properties.isAlphabetic)
                } else {
                    false
                }
            }
        }
    }
}
