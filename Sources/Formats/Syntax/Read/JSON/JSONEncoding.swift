import InterlinguaIR

/// Decodes JSON files, which have to be UTF-8 without a byte order mark (RFC 8259, section 8.1).
enum JSONEncoding {
    /// Decodes a file; what can't be decoded is U+FFFD in its text, and an error.
    ///
    /// Files in UTF-16 and UTF-32 are decoded all the same, so that what else is wrong with them can be said.
    static func decode(path: String, bytes: [UInt8]) -> (file: SourceFile, diagnostics: [Diagnostic]) {
        let mark = TextEncoding.byteOrderMark(of: bytes)
        let encoding = mark?.encoding ?? unmarkedEncoding(of: bytes)
        let content = bytes.dropFirst(mark?.length ?? 0)
        guard encoding == .utf8 else { return transcode(path: path, content, from: encoding) }
        let text: [UInt8]
        var diagnostics: [Diagnostic] = []
        let invalid = content.withUnsafeBufferPointer { UTF8Validation.firstInvalid(in: $0) }
        if invalid == nil {
            text = mark == nil ? bytes : Array(content)
        } else {
            text = Array(String(decoding: content, as: UTF8.self).utf8)
        }
        let file = SourceFile(path: path, utf8: text)
        if mark != nil {
            let message = "the file begins with a byte order mark, which some readers of JSON refuse; save it without"
            diagnostics.append(Diagnostic(.warning, .jsonByteOrderMark, message, at: file.start))
        }
        if let invalid {
            let range = SourceRange(file: file, lowerBound: invalid.lowerBound, upperBound: invalid.lowerBound + 3)
            let digits = String(content[content.startIndex + invalid.lowerBound], radix: 16, uppercase: true)
            let message = "the byte \(digits) is not UTF-8 here; save the file as UTF-8"
            diagnostics.append(Diagnostic(.error, .invalidEncoding, message, at: range))
        }
        return (file, diagnostics)
    }

    private static func transcode(
        path: String,
        _ content: ArraySlice<UInt8>,
        from encoding: TextEncoding
    ) -> (file: SourceFile, diagnostics: [Diagnostic]) {
        let decoded = encoding.decode(content)
        let file = SourceFile(path: path, utf8: decoded.utf8)
        let message = "the file is in \(encoding.rawValue), but JSON has to be UTF-8; save it as UTF-8"
        var diagnostics = [Diagnostic(.error, .jsonEncoding, message, at: file.start)]
        if let offset = decoded.firstInvalid {
            let range = SourceRange(file: file, lowerBound: offset, upperBound: offset + 3)
            diagnostics.append(Diagnostic(.error, .invalidEncoding, "this is not \(encoding.rawValue)", at: range))
        }
        return (file, diagnostics)
    }

    /// What the zeros among the first bytes tell: JSON begins with at least one character of ASCII.
    private static func unmarkedEncoding(of bytes: [UInt8]) -> TextEncoding {
        if bytes.count >= 4 {
            switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
            case (false, true, true, true): return .utf32LittleEndian
            case (true, true, true, false): return .utf32BigEndian
            default: break
            }
        }
        return TextEncoding.unmarkedUTF16(of: bytes) ?? .utf8
    }
}
