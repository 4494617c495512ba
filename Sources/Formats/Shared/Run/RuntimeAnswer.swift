package import InterlinguaIR

/// What a platform gives an app for a request.
package enum RuntimeAnswer: Sendable, Hashable {
    case text(String)
    /// The texts of an array.
    case list([String])
    /// One of several texts, which the platform leaves to chance; in a fixed order, without duplicates.
    case outcomes([String])
    /// No text: the app crashes, throws, or asked for what the platform cannot give.
    case failure(RuntimeFailure)
}

/// Why a platform gives no text.
package struct RuntimeFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// A stable name of the cause, in lower case with hyphens: `missing-resource`.
    package var identifier: String

    /// What happens in the app, in words; it begins in lower case and has no full stop.
    package var description: String

    package init(_ identifier: String, _ description: String) {
        self.identifier = identifier
        self.description = description
    }

    /// Whether the platform shows something, and was told to fail where it is not what was passed.
    package var isRefusal: Bool { identifier == Self.overflow }

    package static let overflow = "integer-overflow"

    /// Nobody can say what the platform shows, since that part of it has no model.
    package static let unmodelled = "format-not-modelled"

    /// The platform shows what stands outside of the files, such as a text of its own.
    package static let externalReference = "external-reference"
}

/// What a platform gives for a request, and why.
package struct RuntimeExplanation: Sendable, Hashable {
    /// One thing that the platform looked at or decided.
    package struct Step: Sendable, Hashable {
        /// What happened, in words that a translator follows; it begins in lower case and has no full stop.
        package var text: String

        /// Where it is said; unknown for what no file says.
        package var origin: Origin

        package init(_ text: String, at origin: Origin = Origin()) {
            self.text = text
            self.origin = origin
        }
    }

    /// What the app shows.
    package var answer: RuntimeAnswer

    /// How the platform came to it, in order.
    package var steps: [Step]

    package init(answer: RuntimeAnswer, steps: [Step]) {
        self.answer = answer
        self.steps = steps
    }
}
