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

    /// Placeholders of the commonest kinds, texts and integers in turn: patterns share them.
    private var placeholders: [Element?] = []

    /// Prepares for the texts of a document.
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

    /// Makes the pattern of a text with specifiers of any kind.
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

    /// Makes the pattern of a text with specifiers of common kinds.
    mutating func build(_ text: AndroidText, specifiers: AndroidSpecifiers) -> Pattern {
        begin()
        var next = 0
        var start = 0
        for specifier in specifiers.list {
            addText(text, start..<specifier.range.lowerBound, &next)
            addTags(of: text, upTo: specifier.range.lowerBound, &next)
            if let argument = specifier.argument {
                flush()
                pattern.append(placeholder(argument, isInteger: specifier.isInteger))
            } else {
                pending.append(0x25)
            }
            start = specifier.range.upperBound
        }
        addText(text, start..<text.bytes.count, &next)
        return end(text, &next)
    }

    /// Makes the pattern of a text without tags.
    mutating func build(_ bytes: UnsafeBufferPointer<UInt8>, specifiers: AndroidSpecifiers) -> Pattern {
        begin()
        var start = 0
        for specifier in specifiers.list {
            if let argument = specifier.argument {
                addText(bytes, start..<specifier.range.lowerBound)
                pattern.append(placeholder(argument, isInteger: specifier.isInteger))
            } else {
                // Up to the first of the two percent signs.
                pending.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...specifier.range.lowerBound]))
            }
            start = specifier.range.upperBound
        }
        addText(bytes, start..<bytes.count)
        return takePattern()
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

    /// A placeholder that shows a text or an integer as it is.
    private mutating func placeholder(_ argument: Int, isInteger: Bool) -> Element {
        let place = 2 * argument + (isInteger ? 1 : 0)
        if place < placeholders.count, let known = placeholders[place] { return known }
        while placeholders.count <= place { placeholders.append(nil) }
        let format: Format = isInteger ? .number(NumberFormat()) : .text(Field())
        let element = Element.placeholder(Placeholder(argument: argument, format: format))
        placeholders[place] = element
        return element
    }

    private mutating func addText(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        if pending.isEmpty {
            if range.isEmpty { return }
            let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
            pattern.append(.text(text))
        } else {
            pending.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
            flush()
        }
    }

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
