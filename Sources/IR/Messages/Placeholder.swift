/// The place where an argument is shown.
public struct Placeholder: Sendable, Hashable {
    /// Index into the entry's arguments, from 0.
    public var argument: Int

    /// How the argument is shown.
    public var format: Format

    /// i18next's `{{- x}}`, where its engine would escape for HTML.
    ///
    /// The renderer never escapes.
    public var isUnescaped: Bool

    public init(argument: Int, format: Format = .text(Field()), isUnescaped: Bool = false) {
        self.argument = argument
        self.format = format
        self.isUnescaped = isUnescaped
    }
}

/// How an argument is shown.
public enum Format: Sendable, Hashable {
    /// The value's own text: `%@`, `%s`, `{{x}}`.
    case text(Field)
    /// A single character: `%c`.
    case character(Field)
    /// A number: `%d`, `%.2f`.
    case number(NumberFormat)
    /// Functions of one platform, applied left to right: i18next's formats, Java's dates.
    case functions([Function])
}

/// printf's field; nothing given is the default.
public struct Field: Sendable, Hashable {
    /// A width or a precision: written, or taken from an argument by its index.
    public enum Size: Sendable, Hashable {
        /// Written in the text.
        case literal(Int)
        /// Taken from the argument of this index.
        case argument(Int)
    }

    /// The least number of characters.
    public var width: Size?

    /// Digits behind the point, least number of digits of an integer, or most characters of a text.
    public var precision: Size?

    /// Whether the value stands at the left of its field.
    public var isLeftAligned: Bool

    public init(width: Size? = nil, precision: Size? = nil, isLeftAligned: Bool = false) {
        self.width = width
        self.precision = precision
        self.isLeftAligned = isLeftAligned
    }
}

/// How a number is shown.
public struct NumberFormat: Sendable, Hashable {
    /// printf's `d`, `f`, `e`, `g`, `x`, `o` and `a`.
    public enum Notation: String, Sendable, Hashable, CaseIterable {
        /// Whole, in decimal digits: `%d`.
        case integer
        /// With a fixed number of decimals: `%f`.
        case fixed
        /// With an exponent of ten: `%e`.
        case scientific
        /// Fixed or scientific, whichever is shorter: `%g`.
        case general
        /// Whole, in hexadecimal digits: `%x`.
        case hexadecimal
        /// Whole, in octal digits: `%o`.
        case octal
        /// With hexadecimal digits and an exponent of two: `%a`.
        case hexadecimalFloat
    }

    /// What stands before a number that is not negative.
    public enum Sign: Sendable, Hashable {
        /// Nothing; only a minus before negative numbers.
        case negative
        case always
        case space
    }

    public var notation: Notation

    /// Width, precision and alignment.
    public var field: Field

    /// What stands before a number that is not negative.
    public var sign: Sign

    /// Whether the field is filled with zeros.
    public var isZeroPadded: Bool

    public var isGrouped: Bool

    /// printf's `#`: `0x`, a leading zero, a decimal point in any case.
    public var isAlternate: Bool

    /// Whether letters in the number are upper case.
    public var isUppercase: Bool

    public init(
        notation: Notation = .integer,
        field: Field = Field(),
        sign: Sign = .negative,
        isZeroPadded: Bool = false,
        isGrouped: Bool = false,
        isAlternate: Bool = false,
        isUppercase: Bool = false
    ) {
        self.notation = notation
        self.field = field
        self.sign = sign
        self.isZeroPadded = isZeroPadded
        self.isGrouped = isGrouped
        self.isAlternate = isAlternate
        self.isUppercase = isUppercase
    }
}

/// `namespace:name(option: value; …)`, opaque to every platform but its own.
public struct Function: Sendable, Hashable {
    /// One named option of a function.
    public struct Option: Sendable, Hashable {
        public var name: String

        /// Its value, as spelled.
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The platform: `java`, `i18next`.
    public var namespace: String

    public var name: String

    /// Its options, in the order of the file.
    public var options: [Option]

    public init(namespace: String, name: String, options: [Option] = []) {
        self.namespace = namespace
        self.name = name
        self.options = options
    }
}

extension Function: CustomStringConvertible {
    /// The function as it is written in documents: `i18next:number(minimumFractionDigits: 2)`.
    public var description: String {
        if options.isEmpty { return "\(namespace):\(name)" }
        return "\(namespace):\(name)(\(options.map { "\($0.name): \($0.value)" }.joined(separator: "; ")))"
    }
}
