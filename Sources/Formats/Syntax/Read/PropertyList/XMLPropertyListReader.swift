import InterlinguaIR

/// Makes property list values out of the events of an XML document.
///
/// Functions that only look are mutating as well: a debug build would copy the reader, and count a reference for each of its
/// parts, to call them otherwise.
struct XMLPropertyListReader {
    /// What is to be said about the file.
    private(set) var diagnostics: [Diagnostic] = []

    /// Whether there are comments or empty lines in some dictionary.
    private(set) var hasGaps = false

    private let document: XMLDocument
    private let elements: [ElementKind]

    // A pointer, not a buffer: in a debug build a look at a buffer's element is a call.
    private let events: UnsafePointer<XMLEvent>
    private let count: Int
    private let bytes: XMLBytes

    private enum ElementKind: String {
        case plist, dict, key, array, string, integer, real, date, data
        case yes = "true"
        case no = "false"
        case unknown
    }

    /// Reads the value of a whole document; nil with a diagnostic if there is none.
    static func read(_ document: XMLDocument) -> (root: PropertyListNode?, diagnostics: [Diagnostic], hasGaps: Bool) {
        document.events.withUnsafeBufferPointer { events in
            document.withBytes { bytes in
                guard let root = document.root, let base = events.baseAddress else { return (nil, [], false) }
                var reader = XMLPropertyListReader(document, base, bytes)
                let value = reader.read(from: root)
                return (value, reader.diagnostics, reader.hasGaps)
            }
        }
    }

    private init(_ document: XMLDocument, _ events: UnsafePointer<XMLEvent>, _ bytes: XMLBytes) {
        self.document = document
        self.events = events
        self.bytes = bytes
        count = document.events.count
        elements = document.names.map { name in
            name.namespace == nil ? ElementKind(rawValue: name.local) ?? .unknown : .unknown
        }
    }

    private mutating func read(from root: Int) -> PropertyListNode? {
        guard kind(at: root) == .plist else { return value(at: root) }
        var result: PropertyListNode?
        var child = root + 1
        let end = end(of: root)
        while child < end {
            switch events[child].kind {
            case .startElement:
                if result == nil {
                    result = value(at: child)
                } else {
                    report("a property list holds only one outermost value", at: child)
                }
            default: checkText(at: child)
            }
            child = sibling(behind: child)
        }
        if result == nil, diagnostics.isEmpty { report("the property list holds no value", at: root) }
        return result
    }

    private mutating func kind(at index: Int) -> ElementKind { elements[Int(events[index].name)] }

    /// The index behind an event and, for a start of an element, all that is in it.
    private mutating func sibling(behind index: Int) -> Int {
        events[index].kind == .startElement ? max(index, end(of: index)) + 1 : index + 1
    }

    /// The index of an element's end; in a broken document that of the end of all events.
    private mutating func end(of start: Int) -> Int {
        let partner = Int(events[start].partner)
        return partner > start ? partner : count
    }

    private mutating func value(at start: Int) -> PropertyListNode? {
        let kind = kind(at: start)
        switch kind {
        case .dict: return dictionary(at: start)
        case .array:
            var values: [PropertyListNode] = []
            var child = start + 1
            let end = end(of: start)
            while child < end {
                if events[child].kind == .startElement {
                    if let value = value(at: child) { values.append(value) }
                } else {
                    checkText(at: child)
                }
                child = sibling(behind: child)
            }
            return PropertyListNode(.array(values), bounds: outerBounds(of: start))
        case .string: return PropertyListNode(.string(text(of: start)), bounds: innerBounds(of: start))
        case .integer: return PropertyListNode(.integer(text(of: start)), bounds: innerBounds(of: start))
        case .real: return PropertyListNode(.real(text(of: start)), bounds: innerBounds(of: start))
        case .date: return PropertyListNode(.date(text(of: start)), bounds: innerBounds(of: start))
        case .data: return PropertyListNode(.data(Base64.decode(text(of: start))), bounds: innerBounds(of: start))
        case .yes, .no: return PropertyListNode(.boolean(kind == .yes), bounds: outerBounds(of: start))
        case .plist, .key, .unknown:
            let name = document.name(of: events[start]).qualified
            let isRoot = document.root == start
            report(
                isRoot
                    ? "the file is no property list: it holds <\(name)>" : "<\(name)> is no value of a property list",
                at: start,
                kind: isRoot ? .notAPropertyList : .propertyListSyntax
            )
            return nil
        }
    }

    // MARK: Dictionaries

    /// A key whose value is yet to come.
    private struct Key {
        var text: String
        var bounds: Range<UInt32>
        var gap: PropertyListGap
    }

    /// The number of elements side by side in an element.
    private mutating func elementCount(in start: Int) -> Int {
        var count = 0
        var child = start + 1
        let end = end(of: start)
        while child < end {
            if events[child].kind == .startElement {
                count += 1
                child = sibling(behind: child)
            } else {
                child += 1
            }
        }
        return count
    }

