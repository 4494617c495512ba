import InterlinguaIR

/// Parses text property lists as CoreFoundation's parser does, but goes on behind an error.
///
/// CoreFoundation refuses a whole file for most errors, and for one kind stops without a word: at something that can't start
/// a key, behind at least one entry.
struct StringsParser {
    private var scanner: StringsScanner
    private let file: SourceFile
    private var entries: [StringsEntry] = []
    /// What is to be said about the file.
    private(set) var diagnostics: [Diagnostic] = []

    /// The diagnostic of the place where CoreFoundation stops in silence, and how many entries stand before it.
    private var silentStop: (diagnostic: Int, entries: Int)?

    /// How deep containers may stand within each other.
    ///
    /// CoreFoundation's limit is 512; no real file comes near, and threads that read files have small stacks.
    private static let depthLimit = 128

    /// Creates a parser for the text of a file.
    init(file: SourceFile, bytes: UnsafeBufferPointer<UInt8>) {
        self.file = file
        scanner = StringsScanner(bytes: bytes)
    }

    /// Parses the whole file.
    mutating func parse() -> StringsDocument {
        scanner.skipTrivia()
        var finalComments = 0..<scanner.comments.count
        switch scanner.current {
        case UInt8(ascii: "{"):
            scanner.advance()
            (entries, finalComments) = dictionaryContent(depth: 1, isOutermost: false)
            closeBrace()
        case UInt8(ascii: "("), UInt8(ascii: "<"):
            report(.notADictionary, "the file has to hold keys and values, not a list or data", at: here)
        default:
            scanner.move(to: 0)
            scanner.forgetComments()
            (entries, finalComments) = dictionaryContent(depth: 0, isOutermost: true)
        }
        finishDiagnostics()
        return StringsDocument(file: file, entries: entries, comments: scanner.comments, finalComments: finalComments)
    }

    // MARK: Grammar

    /// Reads entries up to the end of the file or, within braces, up to the closing one.
    private mutating func dictionaryContent(
        depth: Int,
        isOutermost: Bool
    ) -> ([StringsEntry], finalComments: Range<Int>) {
        var result: [StringsEntry] = []
        if isOutermost {
            let count = scanner.bytes.count { $0 == UInt8(ascii: ";") }
            result.reserveCapacity(min(count, scanner.bytes.count / 32))
        }
        while true {
            let firstComment = scanner.comments.count
            scanner.skipTrivia()
            var leading = firstComment..<scanner.comments.count
            let trailing = trailingComments(of: leading)
            if !trailing.isEmpty, !result.isEmpty {
                result[result.count - 1].trailingComments = trailing
                leading = trailing.upperBound..<leading.upperBound
            }
            if scanner.isAtEnd || (!isOutermost && scanner.current == UInt8(ascii: "}")) { return (result, leading) }
            let lineBreaks = scanner.lineBreaks
            switch scanner.string() {
            case .token(let key):
                guard var entry = entry(key: key, depth: depth) else { continue }
                entry.leadingComments = leading
                entry.lineBreaksBefore = lineBreaks
                result.append(entry)
            case .unterminated(let offset):
                if isOutermost, !result.isEmpty, diagnostics.isEmpty { silentStop = (0, result.count) }
                reportUnterminated(at: offset)
                scanner.move(to: .max)
            case .none:
                reportJunk(behind: result.count, isOutermost: isOutermost)
            }
        }
    }

    /// Comments in the line of an entry belong to it, unless another key follows in that line.
    private func trailingComments(of comments: Range<Int>) -> Range<Int> {
        var end = comments.lowerBound
        while end < comments.upperBound, scanner.comments[end].lineBreaksBefore == 0 { end += 1 }
        guard end > comments.lowerBound else { return comments.lowerBound..<comments.lowerBound }
        let isLineEnd = scanner.comments[end - 1].lineBreaksAfter > 0 || scanner.isAtEnd
        return comments.lowerBound..<(isLineEnd ? end : comments.lowerBound)
    }

