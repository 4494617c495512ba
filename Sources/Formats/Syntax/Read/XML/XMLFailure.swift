import CLibXML2

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif
import InterlinguaIR

/// What libxml2 found wrong, said with an exact place.
struct XMLFailure {
    let diagnostic: Diagnostic

    /// Rephrases an error.
    ///
    /// `offset` says how far the parser has read in the document, `openElement` is the innermost element that is open, with
    /// its start tag, `externalEntities` are the names of entities that lie in other files.
    init(
        error: xmlError,
        offset: Int,
        bytes: UnsafeBufferPointer<UInt8>,
        file: SourceFile,
        openElement: (name: String, range: Range<Int>)?,
        externalEntities: Set<String>
    ) {
        let code = xmlParserErrors(rawValue: UInt32(bitPattern: error.code))
        let name = error.str1.map { String(cString: $0) } ?? ""
        let place = Place(offset: offset, bytes: bytes)
        var range = place.here
        var kind = Diagnostic.Kind.xmlSyntax
        var severity: Diagnostic.Severity = error.level == XML_ERR_WARNING ? .warning : .error
        var notes: [Diagnostic.Note] = []
        let opening = openElement.map {
            Diagnostic.Note(
                "<\($0.name)> is opened here",
                at: SourceRange(file: file, lowerBound: $0.range.lowerBound, upperBound: $0.range.upperBound)
            )
        }
        let message: String
        switch code {
        case XML_ERR_DOCUMENT_EMPTY:
            message = "the file has no root element"
        case XML_ERR_DOCUMENT_END:
            message = "there is content after the end of the root element"
        case XML_ERR_INVALID_CHAR where place.isBehind(";") && place.text(since: "&").hasPrefix("#"):
            message = "XML does not allow this character, not even as a reference"
            range = place.since("&")
        case XML_ERR_INVALID_HEX_CHARREF, XML_ERR_INVALID_DEC_CHARREF, XML_ERR_INVALID_CHARREF:
            message = "this is no valid character reference; write “&amp;” for an ampersand"
            range = place.since("&")
        case XML_ERR_INVALID_CHAR:
            message = "XML does not allow this character"
        case XML_ERR_NAME_REQUIRED where place.isBehind("&"):
            message = "an ampersand has to be written “&amp;”"
            range = place.since("&")
        case XML_ERR_ENTITYREF_SEMICOL_MISSING:
            message = "the reference “&\(place.text(since: "&"))” lacks its semicolon; write “&amp;” for an ampersand"
            range = place.since("&")
        case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY, XML_ERR_ENTITY_PROCESSING, XML_ERR_UNPARSED_ENTITY:
            range = place.since("&")
            if externalEntities.contains(name) {
                message = "the entity “&\(name);” lies in another file, which is never read"
                kind = .xmlExternalEntity
                severity = .error
            } else if code == XML_ERR_UNDECLARED_ENTITY {
                message = "the entity “&\(name);” is not declared"
                kind = .xmlUndeclaredEntity
            } else if code == XML_WAR_UNDECLARED_ENTITY {
                message = "the entity “&\(name);” is not declared in this file and shows nothing"
                kind = .xmlUndeclaredEntity
                severity = .warning
            } else {
                message = "the entity “&\(name);” can't be used in a text"
            }
        case XML_ERR_ENTITY_LOOP:
            message = "an entity refers to itself, or entities grow beyond measure"
            kind = .xmlExpansion
            range = place.since("&")
        case XML_ERR_LT_IN_ATTRIBUTE:
            message = "“<” has to be written “&lt;” in the value of an attribute"
        case XML_ERR_ATTRIBUTE_NOT_STARTED:
            message = "the value of an attribute has to stand between quotes"
        case XML_ERR_ATTRIBUTE_NOT_FINISHED:
            message = "the value of the attribute has no closing quote"
        case XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
            message = "the attribute “\(name)” has no value"
        case XML_ERR_ATTRIBUTE_REDEFINED:
            message = "the attribute “\(name)” is given twice"
            range = place.last(name)
        case XML_ERR_COMMENT_NOT_FINISHED:
            message = "the comment has no “-->”"
        case XML_ERR_HYPHEN_IN_COMMENT:
            message = "“--” is not allowed in a comment"
        case XML_ERR_PI_NOT_FINISHED:
            message = "the processing instruction has no “?>”"
        case XML_ERR_MISPLACED_CDATA_END:
            message = "“]]>” has to be written “]]&gt;” in a text"
            range = place.next("]]>")
        case XML_ERR_CDATA_NOT_FINISHED:
            message = "the CDATA section has no “]]>”"
        case XML_ERR_RESERVED_XML_NAME:
            message = "the XML declaration is only allowed at the very start of the file"
        case XML_ERR_SPACE_REQUIRED:
            message = "white space is missing here"
        case XML_ERR_GT_REQUIRED:
            message = "“>” is missing here"
        case XML_ERR_TAG_NAME_MISMATCH:
            let closing = error.str2.map { String(cString: $0) } ?? ""
            message = "“</\(closing)>” does not close <\(name)>"
            range = place.since("<")
            if let opening, openElement?.name == name { notes.append(opening) }
        case XML_ERR_TAG_NOT_FINISHED, XML_ERR_LTSLASH_REQUIRED:
            message = openElement.map { "the file ends before </\($0.name)>" } ?? "the file ends within a tag"
            if let opening { notes.append(opening) }
        case XML_ERR_UNKNOWN_VERSION:
            message = "the file declares another version of XML than 1.0, and is read as 1.0"
        case XML_NS_ERR_UNDEFINED_NAMESPACE:
            message = "the namespace prefix “\(name)” is not declared"
            range = place.since("<")
        case XML_ERR_INTERNAL_ERROR where Self.text(of: error).hasPrefix("Excessive depth"):
            message = "elements are nested more than 256 deep"
            kind = .xmlDepth
        default:
            message = "the XML is not well-formed: \(Self.text(of: error))"
        }
        diagnostic = Diagnostic(
            severity,
            kind,
            message,
            at: SourceRange(file: file, lowerBound: range.lowerBound, upperBound: range.upperBound),
            notes: notes
        )
    }