    private mutating func dictionary(at start: Int) -> PropertyListNode {
        var members: [PropertyListMember] = []
        members.reserveCapacity(elementCount(in: start) / 2)
        var gap = PropertyListGap()
        var key: Key?
        var child = start + 1
        let end = end(of: start)
        while child < end {
            let index = child
            let event = events[index]
            guard event.kind == .startElement else {
                readGap(event, index, &gap)
                child += 1
                continue
            }
            child = sibling(behind: index)
            if elements[Int(event.name)] == .key {
                if key != nil { report("the key before has no value", at: index) }
                key = Key(text: text(of: index), bounds: innerBounds(of: index), gap: gap)
                gap = PropertyListGap()
                continue
            }
            guard let value = value(at: index) else {
                key = nil
                continue
            }
            guard let known = key else {
                report("the value has no key", at: index)
                continue
            }
            key = nil
            members.append(PropertyListMember(known.text, value, keyBounds: known.bounds, gap: known.gap))
        }
        if let key {
            let range = range(key.bounds)
            diagnostics.append(
                Diagnostic(.error, .propertyListSyntax, "the key “\(key.text)” has no value", at: range)
            )
        }
        let file = document.file
        let unique = members.withoutDuplicates { bounds in
            SourceRange(file: file, lowerBound: Int(bounds.lowerBound), upperBound: Int(bounds.upperBound))
        }
        diagnostics += unique.diagnostics
        var node = PropertyListNode(.dictionary(unique.members), bounds: outerBounds(of: start))
        node.finalGap = gap
        return node
    }

    /// Takes note of what stands between values: white space, comments, and what is no markup of a property list.
    private mutating func readGap(_ event: XMLEvent, _ index: Int, _ gap: inout PropertyListGap) {
        switch event.kind {
        case .comment:
            gap.comments.append(document.string(of: event).trimmingWhitespace)
            hasGaps = true
        case .text:
            let text = bytes[Int(event.first)..<Int(event.first) + Int(event.count)]
            guard let base = text.baseAddress else { return }
            var lineEnds = 0
            var isBlank = true
            var offset = 0
            while offset < text.count {
                let byte = base[offset]
                if byte == 0x0A {
                    lineEnds += 1
                } else if byte != 0x20, byte != 0x09, byte != 0x0D {
                    isBlank = false
                }
                offset += 1
            }
            if lineEnds > 1 {
                gap.emptyLines.append(gap.comments.count)
                hasGaps = true
            }
            if !isBlank { report("text can't stand here", at: index) }
        case .cdata: checkText(at: index)
        case .startElement, .endElement, .processingInstruction: break
        }
    }

    private mutating func checkText(at index: Int) {
        let event = events[index]
        guard event.kind == .text || event.kind == .cdata else { return }
        let isBlank = document.bytes(of: event).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        if !isBlank { report("text can't stand here", at: index) }
    }

    // MARK: Texts

    private mutating func text(of start: Int) -> String {
        let end = end(of: start)
        if end == start + 2, events[start + 1].kind == .text {
            let event = events[start + 1]
            let text = bytes[Int(event.first)..<Int(event.first) + Int(event.count)]
            return Self.recurring(text) ?? String(decoding: text, as: UTF8.self)
        }
        var bytes: [UInt8] = []
        var child = start + 1
        while child < end {
            switch events[child].kind {
            case .text, .cdata: bytes.append(contentsOf: document.bytes(of: events[child]))
            case .startElement:
                let name = document.name(of: events[child]).qualified
                report("<\(name)> can't stand within a text; write “&lt;” for the sign", at: child)
            default: break
            }
            child = sibling(behind: child)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The long names that every entry of a .stringsdict repeats, without memory of their own.
    private static func recurring(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        guard bytes.count >= 22, bytes.count <= 26, bytes[0] == UInt8(ascii: "N"), bytes[1] == UInt8(ascii: "S") else {
            return nil
        }
        switch bytes.count {
        case 22: return bytes.spells("NSStringPluralRuleType") ? "NSStringPluralRuleType" : nil
        case 25: return bytes.spells("NSStringFormatSpecTypeKey") ? "NSStringFormatSpecTypeKey" : nil
        case 26 where bytes.spells("NSStringFormatValueTypeKey"): return "NSStringFormatValueTypeKey"
        case 26 where bytes.spells("NSStringLocalizedFormatKey"): return "NSStringLocalizedFormatKey"
        default: return nil
        }
    }

    // MARK: Places

    private mutating func innerBounds(of start: Int) -> Range<UInt32> {
        let lower = events[start].upperBound
        let end = end(of: start)
        guard end < count else { return lower..<lower }
        return lower..<max(lower, events[end].lowerBound)
    }

    private mutating func outerBounds(of start: Int) -> Range<UInt32> {
        let lower = events[start].lowerBound
        let end = end(of: start)
        guard end < count else { return lower..<lower }
        return lower..<max(lower, events[end].upperBound)
    }

    private mutating func range(_ bounds: Range<UInt32>) -> SourceRange {
        SourceRange(file: document.file, lowerBound: Int(bounds.lowerBound), upperBound: Int(bounds.upperBound))
    }

    private mutating func report(_ message: String, at index: Int, kind: Diagnostic.Kind = .propertyListSyntax) {
        let range = document.range(of: events[index])
        diagnostics.append(Diagnostic(.error, kind, message, at: range))
    }
}
