import InterlinguaIR

/// One look-up of the library: all outcomes that the order of its hash tables allows.
struct SwifternalizationLookup {
    private typealias Text = SwifternalizationTexts.Text

    /// What the library has in memory.
    let texts: SwifternalizationTexts

    /// What the app passes.
    let request: RuntimeRequest

    /// What was done so far; nil if nobody asks.
    var steps: [RuntimeExplanation.Step]?

    init(texts: SwifternalizationTexts, request: RuntimeRequest, steps: [RuntimeExplanation.Step]?) {
        self.texts = texts
        self.request = request
        self.steps = steps.map { $0 + texts.notes }
    }

    private var key: String { request.keys.first ?? "" }

    /// The texts of which one is shown, each once, in the order of the file.
    mutating func outcomes() -> Result<[SwifternalizationTexts.Text], RuntimeFailure> {
        let key = key
        let value = SwifternalizationValue(valueText)
        if request.value == nil {
            note("no value is passed: the key itself is matched")
        } else {
            note("the value is “\(value.text)”, as a number \(DecimalNumber(shortest: value.number) ?? .zero)")
        }
        guard let readings = texts.entries[key] else {
            note("no file has the key “\(key)”")
            return .success([fallback])
        }
        if readings.count > 1 { note("the names of the entry are mixed: which way it is read is left to chance") }
        var found: [Text] = []
        for reading in readings {
            switch outcomes(of: reading, value) {
            case .success(let texts): for text in texts where !found.contains(text) { found.append(text) }
            case .failure(let failure): return .failure(failure)
            }
        }
        return .success(found)
    }

    /// What patterns see: what the app passes, an integer as its digits, else the key.
    private var valueText: String {
        switch request.value {
        case nil, .absent?: key
        case .number(let number, let spelling)?: spelling ?? number.description
        case .text(let text)?, .date(let text)?: text
        case .list(let values)?: values.map(\.text).joined(separator: ", ")
        }
    }

    /// What is shown where nothing matches.
    private var fallback: Text { Text(text: request.defaultText ?? key, origin: Origin()) }

    private mutating func note(_ text: @autoclosure () -> String, at origin: Origin = Origin()) {
        guard steps != nil else { return }
        steps?.append(.init(text(), at: origin))
    }

    // MARK: Entries

    private mutating func outcomes(
        of reading: SwifternalizationTexts.Entry,
        _ value: SwifternalizationValue
    ) -> Result<[Text], RuntimeFailure> {
        switch reading {
        case .keyed(let pattern, let result):
            guard let isMatch = pattern.matches(value) else { return .failure(Self.undecided(pattern)) }
            if !isMatch {
                note("the entry has no expressions, and the value is not its key: it does not answer")
                return .success([fallback])
            }
            return .success(shown(result))
        case .members(let members): return outcomes(of: members, value)
        }
    }

    private mutating func outcomes(
        of members: [SwifternalizationTexts.Member],
        _ value: SwifternalizationValue
    ) -> Result<[Text], RuntimeFailure> {
        var found: [Text] = []
        var undecided: SwifternalizationTexts.Member?
        var count = 0
        for member in members {
            guard let isMatch = member.pattern.matches(value) else {
                undecided = undecided ?? member
                continue
            }
            let meaning = member.pattern.source == member.name ? "" : " (“\(member.pattern.source)”)"
            note("“\(member.name)”\(meaning) \(isMatch ? "matches" : "does not match")")
            guard isMatch else { continue }
            count += 1
            for text in shown(member.result) where !found.contains(text) { found.append(text) }
        }
        if let undecided {
            // It may be the one that is taken, whatever else matches.
            let own = shown(undecided.result).map(\.text)
            guard !found.isEmpty, own.allSatisfy({ text in found.contains { $0.text == text } }) else {
                return .failure(Self.undecided(undecided.pattern))
            }
        }
        if count > 1 { note("several members match: which one is taken is left to chance") }
        if found.isEmpty {
            note("no member matches: the key or the app's default is shown")
            return .success([fallback])
        }
        return .success(found)
    }

    private static func undecided(_ pattern: SwifternalizationPattern) -> RuntimeFailure {
        RuntimeFailure(
            "not-evaluated",
            "what the regular expression of “\(pattern.source)” matches is not known here"
        )
    }

    /// The texts of which one is shown: the widest that fits, else any.
    private mutating func shown(_ result: SwifternalizationTexts.Result) -> [Text] {
        let widths: [(width: Int, text: Text)]
        switch result {
        case .text(let text):
            note("the text is “\(text.text)”", at: text.origin)
            return [text]
        case .widths(let found): widths = found
        }
        let fitting = request.width.flatMap { room in widths.lazy.map(\.width).filter { $0 <= room }.max() }
        guard let fitting else {
            if let room = request.width {
                note("the width is \(room), below all: which text is taken is left to chance")
            } else {
                note("no width is passed: which text is taken is left to chance")
            }
            return widths.map(\.text)
        }
        let texts = widths.filter { $0.width == fitting }.map(\.text)
        note("the texts from the width \(fitting) on are the last that fit", at: texts.first?.origin ?? Origin())
        return texts
    }
}
