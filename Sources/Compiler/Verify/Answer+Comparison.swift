import InterlinguaIR
import InterlinguaPlatforms

extension RuntimeAnswer {
    /// Whether the target says what the source says, or one of the texts that the source leaves to chance.
    func isSaid(by target: RuntimeAnswer) -> Bool {
        switch (self, target) {
        case (.text(let expected), .text(let actual)): expected.isIdentical(to: actual)
        case (.list(let expected), .list(let actual)):
            expected.count == actual.count && zip(expected, actual).allSatisfy { $0.isIdentical(to: $1) }
        case (.outcomes(let expected), .text(let actual)): expected.contains { $0.isIdentical(to: actual) }
        case (.outcomes(let expected), .outcomes(let actual)):
            !actual.isEmpty && actual.allSatisfy { text in expected.contains { $0.isIdentical(to: text) } }
        case (.text(let expected), .outcomes(let actual)):
            !actual.isEmpty && actual.allSatisfy { $0.isIdentical(to: expected) }
        default: false
        }
    }
}

extension RuntimeFailure {
    /// What stands for a text that the source does not have.
    static let noText = RuntimeFailure("no-text", "there is no text")
}

extension RuntimeAnswer {
    /// Whether there is no text of the app's own: it fails, or shows what it was told to show instead.
    var isMissing: Bool {
        func isMissing(_ text: String) -> Bool { text.isIdentical(to: Verifier.missingText) }
        return switch self {
        case .failure: true
        case .text(let text): isMissing(text)
        case .list(let texts), .outcomes(let texts): !texts.isEmpty && texts.allSatisfy(isMissing)
        }
    }

    /// The answer as it is told: one that was asked for to be told apart as missing is no text.
    var told: RuntimeAnswer {
        if case .failure = self { return self }
        return isMissing ? .failure(.noText) : self
    }

    /// Whether it is left to chance whether there is a text.
    var mayBeMissing: Bool {
        guard case .outcomes(let texts) = self else { return false }
        return texts.contains { $0.isIdentical(to: Verifier.missingText) }
    }

    /// Whether nobody can say what the app shows, since that part of its platform has no model.
    var isUnmodelled: Bool {
        guard case .failure(let failure) = self else { return false }
        return failure.identifier == RuntimeFailure.unmodelled
    }

    /// The answer with other texts.
    func mapTexts(_ transform: (String) -> String) -> RuntimeAnswer {
        switch self {
        case .text(let text): .text(transform(text))
        case .list(let texts): .list(texts.map(transform))
        case .outcomes(let texts): .outcomes(texts.map(transform))
        case .failure: self
        }
    }
}
