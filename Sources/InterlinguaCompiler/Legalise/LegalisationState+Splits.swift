import InterlinguaIR

extension LegalisationState {
    /// Records that selects of an entry became entries whose texts the app puts into the whole.
    mutating func recordSplit(of working: WorkingEntry, into parts: [WorkingEntry]) {
        recordCallChange(
            of: working,
            "each number gets an entry of its own, whose text the app passes to the whole sentence",
            parts
        )
    }

    /// Records that an entry became one for each form of a further number.
    mutating func recordProduct(of working: WorkingEntry, into parts: [WorkingEntry]) {
        recordCallChange(of: working, "the app chooses the key by the plural rules of the second number", parts)
    }

    /// Records that texts for exact numbers became entries that the app has to test for.
    mutating func recordExactNumbers(of working: WorkingEntry, into parts: [WorkingEntry]) {
        recordCallChange(
            of: working,
            "texts for an exact number get a key of their own, which the app asks for when it has that number",
            parts
        )
    }

    private mutating func recordCallChange(of working: WorkingEntry, _ message: String, _ parts: [WorkingEntry]) {
        outcomes.recordChangedCall(of: working.source)
        collected.add(
            .warning,
            "call-changes",
            message,
            entry: "\(working.key.name): " + parts.map(\.key.name).joined(separator: ", "),
            at: working.entry.range(in: sourceLanguage)
        )
    }
}
