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
    private(set) var argumentNames: [AndroidFile.ArgumentName] = []

    init(document: XMLDocument, names: AndroidNameTable) {
        self.document = document
        self.names = names
    }

    // MARK: Texts

    /// Makes the pattern of a text in which percent signs stand for themselves.
    mutating func build(_ text: AndroidText) -> Pattern {
        begin()
        var next = 0
        addText(text, 0..<text.bytes.count, &next)
        return end(text, &next)
    }

    /// Makes the pattern of a text with specifiers.
    mutating func build(_ text: AndroidText, format: FormatString) -> Pattern {
        begin()
        var next = 0
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
        return end(text, &next)
    }

    private mutating func begin() {
        stack.removeAll(keepingCapacity: true)
        pattern = Pattern()
        pending.removeAll(keepingCapacity: true)
        argumentNames.removeAll(keepingCapacity: true)
    }

    private mutating func end(_ text: AndroidText, _ next: inout Int) -> Pattern {
        addTags(of: text, upTo: text.bytes.count, &next)
        while !stack.isEmpty { close() }
        flush()
        return takePattern()
    }

    private mutating func takePattern() -> Pattern {
        let result = pattern
        pattern = Pattern()
        return result
    }

    // MARK: Parts

    private mutating func addText(_ text: AndroidText, _ range: Range<Int>, _ next: inout Int) {
        var start = range.lowerBound
        while next < text.boundaries.count, text.boundaries[next].offset < range.upperBound {
            let end = max(start, text.boundaries[next].offset)
            pending.append(contentsOf: text.bytes[start..<end])
            start = end
            addTag(text.boundaries[next])
            next += 1
        }
        pending.append(contentsOf: text.bytes[start..<range.upperBound])
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
        if case .protected(let id?, _) = opened.kind, let argument = Self.onlyArgument(of: pattern) {
            argumentNames.append(AndroidFile.ArgumentName(argument: argument, name: id))
        }
        let markup = Markup(opened.kind, pattern)
        pattern = opened.content
        pattern.append(.markup(markup))
    }

    /// The argument that a pattern shows, if it shows one once.
    private static func onlyArgument(of pattern: Pattern) -> Int? {
        var argument: Int?
        for case .placeholder(let placeholder) in pattern.elements {
            if argument != nil { return nil }
            argument = placeholder.argument
        }
        return argument
    }

    private mutating func kind(of event: XMLEvent) -> Markup.Kind {
        let attributes = Int(event.first)..<Int(event.first) + Int(event.count)
        if names.element(event.name) == .protected {
            var id: String?
            var example: String?
            for index in attributes {
                switch names.attribute(document.attributes[index].name) {
                case .id:
                    let value = document.string(of: document.attributes[index])
                    if !value.isEmpty { id = value }
                case .example: example = document.string(of: document.attributes[index])
                case .namespace, .other: break
                }
            }
            return .protected(id: id, example: example)
        }
        let name = document.name(of: event).local
        if attributes.isEmpty { return .element(name, []) }
        // In aapt2's order: by namespace, then by name; prefixes are dropped.
        let sorted = document.attributes[attributes]
            .filter { names.attribute($0.name) != .namespace }
            .map { (name: document.names[Int($0.name)], value: document.string(of: $0)) }
            .sorted { ($0.name.namespace ?? "", $0.name.local) < ($1.name.namespace ?? "", $1.name.local) }
        return .element(name, sorted.map { Markup.Attribute(name: $0.name.local, value: $0.value) })
    }

    private mutating func flush() {
        if pending.isEmpty { return }
        pattern.append(.text(String(decoding: pending, as: UTF8.self)))
        pending.removeAll(keepingCapacity: true)
    }
}
