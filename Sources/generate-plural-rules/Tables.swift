import Foundation

extension PluralData {
    /// The locales grouped by their rules, `other` and samples apart; the order gives the sets their numbers.
    var sets: [(locales: [String], value: [String])] {
        groups { rules in rules.filter { $0.category != "other" }.map { "\($0.category): \($0.condition)" } }
    }
}

/// The table of the sets of rules by locale.
func indexTable(cardinals: PluralData, ordinals: PluralData) -> GeneratedFile {
    let indexes = [cardinals, ordinals].map { data in
        """
            /// The numbers of the sets of \(data.type) rules by locale.
            static let \(data.type)s = PluralRuleIndex(
                \"""
        \(indented(data.sets.map { $0.locales.joined(separator: " ") }, by: 8))
                \"""
            )
        """
    }
    let body = """
        /// CLDR's plural rules. A set is read when it is first asked for.
        enum PluralRuleTable {
        \(indexes.joined(separator: "\n\n"))
        }
        """
    return GeneratedFile(
        path: "Sources/IR/Plurals/PluralRuleTable.swift",
        version: cardinals.version,
        body: body
    )
}

/// The table of all rules of one kind: every distinct set once.
func ruleTable(_ data: PluralData) -> GeneratedFile {
    var cases: [String] = []
    var sets: [String] = []
    for (number, set) in data.sets.enumerated() {
        cases.append("        case \(number): \(data.type)\(number)")
        let rules = set.value.joined(separator: "; ")
        sets.append("    private static let \(data.type)\(number) = PluralRules(.\(data.type), \"\(rules)\")")
    }
    let body = """
        extension PluralRuleTable {
            /// The \(data.type) rules of a set by its number; the root's for a number that no locale has.
            static func \(data.type)s(set: Int) -> PluralRules {
                switch set {
        \(cases.joined(separator: "\n"))
                default: \(data.type)Root
                }
            }

            private static let \(data.type)Root = PluralRules(.\(data.type), rules: [])

        \(sets.joined(separator: "\n"))
        }
        """
    return GeneratedFile(
        path: "Sources/IR/Plurals/PluralRuleTable+\(data.type.capitalized)s.swift",
        version: data.version,
        body: body
    )
}

/// The table of all samples for the tests: a line for every category of every group of locales that share their rules.
func sampleTable(cardinals: PluralData, ordinals: PluralData) -> GeneratedFile {
    var lines: [String] = []
    for data in [cardinals, ordinals] {
        for group in data.groups(by: { $0 }) {
            for rule in group.value {
                lines.append("\(data.type) \(group.locales.joined(separator: " ")): \(rule.category) \(rule.samples)")
            }
        }
    }
    let body = """
        /// CLDR's samples of all categories: `kind locale …: category @integer … @decimal …`, one a line.
        let pluralSamples = \"""
        \(indented(lines, by: 4))
            \"""
        """
    return GeneratedFile(
        path: "Tests/InterlinguaIRTests/Plurals/PluralSamples.swift",
        version: cardinals.version,
        body: body
    )
}

/// The table of replaced codes and of parents.
func languageTable(_ data: LanguageData, version: String) -> GeneratedFile {
    func table(_ name: String, _ comment: String, _ groups: [(replacement: String, codes: [String])]) -> String {
        """
            /// \(comment)
            static let \(name) = replacements(
                \"""
        \(indented(filled(groups.map { "\($0.replacement): \($0.codes.joined(separator: " "))" }), by: 8))
                \"""
            )
        """
    }
    let tables = [
        table("tags", "Whole tags, in small letters, that another one replaces.", data.tags),
        table(
            "languages",
            "Language codes that another one replaces: withdrawn ones of two letters, and three letters for two.",
            data.languages
        ),
        table(
            "parents",
            "Parents of locales that are not found by cutting the tag short; `und` is the root.",
            data.parents
        ),
    ]
    return GeneratedFile(
        path: "Sources/IR/Languages/LanguageTable.swift",
        version: version,
        body: """
            /// What CLDR knows about codes that others replace, and about parents of locales.
            enum LanguageTable {
            \(tables.joined(separator: "\n\n"))
            }
            """
    )
}
