import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// Texts as an app gets them (Documentation/formats/android.md, section 6).
@Suite struct AndroidRuntimeTextTests {
    /// Each example stands in a string `a`, beside a string `t`.
    @Test(arguments: AndroidTextExample.all)
    func workedExamples(example: AndroidTextExample) throws {
        let content = "<string name=\"t\">target</string><string name=\"a\">\(example.xml)</string>"
        let app = androidRuntime(["values": content])
        let answer = app.answer(RuntimeRequest("a")).shown
        switch example.outcome {
        case .text(let text): #expect(answer == text)
        case .styled(let text, let spans):
            #expect(answer == text)
            let compiled = try #require(app.resources.files.first?.texts.last)
            #expect(compiled.spans == spans.split(separator: " ").map(String.init))
        case .reference("@string/t"): #expect(answer == "target")
        case .reference("@null"), .reference("@empty"): #expect(answer == "! missing-resource")
        case .reference(let spelling) where spelling.hasPrefix("?"): #expect(answer == "! external-reference")
        // The resource does not exist.
        case .reference: #expect(answer == "! external-reference")
        // A warning only in the builds of today.
        case .rejected("multiple-substitutions"): #expect(answer == example.xml)
        case .rejected(let identifier) where Self.isNotXML.contains(identifier): #expect(answer == "! missing-resource")
        case .rejected: #expect(answer == "! refused-text")
        }
    }

    /// What is wrong with the examples that no XML reader takes.
    private static let isNotXML: Set<String> = ["xml-syntax", "xml-undeclared-entity"]

