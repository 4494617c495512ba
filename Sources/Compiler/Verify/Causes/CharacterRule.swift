import InterlinguaIR

/// The target's files can't hold a character, and have U+FFFD in its place.
struct CharacterRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        guard let canHold = observation.projects.target.canHold, let text = prediction.text else { return [] }
        let shown = observation.actual?.spannedItems
        let items = text.spannedItems.enumerated().map { place, item in
            // Each item of a list may be in a file of its own kind.
            if item == shown?[safe: place] { return item }
            return item.mapWords { words in
                // What parts the items of a list is no character of theirs.
                if words.unicodeScalars.allSatisfy({ $0 == "\u{1E}" || canHold($0) }) { return words }
                return String(
                    String.UnicodeScalarView(
                        words.unicodeScalars.map { $0 == "\u{1E}" || canHold($0) ? $0 : "\u{FFFD}" }
                    )
                )
            }
        }
        let held = SpannedText(joining: items)
        return held == text ? [] : [prediction.with(held, .lostCharacter)]
    }
}
