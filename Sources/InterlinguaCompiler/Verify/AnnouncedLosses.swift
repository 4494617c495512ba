import InterlinguaIR

/// What a conversion announced to differ, to be found by entry.
struct AnnouncedLosses: Sendable {
    private var byKey: [Key: [ConversionLoss]] = [:]
    private var general: [ConversionLoss] = []

    /// Sorts losses by their entries.
    init(_ losses: [ConversionLoss]) {
        for loss in losses {
            if let key = loss.key { byKey[key, default: []].append(loss) } else { general.append(loss) }
        }
    }

    /// The identifier of the diagnostic that announces a difference; nil if none does.
    func announcement(
        of key: Key,
        _ language: LanguageTag,
        _ values: [ArgumentValue],
        _ arguments: [Argument]
    ) -> String? {
        let own = byKey[key]?.first { $0.covers(values, of: arguments, in: language) }
        return (own ?? general.first { $0.covers(values, of: arguments, in: language) })?.identifier
    }
}
