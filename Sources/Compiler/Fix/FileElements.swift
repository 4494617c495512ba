import InterlinguaFormats
import InterlinguaIR

/// The elements of a file's syntax, found by places in them: XML elements, members of JSON objects, entries of `.strings`.
struct FileElements {
    /// An element by byte offsets into the file's text; a key of a property list takes its value with it.
    struct Element {
        var range: Range<Int>

        /// Whether commas stand between such elements.
        var isInList = false

        /// The index of the element's start tag among the events of an XML document.
        var startTag = 0
    }

    /// The document, where it is XML.
    let xml: XMLDocument?

    /// By where they begin.
    private let elements: [Element]

    init(_ file: SourceFile) {
        let first = file.utf8.first { $0 > 0x20 }
        if first == UInt8(ascii: "<") {
            let document = XMLReader.read(file).document
            xml = document
            elements = document.events.indices.lazy.filter { document.events[$0].kind == .startElement }.map {
                Element(range: document.range(ofElement: document.valueOfKey($0) ?? $0, from: $0), startTag: $0)
            }
            return
        }
        xml = nil
        if first == UInt8(ascii: "{"), !file.path.hasSuffix(".strings") {
            elements = Self.members(of: JSONReader.read(file).document)
        } else {
            elements = StringsReader.read(file).document.entries.compactMap { entry in
                let end = file.utf8[entry.value.bounds.upperBound...].firstIndex(of: UInt8(ascii: ";"))
                return end.map { Element(range: entry.key.outerBounds.lowerBound..<$0 + 1) }
            }
        }
    }

    private static func members(of document: JSONDocument) -> [Element] {
        var members: [Element] = []
        var pending = [document.root].compactMap(\.self)
        while let value = pending.popLast() {
            pending += value.elements.map(Array.init) ?? []
            for member in value.members.map(Array.init) ?? [] {
                pending.append(member.value)
                let range = member.key.range.offsets.lowerBound..<member.value.range.offsets.upperBound
                members.append(Element(range: range, isInList: true))
            }
        }
        return members.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The innermost element around a place that a condition holds for.
    func element(around place: Range<Int>, where isMeant: (Element) -> Bool = { _ in true }) -> Element? {
        var (low, high) = (0, elements.count)
        while low < high {
            let middle = low + (high - low) / 2
            if elements[middle].range.lowerBound <= place.lowerBound { low = middle + 1 } else { high = middle }
        }
        return elements[..<low].last { $0.range.upperBound >= place.upperBound && isMeant($0) }
    }
}

extension SourceRange {
    /// Byte offsets into the file's text.
    var offsets: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}

extension XMLDocument {
    /// The stretch from the start of one element to the end of the same or a later one.
    func range(ofElement last: Int, from start: Int) -> Range<Int> {
        Int(events[start].lowerBound)..<Int(events[Int(events[last].partner)].upperBound)
    }

    /// The element behind a property list's key.
    func valueOfKey(_ start: Int) -> Int? {
        guard name(of: events[start]).local == "key" else { return nil }
        return events[Int(events[start].partner)...].firstIndex { $0.kind == .startElement }
    }

    /// The start tags of the elements directly within an element.
    func children(of start: Int) -> [Int] {
        var children: [Int] = []
        var index = start + 1
        while index < Int(events[start].partner) {
            if events[index].kind == .startElement {
                children.append(index)
                index = Int(events[index].partner)
            }
            index += 1
        }
        return children
    }
}
