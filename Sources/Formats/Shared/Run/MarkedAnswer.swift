import InterlinguaSemantics

extension RuntimeRequest {
    /// The same request for an answer without marks, its arguments without any either.
    var withoutMarks: RuntimeRequest {
        var request = self
        request.marksArguments = false
        request.count = count?.unmarked
        request.value = value?.unmarked
        request.arguments = arguments.map(\.unmarked)
        request.namedArguments = namedArguments.mapValues(\.unmarked)
        return request
    }

    /// The answer with marks of a platform that reads again what arguments printed: it is asked a second time without
    /// marks, so that these change nothing else.
    func markedAnswer(by platform: (RuntimeRequest) -> RuntimeAnswer) -> RuntimeAnswer {
        platform(withoutMarks).takingMarks(of: platform(self))
    }

    /// The explanation of an answer with marks, whose steps have none.
    func markedExplanation(
        _ explain: (RuntimeRequest) -> RuntimeExplanation,
        _ answer: RuntimeAnswer
    )
        -> RuntimeExplanation
    {
        var explanation = explain(withoutMarks)
        explanation.answer = answer
        return explanation
    }
}

extension RuntimeAnswer {
    /// The answer, each text with the marks that it has in another answer; without marks where the other one differs in
    /// more than these.
    fileprivate func takingMarks(of other: RuntimeAnswer) -> RuntimeAnswer {
        let marked = other.texts.map { (plain: MarkedText.unmarked($0), marked: $0) }
        switch self {
        case .text(let text): return .text(marked.first { $0.plain == text }?.marked ?? text)
        case .list(let texts):
            guard texts == marked.map(\.plain) else { return self }
            return .list(marked.map(\.marked))
        case .outcomes(let texts):
            let known = Dictionary(marked) { first, _ in first }
            return .outcomes(texts.map { known[$0] ?? $0 })
        case .failure: return self
        }
    }

    private var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let texts), .outcomes(let texts): texts
        case .failure: []
        }
    }
}

extension ArgumentValue {
    /// The value without marks in its texts.
    var unmarked: ArgumentValue {
        switch self {
        case .text(let text): .text(MarkedText.unmarked(text))
        case .date(let text): .date(MarkedText.unmarked(text))
        case .list(let values): .list(values.map(\.unmarked))
        case .number, .absent: self
        }
    }
}
