import Testing

@testable import InterlinguaFormats

@Suite("Smartling's keys")
struct SmartlingKeyTests {
    @Test(
        "A key is split at its last mark, if exactly the name of a form stands in it",
        arguments: [
            ("cars##{one}", "cars", "one"), ("%d cars##{other}", "%d cars", "other"), ("##{few}", "", "few"),
            ("a##{one}##{many}", "a##{one}", "many"), ("a##{zero}", "a", "zero"), ("a##{two}", "a", "two"),
            ("a###{one}", "a#", "one"), ("a##{ten}", "a##{ten}", nil), ("a##{One}", "a##{One}", nil),
            ("a##{one} ", "a##{one} ", nil), ("a##{1:one}", "a##{1:one}", nil), ("a##{ one}", "a##{ one}", nil),
            ("a#{one}", "a#{one}", nil), ("{one}", "{one}", nil), ("a##{}", "a##{}", nil), ("", "", nil),
            ("é##{one}", "é", "one"),
        ] as [(String, String, String?)]
    )
    func split(key: String, name: String, form: String?) {
        let found = SmartlingKey(key)
        #expect(found.name == name)
        #expect(found.form?.rawValue == form)
    }
}
