package import InterlinguaFormats
package import InterlinguaIR

/// Something that a placeholder says and a family of format strings can't, or says differently.
package enum FormatLoss: String, Sendable, Hashable, CaseIterable {
    /// Values above the greatest signed number are shown as negative ones.
    case unsigned
    /// A negative number in hexadecimal or octal has as many digits as its type is wide.
    case negativeDigits
    /// Java rounds the decimal digits half up, Foundation the binary value half to even.
    case rounding
    /// `%g` keeps trailing zeros in Java and drops them in Foundation.
    case trailingZeros
    /// `%a` spells exponents and digits differently.
    case hexadecimalFloat
    /// A least number of digits is written as padding with zeros, which counts the sign.
    case minimumDigits
    /// A least number of digits beside a width.
    case minimumDigitsDropped
    /// A width or precision taken from an argument.
    case sizeFromArgument
    /// A character beyond the Basic Multilingual Plane does not fit.
    case characterRange
    /// Grouping of digits is up to the call.
    case grouping
    /// A conversion of Java without counterpart: upper case, parentheses, truth values, hashes, dates.
    case javaFunction
    /// A function of another platform.
    case function
    /// An argument that has no position.
    case position

    /// How bad it is.
    package var severity: Diagnostic.Severity {
        switch self {
        case .sizeFromArgument, .javaFunction, .function, .position: .error
        case .minimumDigitsDropped: .warning
        case .unsigned, .negativeDigits, .rounding, .trailingZeros, .hexadecimalFloat, .minimumDigits, .characterRange,
            .grouping:
            .note
        }
    }

    /// One sentence without a full stop.
    package var message: String {
        switch self {
        case .unsigned: "numbers above the greatest signed one are shown as negative"
        case .negativeDigits: "negative numbers are shown with as many digits as their type is wide"
        case .rounding: "ties are rounded half up by Java, half to even by Foundation"
        case .trailingZeros: "%g keeps trailing zeros in Java and drops them in Foundation"
        case .hexadecimalFloat: "%a is spelled differently by Java and Foundation"
        case .minimumDigits: "a least number of digits becomes padding with zeros, which differs for negative numbers"
        case .minimumDigitsDropped: "a least number of digits can't stand beside a width"
        case .sizeFromArgument: "a width or precision can't be taken from an argument"
        case .characterRange: "only characters of the Basic Multilingual Plane can be shown"
        case .grouping: "whether digits are grouped is decided by the call"
        case .javaFunction: "the conversion exists in Java only"
        case .function: "the function does not exist here"
        case .position: "the argument has no position"
        }
    }
}

/// A format specifier as it is to be written.
package struct FormatSpelling: Sendable, Hashable {
    /// The specifier; the plainest one if the placeholder can't be said.
    package var text: String

    /// What is lost or differs, in a fixed order.
    package var losses: [FormatLoss] = []

    /// Creates a spelling.
    package init(text: String, losses: [FormatLoss] = []) {
        self.text = text
        self.losses = losses
    }
}

extension FormatString {
    /// A text with every `%` doubled, as a format needs it.
    package static func escaping(_ text: String) -> String {
        guard text.utf8.contains(0x25) else { return text }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 4)
        for byte in text.utf8 {
            bytes.append(byte)
            if byte == 0x25 { bytes.append(0x25) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
