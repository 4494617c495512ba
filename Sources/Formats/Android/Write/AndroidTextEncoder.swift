import InterlinguaFormats
import InterlinguaIR

/// Writes texts so that who reads them, aapt2 and the Android Gradle plugin or Compose Multiplatform, finds the same.
enum AndroidTextEncoder {
    /// Appends a stretch of text between two tags.
    ///
    /// - Parameters:
    ///   - text: What the app is to see.
    ///   - dialect: Who will read it.
    ///   - isFirst: Whether the whole text begins here, so that a first `@` or `?` would make it a reference.
    ///   - keepsFirstSpace: Whether a space at the start is safe since text stands before it, with a tag between.
    ///   - keepsLastSpace: Whether a space at the end is safe since text will follow, with a tag between.
    /// - Returns: Whether everything could be written; U+0000 can't.
    @discardableResult
    static func append(
        _ text: String,
        for dialect: AndroidDialect,
        isFirst: Bool,
        keepsFirstSpace: Bool = false,
        keepsLastSpace: Bool = false,
        to output: inout [UInt8]
    ) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            append(
                bytes,
                for: dialect,
                doublesPercent: false,
                isFirst: isFirst,
                keepsFirstSpace: keepsFirstSpace,
                keepsLastSpace: keepsLastSpace,
                to: &output
            )
        }
    }

    /// Appends a stretch of text between two tags; see ``append(_:isFirst:keepsFirstSpace:keepsLastSpace:to:)``.
    ///
    /// - Parameter doublesPercent: Whether the text is part of a format, in which percent signs are written twice.
    static func append(
        _ bytes: UnsafeBufferPointer<UInt8>,
        for dialect: AndroidDialect,
        doublesPercent: Bool,
        isFirst: Bool,
        keepsFirstSpace: Bool = false,
        keepsLastSpace: Bool = false,
        to output: inout [UInt8]
    ) -> Bool {
        var isComplete = true
        if isFirst, dialect == .android, let first = bytes.first,
            first == UInt8(ascii: "@") || first == UInt8(ascii: "?")
        {
            output.append(UInt8(ascii: "\\"))
        }
        /// The first byte that is not written yet.
        var start = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte.isPlainText, byte != 0x25 || !doublesPercent {
                index += 1
                continue
            }
            // Compose Multiplatform takes spaces and quotes as they are.
            if dialect == .compose, [0x20, 0x22, 0x27].contains(byte) {
                index += 1
                continue
            }
            var length = 1
            if byte == 0x20 {
                let isAtStart = index == 0 && !keepsFirstSpace
                let isAtEnd = index == bytes.count - 1 && !keepsLastSpace
                if !isAtStart, !isAtEnd, index == 0 || bytes[index - 1] != 0x20 {
                    index += 1
                    continue
                }
            } else if byte >= 0x80 {
                length = min(bytes.count - index, byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4)
                if !isEscaped(bytes[index..<index + length]) {
                    index += length
                    continue
                }
            }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
            if byte == 0 { isComplete = false }
            appendEscaped(bytes[index..<index + length], to: &output)
            index += length
            start = index
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
        return isComplete
    }

    /// Appends a character that does not stand for itself; U+FFFD for U+0000.
    private static func appendEscaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, to output: inout [UInt8]) {
        let byte = bytes[bytes.startIndex]
        switch byte {
        case 0: output.append(scalar: 0xFFFD)
        case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""):
            output.append(UInt8(ascii: "\\"))
            output.append(byte)
        case 0x0A: output.append(contentsOf: "\\n".utf8)
        case 0x09: output.append(contentsOf: "\\t".utf8)
        case UInt8(ascii: "%"): output.append(contentsOf: "%%".utf8)
        case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
        case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
        case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
        case 0x00...0x7F: appendEscape(UInt32(byte), to: &output)
        default: appendEscape(value(of: bytes), to: &output)
        }
    }

    /// Appends the value of an attribute, without its quotes; false if it holds what no attribute can.
    @discardableResult
    static func appendAttribute(_ value: String, to output: inout [UInt8]) -> Bool {
        if value.utf8.allSatisfy({ $0.isPlainText || $0 == 0x20 }) {
            output.append(contentsOf: value.utf8)
            return true
        }
        var isComplete = true
        for scalar in value.unicodeScalars {
            switch scalar.value {
            case 0x22: output.append(contentsOf: "&quot;".utf8)
            case 0x26: output.append(contentsOf: "&amp;".utf8)
            case 0x3C: output.append(contentsOf: "&lt;".utf8)
            case 0x3E: output.append(contentsOf: "&gt;".utf8)
            case 0x0A: output.append(contentsOf: "&#10;".utf8)
            case 0x09: output.append(contentsOf: "&#9;".utf8)
            case 0x0D: output.append(contentsOf: "&#13;".utf8)
            case 0x00...0x1F, 0xFFFE, 0xFFFF: isComplete = false
            default: output.append(scalar: scalar.value)
            }
        }
        return isComplete
    }

    /// Appends the text of a comment, without its marks; what XML does not allow in one is changed or dropped.
    static func appendComment(_ text: String, to output: inout [UInt8]) {
        var previous: UInt32 = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0A, 0x09, 0x0D: break
            case 0x00...0x1F, 0xFFFE, 0xFFFF: continue
            default: break
            }
            if scalar.value == 0x2D, previous == 0x2D { output.append(0x20) }
            output.append(scalar: scalar.value)
            previous = scalar.value
        }
    }

    /// Whether a character outside ASCII has to be written as an escape.
    private static func isEscaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        // Of the characters to escape, those of two bytes begin with C2, those of three with E1, E2, E3 or EF.
        let first = bytes[bytes.startIndex]
        return (first == 0xC2 || (first >= 0xE1 && first <= 0xE3) || first == 0xEF) && isEscaped(value(of: bytes))
    }

    private static func value(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
        let first = bytes[bytes.startIndex]
        var value = UInt32(first & (first < 0xE0 ? 0x1F : 0x0F))
        for byte in bytes.dropFirst() { value = value << 6 | UInt32(byte & 0x3F) }
        return value
    }

    /// Control characters, spaces that some consumers collapse, and what can't be seen.
    private static func isEscaped(_ value: UInt32) -> Bool {
        switch value {
        case 0x7F...0x9F, 0xA0, 0x1680, 0x2000...0x200B, 0x200E, 0x200F, 0x2028...0x202F, 0x205F...0x2069, 0x3000,
            0xFEFF, 0xFFFE, 0xFFFF:
            true
        default: false
        }
    }

    private static func appendEscape(_ value: UInt32, to output: inout [UInt8]) {
        output.append(contentsOf: "\\u".utf8)
        for shift in [12, 8, 4, 0] as [UInt32] {
            let digit = UInt8(truncatingIfNeeded: value >> shift & 0xF)
            output.append(digit < 10 ? 0x30 + digit : 0x37 + digit)
        }
    }
}

extension UInt8 {
    /// Whether the byte stands for itself wherever it is: no space, no sign of XML or Android, and beside ASCII none that
    /// begins a character which may have to be escaped.
    fileprivate var isPlainText: Bool {
        switch self {
        case 0x21, 0x23...0x25, 0x28...0x3B, 0x3D, 0x3F...0x5B, 0x5D...0x7E, 0x80...0xC1, 0xC3...0xE0, 0xE4...0xEE: true
        default: false
        }
    }
}
