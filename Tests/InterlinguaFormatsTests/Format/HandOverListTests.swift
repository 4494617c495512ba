import Testing

@testable import InterlinguaFormats

/// Elements that are given away one by one.
@Suite struct HandOverListTests {
    @Test func givesEachElementOnce() {
        let list = HandOverList<String>(capacity: 3)
        for text in ["a", "b", "c"] { _ = list.append(text) }
        #expect(list.take(1) == "b")
        #expect(list.take(1) == nil)
        #expect([list[0], list[1], list[2], list[3], list[-1]] == ["a", nil, "c", nil, nil])
        #expect(
            list.withElement(2) {
                $0 += "!"; return $0.count
            } == 2
        )
        #expect(list.withElement(1) { $0 } == nil)
        #expect(list.take(2) == "c!")
    }

    @Test func refusesWhatItHasNoRoomFor() {
        let list = HandOverList<String>(capacity: 1)
        #expect(list.append("a") == 0)
        #expect(list.append("b") == -1)
        #expect(list.count == 1)
    }

    @Test func readsADocumentAgainThatWasGivenUp() {
        let (document, _) = XMLReader.read(path: "a.xml", bytes: Array("<a><b>text</b></a>".utf8))
        let holder = XMLDocumentHolder(document)
        holder.release()
        #expect(holder.document.events.map(\.lowerBound) == document.events.map(\.lowerBound))
        #expect(holder.document.isWellFormed)
    }
}
