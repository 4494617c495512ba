import Foundation
import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

private func read(_ text: String) -> (document: PropertyListDocument, diagnostics: [Diagnostic]) {
    PropertyListReader.read(path: "a.plist", bytes: Array(text.utf8))
}

extension [PropertyListMember] {
    subscript(_ key: String) -> PropertyListNode? { first { $0.key == key }?.value }
}

@Suite("Property lists")
struct PropertyListReaderTests {
    private static let sample = PropertyListNode(
        .dictionary([
            PropertyListMember("z", PropertyListNode(.string("a<b>&\"c\" é\n\r\t")), comments: ["first"]),
            PropertyListMember(
                "a",
                PropertyListNode(.array([PropertyListNode(.integer("-12")), PropertyListNode(.boolean(true))]))
            ),
            PropertyListMember("e", PropertyListNode(.dictionary([]))),
            PropertyListMember("d", PropertyListNode(.data([1, 2, 255, 0]))),
            PropertyListMember("", PropertyListNode(.string(""))),
        ])
    )

    private static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<!-- first -->
        \t<key>z</key>
        \t<string>a&lt;b&gt;&amp;"c" é\n&#13;\t</string>
        \t<key>a</key>
        \t<array>
        \t\t<integer>-12</integer>
        \t\t<true/>
        \t</array>
        \t<key>e</key>
        \t<dict/>
        \t<key>d</key>
        \t<data>AQL/AA==</data>
        \t<key></key>
        \t<string></string>
        </dict>
        </plist>

