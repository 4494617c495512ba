import InterlinguaFormats
import InterlinguaIR

/// Reads a file as the resource compiler does; what it refuses is left out, or kept as refused where it is a text.
struct AndroidResourceFileReader {
    private let document: XMLDocument
    private let events: UnsafeBufferPointer<XMLEvent>
    private let vocabulary: AndroidVocabulary
    private var compiler: AndroidTextCompiler
    private var resources: [AndroidResourceFile.Resource] = []
    private var names: [String] = []
    private var texts: [AndroidResourceFile.Text] = []
    private var locale: String?
    private var isReadable = true

    /// Reads a file; the names of its resources are the same in all languages, and are given beside it.
    static func read(_ input: InputFile, _ dialect: AndroidDialect) -> (file: AndroidResourceFile, names: [String]) {
        let document = XMLReader.read(path: input.path, bytes: input.bytes).document
        return document.events.withUnsafeBufferPointer { events in
            document.withBytes { arena in
                var reader = AndroidResourceFileReader(document, events, arena, dialect)
                reader.read()
                let file = AndroidResourceFile(
                    source: document.file,
                    dialect: dialect,
                    resources: reader.resources,
                    texts: reader.texts,
                    locale: reader.locale,
                    isReadable: reader.isReadable
                )
                return (file, reader.names)
            }
        }
    }

    private init(
        _ document: XMLDocument,
        _ events: UnsafeBufferPointer<XMLEvent>,
        _ arena: XMLBytes,
        _ dialect: AndroidDialect
    ) {
        self.document = document
        self.events = events
        vocabulary = AndroidVocabulary(document.names)
        compiler = AndroidTextCompiler(document: document, events: events, arena: arena, dialect: dialect)
    }

    private mutating func read() {
        guard document.isWellFormed, let root = document.root, element(root) == .resources else {
            isReadable = false
            return
        }
        locale = attributes(root).toolsLocale
        // A start and an end tag, the text between them and the white space behind: what is kept has hardly room to spare.
        resources.reserveCapacity(events.count / 4)
        texts.reserveCapacity(events.count / 4)
        forEachElement(of: root) { reader, index in reader.readResource(index) }
    }

    private func element(_ index: Int) -> AndroidVocabulary.Element {
        vocabulary.elements[Int(events[index].name)]
    }

    private func attributes(_ index: Int) -> AndroidResourceAttributes {
        AndroidResourceAttributes(of: events[index], in: document, vocabulary)
    }

    private mutating func readResource(_ start: Int) {
        let element = element(start)
        let attributes = attributes(start)
        let kind: AndroidResourceFile.Kind
        var isTyped = false
        switch element {
        case .string: kind = .string
        case .plurals: kind = .plurals
        case .stringArray: kind = .array
        case .array:
            kind = .array
            isTyped = true
        case .item where attributes.type == "string":
            kind = .string
            isTyped = attributes.format != "string"
        case .bag where attributes.type == "plurals": kind = .plurals
        default: return
        }
        guard let name = attributes.name, AndroidName.isValid(name), kind == .plurals || !attributes.hasInvalidFlag
        else {
            return
        }
        let first = texts.count
        switch kind {
        case .string: append(start, isTyped: isTyped)
        case .plurals: readQuantities(start)
        case .array:
            readItems(start, isTyped: isTyped)
            let items = texts[first...]
            if isTyped, items.contains(where: \.isValue) || !items.contains(where: \.isTextual) {
                texts.removeSubrange(first...)
                return
            }
        }
        let product = attributes.product
        names.append(name)
        resources.append(
            AndroidResourceFile.Resource(
                kind: kind,
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
            guard let category = reader.attributes(index).quantity.flatMap({ PluralCategory(rawValue: $0) }),
                !reader.texts[first...].contains(where: { $0.category == category })
            else { return }
            reader.append(index, category: category)
        }
    }

    private mutating func readItems(_ start: Int, isTyped: Bool) {
        forEachItem(of: start) { reader, index in reader.append(index, isTyped: isTyped) }
    }

    private mutating func forEachItem(of start: Int, _ body: (inout Self, Int) -> Void) {
        forEachElement(of: start) { reader, index in
            if reader.element(index) == .item { body(&reader, index) }
        }
    }

    private mutating func forEachElement(of start: Int, _ body: (inout Self, Int) -> Void) {
        var index = start + 1
        let end = Int(events[start].partner)
        while index < end {
            if events[index].kind == .startElement {
                body(&self, index)
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
                isPlain: text.kind == .plain,
                category: category,
                hasPercent: text.string.utf8.contains(UInt8(ascii: "%")),
                lowerBound: events[start].lowerBound,
                upperBound: events[end].upperBound
            )
        )
    }
}

extension AndroidResourceFile.Text {
    /// Whether a typed array's item is a number or another value that is no text.
    fileprivate var isValue: Bool { kind == .plain && AndroidTypedText.spelling(of: string) != nil }

    /// Whether a typed array's item is a text or a reference to one; others may be pictures.
    fileprivate var isTextual: Bool {
        switch kind {
        case .plain: !isValue
        case .styled, .refused, .reference(.string): true
        case .reference: false
        }
    }
}
