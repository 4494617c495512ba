public import InterlinguaIR

extension PluralRules {
    /// Numbers to try where the rules' classes of numbers should all occur, ascending.
    ///
    /// 0…120, the powers of ten up to 10⁷ and both ends and neighbours of every range of every relation, alone and added
    /// to its modulus once, eleven and a hundred times. Samples for tests and for showing, not a proof of anything.
    public var wholeNumberSamples: [Int] {
        var samples = Set(0...120)
        var power = 100
        while power < 10_000_000 {
            power *= 10
            samples.formUnion([power - 1, power, power + 1])
        }
        for relation in rules.flatMap(\.rule.relations) where relation.operand == .n || relation.operand == .i {
            for bound in relation.ranges.flatMap({ [$0.lowerBound, $0.upperBound] }) where bound < 1 << 40 {
                for number in (bound - 1)...(bound + 1) where number >= 0 {
                    samples.insert(number)
                    guard let modulus = relation.modulus, modulus < 1 << 40 else { continue }
                    for factor in [1, 11, 100] { samples.insert(number + factor * modulus) }
                }
            }
        }
        return samples.sorted()
    }

    /// Numbers with fractions to try, ascending: the small whole numbers and their neighbours with one and two digits.
    public var decimalSamples: [DecimalNumber] {
        let fractions = ["1", "2", "5", "9", "01", "11", "12", "15", "21"]
        var samples: [DecimalNumber] = []
        for whole in [0, 1, 2, 3, 5, 10, 11, 12, 21, 100, 101, 1_000_000] {
            samples += fractions.compactMap { DecimalNumber("\(whole).\($0)") }
        }
        return samples.sorted()
    }
}
