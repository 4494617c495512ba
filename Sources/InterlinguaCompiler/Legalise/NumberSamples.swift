import InterlinguaIR

/// Whole numbers that show every way in which CLDR's rules and exact numbers can tell whole numbers apart.
///
/// CLDR's moduli divide 1,000,000; those above 1,000 are compared with multiples of 1,000 only. So all numbers to 2,000,
/// and all multiples of 1,000 to 2,000,000 with their neighbours, meet every combination of remainders that a rule can
/// ask for.
enum NumberSamples {
    /// The numbers, ascending.
    static let wholeNumbers: [DecimalNumber] = {
        var numbers = Array(0...2_000)
        for thousand in 2...2_000 {
            for offset in -1...1 { numbers.append(thousand * 1_000 + offset) }
        }
        return Set(numbers).sorted().map { DecimalNumber($0) }
    }()
}
