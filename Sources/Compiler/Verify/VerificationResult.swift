import OrderedCollections

/// What a comparison of two projects found.
package struct VerificationResult: Sendable {
    /// Entries of the source.
    package private(set) var entryCount: Int

    /// Sentences that were compared.
    package var sentenceCount = 0

    /// Sentences that the source's app does not show: the text is missing, or the app would crash.
    package var unsaidCount = 0

    /// Sentences of which a model can't tell what its app shows.
    package var unmodelledCount = 0

    /// Entries with so many combinations of arguments that not all were tried.
    package var sampledEntryCount = 0

    /// What only the target has; nothing where the target was just made of the source.
    package var additions = TargetAdditions()

    /// The differences, alike ones put together, in the order of the source's entries.
    package private(set) var differences: [Difference] = []

    /// Begins with nothing compared.
    init(entryCount: Int) { self.entryCount = entryCount }

    /// Sentences that differ as an earlier conversion's report says.
    package private(set) var knownCount = 0

    /// The differences that no cause accounts for.
    package var unexplained: [Difference] { differences.filter(\.isUnexplained) }

    /// Sentences that no cause accounts for.
    package var unexplainedCount: Int { sentenceCount { $0.isUnexplained } }

    /// Sentences that differ by a cause that is no fact of the two platforms.
    package var explainedCount: Int { sentenceCount { !$0.isUnexplained && !$0.isPlatformFact } }

    /// Sentences that differ between any two such apps.
    package var factCount: Int { sentenceCount { $0.isPlatformFact } }

    private func sentenceCount(_ isCounted: (Difference) -> Bool) -> Int {
        differences.reduce(0) { isCounted($1) ? $0 + $1.count : $0 }
    }

    /// The figures as one line for people.
    package var summary: String {
        let differing: [String] = [
            knownCount > 0 ? "\(CountedNoun(knownCount, "differs", plural: "differ")) as reported" : nil,
            explainedCount > 0 ? CountedNoun(explainedCount, "differs", plural: "differ").description : nil,
            factCount > 0
                ? "\(CountedNoun(factCount, "differs", plural: "differ")) between any two such apps" : nil,
            unexplainedCount > 0
                ? "\(CountedNoun(unexplainedCount, "differs", plural: "differ")) unexplained" : nil,
        ].compactMap { $0 }
        let unsaid = unsaidCount > 0 ? "; \(CountedNoun(unsaidCount, "is", plural: "are")) not shown by the source" : ""
        let unmodelled =
            unmodelledCount > 0
            ? "; \(CountedNoun(unmodelledCount, "is", plural: "are")) not modelled" : ""
        let sampled =
            sampledEntryCount > 0
            ? "; of \(CountedNoun(sampledEntryCount, "entry", plural: "entries")) not every combination was tried" : ""
        if sentenceCount == 0 { return "nothing to compare" + unsaid }
        return "\(CountedNoun(sentenceCount, "sentence")) compared, "
            + (differing.isEmpty ? "all the same" : differing.joined(separator: ", ")) + unsaid + unmodelled + sampled
    }

    /// Takes out what is known of the differences.
    mutating func remove(_ baseline: Baseline) {
        let before = differences.reduce(0) { $0 + $1.count }
        differences = differences.compactMap { baseline.remainder(of: $0) }
        knownCount += before - differences.reduce(0) { $0 + $1.count }
    }

    mutating func add(_ difference: Difference) { differences.append(difference) }

    mutating func merge(_ other: VerificationResult) {
        entryCount += other.entryCount
        sentenceCount += other.sentenceCount
        unsaidCount += other.unsaidCount
        unmodelledCount += other.unmodelledCount
        sampledEntryCount += other.sampledEntryCount
        knownCount += other.knownCount
        differences += other.differences
    }
}

/// Differences with the same causes in many entries.
package struct DifferenceGroup: Sendable {
    /// Why they differ; empty where no cause was found.
    package var causes: [Cause]

    /// The differences, in the order of the source's entries.
    package var differences: [Difference]
}

extension VerificationResult {
    /// The differences grouped by cause, in the order in which they were found.
    package static func groups(_ differences: [Difference]) -> [DifferenceGroup] {
        OrderedDictionary(grouping: differences, by: \.causes).map { DifferenceGroup(causes: $0, differences: $1) }
    }
}
