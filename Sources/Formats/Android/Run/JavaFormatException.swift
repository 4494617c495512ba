/// An exception of `java.util.Formatter`: the app crashes.
struct JavaFormatException: Error, Hashable, CustomStringConvertible {
    /// The class: `UnknownFormatConversionException`.
    let name: String

    /// What is wrong, as part of a sentence.
    let reason: String

    /// Whether it is Java that throws; not for what this model can't write, such as dates.
    var isModeled: Bool { name != Self.unmodeledName }

    /// Stands for a class where the model ends.
    static let unmodeledName = "not modeled"

    /// The class and what is wrong.
    var description: String { "\(name): \(reason)" }

    /// There is no such conversion.
    static func unknownConversion(_ text: String) -> JavaFormatException {
        JavaFormatException(name: "UnknownFormatConversionException", reason: "“%\(text)” is no conversion of Java")
    }

    /// The flags do not go together.
    static func flags(_ specifier: String) -> JavaFormatException {
        let reason = "the flags of “\(specifier)” exclude each other"
        return JavaFormatException(name: "IllegalFormatFlagsException", reason: reason)
    }

    /// The conversion does not take the flag.
    static func mismatch(_ flag: String, _ conversion: String) -> JavaFormatException {
        JavaFormatException(
            name: "FormatFlagsConversionMismatchException",
            reason: "the flag “\(flag)” does not go with “%\(conversion)”"
        )
    }

    /// The flag needs a width.
    static func missingWidth(_ specifier: String) -> JavaFormatException {
        JavaFormatException(name: "MissingFormatWidthException", reason: "“\(specifier)” needs a width")
    }

    /// The conversion takes no width.
    static func width(_ specifier: String) -> JavaFormatException {
        JavaFormatException(name: "IllegalFormatWidthException", reason: "“\(specifier)” can't have that width")
    }

    /// The conversion takes no precision.
    static func precision(_ specifier: String) -> JavaFormatException {
        JavaFormatException(name: "IllegalFormatPrecisionException", reason: "“\(specifier)” can't have that precision")
    }

    /// Nothing is passed for the specifier.
    static func missingArgument(_ specifier: String) -> JavaFormatException {
        JavaFormatException(name: "MissingFormatArgumentException", reason: "nothing is passed for “\(specifier)”")
    }

    /// The argument is of a type that the conversion does not take.
    static func conversion(_ conversion: String, _ type: String) -> JavaFormatException {
        JavaFormatException(
            name: "IllegalFormatConversionException",
            reason: "“%\(conversion)” does not take a value of the type \(type)"
        )
    }
}
