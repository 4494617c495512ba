/// Regular expressions for the digits of numbers in ranges.
enum DigitPatterns {
    /// Alternatives as one expression.
    static func group(_ alternatives: [String]) -> String {
        alternatives.count == 1 ? alternatives[0] : "(?:\(alternatives.joined(separator: "|")))"
    }

    /// Alternatives for the whole numbers of a range, without leading zeros.
    static func alternatives(_ range: ClosedRange<Int>) -> [String] {
        var result: [String] = []
        var lower = max(0, range.lowerBound)
        while lower <= range.upperBound {
            let length = String(lower).utf8.count
            let last = largest(ofLength: length)
            let upper = min(range.upperBound, last)
            result += fixedWidth(String(lower), String(upper))
            if upper == .max || upper < last || last == .max { break }
            lower = upper + 1
        }
        return result
    }

    /// Alternatives for the whole numbers from a number on.
    static func alternatives(from lower: Int) -> [String] {
        let lower = max(0, lower)
        let length = String(lower).utf8.count
        let last = largest(ofLength: length)
        return fixedWidth(String(lower), String(last)) + [#"[1-9][0-9]{\#(length),}"#]
    }

    /// Alternatives for the numbers of a range, padded with zeros to a length.
    static func padded(_ range: ClosedRange<Int>, length: Int) -> [String] {
        fixedWidth(pad(range.lowerBound, length), pad(range.upperBound, length))
    }

    private static func pad(_ number: Int, _ length: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, length - text.utf8.count)) + text
    }

    private static func largest(ofLength length: Int) -> Int {
        var value = 9
        for _ in 1..<max(1, length) {
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(9)
            if overflow || carry { return .max }
            value = sum
        }
        return value
    }

    /// Alternatives for what lies between two numbers of as many digits.
    private static func fixedWidth(_ lower: String, _ upper: String) -> [String] {
        let first = Array(lower.utf8)
        let last = Array(upper.utf8)
        guard first.count == last.count, let low = first.first, let high = last.first else { return [] }
        if first.count == 1 { return low <= high ? [digit(low, high)] : [] }
        let lowRest = String(decoding: first.dropFirst(), as: UTF8.self)
        let highRest = String(decoding: last.dropFirst(), as: UTF8.self)
        let zeros = String(repeating: "0", count: first.count - 1)
        let nines = String(repeating: "9", count: first.count - 1)
        if low > high { return [] }
        if low == high {
            let head = digit(low, low)
            return fixedWidth(lowRest, highRest).map { head + $0 }
        }
        var result: [String] = []
        var start = low
        var end = high
        if lowRest != zeros {
            result += fixedWidth(lowRest, nines).map { digit(low, low) + $0 }
            start += 1
        }
        let hasOwnEnd = highRest != nines
        if hasOwnEnd { end -= 1 }
        if start <= end { result.append(digit(start, end) + anyDigits(first.count - 1)) }
        if hasOwnEnd { result += fixedWidth(zeros, highRest).map { digit(high, high) + $0 } }
        return result
    }

    private static func anyDigits(_ count: Int) -> String { count == 1 ? "[0-9]" : "[0-9]{\(count)}" }

    /// One digit between two, as a set where there are several.
    static func digit(_ lower: UInt8, _ upper: UInt8) -> String {
        let first = String(decoding: [lower], as: UTF8.self)
        let last = String(decoding: [upper], as: UTF8.self)
        switch upper - lower {
        case 0: return first
        case 1: return "[\(first)\(last)]"
        default: return "[\(first)-\(last)]"
        }
    }
}
