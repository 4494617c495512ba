// Made from the data of CLDR 47 by `swift run generate-plural-rules CLDR-DIRECTORY`; do not edit.
// swift-format-ignore-file

/// CLDR's plural rules. A set is read when it is first asked for.
enum PluralRuleTable {
    /// CLDR's version.
    static let version = "47"

    /// The numbers of the sets of cardinal rules by locale.
    static let cardinals = index(
        """
        af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
        ak bho csw guw ln mg nso pa ti wa
        am as bn doi fa gu hi kn pcm zu
        ar ars
        ast de en et fi fy gl ia io lij nl sc sv sw ur yi
        be
        blo ksh
        bm bo dz hnj id ig ii ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi und vi wo yo yue zh
        br
        bs hr sh sr
        ca it lld pt-PT scn vec
        ceb fil tl
        cs sk
        cy
        da
        dsb hsb
        es
        ff hy kab
        fr
        ga
        gd
        gv
        he
        is
        iu naq sat se sma smi smj smn sms
        kw
        lag
        lt
        lv prg
        mk
        mo ro
        mt
        pl
        pt
        ru uk
        shi
        si
        sl
        tzm
        """
    )

    /// The numbers of the sets of ordinal rules by locale.
    static let ordinals = index(
        """
        af am an ar ast bg bs ce cs da de dsb el es et eu fa fi fy gl gsw he hr hsb ia id is ja km kn ko ky lt lv ml mn my nb nl no pa pl prg ps pt ru sd sh si sk sl sr sw ta te th tpi tr und ur uz yue zh zu
        as bn
        az
        bal fil fr ga hy lo mo ms ro tl vi
        be
        blo
        ca
        cy
        en
        gd
        gu hi
        hu
        it lld sc scn vec
        ka
        kk
        kw
        lij
        mk
        mr
        ne
        or
        sq
        sv
        tk
        uk
        """
    )

    /// The rules of a set by its number; the root's for a number that no locale has.
    static func rules(_ kind: PluralKind, set: Int) -> PluralRules {
        switch (kind, set) {
        case (.cardinal, 0): cardinal0
        case (.cardinal, 1): cardinal1
        case (.cardinal, 2): cardinal2
        case (.cardinal, 3): cardinal3
        case (.cardinal, 4): cardinal4
        case (.cardinal, 5): cardinal5
        case (.cardinal, 6): cardinal6
        case (.cardinal, 7): cardinal7
        case (.cardinal, 8): cardinal8
        case (.cardinal, 9): cardinal9
        case (.cardinal, 10): cardinal10
        case (.cardinal, 11): cardinal11
        case (.cardinal, 12): cardinal12
        case (.cardinal, 13): cardinal13
        case (.cardinal, 14): cardinal14
        case (.cardinal, 15): cardinal15
        case (.cardinal, 16): cardinal16
        case (.cardinal, 17): cardinal17
        case (.cardinal, 18): cardinal18
        case (.cardinal, 19): cardinal19
        case (.cardinal, 20): cardinal20
        case (.cardinal, 21): cardinal21
        case (.cardinal, 22): cardinal22
        case (.cardinal, 23): cardinal23
        case (.cardinal, 24): cardinal24
        case (.cardinal, 25): cardinal25
        case (.cardinal, 26): cardinal26
        case (.cardinal, 27): cardinal27
        case (.cardinal, 28): cardinal28
        case (.cardinal, 29): cardinal29
        case (.cardinal, 30): cardinal30
        case (.cardinal, 31): cardinal31
        case (.cardinal, 32): cardinal32
        case (.cardinal, 33): cardinal33
        case (.cardinal, 34): cardinal34
        case (.cardinal, 35): cardinal35
        case (.cardinal, 36): cardinal36
        case (.cardinal, 37): cardinal37
        case (.cardinal, 38): cardinal38
        case (.ordinal, 0): ordinal0
        case (.ordinal, 1): ordinal1
        case (.ordinal, 2): ordinal2
        case (.ordinal, 3): ordinal3
        case (.ordinal, 4): ordinal4
        case (.ordinal, 5): ordinal5
        case (.ordinal, 6): ordinal6
        case (.ordinal, 7): ordinal7
        case (.ordinal, 8): ordinal8
        case (.ordinal, 9): ordinal9
        case (.ordinal, 10): ordinal10
        case (.ordinal, 11): ordinal11
        case (.ordinal, 12): ordinal12
        case (.ordinal, 13): ordinal13
        case (.ordinal, 14): ordinal14
        case (.ordinal, 15): ordinal15
        case (.ordinal, 16): ordinal16
        case (.ordinal, 17): ordinal17
        case (.ordinal, 18): ordinal18
        case (.ordinal, 19): ordinal19
        case (.ordinal, 20): ordinal20
        case (.ordinal, 21): ordinal21
        case (.ordinal, 22): ordinal22
        case (.ordinal, 23): ordinal23
        case (.ordinal, 24): ordinal24
        default: PluralRules(kind, rules: [])
        }
    }

