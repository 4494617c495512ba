import InterlinguaFormats
package import InterlinguaIR

extension FileOutline {
    /// Why a file has no outline.
    package enum Failure: Error {
        /// The file is of a kind of which only whole files can be replaced.
        case unknownSyntax
        /// The file can't hold the items of the other one beside its own, for the reason given as a clause.
        case conflicting(String)
        /// The file has errors.
        case faulty([Diagnostic])
    }

    /// Reads a file by its ending.
    ///
    /// - Parameters:
    ///   - nests: Whether objects of a JSON file hold further keys.
    ///   - isDetailed: Whether items hold their variants as items, where files have them.
    package static func read(
        path: String,
        bytes: [UInt8],
        nests: Bool,
        isDetailed: Bool = false
    ) throws(Failure) -> FileOutline {
        let isList = path.hasSuffix(".strings") || path.hasSuffix(".stringsdict")
        if isList, PropertyListDocument.serialization(of: bytes) == .binary {
            throw .conflicting("the file is a binary property list: bring it into XML with `plutil -convert xml1`")
        }
        if path.hasSuffix(".xml") { return try xml(path, bytes, isDetailed) }
        if path.hasSuffix(".stringsdict") { return try propertyList(path, bytes, isDetailed) }
        if path.hasSuffix(".strings") {
            let isList = PropertyListDocument.serialization(of: bytes) == .xml
            return isList ? try propertyList(path, bytes, isDetailed) : try strings(path, bytes)
        }
        if path.hasSuffix(".json") { return try json(path, bytes, depth: nests ? .max : 1) }
        // “strings”, the key, “localizations”, the language: what is inside is one message.
        if path.hasSuffix(".xcstrings") { return try json(path, bytes, depth: isDetailed ? .max : 4) }
        throw .unknownSyntax
    }

    private static func check(_ diagnostics: [Diagnostic]) throws(Failure) {
        let errors = diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty { throw .faulty(errors) }
    }

    /// An outline of a file in which nothing but space stands.
    private static func blank(_ file: SourceFile) -> FileOutline? {
        guard file.utf8.allSatisfy(\.isASCIISpace) else { return nil }
        return FileOutline(file: file, root: Group(opening: 0..<0, closing: 0..<file.utf8.count))
    }

    // MARK: .strings

    private static func strings(_ path: String, _ bytes: [UInt8]) throws(Failure) -> FileOutline {
        let (document, diagnostics) = StringsReader.read(path: path, bytes: bytes)
        if let blank = blank(document.file) { return blank }
        try check(diagnostics)
        let text = document.file.utf8
        var root = Group(opening: 0..<0, closing: 0..<text.count)
        var end = 0
        for entry in document.entries {
            let start = entry.key.outerBounds.lowerBound
            // A comment before the semicolon may hold another one.
            var stop = max(entry.value.bounds.upperBound, end)
            for comment in document.comments[entry.innerComments] { stop = max(stop, Int(comment.upperBound)) }
            stop = text[stop...].firstIndex(of: 0x3B).map { $0 + 1 } ?? text.count
            if let comment = document.comments[entry.trailingComments].last {
                stop = min(text.count, Int(comment.upperBound) + (comment.isBlock ? 2 : 0))
            }
            guard end <= start, start <= stop else { throw .unknownSyntax }
            let name = document.string(of: entry.key)
            var item = Item(name: name, label: name, trivia: end..<start, range: start..<stop)
            if case .string(let token) = entry.value { item.value = token.outerBounds }
            root.items.append(item)
            end = stop
        }
        root.closing = end..<text.count
        return FileOutline(file: document.file, root: root)
    }

    // MARK: JSON

    private static func json(_ path: String, _ bytes: [UInt8], depth: Int) throws(Failure) -> FileOutline {
        let (document, diagnostics) = JSONReader.read(path: path, bytes: bytes)
        if let blank = blank(document.file) { return blank }
        try check(diagnostics)
        guard let root = document.root, root.members != nil else { throw .unknownSyntax }
        let text = document.file.utf8
        var group = group(root, from: 0, text, depth: depth)
        group.closing = group.closing.lowerBound..<text.count
        return FileOutline(file: document.file, root: group, separator: ",")
    }

