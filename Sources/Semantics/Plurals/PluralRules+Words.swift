public import InterlinguaIR

extension PluralRules {
    /// Which category a number belongs to and why, as a sentence without its full stop, with the rule and the operands that it
    /// looks at: `21 is “one” in ru: it ends in 1, but not in 11 (…)`.
    public func explanation(of operands: PluralOperands, in language: LanguageTag) -> String {
        let category = category(of: operands)
        let sentence = "\(operands.number) is “\(category.rawValue)” in \(language): \(reason(for: operands))"
        if rules.isEmpty { return sentence }
        let rule = rule(for: category).map { "the rule is “\($0)”, with " } ?? ""
        return "\(sentence) (\(rule)\(operands.description))"
    }

    /// Why a number belongs to its category, as a clause that translators follow: `it ends in 1, but not in 11`.
    ///
    /// For `other` it says why each of the other categories is not the number's.
    public func reason(for operands: PluralOperands) -> String {
        let category = category(of: operands)
        if let rule = rule(for: category) {
            let alternative = rule.alternatives.first { relations in relations.allSatisfy { $0.holds(for: operands) } }
            return "it " + Self.joined((alternative ?? []).compactMap { $0.phrase(for: operands) })
        }
        guard !rules.isEmpty else { return "the language has no other form" }
        // Categories that fail for the same reason are told together.
        var reasons: [(categories: [PluralCategory], phrase: String)] = []
        for rule in rules {
            let phrase = rule.rule.failure(for: operands)
            if let place = reasons.firstIndex(where: { $0.phrase == phrase }) {
                reasons[place].categories.append(rule.category)
            } else {
                reasons.append(([rule.category], phrase))
            }
        }
        let clauses = reasons.enumerated().map { index, reason in
            let names = Self.list(reason.categories.map { "“\($0.rawValue)”" })
            return "\(index == 0 ? "it is not" : "not") \(names), since it \(reason.phrase)"
        }
        return clauses.joined(separator: "; ")
    }

    /// Joins what is said about a number; that it has no decimals goes without saying where there is more.
    private static func joined(_ phrases: [String]) -> String {
        var phrases = phrases
        if phrases.count > 1 { phrases.removeAll { $0 == PluralRule.Relation.noDecimals } }
        for index in phrases.indices.dropFirst().reversed() {
            let (ending, exception) = ("ends in ", "does not end in ")
            if phrases[index].hasPrefix(exception), phrases[index - 1].hasPrefix(ending) {
                phrases[index - 1] += ", but not in " + phrases[index].dropFirst(exception.count)
                phrases.remove(at: index)
            }
        }
        guard let last = phrases.popLast() else { return "is counted like every number" }
        return phrases.isEmpty ? last : phrases.joined(separator: ", ") + " and " + last
    }

    /// Joins alternatives: `a, b or c`.
    static func list(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension PluralRule {
    /// Why the rule does not hold for a number, in the fewest words: decimals first, since they speak against most rules.
    fileprivate func failure(for operands: PluralOperands) -> String {
        let failures = alternatives.map { $0.filter { !$0.holds(for: operands) } }
        let fewest = failures.min { $0.count < $1.count } ?? []
        let relation = fewest.first { $0.operand == .v } ?? fewest.first
        return relation?.phrase(for: operands) ?? "is not written in a compact way such as 1.2M"
    }
}

extension PluralRule.Relation {
    /// What is said of a number without decimals.
    fileprivate static let noDecimals = "has no decimals"

    /// What is true of a number in the relation's terms, whether or not the relation holds; nil for compact decimals, which
    /// no text shows.
    fileprivate func phrase(for operands: PluralOperands) -> String? {
        let isAmong = holds(for: operands) != isNegated
        switch operand {
        case .n where operands.w > 0 && !isAmong: return "is no whole number"
        case .n: return phrase(isAmong, of: nil)
        case .i: return phrase(isAmong, of: operands.v > 0 ? "a whole part" : nil)
        case .v, .w:
            if ranges == [0...0] { return isAmong ? Self.noDecimals : "has decimals" }
            return isAmong ? "has \(numbers) decimals" : "does not have \(numbers) decimals"
        case .f, .t:
            if modulus == nil, ranges == [0...0] {
                return isAmong ? "has no decimals but zeros" : "has decimals that are not all zeros"
            }
            return operands.v > 0 ? phrase(isAmong, of: "decimals") : Self.noDecimals
        case .e: return nil
        }
    }

    /// What is true of the whole number, or of a part of it.
    private func phrase(_ isAmong: Bool, of part: String?) -> String {
        let isPlural = part == "decimals"
        let (positive, negative): (String, String)
        switch modulus {
        case nil:
            let verb = part == nil || !isPlural ? "is" : "are"
            (positive, negative) = ("\(verb) \(numbers)", "\(verb) not \(numbers)")
        case 10, 100, 1_000:
            (positive, negative) =
                isPlural
                ? ("end in \(numbers)", "do not end in \(numbers)")
                : ("ends in \(numbers)", "does not end in \(numbers)")
        case let modulus?:
            if ranges == [0...0] {
                (positive, negative) = ("is a multiple of \(modulus)", "is no multiple of \(modulus)")
            } else {
                let rest = "\(numbers) when divided by \(modulus)"
                (positive, negative) = ("leaves \(rest)", "does not leave \(rest)")
            }
        }
        let phrase = isAmong ? positive : negative
        return part.map { "has \($0) that \(phrase)" } ?? phrase
    }

    /// The numbers as people list them: `2, 3 or 4`, `5 to 9`; endings of two digits with both.
    private var numbers: String {
        let width = modulus == 100 ? 2 : modulus == 1_000 ? 3 : 1
        func text(_ number: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
        }
        return PluralRules.list(
            ranges.flatMap { range in
                range.count <= 3
                    ? range.map(text) : ["\(text(range.lowerBound)) to \(text(range.upperBound))"]
            }
        )
    }
}
