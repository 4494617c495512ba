import InterlinguaFormats

extension I18nextFormFunction {
    /// The index for a double, as JavaScript computes it: remainders keep the fraction, and no comparison holds for NaN.
    package func index(_ n: Double) -> Int {
        index(n, n.truncatingRemainder(dividingBy: 10), n.truncatingRemainder(dividingBy: 100))
    }

    /// The index for a whole number.
    package func index(_ n: UInt64) -> Int { index(n, n % 10, n % 100) }

    private func index<Number: Comparable & ExpressibleByIntegerLiteral>(
        _ n: Number,
        _ ten: Number,
        _ hundred: Number
    ) -> Int {
        func teens() -> Bool { !(hundred < 10 || hundred >= 20) }
        switch self {
        case .none: return 0
        case .aboveOne: return n > 1 ? 1 : 0
        case .exactlyTwoUp: return n >= 2 ? 1 : 0
        case .notOne: return n != 1 ? 1 : 0
        case .slavic: return ten == 1 && hundred != 11 ? 0 : ten >= 2 && ten <= 4 && !teens() ? 1 : 2
        case .arabic:
            if n == 0 { return 0 }
            if n == 1 { return 1 }
            if n == 2 { return 2 }
            return hundred >= 3 && hundred <= 10 ? 3 : hundred >= 11 ? 4 : 5
        case .czech: return n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2
        case .polish: return n == 1 ? 0 : ten >= 2 && ten <= 4 && !teens() ? 1 : 2
        case .welsh: return n == 1 ? 0 : n == 2 ? 1 : n != 8 && n != 11 ? 2 : 3
        case .irish: return n == 1 ? 0 : n == 2 ? 1 : n < 7 ? 2 : n < 11 ? 3 : 4
        case .gaelic: return n == 1 || n == 11 ? 0 : n == 2 || n == 12 ? 1 : n > 2 && n < 20 ? 2 : 3
        case .icelandic: return ten != 1 || hundred == 11 ? 1 : 0
        case .javanese: return n != 0 ? 1 : 0
        case .cornish: return n == 1 ? 0 : n == 2 ? 1 : n == 3 ? 2 : 3
        case .lithuanian: return ten == 1 && hundred != 11 ? 0 : ten >= 2 && !teens() ? 1 : 2
        case .latvian: return ten == 1 && hundred != 11 ? 0 : n != 0 ? 1 : 2
        case .macedonian: return ten == 1 ? 0 : 1
        case .mandinka: return n == 0 ? 0 : n == 1 ? 1 : 2
        case .maltese:
            if n == 1 { return 0 }
            return n == 0 || hundred > 1 && hundred < 11 ? 1 : hundred > 10 && hundred < 20 ? 2 : 3
        case .romanian: return n == 1 ? 0 : n == 0 || hundred > 0 && hundred < 20 ? 1 : 2
        case .slovenian: return hundred == 1 ? 1 : hundred == 2 ? 2 : hundred == 3 || hundred == 4 ? 3 : 0
        case .hebrew: return n == 1 ? 0 : n == 2 ? 1 : (n < 0 || n > 10) && ten == 0 ? 2 : 3
        }
    }
}
