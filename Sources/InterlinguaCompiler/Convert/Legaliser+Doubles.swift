import InterlinguaIR

extension Legaliser.Result {
    /// Says that whole numbers of 64 bits are rounded in apps that hold numbers as doubles, if there are such
    /// arguments in apps that hold them otherwise.
    mutating func announceRoundingToDoubles(of source: Catalog, _ apps: SourceApps) {
        let found = source.entries.elements.first { key, entry in
            !apps[key].holdsDoubles
                && entry.arguments.contains { argument in
                    if case .integer(let type) = argument.type { return type.bits > 53 }
                    return false
                }
        }
        guard let entry = found?.value else { return }
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
