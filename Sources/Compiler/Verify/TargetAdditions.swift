package import InterlinguaIR
import InterlinguaPlatforms

/// What only the target has, which no call of the source's app leads to.
package struct TargetAdditions: Sendable, Hashable {
    /// Languages that the source has nothing in.
    package var languages: [LanguageTag] = []

    /// Entries that nothing of the source became, in the target's order.
    package var entries: [Key] = []

    /// Entries that are in a language for the target only, with these languages; in the target's order.
    package var messages: [Message] = []

    /// An entry with languages of its own.
    package struct Message: Sendable, Hashable {
        package var key: Key

        /// The languages that it has and the source's entry lacks.
        package var languages: [LanguageTag]
    }
}

extension TargetAdditions {
    /// Finds what calls leave out.
    ///
    /// - Parameters:
    ///   - catalog: the target, parts as entries of their own.
    ///   - source: the source.
    ///   - plan: how all entries of the source are asked for.
    ///   - scope: which entries of the target have different names.
    init(of catalog: Catalog, source: Catalog, plan: VerificationPlan, scope: Capabilities.KeyGrammar.Scope) {
        let known = Set(source.languages + plan.inheriting.map(\.language))
        languages = catalog.languages.filter { !known.contains($0) }
        let own = Set(languages)
        // Calls have names, where keys that were read may be paths.
        func identity(_ key: Key) -> Key {
            scope.identity(of: Key(table: key.table, kind: key.kind, path: [key.name]), in: catalog)
        }
        let keys = Dictionary(catalog.entries.keys.map { (identity($0), $0) }) { first, _ in first }
        // For each entry of the target, the languages in which what it is asked for has a text in the source.
        var reached: [Key: Set<LanguageTag>] = [:]
        for entryPlan in plan.entries {
            guard let entry = source.entries[entryPlan.key] else { continue }
            let shown = Set(source.languagesToAsk(for: entryPlan.key, entry, plan.inheriting).map(\.language))
            for lookUp in entryPlan.target?.lookUps ?? [] {
                let asked = identity(lookUp.key)
                reached[asked, default: []].formUnion(shown)
                guard let entry = keys[asked].flatMap({ catalog.entries[$0] }) else { continue }
                for referred in catalog.entries(referredToBy: entry) {
                    reached[identity(referred.key), default: []].formUnion(shown)
                }
            }
        }
        for (key, entry) in catalog.entries {
            guard let shown = reached[identity(key)] else {
                entries.append(key)
                continue
            }
            // Some libraries put what a language has of an entry together with what it finds elsewhere.
            let added = entry.messages.compactMap { language, message in
                message.state == .inherited || shown.contains(language) || own.contains(language) ? nil : language
            }
            if !added.isEmpty { messages.append(Message(key: key, languages: added)) }
        }
    }

    /// What only the target has, as diagnostics with its places there.
    package func diagnostics(in catalog: Catalog) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        if !languages.isEmpty {
            let names = languages.map { "“\($0)”" }.joined(separator: ", ")
            let range = languages.first.flatMap { language in
                catalog.entries.values.lazy.compactMap { $0.messages[language]?.origin.range }.first
            }
            diagnostics.append(
                Diagnostic(.warning, .languageOnlyInTarget, "only the target has texts in \(names)", at: range)
            )
        }
        func place(_ key: Key, _ language: LanguageTag?) -> SourceRange? {
            let entry = catalog.entries[key]
            return language.flatMap { entry?.messages[$0]?.origin.range } ?? entry?.range(in: catalog.sourceLanguage)
        }
        if let first = entries.first {
            diagnostics.append(
                Diagnostic(
                    .warning,
                    .entryOnlyInTarget,
                    "\(CountedNoun(entries.count, "entry of the target is", plural: "entries of the target are")) in no "
                        + "text of the source",
                    at: place(first, nil),
                    notes: entries.map { Diagnostic.Note("“\($0.name)”", at: place($0, nil)) }
                )
            )
        }
        if let first = messages.first {
            diagnostics.append(
                Diagnostic(
                    .warning,
                    .textOnlyInTarget,
                    "\(CountedNoun(messages.count, "entry has", plural: "entries have")) texts in languages that the "
                        + "source's entry lacks",
                    at: place(first.key, first.languages.first),
                    notes: messages.map { message in
                        let names = message.languages.map { "“\($0)”" }.joined(separator: ", ")
                        return Diagnostic.Note(
                            "“\(message.key.name)” in \(names)",
                            at: place(message.key, message.languages.first)
                        )
                    }
                )
            )
        }
        return diagnostics
    }
}
