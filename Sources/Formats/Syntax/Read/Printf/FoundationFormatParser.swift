import InterlinguaIR

/// Takes a format string apart as CoreFoundation does: position, flags, width and precision in any order, until a
/// conversion ends the specifier.
struct FoundationFormatParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var result: FormatString
    private var argumentSpecifiers = 0
    private var proseSpecifiers = 0
    private var hasNamedPlaceholder = false
    private var datePartCount = 0
    private let highestPosition: Int
    private lazy var specifierCount = String(decoding: bytes, as: UTF8.self).replacing("%%", with: "")
        .utf8.count { $0 == 0x25 }
    private let namesArguments: Bool

    /// Begins with the first byte.
    init(
        _ bytes: UnsafeBufferPointer<UInt8>,
        startingPosition: Int,
        highestPosition: Int? = nil,
        namesArguments: Bool = false
    ) {
        self.bytes = bytes
        self.namesArguments = namesArguments
        var percentSigns = 0
        for byte in bytes where byte == 0x25 { percentSigns += 1 }
        result = FormatString(nextPosition: startingPosition, percentSigns: percentSigns)
        // CoreFoundation makes room for so many arguments and gives up on the whole text beyond.
        self.highestPosition = min(highestPosition ?? 3 * percentSigns + 2, maximumArgumentPosition)
    }

    /// Reads the whole format.
    mutating func parse() -> FormatString {
        var textStart = 0
        var index = 0
        while index < bytes.count {
            if bytes[index] != 0x25 {
                index += 1
                continue
            }
            if textStart < index { result.pieces.append(FormatPiece(.text, range: textStart..<index)) }
            index = parseSpecifier(at: index)
            textStart = index
        }
        if textStart < index { result.pieces.append(FormatPiece(.text, range: textStart..<index)) }
        result.hasArguments = argumentSpecifiers > 0
        let isOtherFormat = hasNamedPlaceholder || datePartCount > 1
        result.hasOnlyProseSpecifiers =
            argumentSpecifiers > 0 && (proseSpecifiers == argumentSpecifiers || isOtherFormat)
        return result
    }

    /// A width or a precision while the specifier is read.
    private enum Size {
        case none
        case literal(Int)
        /// `*`, and a position if one follows.
        case argument(Int?)
    }

    private struct Specifier {
        var position: Int?
        var width = Size.none
        var precision = Size.none
        var isLeftAligned = false
        var isZeroPadded = false
        var isAlternate = false
        var sign = NumberFormat.Sign.negative
        var size = 32
        var hasSize = false
        var hasDot = false
        var conversionStart: Int?
    }

    /// Reads one specifier and returns the offset behind it.
    private mutating func parseSpecifier(at start: Int) -> Int {
        var specifier = Specifier()
        var index = start + 1
        var numberEnd: Int?
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "#"): specifier.isAlternate = true
            case UInt8(ascii: " "): if specifier.sign == .negative { specifier.sign = .space }
            case UInt8(ascii: "+"): specifier.sign = .always
            case UInt8(ascii: "-"):
                specifier.isLeftAligned = true
                specifier.isZeroPadded = false
            case UInt8(ascii: "0"):
                if specifier.hasDot {
                    specifier.precision = .literal(0)
                } else if !specifier.isLeftAligned {
                    specifier.isZeroPadded = true
                }
            case UInt8(ascii: "1")...UInt8(ascii: "9"):
                index = parseNumber(at: index, into: &specifier, from: start)
                numberEnd = bytes[index - 1] == UInt8(ascii: "$") ? nil : index
                continue
            case UInt8(ascii: "*"):
                if specifier.hasDot { specifier.precision = .argument(nil) } else { specifier.width = .argument(nil) }
            case UInt8(ascii: "."):
                specifier.hasDot = true
                specifier.precision = .literal(0)
            case UInt8(ascii: "h"): index = parseSize(at: index, single: 16, double: 8, into: &specifier)
            case UInt8(ascii: "l"): index = parseSize(at: index, single: 64, double: 64, into: &specifier)
            case UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "t"), UInt8(ascii: "j"), UInt8(ascii: "L"):
                index = parseSize(at: index, single: 64, double: nil, into: &specifier)
            case UInt8(ascii: "(") where namesArguments:
                guard let name = FormatString.argumentName(in: bytes[start...]), name.startIndex == index + 1 else {
                    return finish(specifier, from: start, conversionAt: index)
                }
                index = name.endIndex
            case UInt8(ascii: "@") where specifier.isAlternate:
                return parseVariable(specifier, from: start, nameStart: index + 1)
            default:
                return finish(specifier, from: start, conversionAt: index)
            }
            index += 1
        }
        let range = start..<bytes.count
        // Behind a point or a number CoreFoundation looks beyond the end, and takes what it finds for a conversion that it
        // does not know: it shows the character behind the percent sign.
        let looksBeyond = bytes[bytes.count - 1] == UInt8(ascii: ".") || numberEnd == bytes.count
        let shown = looksBeyond ? String(decoding: [bytes[start + 1]], as: UTF8.self) : ""
        result.pieces.append(FormatPiece(.replacement(shown), range: range))
        let message = "stray “%”: it is dropped at run time; write %% for a percent sign"
        result.report(.strayPercent, .warning, message, range)
        return bytes.count
    }

    private mutating func parseNumber(at start: Int, into specifier: inout Specifier, from percent: Int) -> Int {
        var index = start
        var number = 0
        while index < bytes.count, case let byte = bytes[index], byte >= 0x30, byte <= 0x39 {
            number = min(number * 10 + Int(byte - 0x30), 1_000_000)
            index += 1
        }
        if index < bytes.count, bytes[index] == UInt8(ascii: "$") {
            index += 1
            if case .argument(nil) = specifier.precision {
                specifier.precision = .argument(number)
            } else if case .argument(nil) = specifier.width {
                specifier.width = .argument(number)
            } else {
                specifier.position = number
            }
            return index
        }
        if number > maximumFieldSize {
            let message = "a width or precision of more than \(maximumFieldSize)"
            result.report(.fieldTooLarge, .warning, message, percent..<index)
            number = maximumFieldSize
        }
        if specifier.hasDot { specifier.precision = .literal(number) } else { specifier.width = .literal(number) }
        return index
    }

    /// Reads a size, perhaps doubled, and returns the offset of its last byte.
    private func parseSize(at start: Int, single: Int, double: Int?, into specifier: inout Specifier) -> Int {
        if specifier.conversionStart == nil { specifier.conversionStart = start }
        specifier.hasSize = true
        specifier.size = single
        if let double, start + 1 < bytes.count, bytes[start + 1] == bytes[start] {
            specifier.size = double
            return start + 1
        }
        return start
    }

    private mutating func parseVariable(_ specifier: Specifier, from start: Int, nameStart: Int) -> Int {
        var index = nameStart
        while index < bytes.count, bytes[index].isASCIIWord { index += 1 }
        guard index < bytes.count else {
            result.pieces.append(FormatPiece(.replacement(""), range: start..<index))
            let message = "the variable has no @ at its end and swallows the text"
            result.report(.malformedVariable, .error, message, start..<index)
            return index
        }
        guard bytes[index] == UInt8(ascii: "@"), index > nameStart else {
            // CoreFoundation shows the `#`, and neither the name nor the character that ended it.
            let end = endOfScalar(at: index)
            result.pieces.append(FormatPiece(.replacement("#"), range: start..<end))
            let spelling = String(decoding: bytes[start..<end], as: UTF8.self)
            let message =
                "“\(spelling)” refers to no variable and is shown as #; a reference is written %#@name@, its name with "
                + "letters, digits and _ only"
            result.report(.malformedVariable, .error, message, start..<end)
            return end
        }
        let range = start..<(index + 1)
        var hasWidth = false
        if case .literal = specifier.width { hasWidth = true }
        if case .literal(let width) = specifier.width {
            let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
            result.report(.variableWidth, .warning, ineffective(width, before: "#@\(name)@", in: range), range)
        }
        guard let position = position(specifier.position, range: range) else {
            result.pieces.append(FormatPiece(.replacement(""), range: range))
            return index + 1
        }
        let variable = FormatVariable(
            name: String(decoding: bytes[nameStart..<index], as: UTF8.self),
            position: position,
            numbering: specifier.position == nil ? .implicit : .explicit,
            hasWidth: hasWidth
        )
        argumentSpecifiers += 1
        result.pieces.append(FormatPiece(.variable(variable), range: range))
        return index + 1
    }

    /// Says that a width has no effect, and what to write if it was meant for a position, of which there are no more than
    /// specifiers.
    private mutating func ineffective(_ width: Int, before conversion: String, in range: Range<Int>) -> String {
        let isPosition = width <= specifierCount && bytes[range].elementsEqual("%\(width)\(conversion)".utf8)
        let advice = isPosition ? "; for position \(width) write %\(width)$\(conversion)" : ""
        return "“\(width)” is a width here, without effect" + advice
    }

    /// Notes what other formatters read: `%{name}`, and the hours and months of `strftime`, `%H:%M`.
    private mutating func noteOtherFormat(conversionAt index: Int) {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
        if bytes[index] == UInt8(ascii: "{") {
            let name = bytes[(index + 1)...].prefix { $0.isASCIIWord || $0 == 0x2D || $0 == 0x2E }
            let end = index + 1 + name.count
            if !name.isEmpty, end < bytes.count, bytes[end] == UInt8(ascii: "}") { hasNamedPlaceholder = true }
        } else if Self.dateParts.contains(bytes[index]), !next.isASCIILetter {
            datePartCount += 1
        }
    }

    /// Conversions of `strftime` that are none of Foundation's.
    private static let dateParts = Set("HMYBbIjmy".utf8)

    private mutating func finish(_ specifier: Specifier, from start: Int, conversionAt index: Int) -> Int {
        let conversion = bytes[index]
        let end = endOfScalar(at: index)
        let range = start..<end
        if conversion == 0x25, index == start + 1 {
            result.pieces.append(FormatPiece(.replacement("%"), range: range))
            return end
        }
        guard FoundationConversion.isKnown(conversion) else {
            if index == start + 1 { noteOtherFormat(conversionAt: index) }
            // Only the first character behind the percent sign is shown, whatever else the specifier holds.
            let shown = String(decoding: bytes[(start + 1)..<endOfScalar(at: start + 1)], as: UTF8.self)
            let spelling = String(decoding: bytes[range], as: UTF8.self)
            // A percent sign before a word of one letter, or before one that begins as no conversion does.
            let isProse = specifier.position == nil && specifier.sign == .space && conversion != 0x25
            result.pieces.append(FormatPiece(.replacement(isProse ? spelling : shown), range: range))
            if conversion == UInt8(ascii: "$"), bytes[start + 1..<index].allSatisfy({ $0 == UInt8(ascii: "0") }) {
                let message = "positions count from 1: “\(spelling)” is shown as “\(shown)”, and what follows as text"
                result.report(.positionOutOfRange, .error, message, range)
                return end
            }
            let message =
                "“\(spelling)” is not a format specifier and is shown as “\(shown)”; write %% for a percent sign"
            result.report(isProse ? .strayPercent : .unknownConversion, .warning, message, range)
            return end
        }
        if specifier.position == nil, bytes.isProse(start, conversionAt: index, hasSpace: specifier.sign == .space) {
            argumentSpecifiers += 1
            proseSpecifiers += 1
            let spelling = String(decoding: bytes[range], as: UTF8.self)
            result.pieces.append(FormatPiece(.replacement(spelling), range: range))
            result.report(.strayPercent, .warning, FormatString.prose(spelling), range)
            return end
        }
        if conversion == UInt8(ascii: "@"), bytes[start..<index].contains(0x20) {
            let spelling = String(decoding: bytes[range], as: UTF8.self)
            let plain = String(decoding: bytes[range].filter { $0 != 0x20 }, as: UTF8.self)
            result.report(.ineffectiveFlag, .warning, "the space in “\(spelling)” is ignored; write “\(plain)”", range)
        } else if conversion == UInt8(ascii: "@"), case .literal(let width) = specifier.width {
            result.report(.ineffectiveFlag, .warning, ineffective(width, before: "@", in: range), range)
        }
        var sizePositions: [Int] = []
        guard let width = resolve(specifier.width, into: &sizePositions, range: range),
            let precision = resolve(specifier.precision, into: &sizePositions, range: range),
            let position = position(specifier.position, range: range)
        else {
            result.pieces.append(FormatPiece(.replacement(""), range: range))
            return end
        }
        argumentSpecifiers += 1
        if specifier.sign == .space, specifier.position == nil { proseSpecifiers += 1 }
        if conversion == UInt8(ascii: "n") {
            // With a position it is said on purpose: without it a later argument would move up.
            let severity: Diagnostic.Severity = specifier.position == nil ? .error : .note
            result.report(.unsupportedConversion, severity, "%n steps over an argument and shows nothing", range)
            result.pieces.append(FormatPiece(.skipped(position: position), range: range))
            return end
        }
        if conversion == UInt8(ascii: "p") || conversion == UInt8(ascii: "P") {
            let message = "%\(conversion == 0x70 ? "p" : "P") has no meaning elsewhere"
            result.report(.unsupportedConversion, .error, message, range)
        }
        let field = Field(width: width.size, precision: precision.size, isLeftAligned: specifier.isLeftAligned)
        let meaning = FoundationConversion.meaning(
            of: conversion,
            bits: specifier.hasSize ? specifier.size : nil,
            template: NumberFormat(
                field: field,
                sign: specifier.sign,
                isZeroPadded: specifier.isZeroPadded,
                isAlternate: specifier.isAlternate
            )
        )
        let spelled = FormatSpecifier(
            position: position,
            numbering: specifier.position == nil ? .implicit : .explicit,
            conversion: String(decoding: bytes[(specifier.conversionStart ?? index)..<end], as: UTF8.self),
            format: meaning.format,
            type: meaning.type,
            sizePositions: sizePositions
        )
        result.pieces.append(FormatPiece(.specifier(spelled), range: range))
        return end
    }

    /// The IR's size; nil if its position is out of range.
    ///
    /// Unnumbered stars take their arguments before the value.
    private mutating func resolve(_ size: Size, into positions: inout [Int], range: Range<Int>) -> ResolvedSize? {
        switch size {
        case .none: return ResolvedSize(size: nil)
        case .literal(let number): return ResolvedSize(size: .literal(number))
        case .argument(let explicit):
            guard let position = position(explicit, range: range) else { return nil }
            positions.append(position)
            return ResolvedSize(size: .argument(position - 1))
        }
    }

    private struct ResolvedSize {
        var size: Field.Size?
    }

    /// An argument's position, counted if there is none; nil and a problem if it is out of range.
    private mutating func position(_ explicit: Int?, range: Range<Int>) -> Int? {
        guard let explicit else {
            let position = result.nextPosition
            guard position <= maximumArgumentPosition else {
                result.report(.positionOutOfRange, .error, "more than \(maximumArgumentPosition) arguments", range)
                return nil
            }
            result.nextPosition += 1
            return position
        }
        guard explicit >= 1, explicit <= highestPosition else {
            let spelling = String(decoding: bytes[range], as: UTF8.self)
            let message = "the position in “\(spelling)” is too high for this text, of which nothing would be shown"
            result.report(.positionOutOfRange, .error, message, range)
            return nil
        }
        return explicit
    }

    private func endOfScalar(at start: Int) -> Int {
        var end = min(start + 1, bytes.count)
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }
}