    private static let cardinal0 = PluralRules(
        .cardinal,
        lines: """
        one: n = 1
        """
    )

    private static let cardinal1 = PluralRules(
        .cardinal,
        lines: """
        one: n = 0..1
        """
    )

    private static let cardinal2 = PluralRules(
        .cardinal,
        lines: """
        one: i = 0 or n = 1
        """
    )

    private static let cardinal3 = PluralRules(
        .cardinal,
        lines: """
        zero: n = 0
        one: n = 1
        two: n = 2
        few: n % 100 = 3..10
        many: n % 100 = 11..99
        """
    )

    private static let cardinal4 = PluralRules(
        .cardinal,
        lines: """
        one: i = 1 and v = 0
        """
    )

    private static let cardinal5 = PluralRules(
        .cardinal,
        lines: """
        one: n % 10 = 1 and n % 100 != 11
        few: n % 10 = 2..4 and n % 100 != 12..14
        many: n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14
        """
    )

    private static let cardinal6 = PluralRules(
        .cardinal,
        lines: """
        zero: n = 0
        one: n = 1
        """
    )

    private static let cardinal7 = PluralRules(
        .cardinal,
        lines: """
        """
    )

    private static let cardinal8 = PluralRules(
        .cardinal,
        lines: """
        one: n % 10 = 1 and n % 100 != 11,71,91
        two: n % 10 = 2 and n % 100 != 12,72,92
        few: n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99
        many: n != 0 and n % 1000000 = 0
        """
    )

    private static let cardinal9 = PluralRules(
        .cardinal,
        lines: """
        one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11
        few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14
        """
    )

    private static let cardinal10 = PluralRules(
        .cardinal,
        lines: """
        one: i = 1 and v = 0
        many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
        """
    )

    private static let cardinal11 = PluralRules(
        .cardinal,
        lines: """
        one: v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != 4,6,9
        """
    )

    private static let cardinal12 = PluralRules(
        .cardinal,
        lines: """
        one: i = 1 and v = 0
        few: i = 2..4 and v = 0
        many: v != 0
        """
    )

    private static let cardinal13 = PluralRules(
        .cardinal,
        lines: """
        zero: n = 0
        one: n = 1
        two: n = 2
        few: n = 3
        many: n = 6
        """
    )

    private static let cardinal14 = PluralRules(
        .cardinal,
        lines: """
        one: n = 1 or t != 0 and i = 0,1
        """
    )

    private static let cardinal15 = PluralRules(
        .cardinal,
        lines: """
        one: v = 0 and i % 100 = 1 or f % 100 = 1
        two: v = 0 and i % 100 = 2 or f % 100 = 2
        few: v = 0 and i % 100 = 3..4 or f % 100 = 3..4
        """
    )

    private static let cardinal16 = PluralRules(
        .cardinal,
        lines: """
        one: n = 1
        many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
        """
    )

    private static let cardinal17 = PluralRules(
        .cardinal,
        lines: """
        one: i = 0,1
        """
    )

    private static let cardinal18 = PluralRules(
        .cardinal,
        lines: """
        one: i = 0,1
        many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
        """
    )

