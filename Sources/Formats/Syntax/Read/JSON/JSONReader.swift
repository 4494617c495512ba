package import InterlinguaIR

/// Reads JSON as RFC 8259 defines it, and nothing else.
///
/// Whatever departs from it is an error with its place, and read as it was probably meant; a repeated key is a warning.
package enum JSONReader {
    /// Decodes and reads a file, going on behind errors.
    package static func read(path: String, bytes: [UInt8]) -> (document: JSONDocument, diagnostics: [Diagnostic]) {
        let decoded = JSONEncoding.decode(path: path, bytes: bytes)
        let result = read(decoded.file)
        return (result.document, decoded.diagnostics + result.diagnostics)
    }

    /// Reads a file whose text is valid UTF-8.
    package static func read(_ file: SourceFile) -> (document: JSONDocument, diagnostics: [Diagnostic]) {
        guard file.utf8.count < Int(UInt32.max) else {
            let diagnostic = Diagnostic(.error, .fileTooLarge, "files are read up to 4 GiB", at: file.start)
            return (JSONDocument(file: file, nodes: []), [diagnostic])
        }
        return file.utf8.withUnsafeBufferPointer { bytes in
            var parser = JSONParser(file: file, bytes: bytes)
            parser.parse()
            return (JSONDocument(file: file, nodes: parser.nodes), parser.diagnostics)
        }
    }

    /// Reads a file, whose text is valid UTF-8, only as far as somebody wants to see of its values and keys.
    ///
    /// - Parameter look: is shown one after the other, with the file's bytes, until it says that it has seen enough; of
    ///   containers only where they begin is known by then.
    static func read(_ file: SourceFile, until look: (JSONNode, UnsafeBufferPointer<UInt8>) -> Bool) {
        guard file.utf8.count < Int(UInt32.max) else { return }
        file.utf8.withUnsafeBufferPointer { bytes in
            var parser = JSONParser(file: file, bytes: bytes)
            var place = 0
            var isAtEnd = false
            while !isAtEnd {
                isAtEnd = !parser.readToken()
                while place < parser.nodes.count {
                    if look(parser.nodes[place], bytes) { return }
                    place += 1
                }
            }
        }
    }
}
