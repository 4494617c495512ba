import InterlinguaIR

/// Reads a file as the resource compiler does; what it refuses is left out, or kept as refused where it is a text.
struct AndroidResourceFileReader {
    private let document: XMLDocument
    private let events: UnsafeBufferPointer<XMLEvent>
    private var compiler: AndroidTextCompiler
    private var resources: [AndroidResourceFile.Resource] = []
    private var texts: [AndroidResourceFile.Text] = []
    private var locale: String?
    private var isReadable = true

    /// Reads a file.
    static func read(_ input: InputFile) -> AndroidResourceFile {
        let document = XMLReader.read(path: input.path, bytes: input.bytes).document
        return document.events.withUnsafeBufferPointer { events in
            document.withBytes { arena in
                var reader = AndroidResourceFileReader(document, events, arena)
                reader.read()
                return AndroidResourceFile(
                    source: document.file,
                    resources: reader.resources,
                    texts: reader.texts,
                    locale: reader.locale,
                    isReadable: reader.isReadable
                )
            }
        }
    }

    private init(_ document: XMLDocument, _ events: UnsafeBufferPointer<XMLEvent>, _ arena: XMLBytes) {
        self.document = document
        self.events = events
        compiler = AndroidTextCompiler(document: document, events: events, arena: arena)
    }

    private mutating func read() {
        guard document.isWellFormed, let root = document.root, localName(root) == "resources" else {
            isReadable = false
            return
        }
        for attribute in document.attributes(of: events[root]) {
            let name = document.names[Int(attribute.name)]
            if name.local == "locale", name.namespace == "http://schemas.android.com/tools" {
                locale = document.string(of: attribute)
            }
        }
        var index = root + 1
        let end = Int(events[root].partner)
        while index < end {
            if events[index].kind == .startElement {
                readResource(index)
                index = Int(events[index].partner)
            }
            index += 1
        }
    }

    /// The name of an element; nil for one of a namespace.
    private func localName(_ index: Int) -> String? {
        let name = document.names[Int(events[index].name)]
        return name.namespace == nil ? name.local : nil
    }

    /// The value of an attribute without namespace; nil if it is not there.
    private func attribute(_ name: String, of index: Int) -> String? {
        let found = document.attributes(of: events[index]).first {
            let candidate = document.names[Int($0.name)]
            return candidate.namespace == nil && candidate.local == name
        }
        return found.map { document.string(of: $0) }
    }

    private mutating func readResource(_ start: Int) {
        guard let element = localName(start) else { return }
        let kind: AndroidResourceFile.Kind
        var isTyped = false
        switch element {
        case "string": kind = .string
        case "plurals": kind = .plurals
        case "string-array": kind = .array
        case "array":
            kind = .array
            isTyped = true
        case "item" where attribute("type", of: start) == "string":
            kind = .string
            isTyped = attribute("format", of: start) != "string"
        case "bag" where attribute("type", of: start) == "plurals": kind = .plurals
        default: return
        }
        let name = attribute("name", of: start).map(Self.trimmed) ?? ""
        if name.isEmpty { return }
        let first = texts.count
        switch kind {
        case .string: append(start, isTyped: isTyped)
        case .plurals: readQuantities(start)
        case .array:
            readItems(start, isTyped: isTyped)
            if isTyped, texts[first...].contains(where: { !$0.isTextual }) {
                texts.removeSubrange(first...)
                return
            }
        }
        let product = attribute("product", of: start)
        resources.append(
            AndroidResourceFile.Resource(
                kind: kind,
                name: name,
                first: Int32(truncatingIfNeeded: first),
                count: Int32(truncatingIfNeeded: texts.count - first),
                lowerBound: events[start].lowerBound,
                upperBound: events[Int(events[start].partner)].upperBound,
                product: product == "" || product == "default" ? nil : product
            )
        )
    }

    private mutating func readQuantities(_ start: Int) {
        let first = texts.count
        forEachItem(of: start) { reader, index in
            guard let quantity = reader.attribute("quantity", of: index),
                let category = PluralCategory(rawValue: Self.trimmed(quantity)),
                !reader.texts[first...].contains(where: { $0.category == category })
            else { return }
            reader.append(index, category: category)
        }
    }

    private mutating func readItems(_ start: Int, isTyped: Bool) {
        forEachItem(of: start) { reader, index in reader.append(index, isTyped: isTyped) }
    }

    private mutating func forEachItem(of start: Int, _ body: (inout Self, Int) -> Void) {
        var index = start + 1
        let end = Int(events[start].partner)
        while index < end {
            if events[index].kind == .startElement {
                if localName(index) == "item" { body(&self, index) }
                index = Int(events[index].partner)
            }
            index += 1
        }
    }

    private mutating func append(_ start: Int, category: PluralCategory? = nil, isTyped: Bool = false) {
        let end = Int(events[start].partner)
        var text = compiler.compile(from: start, to: end)
        if isTyped, case .plain = text.kind, let spelling = AndroidTypedText.spelling(of: text.string) {
            text.string = spelling
        }
        texts.append(
            AndroidResourceFile.Text(
                string: text.string,
                kind: text.kind,
                isText: text.isText,
                category: category,
                hasPercent: text.string.utf8.contains(UInt8(ascii: "%")),
                lowerBound: events[start].lowerBound,
                upperBound: events[end].upperBound
            )
        )
    }

    /// A value without white space at its ends.
    static func trimmed(_ text: String) -> String {
        let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
        guard let first = text.utf8.firstIndex(where: { !isSpace($0) }),
            let last = text.utf8.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(text[first...last])
    }
}

extension AndroidResourceFile.Text {
    /// Whether a typed array's item is a text or a reference to one.
    fileprivate var isTextual: Bool {
        switch kind {
        case .plain: AndroidTypedText.spelling(of: string) == nil
        case .styled, .refused: true
        case .reference(.string): true
        case .reference: false
        }
    }
}
