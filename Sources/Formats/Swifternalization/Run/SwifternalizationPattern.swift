import InterlinguaFormats
import InterlinguaIR

/// A pattern as the library takes it apart: the kind tells what the value is compared with.
struct SwifternalizationPattern: Sendable {
    enum Kind: Sendable {
        /// The number that the value begins with has to lie in a range.
        case numbers(NumberRange)
        /// The expression has to be found in the value.
        case expression(RegularExpression)
        /// An empty expression matches nothing.
        case never
        /// The value has to be this text.
        case literal(String)
    }

    let source: String
    let kind: Kind

    /// The ends of a range of numbers, which the library compares as doubles.
    private var lower = -Double.infinity
    private var upper = Double.infinity

    /// Takes a pattern apart.
    init(_ source: String) {
        self.source = source
        let seen = Self.visible(source)
        let scanner = ExpressionScanner(seen)
        let range: NumberRange?
        switch ValueExpression.kind(of: seen) {
        case .inequality: range = scanner.inequality()
        case .doubleInequality: range = scanner.doubleInequality()?.range
        case .literal: range = nil
        case .regularExpression:
            let body = ExpressionScanner.body(of: seen)
            kind = body.isEmpty ? .never : .expression(RegularExpression(body))
            return
        }
        guard let range else {
            kind = .literal(source)
            return
        }
        kind = .numbers(range)
        if let end = range.lower { lower = Double(end.value.description) ?? 0 }
        if let end = range.upper { upper = Double(end.value.description) ?? 0 }
    }

    /// Whether a value matches; nil if that is not known, since the expression is outside the supported syntax.
    func matches(_ value: SwifternalizationValue) -> Bool? {
        switch kind {
        case .numbers(let range):
            (range.lower?.isInclusive == false ? lower < value.number : lower <= value.number)
                && (range.upper?.isInclusive == false ? value.number < upper : value.number <= upper)
        case .expression(let expression): expression.isFound(in: value.searched)
        case .never: false
        case .literal(let text): text == value.text
        }
    }

    /// What the library's own expressions see of a text.
    ///
    /// Its length in characters is applied to UTF-16, so that the end of a text with longer characters is cut off.
    static func visible(_ text: String) -> String { String(decoding: text.utf16.prefix(text.count), as: UTF16.self) }
}

/// What an app passes beside a key, as patterns see it.
struct SwifternalizationValue: Sendable {
    let text: String

    /// The number that it begins with.
    let number: Double

    /// As much of it as regular expressions are searched in.
    let searched: String

    init(_ text: String) {
        self.text = text
        number = Double(DecimalNumber(prefixOf: text).description) ?? 0
        searched = SwifternalizationPattern.visible(text)
    }
}