    private static let cardinal19 = PluralRules(
        .cardinal,
        lines: """
        one: n = 1
        two: n = 2
        few: n = 3..6
        many: n = 7..10
        """
    )

    private static let cardinal20 = PluralRules(
        .cardinal,
        lines: """
        one: n = 1,11
        two: n = 2,12
        few: n = 3..10,13..19
        """
    )

    private static let cardinal21 = PluralRules(
        .cardinal,
        lines: """
        one: v = 0 and i % 10 = 1
        two: v = 0 and i % 10 = 2
        few: v = 0 and i % 100 = 0,20,40,60,80
        many: v != 0
        """
    )

    private static let cardinal22 = PluralRules(
        .cardinal,
        lines: """
        one: i = 1 and v = 0 or i = 0 and v != 0
        two: i = 2 and v = 0
        """
    )

    private static let cardinal23 = PluralRules(
        .cardinal,
        lines: """
        one: t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11
        """
    )

    private static let cardinal24 = PluralRules(
        .cardinal,
        lines: """
        one: n = 1
        two: n = 2
        """
    )

    private static let cardinal25 = PluralRules(
        .cardinal,
        lines: """
        zero: n = 0
        one: n = 1
        two: n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % 100000 = 1000..20000,40000,60000,80000 or n != 0 and n % 1000000 = 100000
        few: n % 100 = 3,23,43,63,83
        many: n != 1 and n % 100 = 1,21,41,61,81
        """
    )

    private static let cardinal26 = PluralRules(
        .cardinal,
        lines: """
        zero: n = 0
        one: i = 0,1 and n != 0
        """
    )

    private static let cardinal27 = PluralRules(
        .cardinal,
        lines: """
        one: n % 10 = 1 and n % 100 != 11..19
        few: n % 10 = 2..9 and n % 100 != 11..19
        many: f != 0
        """
    )

    private static let cardinal28 = PluralRules(
        .cardinal,
        lines: """
        zero: n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19
        one: n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1
        """
    )

    private static let cardinal29 = PluralRules(
        .cardinal,
        lines: """
        one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11
        """
    )

    private static let cardinal30 = PluralRules(
        .cardinal,
        lines: """
        one: i = 1 and v = 0
        few: v != 0 or n = 0 or n != 1 and n % 100 = 1..19
        """
    )

    private static let cardinal31 = PluralRules(
        .cardinal,
        lines: """
        one: n = 1
        two: n = 2
        few: n = 0 or n % 100 = 3..10
        many: n % 100 = 11..19
        """
    )

    private static let cardinal32 = PluralRules(
        .cardinal,
        lines: """
        one: i = 1 and v = 0
        few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
        many: v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14
        """
    )

    private static let cardinal33 = PluralRules(
        .cardinal,
        lines: """
        one: i = 0..1
        many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
        """
    )

    private static let cardinal34 = PluralRules(
        .cardinal,
        lines: """
        one: v = 0 and i % 10 = 1 and i % 100 != 11
        few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
        many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14
        """
    )

    private static let cardinal35 = PluralRules(
        .cardinal,
        lines: """
        one: i = 0 or n = 1
        few: n = 2..10
        """
    )

    private static let cardinal36 = PluralRules(
        .cardinal,
        lines: """
        one: n = 0,1 or i = 0 and f = 1
        """
    )

    private static let cardinal37 = PluralRules(
        .cardinal,
        lines: """
        one: v = 0 and i % 100 = 1
        two: v = 0 and i % 100 = 2
        few: v = 0 and i % 100 = 3..4 or v != 0
        """
    )

    private static let cardinal38 = PluralRules(
        .cardinal,
        lines: """
        one: n = 0..1 or n = 11..99
        """
    )

    private static let ordinal0 = PluralRules(
        .ordinal,
        lines: """
        """
    )

    private static let ordinal1 = PluralRules(
        .ordinal,
        lines: """
        one: n = 1,5,7,8,9,10
        two: n = 2,3
        few: n = 4
        many: n = 6
        """
    )

