import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics

/// `String.format` in an English locale: reads a format string and writes what it says for some arguments.
///
/// One pass over the bytes. Java reads the whole string before it writes, so that a mistake in a specifier counts before one
/// in an argument wherever they stand.
struct JavaFormatter {
    private let arguments: [ArgumentValue]
    private let dialect: AndroidDialect
    private var output: [UInt8] = []
    private var ordinary = 0
    private var last: Int?

    /// What was written for which argument, by index from 0, in order; for explanations.
    private(set) var uses: [(argument: Int, text: String)] = []

    var keepsUses = false

    /// Whether marks stand around what arguments printed.
    var marksArguments = false

    /// The most characters that a field is filled up to: no sensible text has more, and files can ask for gigabytes.
    static let maximumWidth = 4096

    init(_ arguments: [ArgumentValue], as dialect: AndroidDialect) {
        self.arguments = arguments
        self.dialect = dialect
    }

    mutating func format(_ text: String) throws(JavaFormatException) -> String {
        var text = text
        var failure: JavaFormatException?
        text.withUTF8 { bytes in
            do throws(JavaFormatException) { try write(bytes) } catch { failure = error }
        }
        if let failure { throw failure }
        return String(decoding: output, as: UTF8.self)
    }

    private mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(JavaFormatException) {
        output.reserveCapacity(bytes.count + 16)
        var failure: JavaFormatException?
        var position = 0
        while position < bytes.count {
            var end = position
            while end < bytes.count, bytes[end] != UInt8(ascii: "%") { end += 1 }
            if end > position { output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[position..<end])) }
            if end == bytes.count { break }
            if dialect == .compose, !FormatDialect.isComposePlace(bytes, at: end) {
                output.append(UInt8(ascii: "%"))
                position = end + 1
                continue
            }
            var token = try JavaFormatToken(bytes, at: end)
            // All arguments are made texts.
            if dialect == .compose { token.conversion = UInt8(ascii: "s") }
            position = token.range.upperBound
            if failure != nil { continue }
            do throws(JavaFormatException) {
                try write(token, String(decoding: bytes[token.range], as: UTF8.self))
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }

    private mutating func write(_ token: JavaFormatToken, _ spelling: String) throws(JavaFormatException) {
        switch token.conversion {
        case UInt8(ascii: "n") where !token.isDate: output.append(0x0A)
        case UInt8(ascii: "%") where !token.isDate: output.append(contentsOf: Self.justified("%", token).utf8)
        default:
            let index = try argumentIndex(token, spelling)
            let field = JavaFormatField(token: token, spelling: spelling)
            let text = try field.text(for: marksArguments ? field.readable(arguments[index]) : arguments[index])
            if keepsUses { uses.append((index, text)) }
            let mark = marksArguments ? ArgumentMark.position(index).id : nil
            output.append(contentsOf: (mark.map { MarkedText.marked(text, $0) } ?? text).utf8)
        }
    }

    private mutating func argumentIndex(
        _ token: JavaFormatToken,
        _ spelling: String
    ) throws(JavaFormatException) -> Int {
        let index: Int
        if token.flags.contains(.previous) {
            guard let last else { throw JavaFormatException.missingArgument(spelling) }
            index = last
        } else if let explicit = token.index {
            index = explicit - 1
        } else {
            index = ordinary
            ordinary += 1
        }
        last = index
        guard arguments.indices.contains(index) else { throw JavaFormatException.missingArgument(spelling) }
        return index
    }

    /// A text in its field, whose width counts UTF-16 units.
    static func justified(_ text: String, _ token: JavaFormatToken) -> String {
        guard let width = token.width else { return text }
        let missing = min(width, maximumWidth) - text.utf16.count
        if missing <= 0 { return text }
        let blanks = String(repeating: " ", count: missing)
        return token.flags.contains(.leftAligned) ? text + blanks : blanks + text
    }
}
