#if !NO_RULES
extension Decoder.Decimal {
    /// The place of the category of the number among `zero`, `one`, `two`, `few`, `many` and `other`, by a language's rules.
    ///
    /// - Parameter rules: stands at a number, the categories of as many whole numbers from 0 on, a digit each, the number of
    ///   rules, and these, each behind the place of its category.
    @inline(never)
    func category(_ rules: Decoder.Cursor, keepsSign: Bool) -> Int {
        var rules = rules
        let count = rules.number()
        if whole < UInt64(count), fraction.isEmpty, largeDigits.isEmpty, !(keepsSign && isNegative) {
            rules.offset += Int(whole)
            return rules.digit()
        }
        rules.offset += count
        var category = 5
        for _ in 0..<rules.number() {
            let candidate = rules.digit()
            // All rules are read; the first that holds counts.
            if satisfies(&rules, keepsSign: keepsSign), category == 5 { category = candidate }
        }
        return category
    }

    /// Whether a rule holds: alternatives of relations, in the syntax of CLDR (UTS #35, Language Plural Rules).
    @inline(never)
    func satisfies(_ rule: inout Decoder.Cursor, keepsSign: Bool) -> Bool {
        var holds = false
        for _ in 0..<rule.number() {
            var isAlternative = true
            for _ in 0..<rule.number() where !satisfiesRelation(&rule, keepsSign: keepsSign) { isAlternative = false }
            if isAlternative { holds = true }
        }
        return holds
    }

    private func satisfiesRelation(_ rule: inout Decoder.Cursor, keepsSign: Bool) -> Bool {
        let head = rule.digit()
        let modulus = rule.number()
        let isNegated = head & 8 != 0
        let includesFractions = head & 16 != 0
        let operand = operand(head & 7, modulus: modulus)
        let hasFraction = head & 7 == 0 && !isWhole
        let isBelowZero = keepsSign && isNegative && head & 7 < 2 && (operand != 0 || hasFraction)
        var isAmongNumbers = false
        for _ in 0..<rule.number() {
            let lower = rule.number()
            let upper = lower + rule.number()
            guard let operand, !isBelowZero else { continue }
            if hasFraction {
                if includesFractions, lower <= operand, operand < upper { isAmongNumbers = true }
            } else if lower <= operand, operand <= upper {
                isAmongNumbers = true
            }
        }
        return isAmongNumbers != isNegated
    }

    /// An operand (n, i, v, w, f, t or e), divided by a modulus unless that is 0; nil for one that no rule can name.
    private func operand(_ index: Int, modulus: Int) -> Int? {
        switch index {
        case 0, 1:
            if !largeDigits.isEmpty { return value(of: largeDigits, modulus: modulus) }
            return modulus == 0 ? Int(exactly: whole) : Int(whole % UInt64(modulus))
        case 2: return modulus == 0 ? fraction.count : fraction.count % modulus
        case 3:
            let count = significantFraction.count
            return modulus == 0 ? count : count % modulus
        case 4: return value(of: fraction, modulus: modulus)
        case 5: return value(of: significantFraction, modulus: modulus)
        default: return 0
        }
    }

    @inline(never)
    private func value(of digits: [UInt8], modulus: Int) -> Int? {
        var value = 0
        for digit in digits {
            if modulus > 0 {
                // Moduli of rules are small.
                value = (value * 10 + Int(digit)) % modulus
                continue
            }
            let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, isTooLargeAsWell) = product.addingReportingOverflow(Int(digit))
            if isTooLarge || isTooLargeAsWell { return nil }
            value = sum
        }
        return value
    }
}
#endif