    /// The members of an object, or the elements of an array; the depth is what a JSON file may have.
    ///
    /// - Parameters:
    ///   - start: Where the opening begins, that of the key included.
    ///   - depth: How many levels of members are items.
    private static func group(_ container: JSONElement, from start: Int, _ text: [UInt8], depth: Int) -> Group {
        let bounds = Int(container.range.lowerBound)..<Int(container.range.upperBound)
        var end = bounds.lowerBound + 1
        var group = Group(opening: start..<end, closing: end..<bounds.upperBound)
        group.isList = container.kind == .array
        func append(_ name: String, from start: UInt32, _ value: JSONElement) {
            // Space before the comma belongs to the member before.
            if let last = group.items.indices.last, let comma = text[end..<bounds.upperBound].firstIndex(of: 0x2C) {
                group.items[last].range = group.items[last].range.lowerBound..<comma
                if let closing = group.items[last].content?.closing {
                    group.items[last].content?.closing = closing.lowerBound..<comma
                }
                end = comma + 1
            }
            let range = Int(start)..<Int(value.range.upperBound)
            var item = Item(name: name, label: name, trivia: end..<range.lowerBound, range: range)
            item.value = Int(value.range.lowerBound)..<range.upperBound
            // An array of texts is one list.
            let nests =
                value.kind == .object || value.elements?.contains { [.object, .array].contains($0.kind) } == true
            if depth > 1, nests { item.content = Self.group(value, from: range.lowerBound, text, depth: depth - 1) }
            group.items.append(item)
            end = range.upperBound
        }
        if let members = container.members {
            for member in members { append(member.key.string ?? "", from: member.key.range.lowerBound, member.value) }
        } else if let elements = container.elements {
            for (index, element) in elements.enumerated() {
                append(String(index), from: element.range.lowerBound, element)
            }
        }
        group.closing = end..<bounds.upperBound
        return group
    }

    // MARK: XML

    private static func xml(_ path: String, _ bytes: [UInt8], _ isDetailed: Bool) throws(Failure) -> FileOutline {
        let (document, diagnostics) = XMLReader.read(path: path, bytes: bytes)
        if let blank = blank(document.file) { return blank }
        try check(diagnostics)
        guard let root = document.root else { throw .unknownSyntax }
        return outline(of: document, root, items: try elements(in: root, of: document, isDetailed))
    }

    /// A child of an element that has a name.
    private struct Element {
        var name: String
        var label: String
        var isEntry: Bool
        var range: Range<Int>
        var value: Range<Int>?
        var content: Group?
        var variants: Group?
    }

    /// The children of an element with what stands around them, its own tags included.
    private static func group(
        _ start: Int,
        of document: XMLDocument,
        from opening: Int,
        items: [Element]
    ) -> Group {
        let event = document.events[start]
        var end = Int(event.upperBound)
        var group = Group(opening: opening..<end, closing: end..<end)
        // `<resources/>` has no room for items.
        for element in items where !event.isEmptyElementTag && element.range.lowerBound >= end {
            let trivia = end..<element.range.lowerBound
            var item = Item(name: element.name, label: element.label, trivia: trivia, range: element.range)
            item.isEntry = element.isEntry
            item.value = element.value
            item.content = element.content
            item.variants = element.variants
            group.items.append(item)
            end = element.range.upperBound
        }
        group.closing = end..<max(end, Int(document.events[max(start, Int(event.partner))].upperBound))
        return group
    }

    /// The elements right inside of one, by the events at which they start and end.
    private static func children(of element: Int, in document: XMLDocument) -> [(start: Int, end: Int)] {
        var children: [(start: Int, end: Int)] = []
        var index = element + 1
        while index < Int(document.events[element].partner) {
            let end = max(index, Int(document.events[index].partner))
            if document.events[index].kind == .startElement { children.append((index, end)) }
            index = end + 1
        }
        return children
    }

    /// What stands between an element's tags; nil if it is one tag.
    private static func content(of index: Int, in document: XMLDocument) -> Range<Int>? {
        let event = document.events[index]
        let end = document.events[max(index, Int(event.partner))].lowerBound
        return event.isEmptyElementTag || end < event.upperBound ? nil : Int(event.upperBound)..<Int(end)
    }

    private static func outline(of document: XMLDocument, _ start: Int, items: [Element]) -> FileOutline {
        let event = document.events[start]
        let text = document.file.utf8
        var group = group(start, of: document, from: 0, items: items)
        group.closing = group.closing.lowerBound..<text.count
        var outline = FileOutline(file: document.file, root: group)
        outline.declarationPlace = Int(event.upperBound) - 1
        for (index, attribute) in document.attributes(of: event).enumerated() where !attribute.isDefaulted {
            let name = document.names[Int(attribute.name)]
            let value = document.valueRange(ofAttribute: index, in: event)
            let spelling = String(decoding: text[Int(value.lowerBound)..<Int(value.upperBound)], as: UTF8.self)
            outline.declarations.append((name.qualified, spelling))
        }
        return outline
    }

