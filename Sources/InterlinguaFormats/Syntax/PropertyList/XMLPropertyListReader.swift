import InterlinguaIR

/// Makes property list values out of the events of an XML document.
struct XMLPropertyListReader {
    private let document: XMLDocument
    private let elements: [ElementKind]
    /// What is to be said about the file.
    private(set) var diagnostics: [Diagnostic] = []

    /// Whether there are comments or empty lines in some dictionary.
    private(set) var hasGaps = false

    private enum ElementKind: String {
        case plist, dict, key, array, string, integer, real, date, data
        case yes = "true"
        case no = "false"
        case unknown
    }

    /// Creates a reader for a parsed file.
    init(_ document: XMLDocument) {
        self.document = document
        elements = document.names.map { name in
            name.namespace == nil ? ElementKind(rawValue: name.local) ?? .unknown : .unknown
        }
    }

    /// The value of the whole document; nil with a diagnostic if there is none.
    mutating func read() -> PropertyListNode? {
        guard let root = document.root else { return nil }
        guard kind(at: root) == .plist else { return value(at: root) }
        var result: PropertyListNode?
        var child = root + 1
        let end = end(of: root)
        while child < end {
            switch document.events[child].kind {
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

    private func kind(at index: Int) -> ElementKind { elements[Int(document.events[index].name)] }

    /// The index behind an event and, for a start of an element, all that is in it.
    private func sibling(behind index: Int) -> Int {
        document.events[index].kind == .startElement ? max(index, end(of: index)) + 1 : index + 1
    }

    /// The index of an element's end; in a broken document that of the end of all events.
    private func end(of start: Int) -> Int {
        let partner = Int(document.events[start].partner)
        return partner > start ? partner : document.events.count
    }

    private mutating func value(at start: Int) -> PropertyListNode? {
        let event = document.events[start]
        let kind = kind(at: start)
        switch kind {
        case .dict: return dictionary(at: start)
        case .array:
            var values: [PropertyListNode] = []
            var child = start + 1
            let end = end(of: start)
            while child < end {
                if document.events[child].kind == .startElement {
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
            let name = document.name(of: event).qualified
            let isRoot = document.root == start
            report(
                isRoot
                    ? "the file is no property list: it holds <\(name)>" : "<\(name)> is no value of a property list",
                at: start,
                identifier: isRoot ? "not-a-property-list" : "property-list-syntax"
            )
            return nil
        }
    }

    private mutating func dictionary(at start: Int) -> PropertyListNode {
        var members: [PropertyListMember] = []
        var gap = PropertyListGap()
        var key: PropertyListMember?
        var child = start + 1
        let end = end(of: start)
        while child < end {
            defer { child = sibling(behind: child) }
            switch document.events[child].kind {
            case .comment:
                gap.comments.append(document.string(of: document.events[child]).trimmingWhitespace)
                hasGaps = true
            case .startElement where kind(at: child) == .key:
                if key != nil { report("the key before has no value", at: child) }
                key = PropertyListMember(
                    text(of: child),
                    PropertyListNode(.string("")),
                    keyBounds: innerBounds(of: child),
                    gap: gap
                )
                gap = PropertyListGap()
            case .startElement:
                guard let value = value(at: child) else {
                    key = nil
                    continue
                }
                guard var member = key else {
                    report("the value has no key", at: child)
                    continue
                }
                key = nil
                member.value = value
                members.append(member)
            default:
                if document.events[child].hasEmptyLine(in: document) {
                    gap.emptyLines.append(gap.comments.count)
                    hasGaps = true
                }
                checkText(at: child)
            }
        }
        if let key {
            let range = self.range(key.keyBounds)
            diagnostics.append(
                Diagnostic(.error, "property-list-syntax", "the key “\(key.key)” has no value", at: range)
            )
        }
        let unique = members.withoutDuplicates(range: range)
        diagnostics += unique.diagnostics
        var node = PropertyListNode(.dictionary(unique.members), bounds: outerBounds(of: start))
        node.finalGap = gap
        return node
    }

    private func range(_ bounds: Range<UInt32>) -> SourceRange {
        SourceRange(file: document.file, lowerBound: Int(bounds.lowerBound), upperBound: Int(bounds.upperBound))
    }

    private mutating func text(of start: Int) -> String {
        let end = end(of: start)
        if end == start + 2, document.events[start + 1].kind == .text { return text(of: document.events[start + 1]) }
        var bytes: [UInt8] = []
        var child = start + 1
        while child < end {
            switch document.events[child].kind {
            case .text, .cdata: bytes.append(contentsOf: document.bytes(of: document.events[child]))
            case .startElement:
                let name = document.name(of: document.events[child]).qualified
                report("<\(name)> can't stand within a text; write “&lt;” for the sign", at: child)
            default: break
            }
            child = sibling(behind: child)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func text(of event: XMLEvent) -> String {
        document.bytes(of: event).withUnsafeBufferPointer { bytes in
            Self.recurring(bytes) ?? String(decoding: bytes, as: UTF8.self)
        }
    }

    /// The long names that every entry of a .stringsdict repeats, without memory of their own.
    private static func recurring(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        guard (22...26).contains(bytes.count), bytes[0] == UInt8(ascii: "N"), bytes[1] == UInt8(ascii: "S") else {
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

    private func innerBounds(of start: Int) -> Range<UInt32> {
        let lower = document.events[start].upperBound
        let end = end(of: start)
        guard end < document.events.count else { return lower..<lower }
        return lower..<max(lower, document.events[end].lowerBound)
    }

    private func outerBounds(of start: Int) -> Range<UInt32> {
        let lower = document.events[start].lowerBound
        let end = end(of: start)
        guard end < document.events.count else { return lower..<lower }
        return lower..<max(lower, document.events[end].upperBound)
    }

    private mutating func checkText(at index: Int) {
        let event = document.events[index]
        guard event.kind == .text || event.kind == .cdata, !event.isBlank(in: document) else { return }
        report("text can't stand here", at: index)
    }

    private mutating func report(_ message: String, at index: Int, identifier: String = "property-list-syntax") {
        let range = document.range(of: document.events[index])
        diagnostics.append(Diagnostic(.error, identifier, message, at: range))
    }
}

extension XMLEvent {
    /// Whether there is an empty line among white space.
    fileprivate func hasEmptyLine(in document: XMLDocument) -> Bool {
        guard kind == .text, count > 1 else { return false }
        return document.bytes(of: self).withUnsafeBufferPointer { bytes in
            guard let first = bytes.firstIndex(ofByte: 0x0A) else { return false }
            return bytes.firstIndex(ofByte: 0x0A, from: first + 1) != nil
        }
    }

    /// Whether a text is nothing but white space.
    fileprivate func isBlank(in document: XMLDocument) -> Bool {
        document.bytes(of: self).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    }
}
