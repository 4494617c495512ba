import InterlinguaIR
import InterlinguaSemantics

extension FoundationFormatting {
    /// What reads an argument; its name is made only where something goes wrong.
    enum Reader: CustomStringConvertible {
        /// A conversion that the argument does not fit.
        case conversion(UInt8)
        case variable(String)
        /// A width or a precision.
        case size

        var description: String {
            switch self {
            case .conversion(let letter): "%" + String(Unicode.Scalar(letter))
            case .variable(let name): name
            case .size: "*"
            }
        }
    }

    /// Writes what a specifier shows.
    mutating func write(
        _ specifier: FoundationFormat.Specifier,
        of format: FoundationFormat,
        _ next: inout Int,
        _ bounds: Range<UInt32>
    ) throws(RuntimeFailure) {
        let width = try size(specifier.width, of: format, &next)
        let precision = try size(specifier.precision, of: format, &next)
        let position = format.argumentPlace(specifier.place.position(&next))
        if specifier.storage == .skipped { return }
        try read(position, as: specifier.storage)
        let reader = Reader.conversion(specifier.conversion)
        let value = try argument(position, reader: reader)
        if mismatches?.contains(position) == true {
            throw RuntimeFailure(
                "type-mismatch",
                "“\(reader)” takes argument \(position) for something else than the development language's text does: "
                    + "the app crashes or shows garbage"
            )
        }
        let shown = try text(of: value, specifier, width: width, precision: precision, reader: reader)
        note("“\(reader)” shows argument \(position), “\(shown)”", bounds)
        output += marked(shown, position)
    }

    /// What the argument at a position printed, with its marks if they are wanted.
    func marked(_ shown: String, _ position: Int) -> String {
        guard let firstMark else { return shown }
        let mark = firstMark == .position(0) ? .position(position - 1) : firstMark
        return mark.id.map { MarkedText.marked(shown, $0) } ?? shown
    }

    /// What the app passes at a place, from 1.
    func argument(_ position: Int, reader: Reader) throws(RuntimeFailure) -> ArgumentValue {
        guard position > 0, position <= arguments.count else {
            throw RuntimeFailure(
                "missing-argument",
                "“\(reader)” takes argument \(position), but the app passes only \(arguments.count): it shows garbage "
                    + "or crashes"
            )
        }
        return arguments[position - 1]
    }

    /// A width or a precision; nil if there is none.
    private func size(
        _ size: FoundationFormat.Size,
        of format: FoundationFormat,
        _ next: inout Int
    ) throws(RuntimeFailure) -> Int? {
        switch size {
        case .none: return nil
        case .literal(let size): return Int(size)
        case .argument(let place):
            let position = format.argumentPlace(place.position(&next))
            guard case .number(let number, _) = try argument(position, reader: .size) else {
                throw RuntimeFailure("number-expected", "“*” takes argument \(position), which is no number")
            }
            let size = Int(Int32(truncatingIfNeeded: try bits(of: number)))
            return Swift.max(-10_000, Swift.min(size, 10_000))
        }
    }

