import InterlinguaIR

extension I18nextFormFunction {
    /// The indices of the forms with their rules, in the order in which they are tried, the rest last.
    ///
    /// The library compares fractions like whole numbers: 2.5 lies between 2 and 4.
    var forms: [(index: Int, rule: PluralRule)] { Self.all[self] ?? [] }

    private static let all: [I18nextFormFunction: [(index: Int, rule: PluralRule)]] = {
        var all: [I18nextFormFunction: [(index: Int, rule: PluralRule)]] = [:]
        for function in allCases {
            let (texts, rest) = function.definition
            var forms = texts.compactMap { index, text in PluralRule(text).map { (index: index, rule: $0) } }
            if let rule = PluralRule.complement(of: forms.map(\.rule)) { forms.append((rest, rule)) }
            all[function] = forms
        }
        return all
    }()

    /// The indices with their rules, and the index of all other numbers.
    private var definition: (rules: [(Int, String)], rest: Int) {
        switch self {
        case .aboveOne: ([(0, "n within 0..1")], 1)
        case .notOne: ([(0, "n = 1")], 1)
        case .none: ([], 0)
        case .slavic:
            (
                [
                    (0, "n % 10 = 1 and n % 100 != 11"),
                    (1, "n % 10 within 2..4 and n % 100 not within 10..20"),
                ], 2
            )
        case .arabic:
            (
                [
                    (0, "n = 0"), (1, "n = 1"), (2, "n = 2"), (3, "n % 100 within 3..10"),
                    (4, "n % 100 within 11..100"),
                ], 5
            )
        case .czech: ([(0, "n = 1"), (1, "n within 2..4")], 2)
        case .polish: ([(0, "n = 1"), (1, "n % 10 within 2..4 and n % 100 not within 10..20")], 2)
        case .welsh: ([(0, "n = 1"), (1, "n = 2"), (3, "n = 8,11")], 2)
        case .irish:
            ([(0, "n = 1"), (1, "n = 2"), (2, "n within 0..7 and n != 1,2,7"), (3, "n within 7..11 and n != 11")], 4)
        case .gaelic: ([(0, "n = 1,11"), (1, "n = 2,12"), (2, "n within 2..20 and n != 2,11,12,20")], 3)
        case .icelandic: ([(0, "n % 10 = 1 and n % 100 != 11")], 1)
        case .javanese: ([(0, "n = 0")], 1)
        case .cornish: ([(0, "n = 1"), (1, "n = 2"), (2, "n = 3")], 3)
        case .lithuanian:
            (
                [
                    (0, "n % 10 = 1 and n % 100 != 11"),
                    (1, "n % 10 within 2..10 and n % 100 not within 10..20"),
                ], 2
            )
        case .latvian: ([(2, "n = 0"), (0, "n % 10 = 1 and n % 100 != 11")], 1)
        case .macedonian: ([(0, "n % 10 = 1")], 1)
        case .mandinka: ([(0, "n = 0"), (1, "n = 1")], 2)
        case .maltese:
            (
                [
                    (0, "n = 1"), (1, "n = 0 or n % 100 within 1..11 and n % 100 != 1,11"),
                    (2, "n % 100 within 10..20 and n % 100 != 10,20"),
                ], 3
            )
        case .romanian: ([(0, "n = 1"), (1, "n = 0 or n != 1 and n % 100 within 0..20 and n % 100 != 0,20")], 2)
        case .slovenian: ([(1, "n % 100 = 1"), (2, "n % 100 = 2"), (3, "n % 100 = 3,4")], 0)
        // French has its singular below 2, with fractions, too; iOS cuts them off anyway.
        case .exactlyTwoUp: ([(0, "i = 0..1")], 1)
        case .hebrew: ([(0, "n = 1"), (1, "n = 2"), (2, "n % 10 = 0 and n not within 0..10")], 3)
        }
    }
}
