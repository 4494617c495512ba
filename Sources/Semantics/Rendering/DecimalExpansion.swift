import InterlinguaIR

/// The digits of a number that is not negative, to be rounded and laid out.
struct DecimalExpansion: Equatable {
    /// Which way a number goes that lies exactly between two candidates.
    enum Rounding {
        /// To the even neighbour, as C rounds.
        case halfEven
        /// Away from zero, as Java rounds.
        case halfUp
    }

    /// The digits 0…9 without leading zeros; empty for zero.
    var digits: [UInt8]

    /// The power of ten of the last digit.
    var exponent: Int

    /// The power of ten of the first digit; 0 for zero.
    var leadingExponent: Int { digits.isEmpty ? 0 : digits.count - 1 + exponent }

    /// Creates an expansion from digits 0…9.
    init(digits: [UInt8], exponent: Int) {
        self.digits = digits
        self.exponent = exponent
    }

    /// Takes over the digits of a number's magnitude.
    init(_ number: DecimalNumber) { self.init(digits: number.digits, exponent: number.exponent) }

    /// Rounds to a number of digits behind the point.
    func rounded(toFractionDigits count: Int, _ rounding: Rounding) -> DecimalExpansion {
        exponent >= -count ? self : keeping(digits.count + exponent + count, rounding)
    }

    /// Rounds to a number of digits in all, at least 1.
    func rounded(toDigits count: Int, _ rounding: Rounding) -> DecimalExpansion {
        digits.count <= count ? self : keeping(count, rounding)
    }

    /// Keeps the first digits and rounds by the others; with none or fewer than none to keep, the result is zero or one.
    private func keeping(_ count: Int, _ rounding: Rounding) -> DecimalExpansion {
        if count < 0 { return DecimalExpansion(digits: [], exponent: 0) }
        var kept = Array(digits.prefix(count))
        let dropped = digits.dropFirst(count)
        let newExponent = exponent + dropped.count
        var isUp = false
        if let first = dropped.first, first >= 5 {
            let isExactlyHalf = first == 5 && !dropped.dropFirst().contains { $0 != 0 }
            isUp = !isExactlyHalf || rounding == .halfUp || (kept.last ?? 0) % 2 == 1
        }
        guard isUp else { return DecimalExpansion(digits: kept, exponent: kept.isEmpty ? 0 : newExponent) }
        var index = kept.count - 1
        while index >= 0, kept[index] == 9 {
            kept[index] = 0
            index -= 1
        }
        if index >= 0 { kept[index] += 1 } else { kept.insert(1, at: 0) }
        return DecimalExpansion(digits: kept, exponent: newExponent)
    }

    /// The digits before the point as ASCII, `0` if there are none, and as many behind it as asked for.
    func split(fractionDigits count: Int) -> (whole: [UInt8], fraction: [UInt8]) {
        let zero = UInt8(ascii: "0")
        var whole: [UInt8] = []
        for place in stride(from: max(leadingExponent, 0), through: 0, by: -1) { whole.append(zero + digit(at: place)) }
        var fraction: [UInt8] = []
        fraction.reserveCapacity(max(count, 0))
        for place in 0..<max(count, 0) { fraction.append(zero + digit(at: -1 - place)) }
        return (whole, fraction)
    }

    /// The digit at a power of ten, 0 outside the stored digits.
    private func digit(at place: Int) -> UInt8 {
        let index = digits.count - 1 - (place - exponent)
        return digits.indices.contains(index) ? digits[index] : 0
    }
}
