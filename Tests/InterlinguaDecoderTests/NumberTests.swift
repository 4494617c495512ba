import Foundation
import Testing

@testable import InterlinguaDecoder

/// How the decoder prints numbers, against C's `printf`.
@Suite struct NumberTests {
    static let values: [Double] = [
        0, -0.0, 1, -1, 0.5, 1.5, 2.5, -2.5, 0.05, 0.15, 0.1 + 0.2, 9.995, 99.5, 999_999.5, 1_234_567.891, 1e15, 1e16,
        1e21,
        123_456_789_012_345_680, 1e100, 1e-4, 1e-5, 0.000_123_456_789, .leastNonzeroMagnitude, .leastNormalMagnitude,
        .pi, -.pi,
        .greatestFiniteMagnitude, .infinity, -.infinity,
    ]

    @Test(arguments: [("f", 3), ("e", 4), ("g", 5)])
    func printsAsC(conversion: String, notation: Int) {
        for value in Self.values {
            for precision in [nil, 0, 1, 2, 3, 6, 10, 17, 40] {
                for isAlternate in [false, true] {
                    // glibc drops zeros of `%#g` where rounding leads to the next power of ten, against the C standard.
                    if isAlternate, notation == 5, [99.5, 999_999.5].contains(value) { continue }
                    var printed = Decoder.Printed(isAlternate: isAlternate, precision: precision)
                    printed.writeFloat(value, notation: notation, isNegative: value.sign == .minus)
                    let format = "%" + (isAlternate ? "#" : "") + (precision.map { ".\($0)" } ?? "") + conversion
                    #expect(text(of: printed) == String(format: format, value), "\(format) of \(value)")
                }
            }
        }
    }

    @Test(arguments: [("d", false), ("u", true)])
    func printsIntegersAsC(conversion: String, isUnsigned: Bool) {
        for value in [0, 1, -1, 42, 2_147_483_647, -2_147_483_648, .max, .min] {
            for precision in [nil, 0, 1, 5, 25] {
                var printed = Decoder.Printed(isAlternate: false, precision: precision)
                printed.writeInteger(Decoder.Decimal(value), bits: 64, isUnsigned: isUnsigned)
                let format = "%" + (precision.map { ".\($0)" } ?? "") + "l" + conversion
                let sign = isUnsigned ? "" : printed.isNegative ? "-" : ""
                #expect(sign + printed.prefix + printed.body == String(format: format, value), "\(format) of \(value)")
            }
        }
    }

    @Test(arguments: [("x", 16), ("o", 8)])
    func printsBitsAsC(conversion: String, radix: Int) {
        for value: UInt64 in [0, 1, 7, 8, 255, 4_294_967_295, .max] {
            for precision in [nil, 0, 1, 5, 25] {
                for isAlternate in [false, true] {
                    var printed = Decoder.Printed(isAlternate: isAlternate, precision: precision)
                    printed.writeBits(value, radix: radix)
                    let format = "%" + (isAlternate ? "#" : "") + (precision.map { ".\($0)" } ?? "") + "l" + conversion
                    #expect(printed.prefix + printed.body == String(format: format, value), "\(format) of \(value)")
                }
            }
        }
    }

    private func text(of printed: Decoder.Printed) -> String {
        (printed.isNegative ? "-" : "") + printed.prefix + printed.body
    }
}
