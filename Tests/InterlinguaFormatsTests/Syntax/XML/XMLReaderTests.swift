import InterlinguaIR
import Testing

@testable import InterlinguaFormats

/// Writes events as text with their places, one a line: kind, bounds, content.
private func dump(_ document: XMLDocument) -> [String] {
    document.events.map { event in
        let bounds = "\(event.lowerBound)..<\(event.upperBound)\(event.isFromEntity ? "&" : "")"
        switch event.kind {
        case .startElement:
            let attributes = document.attributes(of: event).map {
                " \(document.names[Int($0.name)].qualified)=\(document.string(of: $0))\($0.isDefaulted ? "!" : "")"
            }
            return "\(bounds) <\(document.name(of: event).qualified)\(attributes.joined())>"
        case .endElement: return "\(bounds) </\(document.name(of: event).qualified)>"
        case .text: return "\(bounds) '\(document.string(of: event))'"
        case .cdata: return "\(bounds) [\(document.string(of: event))]"
        case .comment: return "\(bounds) #\(document.string(of: event))"
        case .processingInstruction:
            return "\(bounds) ?\(document.name(of: event).qualified) \(document.string(of: event))"
        }
    }
}

private func read(_ text: String) -> (document: XMLDocument, diagnostics: [Diagnostic]) {
    XMLReader.read(path: "a.xml", bytes: Array(text.utf8))
}

@Suite("Events of XML documents and their places")
struct XMLReaderTests {
    @Test(
        arguments: [
            ("<a/>", ["0..<4 <a>", "4..<4 </a>"]),
            ("<a></a>", ["0..<3 <a>", "3..<7 </a>"]),
            ("<a >x</a >", ["0..<4 <a>", "4..<5 'x'", "5..<10 </a>"]),
            ("\n<a b='1' c=\"x>y\">ä\nö</a>\n", ["1..<18 <a b=1 c=x>y>", "18..<23 'ä\nö'", "23..<27 </a>"]),
            ("<a>x &amp; &#65;&lt;</a>", ["0..<3 <a>", "3..<20 'x & A<'", "20..<24 </a>"]),
            (
                "<a><b/>t<b></b></a>",
                ["0..<3 <a>", "3..<7 <b>", "7..<7 </b>", "7..<8 't'", "8..<11 <b>", "11..<15 </b>", "15..<19 </a>"]
            ),
            (
                "<?xml version='1.0'?><!-- c --><a>x<![CDATA[<y>]]>z<?p q?></a><!--e-->",
                [
                    "21..<31 # c ", "31..<34 <a>", "34..<35 'x'", "35..<50 [<y>]", "50..<51 'z'", "51..<58 ?p q",
                    "58..<62 </a>",
                    "62..<70 #e",
                ]
            ),
            ("<a x='&quot;&#10;ü\r\n'>\r\n</a>", ["0..<23 <a x=\"\nü >", "23..<25 '\n'", "25..<29 </a>"]),
            ("<x:a xmlns:x='urn:x' x:b='1'/>", ["0..<30 <x:a xmlns:x=urn:x x:b=1>", "30..<30 </x:a>"]),
            (
                "<!DOCTYPE a [<!-- no --><!ENTITY e 'E&#38;amp;'><!ATTLIST a d CDATA 'v'>]> <a>1&e;2&e;&e;</a>",
                [
                    "75..<78 <a d=v!>", "78..<79 '1'", "79..<82& 'E&'", "82..<83 '2'", "83..<86& 'E&'", "86..<89& 'E&'",
                    "89..<93 </a>",
                ]
            ),
            (
                "<!DOCTYPE a [<!ENTITY e 'x<b c=\"d\">y</b>'><!ENTITY f '&e;z'>]><a k='&f2;'>&f;</a>"
                    .replacingOccurrences("&f2;", "1"),
                [
                    "62..<71 <a k=1>", "71..<74& 'x'", "71..<74& <b c=d>", "71..<74& 'y'", "71..<74& </b>",
                    "71..<74& 'z'",
                    "74..<78 </a>",
                ]
            ),
        ] as [(String, [String])]
    )
    func events(text: String, expected: [String]) {
        let result = read(text)
        #expect(result.diagnostics.isEmpty)
        #expect(result.document.isWellFormed)
        #expect(dump(result.document) == expected)
    }

