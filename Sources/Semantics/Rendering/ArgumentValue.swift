public import InterlinguaIR

/// What a caller passes for one argument.
public enum ArgumentValue: Sendable, Hashable {
    case text(String)
    /// A number; `spelling` is how the caller writes it where a consumer sees its text, such as `1.0`.
    case number(DecimalNumber, spelling: String? = nil)
    /// Several values, shown joined by commas.
    case list([ArgumentValue])
    /// A date, as a text that stands for it: how platforms write dates is not modelled.
    case date(String)
    /// Nothing.
    case absent

    public static func number(_ value: Int) -> ArgumentValue { .number(DecimalNumber(value), spelling: nil) }

    /// The value's own text: a number is written with the fewest digits, nothing is an empty text.
    public var text: String {
        switch self {
        case .text(let text), .date(let text): text
        case .number(let number, let spelling): spelling ?? number.description
        case .list(let values): values.map(\.text).joined(separator: ", ")
        case .absent: ""
        }
    }

    /// The number that a conversion to a number gives: for a text the number it begins with, else 0.
    var number: DecimalNumber {
        switch self {
        case .text(let text), .date(let text): DecimalNumber(prefixOf: text)
        case .number(let number, _): number
        case .list, .absent: .zero
        }
    }
}
