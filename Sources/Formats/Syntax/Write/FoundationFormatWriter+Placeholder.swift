package import InterlinguaFormats
package import InterlinguaIR

extension FoundationFormatWriter {
    /// What steps over the arguments that a text does not show although it shows later ones: CoreFoundation would move
    /// those up.
    ///
    /// - Parameters:
    ///   - pattern: The text.
    ///   - arguments: The entry's arguments; their positions are used.
    package static func steps(for pattern: Pattern, arguments: [Argument]) throws(UnshownDecimal) -> String {
        if arguments.isEmpty { return "" }
        let shown = Set(
            pattern.argumentIndices.compactMap { arguments.indices.contains($0) ? arguments[$0].position : nil }
        )
        guard let highest = shown.max(), shown.count < highest else { return "" }
        var text = ""
        for position in 1...highest where !shown.contains(position) {
            // It is read as an address, which has another place than a floating-point number.
            if arguments.contains(where: { $0.position == position && $0.type == .decimal }) {
                throw UnshownDecimal(position: position)
            }
            text += "%\(position)$n"
        }
        return text
    }

    /// A floating-point number that a text does not show, which nothing steps over.
    package struct UnshownDecimal: Error, CustomStringConvertible {
        let position: Int

        package var description: String {
            "argument \(position), a floating-point number that is not shown, before one that is"
        }
    }

    /// The specifier of a placeholder: `%@`, `%1$lld`; the plainest one if none says how it is to be shown.
    ///
    /// - Parameters:
    ///   - placeholder: What is to be shown.
    ///   - arguments: The entry's arguments; their positions and types are used.
    ///   - isNumbered: Whether positions are written.
    ///   - integerSize: The size to spell (`l`, `z`) where the file had another one than its type suggests.
    package static func spelling(
        of placeholder: Placeholder,
        arguments: [Argument],
        isNumbered: Bool,
        integerSize: String? = nil
    ) -> String {
        spelling(of: placeholder, arguments, isNumbered, integerSize, textConversion: "@")
    }

    private static func spelling(
        of placeholder: Placeholder,
        _ arguments: [Argument],
        _ isNumbered: Bool,
        _ integerSize: String?,
        textConversion: String
    ) -> String {
        var writer = Writer(arguments: arguments, isNumbered: isNumbered)
        let argument = arguments.indices.contains(placeholder.argument) ? arguments[placeholder.argument] : nil
        writer.begin(argument)
        switch placeholder.format {
        case .text(let field):
            // An object's text is shown whole, and in no field.
            if textConversion != "@" { writer.write(field) }
            writer.text += textConversion
        case .character(let field):
            writer.write(field)
            writer.text += "C"
        case .number(let number): writer.write(number, type: argument?.type ?? .any, integerSize: integerSize)
        case .functions: writer.text += textConversion
        }
        return FormatString.toldFromProse(writer.text, position: argument?.position)
    }

    /// The specifier of a placeholder with the spelling that the entry's files have where its type does not tell.
    ///
    /// - Parameter spelled: The size of an integer, or the letter of a conversion that takes no object.
    package static func spelling(
        of placeholder: Placeholder,
        arguments: [Argument],
        isNumbered: Bool,
        spelled: String?
    ) -> String {
        guard let spelled, ["s", "S", "p", "P"].contains(spelled) else {
            return spelling(of: placeholder, arguments: arguments, isNumbered: isNumbered, integerSize: spelled)
        }
        // A C string is no object: `%@` would crash.
        return spelling(of: placeholder, arguments, isNumbered, nil, textConversion: spelled)
    }

    private struct Writer {
        let arguments: [Argument]
        let isNumbered: Bool
        var text = "%"

        mutating func begin(_ argument: Argument?) {
            guard isNumbered, let position = argument?.position else { return }
            text += String(position)
            text += "$"
        }

        mutating func write(_ field: Field) {
            if field.isLeftAligned { text += "-" }
            writeSizes(field)
        }

        mutating func write(_ number: NumberFormat, type: ArgumentType, integerSize: String?) {
            if number.field.isLeftAligned { text += "-" }
            switch number.sign {
            case .negative: break
            case .always: text += "+"
            case .space: text += " "
            }
            if number.isAlternate { text += "#" }
            if number.isZeroPadded { text += "0" }
            // No apostrophe for groups of digits: it would be shown as such.
            writeSizes(number.field)
            switch number.notation {
            case .integer: writeInteger(type, signed: "d", unsigned: "u", size: integerSize)
            case .hexadecimal:
                let letter = number.isUppercase ? "X" : "x"
                writeInteger(type, signed: letter, unsigned: letter, size: integerSize)
            case .octal: writeInteger(type, signed: "o", unsigned: "o", size: integerSize)
            case .fixed: text += number.isUppercase ? "F" : "f"
            case .scientific: text += number.isUppercase ? "E" : "e"
            case .general: text += number.isUppercase ? "G" : "g"
            case .hexadecimalFloat: text += number.isUppercase ? "A" : "a"
            }
        }

        private mutating func writeInteger(_ type: ArgumentType, signed: String, unsigned: String, size: String?) {
            guard case .integer(let integer) = type else {
                text += (size ?? "ll") + signed
                return
            }
            text += (size ?? FoundationFormatWriter.size(of: integer)) + (integer.isSigned ? signed : unsigned)
        }

        private mutating func writeSizes(_ field: Field) {
            if let width = field.width { text += spelling(of: width) }
            if let precision = field.precision { text += "." + spelling(of: precision) }
        }

        private func spelling(of size: Field.Size) -> String {
            switch size {
            case .literal(let number): return String(number)
            case .argument(let index):
                guard arguments.indices.contains(index), let position = arguments[index].position else { return "*" }
                return isNumbered ? "*\(position)$" : "*"
            }
        }
    }
}
