import InterlinguaIR

/// A list of numbers in the order in which the decision procedure meets them: by length, then digit by digit.
struct NumberUniverse: Sendable {
    let spellings: [String]
    let operands: [PluralOperands]
    private let places: [String: Int]

    init(_ spellings: [String]) {
        self.spellings = spellings
        operands = spellings.map { PluralOperands(DecimalNumber(prefixOf: $0)) }
        places = Dictionary(zip(spellings, spellings.indices)) { first, _ in first }
    }

    var count: Int { spellings.count }

    func contains(_ spelling: String) -> Bool { places[spelling] != nil }

    /// 0…200,000 and a thousand numbers around 10⁶ and 10⁷.
    static let whole = NumberUniverse(
        (Array(0...200_000) + Array(999_000...1_001_100) + Array(9_999_000...10_001_100)).map(String.init)
    )

    /// All spellings with a fraction of up to five letters, and those of three digits behind some greater numbers; none
    /// ends in 0.
    static let fractions: NumberUniverse = {
        var spellings: [(length: Int, text: String)] = []
        func add(_ whole: Int, digits: Int) {
            for fraction in 0..<[10, 100, 1_000][digits - 1] where fraction % 10 != 0 {
                let padded = String(repeating: "0", count: digits - String(fraction).count) + String(fraction)
                let text = "\(whole).\(padded)"
                spellings.append((text.utf8.count, text))
            }
        }
        for whole in 0...999 {
            for digits in 1...3 where String(whole).count + digits <= 4 { add(whole, digits: digits) }
        }
        for whole in [10, 11, 12, 20, 21, 99, 100, 101, 111, 1_000, 1_001, 10_101, 1_000_000, 2_000_000, 10_000_000] {
            for digits in 1...3 where String(whole).count + digits > 4 { add(whole, digits: digits) }
        }
        return NumberUniverse(spellings.sorted { ($0.length, $0.text) < ($1.length, $1.text) }.map(\.text))
    }()
}

/// The sets of CLDR's rules, each once, as the numbers of a list that belong to each category.
///
/// Computed by the interpreter of rules, relation by relation.
struct CategorySets: Sendable {
    /// A set of rules.
    struct Rules: Sendable {
        let language: LanguageTag
        let rules: PluralRules
        /// The numbers of each category, in the order of ``PluralRules/categories``.
        let members: [NumberSet]

        var conditions: [Condition] { rules.categories.map { .category($0, rules.kind) } }
    }

    let all: [Rules]

    init(_ universe: NumberUniverse, kinds: [PluralKind]) {
        var known: Set<PluralRules> = []
        var distinct: [(LanguageTag, PluralRules)] = []
        for kind in kinds {
            for tag in allLanguages {
                let rules = PluralRules.rules(for: tag, kind: kind)
                if known.insert(rules).inserted { distinct.append((tag, rules)) }
            }
        }
        var relations: [PluralRule.Relation: NumberSet] = [:]
        all = distinct.map { language, rules in
            Rules(language: language, rules: rules, members: Self.members(rules, universe, &relations))
        }
    }

    private static func members(
        _ rules: PluralRules,
        _ universe: NumberUniverse,
        _ relations: inout [PluralRule.Relation: NumberSet]
    ) -> [NumberSet] {
        var rest = NumberSet(allOf: universe.count)
        var members: [PluralCategory: NumberSet] = [:]
        for rule in rules.rules {
            var taken = NumberSet(count: universe.count) { _ in false }
            for alternative in rule.rule.alternatives {
                var common = rest
                for relation in alternative {
                    let set = relations[relation] ?? numbers(relation, universe)
                    relations[relation] = set
                    common.combine(set, &)
                }
                taken.combine(common, |)
            }
            members[rule.category] = taken
            rest.combine(taken) { $0 & ~$1 }
        }
        members[.other] = rest
        return rules.categories.map { members[$0] ?? rest }
    }

    private static func numbers(_ relation: PluralRule.Relation, _ universe: NumberUniverse) -> NumberSet {
        universe.operands.withUnsafeBufferPointer { operands in
            NumberSet(count: operands.count) { relation.holds(for: operands[$0]) }
        }
    }

    static let whole = CategorySets(.whole, kinds: PluralKind.allCases)
    static let fractions = CategorySets(.fractions, kinds: [.cardinal])
}

/// Every language that CLDR has rules for.
let allLanguages: [LanguageTag] = """
    af ak am an ar ars as asa ast az bal be bem bez bg bho blo bm bn bo br brx bs ca ce ceb cgg chr ckb cs csw cy da de \
    doi dsb dv dz ee el en eo es et eu fa ff fi fil fo fr fur fy ga gd gl gsw gu guw gv ha haw he hi hnj hr hsb hu hy ia \
    id ig ii io is it iu ja jbo jgo jmc jv ka kab kaj kcg kde kea kk kkj kl km kn ko ks ksb ksh ku kw ky lag lb lg lij \
    lkt lld ln lo lt lv mas mg mgo mk ml mn mo mr ms mt my nah naq nb nd ne nl nn nnh no nqo nr nso ny nyn om or os osa \
    pa pap pcm pl prg ps pt pt-PT rm ro rof ru rwk sah saq sat sc scn sd sdh se seh ses sg sh shi si sk sl sma smi smj \
    smn sms sn so sq sr ss ssy st su sv sw syr ta te teo th ti tig tk tl tn to tpi tr ts tzm ug uk und ur uz ve vec vi \
    vo vun wa wae wo xh xog yi yo yue zh zu
    """.split(separator: " ").compactMap { LanguageTag(String($0)) }
