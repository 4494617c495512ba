import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// Whole entries, numbered P1 to P43; each was compiled and linked with aapt2 (Documentation/formats/android.md,
/// section 3).
@Suite struct AndroidEntryTests {
    @Test(arguments: [
        // Texts of plurals and arrays
        (
            "P1",
            #"<plurals name="p"><item quantity="one">%d file</item><item quantity="other">%d files</item></plurals>"#,
            #"plurals/p one="%d file" other="%d files""#
        ),
        (
            "P2",
            #"<plurals name="p"><item quantity="zero">z</item><item quantity="one">o</item><item quantity="two">t</item><item quantity="few">f</item><item quantity="many">m</item><item quantity="other">r</item></plurals>"#,
            #"plurals/p zero="z" one="o" two="t" few="f" many="m" other="r""#
        ),
        ("P3", #"<plurals name="p"><item quantity="one">x</item></plurals>"#, "error missing-other 1:12"),
        ("P4", #"<plurals name="p"/>"#, "error missing-other 1:12"),
        (
            "P5", #"<plurals name="p"><item quantity="one">a</item><item quantity="one">b</item></plurals>"#,
            "error duplicate-quantity 1:75"
        ),
        ("P6", #"<plurals name="p"><item quantity="1">a</item></plurals>"#, "error invalid-quantity 1:46"),
        ("P7", #"<plurals name="p"><item quantity="One">a</item></plurals>"#, "error invalid-quantity 1:46"),
        ("P8", #"<plurals name="p"><item quantity=" one ">a</item></plurals>"#, "error missing-other 1:12"),
        ("P9", #"<plurals name="p"><item>a</item></plurals>"#, "error missing-quantity 1:30"),
        ("P10", #"<plurals name="p">x<item quantity="other">a</item>y</plurals>"#, #"plurals/p other="a""#),
        ("P11", #"<plurals name="p"><string>a</string></plurals>"#, "error unknown-element 1:30"),
        ("P12", #"<plurals name="p"><item quantity="other">%d %s</item></plurals>"#, #"plurals/p other="%1$d %2$s""#),
        ("P13", #"<plurals name="p"><item quantity="other">  it\'s\n </item></plurals>"#, #"plurals/p other="it's⏎""#),
        ("P14", #"<plurals name="p"><item quantity="other"/></plurals>"#, #"plurals/p other="""#),
        (
            "P15", #"<plurals name="p"><item quantity="other">@string/t</item></plurals><string name="t">T</string>"#,
            #"plurals/p other=@text/t; string/t "T""#
        ),
        (
            "P16", #"<string name="a">@plurals/p</string><plurals name="p"><item quantity="other">x</item></plurals>"#,
            #"string/a @plural/p; plurals/p other="x""#
        ),
        (
            "P17",
            #"<string-array name="r"><item>a</item><item/><item>"b  c"</item><item>@string/t</item><item>12</item></string-array><string name="t">T</string>"#,
            #"array/r "a", "", "b  c", @text/t, "12"; string/t "T""#
        ),
        ("P18", #"<array name="r"><item>a</item><item>12</item><item>true</item><item>#fff</item></array>"#, ""),
        ("P19", #"<integer-array name="r"><item>12</item></integer-array>"#, ""),
        // Typed items
        ("P20", #"<item type="string" name="a">x</item>"#, #"string/a "x""#),
        ("P21", #"<item type="string" name="a">12</item>"#, #"string/a "12""#),
        ("P22", #"<item type="string" name="a" format="string">12</item>"#, #"string/a "12""#),
        ("P23", #"<item type="plurals" name="p"><item quantity="other">x</item></item>"#, ""),
        ("P24", #"<bag type="plurals" name="p"><item quantity="other">x</item></bag>"#, #"plurals/p other="x""#),
        (
            "P25",
            #"<string name="n">s</string><plurals name="n"><item quantity="other">p</item></plurals><string-array name="n"><item>a</item></string-array>"#,
            #"string/n "s"; plurals/n other="p"; array/n "a""#
        ),
        ("P26", #"<string name="a">x</string><string name="a">x</string>"#, "error duplicate-name 1:39"),
        // Attributes
        (
            "P27", #"<string name="a" product="tablet">T</string><string name="a" product="default">D</string>"#,
            #"string/a tablet="T" otherwise="D""#
        ),
        ("P28", #"<string name="a" product="tablet">T</string>"#, "error no-default-product 1:12"),
        ("P29", #"<string name="a" formatted="false">%d %d</string>"#, #"string/a "%1$d %2$d""#),
        ("P30", #"<string name="a" translatable="false">%d %d</string>"#, #"string/a "%1$d %2$d" not translatable"#),
        ("P31", #"<string name="a" translatable="no">x</string>"#, "error invalid-boolean 1:43"),
        ("P32", #"<string name="a" tools:ignore="X" foo="bar">x</string>"#, #"string/a "x""#),
        ("P33", #"<string name="a"><string name="b">x</string></string>"#, #"string/a "<string name=b>x</>""#),
        ("P34", #"<string name="a">x</string>oops"#, "error stray-text 1:39"),
        ("P35", #"<text name="a">x</text>"#, "error unknown-element 1:12"),
        ("P36", #"<tools:string name="b">y</tools:string><string name="a">x</string>"#, #"string/a "x""#),
        ("P37", #"<skip/><eat-comment/><string name="a">x</string>"#, #"string/a "x""#),
        // Names
        ("P38", #"<string>x</string>"#, "error missing-name 1:12"),
        ("P39", #"<string name=" a ">x</string>"#, #"string/a "x""#),
        ("P40", #"<string name="a b">x</string>"#, "error invalid-name 1:26"),
        ("P41", #"<string name="a.b-c">x</string>"#, #"string/a.b-c "x""#),
        ("P42", #"<string name="1a">x</string>"#, "error invalid-name 1:26"),
        ("P43", #"<string name="é_あ">x</string>"#, #"string/é_あ "x""#),
    ])
    func workedExamples(number: String, xml: String, expected: String) {
        #expect(describeAndroid(xml) == expected)
    }
}

/// Reads what stands in `<resources>`: its entries as a line, or its errors with their places, from column 12 on.
func describeAndroid(_ xml: String) -> String {
    let head =
        #"<resources xmlns:tools="http://schemas.android.com/tools" xmlns:x="urn:oasis:names:tc:xliff:document:1.2">"#
    let result = readAndroid(["values/strings.xml": head + xml + "</resources>"])
    let errors = result.diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty {
        return errors.map { diagnostic in
            guard let start = diagnostic.range?.start else { return "error \(diagnostic.identifier)" }
            return "error \(diagnostic.identifier) \(start.line):\(start.column - head.count + 11)"
        }.joined(separator: ", ")
    }
    return result.catalog.entries.map { key, entry in
        let kind = key.kind == .text ? "string" : key.kind == .plural ? "plurals" : "array"
        let message = entry.messages.values.first
        var line = "\(kind)/\(key.name) "
        switch message?.content {
        case .pattern(let pattern): line += describe(pattern, entry)
        case .list(let patterns): line += patterns.map { describe($0, entry) }.joined(separator: ", ")
        case nil: line += "nothing"
        }
        return line + (entry.isTranslatable ? "" : " not translatable")
    }.joined(separator: "; ")
}

/// Reads files given by their paths.
func readAndroid(_ files: KeyValuePairs<String, String>, source: String? = "en") -> ReadingResult {
    AndroidFormat().read(
        files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) },
        options: ReadingOptions(sourceLanguage: source.flatMap { LanguageTag($0) })
    )
}

/// A pattern as aapt2 would show it, line breaks as `⏎`.
func describe(_ pattern: Pattern, _ entry: Entry) -> String {
    if pattern.elements.count == 1 {
        switch pattern.elements[0] {
        case .select(let select):
            return select.variants.map { variant in
                let name =
                    switch variant.condition {
                    case .category(let category, _): category.rawValue
                    case .text(let text): text
                    default: select.selector == .environment(.product) ? "otherwise" : "other"
                    }
                return "\(name)=\(describe(variant.pattern, entry))"
            }.joined(separator: " ")
        case .reference(let reference):
            switch reference.target {
            case .entry(let key): return "@\(key.kind.rawValue)/\(key.name)"
            case .external(let spelling): return spelling
            }
        default: break
        }
    }
    return "\"\(inner(pattern, entry))\""
}

private func inner(_ pattern: Pattern, _ entry: Entry) -> String {
    pattern.elements.map { element in
        switch element {
        case .text(let text): return text.replacing("\n", with: "⏎")
        case .placeholder(let placeholder):
            let isNumbered = entry.arguments.filter { $0.position != nil }.count > 1
            return JavaFormatWriter.spelling(of: placeholder, arguments: entry.arguments, isNumbered: isNumbered)
        case .markup(let markup):
            guard case .element(let name, let attributes) = markup.kind else { return inner(markup.content, entry) }
            let list = attributes.map { " \($0.name)=\($0.value)" }.joined()
            return "<\(name)\(list)>\(inner(markup.content, entry))</>"
        case .select, .reference: return "…"
        }
    }.joined()
}
