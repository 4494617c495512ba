import InterlinguaIR

/// A text that holds numbered and unnumbered specifiers.
struct MixedNumbering {
    /// The first unnumbered specifier that a numbered one doubles, else the first one at all; byte offsets into the text.
    var range: Range<Int>

    /// Whether an unnumbered specifier shows the argument of a numbered one.
    var isDoubled: Bool

    /// The diagnostic at a place; in a variable unnumbered specifiers count from its own argument.
    func diagnostic(isInVariable: Bool, at range: SourceRange) -> Diagnostic {
        let start = isInVariable ? "the variable's own argument" : "1 by themselves"
        let message = "numbered and unnumbered specifiers are mixed; unnumbered ones are counted from \(start)"
        return Diagnostic(isDoubled ? .warning : .note, .mixedNumbering, message, at: range)
    }
}

extension FormatString {
    /// The mixture of numbered and unnumbered specifiers or variables in a text; nil if there is none.
    var mixedNumbering: MixedNumbering? {
        guard mixesNumbering else { return nil }
        var implicit: [(position: Int, range: Range<Int>)] = []
        var explicit: Set<Int> = []
        for piece in pieces {
            let place: (position: Int, numbering: FormatNumbering)
            switch piece.kind {
            case .specifier(let specifier): place = (specifier.position, specifier.numbering)
            case .variable(let variable): place = (variable.position, variable.numbering)
            case .text, .replacement, .skipped: continue
            }
            switch place.numbering {
            case .implicit: implicit.append((place.position, piece.range))
            case .explicit: explicit.insert(place.position)
            case .relative: break
            }
        }
        guard let first = implicit.first, !explicit.isEmpty else { return nil }
        let doubled = implicit.first { explicit.contains($0.position) }
        return MixedNumbering(range: (doubled ?? first).range, isDoubled: doubled != nil)
    }

    /// Whether there are numbered and unnumbered specifiers or variables.
    private var mixesNumbering: Bool {
        var hasImplicit = false
        var hasExplicit = false
        for piece in pieces {
            switch piece.kind {
            case .specifier(let specifier):
                hasImplicit = hasImplicit || specifier.numbering == .implicit
                hasExplicit = hasExplicit || specifier.numbering == .explicit
            case .variable(let variable):
                hasImplicit = hasImplicit || variable.numbering == .implicit
                hasExplicit = hasExplicit || variable.numbering == .explicit
            case .text, .replacement, .skipped: break
            }
        }
        return hasImplicit && hasExplicit
    }
}
