import InterlinguaIR

extension Legaliser.Result {
    /// Says that whole numbers of 64 bits are rounded in apps that hold numbers as doubles, if there are such arguments.
    mutating func announceRoundingToDoubles(of source: Catalog) {
        let entry = source.entries.values.first { entry in
            entry.arguments.contains { argument in
                if case .integer(let type) = argument.type { return type.bits > 53 }
                return false
            }
        }
        guard let entry else { return }
        outcomes.announce(ConversionLoss("reading-differs", of: nil, in: nil, .numbers(.beyondDoubles, of: nil)))
        diagnostics.append(
            Diagnostic(
                .note,
                "reading-differs",
                "the target's apps hold numbers as doubles: whole numbers over 9007199254740992 are shown rounded",
                at: entry.range(in: source.sourceLanguage)
            )
        )
    }
}
