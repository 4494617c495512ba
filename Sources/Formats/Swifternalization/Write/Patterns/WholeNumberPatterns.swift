import InterlinguaIR

/// Short regular expressions for the digits of the whole numbers that CLDR's rules hold for.
enum WholeNumberPatterns {
    /// The alternatives for a rule among whole numbers; nil for a rule that is not known.
    static func alternatives(for rule: PluralRule) -> [String]? { table[rule] }

    /// By what the rule says of whole numbers; the alternatives are separated by blanks.
    private static let table: [PluralRule: [String]] = {
        var table: [PluralRule: [String]] = [:]
        for (text, alternatives) in patterns {
            guard let rule = PluralRule(text) else { continue }
            table[rule] = alternatives.split(separator: " ").map(String.init)
        }
        return table
    }()

    private static let patterns: [(rule: String, alternatives: String)] = [
        ("n = 0", "0"),
        ("n = 1", "1"),
        ("n = 2", "2"),
        ("n = 3", "3"),
        ("n = 6", "6"),
        ("n = 0,1", "[01]"),
        ("n = 0..1", "[01]"),
        ("n = 0 or n = 1", "[01]"),
        ("n = 0,1 and n != 0", "1"),
        ("n = 1,11", "1 11"),
        ("n = 2,12", "2 12"),
        ("n = 2..4", "[2-4]"),
        ("n = 2..10", "[2-9] 10"),
        ("n = 3..6", "[3-6]"),
        ("n = 7..10", "[7-9] 10"),
        ("n = 3..10,13..19", "[3-9] 10 1[3-9]"),
        ("n = 0..1 or n = 11..99", #"[01] 1[1-9] [2-9]\d"#),
        ("n = 1,2,3 or n % 10 != 4,6,9", #"\d*[0-3578]"#),
        ("n != 0 and n % 1000000 = 0", #"[1-9]\d*0{6}"#),
        ("n % 10 = 1", #"\d*1"#),
        ("n % 10 = 2", #"\d*2"#),
        ("n % 10 = 1 and n % 100 != 11", #"1 \d*[02-9]1"#),
        ("n % 10 = 1 and n % 100 != 11..19", #"1 \d*[02-9]1"#),
        ("n % 10 = 1 and n % 100 != 11,71,91", #"1 \d*[02-68]1"#),
        ("n % 10 = 2 and n % 100 != 12,72,92", #"2 \d*[02-68]2"#),
        ("n % 10 = 2..4 and n % 100 != 12..14", #"[2-4] \d*[02-9][2-4]"#),
        ("n % 10 = 2..9 and n % 100 != 11..19", #"[2-9] \d*[02-9][2-9]"#),
        ("n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99", #"[349] \d*[02-68][349]"#),
        ("n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14", #"\d*[05-9] \d*1[1-4]"#),
        ("n % 10 = 0 or n % 100 = 11..19", #"\d*0 \d*1[1-9]"#),
        ("n != 1 and n % 10 = 0..1 or n % 10 = 5..9 or n % 100 = 12..14", #"\d*[05-9] \d+1 \d*1[2-4]"#),
        ("n % 100 = 0,20,40,60,80", #"0 \d*[02468]0"#),
        ("n % 100 = 1", #"1 \d*01"#),
        ("n % 100 = 2", #"2 \d*02"#),
        ("n % 100 = 3..4", #"[34] \d*0[34]"#),
        ("n % 100 = 3..10", #"[3-9] \d*0[3-9] \d*10"#),
        ("n % 100 = 11..19", #"\d*1[1-9]"#),
        ("n % 100 = 11..99", #"\d*1[1-9] \d*[2-9]\d"#),
        ("n = 0 or n % 100 = 3..10", #"0 [3-9] \d*0[3-9] \d*10"#),
        ("n = 0 or n != 1 and n % 100 = 1..19", #"0 [2-9] \d+0[1-9] \d*1\d"#),
        ("n % 100 = 3,23,43,63,83", #"3 \d*[02468]3"#),
        ("n != 1 and n % 100 = 1,21,41,61,81", #"\d*[2468]1 \d+01"#),
        (
            "n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % 100000 = 1000..20000,40000,60000,80000"
                + " or n != 0 and n % 1000000 = 100000",
            #"2 \d*[02468]2 [1-9]0{3} \d*(?:0[1-9]|1\d|[2468]0)0{3} \d*10{5}"#
        ),
    ]
}

extension PluralRule {
    /// What the rule says of whole numbers: without fractions, i is n, and v, w, f, t and e are 0.
    var ofWholeNumbers: PluralRule {
        var result: [[Relation]] = []
        alternatives: for relations in alternatives {
            var kept: [Relation] = []
            for relation in relations {
                switch relation.operand {
                case .n, .i:
                    kept.append(
                        Relation(
                            .n,
                            modulus: relation.modulus,
                            isNegated: relation.isNegated,
                            ranges: relation.ranges
                        )
                    )
                case .v, .w, .f, .t, .e:
                    if relation.ranges.contains(where: { $0.contains(0) }) == relation.isNegated {
                        continue alternatives
                    }
                }
            }
            if !result.contains(kept) { result.append(kept) }
        }
        return PluralRule(alternatives: result)
    }
}
