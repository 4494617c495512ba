// Made from the data of CLDR 47 by `swift run generate-plural-rules CLDR-DIRECTORY`; do not edit.
// swift-format-ignore-file

extension PluralRuleTable {
    /// The ordinal rules of a set by its number; the root's for a number that no locale has.
    static func ordinals(set: Int) -> PluralRules {
        switch set {
        case 0: ordinal0
        case 1: ordinal1
        case 2: ordinal2
        case 3: ordinal3
        case 4: ordinal4
        case 5: ordinal5
        case 6: ordinal6
        case 7: ordinal7
        case 8: ordinal8
        case 9: ordinal9
        case 10: ordinal10
        case 11: ordinal11
        case 12: ordinal12
        case 13: ordinal13
        case 14: ordinal14
        case 15: ordinal15
        case 16: ordinal16
        case 17: ordinal17
        case 18: ordinal18
        case 19: ordinal19
        case 20: ordinal20
        case 21: ordinal21
        case 22: ordinal22
        case 23: ordinal23
        case 24: ordinal24
        default: ordinalRoot
        }
    }

    private static let ordinalRoot = PluralRules(.ordinal, rules: [])

    private static let ordinal0 = PluralRules(.ordinal, "")
    private static let ordinal1 = PluralRules(.ordinal, "one: n = 1,5,7,8,9,10; two: n = 2,3; few: n = 4; many: n = 6")
    private static let ordinal2 = PluralRules(.ordinal, "one: i % 10 = 1,2,5,7,8 or i % 100 = 20,50,70,80; few: i % 10 = 3,4 or i % 1000 = 100,200,300,400,500,600,700,800,900; many: i = 0 or i % 10 = 6 or i % 100 = 40,60,90")
    private static let ordinal3 = PluralRules(.ordinal, "one: n = 1")
    private static let ordinal4 = PluralRules(.ordinal, "few: n % 10 = 2,3 and n % 100 != 12,13")
    private static let ordinal5 = PluralRules(.ordinal, "zero: i = 0; one: i = 1; few: i = 2,3,4,5,6")
    private static let ordinal6 = PluralRules(.ordinal, "one: n = 1,3; two: n = 2; few: n = 4")
    private static let ordinal7 = PluralRules(.ordinal, "zero: n = 0,7,8,9; one: n = 1; two: n = 2; few: n = 3,4; many: n = 5,6")
    private static let ordinal8 = PluralRules(.ordinal, "one: n % 10 = 1 and n % 100 != 11; two: n % 10 = 2 and n % 100 != 12; few: n % 10 = 3 and n % 100 != 13")
    private static let ordinal9 = PluralRules(.ordinal, "one: n = 1,11; two: n = 2,12; few: n = 3,13")
    private static let ordinal10 = PluralRules(.ordinal, "one: n = 1; two: n = 2,3; few: n = 4; many: n = 6")
    private static let ordinal11 = PluralRules(.ordinal, "one: n = 1,5")
    private static let ordinal12 = PluralRules(.ordinal, "many: n = 11,8,80,800")
    private static let ordinal13 = PluralRules(.ordinal, "one: i = 1; many: i = 0 or i % 100 = 2..20,40,60,80")
    private static let ordinal14 = PluralRules(.ordinal, "many: n % 10 = 6 or n % 10 = 9 or n % 10 = 0 and n != 0")
    private static let ordinal15 = PluralRules(.ordinal, "one: n = 1..4 or n % 100 = 1..4,21..24,41..44,61..64,81..84; many: n = 5 or n % 100 = 5")
    private static let ordinal16 = PluralRules(.ordinal, "many: n = 11,8,80..89,800..899")
    private static let ordinal17 = PluralRules(.ordinal, "one: i % 10 = 1 and i % 100 != 11; two: i % 10 = 2 and i % 100 != 12; many: i % 10 = 7,8 and i % 100 != 17,18")
    private static let ordinal18 = PluralRules(.ordinal, "one: n = 1; two: n = 2,3; few: n = 4")
    private static let ordinal19 = PluralRules(.ordinal, "one: n = 1..4")
    private static let ordinal20 = PluralRules(.ordinal, "one: n = 1,5,7..9; two: n = 2,3; few: n = 4; many: n = 6")
    private static let ordinal21 = PluralRules(.ordinal, "one: n = 1; many: n % 10 = 4 and n % 100 != 14")
    private static let ordinal22 = PluralRules(.ordinal, "one: n % 10 = 1,2 and n % 100 != 11,12")
    private static let ordinal23 = PluralRules(.ordinal, "few: n % 10 = 6,9 or n = 10")
    private static let ordinal24 = PluralRules(.ordinal, "few: n % 10 = 3 and n % 100 != 13")
}
