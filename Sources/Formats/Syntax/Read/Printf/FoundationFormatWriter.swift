package import InterlinguaIR

/// Writes specifiers of Foundation.
package enum FoundationFormatWriter {
    /// The specifier for the value of an argument, as a .stringsdict value type spells it: `lld`, `@`, `f`.
    package static func valueType(of type: ArgumentType) -> String {
        switch type {
        case .integer(let integer): size(of: integer) + (integer.isSigned ? "d" : "u")
        case .decimal: "f"
        case .number: "lld"
        case .any, .text, .character, .date, .list: "@"
        }
    }

    /// The size before the letter of an integer's specifier: `ll`.
    package static func size(of integer: IntegerType) -> String {
        switch integer.bits {
        case ...8: "hh"
        case ...16: "h"
        case ...32: ""
        default: "ll"
        }
    }
}
