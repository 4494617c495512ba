import InterlinguaIR

/// A pattern as the library takes it apart: the kind tells what the value is compared with.
struct SwifternalizationPattern: Sendable {
    /// What is compared.
    enum Kind: Sendable {
        /// Every comparison has to hold for the number that the value begins with.
        case comparisons([Comparison])
        /// The expression has to be found in the value.
        case expression(RegularExpression)
        /// An empty expression matches nothing.
        case never
        /// The value has to be this text.
        case literal(String)
    }

    /// One comparison with a number.
    struct Comparison: Sendable, Hashable {
        /// The signs there are.
        enum Sign: Sendable, Hashable {
            case less, atMost, equal, atLeast, greater
        }

        /// How the value is compared.
        var sign: Sign

        var number: Double

        func holds(for value: Double) -> Bool {
            switch sign {
            case .less: value < number
            case .atMost: value <= number
            case .equal: value == number
            case .atLeast: value >= number
            case .greater: value > number
            }
        }
    }

    /// The pattern as it is spelled.
    let source: String

    let kind: Kind

    /// Takes a pattern apart.
    init(_ source: String) {
        self.source = source
        let units = Self.visible(source)
        var scanner = SwifternalizationScanner(units)
        switch scanner.prefix {
        case "ie": kind = scanner.inequality().map { .comparisons([$0]) } ?? .literal(source)
        case "iex": kind = scanner.doubleInequality().map { .comparisons($0) } ?? .literal(source)
        case "exp":
            let body = scanner.expression
            kind = body.isEmpty ? .never : .expression(RegularExpression(body))
        default: kind = .literal(source)
        }
    }

    /// Whether a value matches; nil if that is not known, since the expression is outside the supported syntax.
    func matches(_ value: SwifternalizationValue) -> Bool? {
        switch kind {
        case .comparisons(let comparisons): comparisons.allSatisfy { $0.holds(for: value.number) }
        case .expression(let expression): expression.isFound(in: value.searched)
        case .never: false
        case .literal(let text): text == value.text
        }
    }

    /// What the library's own expressions see of a text.
    ///
    /// Its length in characters is applied to UTF-16, so that the end of a text with longer characters is cut off.
    static func visible(_ text: String) -> [UInt16] { Array(text.utf16.prefix(text.count)) }
}

/// What an app passes beside a key, as patterns see it.
struct SwifternalizationValue: Sendable {
    let text: String

    /// The number that it begins with.
    let number: Double

    /// As much of it as regular expressions are searched in.
    let searched: String

    /// Reads a value.
    init(_ text: String) {
        self.text = text
        number = Double(DecimalNumber(prefixOf: text).description) ?? 0
        searched = String(decoding: SwifternalizationPattern.visible(text), as: UTF16.self)
    }
}
