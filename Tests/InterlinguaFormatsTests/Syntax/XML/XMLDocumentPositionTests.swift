import InterlinguaIR
import Testing

@testable import InterlinguaFormats

@Suite("Places within texts and tags")
struct XMLDocumentPositionTests {
    @Test("Every byte of a text is found where it stands")
    func textOffsets() throws {
        let source = "<a>x&amp;ü&#252;\r\ny<![CDATA[c\r\nd]]><!--e--></a>"
        let document = XMLReader.read(path: "a.xml", bytes: Array(source.utf8)).document
        let text = try #require(document.events.first { $0.kind == .text })
        // x, &amp; (5), ü (2 bytes), &#252; (6 for 2 bytes), CR LF (2 for 1), y
        #expect((0...8).map { document.sourceOffset(ofByte: $0, in: text) } == [3, 4, 9, 10, 11, 11, 17, 19, 20])
        let section = try #require(document.events.first { $0.kind == .cdata })
        #expect((0...3).map { document.sourceOffset(ofByte: $0, in: section) } == [29, 30, 32, 33])
        let comment = try #require(document.events.first { $0.kind == .comment })
        #expect(document.sourceOffset(ofByte: 1, in: comment) == 41)
    }

    @Test("Values of attributes are found in the tag")
    func attributes() throws {
        let source = "<a\n x:y = 'v&lt;w'  z=\"\" xmlns:x='u'/>"
        let document = XMLReader.read(path: "a.xml", bytes: Array(source.utf8)).document
        let tag = try #require(document.events.first)
        let values = document.attributes.indices.map { slice(source, document.valueRange(ofAttribute: $0, in: tag)) }
        #expect(values == ["u", "v&lt;w", ""])
        #expect(slice(source, document.nameRange(of: tag)) == "a")
    }

    private func slice(_ source: String, _ range: SourceRange) -> String {
        String(decoding: Array(source.utf8)[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    }
}
