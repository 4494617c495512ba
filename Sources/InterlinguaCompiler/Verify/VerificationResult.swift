package import InterlinguaIR
import OrderedCollections

/// What a comparison of two projects found.
package struct VerificationResult: Sendable {
    /// Entries of the source.
    package private(set) var entryCount: Int

    /// Sentences that were compared.
    package var sentenceCount = 0

    /// Sentences that the source's app does not show: the text is missing, or the app would crash.
    package var unsaidCount = 0

    /// Entries with so many combinations of arguments that not all were tried.
    package var sampledEntryCount = 0

    /// What only the target has; nothing where the target was just made of the source.
    package var additions = TargetAdditions()

    /// Differing sentences by the diagnostic that announced them; nil for those that none announced.
    package private(set) var sentenceCounts: [String?: Int] = [:]

    /// The differences, one for each entry, language and kind of change, in the order of the source's entries.
    package private(set) var differences: [Difference] = []

    /// Begins with nothing compared.
    init(entryCount: Int) { self.entryCount = entryCount }

    /// Sentences that differ although no report says so.
    package var unannouncedCount: Int { sentenceCounts[nil] ?? 0 }

    /// Sentences that differ as announced.
    package var announcedCount: Int { sentenceCounts.reduce(0) { $1.key == nil ? $0 : $0 + $1.value } }

    /// The differences that no report names.
    package var unannounced: [Difference] { differences.filter { $0.announcement == nil } }

    /// The figures as one line for people.
    package var summary: String {
        let differing: [String] = [
            announcedCount > 0 ? "\(CountedNoun(announcedCount, "differs", plural: "differ")) as reported" : nil,
            unannouncedCount > 0 ? "\(CountedNoun(unannouncedCount, "differs", plural: "differ"))" : nil,
        ].compactMap { $0 }
        let unsaid = unsaidCount > 0 ? "; \(CountedNoun(unsaidCount, "is", plural: "are")) not shown by the source" : ""
        let sampled =
            sampledEntryCount > 0
            ? "; of \(CountedNoun(sampledEntryCount, "entry", plural: "entries")) not every combination was tried" : ""
        if sentenceCount == 0 { return "nothing to compare" + unsaid }
        return "\(CountedNoun(sentenceCount, "sentence")) compared, "
            + (differing.isEmpty ? "all the same" : differing.joined(separator: ", ")) + unsaid + sampled
    }

    mutating func add(_ difference: Difference, sentences: Int) {
        sentenceCounts[difference.announcement, default: 0] += sentences
        differences.append(difference)
    }

    mutating func merge(_ other: VerificationResult) {
        entryCount += other.entryCount
        sentenceCount += other.sentenceCount
        unsaidCount += other.unsaidCount
        sampledEntryCount += other.sampledEntryCount
        sentenceCounts.merge(other.sentenceCounts, uniquingKeysWith: +)
        differences += other.differences
    }
}

/// Differences of one kind in many entries.
package struct DifferenceGroup: Sendable {
    /// What kind of change it is.
    package var cause: Difference.Cause

    /// The language.
    package var language: LanguageTag

    /// The class of numbers, where numbers choose.
    package var numberClass: String?

    /// The diagnostic that announced them.
    package var announcement: String?

    /// The differences, in the order of the source's entries.
    package var differences: [Difference]
}

extension VerificationResult {
    /// The differences grouped by cause, in the order in which they were found.
    package static func groups(_ differences: [Difference]) -> [DifferenceGroup] {
        struct Name: Hashable {
            let cause: Difference.Cause
            let language: LanguageTag
            let numberClass: String?
            let announcement: String?
        }
        var groups: OrderedDictionary<Name, [Difference]> = [:]
        for difference in differences {
            let name = Name(
                cause: difference.cause,
                language: difference.language,
                numberClass: difference.cause == .otherVariant ? difference.numberClass : nil,
                announcement: difference.announcement
            )
            groups[name, default: []].append(difference)
        }
        return groups.map { name, differences in
            DifferenceGroup(
                cause: name.cause,
                language: name.language,
                numberClass: name.numberClass,
                announcement: name.announcement,
                differences: differences
            )
        }
    }
}
