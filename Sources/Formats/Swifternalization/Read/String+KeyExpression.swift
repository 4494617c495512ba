import InterlinguaIR

extension String {
    /// Whether the library finds a text without expressions under this key: a key may look like an expression.
    package var matchesItself: Bool {
        if ValueExpression.kind(of: self) == .literal { return true }
        switch ValueExpression(self).condition {
        case .number(let range): return range.contains(DecimalNumber(prefixOf: self))
        case .matches(let expression): return expression.isFound(in: self) ?? true
        default: return true
        }
    }
}
