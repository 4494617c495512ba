package import InterlinguaIR

/// Decodes text property lists: by byte order mark, else as UTF-8; never by a guess at an 8-bit encoding.
package enum StringsEncoding {
    /// Decodes a file; what can't be decoded is U+FFFD in its text, and an error.
    ///
    /// - Returns: Also where U+FFFD stands for what can't be decoded.
    package static func decode(
        path: String,
        bytes: [UInt8]
    ) -> (file: SourceFile, invalid: [Int], diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let mark = TextEncoding.byteOrderMark(of: bytes)
        let unmarked = mark == nil ? TextEncoding.unmarkedUTF16(of: bytes) : nil
        let encoding = mark?.encoding ?? unmarked ?? .utf8
        let content = bytes.dropFirst(mark?.length ?? 0)
        let decoded: Transcoded
        if encoding == .utf8, let invalid = content.withUnsafeBufferPointer({ UTF8Validation.firstInvalid(in: $0) }) {
            decoded = encoding.decode(content)
            let file = SourceFile(path: path, utf8: decoded.utf8)
            let range = SourceRange(file: file, lowerBound: invalid.lowerBound, upperBound: invalid.lowerBound + 3)
            let byte = String(content[content.startIndex + invalid.lowerBound], radix: 16, uppercase: true)
            let message = "the byte \(byte) is not UTF-8 here; Foundation refuses the whole file"
            return (file, decoded.invalid, [Diagnostic(.error, .invalidEncoding, message, at: range)])
        } else if encoding == .utf8 {
            decoded = Transcoded(utf8: mark == nil ? bytes : Array(content))
        } else {
            decoded = encoding.decode(content)
        }
        let isMarkedTwice = decoded.utf8.starts(with: [0xEF, 0xBB, 0xBF])
        let file = SourceFile(path: path, utf8: isMarkedTwice ? Array(decoded.utf8.dropFirst(3)) : decoded.utf8)
        let start = file.start
        if isMarkedTwice {
            let message = "the file begins with two byte order marks; Foundation refuses it"
            diagnostics.append(Diagnostic(.error, .secondByteOrderMark, message, at: start))
        }
        if unmarked != nil {
            let message = "the file is in \(encoding.rawValue) without a byte order mark; Foundation refuses it"
            diagnostics.append(Diagnostic(.warning, .missingByteOrderMark, message, at: start))
        }
        let invalid = isMarkedTwice ? decoded.invalid.map { $0 - 3 } : decoded.invalid
        if let offset = invalid.first {
            let range = SourceRange(file: file, lowerBound: offset, upperBound: offset + 3)
            let message = "this is not \(encoding.rawValue); Foundation refuses the whole file"
            diagnostics.append(Diagnostic(.error, .invalidEncoding, message, at: range))
        }
        return (file, invalid, diagnostics)
    }
}
