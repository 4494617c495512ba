import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaFormats

@Suite struct PartAttributeTests {
    @Test(arguments: [
        (PartAnnotation(whole: "two", role: .select(position: 1), name: "files"), "two select 1 files"),
        (PartAnnotation(whole: "two", role: .select(position: 2)), "two select 2"),
        (PartAnnotation(whole: "w", role: .variant(selector: "width", condition: "20")), "w variant width 20"),
        (
            PartAnnotation(whole: "w", role: .variant(selector: "argument1", condition: "=0"), name: "n"),
            "w variant argument1 =0 n"
        ),
        (PartAnnotation(whole: "list", role: .item(3)), "list item 3"),
        (PartAnnotation(whole: "%d songs found", role: .item(0)), "%25d%20songs%20found item 0"),
        (PartAnnotation(whole: "Přidat \"a\"\n", role: .item(0)), "P%C5%99idat%20\"a\"%0A item 0"),
        (PartAnnotation(whole: "", role: .item(0)), " item 0"),
    ])
    func spelling(part: PartAnnotation, spelling: String) {
        #expect(PartAttribute.spelling(of: part) == spelling)
        #expect(PartAttribute.part(spelling) == part)
    }

    @Test(arguments: [
        "", "a", "a select", "a select 0", "a select x", "a select 999", "a item -1", "a variant width", "a other 1",
        "a select 1 b c", "a item 1 b c", "a%2 item 1", "a%FF item 1",
    ])
    func refused(spelling: String) {
        #expect(PartAttribute.part(spelling) == nil)
    }
}
