import InterlinguaIR

/// Reads one file, without looking at others.
///
/// Functions that only look are mutating as well where every entry takes them: a debug build would copy the reader, and count
/// a reference for each of its parts, to call them otherwise.
struct AndroidFileReader {
    let document: XMLDocument
    let events: UnsafeBufferPointer<XMLEvent>
    /// The document's bytes.
    let arena: XMLBytes
    /// What names mean outside of texts.
    let vocabulary: AndroidVocabulary
    /// What names mean within texts.
    let names: AndroidNameTable
    var decoder: AndroidTextDecoder
    var builder: AndroidPatternBuilder
    /// What was read so far.
    let file: AndroidFile

    /// Whether the file stands in the folder of the default language.
    private let isDefault: Bool

    /// Whether the file's name says that nothing in it is to be translated.
    private let isUntranslatable: Bool

    private var gap: AndroidCommentGap

    /// What stands between the items of the entry that is read.
    var itemGaps = AndroidItemGapReader()

    static func read(_ input: InputFile, path: AndroidPath, _ dialect: AndroidDialect) -> AndroidFile {
        let (document, diagnostics) = XMLReader.read(path: input.path, bytes: input.bytes)
        return document.events.withUnsafeBufferPointer { events in
            document.withBytes { arena in
                var reader = AndroidFileReader(document, events, arena, path, dialect)
                reader.read()
                reader.file.diagnostics = diagnostics + reader.file.diagnostics + reader.decoder.diagnostics
                return reader.finish()
            }
        }
    }

    private init(
        _ document: XMLDocument,
        _ events: UnsafeBufferPointer<XMLEvent>,
        _ arena: XMLBytes,
        _ path: AndroidPath,
        _ dialect: AndroidDialect
    ) {
        self.document = document
        self.events = events
        self.arena = arena
        vocabulary = AndroidVocabulary(document.names)
        names = AndroidNameTable(document.names)
        decoder = AndroidTextDecoder(document: document, events: events, arena: arena, names: names, dialect: dialect)
        builder = AndroidPatternBuilder(document: document, names: names)
        file = AndroidFile(path: path, xml: XMLDocumentHolder(document), dialect: dialect)
        gap = AndroidCommentGap(file, arena: arena, events: events)
        file.hasMangledNames =
            document.names.contains { $0.prefix == "xmlns" } && Self.declaresOwnNamespace(document)
        isDefault = path.folder == "values"
        isUntranslatable = path.name.hasPrefix("donottranslate")
    }

    /// The file without what only reading needs.
    private mutating func finish() -> AndroidFile {
        file.xml.release()
        return file
    }

    /// Where an element stands, by its start.
    mutating func bounds(ofElement start: Int) -> Range<UInt32> {
        let end = Int(events[start].partner)
        return events[start].lowerBound..<max(events[start].upperBound, events[end].upperBound)
    }

    private static func declaresOwnNamespace(_ document: XMLDocument) -> Bool {
        guard let root = document.root else { return false }
        return document.attributes(of: document.events[root]).contains {
            document.names[Int($0.name)].prefix == "xmlns"
                && document.bytes(of: $0).elementsEqual(AndroidNameTable.ownNamespace.utf8)
        }
    }

    private mutating func read() {
        guard let root = document.root else { return }
        for index in 0..<root where events[index].kind == .comment {
            file.headers.append(AndroidComment.text(arena, events[index]))
        }
        guard vocabulary.elements[Int(events[root].name)] == .resources else {
            let name = document.name(of: events[root]).qualified
            return report(.error, .wrongRoot, "the root element has to be <resources>, not <\(name)>", at: root)
        }
        readRootAttributes(of: root)
        // Of a file that breaks off, what is complete is kept.
        let end = Int(events[root].partner) > root ? Int(events[root].partner) : events.count
        file.resources.reserveCapacity(countElements(root + 1, end))
        file.items.reserveCapacity(events[root + 1..<end].count { $0.kind == .startElement })
        var others: [Int] = []
        var hasOurs = false
        var index = root + 1
        while index < end {
            let event = events[index]
            switch event.kind {
            case .text, .cdata: checkWhiteSpace(index)
            case .comment: gap.comments.append(index)
            case .processingInstruction: break
            case .endElement: break
            case .startElement:
                let partner = Int(event.partner)
                guard partner > index else {
                    index = end
                    continue
                }
                let element = vocabulary.elements[Int(event.name)]
                switch element {
                case .string, .plurals, .stringArray, .array, .item, .bag:
                    if readResource(element, index, partner) { hasOurs = true } else { others.append(index) }
                case .skip: gap.eat()
                case .foreign: break
                case .other:
                    others.append(index)
                    gap.forget()
                case .resources, .unknown:
                    let name = document.name(of: event).qualified
                    report(.error, .unknownElement, "there is no kind of resource called <\(name)>", at: index)
                    gap.forget()
                }
                index = partner
            }
            index += 1
        }
        file.footers = gap.finish()
        file.hasOnlyOthers = !others.isEmpty && !hasOurs
        if hasOurs { reportOthers(others) }
    }

