import InterlinguaFormats

extension RuntimeAnswer {
    /// What an app shows of values, of which the library takes one.
    init(_ result: Result<[I18nextValue], RuntimeFailure>) {
        switch result {
        case .success(let values) where values.count == 1: self.init(values[0])
        case .success(let values): self = .outcomes(values.map(\.scriptText).sorted())
        case .failure(let failure): self = .failure(failure)
        }
    }

    init(_ value: I18nextValue) {
        switch value {
        case .text(let text): self = .text(text)
        case .number, .boolean: self = .text(value.scriptText)
        case .list(let values) where values.allSatisfy(\.isScalar): self = .list(values.map(\.insertedText))
        case .undefined: self = .failure(RuntimeFailure("undefined", "the call gives undefined, which shows nothing"))
        case .null: self = .failure(RuntimeFailure("null", "the call gives null, which shows nothing"))
        case .list, .object, .printing:
            self = .failure(RuntimeFailure("object", "the call gives an object, which is no text"))
        case .function: self = .failure(RuntimeFailure("function", "the call gives a function of JavaScript itself"))
        }
    }
}

extension I18nextValue {
    /// Whether it is a text, number or boolean.
    fileprivate var isScalar: Bool {
        switch self {
        case .text, .number, .boolean: true
        default: false
        }
    }
}
