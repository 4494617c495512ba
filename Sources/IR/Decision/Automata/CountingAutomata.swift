/// Reads the digits of a whole number and keeps its remainder.
struct RemainderAutomaton: DigitAutomaton {
    /// The divisor, below 2³².
    let modulus: UInt64

    /// The labels of the remainders.
    let stretches: Stretches

    var start: UInt64 { 0 }

    func next(_ state: UInt64, digit: Int) -> UInt64 { (state * 10 + UInt64(digit)) % modulus }

    func label(of state: UInt64) -> Int32 { stretches.label(of: state) }
}

struct DigitCountAutomaton: DigitAutomaton {
    /// The number by which the count is divided; nil where it is looked at itself.
    let modulus: UInt64?

    /// The labels of the counts, or of their remainders.
    let stretches: Stretches

    var start: UInt64 { 0 }

    func next(_ state: UInt64, digit: Int) -> UInt64 {
        if let modulus { return (state + 1) % modulus }
        return min(state + 1, stretches.starts.last ?? 0)
    }

    func label(of state: UInt64) -> Int32 { stretches.label(of: state) }
}
