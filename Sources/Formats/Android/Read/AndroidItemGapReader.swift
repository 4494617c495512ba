import InterlinguaIR

/// Collects the comments and blank lines between the items of a plural or an array.
struct AndroidItemGapReader {
    /// The lines since the last item.
    private var lines: [AndroidItemGap.Line] = []

    /// Whether the line of the last item has not ended yet.
    private var isOnLineOfItem = false

    /// The lines before items, by the items' events, and those behind the last one.
    private var found: [(event: Int32?, lines: [AndroidItemGap.Line])] = []

    /// Begins a plural or an array.
    mutating func begin() {
        lines.removeAll(keepingCapacity: true)
        found.removeAll(keepingCapacity: true)
        isOnLineOfItem = false
    }

    /// Takes note of what is no item.
    mutating func add(_ event: XMLEvent, _ arena: XMLBytes) {
        switch event.kind {
        case .text:
            var lineEnds = 0
            let bytes = arena[Int(event.first)..<Int(event.first) + Int(event.count)]
            var next = bytes.firstIndex(ofByte: 0x0A)
            while let place = next {
                lineEnds += 1
                next = bytes.firstIndex(ofByte: 0x0A, from: place + 1)
            }
            if lineEnds > 0 { isOnLineOfItem = false }
            if lineEnds > 1 { lines.append(.blank) }
        case .comment:
            let text = AndroidComment.text(arena, event)
            lines.append(isOnLineOfItem ? .trailingComment(text) : .comment(text))
        default: break
        }
    }

    /// Takes note of an item.
    mutating func addItem(_ event: Int32) {
        isOnLineOfItem = true
        if lines.isEmpty { return }
        found.append((event, lines))
        lines.removeAll()
    }

    /// Whether nothing stands between the items.
    var isEmpty: Bool { lines.isEmpty && found.isEmpty }

    /// The gaps between the items, which are given in the order in which they are written.
    mutating func end(items: ArraySlice<AndroidFile.Item>) -> [AndroidItemGap] {
        if !lines.isEmpty { found.append((nil, lines)) }
        if found.isEmpty { return [] }
        let gaps = found.map { event, lines in
            let index = items.firstIndex { $0.event == event } ?? items.endIndex
            return AndroidItemGap(item: index - items.startIndex, lines: lines)
        }
        return gaps.sorted { $0.item < $1.item }
    }
}
