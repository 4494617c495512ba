import CLibXML2

/// The functions that libxml2 calls.
///
/// The context's `_private` points to the tape: unlike the argument of the callbacks it is the same in the contexts that
/// libxml2 makes for entities.
enum XMLCallbacks {
    /// libxml2's own handler, which builds the document type declaration, with ours for everything that goes on the tape.
    static func handler() -> xmlSAXHandler {
        var handler = xmlSAXHandler()
        xmlSAXVersion(&handler, 2)
        handler.startDocument = { argument in
            xmlSAX2StartDocument(argument)
            withTape(argument) { tape, context in tape.pointee.skip(context) }
        }
        handler.startElementNs = {
            argument,
            local,
            prefix,
            uri,
            namespaceCount,
            namespaces,
            count,
            defaultedCount,
            attributes in
            withTape(argument) { tape, context in
                tape.pointee.startElement(
                    context,
                    name: (local, prefix, uri),
                    namespaces: UnsafeBufferPointer(start: namespaces, count: 2 * Int(namespaceCount)),
                    attributes: UnsafeBufferPointer(start: attributes, count: 5 * Int(count)),
                    defaultedCount: Int(defaultedCount)
                )
            }
        }
        handler.endElementNs = { argument, _, _, _ in
            withTape(argument) { tape, context in tape.pointee.endElement(context) }
        }
        handler.characters = characters
        // The same function, or else libxml2 looks for white space that might be ignored.
        handler.ignorableWhitespace = characters
        handler.cdataBlock = { argument, text, count in
            withTape(argument) { tape, context in
                tape.pointee.piece(context, .cdata, UnsafeBufferPointer(start: text, count: Int(count)))
            }
        }
        handler.comment = { argument, text in
            withTape(argument) { tape, context in
                guard interlingua_xml_is_in_subset(context) == 0 else { return }
                tape.pointee.piece(context, .comment, UnsafeBufferPointer(start: text, count: text.length))
            }
        }
        handler.processingInstruction = { argument, target, text in
            withTape(argument) { tape, context in
                guard interlingua_xml_is_in_subset(context) == 0 else { return }
                let bytes = UnsafeBufferPointer(start: text, count: text.length)
                tape.pointee.piece(context, .processingInstruction, bytes, target: target)
            }
        }
        handler.reference = { _, _ in }
        handler.getEntity = { argument, name in
            withTape(argument) { tape, context in tape.pointee.reference(context) }
            return xmlSAX2GetEntity(argument, name)
        }
        addDeclarations(to: &handler)
        handler.serror = { argument, error in
            guard let argument, let error else { return }
            // Both pointers, the mutable one of 2.11 and the other of 2.12, are taken as the latter.
            let context = argument.assumingMemoryBound(to: xmlParserCtxt.self)
            report(error, in: context)
        }
        return handler
    }

    private static func addDeclarations(to handler: inout xmlSAXHandler) {
        // Only what the document itself declares is kept; its text is enough for that, and no other file is opened.
        handler.entityDecl = { argument, name, type, publicIdentifier, systemIdentifier, content in
            withTape(argument) { tape, context in
                let isInternal =
                    type == Int32(XML_INTERNAL_GENERAL_ENTITY.rawValue)
                    || type == Int32(XML_INTERNAL_PARAMETER_ENTITY.rawValue)
                if isInternal {
                    xmlSAX2EntityDecl(argument, name, type, publicIdentifier, systemIdentifier, content)
                } else if let name = name.text {
                    tape.pointee.externalEntities.insert(name)
                }
            }
        }
        handler.resolveEntity = { _, _, _ in nil }
        handler.externalSubset = { argument, _, _, _ in
            withTape(argument) { tape, context in tape.pointee.skip(context) }
        }
    }

    private static let characters: charactersSAXFunc = { argument, text, count in
        withTape(argument) { tape, context in
            tape.pointee.characters(context, UnsafeBufferPointer(start: text, count: Int(count)))
        }
    }
}

// Free functions, since a C function pointer can't be made of a closure that captures even a type.

private func report(_ error: UnsafePointer<xmlError>, in context: UnsafeMutablePointer<xmlParserCtxt>) {
    guard let tape = context.pointee._private?.assumingMemoryBound(to: XMLTape.self) else { return }
    tape.pointee.report(error.pointee, in: context)
}

@inline(__always)
private func withTape(
    _ argument: UnsafeMutableRawPointer?,
    _ body: (UnsafeMutablePointer<XMLTape>, UnsafeMutablePointer<xmlParserCtxt>) -> Void
) {
    guard let context = argument?.assumingMemoryBound(to: xmlParserCtxt.self),
        let tape = context.pointee._private?.assumingMemoryBound(to: XMLTape.self)
    else { return }
    if tape.pointee.isStopped {
        // Callbacks go on for a while after an error; nothing of that belongs to the document.
        xmlStopParser(context)
    } else {
        body(tape, context)
    }
}

extension UnsafePointer<xmlChar>? {
    /// The number of bytes before the terminating zero; 0 for no string.
    fileprivate var length: Int {
        guard let self else { return 0 }
        return Int(xmlStrlen(self))
    }
}
