import Foundation
import InterlinguaIR

/// Evaluates conditions on a spelling without the procedure: expressions by ICU, numbers by the system's conversion.
struct ConditionOracle {
    private enum Test {
        case expression(NSRegularExpression)
        case range(NumberRange)
        case text(String)
        case rule(PluralRule)
        case constant(Bool)
    }

    private let tests: [Test]

    init(_ conditions: [Condition]) {
        tests = conditions.map { condition in
            switch condition {
            case .matches(let expression):
                let compiled = try? NSRegularExpression(pattern: expression.source, options: .caseInsensitive)
                return compiled.map { .expression($0) } ?? .constant(false)
            case .number(let range): return .range(range)
            case .text(let text): return .text(text)
            case .rule(let rule): return .rule(rule)
            case .otherwise: return .constant(true)
            default: return .constant(false)
            }
        }
    }

    /// The first condition that holds for a text that is passed; nil if none does.
    func choice(_ spelling: String) -> Int? { tests.firstIndex { holds($0, spelling) } }

    private func holds(_ test: Test, _ spelling: String) -> Bool {
        switch test {
        case .constant(let value): return value
        case .text(let text): return text == spelling
        case .rule(let rule): return rule.holds(for: PluralOperands(prefixOf: spelling))
        case .expression(let expression):
            let range = NSRange(location: 0, length: spelling.utf16.count)
            return expression.firstMatch(in: spelling, range: range) != nil
        case .range(let range):
            let value = Double(spelling) ?? 0
            if let lower = range.lower, let bound = Double(lower.value.description) {
                if lower.isInclusive ? value < bound : value <= bound { return false }
            }
            if let upper = range.upper, let bound = Double(upper.value.description) {
                if upper.isInclusive ? value > bound : value >= bound { return false }
            }
            return true
        }
    }
}
