import InterlinguaIR

/// What an app does with a text of the library: `String(format:)` if it has arguments.
struct SwifternalizationFormatting {
    /// What the app passes.
    let request: RuntimeRequest

    /// The texts that say which arguments the app passes; nil if there are none.
    let source: SwifternalizationTexts?

    /// What is shown of a text; of one that no file has the place is nil.
    func answer(
        _ text: String,
        _ found: SwifternalizationTexts.Text?,
        _ steps: inout [RuntimeExplanation.Step]?
    ) -> RuntimeAnswer {
        if request.isRaw || request.arguments.isEmpty { return .text(text) }
        let format = FoundationText(text, bounds: 0..<0)
        var formatting = FoundationFormatting(
            arguments: request.arguments,
            source: nil,
            file: nil,
            mismatches: mismatches(of: format, found),
            steps: steps
        )
        if request.marksArguments { formatting.firstMark = .position(0) }
        defer { steps = formatting.steps }
        do throws(RuntimeFailure) {
            return .text(try formatting.text(of: .text(format), request))
        } catch {
            return .failure(error)
        }
    }

    /// The positions that a text reads as something else than what the base texts take, which the app passes.
    private func mismatches(of text: FoundationText, _ found: SwifternalizationTexts.Text?) -> [Int]? {
        guard found != nil, text.format != nil, let entries = source?.entries[request.keys.first ?? ""] else {
            return nil
        }
        let texts = entries.flatMap(\.texts).map { FoundationText($0, bounds: 0..<0) }
        let positions = FoundationUses(of: [text]).positions(unlike: FoundationUses(of: texts))
        return positions.isEmpty ? nil : positions
    }
}

extension SwifternalizationTexts.Entry {
    /// All texts, of whatever member and width.
    fileprivate var texts: [String] {
        switch self {
        case .keyed(_, let result): result.texts
        case .members(let members): members.flatMap(\.result.texts)
        }
    }
}

extension SwifternalizationTexts.Result {
    /// All texts, of whatever width.
    fileprivate var texts: [String] {
        switch self {
        case .text(let text): [text.text]
        case .widths(let widths): widths.map(\.text.text)
        }
    }
}
