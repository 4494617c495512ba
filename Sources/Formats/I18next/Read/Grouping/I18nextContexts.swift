import InterlinguaIR
import OrderedCollections

/// Finds which keys are contexts of others: `friend_male` of `friend`, but `save_button` of nothing.
struct I18nextContexts {
    /// A key's base and the context that makes it of it.
    struct Part {
        /// The number of the base's name.
        var base: Int
        var value: String
    }

    /// The keys that are contexts, by their names' numbers.
    private(set) var parts: [Int: Part] = [:]

    private let separator: [UInt8]
    private let isDistinctive: Bool
    private let explicit: Set<String>
    private let longestValue: Int

    /// The words for grammatical gender, which hardly ever name anything else.
    private static let strong: Set<String> = ["male", "female", "masculine", "feminine", "neuter", "neutral"]

    /// Words that need a neighbour to confirm them.
    private static let weak: Set<String> = ["other", "unknown", "m", "f", "n", "formal", "informal"]

    private struct Candidate {
        var key: Int
        var value: String
        var isExplicit: Bool
        var isPlural: Bool
    }

    /// The values that make contexts of keys in a project whatever stands beside them.
    static func values(_ settings: I18nextSettings) -> [String] {
        switch settings.contexts {
        case .none: []
        case .values(let own): own
        default: strong.sorted()
        }
    }

    /// Decides on the keys of a namespace.
    ///
    /// - Parameters:
    ///   - keys: The keys, with whether each has plural forms.
    init(_ keys: I18nextKeys, _ table: inout I18nextTableDraft, settings: I18nextSettings) {
        separator = Array(settings.contextSeparator.utf8)
        // Nobody separates anything else by `//context:`.
        isDistinctive = settings.contextSeparator != "_"
        var values: [String] = []
        if case .values(let own) = settings.contexts { values = own }
        explicit = Set(values)
        longestValue = max(32, values.map(\.utf8.count).max() ?? 0)
        if settings.contexts == .none || separator.isEmpty { return }
        let names = I18nextKeyNames(settings, namespace: table.namespace)
        var groups: OrderedDictionary<Int, [Candidate]> = [:]
        let needsKnownWord = !isDistinctive && explicit.isEmpty
        for key in keys.names {
            if needsKnownWord, !table.names.withBytes(of: key, Self.endsInKnownWord) { continue }
            let bytes = table.names.withBytes(of: key) { Array($0) }
            guard let (length, value, isExplicit) = split(bytes, key, keys, table), !names.isOrdinary(key, in: table)
            else { continue }
            let parent = table.names.parents[key]
            let base = bytes[..<length].withUnsafeBufferPointer {
                table.names.number(of: $0, in: parent, expected: -1)
            }
            groups[base, default: []].append(
                Candidate(key: key, value: value, isExplicit: isExplicit, isPlural: keys[key] == true)
            )
        }
        for (base, candidates) in groups {
            let found = Set(candidates.map(\.value))
            for candidate in candidates where isConfirmed(candidate, base: keys[base], found) {
                parts[candidate.key] = Part(base: base, value: candidate.value)
            }
        }
        // Contexts stand side by side, never in each other.
        let all = parts
        parts = all.filter { all[$0.value.base] == nil }
    }

    /// The longest base that exists, else the longest one, of those whose rest is a context.
    private func split(
        _ name: [UInt8],
        _ key: Int,
        _ keys: I18nextKeys,
        _ table: I18nextTableDraft
    ) -> (length: Int, value: String, isExplicit: Bool)? {
        guard let last = name.last, name.count > separator.count, last != 0x20 else { return nil }
        // Texts used as keys have contexts only where a project says so.
        let isSentence = name.contains(0x20)
        var first: (length: Int, value: String, isExplicit: Bool)?
        var end = name.count - separator.count
        let parent = table.names.parents[key]
        // Longer values than these are none; a value that only its separator tells has few separators itself.
        let lowest = max(0, name.count - separator.count - longestValue)
        var found = 0
        while end > 1, found < 16, isDistinctive || end > lowest {
            end -= 1
            guard name.withUnsafeBufferPointer({ $0.hasBytes(separator, at: end) }) else { continue }
            found += 1
            let value = String(decoding: name[(end + separator.count)...], as: UTF8.self)
            if value.isEmpty { continue }
            let isExplicit = isDistinctive || explicit.contains(value)
            if !isExplicit, isSentence || !Self.isWellKnown(value) { continue }
            let base = name[..<end].withUnsafeBufferPointer { table.names.find($0, in: parent) }
            if let base, keys[base] != nil { return (end, value, isExplicit) }
            if first == nil { first = (end, value, isExplicit) }
        }
        return first
    }

    /// Whether the last of a name's words, between underscores, is one of those that are contexts.
    private static func endsInKnownWord(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = name.count
        while start > 0, name.count - start <= longestWord, name[start - 1] != UInt8(ascii: "_") { start -= 1 }
        guard start > 0, start < name.count, name[start - 1] == UInt8(ascii: "_") else { return false }
        let word = name.slice(from: start, to: name.count)
        for known in knownWords where known.count == word.count && word.hasBytes(known, at: 0) { return true }
        return false
    }

    private static let knownWords = strong.union(weak).map { Array($0.utf8) }

    private static let longestWord = knownWords.map(\.count).max() ?? 0

    /// Whether a value, or each of several joined ones, is well known.
    private static func isWellKnown(_ value: String) -> Bool {
        if strong.contains(value) || weak.contains(value) { return true }
        let pieces = value.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
        return pieces.count > 1 && pieces.allSatisfy { strong.contains($0) || weak.contains($0) }
    }

    /// Whether what stands beside a well-known value confirms it.
    private func isConfirmed(_ candidate: Candidate, base: Bool?, _ found: Set<String>) -> Bool {
        if candidate.isExplicit { return true }
        // A base and its context that both have plural forms.
        if base == true, candidate.isPlural { return true }
        let hasStrong = found.contains { Self.strong.contains($0) }
        if Self.strong.contains(candidate.value) { return base != nil || found.count > 1 }
        if candidate.value.utf8.contains(UInt8(ascii: "_")) { return base != nil }
        let isPair = found.isSuperset(of: ["m", "f"]) || found.isSuperset(of: ["formal", "informal"])
        return hasStrong || isPair
    }
}