    @Test("Start and end know each other")
    func partners() {
        let document = read("<a><b/><c>x</c></a>").document
        #expect(document.events.map(\.partner) == [6, 2, 1, 5, 4, 3, 0])
        #expect(document.root == 0)
    }

    @Test(
        "What is wrong is said at its place",
        arguments: [
            ("", "xml-syntax", 1, 1, "the file is empty; an XML document needs a root element"),
            ("<a>\n  <b>x</c>\n</a>", "xml-syntax", 2, 7, "“</c>” does not close <b>"),
            ("<a>\n & x</a>", "xml-syntax", 2, 2, "an ampersand has to be written “&amp;”"),
            ("<a>&nbsp;</a>", "xml-undeclared-entity", 1, 4, "the entity “&nbsp;” is not declared"),
            ("<a><b x='1'></a>", "xml-syntax", 1, 13, "“</a>” does not close <b>"),
            ("<a><b>", "xml-syntax", 1, 7, "the file ends before </b>"),
            ("<a/><b/>", "xml-syntax", 1, 5, "there is content after the end of the root element"),
            ("<a x:b='1'/>", "xml-syntax", 1, 1, "the namespace prefix “x” is not declared"),
            (
                "<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/hostname'>]>\n<a>&e;</a>", "xml-external-entity", 2, 4,
                "the entity “&e;” lies in another file, which is never read"
            ),
            (
                "<?xml version='1.0' encoding='windows-1252'?><a/>", "xml-encoding", 1, 31,
                "the encoding “windows-1252” is not supported; save the file as UTF-8"
            ),
            (
                "<?xml version='1.0' encoding='utf-16'?><a/>", "xml-encoding", 1, 31,
                "the declaration says “utf-16”, but the file is not in UTF-16"
            ),
        ] as [(String, String, Int, Int, String)]
    )
    func failures(text: String, identifier: String, line: Int, column: Int, message: String) {
        let result = read(text)
        #expect(!result.document.isWellFormed)
        #expect(result.diagnostics.count == 1)
        let first = result.diagnostics.first
        #expect(first?.severity == .error)
        #expect(first?.identifier == identifier)
        #expect(first?.message == message)
        #expect(first?.range?.start == SourceLocation(line: line, column: column))
    }

    @Test(
        "What expat refuses is an error, and what it lets pass is not",
        arguments: [
            ("<a b='1' b='2'/>", ["1:10 error xml-syntax"]),
            ("<a>x]]>y</a>", ["1:5 error xml-syntax"]),
            ("<a><!-- x -- y --></a>", ["1:11 error xml-syntax"]),
            ("<a>\n&#1;</a>", ["2:1 error xml-syntax"]),
            ("<a>\u{1}</a>", ["1:4 error xml-syntax"]),
            ("<a>\u{FFFE}</a>", ["1:4 error xml-syntax"]),
            (" <?xml version='1.0'?><a/>", ["1:7 error xml-syntax"]),
            ("<a b='<'/>", ["1:7 error xml-syntax"]),
            ("<a b=c/>", ["1:6 error xml-syntax"]),
            ("<a b/>", ["1:5 error xml-syntax"]),
            ("<a b='1'c='2'/>", ["1:9 error xml-syntax"]),
            ("<a>&lt</a>", ["1:4 error xml-syntax"]),
            ("<a>", ["1:4 error xml-syntax"]),
            ("<a", ["1:3 error xml-syntax"]),
            ("text", ["1:1 error xml-syntax"]),
            ("<?xml version='1.1'?><a/>", ["1:20 warning xml-syntax"]),
            ("<!DOCTYPE a SYSTEM 'x.dtd'><a>&e;</a>", ["1:31 warning xml-undeclared-entity"]),
            ("<!DOCTYPE a [<!ENTITY e SYSTEM 'x'>]><a b='&e;'/>", ["1:44 error xml-external-entity"]),
            ("<!DOCTYPE a [<!ENTITY % p SYSTEM 'x'>%p;]><a/>", ["1:41 error xml-external-entity"]),
            ("<a>\u{85}</a>", []),
            ("<!DOCTYPE a SYSTEM 'x.dtd'><a/>", []),
            ("<a xml:space='preserve'/>", []),
        ] as [(String, [String])]
    )
    func wellFormedness(text: String, expected: [String]) {
        let found = read(text).diagnostics.map { diagnostic in
            let place = diagnostic.range?.start
            return "\(place?.line ?? 0):\(place?.column ?? 0) \(diagnostic.severity.rawValue) \(diagnostic.identifier)"
        }
        #expect(found == expected)
    }

