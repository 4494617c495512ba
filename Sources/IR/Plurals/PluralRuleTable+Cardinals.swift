// Made from the data of CLDR 47 by `swift run generate-plural-rules CLDR-DIRECTORY`; do not edit.
// swift-format-ignore-file

extension PluralRuleTable {
    /// The cardinal rules of a set by its number; the root's for a number that no locale has.
    static func cardinals(set: Int) -> PluralRules {
        switch set {
        case 0: cardinal0
        case 1: cardinal1
        case 2: cardinal2
        case 3: cardinal3
        case 4: cardinal4
        case 5: cardinal5
        case 6: cardinal6
        case 7: cardinal7
        case 8: cardinal8
        case 9: cardinal9
        case 10: cardinal10
        case 11: cardinal11
        case 12: cardinal12
        case 13: cardinal13
        case 14: cardinal14
        case 15: cardinal15
        case 16: cardinal16
        case 17: cardinal17
        case 18: cardinal18
        case 19: cardinal19
        case 20: cardinal20
        case 21: cardinal21
        case 22: cardinal22
        case 23: cardinal23
        case 24: cardinal24
        case 25: cardinal25
        case 26: cardinal26
        case 27: cardinal27
        case 28: cardinal28
        case 29: cardinal29
        case 30: cardinal30
        case 31: cardinal31
        case 32: cardinal32
        case 33: cardinal33
        case 34: cardinal34
        case 35: cardinal35
        case 36: cardinal36
        case 37: cardinal37
        case 38: cardinal38
        default: cardinalRoot
        }
    }

    private static let cardinalRoot = PluralRules(.cardinal, rules: [])

    private static let cardinal0 = PluralRules(.cardinal, "one: n = 1")
    private static let cardinal1 = PluralRules(.cardinal, "one: n = 0..1")
    private static let cardinal2 = PluralRules(.cardinal, "one: i = 0 or n = 1")
    private static let cardinal3 = PluralRules(.cardinal, "zero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99")
    private static let cardinal4 = PluralRules(.cardinal, "one: i = 1 and v = 0")
    private static let cardinal5 = PluralRules(.cardinal, "one: n % 10 = 1 and n % 100 != 11; few: n % 10 = 2..4 and n % 100 != 12..14; many: n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14")
    private static let cardinal6 = PluralRules(.cardinal, "zero: n = 0; one: n = 1")
    private static let cardinal7 = PluralRules(.cardinal, "")
    private static let cardinal8 = PluralRules(.cardinal, "one: n % 10 = 1 and n % 100 != 11,71,91; two: n % 10 = 2 and n % 100 != 12,72,92; few: n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99; many: n != 0 and n % 1000000 = 0")
    private static let cardinal9 = PluralRules(.cardinal, "one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14")
    private static let cardinal10 = PluralRules(.cardinal, "one: i = 1 and v = 0; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5")
    private static let cardinal11 = PluralRules(.cardinal, "one: v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != 4,6,9")
    private static let cardinal12 = PluralRules(.cardinal, "one: i = 1 and v = 0; few: i = 2..4 and v = 0; many: v != 0")
    private static let cardinal13 = PluralRules(.cardinal, "zero: n = 0; one: n = 1; two: n = 2; few: n = 3; many: n = 6")
    private static let cardinal14 = PluralRules(.cardinal, "one: n = 1 or t != 0 and i = 0,1")
    private static let cardinal15 = PluralRules(.cardinal, "one: v = 0 and i % 100 = 1 or f % 100 = 1; two: v = 0 and i % 100 = 2 or f % 100 = 2; few: v = 0 and i % 100 = 3..4 or f % 100 = 3..4")
    private static let cardinal16 = PluralRules(.cardinal, "one: n = 1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5")
    private static let cardinal17 = PluralRules(.cardinal, "one: i = 0,1")
    private static let cardinal18 = PluralRules(.cardinal, "one: i = 0,1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5")
    private static let cardinal19 = PluralRules(.cardinal, "one: n = 1; two: n = 2; few: n = 3..6; many: n = 7..10")
    private static let cardinal20 = PluralRules(.cardinal, "one: n = 1,11; two: n = 2,12; few: n = 3..10,13..19")
    private static let cardinal21 = PluralRules(.cardinal, "one: v = 0 and i % 10 = 1; two: v = 0 and i % 10 = 2; few: v = 0 and i % 100 = 0,20,40,60,80; many: v != 0")
    private static let cardinal22 = PluralRules(.cardinal, "one: i = 1 and v = 0 or i = 0 and v != 0; two: i = 2 and v = 0")
    private static let cardinal23 = PluralRules(.cardinal, "one: t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11")
    private static let cardinal24 = PluralRules(.cardinal, "one: n = 1; two: n = 2")
    private static let cardinal25 = PluralRules(.cardinal, "zero: n = 0; one: n = 1; two: n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % 100000 = 1000..20000,40000,60000,80000 or n != 0 and n % 1000000 = 100000; few: n % 100 = 3,23,43,63,83; many: n != 1 and n % 100 = 1,21,41,61,81")
    private static let cardinal26 = PluralRules(.cardinal, "zero: n = 0; one: i = 0,1 and n != 0")
    private static let cardinal27 = PluralRules(.cardinal, "one: n % 10 = 1 and n % 100 != 11..19; few: n % 10 = 2..9 and n % 100 != 11..19; many: f != 0")
    private static let cardinal28 = PluralRules(.cardinal, "zero: n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19; one: n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1")
    private static let cardinal29 = PluralRules(.cardinal, "one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11")
    private static let cardinal30 = PluralRules(.cardinal, "one: i = 1 and v = 0; few: v != 0 or n = 0 or n != 1 and n % 100 = 1..19")
    private static let cardinal31 = PluralRules(.cardinal, "one: n = 1; two: n = 2; few: n = 0 or n % 100 = 3..10; many: n % 100 = 11..19")
    private static let cardinal32 = PluralRules(.cardinal, "one: i = 1 and v = 0; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14")
    private static let cardinal33 = PluralRules(.cardinal, "one: i = 0..1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5")
    private static let cardinal34 = PluralRules(.cardinal, "one: v = 0 and i % 10 = 1 and i % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14")
    private static let cardinal35 = PluralRules(.cardinal, "one: i = 0 or n = 1; few: n = 2..10")
    private static let cardinal36 = PluralRules(.cardinal, "one: n = 0,1 or i = 0 and f = 1")
    private static let cardinal37 = PluralRules(.cardinal, "one: v = 0 and i % 100 = 1; two: v = 0 and i % 100 = 2; few: v = 0 and i % 100 = 3..4 or v != 0")
    private static let cardinal38 = PluralRules(.cardinal, "one: n = 0..1 or n = 11..99")
}
