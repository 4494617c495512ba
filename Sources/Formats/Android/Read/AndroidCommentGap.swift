import InterlinguaIR

/// The comments between two elements, and whose they are.
///
/// aapt2 gives the last comment before an entry to it. Two refinements: a comment on the line where an entry ended belongs
/// to that entry, and all others are headings.
struct AndroidCommentGap {
    /// The events of the comments since the last element.
    var comments: [Int] = []

    /// The entry before, by its index, and the byte behind it; nil behind other elements.
    var previous: (resource: Int, end: Int)?

    private let file: AndroidFile
    private let arena: XMLBytes
    private let events: UnsafeBufferPointer<XMLEvent>
    private var headings: [String] = []

    /// Begins before the first element of a document.
    init(_ file: AndroidFile, arena: XMLBytes, events: UnsafeBufferPointer<XMLEvent>) {
        self.file = file
        self.arena = arena
        self.events = events
    }

    /// Takes the comments for the entry that begins.
    mutating func take() -> (comment: String?, headings: [String]) {
        if comments.isEmpty, headings.isEmpty { return (nil, []) }
        giveTrailing()
        let last = comments.popLast().map { AndroidComment.text(arena, events[$0]) }
        takeHeadings()
        defer { headings = [] }
        return (last, headings)
    }

    /// `<eat-comment/>`: the comments before it are headings.
    mutating func eat() {
        giveTrailing()
        takeHeadings()
        previous = nil
    }

    /// An element that is not kept: the comment before it is its own and goes with it.
    mutating func forget() {
        giveTrailing()
        _ = comments.popLast()
        takeHeadings()
        previous = nil
    }

    /// The comments behind the last entry.
    mutating func finish() -> [String] {
        eat()
        return headings
    }

    private mutating func takeHeadings() {
        headings += comments.map { AndroidComment.text(arena, events[$0]) }
        comments.removeAll(keepingCapacity: true)
    }

    private mutating func giveTrailing() {
        guard let first = comments.first, let previous else { return }
        self.previous = nil
        let start = Int(events[first].lowerBound)
        let bytes = file.xml.file.utf8
        guard previous.end <= start, !bytes[previous.end..<start].contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
            return
        }
        comments.removeFirst()
        let text = AndroidComment.text(arena, events[first])
        if file.resources[previous.resource].extra < 0 {
            file.resources[previous.resource].extra = Int32(truncatingIfNeeded: file.extras.count)
            file.extras.append(AndroidFile.Extra())
        }
        let extra = Int(file.resources[previous.resource].extra)
        file.extras[extra].comment = file.extras[extra].comment.map { $0 + "\n" + text } ?? text
    }
}

/// The text of comments.
enum AndroidComment {
    /// The text of a comment, trimmed, its further lines without the indentation that they share.
    static func text(_ arena: XMLBytes, _ event: XMLEvent) -> String {
        let bytes = arena[Int(event.first)..<Int(event.first) + Int(event.count)]
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            var line = line
            while let last = line.last, last.isASCIISpace { line.removeLast() }
            return line
        }
        while let first = lines.first, first.allSatisfy(\.isASCIISpace) { lines.removeFirst() }
        while let last = lines.last, last.isEmpty { lines.removeLast() }
        guard let first = lines.first else { return "" }
        let indentations = lines.dropFirst().filter { !$0.isEmpty }.map { $0.prefix { $0.isASCIISpace }.count }
        let shared = indentations.min() ?? 0
        var output = Array(first.drop { $0.isASCIISpace })
        for line in lines.dropFirst() {
            output.append(0x0A)
            output.append(contentsOf: line.dropFirst(shared))
        }
        return String(decoding: output, as: UTF8.self)
    }
}
