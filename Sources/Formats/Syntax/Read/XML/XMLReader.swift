import CLibXML2
package import InterlinguaIR

/// Reads XML into an array of events by libxml2's SAX2 interface.
///
/// Any number of threads may read at the same time. Entities declared in the document are substituted; nothing outside
/// of it is ever read.
package enum XMLReader {
    /// Decodes and reads a file.
    package static func read(path: String, bytes: [UInt8]) -> (document: XMLDocument, diagnostics: [Diagnostic]) {
        let decoded = XMLEncoding.decode(path: path, bytes: bytes)
        guard decoded.text != nil else {
            let document = XMLDocument(
                file: decoded.file,
                events: [],
                attributes: [],
                names: [],
                decoded: [],
                isWellFormed: false
            )
            return (document, decoded.diagnostics)
        }
        let result = read(decoded.file)
        return (result.document, decoded.diagnostics + result.diagnostics)
    }

    /// Reads a file whose text is valid UTF-8; a property list as leniently as Apple does.
    package static func read(_ file: SourceFile) -> (document: XMLDocument, diagnostics: [Diagnostic]) {
        _ = initialization
        let text = PropertyListLeniency.blanked(file.utf8) ?? file.utf8
        return text.withUnsafeBufferPointer { bytes in
            var tape = XMLTape(file: file, bytes: bytes)
            // A struct behind a pointer: callbacks from C reach it without the checks that a class's members would cost.
            withUnsafeMutablePointer(to: &tape) { parse(bytes, into: $0) }
            return tape.finish()
        }
    }

    /// libxml2's globals have to be set up before several threads use it.
    private static let initialization: Void = xmlInitParser()

    private static func parse(_ bytes: UnsafeBufferPointer<UInt8>, into tape: UnsafeMutablePointer<XMLTape>) {
        guard let base = bytes.baseAddress, !bytes.isEmpty else {
            return tape.pointee.report(
                .xmlSyntax,
                "the file is empty; an XML document needs a root element",
                at: 0..<0
            )
        }
        guard let length = Int32(exactly: bytes.count) else {
            return tape.pointee.report(.fileTooLarge, "the file is too large: XML is read up to 2 GiB", at: 0..<0)
        }
        let characters = UnsafeRawPointer(base).assumingMemoryBound(to: CChar.self)
        guard let context = xmlCreateMemoryParserCtxt(characters, length), let handler = context.pointee.sax else {
            return tape.pointee.report(.outOfMemory, "there is not enough memory to read the file", at: 0..<0)
        }
        defer {
            tape.pointee.close()
            if let document = context.pointee.myDoc {
                context.pointee.myDoc = nil
                xmlFreeDoc(document)
            }
            xmlFreeParserCtxt(context)
        }
        handler.pointee = XMLCallbacks.handler()
        xmlCtxtUseOptions(context, interlingua_xml_options())
        context.pointee._private = UnsafeMutableRawPointer(tape)
        tape.pointee.context = context
        let status = xmlParseDocument(context)
        let isWellFormed = status == 0 && context.pointee.wellFormed != 0 && context.pointee.nsWellFormed != 0
        if !isWellFormed { tape.pointee.reportIfSilent() }
    }
}