    /// The number of elements side by side.
    private func countElements(_ start: Int, _ end: Int) -> Int {
        var count = 0
        var index = start
        while index < end {
            if events[index].kind == .startElement {
                count += 1
                index = max(index, Int(events[index].partner))
            }
            index += 1
        }
        return count
    }

    /// Says what stands beside the texts, which a file that is written anew will not have.
    private mutating func reportOthers(_ others: [Int]) {
        guard let first = others.first else { return }
        var kinds: [String] = []
        for index in others {
            let kind = "<\(document.name(of: events[index]).local)>"
            if !kinds.contains(kind) { kinds.append(kind) }
        }
        let list = kinds.count > 3 ? kinds.prefix(3) + ["…"] : kinds[...]
        let count = others.count == 1 ? "one resource is" : "\(others.count) resources are"
        let message = "\(count) no text (\(list.joined(separator: ", "))) and will not be in a file written anew"
        report(.note, .otherResources, message, at: first)
    }

    private mutating func readRootAttributes(of root: Int) {
        let first = Int(events[root].first)
        for index in first..<first + Int(events[root].count) {
            let attribute = document.attributes[index]
            switch vocabulary.attributes[Int(attribute.name)] {
            case .namespace: break
            case .toolsLocale: file.locale = document.string(of: attribute)
            case .language: file.ownLanguage = LanguageTag(document.string(of: attribute))
            case .table: file.ownTable = document.string(of: attribute)
            default: file.rootAttributes.append(androidAttribute(index))
            }
        }
    }

    private mutating func checkWhiteSpace(_ index: Int) {
        let event = events[index]
        let first = Int(event.first)
        let last = first + Int(event.count)
        let bytes = arena[first..<last]
        guard let base = bytes.baseAddress else { return }
        var start = 0
        while start < bytes.count, base[start].isASCIISpace { start += 1 }
        if start < bytes.count { reportText(first + start, first, last, event) }
    }

    /// Reports a text that begins at an offset, in an event that reaches from a first to a last offset.
    private mutating func reportText(_ start: Int, _ first: Int, _ last: Int, _ event: XMLEvent) {
        let end = (start..<last).last { !arena[$0].isASCIISpace } ?? start
        let range = document.range(ofBytes: (start - first)..<(end + 1 - first), in: event)
        // The commonest reason.
        let isComment = start + 3 <= last && arena[start] == UInt8(ascii: "!") && arena[start + 1] == UInt8(ascii: "-")
        let hint = isComment ? "; a comment begins with “<!--”" : ""
        let message = "text between resources; Android's resource compiler rejects the file\(hint)"
        file.diagnostics.append(Diagnostic(.error, .strayText, message, at: range))
    }

    // MARK: Entries