    /// Whole entries; where the compiler refuses one, there is nothing to look up.
    @Test(
        arguments: [
            (
                "P1",
                #"<plurals name="p"><item quantity="one">%d file</item><item quantity="other">%d files</item></plurals>"#,
                ["p/1=%d file", "p/2=%d files"]
            ),
            (
                "P2",
                #"<plurals name="p"><item quantity="zero">z</item><item quantity="one">o</item><item quantity="two">t</item><item quantity="few">f</item><item quantity="many">m</item><item quantity="other">r</item></plurals>"#,
                ["p/0=z", "p/1=o", "p/2=t", "p/3=f", "p/11=m", "p/100=r"]
            ),
            ("P3", #"<plurals name="p"><item quantity="one">x</item></plurals>"#, ["p/1=x", "p/2=! missing-resource"]),
            ("P4", #"<plurals name="p"/>"#, ["p/1=! missing-resource"]),
            ("P6", #"<plurals name="p"><item quantity="1">a</item></plurals>"#, ["p/1=! missing-resource"]),
            ("P7", #"<plurals name="p"><item quantity="One">a</item></plurals>"#, ["p/1=! missing-resource"]),
            ("P8", #"<plurals name="p"><item quantity=" one ">a</item></plurals>"#, ["p/1=a"]),
            ("P9", #"<plurals name="p"><item>a</item></plurals>"#, ["p/1=! missing-resource"]),
            ("P10", #"<plurals name="p">x<item quantity="other">a</item>y</plurals>"#, ["p/1=a"]),
            ("P12", #"<plurals name="p"><item quantity="other">%d %s</item></plurals>"#, ["p/1=%d %s"]),
            ("P13", #"<plurals name="p"><item quantity="other">  it\'s\n </item></plurals>"#, ["p/1=it's\n"]),
            ("P14", #"<plurals name="p"><item quantity="other"/></plurals>"#, ["p/1="]),
            (
                "P15",
                #"<plurals name="p"><item quantity="other">@string/t</item></plurals><string name="t">T</string>"#,
                ["p/1=T", "t=T"]
            ),
            (
                "P16",
                #"<string name="a">@plurals/p</string><plurals name="p"><item quantity="other">x</item></plurals>"#,
                ["a=! external-reference", "p/1=x"]
            ),
            (
                "P17",
                #"<string-array name="r"><item>a</item><item/><item>"b  c"</item><item>@string/t</item><item>12</item></string-array><string name="t">T</string>"#,
                [#"r=["a", "", "b  c", "T", "12"]"#]
            ),
            (
                "P18", #"<array name="r"><item>a</item><item>12</item><item>true</item><item>#fff</item></array>"#,
                ["r=! missing-resource"]
            ),
            (
                "–", #"<array name="r"><item>a</item><item>@string/t</item></array><string name="t">T</string>"#,
                [#"r=["a", "T"]"#]
            ),
            ("P19", #"<integer-array name="r"><item>12</item></integer-array>"#, ["r=! missing-resource"]),
            ("P20", #"<item type="string" name="a">x</item>"#, ["a=x"]),
            (
                "P21",
                #"<item type="string" name="a">12</item><item type="string" name="b">true</item><item type="string" name="c">#fff</item>"#,
                ["a=12", "b=true", "c=#ffffffff"]
            ),
            ("P22", #"<item type="string" name="a" format="string">#fff</item>"#, ["a=#fff"]),
            (
                "P23", #"<item type="plurals" name="p"><item quantity="other">x</item></item>"#,
                ["p/1=! missing-resource"]
            ),
            ("P24", #"<bag type="plurals" name="p"><item quantity="other">x</item></bag>"#, ["p/1=x"]),
            (
                "P25",
                #"<string name="n">s</string><plurals name="n"><item quantity="other">p</item></plurals><string-array name="n"><item>a</item></string-array>"#,
                ["n=s", "n/1=p"]
            ),
            (
                "P27", #"<string name="a" product="tablet">T</string><string name="a" product="default">D</string>"#,
                ["a=D"]
            ),
            ("P28", #"<string name="a" product="tablet">T</string>"#, ["a=! missing-resource"]),
            ("P29", #"<string name="a" formatted="false">%d %d</string>"#, ["a=%d %d"]),
            ("P30", #"<string name="a" translatable="false">%d %d</string>"#, ["a=%d %d"]),
            ("P32", #"<string name="a" tools:ignore="X" foo="bar">x</string>"#, ["a=x"]),
            ("P33", #"<string name="a"><string name="b">x</string></string>"#, ["a=x", "b=! missing-resource"]),
            (
                "P36", #"<tools:string name="b">y</tools:string><string name="a">x</string>"#,
                ["a=x", "b=! missing-resource"]
            ),
            ("P37", #"<skip/><eat-comment/><string name="a">x</string>"#, ["a=x"]),
            ("P38", #"<string>x</string>"#, ["a=! missing-resource"]),
            ("P39", #"<string name=" a ">x</string>"#, ["a=x"]),
            ("P31", #"<string name="a" translatable="no">x</string>"#, ["a=! missing-resource"]),
            ("P40", #"<string name="a b">x</string>"#, ["a b=! missing-resource"]),
            ("P42", #"<string name="1a">x</string>"#, ["1a=! missing-resource"]),
            ("P41", #"<string name="a.b-c">x</string>"#, ["a.b-c=x"]),
            ("P43", #"<string name="é_あ">x</string>"#, ["é_あ=x"]),
        ] as [(String, String, [String])]
    )
    func entries(number: String, xml: String, expected: [String]) {
        let app = androidRuntime(["values": xml])
        for look in expected {
            let parts = look.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts[0].split(separator: "/")
            let count = name.count > 1 ? Int(name[1]) : nil
            // Arabic tells all six categories apart.
            let request = RuntimeRequest(String(name[0]), number == "P2" ? "ar" : "en", count: count)
            #expect(app.answer(request).shown == String(parts[1]), "\(number) \(look)")
        }
    }
}

extension AndroidResourceFile.Text {
    /// The spans as aapt2 lists them, tag and attributes, first and last UTF-16 unit; none of a plain text.
    var spans: [String] {
        guard case .styled(let spans) = kind else { return [] }
        return spans.map { span in
            let tag = span.attributes.reduce(span.element) { "\($0);\($1.name)=\($1.value)" }
            return "\(tag):\(span.first),\(span.last)"
        }
    }
}
