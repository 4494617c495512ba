/// The library's generated functions: the form of a number, by the code of a language.
///
/// They are those of CLDR 22, written with C's remainder, which has the sign of the number.
enum SmartlingPlurals {
    /// The form for a number as the library has it after it was made a `float`.
    ///
    /// What lies beyond 32 bits is undefined in C: processors that cut it off to the largest integer and those that don't
    /// take it for a whole number or for none. `isCast` says which is the case.
    static func form(of number: Float, language: String, isCast: Bool = false) -> String {
        guard let set = sets[language] else { return "other" }
        if let whole = Int32(exactly: number) { return form(of: Int(whole), set) }
        if isCast, isBeyondIntegers(number), let whole = Int(exactly: number) { return form(of: whole, set) }
        return fraction(number, set)
    }

    /// Whether C leaves it open what a number is as an integer.
    static func isBeyondIntegers(_ number: Float) -> Bool {
        !(number.rounded(.towardZero) >= -0x1p31 && number.rounded(.towardZero) < 0x1p31)
    }

    /// Languages that share their rules.
    private enum Set: Sendable {
        case lithuanian, latvian, welsh, eastSlavic, colognian, tachelhit, hebrew, czech, breton, slovenian, langi,
            polish
        case scottish, manx, macedonian, maltese, romanian, irish, french, dual, zeroAndOne, tamazight, singular, arabic
    }

    private static let sets: [String: Set] = {
        var sets: [String: Set] = [:]
        for (set, languages) in languages {
            for language in languages.split(separator: " ") { sets[String(language)] = set }
        }
        return sets
    }()

    private static let languages: [(Set, String)] = [
        (.lithuanian, "lt"), (.latvian, "lv"), (.welsh, "cy"), (.eastSlavic, "be bs hr ru sh sr uk"),
        (.colognian, "ksh"), (.tachelhit, "shi"), (.hebrew, "he"), (.czech, "cs sk"), (.breton, "br"),
        (.slovenian, "sl"), (.langi, "lag"), (.polish, "pl"), (.scottish, "gd"), (.manx, "gv"),
        (.macedonian, "mk"), (.maltese, "mt"), (.romanian, "mo ro"), (.irish, "ga"), (.french, "ff fr kab"),
        (.dual, "iu kw naq se sma smi smj smn sms"), (.zeroAndOne, "ak am bh fil guw hi ln mg nso ti tl wa"),
        (.tamazight, "tzm"), (.arabic, "ar"),
        (.singular, "af asa ast bem bez bg bn brx ca cgg chr ckb da de dv ee el en eo es et eu fi fo fur fy gl gsw"),
        (.singular, "gu ha haw is it jgo jmc kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nl"),
        (.singular, "nn nnh no nr ny nyn om or os pa pap ps pt rm rof rwk saq seh sn so sq ss ssy st sv sw syr ta te"),
        (.singular, "teo tig tk tn ts ur ve vo vun wae xh xog zu"),
    ]

    /// All codes that have rules, for tests.
    static var languageCodes: [String] { sets.keys.sorted() }

    private static func fraction(_ number: Float, _ set: Set) -> String {
        switch set {
        case .tachelhit: number > 0 && number < 1 ? "one" : "other"
        case .langi, .french: number > 0 && number < 2 ? "one" : "other"
        default: "other"
        }
    }

    private static func form(of n: Int, _ set: Set) -> String {
        let (unit, ending) = (n % 10, n % 100)
        let isTeen = ending >= 11 && ending <= 19
        let isLowTeen = ending >= 12 && ending <= 14
        switch set {
        case .lithuanian:
            if unit == 1 && !isTeen { return "one" }
            return unit >= 2 && unit <= 9 && !isTeen ? "few" : "other"
        case .latvian:
            if n == 0 { return "zero" }
            return unit == 1 && ending != 11 ? "one" : "other"
        case .welsh: return named(n, [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"])
        case .eastSlavic:
            if unit == 1 && ending != 11 { return "one" }
            if unit >= 2 && unit <= 4 && !isLowTeen { return "few" }
            return unit == 0 || unit >= 5 && unit <= 9 || ending >= 11 && ending <= 14 ? "many" : "other"
        case .colognian, .langi: return named(n, [0: "zero", 1: "one"])
        case .tachelhit:
            if n == 0 || n == 1 { return "one" }
            return n >= 2 && n <= 10 ? "few" : "other"
        case .hebrew:
            if n == 1 || n == 2 { return n == 1 ? "one" : "two" }
            return n != 0 && unit == 0 ? "many" : "other"
        case .czech:
            if n == 1 { return "one" }
            return n >= 2 && n <= 4 ? "few" : "other"
        case .breton: return breton(n, unit, ending)
        case .slovenian:
            if ending == 1 || ending == 2 { return ending == 1 ? "one" : "two" }
            return ending == 3 || ending == 4 ? "few" : "other"
        case .polish:
            if n == 1 { return "one" }
            if unit >= 2 && unit <= 4 && !isLowTeen { return "few" }
            return unit == 0 || unit == 1 || unit >= 5 && unit <= 9 || isLowTeen ? "many" : "other"
        case .scottish:
            if n == 1 || n == 11 { return "one" }
            if n == 2 || n == 12 { return "two" }
            return n >= 3 && n <= 10 || n >= 13 && n <= 19 ? "few" : "other"
        case .manx: return unit == 1 || unit == 2 || n % 20 == 0 ? "one" : "other"
        case .macedonian: return unit == 1 && n != 11 ? "one" : "other"
        case .maltese:
            if n == 1 { return "one" }
            if n == 0 || ending >= 2 && ending <= 10 { return "few" }
            return isTeen ? "many" : "other"
        case .romanian:
            if n == 1 { return "one" }
            return n == 0 || ending >= 1 && ending <= 19 ? "few" : "other"
        case .irish:
            if n == 1 || n == 2 { return n == 1 ? "one" : "two" }
            if n >= 3 && n <= 6 { return "few" }
            return n >= 7 && n <= 10 ? "many" : "other"
        case .french, .zeroAndOne: return n == 0 || n == 1 ? "one" : "other"
        case .dual: return named(n, [1: "one", 2: "two"])
        case .tamazight: return n == 0 || n == 1 || n >= 11 && n <= 99 ? "one" : "other"
        case .singular: return n == 1 ? "one" : "other"
        case .arabic:
            if n >= 0 && n <= 2 { return named(n, [0: "zero", 1: "one", 2: "two"]) }
            if ending >= 3 && ending <= 10 { return "few" }
            return ending >= 11 && ending <= 99 ? "many" : "other"
        }
    }

    private static func named(_ n: Int, _ names: [Int: String]) -> String { names[n] ?? "other" }

    private static func breton(_ n: Int, _ unit: Int, _ ending: Int) -> String {
        if unit == 1 && ending != 11 && ending != 71 && ending != 91 { return "one" }
        if unit == 2 && ending != 12 && ending != 72 && ending != 92 { return "two" }
        let isInTens = ending >= 10 && ending <= 19 || ending >= 70 && ending <= 79 || ending >= 90 && ending <= 99
        if (unit == 3 || unit == 4 || unit == 9) && !isInTens { return "few" }
        return n != 0 && n % 1_000_000 == 0 ? "many" : "other"
    }
}