    /// Reads what stands behind a key, up to the semicolon; nil if there is no value.
    private mutating func entry(key: StringsToken, depth: Int) -> StringsEntry? {
        let firstComment = scanner.comments.count
        scanner.skipTrivia()
        var value = StringsValue.string(key)
        var isShorthand = false
        switch scanner.current {
        case UInt8(ascii: ";"):
            isShorthand = true
        case UInt8(ascii: "="):
            scanner.advance()
            guard let found = self.value(depth: depth) else { return nil }
            value = found
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let end = key.outerBounds.upperBound
            report(.stringsSyntax, "“=” is missing between the key and its value", at: end..<end)
            guard let found = self.value(depth: depth) else { return nil }
            value = found
        default:
            reportBehindKey(key)
            return nil
        }
        scanner.skipTrivia()
        if scanner.current == UInt8(ascii: ";") {
            scanner.advance()
        } else {
            reportMissingSemicolon(behind: value.bounds.upperBound)
        }
        let none = scanner.comments.count..<scanner.comments.count
        return StringsEntry(
            key: key,
            value: value,
            isShorthand: isShorthand,
            leadingComments: none,
            innerComments: firstComment..<scanner.comments.count,
            trailingComments: none,
            lineBreaksBefore: 0
        )
    }

    /// Reads a value; nil with a diagnostic if there is none.
    private mutating func value(depth: Int) -> StringsValue? {
        scanner.skipTrivia()
        let start = scanner.index
        switch scanner.current {
        case UInt8(ascii: "{"):
            guard enter(depth + 1) else { return nil }
            scanner.advance()
            let content = dictionaryContent(depth: depth + 1, isOutermost: false).0
            closeBrace(isOutermost: false)
            return .dictionary(content, start..<scanner.index)
        case UInt8(ascii: "("):
            guard enter(depth + 1) else { return nil }
            return array(depth: depth + 1)
        case UInt8(ascii: "<"):
            return data()
        default: break
        }
        switch scanner.string() {
        case .token(let token): return .string(token)
        case .unterminated(let offset):
            reportUnterminated(at: offset)
            scanner.move(to: .max)
        case .none:
            let found = scanner.isAtEnd ? "the file ends" : "there is “\(currentCharacter)”"
            report(.stringsSyntax, "a value is expected here, but \(found)", at: here)
            skipToNextEntry()
        }
        return nil
    }

    private mutating func array(depth: Int) -> StringsValue? {
        let start = scanner.index
        scanner.advance()
        var values: [StringsValue] = []
        while true {
            scanner.skipTrivia()
            if scanner.current == UInt8(ascii: ")") { break }
            guard let value = value(depth: depth) else { return nil }
            values.append(value)
            scanner.skipTrivia()
            if scanner.current == UInt8(ascii: ",") {
                scanner.advance()
            } else if scanner.current != UInt8(ascii: ")") {
                report(.stringsSyntax, "“,” or “)” is expected here", at: here)
                skipToNextEntry()
                return nil
            }
        }
        scanner.advance()
        return .array(values, start..<scanner.index)
    }

    private mutating func data() -> StringsValue? {
        let start = scanner.index
        while !scanner.isAtEnd, scanner.current != UInt8(ascii: ">"), scanner.current != 0x0A {
            scanner.advance()
            switch scanner.current {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
                UInt8(ascii: "A")...UInt8(ascii: "F"), 0x20, UInt8(ascii: ">"), 0x0A, 0x09, 0x0D:
                continue
            default:
                report(.stringsSyntax, "data may hold only hexadecimal digits", at: here)
                skipToNextEntry()
                return nil
            }
        }
        scanner.advance()
        return .data(start..<scanner.index)
    }

    private mutating func enter(_ depth: Int) -> Bool {
        guard depth > Self.depthLimit else { return true }
        report(.tooDeep, "values are nested more than \(Self.depthLimit) deep", at: here)
        scanner.move(to: .max)
        return false
    }

    private mutating func closeBrace(isOutermost: Bool = true) {
        guard scanner.current == UInt8(ascii: "}") else {
            return report(.stringsSyntax, "“}” is missing at the end", at: here)
        }
        scanner.advance()
        guard isOutermost else { return }
        scanner.skipTrivia()
        if !scanner.isAtEnd {
            report(.stringsSyntax, "nothing may follow the closing brace of the file", at: here)
        }
    }