    @Test("Any number of threads may read")
    func threads() {
        let texts = (0..<400).map { index in
            index % 3 == 0 ? "<a><b></a>" : "<!DOCTYPE a [<!ENTITY e 'x\(index)'>]><a b='&e;'>&e;</a>"
        }
        let results = texts.concurrentMap { text in
            let result = XMLReader.read(path: "a.xml", bytes: Array(text.utf8))
            return result.document.events.last { $0.kind == .text }.map { result.document.string(of: $0) } ?? "failed"
        }
        #expect(results == (0..<400).map { $0 % 3 == 0 ? "failed" : "x\($0)" })
    }

    @Test("Encodings are told by mark and declaration")
    func encodings() {
        var utf16: [UInt8] = [0xFF, 0xFE]
        for unit in "<a>ü😀</a>".utf16 {
            utf16 += [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
        }
        let latin: [UInt8] = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xFC] + Array("</a>".utf8)
        let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("<a>ü</a>".utf8)
        for (bytes, text) in [(utf16, "ü😀"), (latin, "ü"), (marked, "ü")] {
            let result = XMLReader.read(path: "a.xml", bytes: bytes)
            #expect(result.diagnostics.isEmpty)
            #expect(result.document.events.first { $0.kind == .text }.map { result.document.string(of: $0) } == text)
        }
    }

    @Test("Bytes that are not UTF-8 are found where they stand")
    func invalidUTF8() {
        let result = XMLReader.read(path: "a.xml", bytes: Array("<a>\nä".utf8) + [0xC3] + Array("</a>".utf8))
        #expect(result.diagnostics.map(\.identifier) == ["invalid-encoding"])
        #expect(result.diagnostics.first?.range?.start == SourceLocation(line: 2, column: 2))
    }

    @Test("Files made to do harm end in an error")
    func attacks() {
        let deep = String(repeating: "<a>", count: 100_000)
        #expect(read(deep).diagnostics.map(\.identifier) == ["xml-depth"])
        var laughs = "<!DOCTYPE a [<!ENTITY e0 'ha'>"
        for level in 1..<30 { laughs += "<!ENTITY e\(level) '&e\(level - 1);&e\(level - 1);&e\(level - 1);'>" }
        #expect(read(laughs + "]><a>&e29;</a>").diagnostics.map(\.identifier) == ["xml-expansion"])
        // Nothing comes of these references, but libxml2 follows each of them.
        var silent = "<!DOCTYPE a [<!ENTITY e0 ''>"
        for level in 1..<10 {
            silent += "<!ENTITY e\(level) '" + String(repeating: "&e\(level - 1);", count: 10) + "'>"
        }
        #expect(read(silent + "]><a>&e9;</a>").diagnostics.map(\.identifier) == ["xml-expansion"])
        let block = String(repeating: "x", count: 60_000)
        let quadratic = "<!DOCTYPE a [<!ENTITY e '\(block)'>]><a>" + String(repeating: "&e;", count: 2_000) + "</a>"
        #expect(read(quadratic).diagnostics.map(\.identifier) == ["xml-expansion"])
        let defaults =
            "<!DOCTYPE a [<!ATTLIST b c CDATA '\(block)'>]><a>" + String(repeating: "<b/>", count: 2_000) + "</a>"
        #expect(read(defaults).diagnostics.map(\.identifier) == ["xml-expansion"])
        #expect(
            read("<!DOCTYPE a [<!ENTITY e '&f;'><!ENTITY f '&e;'>]><a>&e;</a>").diagnostics.map(\.identifier) == [
                "xml-expansion"
            ]
        )
    }

    @Test("A text of 100 MB is read")
    func largeText() {
        let bytes = Array("<a>".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 100_000_000) + Array("</a>".utf8)
        let result = XMLReader.read(path: "a.xml", bytes: bytes)
        #expect(result.diagnostics.isEmpty)
        #expect(result.document.events.map { Int($0.count) } == [0, 100_000_000, 0])
    }
}

extension String {
    fileprivate func replacingOccurrences(_ text: String, _ other: String) -> String {
        split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
    }
}