        """

    @Test("XML is read as Foundation reads it")
    func xml() throws {
        let result = read(Self.xml)
        #expect(result.diagnostics.isEmpty)
        #expect(result.document.root == Self.sample)
        let data = Data(Self.xml.utf8)
        let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any]
        #expect(list?["z"] as? String == "a<b>&\"c\" é\n\r\t")
        #expect(list?["d"] as? Data == Data([1, 2, 255, 0]))
        #expect(list?.count == 5)
    }

    @Test(
        "What XML forbids and Foundation passes over is passed over",
        arguments: ["<!-- by a tool -->\n%", "\n\n%", "%end", "%\n<x> &"]
    )
    func lenientXML(frame: String) throws {
        let own = Self.xml.replacing("<!-- first -->", with: "<!----- first ----->")
        let text = frame.replacing("%", with: own)
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
        #expect((list as? [String: Any])?.count == 5)
        let result = read(text)
        #expect(result.diagnostics.isEmpty)
        #expect(result.document.root?.members?.map(\.key) == ["z", "a", "e", "d", ""])
        #expect(result.document.root?.members?["z"] == Self.sample.members?["z"])
        #expect(result.document.root?.members?.first?.comments.first?.contains("first") == true)
        #expect(result.document.file.utf8 == Array(text.utf8))
    }

    @Test("XML is laid out as Xcode does")
    func layout() {
        let root = PropertyListNode(
            .dictionary([
                PropertyListMember("z", PropertyListNode(.string("a<b>&\"c\" é\n\r\t")), comments: ["first"]),
                PropertyListMember("e", PropertyListNode(.dictionary([]))),
                PropertyListMember("", PropertyListNode(.string(""))),
            ])
        )
        #expect(
            String(decoding: PropertyListWriter.write(root), as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<!-- first -->
                \t<key>z</key>
                \t<string>a&lt;b&gt;&amp;"c" é\n&#13;\t</string>
                \t<key>e</key>
                \t<dict/>
                \t<key></key>
                \t<string></string>
                </dict>
                </plist>

                """
        )
    }

    @Test("Binary files of Foundation are read")
    func binary() throws {
        let list: [String: Any] = [
            "key": "value", "ü": "Grüße 😀", "long": String(repeating: "x", count: 70_000), "n": 12, "minus": -1,
            "b": false,
            "list": ["a", ["c": "d"]], "r": 1.5, "data": Data([9, 8]),
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        let result = PropertyListReader.read(path: "a.plist", bytes: Array(data))
        #expect(result.diagnostics.isEmpty)
        #expect(result.document.serialization == .binary)
        let members = try #require(result.document.root?.members)
        #expect(members.count == 9)
        #expect(members["ü"]?.string == "Grüße 😀")
        #expect(members["long"]?.string?.utf8.count == 70_000)
        #expect(members["n"]?.value == .integer("12"))
        #expect(members["minus"]?.value == .integer("-1"))
        #expect(members["b"]?.value == .boolean(false))
        #expect(members["r"]?.value == .real("1.5"))
        #expect(members["data"]?.value == .data([9, 8]))
    }

    @Test("Damaged binary files end in an error")
    func damagedBinary() throws {
        let list: [String: Any] = ["key": "value", "list": ["a", ["c": "d"]], "n": 12]
        let bytes = Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
        for count in 6..<bytes.count {
            let result = PropertyListReader.read(path: "a.plist", bytes: Array(bytes[..<count]))
            #expect(result.document.root != nil || result.diagnostics.first?.identifier == "property-list-syntax")
        }
        for place in 8..<bytes.count {
            for value in [0, 1, 0x7F, 0xFF, 0xD1, 0xA1] as [UInt8] {
                var changed = bytes
                changed[place] = value
                let result = PropertyListReader.read(path: "a.plist", bytes: changed)
                #expect(result.document.root != nil || result.diagnostics.count == 1)
            }
        }
    }

    @Test(
        "What is wrong with XML is said at its place",
        arguments: [
            ("<plist><dict><key>a</key></dict></plist>", "1:19 property-list-syntax"),
            ("<plist><dict><string>a</string></dict></plist>", "1:14 property-list-syntax"),
            ("<plist>\n<dict>\n\tx<key>a</key><string/></dict></plist>", "2:7 property-list-syntax"),
            ("<plist><dict><key>a</key><string>1<b/></string></dict></plist>", "1:35 property-list-syntax"),
            ("<plist><string/><string/></plist>", "1:17 property-list-syntax"),
            ("<plist></plist>", "1:1 property-list-syntax"),
            ("<plist><what/></plist>", "1:8 property-list-syntax"),
            (
                "<plist><dict><key>a</key><string>1</string>\n<key>a</key><string>2</string></dict></plist>",
                "2:6 duplicate-key"
            ),
            ("<?xml version=\"1.0\"?><plist><dict><key>a</key><string>1</dict></plist>", "1:56 xml-syntax"),
        ] as [(String, String)]
    )
    func failures(text: String, expected: String) {
        let places = read(text).diagnostics.map {
            "\($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0) \($0.identifier)"
        }
        #expect(places == [expected])
    }

    @Test("The last of several equal keys counts")
    func duplicates() {
        let xml = read(
            "<plist><dict><key>a</key><string>1</string><key>b</key><string>x</string><key>a</key><string>2</string></dict></plist>"
        )
        #expect(xml.document.root?.members?.map(\.key) == ["b", "a"])
        #expect(xml.document.root?.members?["a"]?.string == "2")
        let text = read("a = 1; b = x; a = 2;")
        #expect(text.document.root?.members?.map(\.key) == ["b", "a"])
        #expect(text.diagnostics.map(\.identifier) == ["duplicate-key"])
        #expect(text.diagnostics.first?.notes.first?.range?.start == SourceLocation(line: 1, column: 1))
    }

    @Test("Serialisations are told by the first bytes")
    func serializations() {
        #expect(PropertyListDocument.serialization(of: Array("bplist00".utf8)) == .binary)
        #expect(PropertyListDocument.serialization(of: [0xEF, 0xBB, 0xBF] + Array(" <?xml?>".utf8)) == .xml)
        #expect(PropertyListDocument.serialization(of: Array("<!DOCTYPE plist>".utf8)) == .xml)
        #expect(PropertyListDocument.serialization(of: Array("<plist version=\"1.0\">".utf8)) == .xml)
        #expect(PropertyListDocument.serialization(of: [0xFF, 0xFE, 0x3C, 0, 0x3F, 0, 0x78, 0]) == .xml)
        #expect(PropertyListDocument.serialization(of: Array("<00ff>".utf8)) == .text)
        #expect(PropertyListDocument.serialization(of: Array("\"a\" = 1;".utf8)) == .text)
        #expect(PropertyListDocument.serialization(of: []) == .text)
    }

    @Test("Text within a value is found where it stands")
    func places() throws {
        let document = read("<plist><dict><key>a</key>\n<string>x&amp;y<![CDATA[<z>]]>w</string></dict></plist>")
            .document
        let node = try #require(document.root?.members?["a"])
        #expect(node.string == "x&y<z>w")
        let columns = (0...7).map { document.range(ofBytes: $0..<$0, in: node.bounds).start.column }
        #expect(columns == [9, 10, 15, 25, 26, 27, 31, 32])
        let text = read("a = \"x\\ny\";").document
        let value = try #require(text.root?.members?["a"])
        #expect((0...3).map { text.range(ofBytes: $0..<$0, in: value.bounds).start.column } == [6, 7, 9, 10])
    }
}
