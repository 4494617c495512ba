import InterlinguaIR
import OrderedCollections

/// Finds the languages in which the library's frozen rules and today's CLDR disagree where it shows.
///
/// Translators supply forms by CLDR. The library asks for others, so that numbers get a text that nobody meant, or none.
enum SmartlingRuleCheck {
    /// Whole numbers for which the library and CLDR choose different forms.
    struct Disagreement: Sendable, Hashable {
        /// The form that the library asks for.
        var asked: PluralCategory

        /// The category of today's CLDR.
        var category: PluralCategory

        var smallest: DecimalNumber

        /// How many there are from 0 to 1000.
        var countUpToThousand: Int
    }

    /// Where the rules for a folder disagree with CLDR's for a language.
    static func disagreements(of rules: SmartlingRules, in language: LanguageTag) -> [Disagreement] {
        let forms = rules.forms
        let categories = PluralRules.rules(for: language, kind: .cardinal).categories
        let question = Decision.Question(
            language,
            [
                Decision.Side(forms.map(rules.condition), reading: .signedFloat),
                Decision.Side(categories.map { .category($0, .cardinal) }),
            ]
        )
        guard let decision = try? Decision(question) else { return [] }
        return decision.classes.compactMap { numbers in
            guard let asked = numbers.choices[0].map({ forms[$0] }),
                let category = numbers.choices[1].map({ categories[$0] }), asked != category
            else { return nil }
            return Disagreement(
                asked: asked,
                category: category,
                smallest: numbers.smallestNumber,
                countUpToThousand: numbers.countUpToThousand
            )
        }
    }

    /// What is to be said about the messages of tables: once for each table and language.
    static func diagnostics(for tables: [SmartlingTableMerge]) -> [Diagnostic] {
        var known: [Pair: [Disagreement]] = [:]
        return tables.flatMap { table in
            var findings: OrderedDictionary<Int, Finding> = [:]
            for slot in table.slots where slot.key.kind == .plural {
                for message in slot.messages {
                    let pair = Pair(language: table.languages[message.language], rules: table.rules(for: message))
                    if pair.language.isForNotes { continue }
                    let all = known[pair] ?? disagreements(of: pair.rules, in: pair.language)
                    known[pair] = all
                    let shown = all.filter { message.shows($0) }
                    if shown.isEmpty { continue }
                    findings[message.language, default: Finding(message: message)].add(shown)
                }
            }
            return findings.map { $0.value.diagnostic(in: table, table.languages[$0.key]) }
        }
    }

    private struct Pair: Hashable {
        let language: LanguageTag
        let rules: SmartlingRules
    }

    /// What was found in one language of a table.
    private struct Finding {
        /// The first message that it concerns.
        let message: SmartlingTableMerge.Message
        var count = 0
        var disagreements: OrderedSet<Disagreement> = []

        mutating func add(_ found: [Disagreement]) {
            count += 1
            disagreements.append(contentsOf: found)
        }

        func diagnostic(in table: SmartlingTableMerge, _ language: LanguageTag) -> Diagnostic {
            let differences = disagreements.map { found in
                let more = found.countUpToThousand - 1
                let others = more > 0 ? " (and \(more) more up to 1000)" : ""
                return "“\(found.asked.rawValue)” for \(found.smallest)\(others), which CLDR now counts as "
                    + "“\(found.category.rawValue)”"
            }
            let text =
                "in “\(language)” the library asks for \(differences.joined(separator: ", for "))"
                + (count > 1 ? "; this concerns \(count) entries of the table" : "")
            let first = message.texts[0]
            return Diagnostic(
                .warning,
                .frozenRules,
                text,
                at: table.range(of: first.text.keyBounds, in: first.file)
            )
        }
    }
}

extension SmartlingTableMerge.Message {
    /// Whether the numbers of a disagreement show something else than translators who go by CLDR mean.
    fileprivate func shows(_ disagreement: SmartlingRuleCheck.Disagreement) -> Bool {
        text(of: disagreement.asked) != (text(of: disagreement.category) ?? text(of: .other))
    }

    private func text(of form: PluralCategory) -> String? {
        texts.first { $0.key.form == form }?.text.text
    }
}