    private static let ordinal2 = PluralRules(
        .ordinal,
        lines: """
        one: i % 10 = 1,2,5,7,8 or i % 100 = 20,50,70,80
        few: i % 10 = 3,4 or i % 1000 = 100,200,300,400,500,600,700,800,900
        many: i = 0 or i % 10 = 6 or i % 100 = 40,60,90
        """
    )

    private static let ordinal3 = PluralRules(
        .ordinal,
        lines: """
        one: n = 1
        """
    )

    private static let ordinal4 = PluralRules(
        .ordinal,
        lines: """
        few: n % 10 = 2,3 and n % 100 != 12,13
        """
    )

    private static let ordinal5 = PluralRules(
        .ordinal,
        lines: """
        zero: i = 0
        one: i = 1
        few: i = 2,3,4,5,6
        """
    )

    private static let ordinal6 = PluralRules(
        .ordinal,
        lines: """
        one: n = 1,3
        two: n = 2
        few: n = 4
        """
    )

    private static let ordinal7 = PluralRules(
        .ordinal,
        lines: """
        zero: n = 0,7,8,9
        one: n = 1
        two: n = 2
        few: n = 3,4
        many: n = 5,6
        """
    )

    private static let ordinal8 = PluralRules(
        .ordinal,
        lines: """
        one: n % 10 = 1 and n % 100 != 11
        two: n % 10 = 2 and n % 100 != 12
        few: n % 10 = 3 and n % 100 != 13
        """
    )

    private static let ordinal9 = PluralRules(
        .ordinal,
        lines: """
        one: n = 1,11
        two: n = 2,12
        few: n = 3,13
        """
    )

    private static let ordinal10 = PluralRules(
        .ordinal,
        lines: """
        one: n = 1
        two: n = 2,3
        few: n = 4
        many: n = 6
        """
    )

    private static let ordinal11 = PluralRules(
        .ordinal,
        lines: """
        one: n = 1,5
        """
    )

    private static let ordinal12 = PluralRules(
        .ordinal,
        lines: """
        many: n = 11,8,80,800
        """
    )

    private static let ordinal13 = PluralRules(
        .ordinal,
        lines: """
        one: i = 1
        many: i = 0 or i % 100 = 2..20,40,60,80
        """
    )

    private static let ordinal14 = PluralRules(
        .ordinal,
        lines: """
        many: n % 10 = 6 or n % 10 = 9 or n % 10 = 0 and n != 0
        """
    )

    private static let ordinal15 = PluralRules(
        .ordinal,
        lines: """
        one: n = 1..4 or n % 100 = 1..4,21..24,41..44,61..64,81..84
        many: n = 5 or n % 100 = 5
        """
    )

    private static let ordinal16 = PluralRules(
        .ordinal,
        lines: """
        many: n = 11,8,80..89,800..899
        """
    )

    private static let ordinal17 = PluralRules(
        .ordinal,
        lines: """
        one: i % 10 = 1 and i % 100 != 11
        two: i % 10 = 2 and i % 100 != 12
        many: i % 10 = 7,8 and i % 100 != 17,18
        """
    )

    private static let ordinal18 = PluralRules(
        .ordinal,
        lines: """
        one: n = 1
        two: n = 2,3
        few: n = 4
        """
    )

    private static let ordinal19 = PluralRules(
        .ordinal,
        lines: """
        one: n = 1..4
        """
    )

    private static let ordinal20 = PluralRules(
        .ordinal,
        lines: """
        one: n = 1,5,7..9
        two: n = 2,3
        few: n = 4
        many: n = 6
        """
    )

    private static let ordinal21 = PluralRules(
        .ordinal,
        lines: """
        one: n = 1
        many: n % 10 = 4 and n % 100 != 14
        """
    )

    private static let ordinal22 = PluralRules(
        .ordinal,
        lines: """
        one: n % 10 = 1,2 and n % 100 != 11,12
        """
    )

    private static let ordinal23 = PluralRules(
        .ordinal,
        lines: """
        few: n % 10 = 6,9 or n = 10
        """
    )

    private static let ordinal24 = PluralRules(
        .ordinal,
        lines: """
        few: n % 10 = 3 and n % 100 != 13
        """
    )
}
