import InterlinguaIR

/// Is told how far a comparison is.
package typealias ProgressHandler = @Sendable (VerificationProgress) -> Void

/// How far a comparison is.
package struct VerificationProgress: Sendable, Hashable, CustomStringConvertible {
    /// How many entries there are in all.
    package let entryCount: Int

    package private(set) var comparedEntryCount = 0

    package private(set) var sentenceCount = 0

    /// Counts what was compared, and gives the state after it.
    mutating func add(_ part: VerificationResult, of entryCount: Int) -> VerificationProgress {
        comparedEntryCount += entryCount
        sentenceCount += part.sentenceCount
        return self
    }

    package var description: String {
        "comparing \(comparedEntryCount) of \(entryCount) entries, \(sentenceCount) sentences"
    }
}
