import InterlinguaFormats
package import InterlinguaGenerator
package import InterlinguaIR

/// What users see differently after a change of a project.
package struct ProjectDiff: Sendable {
    /// An entry of which some rendered text changed.
    package struct Change: Sendable {
        package var key: Key
        package var differences: [Difference]
    }

    /// Entries of both versions whose texts differ, in the order of the earlier one.
    package var changed: [Change]

    /// Entries of the later version alone.
    package var added: [Key]

    /// Entries of the earlier version alone.
    package var removed: [Key]

    /// Entries of both versions with the languages that were added to them.
    package var translated: [TargetAdditions.Message]

    /// Entries of both versions that generated code asks for otherwise: `L10n.tabs.count(_:)` is now `count(tabs:)`.
    package var calls: [(key: Key, before: String, after: String)]

    package var isEmpty: Bool {
        changed.isEmpty && added.isEmpty && removed.isEmpty && translated.isEmpty && calls.isEmpty
    }

    private let earlier: Catalog
    private let later: Catalog

    /// Compares two versions of a project by what their apps show.
    package init(_ result: VerificationResult, from old: Loader.Loaded, to new: Loader.Loaded) {
        let (earlier, later) = (old.catalog, new.catalog)
        self.earlier = earlier
        self.later = later
        let (oldCalls, newCalls) = (old.generatedCalls, new.generatedCalls)
        calls = earlier.entries.keys.compactMap { key in
            guard let call = oldCalls[key], let other = newCalls[key], let change = call.change(to: other) else {
                return nil
            }
            return (key, change.before, change.after)
        }
        // Apps don't see it where an entry moves to another file of the folder.
        let scope = new.sourceFormat.platform.capabilities.keys.scope
        let before = Set(earlier.entries.keys.lazy.map { scope.identity(of: $0, in: earlier) })
        let after = Set(later.entries.keys.lazy.map { scope.identity(of: $0, in: later) })
        removed = earlier.entries.keys.filter { !after.contains(scope.identity(of: $0, in: earlier)) }
        added = later.entries.keys.filter { !before.contains(scope.identity(of: $0, in: later)) }
        let gone = Set(removed)
        var places: [Key: Int] = [:]
        changed = []
        for difference in result.differences where !difference.isPlatformFact && !gone.contains(difference.key) {
            if let place = places[difference.key] {
                changed[place].differences.append(difference)
            } else {
                places[difference.key] = changed.count
                changed.append(Change(key: difference.key, differences: [difference]))
            }
        }
        let new = later.languages.filter { !earlier.languages.contains($0) }
        translated = result.additions.messages
        for (key, entry) in later.entries where earlier.entries[key] != nil {
            let languages = new.filter { entry.messages[$0] != nil }
            if !languages.isEmpty { translated.append(TargetAdditions.Message(key: key, languages: languages)) }
        }
    }

    // MARK: Reports

    /// Lines for people.
    ///
    /// - Parameter limit: how many differences of one entry are shown.
    package func lines(limit: Int) -> [String] {
        var lines: [String] = []
        for change in changed {
            lines.append("changed: \(change.key.label)")
            lines += change.differences.prefix(limit).map { "  " + $0.sentences }
            if change.differences.count > limit { lines.append("  and \(change.differences.count - limit) more") }
        }
        lines += translated.map { "translated: \($0.key.label) (\($0.languages.map(\.name).joined(separator: ", ")))" }
        lines += added.map { "added: \($0.label)" + text(of: $0, in: later) }
        lines += removed.map { "removed: \($0.label)" + text(of: $0, in: earlier) }
        lines += calls.map { "call: \($0.before) is now \($0.after)" }
        return lines
    }

    /// How many entries changed in which way.
    package var summary: String {
        if isEmpty { return "no differences" }
        let counts = [
            (changed.count, "changed"), (translated.count, "translated"), (added.count, "added"),
            (removed.count, "removed"), (calls.count, calls.count == 1 ? "changed call" : "changed calls"),
        ]
        return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }

    /// The source language's text where it is plain.
    private func text(of key: Key, in catalog: Catalog) -> String {
        guard let text = catalog.entries[key]?.messages[catalog.sourceLanguage]?.patterns.first?.plainText else {
            return ""
        }
        return ": “\(text.spelled(showingAll: false))”"
    }

    /// Sections for a comment on a pull request.
    package var markdown: String {
        if isEmpty { return "No differences in what users see." }
        var sections: [String] = []
        if !changed.isEmpty {
            var rows = [
                "### Changed", "", "| key | language | arguments | before | after |", "| --- | --- | --- | --- | --- |",
            ]
            for change in changed {
                for difference in change.differences {
                    let cells = [
                        change.key.label, difference.languages.map(\.name).joined(separator: ", "),
                        difference.arguments.text, difference.expected.text, difference.actual.text,
                    ]
                    rows.append("| " + cells.map(\.markdown).joined(separator: " | ") + " |")
                }
            }
            sections.append(rows.joined(separator: "\n"))
        }
        func section(_ title: String, _ lines: [String]) {
            if !lines.isEmpty { sections.append("### \(title)\n\n" + lines.map { "- " + $0 }.joined(separator: "\n")) }
        }
        section(
            "Translated",
            translated.map { "\($0.key.label.markdown) (\($0.languages.map(\.name).joined(separator: ", ")))" }
        )
        section("Added", added.map { ($0.label + text(of: $0, in: later)).markdown })
        section("Removed", removed.map { ($0.label + text(of: $0, in: earlier)).markdown })
        section("Changed calls", calls.map { "\($0.before.markdown) is now \($0.after.markdown)" })
        return sections.joined(separator: "\n\n")
    }

    package var json: [UInt8] {
        func names(_ languages: [LanguageTag]) -> JSONMember {
            JSONMember("languages", .array(languages.map { .string($0.name) }))
        }
        let changes = changed.map { change in
            let list = change.differences.map { difference in
                JSONValue.object([
                    names(difference.languages), JSONMember("arguments", .string(difference.arguments.text)),
                    JSONMember("before", .string(difference.expected.text)),
                    JSONMember("after", .string(difference.actual.text)),
                ])
            }
            return JSONValue.object(change.key.nameAndTable + [JSONMember("differences", .array(list))])
        }
        return JSONValue.object([
            JSONMember("version", 1), JSONMember("changed", .array(changes)),
            JSONMember("translated", .array(translated.map { .object($0.key.nameAndTable + [names($0.languages)]) })),
            JSONMember("added", .array(added.map { .object($0.nameAndTable) })),
            JSONMember("removed", .array(removed.map { .object($0.nameAndTable) })),
            JSONMember(
                "calls",
                .array(
                    calls.map { call in
                        let texts = [
                            JSONMember("before", .string(call.before)), JSONMember("after", .string(call.after)),
                        ]
                        return .object(call.key.nameAndTable + texts)
                    }
                )
            ),
        ]).bytes()
    }
}

extension Difference {
    /// Both rendered texts with the first language and arguments.
    fileprivate var sentences: String {
        let others = languages.count > 1 ? " and \(CountedNoun(languages.count - 1, "other language"))" : ""
        let arguments = arguments.text.isEmpty ? "" : " for \(arguments.text)"
        return "\(language)\(others)\(arguments): \(expected.quoted(showingAll: false)) became "
            + actual.quoted(showingAll: false)
    }
}
