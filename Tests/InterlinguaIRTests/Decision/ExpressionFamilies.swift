/// Expressions that say CLDR's categories of whole numbers, by families of languages whose rules agree on these.
struct ExpressionFamily: Sendable {
    /// The family's name.
    let name: String
    /// Languages of the family.
    let languages: [String]
    /// The expression of each category.
    let expressions: [(category: String, source: String)]

    static let all: [ExpressionFamily] = [
        ExpressionFamily(
            name: "A",
            languages: """
                bm bo dz hnj id ig ii ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to \
                tpi vi wo yo yue zh
                """.split(separator: " ").map(String.init),
            expressions: [
                ("other", #"^"#)
            ]
        ),
        ExpressionFamily(
            name: "B",
            languages: """
                af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et eu fi fo fur fy gl \
                gsw ha haw hu ia io jgo ji jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg lij mas mgo ml mn mr \
                nah nb nd ne nl nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sc sd sdh seh sn so sq ss \
                ssy st sv sw syr ta te teo tig tk tn tr ts ug ur uz ve vo vun wae xh xog yi
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?1$"#),
                ("other", #"^(?!-?1$)"#),
            ]
        ),
        ExpressionFamily(
            name: "C",
            languages: """
                ak am as bho bn doi fa ff gu guw hi hy kab kn ln mg nso pa pcm si ti wa zu csw
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?[01]$"#),
                ("other", #"^(?!-?[01]$)"#),
            ]
        ),
        ExpressionFamily(
            name: "D",
            languages: """
                iu naq sat se sma smi smj smn sms he iw
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?1$"#),
                ("two", #"^-?2$"#),
                ("other", #"^(?!-?(?:1|2)$)"#),
            ]
        ),
        ExpressionFamily(
            name: "E",
            languages: """
                ksh lag blo
                """.split(separator: " ").map(String.init),
            expressions: [
                ("zero", #"^-?0$"#),
                ("one", #"^-?1$"#),
                ("other", #"^(?!-?(?:0|1)$)"#),
            ]
        ),
        ExpressionFamily(
            name: "F",
            languages: """
                fr pt 
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?[01]$"#),
                ("many", #"^-?[1-9]\d*0{6}$"#),
                ("other", #"^(?!-?(?:[01]|[1-9]\d*0{6})$)"#),
            ]
        ),
        ExpressionFamily(
            name: "G",
            languages: """
                es it pt-PT ca scn lld vec
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?1$"#),
                ("many", #"^-?[1-9]\d*0{6}$"#),
                ("other", #"^(?!-?(?:1|[1-9]\d*0{6})$)"#),
            ]
        ),
        ExpressionFamily(
            name: "H",
            languages: """
                be ru uk
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?(?:1|\d*[02-9]1)$"#),
                ("few", #"^-?(?:[2-4]|\d*[02-9][2-4])$"#),
                ("many", #"^-?(?:\d*[05-9]|\d*1[1-4])$"#),
                ("other", #"^(?!-?(?:1|\d*[02-9]1|[2-4]|\d*[02-9][2-4]|\d*[05-9]|\d*1[1-4])$)"#),
            ]
        ),
        ExpressionFamily(
            name: "I",
            languages: """
                pl
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?1$"#),
                ("few", #"^-?(?:[2-4]|\d*[02-9][2-4])$"#),
                ("many", #"^-?(?:\d*[05-9]|\d+1|\d*1[2-4])$"#),
                ("other", #"^(?!-?(?:1|[2-4]|\d*[02-9][2-4]|\d*[05-9]|\d+1|\d*1[2-4])$)"#),
            ]
        ),
        ExpressionFamily(
            name: "J",
            languages: """
                bs hr sh sr
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?(?:1|\d*[02-9]1)$"#),
                ("few", #"^-?(?:[2-4]|\d*[02-9][2-4])$"#),
                ("other", #"^(?!-?(?:1|\d*[02-9]1|[2-4]|\d*[02-9][2-4])$)"#),
            ]
        ),
        ExpressionFamily(
            name: "K",
            languages: """
                is mk
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?(?:1|\d*[02-9]1)$"#),
                ("other", #"^(?!-?(?:1|\d*[02-9]1)$)"#),
            ]
        ),
        ExpressionFamily(
            name: "L",
            languages: """
                cs sk
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?1$"#),
                ("few", #"^-?[2-4]$"#),
                ("other", #"^(?!-?(?:1|[2-4])$)"#),
            ]
        ),
        ExpressionFamily(
            name: "M",
            languages: """
                lt
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?(?:1|\d*[02-9]1)$"#),
                ("few", #"^-?(?:[2-9]|\d*[02-9][2-9])$"#),
                ("other", #"^(?!-?(?:1|\d*[02-9]1|[2-9]|\d*[02-9][2-9])$)"#),
            ]
        ),
        ExpressionFamily(
            name: "N",
            languages: """
                lv prg
                """.split(separator: " ").map(String.init),
            expressions: [
                ("zero", #"^-?(?:\d*0|\d*1[1-9])$"#),
                ("one", #"^-?(?:1|\d*[02-9]1)$"#),
                ("other", #"^(?!-?(?:\d*0|\d*1[1-9]|1|\d*[02-9]1)$)"#),
            ]
        ),
        ExpressionFamily(
            name: "O",
            languages: """
                dsb hsb sl
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?(?:1|\d*01)$"#),
                ("two", #"^-?(?:2|\d*02)$"#),
                ("few", #"^-?(?:[34]|\d*0[34])$"#),
                ("other", #"^(?!-?(?:1|\d*01|2|\d*02|[34]|\d*0[34])$)"#),
            ]
        ),
        ExpressionFamily(
            name: "P2",
            languages: """
                ro mo
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?1$"#),
                ("few", #"^-?(?:0|[2-9]|\d+0[1-9]|\d*1\d)$"#),
                ("other", #"^(?!-?(?:1|0|[2-9]|\d+0[1-9]|\d*1\d)$)"#),
            ]
        ),
        ExpressionFamily(
            name: "R",
            languages: """
                ar ars
                """.split(separator: " ").map(String.init),
            expressions: [
                ("zero", #"^-?0$"#),
                ("one", #"^-?1$"#),
                ("two", #"^-?2$"#),
                ("few", #"^-?(?:[3-9]|\d*0[3-9]|\d*10)$"#),
                ("many", #"^-?(?:\d*1[1-9]|\d*[2-9]\d)$"#),
                ("other", #"^(?!-?(?:0|1|2|[3-9]|\d*0[3-9]|\d*10|\d*1[1-9]|\d*[2-9]\d)$)"#),
            ]
        ),
        ExpressionFamily(
            name: "S",
            languages: """
                ga
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?1$"#),
                ("two", #"^-?2$"#),
                ("few", #"^-?[3-6]$"#),
                ("many", #"^-?(?:[7-9]|10)$"#),
                ("other", #"^(?!-?(?:1|2|[3-6]|[7-9]|10)$)"#),
            ]
        ),
        ExpressionFamily(
            name: "T",
            languages: """
                cy
                """.split(separator: " ").map(String.init),
            expressions: [
                ("zero", #"^-?0$"#),
                ("one", #"^-?1$"#),
                ("two", #"^-?2$"#),
                ("few", #"^-?3$"#),
                ("many", #"^-?6$"#),
                ("other", #"^(?!-?(?:0|1|2|3|6)$)"#),
            ]
        ),
        ExpressionFamily(
            name: "U2",
            languages: """
                mt
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?1$"#),
                ("two", #"^-?2$"#),
                ("few", #"^-?(?:0|[3-9]|\d*0[3-9]|\d*10)$"#),
                ("many", #"^-?\d*1[1-9]$"#),
                ("other", #"^(?!-?(?:1|2|0|[3-9]|\d*0[3-9]|\d*10|\d*1[1-9])$)"#),
            ]
        ),
        ExpressionFamily(
            name: "V",
            languages: """
                gd
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?(?:1|11)$"#),
                ("two", #"^-?(?:2|12)$"#),
                ("few", #"^-?(?:[3-9]|10|1[3-9])$"#),
                ("other", #"^(?!-?(?:1|11|2|12|[3-9]|10|1[3-9])$)"#),
            ]
        ),
        ExpressionFamily(
            name: "W",
            languages: """
                gv
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?\d*1$"#),
                ("two", #"^-?\d*2$"#),
                ("few", #"^-?(?:0|\d*[02468]0)$"#),
                ("other", #"^(?!-?(?:\d*1|\d*2|0|\d*[02468]0)$)"#),
            ]
        ),
        ExpressionFamily(
            name: "X",
            languages: """
                br
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?(?:1|\d*[02-68]1)$"#),
                ("two", #"^-?(?:2|\d*[02-68]2)$"#),
                ("few", #"^-?(?:[349]|\d*[02-68][349])$"#),
                ("many", #"^-?[1-9]\d*0{6}$"#),
                ("other", #"^(?!-?(?:1|\d*[02-68]1|2|\d*[02-68]2|[349]|\d*[02-68][349]|[1-9]\d*0{6})$)"#),
            ]
        ),
        ExpressionFamily(
            name: "Y",
            languages: """
                kw
                """.split(separator: " ").map(String.init),
            expressions: [
                ("zero", #"^-?0$"#),
                ("one", #"^-?1$"#),
                ("two", #"^-?(?:2|\d*[02468]2|[1-9]0{3}|\d*(?:0[1-9]|1\d|[2468]0)0{3}|\d*10{5})$"#),
                ("few", #"^-?(?:3|\d*[02468]3)$"#),
                ("many", #"^-?(?:\d*[2468]1|\d+01)$"#),
                (
                    "other",
                    #"^(?!-?(?:0|1|2|\d*[02468]2|[1-9]0{3}|\d*(?:0[1-9]|1\d|[2468]0)0{3}|\d*10{5}|3|\d*[02468]3|\d*[2468]1|\d+01)$)"#
                ),
            ]
        ),
        ExpressionFamily(
            name: "Z",
            languages: """
                shi
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?[01]$"#),
                ("few", #"^-?(?:[2-9]|10)$"#),
                ("other", #"^(?!-?(?:[01]|[2-9]|10)$)"#),
            ]
        ),
        ExpressionFamily(
            name: "AA",
            languages: """
                tzm
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?(?:[01]|1[1-9]|[2-9]\d)$"#),
                ("other", #"^(?!-?(?:[01]|1[1-9]|[2-9]\d)$)"#),
            ]
        ),
        ExpressionFamily(
            name: "AB",
            languages: """
                ceb fil tl
                """.split(separator: " ").map(String.init),
            expressions: [
                ("one", #"^-?\d*[0-3578]$"#),
                ("other", #"^(?!-?\d*[0-3578]$)"#),
            ]
        ),
    ]
}
