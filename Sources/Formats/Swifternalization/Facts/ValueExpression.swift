package import InterlinguaIR

/// An expression as Swifternalization's library reads it: what it asks of the text that a caller passes.
package struct ValueExpression: Sendable {
    /// What kind of expression the library takes it for.
    package enum Kind: Sendable, Hashable {
        /// `ie:x<5`.
        case inequality
        /// `iex:1<x<5`.
        case doubleInequality
        /// `exp:^[2-4]$`.
        case regularExpression
        /// Anything else: a text that equals the value.
        case literal
    }

    /// What the library makes of an expression that was probably meant otherwise.
    package enum Oddity: Sendable, Hashable {
        /// It begins like an inequality but is none, and is taken for a mere text.
        case malformed
        /// The left bound is not below the right one, so that both are upper bounds.
        case reversedBounds
        /// It is read as if it were spelled otherwise.
        case readAs(String)
        /// ICU refuses the regular expression, which never matches; what is wrong with it.
        case invalid(String)
        /// What the regular expression matches is not known here, and why.
        case unsupported(String)
    }

    let source: String

    /// What the library takes it for.
    let kind: Kind

    /// When it matches a value, read as text.
    package let condition: Condition

    /// Whether it was probably meant otherwise.
    package let oddity: Oddity?

    package init(_ source: String) {
        self.source = source
        let announced = Self.kind(of: source)
        var range: (range: NumberRange, isReversed: Bool)?
        var isWellFormed = false
        switch announced {
        case .inequality:
            let scanner = ExpressionScanner(source)
            range = scanner.inequality().map { ($0, false) }
            isWellFormed = scanner.isWellFormedInequality
        case .doubleInequality:
            let scanner = ExpressionScanner(source)
            range = scanner.doubleInequality()
            isWellFormed = scanner.isWellFormedDoubleInequality
        case .regularExpression:
            let expression = RegularExpression(ExpressionScanner.body(of: source))
            kind = .regularExpression
            condition = .matches(expression)
            oddity = expression.problem.map { problem in
                problem.kind == .invalid ? .invalid(problem.message) : .unsupported(problem.message)
            }
            return
        case .literal: break
        }
        guard let range else {
            kind = .literal
            condition = .text(source)
            oddity = announced == .literal ? nil : .malformed
            return
        }
        kind = announced
        condition = .number(range.range)
        if range.isReversed {
            oddity = .reversedBounds
        } else {
            oddity = isWellFormed ? nil : range.range.expression.map { .readAs($0) }
        }
    }

    /// The kind that the beginning of an expression announces: two or three characters and a colon, three tried first.
    package static func kind(of source: String) -> Kind {
        if source.hasPrefix("iex:") { return .doubleInequality }
        if source.hasPrefix("exp:") { return .regularExpression }
        // Of “ie::” the library sees three characters before the second colon.
        return source.hasPrefix("ie:") && !source.hasPrefix("ie::") ? .inequality : .literal
    }
}

extension NumberRange {
    /// The range as a well-formed expression; nil where it has none: an empty range, or bounds that double precision
    /// does not tell apart.
    package var expression: String? {
        switch (lower, upper) {
        case (nil, nil): return nil
        case (let lower?, nil): return "ie:x" + (lower.isInclusive ? ">=" : ">") + lower.value.description
        case (nil, let upper?): return "ie:x" + (upper.isInclusive ? "<=" : "<") + upper.value.description
        case (let lower?, let upper?):
            if let number = onlyNumber { return "ie:x=" + number.description }
            guard let first = Double(lower.value.description), let second = Double(upper.value.description),
                first < second
            else { return nil }
            let left = lower.value.description + (lower.isInclusive ? "<=" : "<")
            return "iex:" + left + "x" + (upper.isInclusive ? "<=" : "<") + upper.value.description
        }
    }
}
