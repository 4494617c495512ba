package import InterlinguaIR

/// Decodes XML files: by byte order mark, else by the encoding that the XML declaration names, else as UTF-8.
package enum XMLEncoding {
    /// Decodes a file; the text is nil if its encoding is unknown, wrong or broken, which a diagnostic says.
    ///
    /// UTF-8, UTF-16, ISO-8859-1 and US-ASCII are read, as expat does; no consumer of translations reads others.
    package static func decode(
        path: String,
        bytes: [UInt8]
    ) -> (file: SourceFile, text: [UInt8]?, diagnostics: [Diagnostic]) {
        let mark = TextEncoding.byteOrderMark(of: bytes)
        if let mark, mark.encoding != .utf8 {
            return transcode(path: path, bytes: bytes.dropFirst(mark.length), from: mark.encoding)
        }
        if mark == nil, let encoding = TextEncoding.unmarkedUTF16(of: bytes) {
            return transcode(path: path, bytes: bytes[...], from: encoding)
        }
        let text = mark.map { Array(bytes.dropFirst($0.length)) } ?? bytes
        if let declaration = declaredEncoding(in: text) {
            switch (declaration.name.uppercased(), singleByte(declaration.name)) {
            case ("UTF-8", _), ("UTF8", _): break
            case (_, let encoding?) where encoding == .ascii || mark == nil:
                return transcode(path: path, bytes: text[...], from: encoding)
            default:
                let file = SourceFile(path: path, utf8: text)
                return (file, nil, [wrongDeclaration(declaration, in: file)])
            }
        }
        return validate(SourceFile(path: path, utf8: text))
    }

    /// The encoding of one byte a character that a file declares; nil for others.
    package static func declaredSingleByte(of bytes: [UInt8]) -> TextEncoding? {
        declaredEncoding(in: bytes).flatMap { singleByte($0.name) }
    }

    private static func singleByte(_ name: String) -> TextEncoding? {
        switch name.uppercased() {
        case "US-ASCII", "ASCII": .ascii
        case "ISO-8859-1", "LATIN1": .latin1
        default: nil
        }
    }

    private static func validate(_ file: SourceFile) -> (SourceFile, [UInt8]?, [Diagnostic]) {
        let invalid = file.utf8.withUnsafeBufferPointer { UTF8Validation.firstInvalid(in: $0) }
        guard let invalid else { return (file, file.utf8, []) }
        let range = SourceRange(file: file, lowerBound: invalid.lowerBound, upperBound: invalid.upperBound)
        let byte = String(file.utf8[invalid.lowerBound], radix: 16, uppercase: true)
        return (file, nil, [Diagnostic(.error, .invalidEncoding, "the byte \(byte) is not UTF-8 here", at: range)])
    }

    private static func transcode(
        path: String,
        bytes: ArraySlice<UInt8>,
        from encoding: TextEncoding
    ) -> (SourceFile, [UInt8]?, [Diagnostic]) {
        let decoded = encoding.decode(bytes)
        let file = SourceFile(path: path, utf8: decoded.utf8)
        if let offset = decoded.firstInvalid {
            let range = SourceRange(file: file, lowerBound: offset, upperBound: offset + 3)
            return (file, nil, [Diagnostic(.error, .invalidEncoding, "this is not \(encoding.rawValue)", at: range)])
        }
        if encoding == .utf32LittleEndian || encoding == .utf32BigEndian {
            let message = "the file is in UTF-32, which XML readers refuse; save it as UTF-8"
            return (file, nil, [Diagnostic(.error, .xmlEncoding, message, at: file.start)])
        }
        let isUTF16 = encoding == .utf16LittleEndian || encoding == .utf16BigEndian
        if isUTF16, let declaration = declaredEncoding(in: file.utf8),
            !declaration.name.uppercased().hasPrefix("UTF-16")
        {
            return (file, nil, [wrongDeclaration(declaration, in: file, actual: "UTF-16")])
        }
        return (file, file.utf8, [])
    }

    private static func wrongDeclaration(
        _ declaration: (name: String, range: Range<Int>),
        in file: SourceFile,
        actual: String? = nil
    ) -> Diagnostic {
        let range = SourceRange(
            file: file,
            lowerBound: declaration.range.lowerBound,
            upperBound: declaration.range.upperBound
        )
        let isUTF16 = declaration.name.uppercased().hasPrefix("UTF-16")
        let message =
            if let actual {
                "the declaration says “\(declaration.name)”, but the file is in \(actual)"
            } else if isUTF16 {
                "the declaration says “\(declaration.name)”, but the file is not in UTF-16"
            } else {
                "the encoding “\(declaration.name)” is not supported; save the file as UTF-8"
            }
        return Diagnostic(.error, .xmlEncoding, message, at: range)
    }

    /// The encoding that the XML declaration names, and where; nil if there is no declaration or none in it.
    private static func declaredEncoding(in text: [UInt8]) -> (name: String, range: Range<Int>)? {
        guard text.starts(with: Array("<?xml".utf8)) else { return nil }
        let end = text.prefix(1024).firstIndex(of: UInt8(ascii: ">")) ?? min(text.count, 1024)
        let word = Array("encoding".utf8)
        var index = 5
        while index + word.count < end, !text[index...].starts(with: word) { index += 1 }
        index += word.count
        let isSpaceOrSign = { (byte: UInt8) in
            byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x3D
        }
        while index < end, isSpaceOrSign(text[index]) { index += 1 }
        guard index < end, text[index] == UInt8(ascii: "\"") || text[index] == UInt8(ascii: "'") else { return nil }
        let start = index + 1
        guard let close = text[start..<end].firstIndex(of: text[index]) else { return nil }
        return (String(decoding: text[start..<close], as: UTF8.self), start..<close)
    }
}
