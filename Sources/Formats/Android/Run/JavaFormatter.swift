import InterlinguaIR
import InterlinguaSemantics

/// `String.format` in an English locale: reads a format string and writes what it says for some arguments.
///
/// One pass over the bytes. Java reads the whole string before it writes, so that a mistake in a specifier counts before one
/// in an argument wherever they stand.
struct JavaFormatter {
    private let arguments: [ArgumentValue]
    private var output: [UInt8] = []
    private var ordinary = 0
    private var last: Int?

    /// What was written for which argument, by index from 0, in order; for explanations.
    private(set) var uses: [(argument: Int, text: String)] = []

    /// Whether `uses` are kept.
    var keepsUses = false

    /// Whether marks stand around what arguments printed.
    var marksArguments = false

    /// The most characters that a field is filled up to: no sensible text has more, and files can ask for gigabytes.
    static let maximumWidth = 4096

    /// Prepares for arguments.
    init(_ arguments: [ArgumentValue]) { self.arguments = arguments }

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
            if failure == nil {
                let length = writePlain(bytes, end + 1)
                if length > 0 {
                    position = end + 1 + length
                    continue
                }
            }
            let token = try JavaFormatToken(bytes, at: end)
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

    /// Writes the commonest specifiers, `%%`, `%d`, `%s`, `%1$d` and `%1$s`, if nothing is to be said against it; gives the
    /// number of bytes behind the percent sign that were read, 0 if another way has to be taken.
    private mutating func writePlain(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        guard !keepsUses, !marksArguments, start < bytes.count else { return 0 }
        var conversion = bytes[start]
        var index = ordinary
        var length = 1
        if conversion == UInt8(ascii: "%") {
            output.append(UInt8(ascii: "%"))
            return length
        }
        if (0x31...0x39).contains(conversion) {
            guard start + 2 < bytes.count, bytes[start + 1] == UInt8(ascii: "$") else { return 0 }
            index = Int(conversion) - 0x31
            conversion = bytes[start + 2]
            length = 3
        }
        guard index < arguments.count else { return 0 }
        switch (conversion, arguments[index]) {
        case (UInt8(ascii: "d"), .number(let number, nil)):
            guard let value = Int(exactly: number) else { return 0 }
            appendDecimal(value)
        case (UInt8(ascii: "s"), .text(let text)): output.append(contentsOf: text.utf8)
        default: return 0
        }
        last = index
        if length == 1 { ordinary += 1 }
        return length
    }

    private mutating func appendDecimal(_ value: Int) {
        if value < 0 { output.append(UInt8(ascii: "-")) }
        var rest = value.magnitude
        let start = output.count
        repeat {
            output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        output[start...].reverse()
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
        return token.flags.contains(.leftJustify) ? text + blanks : blanks + text
    }
}
