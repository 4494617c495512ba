@testable import InterlinguaIR

extension PluralOperands {
    /// Reads a number as CLDR's samples write it, visible zeros and a compact exponent included: `1`, `1.50`, `1.1c6`,
    /// `2e3`; nil for anything else, and for an exponent that is negative or above 4,000.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard let literal = DecimalLiteral(prefixOf: bytes[...], exponentMarkers: Array("ce".utf8)),
            literal.end == bytes.count
        else {
            return nil
        }
        let exponent = literal.exponent ?? 0
        guard exponent >= 0, exponent < DecimalLiteral.largestExponent else { return nil }
        let shift = min(exponent, literal.fraction.count)
        let zeros = [UInt8](repeating: 0, count: exponent - shift)
        self.init(
            isNegative: false,
            integer: literal.integer + literal.fraction.prefix(shift) + zeros,
            fraction: literal.fraction.dropFirst(shift),
            exponent: exponent
        )
    }
}
