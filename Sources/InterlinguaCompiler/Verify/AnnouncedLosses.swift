import InterlinguaIR
import InterlinguaSemantics

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
        _ arguments: [Argument],
        _ cause: Difference.Cause
    ) -> String? {
        func covers(_ loss: ConversionLoss) -> Bool {
            // Where no text was to be had, one that nobody has announced is no less of a surprise.
            if loss.identifier == "missing-translation", cause != .missing, cause != .otherLanguage { return false }
            return loss.covers(values, of: arguments, in: language)
        }
        return (byKey[key]?.first(where: covers) ?? general.first(where: covers))?.identifier
    }
}