    /// libxml2's own words, on one line.
    private static func text(of error: xmlError) -> String {
        guard let message = error.message else { return "code \(error.code)" }
        let bytes = UnsafeBufferPointer(start: message, count: strnlen(message, 300)).map { UInt8(bitPattern: $0) }
        return String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    }
}

/// Stretches of the document that end where the parser stands.
private struct Place {
    let offset: Int
    let bytes: UnsafeBufferPointer<UInt8>

    var here: Range<Int> { offset..<offset }

    /// From the last such character, at most a thousand bytes before.
    func since(_ character: Unicode.Scalar) -> Range<Int> {
        let wanted = UInt8(truncatingIfNeeded: character.value)
        var start = offset
        while start > 0, offset - start < 1000 {
            start -= 1
            if bytes[start] == wanted { return start..<offset }
        }
        return here
    }

    /// The last occurrence of a text before here, within the tag.
    func last(_ text: String) -> Range<Int> {
        let wanted = Array(text.utf8)
        var start = offset - wanted.count
        while start > 0, bytes[start] != UInt8(ascii: "<") {
            if bytes[start..<start + wanted.count].elementsEqual(wanted) { return start..<start + wanted.count }
            start -= 1
        }
        return here
    }

    /// The next occurrence of a text from here on, before the next tag.
    func next(_ text: String) -> Range<Int> {
        let wanted = Array(text.utf8)
        var start = offset
        while start + wanted.count <= bytes.count, bytes[start] != UInt8(ascii: "<") {
            if bytes[start..<start + wanted.count].elementsEqual(wanted) { return start..<start + wanted.count }
            start += 1
        }
        return here
    }

    func isBehind(_ character: Unicode.Scalar) -> Bool {
        offset > 0 && offset <= bytes.count && bytes[offset - 1] == UInt8(truncatingIfNeeded: character.value)
    }

    func text(since character: Unicode.Scalar) -> String {
        String(decoding: bytes[since(character)].dropFirst(), as: UTF8.self)
    }
}
