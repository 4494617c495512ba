package import InterlinguaIR

/// Reads Apple's old text property lists: `.strings` files as people write them.
package enum StringsReader {
    /// Decodes and reads a file, going on behind errors.
    package static func read(path: String, bytes: [UInt8]) -> (document: StringsDocument, diagnostics: [Diagnostic]) {
        let decoded = StringsEncoding.decode(path: path, bytes: bytes)
        var result = read(decoded.file)
        result.document.invalid = decoded.invalid
        return (result.document, decoded.diagnostics + result.diagnostics)
    }

    /// Reads a file whose text is valid UTF-8.
    package static func read(_ file: SourceFile) -> (document: StringsDocument, diagnostics: [Diagnostic]) {
        guard file.utf8.count < Int(UInt32.max) else {
            let document = StringsDocument(file: file, entries: [], comments: [], finalComments: 0..<0)
            return (document, [Diagnostic(.error, .fileTooLarge, "files are read up to 4 GiB", at: file.start)])
        }
        return file.utf8.withUnsafeBufferPointer { bytes in
            var parser = StringsParser(file: file, bytes: bytes)
            let document = parser.parse()
            return (document, parser.diagnostics)
        }
    }
}