    /// The children of an element that have a name; where two have the same, they differ in what they are.
    private static func elements(
        in root: Int,
        of document: XMLDocument,
        _ isDetailed: Bool
    ) throws(Failure) -> [Element] {
        var elements: [Element] = []
        for (index, partner) in children(of: root, in: document) {
            let event = document.events[index]
            // What an entity holds has no place of its own.
            if event.isFromEntity { throw .unknownSyntax }
            var attributes: [String: String] = [:]
            for attribute in document.attributes(of: event) {
                attributes[document.names[Int(attribute.name)].qualified] = document.string(of: attribute)
            }
            guard let name = attributes["name"] else { continue }
            var kind = document.name(of: event).qualified
            if kind == "item" || kind == "bag", let type = attributes["type"] { kind = type }
            if kind.hasSuffix("array") { kind = "array" }
            // No product is the default one, by either name.
            let product = attributes["product"].flatMap { $0 == "default" ? nil : " " + $0 } ?? ""
            var element = Element(
                name: "\(kind) \(name)\(product)",
                label: name,
                isEntry: ["string", "plurals", "array"].contains(kind),
                range: Int(event.lowerBound)..<Int(document.events[partner].upperBound)
            )
            if kind == "plurals" || kind == "array" {
                let items = variants(in: index, of: document)
                if !items.isEmpty {
                    element.variants = group(index, of: document, from: element.range.lowerBound, items: items)
                }
                if isDetailed { swap(&element.content, &element.variants) }
            } else {
                element.value = content(of: index, in: document)
            }
            elements.append(element)
        }
        return elements
    }

    /// The items of a plural by their quantities, or those of an array by their places.
    private static func variants(in entry: Int, of document: XMLDocument) -> [Element] {
        var elements: [Element] = []
        for (index, partner) in children(of: entry, in: document) {
            let event = document.events[index]
            let quantity = document.attributes(of: event).first { document.names[Int($0.name)].local == "quantity" }
            let name = quantity.map(document.string(of:)) ?? String(elements.count)
            let range = Int(event.lowerBound)..<Int(document.events[partner].upperBound)
            var element = Element(name: name, label: name, isEntry: true, range: range)
            element.value = content(of: index, in: document)
            elements.append(element)
        }
        return elements
    }

    // MARK: Property lists

    private static func propertyList(
        _ path: String,
        _ bytes: [UInt8],
        _ isDetailed: Bool
    ) throws(Failure) -> FileOutline {
        guard PropertyListDocument.serialization(of: bytes) == .xml else { throw .unknownSyntax }
        let (document, diagnostics) = XMLReader.read(path: path, bytes: bytes)
        if let blank = blank(document.file) { return blank }
        try check(diagnostics)
        guard let root = document.root else { throw .unknownSyntax }
        let events = document.events
        var dictionary = root
        if document.name(of: events[root]).local == "plist" {
            guard let child = children(of: root, in: document).first else { throw .unknownSyntax }
            dictionary = child.start
        }
        guard document.name(of: events[dictionary]).local == "dict" else { throw .unknownSyntax }
        var outline = outline(of: document, dictionary, items: try members(of: dictionary, in: document, isDetailed))
        outline.declarations = []
        return outline
    }

    /// The members of a dictionary; the depth is that of the file's nesting.
    private static func members(
        of dictionary: Int,
        in document: XMLDocument,
        _ isDetailed: Bool
    ) throws(Failure) -> [Element] {
        let events = document.events
        var items: [Element] = []
        var key: (name: String, start: Int)?
        for (index, partner) in children(of: dictionary, in: document) {
            let event = events[index]
            if event.isFromEntity { throw .unknownSyntax }
            guard let (name, start) = key else {
                let text = events[index...partner].filter { $0.kind == .text || $0.kind == .cdata }
                key = (text.map(document.string(of:)).joined(), Int(event.lowerBound))
                continue
            }
            let range = start..<Int(events[partner].upperBound)
            var element = Element(name: name, label: name, isEntry: true, range: range)
            element.value = Int(event.lowerBound)..<range.upperBound
            if isDetailed, document.name(of: event).local == "dict" {
                let inner = try members(of: index, in: document, isDetailed)
                if !inner.isEmpty { element.content = group(index, of: document, from: start, items: inner) }
            }
            items.append(element)
            key = nil
        }
        return items
    }
}
