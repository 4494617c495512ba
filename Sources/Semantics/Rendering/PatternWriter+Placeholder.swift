import InterlinguaIR

extension PatternWriter {
    /// What stands in the place of an argument; nothing for an absent one.
    func show(_ placeholder: Placeholder) -> String {
        let value = scope[placeholder.argument].shown
        if value == .absent { return "" }
        switch placeholder.format {
        case .functions: return text(of: value)
        case .text(let field): return filled(text(of: value), field)
        case .character(let field):
            return filled(character(value), Field(width: field.width, isLeftAligned: field.isLeftAligned))
        case .number(let format): return number(value, format, argument: placeholder.argument)
        }
    }

    /// A value as it is; a number in the language's own way if that is wanted.
    private func text(of value: ArgumentValue) -> String {
        guard context.localizesNumbers, case .number = value else { return value.text }
        let digits = value.text
        let isNegative = digits.utf8.first == UInt8(ascii: "-")
        let symbols = NumberSymbols.symbols(for: language)
        return (isNegative ? symbols.minus : "")
            + symbols.localized(isNegative ? String(digits.dropFirst()) : digits, isGrouped: true)
    }

    /// The size that is meant: written, or passed by the caller.
    private func size(_ size: Field.Size?) -> Int? {
        switch size {
        case nil: nil
        case .literal(let value)?: value
        case .argument(let index)?:
            Int(truncatingIfNeeded: Int32(truncatingIfNeeded: scope[index].shown.number.truncatedBits(32)))
        }
    }

    private func number(_ value: ArgumentValue, _ format: NumberFormat, argument: Int) -> String {
        var formatter = NumberFormatter(format: format, style: context.numberStyle)
        if context.localizesNumbers { formatter.symbols = NumberSymbols.symbols(for: language) }
        let width = size(format.field.width) ?? 0
        // C takes a negative width as the flag `-`, and a negative precision as none.
        formatter.isLeftAligned = format.field.isLeftAligned || width < 0
        formatter.width = Int(min(width.magnitude, UInt(NumberFormatter.maximumSize)))
        formatter.precision = size(format.field.precision).flatMap { $0 < 0 ? nil : $0 }
        if entry.arguments.indices.contains(argument), case .integer(let type) = entry.arguments[argument].type {
            formatter.integerType = type
        }
        return formatter.text(for: value.number)
    }

    /// A number is the Unicode scalar of that value, a text its first scalar.
    private func character(_ value: ArgumentValue) -> String {
        guard case .number(let number, _) = value else {
            return value.text.unicodeScalars.first.map { String($0) } ?? ""
        }
        let code = UInt32(truncatingIfNeeded: number.truncatedBits(32))
        return String(Unicode.Scalar(code) ?? "\u{FFFD}")
    }

    /// Precision is the greatest number of scalars of a text, width the least one.
    private func filled(_ text: String, _ field: Field) -> String {
        if field.width == nil && field.precision == nil { return text }
        var text = text
        if let most = size(field.precision), most >= 0, most < text.unicodeScalars.count {
            text = String(text.unicodeScalars.prefix(most))
        }
        let width = size(field.width) ?? 0
        let least = Int(min(width.magnitude, UInt(NumberFormatter.maximumSize)))
        let missing = least - text.unicodeScalars.count
        if missing <= 0 { return text }
        let blanks = String(repeating: " ", count: missing)
        return field.isLeftAligned || width < 0 ? text + blanks : blanks + text
    }
}
