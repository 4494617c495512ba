package import InterlinguaIR

/// Reads property lists in any of their three serialisations.
package enum PropertyListReader {
    /// Reads a file, going on behind errors where the serialisation allows it.
    package static func read(
        path: String,
        bytes: [UInt8]
    ) -> (document: PropertyListDocument, diagnostics: [Diagnostic]) {
        switch PropertyListDocument.serialization(of: bytes) {
        case .binary: return readBinary(path: path, bytes: bytes)
        case .xml:
            let parsed = XMLReader.read(path: path, bytes: bytes)
            let list = XMLPropertyListReader.read(parsed.document)
            // A file that breaks off lacks ends of elements; that has been said.
            let diagnostics = parsed.diagnostics + (parsed.document.isWellFormed ? list.diagnostics : [])
            let document = PropertyListDocument(
                file: parsed.document.file,
                serialization: .xml,
                root: list.root,
                mayHaveGaps: list.hasGaps
            )
            return (document, diagnostics)
        case .text, .json:
            let parsed = StringsReader.read(path: path, bytes: bytes)
            var reader = TextPropertyListReader(parsed.document)
            let root = reader.read()
            let document = PropertyListDocument(file: parsed.document.file, serialization: .text, root: root)
            return (document, parsed.diagnostics + reader.diagnostics)
        }
    }

    private static func readBinary(
        path: String,
        bytes: [UInt8]
    ) -> (document: PropertyListDocument, diagnostics: [Diagnostic]) {
        let file = SourceFile(path: path, utf8: [])
        var reader = BinaryPropertyListReader(bytes)
        do {
            let root = try reader.read()
            return (PropertyListDocument(file: file, serialization: .binary, root: root), [])
        } catch {
            let document = PropertyListDocument(file: file, serialization: .binary, root: nil)
            let message = "the binary property list is damaged: \(error.explanation)"
            return (document, [Diagnostic(.error, .propertyListSyntax, message, at: file.start)])
        }
    }
}

extension BinaryPropertyListReader.Failure {
    fileprivate var explanation: String {
        switch self {
        case .truncated: "something points out of the file"
        case .unknownObject(let marker): "there is no object of kind \(marker)"
        case .tooDeep: "objects are nested too deep, or in a circle"
        case .tooLarge: "it stands for too many values"
        }
    }
}