    /// Reads an entry; false if it is none of ours, such as a typed array.
    private mutating func readResource(_ element: AndroidVocabulary.Element, _ start: Int, _ end: Int) -> Bool {
        var attributes = AndroidAttributeList(document, vocabulary, start)
        let kind: AndroidFile.Kind
        switch element {
        case .string: kind = .string
        case .plurals: kind = .plurals
        case .stringArray, .array: kind = .array
        default:
            let type = attributes.type.map { document.bytes(of: document.attributes[$0]) }
            if element == .bag, type?.elementsEqual("plurals".utf8) == true {
                kind = .plurals
            } else if element == .item, type?.elementsEqual("string".utf8) == true {
                kind = .string
            } else {
                if type == nil {
                    report(
                        .error,
                        .missingType,
                        "<\(document.name(of: events[start]).local)> needs a type",
                        at: start
                    )
                } else if element == .item, type?.elementsEqual("plurals".utf8) == true {
                    let message = "<item type=\"plurals\"> is one styled text and no plural; use <plurals>"
                    report(.warning, .pluralsItem, message, at: start)
                }
                gap.forget()
                return false
            }
        }
        if attributes.name == nil {
            report(.error, .missingName, "<\(document.name(of: events[start]).local)> needs a name", at: start)
        }
        guard let place = attributes.name, let (name, spelling) = readName(place, start, hasKey: attributes.key != nil)
        else {
            gap.forget()
            return true
        }
        var resource = AndroidFile.Resource(
            kind: kind,
            name: name,
            spelling: spelling,
            firstItem: Int32(truncatingIfNeeded: file.items.count),
            itemCount: 0,
            bounds: bounds(ofElement: start)
        )
        resource.isUntranslatable = isUntranslatable
        if let index = attributes.translatable, boolean(index, start, isChecked: kind != .plurals) == false {
            resource.isUntranslatable = true
        }
        if let index = attributes.formatted {
            // aapt2 reads it on no plural.
            let isFormatted = boolean(index, start, isChecked: kind != .plurals)
            resource.isUnformatted = kind != .plurals && isFormatted == false
            attributes.others.append(index)
        }
        itemGaps.begin()
        let isTyped = element == .item && !(attributes.format.map { isString($0) } ?? false)
        if element == .item {
            if isTyped { report(.warning, .typedItem, "the text may be taken for a number; use <string>", at: start) }
            if let format = attributes.format { attributes.others.append(format) }
        }
        switch kind {
        case .string:
            let isMarked = resource.isUntranslatable || resource.isUnformatted
            let isChecked = !isMarked && !(element == .item && isTyped)
            readItem(start, end, isChecked: isChecked)
            if element == .item, isTyped { spellTyped() }
        case .plurals: readQuantities(start, end)
        case .array:
            if !readItems(start, end, isTyped: element == .array) {
                file.items.removeSubrange(Int(resource.firstItem)...)
                gap.forget()
                return false
            }
        }
        resource.itemCount = Int32(truncatingIfNeeded: file.items.count) - resource.firstItem
        if resource.isUnformatted {
            // The attribute only switches aapt2's check off; apps format such texts all the same.
            let formats = file.items[Int(resource.firstItem)...].compactMap(\.format)
            resource.isUnformatted = formats.isEmpty || !formats.allSatisfy(\.isThroughout)
        }
        addExtra(to: &resource, start, attributes, element)
        file.resources.append(resource)
        gap.previous = (file.resources.count - 1, Int(resource.bounds.upperBound))
        return true
    }

    private mutating func addExtra(
        to resource: inout AndroidFile.Resource,
        _ start: Int,
        _ attributes: AndroidAttributeList,
        _ element: AndroidVocabulary.Element
    ) {
        let comments = gap.take()
        let isUsual = element == .string || element == .plurals || element == .stringArray
        let gaps = itemGaps.isEmpty ? [] : itemGaps.end(items: file.items[Int(resource.firstItem)...])
        if isUsual, comments.comment == nil, comments.headings.isEmpty, attributes.isPlain, gaps.isEmpty {
            return
        }
        var extra = AndroidFile.Extra(comment: comments.comment, headings: comments.headings)
        extra.itemGaps = gaps
        if !isUsual { extra.element = document.name(of: events[start]).local }
        // In the order in which they are written: those of the tools first.
        let others = attributes.others.sorted().map(androidAttribute)
        extra.attributes = others.filter { $0.namespace == AndroidNameTable.toolsNamespace }
        extra.attributes += others.filter { $0.namespace != AndroidNameTable.toolsNamespace }
        extra.product = attributes.product.map { document.string(of: document.attributes[$0]) }
        if let index = attributes.part {
            extra.part = PartAttribute.part(document.string(of: document.attributes[index]))
            if extra.part == nil {
                let range = document.valueRange(ofAttribute: index, in: events[start])
                let message = "the attribute “part” is malformed; the entry is not joined with others"
                file.diagnostics.append(Diagnostic(.warning, .invalidPart, message, at: range))
            }
        }
        if let index = attributes.number {
            extra.number = Int(document.string(of: document.attributes[index]))
            if !(0...maximumArgumentPosition).contains(extra.number ?? -1) {
                let range = document.valueRange(ofAttribute: index, in: events[start])
                let message = "expected the position of an argument, or 0"
                file.diagnostics.append(Diagnostic(.warning, .invalidNumber, message, at: range))
                extra.number = nil
            }
        }
        extra.originalName = attributes.key.map { document.string(of: document.attributes[$0]) }
        resource.extra = Int32(truncatingIfNeeded: file.extras.count)
        file.extras.append(extra)
    }

