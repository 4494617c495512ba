import InterlinguaFormats
package import InterlinguaIR

/// Writes placeholders as specifiers of `java.util.Formatter`.
package enum JavaFormatWriter {
    /// The specifier of a placeholder: `%s`, `%1$d`; the plainest one if none says how it is to be shown.
    ///
    /// Formatter never throws at its flags.
    ///
    /// - Parameters:
    ///   - placeholder: What is to be shown.
    ///   - arguments: The entry's arguments; their positions and types are used.
    ///   - isNumbered: Whether positions are written.
    package static func spelling(
        of placeholder: Placeholder,
        arguments: [Argument],
        isNumbered: Bool
    ) -> String {
        var writer = Writer()
        let argument = arguments.indices.contains(placeholder.argument) ? arguments[placeholder.argument] : nil
        if isNumbered, let position = argument?.position {
            writer.text += String(position)
            writer.text += "$"
        }
        switch placeholder.format {
        case .text(let field): writer.write(field, conversion: "s", allowsPrecision: true)
        case .character(let field): writer.write(field, conversion: "c", allowsPrecision: false)
        case .number(let number): writer.write(number)
        case .functions(let functions): writer.write(functions)
        }
        return FormatString.toldFromProse(writer.text, position: argument?.position)
    }

    private struct Writer {
        var text = "%"

        mutating func write(_ field: Field, conversion: String, allowsPrecision: Bool) {
            let width = literal(field.width)
            if let width, width > 0 {
                if field.isLeftAligned { text += "-" }
                text += String(width)
            }
            if allowsPrecision, let precision = literal(field.precision) { text += ".\(precision)" }
            text += conversion
        }

        mutating func write(_ number: NumberFormat) {
            switch number.notation {
            case .integer, .hexadecimal, .octal: writeInteger(number)
            case .fixed, .scientific, .general, .hexadecimalFloat: writeDecimal(number)
            }
        }

        private mutating func writeInteger(_ number: NumberFormat) {
            var width = literal(number.field.width)
            var isZeroPadded = number.isZeroPadded
            if let digits = literal(number.field.precision) {
                // C ignores the zero flag beside a precision.
                isZeroPadded = false
                if digits > 1, (width ?? 0) <= digits {
                    width = digits
                    isZeroPadded = true
                }
            }
            let isUnsignedNotation = number.notation != .integer
            writeFlags(
                isLeftAligned: number.field.isLeftAligned && !isZeroPadded,
                sign: isUnsignedNotation ? .negative : number.sign,
                isAlternate: isUnsignedNotation && number.isAlternate,
                isZeroPadded: isZeroPadded,
                isGrouped: number.isGrouped && !isUnsignedNotation,
                width: width
            )
            switch number.notation {
            case .hexadecimal: text += number.isUppercase ? "X" : "x"
            case .octal: text += "o"
            default: text += "d"
            }
        }

        private mutating func writeDecimal(_ number: NumberFormat) {
            let notation = number.notation
            writeFlags(
                isLeftAligned: number.field.isLeftAligned,
                sign: number.sign,
                isAlternate: number.isAlternate && notation != .general,
                isZeroPadded: number.isZeroPadded,
                isGrouped: number.isGrouped && (notation == .fixed || notation == .general),
                width: literal(number.field.width)
            )
            if let precision = literal(number.field.precision) { text += ".\(precision)" }
            switch notation {
            case .scientific: text += number.isUppercase ? "E" : "e"
            case .general: text += number.isUppercase ? "G" : "g"
            case .hexadecimalFloat: text += number.isUppercase ? "A" : "a"
            default: text += "f"
            }
        }

        /// Writes flags and width; of flags that Formatter refuses together the one without effect in C goes.
        private mutating func writeFlags(
            isLeftAligned: Bool,
            sign: NumberFormat.Sign,
            isAlternate: Bool,
            isZeroPadded: Bool,
            isGrouped: Bool,
            width: Int?
        ) {
            let width = width.flatMap { $0 > 0 ? $0 : nil }
            if isLeftAligned, width != nil { text += "-" }
            switch sign {
            case .negative: break
            case .always: text += "+"
            case .space: text += " "
            }
            if isAlternate { text += "#" }
            if isZeroPadded, !isLeftAligned, width != nil { text += "0" }
            if isGrouped { text += "," }
            if let width { text += String(width) }
        }

        mutating func write(_ functions: [Function]) {
            guard functions.count == 1, let function = functions.first, function.namespace == "java" else {
                text += "s"
                return
            }
            for name in ["flags", "width", "precision"] {
                guard let option = function.options.first(where: { $0.name == name }) else { continue }
                text += name == "precision" ? "." + option.value : option.value
            }
            text += function.name
        }

        /// A size that does not come from an argument, which Formatter has none of.
        private func literal(_ size: Field.Size?) -> Int? {
            if case .literal(let number)? = size { return number }
            return nil
        }
    }
}
