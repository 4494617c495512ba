package import InterlinguaIR

/// What became of the source's messages on their way into a target's shape.
package struct ConversionOutcomes: Sendable {
    /// What became of one message.
    package enum Outcome: String, Sendable, Hashable, CaseIterable {
        /// Same normal form, same call.
        case kept
        /// Same sentences, other structure.
        case rewritten
        /// Same sentences, but the app has to ask differently.
        case callChanged
        /// Some sentence differs, as verification saw.
        case different
    }

    private var rewritten: [Key: Set<LanguageTag>] = [:]
    private var different: [Key: Set<LanguageTag>] = [:]
    private var changedCalls: Set<Key> = []

    /// The positions of arguments that had none or got another one, by the entry's key in the source.
    ///
    /// Each argument is given as the source declares it.
    package private(set) var argumentPositions: [Key: [Argument: Int]] = [:]

    /// The names under which arguments are passed, where the source declares none or another one, by the entry's key in
    /// the source.
    ///
    /// Each argument is given as the source declares it. Several names mean that it is passed under each of them: parts
    /// of an entry may call it otherwise than the whole. An argument without an entry keeps its name.
    package private(set) var argumentNames: [Key: [Argument: Set<String>]] = [:]

    /// The arguments of a target's app that stand for those of the source, by the entry's key in the source.
    package private(set) var takenArguments: [Key: [Argument: Argument]] = [:]

    /// Creates outcomes in which every message is kept.
    package init() {}

    /// Records that a message says the same in another structure.
    mutating func recordRewriting(of key: Key, in language: LanguageTag) {
        rewritten[key, default: []].insert(language)
    }

    /// Records the messages of which verification saw some sentence to differ, facts of the two platforms apart.
    ///
    /// A difference in a language without a message of its own belongs to the message that is shown there.
    package mutating func record(_ differences: [Difference], in catalog: Catalog) {
        for difference in differences where !difference.isPlatformFact {
            guard let entry = catalog.entries[difference.key] else { continue }
            for language in difference.languages {
                let shown = entry.firstMessage(in: catalog.languagesAsked(for: difference.key, in: language))
                different[difference.key, default: []].insert(shown?.language ?? language)
            }
        }
    }

    /// Records that an entry has to be asked for differently.
    mutating func recordChangedCall(of key: Key) { changedCalls.insert(key) }

    /// Whether an entry has to be asked for differently.
    package func isCallChanged(of key: Key) -> Bool { changedCalls.contains(key) }

    /// Records where an entry's arguments stand in the target's argument list.
    mutating func recordPositions(_ positions: [Argument: Int], of key: Key) {
        argumentPositions[key, default: [:]].merge(positions) { $1 }
    }

    /// Records a name under which an argument is passed.
    mutating func recordName(_ name: String, of argument: Argument, in key: Key) {
        argumentNames[key, default: [:]][argument, default: []].insert(name)
    }

    /// Records which arguments of the target's app an entry's are.
    mutating func recordArguments(_ arguments: [Argument: Argument], of key: Key) { takenArguments[key] = arguments }

    /// Adds what was recorded of other entries.
    mutating func merge(_ other: ConversionOutcomes) {
        rewritten.merge(other.rewritten) { $0.union($1) }
        different.merge(other.different) { $0.union($1) }
        changedCalls.formUnion(other.changedCalls)
        argumentPositions.merge(other.argumentPositions) { $0.merging($1) { $1 } }
        takenArguments.merge(other.takenArguments) { $1 }
        argumentNames.merge(other.argumentNames) { $0.merging($1) { $0.union($1) } }
    }

    /// What became of a message, the worst that was recorded.
    package func outcome(of key: Key, in language: LanguageTag) -> Outcome {
        if different[key]?.contains(language) == true { return .different }
        if changedCalls.contains(key) { return .callChanged }
        if rewritten[key]?.contains(language) == true { return .rewritten }
        return .kept
    }

    /// How many messages of a catalogue, the source's, had each outcome.
    package func counts(in catalog: Catalog) -> [Outcome: Int] {
        var counts: [Outcome: Int] = [:]
        let special = Set(rewritten.keys).union(different.keys).union(changedCalls)
        for (key, entry) in catalog.entries {
            if special.contains(key) {
                for language in entry.messages.keys { counts[outcome(of: key, in: language), default: 0] += 1 }
            } else {
                counts[.kept, default: 0] += entry.messages.count
            }
        }
        return counts
    }
}
