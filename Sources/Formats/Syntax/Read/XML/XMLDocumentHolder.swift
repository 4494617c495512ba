package import InterlinguaIR

/// A document whose events can be given up once they were walked, and are read anew when somebody asks for them again.
///
/// Events take more memory than the file that they come from, and most files need them only once.
package final class XMLDocumentHolder: Sendable {
    package let file: SourceFile

    private let held: Locked<XMLDocument?>

    package init(_ document: XMLDocument) {
        file = document.file
        held = Locked(document)
    }

    /// The document; read anew, and held from then on, if it was given up.
    package var document: XMLDocument {
        held.withLock { held in
            if let held { return held }
            let document = XMLReader.read(file).document
            held = document
            return document
        }
    }

    /// Gives the document up.
    package func release() { held.withLock { $0 = nil } }
}
