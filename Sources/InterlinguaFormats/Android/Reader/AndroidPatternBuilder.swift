import InterlinguaIR

/// Makes a pattern of a decoded text, its tags and, if it is a format, its specifiers.
struct AndroidPatternBuilder {
    private let document: XMLDocument
    private let names: AndroidNameTable
    private var stack: [(kind: Markup.Kind, content: Pattern)] = []
    private var pattern = Pattern()

    /// Text that is not yet a part of the pattern.
    private var pending: [UInt8] = []

    /// The names that protected parts give to the arguments in them.
    private(set) var argumentNames: [(argument: Int, name: String)] = []

    init(document: XMLDocument, names: AndroidNameTable) {
        self.document = document
        self.names = names
    }

    /// Makes the pattern.
    ///
    /// - Parameters:
    ///   - text: The decoded text.
    ///   - format: Its specifiers; nil if it is no format and percent signs stand for themselves.
    mutating func build(_ text: AndroidText, format: FormatString?) -> Pattern {
        stack.removeAll(keepingCapacity: true)
        pattern = Pattern()
        pending.removeAll(keepingCapacity: true)
        argumentNames = []
        var next = 0
        if let format {
            for piece in format.pieces {
                addTags(of: text, upTo: piece.range.lowerBound, &next)
                switch piece.kind {
                case .text: addText(text, piece.range, &next)
                case .replacement(let replacement): pending.append(contentsOf: replacement.utf8)
                case .specifier(let specifier):
                    flush()
                    let placeholder = Placeholder(argument: specifier.position - 1, format: specifier.format)
                    pattern.append(.placeholder(placeholder))
                // Neither exists in Java.
                case .variable, .skipped: break
                }
            }
        } else {
            addText(text, 0..<text.bytes.count, &next)
        }
        addTags(of: text, upTo: text.bytes.count, &next)
        while !stack.isEmpty { close() }
        flush()
        return pattern
    }

    private mutating func addText(_ text: AndroidText, _ range: Range<Int>, _ next: inout Int) {
        var start = range.lowerBound
        while next < text.boundaries.count, text.boundaries[next].offset < range.upperBound {
            let end = max(start, text.boundaries[next].offset)
            append(text.bytes[start..<end])
            start = end
            addTag(text.boundaries[next])
            next += 1
        }
        append(text.bytes[start..<range.upperBound])
    }

    private mutating func addTags(of text: AndroidText, upTo offset: Int, _ next: inout Int) {
        while next < text.boundaries.count, text.boundaries[next].offset <= offset {
            addTag(text.boundaries[next])
            next += 1
        }
    }

    private mutating func addTag(_ boundary: AndroidText.Boundary) {
        switch boundary.kind {
        case .close: close()
        case .open(let index):
            flush()
            stack.append((kind(of: document.events[index]), pattern))
            pattern = Pattern()
        }
    }

    private mutating func close() {
        guard let opened = stack.popLast() else { return }
        flush()
        if case .protected(let id?, _) = opened.kind {
            let placeholders = pattern.elements.compactMap { element -> Int? in
                if case .placeholder(let placeholder) = element { return placeholder.argument }
                return nil
            }
            if placeholders.count == 1 { argumentNames.append((placeholders[0], id)) }
        }
        let markup = Markup(opened.kind, pattern)
        pattern = opened.content
        pattern.append(.markup(markup))
    }

    private func kind(of event: XMLEvent) -> Markup.Kind {
        let name = document.name(of: event)
        if names.element(event.name) == .protected {
            var id: String?
            var example: String?
            for attribute in document.attributes(of: event) {
                let attributeName = document.names[Int(attribute.name)]
                guard attributeName.namespace == nil else { continue }
                let value = document.string(of: attribute)
                if attributeName.local == "id", !value.isEmpty { id = value }
                if attributeName.local == "example" { example = value }
            }
            return .protected(id: id, example: example)
        }
        // In aapt2's order: by namespace, then by name; prefixes are dropped.
        let attributes = document.attributes(of: event)
            .filter { document.names[Int($0.name)].prefix != "xmlns" }
            .map { (name: document.names[Int($0.name)], value: document.string(of: $0)) }
            .sorted { ($0.name.namespace ?? "", $0.name.local) < ($1.name.namespace ?? "", $1.name.local) }
        return .element(name.local, attributes.map { Markup.Attribute(name: $0.name.local, value: $0.value) })
    }

    private mutating func append(_ bytes: ArraySlice<UInt8>) { pending.append(contentsOf: bytes) }

    private mutating func flush() {
        if pending.isEmpty { return }
        pattern.append(.text(String(decoding: pending, as: UTF8.self)))
        pending.removeAll(keepingCapacity: true)
    }
}
