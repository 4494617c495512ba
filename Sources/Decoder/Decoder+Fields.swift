#if !NO_PROGRAMS
extension Decoder.Writer {
    @inline(never)
    mutating func show(_ value: Decoder.Value) {
        hasShown = true
        switch value {
        case .text(let text): output.append(contentsOf: text.utf8)
        #if !NO_SYMBOLS
        case .integer where symbols > 0: output.append(contentsOf: text(of: value).utf8)
        #endif
        case .integer(let value): output.append(contentsOf: String(value).utf8)
        default: output.append(contentsOf: text(of: value).utf8)
        }
    }

    #if !NO_INTEGERS
    /// Shows a whole number with a sign, as `%d` does.
    @inline(never)
    mutating func showInteger(_ value: Decoder.Value) {
        hasShown = true
        switch value {
        case .absent: break
        #if !NO_SYMBOLS
        case .integer where symbols > 0: output.append(contentsOf: text(of: value).utf8)
        #endif
        case .integer(let value): output.append(contentsOf: String(value).utf8)
        default: output.append(contentsOf: localized(value.number.truncated.description).utf8)
        }
    }

    #endif
    /// A value's own text; a number in the language's digits if the file has them.
    @inline(never)
    private func text(of value: Decoder.Value) -> String {
        #if !NO_SYMBOLS
        switch value {
        case .absent, .text: break
        default: return localized(value.text)
        }
        #endif
        return value.text
    }

    @inline(never)
    private func localized(_ text: String) -> String {
        #if !NO_SYMBOLS
        if symbols > 0 {
            let symbols = Decoder.Symbols(Decoder.Cursor(texts, at: symbols))
            guard text.utf8.first == 0x2D else { return symbols.localized(text, isGrouped: true) }
            return symbols.minus + symbols.localized(String(text.dropFirst()), isGrouped: true)
        }
        #endif
        return text
    }

    #if !NO_FIELDS
    /// Shows a text in a field: the argument, a digit (1 for a character), and the field.
    @inline(never)
    mutating func showField(_ cursor: inout Decoder.Cursor) {
        hasShown = true
        let value = shown(cursor.number())
        let isCharacter = cursor.digit() == 1
        let field = field(&cursor)
        if value.isAbsent { return }
        var text = text(of: value)
        if isCharacter {
            if case .text(let value) = value {
                text = value.unicodeScalars.first.map { String($0) } ?? ""
            } else {
                let code = UInt32(truncatingIfNeeded: value.number.bits(32))
                text = String(Unicode.Scalar(code) ?? "\u{FFFD}")
            }
        } else if let precision = field.precision, precision < text.unicodeScalars.count {
            text = String(text.unicodeScalars.prefix(precision))
        }
        fill(field, sign: "", text, canFillWithZeros: false)
    }

    /// A field: its least width, its precision, and what fills it.
    struct Field {
        var width = 0
        var precision: Int?
        var isLeftAligned = false
        var isZeroPadded = false
        var zero = "0"
    }

    /// Reads a field: a digit (1 left-aligned, 2 a width, 4 one from an argument, 8 a precision, 16 one from an argument),
    /// and the sizes or arguments.
    @inline(never)
    mutating func field(_ cursor: inout Decoder.Cursor) -> Field {
        let flags = cursor.digit()
        var field = Field(isLeftAligned: flags & 1 != 0)
        // Sizes are cut down: no sensible text has larger ones.
        if flags & 2 != 0 {
            let width = size(cursor.number(), isArgument: flags & 4 != 0)
            field.width = min(abs(width), 4096)
            if width < 0 { field.isLeftAligned = true }
        }
        if flags & 8 != 0 {
            let precision = size(cursor.number(), isArgument: flags & 16 != 0)
            if precision >= 0 { field.precision = precision }
        }
        return field
    }

    private mutating func size(_ number: Int, isArgument: Bool) -> Int {
        isArgument ? Int(Int32(truncatingIfNeeded: shown(number).number.bits(32))) : number
    }

    /// Writes a text, filled up to its field's width.
    @inline(never)
    mutating func fill(_ field: Field, sign: String, _ text: String, canFillWithZeros: Bool) {
        let missing = field.width - sign.unicodeScalars.count - text.unicodeScalars.count
        let isZeroPadded = field.isZeroPadded && canFillWithZeros && !field.isLeftAligned
        if missing > 0, !field.isLeftAligned, !isZeroPadded {
            for _ in 0..<missing { output.append(0x20) }
        }
        output.append(contentsOf: sign.utf8)
        if missing > 0, isZeroPadded {
            for _ in 0..<missing { output.append(contentsOf: field.zero.utf8) }
        }
        output.append(contentsOf: text.utf8)
        if missing > 0, field.isLeftAligned {
            for _ in 0..<missing { output.append(0x20) }
        }
    }
    #endif
}
#endif
