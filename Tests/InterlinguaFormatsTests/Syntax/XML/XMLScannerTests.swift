import InterlinguaIR
import Testing

@testable import InterlinguaFormats

/// What a document says, whatever holds its bytes.
private struct Content: Equatable {
    var events: [String]
    var names: [XMLName]

    init(_ document: XMLDocument) {
        names = document.names
        events = document.events.map { event in
            let attributes = document.attributes(of: event).map {
                "\($0.name)=\(document.string(of: $0))\($0.isDefaulted)"
            }
            return "\(event.kind) \(event.isFromEntity) \(event.isEmptyElementTag) \(event.name) "
                + "\(event.lowerBound)..<\(event.upperBound) \(event.partner) \(attributes) '\(document.string(of: event))'"
        }
    }
}

private func file(_ text: String) -> SourceFile { SourceFile(path: "a.xml", utf8: Array(text.utf8)) }

@Suite("The fast way to read XML, held to libxml2")
struct XMLScannerTests {
    @Test(
        "Ordinary XML is scanned",
        arguments: [
            "<a/>",
            "<?xml version='1.0'?>\n<a></a>\n",
            "<?xml version=\"1.0\" encoding=\"utf-8\" standalone='no' ?><!-- a --><a>\t<!--b--></a><!-- c -->",
            "<a b='1' c = \"x>y\">ä\nö</a >",
            "<a\n  b='1'\n  c='&lt;&#10;&#xE4;&apos;'\n>x &amp; &#65;&lt;&quot;&gt;</a>",
            "<a><b/>t<b></b><![CDATA[<y>]] ]>&amp;]]><![CDATA[]]></a>",
            "<a xmlns:x='urn:x' xmlns:y='http://y.org/1.2'><x:b y:c='1' c='2'/><x:b xmlns:x='urn:z'><x:c/></x:b><x:b/></a>",
            "<x:a x:b='1' xmlns:x='urn:x'/>",
            "<a>&#x1F600;😀日本語</a>",
            "<a>a]]b ]></a>",
        ]
    )
    func ordinary(text: String) throws {
        let document = try #require(XMLScanner.read(file(text)))
        let thorough = XMLReader.readThoroughly(file(text))
        #expect(thorough.diagnostics.isEmpty)
        #expect(thorough.document.isWellFormed)
        #expect(Content(document) == Content(thorough.document))
    }

    @Test(
        "What is out of the ordinary or at fault is left to libxml2",
        arguments: [
            "", " ", "a", "<a>", "<a></b>", "<a></aa>", "<aa></a>", "<a/><b/>", "<a/>x", "x<a/>", "<a>&</a>",
            "<a>&b;</a>",
            "<a>&#0;</a>", "<a>&#xD800;</a>", "<a>&#xFFFE;</a>", "<a>&#X41;</a>", "<a>&#;</a>", "<a>&#65</a>",
            "<a>&amp</a>", "<a>]]></a>", "<a>\u{1}</a>", "<a>\u{FFFE}</a>", "<a>\r\n</a>", "<!DOCTYPE a><a/>",
            "<a><?b?></a>",
            "<ä/>", "<a ä='1'/>", "<a b/>", "<a b=1/>", "<a b='1'c='2'/>", "<a b='1' b='2'/>", "<a b='<'/>",
            "<a b='\n'/>",
            "<a b='&c;'/>", "<a b='1/>", "<a / >", "<x:a/>", "<a x:b=''/>", "<a xmlns='urn:x'/>", "<a xmlns:x=''/>",
            "<a xmlns:x='x'/>", "<a xmlns:xml='urn:x'/>", "<a xml:space='preserve'/>", "<a:b:c xmlns:a='urn:x'/>",
            "<a: />",
            "<a xmlns:x='urn:x' xmlns:x='urn:x'/>", "<a xmlns:x='urn:x' xmlns:y='urn:x' x:b='' y:b=''/>",
            "<a><!-- a -- b --></a>", "<a><!-- a ---></a>", "<a><!--></a>", "<a><!----></a>", "<a><![CDATA[</a>",
            "<![CDATA[]]><a/>", "<?xml?><a/>", "<?xml version='1.1'?><a/>", " <?xml version='1.0'?><a/>",
            "<?xml version='1.0' encoding='utf 8'?><a/>", "<1/>", "</a>", "<a></a", "<", "<!", "<a><", "<a></",
            "<a><!-",
        ]
    )
    func leftToLibxml2(text: String) { #expect(XMLScanner.read(file(text)) == nil) }

    @Test("Elements nested deeper than files ever are, are left to libxml2")
    func depth() {
        let deep = String(repeating: "<a>", count: 250) + String(repeating: "</a>", count: 250)
        #expect(XMLScanner.read(file(deep)) == nil)
        #expect(XMLReader.read(file(deep)).document.isWellFormed)
    }

    /// Whatever is scanned is what libxml2 reads, without a word; pieces of XML in any order make most kinds of faults.
    @Test(arguments: 0..<8)
    func random(seed: UInt64) {
        let pieces = [
            "<a>", "</a>", "<a/>", "<b>", "</b>", "<x:b>", "</x:b>", "<a b='1'>", "<a b=\"1\" c='2'>",
            " xmlns:x='urn:x'",
            "<b xmlns:x='urn:x'>", "<b xmlns:x='http://x.org/y'>", "<x:b x:c='&#10;' c=''/>", "<!-- c -->", "<!--",
            "-->",
            "--", "<![CDATA[", "]]>", "]]", ">", "<", "&amp;", "&lt;", "&quot;", "&apos;", "&gt;", "&", ";", "&#65;",
            "&#x20AC;", "&#13;", "&#", "x", " ", "\n", "\t", "\r", "ä", "日本", "😀", "'", "\"", "=", "/", "?", "!",
            "<?xml version='1.0'?>", "text", "\u{FFFF}", "\u{7F}", "\u{85}", "a:b", ":",
        ]
        var generator = SeededGenerator(seed: seed)
        var scanned = 0
        for _ in 0..<4_000 {
            var text = Bool.random(using: &generator) ? "<a xmlns:x='urn:x'>" : "<a>"
            var open = ["</a>"]
            for _ in 0..<Int.random(in: 0..<10, using: &generator) {
                // Mostly well-formed, or nothing would ever be scanned.
                switch Int.random(in: 0..<10, using: &generator) {
                case 0: text += pieces.randomElement(using: &generator) ?? ""
                case 1, 2:
                    text += "<b c='&lt;\(open.count)'>"
                    open.append("</b>")
                case 3 where open.count > 1: text += open.removeLast()
                case 4, 5:
                    text += ["<x:b/>", "<!-- c -->", "<![CDATA[&]]>", "<b />"].randomElement(using: &generator) ?? ""
                default:
                    text += ["x", " ä\n", "&amp;", "&#65;", "]", "日本", "\u{85}"].randomElement(using: &generator) ?? ""
                }
            }
            while let end = open.popLast() { text += end }
            guard let document = XMLScanner.read(file(text)) else { continue }
            scanned += 1
            let thorough = XMLReader.readThoroughly(file(text))
            #expect(thorough.diagnostics.isEmpty && thorough.document.isWellFormed, "\(text)")
            #expect(Content(document) == Content(thorough.document), "\(text)")
        }
        #expect(scanned > 500)
    }
}