    // MARK: Names

    private mutating func readName(
        _ index: Int,
        _ start: Int,
        hasKey: Bool
    ) -> (name: String, spelling: String?)? {
        let attribute = document.attributes[index]
        let first = Int(attribute.first)
        let value = arena[first..<first + Int(attribute.count)]
        var nameStart = 0
        var nameEnd = value.count
        while nameStart < nameEnd, value[nameStart].isASCIISpace { nameStart += 1 }
        while nameStart < nameEnd, value[nameEnd - 1].isASCIISpace { nameEnd -= 1 }
        guard nameStart < nameEnd, let base = value.baseAddress else {
            let message = "the name is empty"
            let range = document.valueRange(ofAttribute: index, in: events[start])
            file.diagnostics.append(Diagnostic(.error, .missingName, message, at: range))
            return nil
        }
        var isPlain = base[nameStart].isASCIILetter || base[nameStart] == 0x5F
        var hasCapitalOrSign = false
        var mayBeMangled = false
        var place = nameStart
        while place < nameEnd {
            let byte = base[place]
            if byte >= 0x61, byte <= 0x7A {
                if byte == UInt8(ascii: "x"), place > nameStart, base[place - 1] == 0x5F { mayBeMangled = true }
            } else if byte == 0x5F || byte == 0x2E || byte == 0x2D || (byte >= 0x30 && byte <= 0x39) {
                hasCapitalOrSign = true
            } else if byte >= 0x41, byte <= 0x5A {
                hasCapitalOrSign = true
            } else {
                isPlain = false
            }
            place += 1
        }
        let name = String(decoding: value[nameStart..<nameEnd], as: UTF8.self)
        if !isPlain || (isDefault && !hasCapitalOrSign) {
            let range = document.valueRange(ofAttribute: index, in: events[start])
            if !AndroidName.isValid(name) {
                let message =
                    "“\(name)” is not a resource name: use letters, digits, “_”, “.” and “-”, and begin with a letter or “_”"
                file.diagnostics.append(Diagnostic(.error, .invalidName, message, at: range))
                return nil
            }
            if AndroidName.javaWords.contains(name) {
                let message = "“\(name)” is a Java keyword and can't be a field of R"
                file.diagnostics.append(Diagnostic(.warning, .javaWord, message, at: range))
            }
        }
        // A name tells its key only where no attribute does.
        return file.hasMangledNames && mayBeMangled && !hasKey ? (AndroidName.unmangle(name), name) : (name, nil)
    }

    // MARK: Attributes

    private mutating func boolean(_ index: Int, _ start: Int, isChecked: Bool) -> Bool? {
        switch document.string(of: document.attributes[index]).trimmingWhitespace {
        case "true", "TRUE", "True": return true
        case "false", "FALSE", "False": return false
        default:
            if isChecked {
                let name = document.names[Int(document.attributes[index].name)].local
                let range = document.valueRange(ofAttribute: index, in: events[start])
                let message = "“\(name)” must be true or false"
                file.diagnostics.append(Diagnostic(.error, .invalidBoolean, message, at: range))
            }
            return nil
        }
    }

    private func isString(_ index: Int) -> Bool {
        document.string(of: document.attributes[index]).trimmingWhitespace == "string"
    }

    private func androidAttribute(_ index: Int) -> AndroidAttribute {
        let attribute = document.attributes[index]
        let name = document.names[Int(attribute.name)]
        return AndroidAttribute(
            name: name.local,
            prefix: name.prefix,
            namespace: name.namespace,
            value: document.string(of: attribute)
        )
    }

    /// Reports something about an event.
    mutating func report(_ severity: Diagnostic.Severity, _ kind: Diagnostic.Kind, _ message: String, at index: Int) {
        let range = document.range(of: events[index])
        file.diagnostics.append(Diagnostic(severity, kind, message, at: range))
    }
}
