package import InterlinguaGenerator
package import InterlinguaIR

/// The figures that a conversion ends with.
package struct ConversionSummary: Sendable {
    package var entryCount: Int

    package var languageCount: Int

    /// How many more entries say just what the project says that was written into.
    package var untouchedCount: Int

    /// The source language, and why it is taken.
    package var sourceLanguage: SourceLanguageChoice

    /// What the project's own files say that counted.
    package var projectFacts: [ProjectFacts]

    /// What the files say that counted of the project that was written into; nil if there was none.
    package var targetFacts: ProjectFacts?

    /// Messages of the source by what became of them; known only where both apps were asked.
    package var messageCounts: [ConversionOutcomes.Outcome: Int]

    package var readFileCount: Int
    package var writtenFileCount: Int

    /// Files that were left as they are.
    package var unchangedFileCount: Int

    /// How the target's app asks for the entries.
    package var calls: CallList?

    /// What the comparison of what both apps show found; nil where none was made.
    package var verification: VerificationResult?

    package init(
        source: Catalog,
        untouchedCount: Int = 0,
        sourceLanguage: SourceLanguageChoice,
        projectFacts: [ProjectFacts],
        targetFacts: ProjectFacts? = nil,
        outcomes: ConversionOutcomes,
        readFileCount: Int,
        written: FileWriter.Result,
        verification: VerificationResult? = nil,
        calls: CallList? = nil
    ) {
        self.calls = calls
        self.verification = verification
        entryCount = source.entries.count
        self.untouchedCount = untouchedCount
        self.sourceLanguage = sourceLanguage
        self.projectFacts = projectFacts
        self.targetFacts = targetFacts
        languageCount = source.languages.count
        messageCounts = outcomes.counts(in: source)
        self.readFileCount = readFileCount
        writtenFileCount = written.writtenCount
        unchangedFileCount = written.unchangedCount
    }

    /// The summary as lines for people.
    package var lines: [String] { lines(callLines) }

    /// The same without examples of calls.
    package var figures: [String] { lines(calls?.typeSummary.map { [$0] } ?? []) }

    private func lines(_ callLines: [String]) -> [String] {
        let total = messageCounts.values.reduce(0, +)
        let counts = ConversionOutcomes.Outcome.allCases.map { outcome in
            "\(messageCounts[outcome] ?? 0) \(outcome.label)"
        }
        let unchanged = unchangedFileCount == 0 ? "" : ", \(unchangedFileCount) unchanged"
        return [
            "\(CountedNoun(entryCount + untouchedCount, "entry", plural: "entries")) in "
                + "\(CountedNoun(languageCount, "language")), from \(CountedNoun(readFileCount, "file"))",
            "source language: \(sourceLanguage)",
        ]
            + projectFacts.compactMap(\.settingsNote) + [untouched].compactMap(\.self)
            + [targetFacts?.settingsNote.map { "target's \($0)" }].compactMap(\.self)
            + (verification.map { ["\(CountedNoun(total, "message")): \(counts.joined(separator: ", "))", $0.summary] }
                ?? ["nothing was compared"])
            + callLines + ["\(CountedNoun(writtenFileCount, "file")) written\(unchanged)"]
    }

    private var untouched: String? {
        if untouchedCount == 0 { return nil }
        let count = CountedNoun(untouchedCount, "entry", plural: "entries")
        return "\(count) \(untouchedCount == 1 ? "says" : "say") just what is there, which stays as it is"
    }

    /// Of changed calls only so many are shown.
    private static let shownCallCount = 3

    /// Of a call only so many characters are shown: one that chooses by several numbers can be as long as a page.
    private static let shownCallLength = 160

    private var callLines: [String] {
        guard let calls else { return [] }
        let changed = calls.changed
        var lines = calls.typeSummary.map { [$0] } ?? []
        if let setup = calls.setup { lines.append("these keys need \(setup)") }
        if changed.isEmpty { return lines }
        lines.append("\(CountedNoun(changed.count, "call")) changed (--calls FILE.md lists all), such as")
        lines += changed.prefix(Self.shownCallCount).map { call in
            let isLong = call.code.count > Self.shownCallLength
            let isShared = changed.contains { $0.key.name == call.key.name && $0.key.table != call.key.table }
            let table = isShared && !call.key.table.isEmpty ? "\(call.key.table): " : ""
            return "    \(table)\(call.key.name): \(call.code.prefix(Self.shownCallLength))\(isLong ? "…" : "")"
        }
        return lines
    }
}

extension ConversionOutcomes.Outcome {
    /// The outcome in the words of the summary.
    package var label: String {
        switch self {
        case .kept: "kept"
        case .rewritten: "rewritten"
        case .callChanged: "with a changed call"
        case .different: "different"
        }
    }
}