    /// The text of a value as a specifier shows it.
    private func text(
        of value: ArgumentValue,
        _ specifier: FoundationFormat.Specifier,
        width: Int?,
        precision: Int?,
        reader: Reader
    ) throws(RuntimeFailure) -> String {
        if firstMark != nil, specifier.storage != .object {
            // Sizes count characters, which marks are none of.
            let isSized = width != nil || precision != nil || specifier.storage == .character
            let plain = value.unmarked
            if isSized || specifier.storage == .utf16Unit, plain != value {
                return try text(of: plain, specifier, width: width, precision: precision, reader: reader)
            }
        }
        switch specifier.storage {
        case .object: return try objectText(value)
        case .integer:
            let bits = try integer(try number(value, reader), specifier)
            if specifier.isPlainInteger {
                switch specifier.conversion {
                case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "D"): return String(bits)
                case UInt8(ascii: "u"), UInt8(ascii: "U"): return String(UInt64(bitPattern: bits))
                default: break
                }
            }
            return FoundationPrinting.integer(bits, specifier, width: width, precision: precision)
        case .double:
            let number = try number(value, reader)
            return FoundationPrinting.double(
                Double(number.description) ?? (number.isNegative ? -.infinity : .infinity),
                specifier,
                width: width,
                precision: precision
            )
        case .character:
            let code = UInt8(truncatingIfNeeded: try code(value, reader))
            // A zero ends C's text.
            let text = code == 0 ? "" : String(Unicode.Scalar(code))
            return Self.filled(text, width, isLeft: specifier.flags.contains(.minus))
        case .utf16Unit:
            let unit = UInt16(truncatingIfNeeded: try code(value, reader))
            return String(decoding: [unit], as: UTF16.self)
        case .cString, .utf16String:
            guard case .text(let text) = value else {
                throw RuntimeFailure("text-expected", "“\(reader)” takes the number for an address: the app crashes")
            }
            let isCut = precision.map { $0 >= 0 && $0 < text.utf16.count } ?? false
            let kept = isCut ? String(decoding: Array(text.utf16.prefix(precision ?? 0)), as: UTF16.self) : text
            return Self.filled(kept, width, isLeft: specifier.flags.contains(.minus))
        case .pointer: throw RuntimeFailure("address-shown", "“\(reader)” shows an address in memory")
        case .skipped: return ""
        }
    }

    private static func filled(_ text: String, _ width: Int?, isLeft: Bool) -> String {
        guard let width, case let missing = Int(width.magnitude) - text.utf16.count, missing > 0 else { return text }
        let blanks = String(repeating: " ", count: missing)
        return isLeft || width < 0 ? text + blanks : blanks + text
    }

    func objectText(_ value: ArgumentValue) throws(RuntimeFailure) -> String {
        switch value {
        case .text(let text), .date(let text): return text
        case .number(let number, _): return number.description
        case .absent: return "(null)"
        case .list: throw RuntimeFailure("list-shown", "the argument is a list, which an app does not show in a text")
        }
    }

    private func number(_ value: ArgumentValue, _ reader: Reader) throws(RuntimeFailure) -> DecimalNumber {
        if case .number(let number, _) = value { return number }
        throw RuntimeFailure("number-expected", "“\(reader)” takes the text for a number: it shows part of an address")
    }

    /// The code of a character, which an app may name by the character itself.
    private func code(_ value: ArgumentValue, _ reader: Reader) throws(RuntimeFailure) -> Int64 {
        if case .text(let text) = value, text.utf16.count == 1, let unit = text.utf16.first { return Int64(unit) }
        return try bits(of: try number(value, reader))
    }

    /// A whole number in 64 bits; one above the largest signed number is what an unsigned type holds.
    private func bits(of number: DecimalNumber) throws(RuntimeFailure) -> Int64 {
        if let value = Int64(exactly: number) { return value }
        if let value = UInt64(exactly: number) { return Int64(bitPattern: value) }
        throw RuntimeFailure(
            "integer-expected",
            number.isWhole
                ? "\(number) is beyond all integers of an app"
                : "\(number) is read as an integer: another number is shown"
        )
    }

    /// An integer as a specifier reads it: cut to its size, its sign or zeros before it up to 64 bits.
    func integer(_ number: DecimalNumber, _ specifier: FoundationFormat.Specifier) throws(RuntimeFailure) -> Int64 {
        let value = try cut(number, specifier)
        if refusesOverflow {
            let shown = specifier.isUnsigned ? DecimalNumber(UInt64(bitPattern: value)) : DecimalNumber(value)
            guard shown == number else {
                throw RuntimeFailure(RuntimeFailure.overflow, "\(number) is read as another number, \(shown)")
            }
        }
        return value
    }

    private func cut(_ number: DecimalNumber, _ specifier: FoundationFormat.Specifier) throws(RuntimeFailure) -> Int64 {
        let bits = try bits(of: number)
        switch (specifier.bits, specifier.isUnsigned) {
        case (8, false): return Int64(Int8(truncatingIfNeeded: bits))
        case (8, true): return Int64(UInt8(truncatingIfNeeded: bits))
        case (16, false): return Int64(Int16(truncatingIfNeeded: bits))
        case (16, true): return Int64(UInt16(truncatingIfNeeded: bits))
        case (32, false): return Int64(Int32(truncatingIfNeeded: bits))
        case (32, true): return Int64(UInt32(truncatingIfNeeded: bits))
        default: return bits
        }
    }
}

extension FoundationFormat.Specifier {
    /// Whether the conversion reads its integer without a sign.
    var isUnsigned: Bool {
        switch conversion {
        case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"),
            UInt8(ascii: "O"):
            true
        default: false
        }
    }
}