    // MARK: Errors

    private var here: Range<Int> { scanner.index..<scanner.index + currentCharacter.utf8.count }

    /// The character that is to be read next, as text; empty at the end.
    private var currentCharacter: String {
        guard !scanner.isAtEnd else { return "" }
        let end = min(scanner.index + 4, file.utf8.count)
        let text = String(decoding: file.utf8[scanner.index..<end], as: UTF8.self)
        return text.unicodeScalars.first.map { String($0) } ?? ""
    }

    private mutating func report(_ kind: Diagnostic.Kind, _ message: String, at range: Range<Int>) {
        let end = min(range.upperBound, file.utf8.count)
        let range = SourceRange(file: file, lowerBound: range.lowerBound, upperBound: end)
        diagnostics.append(Diagnostic(.error, kind, message, at: range))
    }

    private mutating func reportUnterminated(at offset: Int) {
        report(.unterminatedString, "this quote is never closed", at: offset..<offset + 1)
    }

    /// Reports what can't start a key, and goes behind it.
    private mutating func reportJunk(behind count: Int, isOutermost: Bool) {
        if isOutermost, count > 0, diagnostics.isEmpty {
            silentStop = (0, count)
            report(.trailingJunk, "“\(currentCharacter)” can't start a key", at: here)
        } else {
            report(.stringsSyntax, "“\(currentCharacter)” can't start a key", at: here)
        }
        if scanner.current == UInt8(ascii: ";") || scanner.current == UInt8(ascii: "}") {
            scanner.advance()
        } else {
            skipToNextEntry()
        }
    }

    private mutating func reportBehindKey(_ key: StringsToken) {
        if scanner.isAtEnd {
            let end = key.outerBounds.upperBound
            report(.stringsSyntax, "“;” is missing after the last entry", at: end..<end)
        } else if key.quotes == .none {
            report(.stringsSyntax, "a key or value with “\(currentCharacter)” has to stand between quotes", at: here)
        } else {
            report(.stringsSyntax, "“=” or “;” is expected after a key, not “\(currentCharacter)”", at: here)
        }
        skipToNextEntry()
    }

    private mutating func reportMissingSemicolon(behind end: Int) {
        if scanner.current == UInt8(ascii: ",") {
            report(.stringsSyntax, "entries end in “;”, not in “,”", at: here)
            scanner.advance()
            return
        }
        report(.stringsSyntax, "“;” is missing after the value", at: end..<end)
        // What follows in the same line is hardly the next entry.
        if scanner.lineBreaks == 0, scanner.current != UInt8(ascii: "}") { skipToNextEntry() }
    }

    /// Goes behind the next semicolon, or to the next line that starts with a quote.
    private mutating func skipToNextEntry() {
        var index = scanner.index
        var isLineStart = false
        while index < scanner.bytes.count {
            switch scanner.bytes[index] {
            case UInt8(ascii: ";"): return scanner.move(to: index + 1)
            case 0x0A, 0x0D: isLineStart = true
            case 0x20, 0x09: break
            case UInt8(ascii: "\"") where isLineStart: return scanner.move(to: index)
            default: isLineStart = false
            }
            index += 1
        }
        scanner.move(to: index)
    }

    private mutating func finishDiagnostics() {
        if let silentStop {
            let lost = entries.count - silentStop.entries
            let loss = lost == 0 ? "" : lost == 1 ? " and loses one entry" : " and loses \(lost) entries"
            diagnostics[silentStop.diagnostic].message += "; Foundation stops reading here without an error\(loss)"
        }
        guard let start = scanner.unterminatedComment else { return }
        let isLoss = file.utf8[start...].contains(UInt8(ascii: ";"))
        let range = SourceRange(file: file, lowerBound: start, upperBound: start + 2)
        let message = "this comment is never closed\(isLoss ? " and swallows the rest of the file" : "")"
        diagnostics.append(Diagnostic(isLoss ? .error : .warning, .unterminatedComment, message, at: range))
    }
}
