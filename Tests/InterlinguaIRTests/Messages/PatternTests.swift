import InterlinguaIR
import Testing

/// Patterns are equal however they were put together.
@Suite struct PatternTests {
    private let placeholder = Element.placeholder(Placeholder(argument: 0))

    @Test func joinsTextsAndLeavesEmptyOnesOut() {
        #expect(Pattern([.text("a"), .text(""), .text("b")]) == Pattern("ab"))
        #expect(Pattern([.text("")]) == Pattern())
        #expect(
            Pattern([.text("a"), placeholder, .text("b"), .text("c")]).elements == [
                .text("a"), placeholder, .text("bc"),
            ]
        )
    }

    @Test func appendsWhateverItHolds() {
        var pattern = Pattern()
        pattern.append(.text(""))
        #expect(pattern.isEmpty)
        pattern.append(.text("a"))
        pattern.append(Pattern("b"))
        #expect(pattern.plainText == "ab")
        pattern.append(placeholder)
        #expect(pattern.plainText == nil)
        pattern.append(Pattern([.text("c"), placeholder]))
        #expect(pattern == Pattern([.text("ab"), placeholder, .text("c"), placeholder]))
    }

    @Test func isOneTextAgainWhenElementsAreTakenAway() {
        var pattern = Pattern([.text("a"), placeholder])
        pattern.elements.removeLast()
        #expect(pattern == Pattern("a"))
        #expect(pattern.plainText == "a")
        pattern.elements.removeAll()
        #expect(pattern == Pattern())
        #expect(pattern.hashValue == Pattern("").hashValue)
        pattern.elements = [placeholder]
        #expect(pattern == Pattern([placeholder]))
        pattern.elements.append(.text("b"))
        #expect(pattern.elements == [placeholder, .text("b")])
    }

    @Test func tellsTheOnlyElement() {
        #expect(Pattern().onlyElement == nil)
        #expect(Pattern("a").onlyElement == .text("a"))
        #expect(Pattern([placeholder]).onlyElement == placeholder)
        #expect(Pattern([placeholder, .text("a")]).onlyElement == nil)
    }
}
