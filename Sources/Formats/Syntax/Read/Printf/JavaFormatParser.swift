import InterlinguaIR

/// Takes a format string apart as `java.util.Formatter` does.
///
/// What Formatter throws at is kept as text, with a problem.
struct JavaFormatParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let isOfCompose: Bool
    private var result: FormatString
    /// The argument of the specifier before, for `<`.
    private var previousPosition: Int?
    private var argumentSpecifiers = 0
    private var proseSpecifiers = 0

    /// Begins with the first byte.
    init(_ bytes: UnsafeBufferPointer<UInt8>, startingPosition: Int, isOfCompose: Bool) {
        self.bytes = bytes
        self.isOfCompose = isOfCompose
        var percentSigns = 0
        for byte in bytes where byte == 0x25 { percentSigns += 1 }
        result = FormatString(nextPosition: startingPosition, percentSigns: percentSigns)
    }

    /// Reads the whole format.
    mutating func parse() -> FormatString {
        var textStart = 0
        var index = 0
        while index < bytes.count {
            guard bytes[index] == 0x25, !isOfCompose || FormatDialect.isComposePlace(bytes, at: index) else {
                index += 1
                continue
            }
            if let piece = parseSpecifier(at: index) {
                if textStart < index { result.pieces.append(FormatPiece(.text, range: textStart..<index)) }
                result.pieces.append(piece)
                index = piece.range.upperBound
                textStart = index
            } else {
                index += 1
            }
        }
        if textStart < index { result.pieces.append(FormatPiece(.text, range: textStart..<index)) }
        result.hasArguments = argumentSpecifiers > proseSpecifiers
        result.hasOnlyProseSpecifiers = argumentSpecifiers > 0 && argumentSpecifiers == proseSpecifiers
        return result
    }

    /// Reads one specifier; nil if Formatter would throw at the percent sign and it stays text.
    private mutating func parseSpecifier(at start: Int) -> FormatPiece? {
        var index = start + 1
        var specifier = JavaSpecifier()
        if let number = parseNumber(at: index), number.end < bytes.count, bytes[number.end] == UInt8(ascii: "$") {
            specifier.index = number.value
            index = number.end + 1
        }
        while index < bytes.count, let flag = JavaFlags(byte: bytes[index]) {
            specifier.flags.insert(flag)
            specifier.flagSpelling.append(Character(UnicodeScalar(bytes[index])))
            index += 1
        }
        if let number = parseNumber(at: index) {
            specifier.width = number.value
            index = number.end
        }
        if index < bytes.count, bytes[index] == UInt8(ascii: "."), let number = parseNumber(at: index + 1) {
            specifier.precision = number.value
            index = number.end
        }
        guard index < bytes.count else {
            result.report(
                .strayPercent,
                .error,
                "stray “%”: formatting throws at run time; write %% for a percent sign",
                start..<index
            )
            return nil
        }
        let letter = bytes[index] | 0x20
        if letter == UInt8(ascii: "t"), index + 1 < bytes.count, bytes[index + 1].isASCIILetter {
            specifier.dateLetter = bytes[index + 1]
        }
        specifier.conversion = bytes[index]
        let end = index + (specifier.dateLetter == nil ? 1 : 2)
        guard specifier.isKnown, specifier.hasFittingSpaceFlag else {
            var end = end
            while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
            let spelling = String(decoding: bytes[start..<end], as: UTF8.self)
            let message = "“\(spelling)” is not a format specifier: formatting throws; write %% for a percent sign"
            result.report(.unknownConversion, .error, message, start..<end)
            return nil
        }
        let hasSpace = specifier.flags.contains(.space)
        // In Java, `%n` is a line break.
        if specifier.index == nil, specifier.dateLetter == nil, specifier.conversion != UInt8(ascii: "n"),
            bytes.isProse(start, conversionAt: index, hasSpace: hasSpace)
        {
            argumentSpecifiers += 1
            proseSpecifiers += 1
            let spelling = String(decoding: bytes[start..<end], as: UTF8.self)
            result.report(.strayPercent, .error, FormatString.prose(spelling), start..<end)
            return nil
        }
        return piece(for: specifier, range: start..<end)
    }

    private mutating func piece(for specifier: JavaSpecifier, range: Range<Int>) -> FormatPiece? {
        if let fault = specifier.fault {
            let spelling = String(decoding: bytes[range], as: UTF8.self)
            result.report(.invalidFlags, .error, "\(spelling) throws: \(fault)", range)
        }
        if specifier.conversion == UInt8(ascii: "n") { return FormatPiece(.replacement("\n"), range: range) }
        if specifier.conversion == 0x25 {
            let padding = String(repeating: " ", count: min(max(0, (specifier.width ?? 1) - 1), maximumFieldSize))
            let text = specifier.flags.contains(.leftAligned) ? "%" + padding : padding + "%"
            return FormatPiece(.replacement(text), range: range)
        }
        let numbering: FormatNumbering
        let position: Int
        if specifier.flags.contains(.previous) {
            guard let previousPosition else {
                result.report(.missingPredecessor, .error, "%< needs a specifier before it", range)
                return nil
            }
            numbering = .relative
            position = previousPosition
        } else if let index = specifier.index {
            numbering = .explicit
            position = index
        } else {
            numbering = .implicit
            position = result.nextPosition
        }
        guard position >= 1, position <= maximumArgumentPosition else {
            let spelling = String(decoding: bytes[range], as: UTF8.self)
            let message = "no call has an argument at the position of “\(spelling)”"
            result.report(.positionOutOfRange, .error, message, range)
            return nil
        }
        if numbering == .implicit { result.nextPosition += 1 }
        previousPosition = position
        if specifier.width ?? 0 > maximumFieldSize || specifier.precision ?? 0 > maximumFieldSize {
            result.report(.fieldTooLarge, .warning, "a width or precision of more than \(maximumFieldSize)", range)
        }
        if specifier.isHash, range.upperBound < bytes.count, bytes[range.upperBound].isASCIILetter {
            let message = "%h shows a hash of the argument, and the letters after it as text"
            result.report(.hashConversion, .warning, message, range)
        }
        argumentSpecifiers += 1
        if specifier.flags.contains(.space), specifier.index == nil { proseSpecifiers += 1 }
        return FormatPiece(
            .specifier(
                FormatSpecifier(
                    position: position,
                    numbering: numbering,
                    conversion: specifier.spelling,
                    format: specifier.format,
                    type: specifier.type
                )
            ),
            range: range
        )
    }

    private func parseNumber(at start: Int) -> (value: Int, end: Int)? {
        var index = start
        var value = 0
        while index < bytes.count, case let byte = bytes[index], byte >= 0x30, byte <= 0x39 {
            // A leading zero is a flag, except before `$`, where the number is at fault anyway.
            value = min(value * 10 + Int(byte - 0x30), 1_000_000)
            index += 1
        }
        return index > start ? (value, index) : nil
    }
}
