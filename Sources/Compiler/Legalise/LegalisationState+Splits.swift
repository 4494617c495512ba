import InterlinguaIR

extension LegalisationState {
    /// Records that selects of an entry became entries whose texts the app puts into the whole.
    mutating func recordSplit(of working: WorkingEntry, into parts: [WorkingEntry]) {
        recordCallChange(
            of: working,
            "each number became an entry of its own; pass its text to the entry of the whole sentence",
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
            "texts for exact numbers became entries of their own; look them up when the number matches",
            parts
        )
    }

    /// Records that the text for calls without a number became an entry.
    mutating func recordOptionalCount(of working: WorkingEntry, into parts: [WorkingEntry]) {
        recordCallChange(of: working, "the text for calls without a count became a key of its own", parts)
    }

    /// Records that the categories of ordinal numbers became entries.
    mutating func recordOrdinals(of working: WorkingEntry, into parts: [WorkingEntry]) {
        recordCallChange(of: working, "the app chooses the key by the rules for ordinal numbers", parts)
    }

    /// Records that texts for exact numbers are chosen by a text that the app passes.
    mutating func recordTextsOfNumbers(of working: WorkingEntry, _ values: [String], _ name: String) {
        recordCallChange(
            of: working,
            "texts for exact numbers are selected by the argument “\(name)”",
            entry: "\(working.key.name): " + values.joined(separator: ", ")
        )
    }

    /// Records that the app passes several values as one text.
    mutating func recordComposition(of working: WorkingEntry) {
        guard case .composedAround(let separator) = target.selects else { return }
        recordCallChange(
            of: working,
            "pass the selector values as one string, separated by “\(separator)”",
            entry: working.key.name
        )
    }

    /// Records that the app passes an argument a second time, under another name.
    mutating func recordRepetition(of working: WorkingEntry, argument: Int, as name: String) {
        if let declared = working.entry.arguments[safe: argument] {
            outcomes.recordName(name, of: working.original(of: declared), in: working.source)
        }
        recordCallChange(
            of: working,
            "pass the first number twice: as the selector and as “\(name)”",
            entry: working.key.name
        )
    }

    private mutating func recordCallChange(of working: WorkingEntry, _ message: String, _ parts: [WorkingEntry]) {
        recordCallChange(
            of: working,
            message,
            entry: "\(working.key.name): " + parts.map(\.key.name).joined(separator: ", ")
        )
    }

    private mutating func recordCallChange(of working: WorkingEntry, _ message: String, entry: String) {
        outcomes.recordChangedCall(of: working.source)
        collected.add(
            .warning,
            .callChanges,
            message,
            entry: entry,
            at: working.entry.range(in: sourceLanguage)
        )
    }
}
