import InterlinguaIR

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads the XML that nearly all files are, several times as fast as libxml2: elements, attributes, character data with
/// the five predefined entities and character references, CDATA sections and comments, with names in ASCII.
///
/// It never reports anything. What it does not know for certain to be well-formed, it leaves to libxml2: document type
/// declarations, processing instructions, other entities, carriage returns, and all faults.
struct XMLScanner {
    let file: SourceFile
    let base: UnsafePointer<UInt8>
    let count: Int

    var events: [XMLEvent] = []
    var attributes: [XMLAttribute] = []
    var decoded: [UInt8] = []
    var names: XMLScannerNames

    /// The elements that are open: their events, the lengths of their names, and how many prefixes held before them.
    var openElements: [(event: Int, nameCount: Int, bindings: Int)] = []

    /// The attributes of the tag that is read.
    var pending: [PendingAttribute] = []

    private var hasRoot = false

    /// How many ends of CDATA sections were read.
    private var sectionCount = 0

    /// An attribute whose name is not looked up yet, since its prefix may be declared behind it.
    struct PendingAttribute {
        var name: XMLScannerName
        /// The value's bytes, as an offset through file and decoded bytes.
        var first: Int
        var count: Int
        var isDeclaration: Bool
    }

    /// libxml2 has limits; files that come near them are left to it.
    private static let sizeLimit = 1 << 30
    private static let pieceLimit = 1 << 20
    private static let depthLimit = 200

    /// Reads a file whose text is valid UTF-8; nil if libxml2 has to.
    static func read(_ file: SourceFile) -> XMLDocument? {
        file.utf8.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress, bytes.count < sizeLimit,
                let sections = XMLCharacterCheck.sectionEnds(in: bytes)
            else { return nil }
            var scanner = XMLScanner(file: file, base: base, count: bytes.count)
            guard scanner.scan(), scanner.sectionCount == sections else { return nil }
            return XMLDocument(
                file: file,
                events: scanner.events,
                attributes: scanner.attributes,
                names: scanner.names.names,
                decoded: scanner.decoded,
                refersToFile: true,
                isWellFormed: true
            )
        }
    }

    private init(file: SourceFile, base: UnsafePointer<UInt8>, count: Int) {
        self.file = file
        self.base = base
        self.count = count
        names = XMLScannerNames(base: base)
        // Memory that stays untouched costs nothing; growing and copying would cost more than reading.
        events.reserveCapacity(count / 20 + 8)
        attributes.reserveCapacity(count / 100 + 8)
    }

    // MARK: The document

    private mutating func scan() -> Bool {
        var position = 0
        guard skipDeclaration(&position) else { return false }
        while let start = find(UInt8(ascii: "<"), from: position, to: count) {
            if openElements.isEmpty {
                guard isSpace(position..<start) else { return false }
            } else if start > position, !addText(position..<start) {
                return false
            }
            guard start + 1 < count else { return false }
            let end: Int?
            switch base[start + 1] {
            case UInt8(ascii: "/"): end = readEndTag(at: start)
            case UInt8(ascii: "!"): end = readSectionOrComment(at: start)
            default:
                if openElements.isEmpty, hasRoot { return false }
                hasRoot = true
                end = openElements.count < Self.depthLimit ? readStartTag(at: start) : nil
            }
            guard let end else { return false }
            position = end
        }
        return hasRoot && openElements.isEmpty && isSpace(position..<count)
    }

    private mutating func addText(_ range: Range<Int>) -> Bool {
        guard let stretch = decode(range) else { return false }
        events.append(XMLEvent(.text, range, first: stretch.first, count: stretch.count, partner: events.count))
        return true
    }

    private mutating func readEndTag(at start: Int) -> Int? {
        guard let opened = openElements.popLast() else { return nil }
        let name = Int(events[opened.event].lowerBound) + 1
        var position = start + 2 + opened.nameCount
        guard position < count, memcmp(base + start + 2, base + name, opened.nameCount) == 0 else { return nil }
        skipSpace(&position)
        guard position < count, base[position] == UInt8(ascii: ">") else { return nil }
        close(opened, start..<position + 1)
        return position + 1
    }

    /// Adds the end of an element.
    mutating func close(_ opened: (event: Int, nameCount: Int, bindings: Int), _ range: Range<Int>) {
        var event = XMLEvent(.endElement, range, first: 0, count: 0, partner: opened.event)
        event.name = events[opened.event].name
        events[opened.event].partner = UInt32(truncatingIfNeeded: events.count)
        events.append(event)
        names.dropBindings(to: opened.bindings)
    }

    private mutating func readSectionOrComment(at start: Int) -> Int? {
        if matches("<!--", at: start) {
            let first = start + 4
            guard first < count, base[first] != UInt8(ascii: "-"), base[first] != UInt8(ascii: ">"),
                let hyphens = findTwice(UInt8(ascii: "-"), from: first), hyphens - first < Self.pieceLimit,
                hyphens + 2 < count, base[hyphens + 2] == UInt8(ascii: ">")
            else { return nil }
            add(.comment, start..<hyphens + 3, first..<hyphens)
            return hyphens + 3
        }
        let first = start + 9
        guard !openElements.isEmpty, matches("<![CDATA[", at: start) else { return nil }
        var end = first
        while let brackets = findTwice(UInt8(ascii: "]"), from: end) {
            if brackets + 2 < count, base[brackets + 2] == UInt8(ascii: ">") {
                guard brackets - first < Self.pieceLimit else { return nil }
                sectionCount += 1
                add(.cdata, start..<brackets + 3, first..<brackets)
                return brackets + 3
            }
            end = brackets + 1
        }
        return nil
    }

    private mutating func add(_ kind: XMLEvent.Kind, _ range: Range<Int>, _ content: Range<Int>) {
        events.append(
            XMLEvent(kind, range, first: content.lowerBound, count: content.count, partner: events.count)
        )
    }

    // MARK: The declaration

    /// Skips the XML declaration, if there is one; false for one out of the ordinary.
    private func skipDeclaration(_ position: inout Int) -> Bool {
        guard matches("<?xml", at: 0) else { return true }
        position = 5
        guard readPseudoAttribute("version", &position).map({ isEqual($0, "1.0") }) ?? false else { return false }
        if let encoding = readPseudoAttribute("encoding", &position) {
            guard let first = encoding.first, base[first].isASCIILetter,
                encoding.allSatisfy({ XMLNameByte.isNameByte(base[$0]) })
            else { return false }
        }
        if let standalone = readPseudoAttribute("standalone", &position) {
            guard isEqual(standalone, "yes") || isEqual(standalone, "no") else { return false }
        }
        skipSpace(&position)
        guard matches("?>", at: position) else { return false }
        position += 2
        return true
    }

    /// Reads white space, a name that is given, and a value, whose bytes are given back; nil if something else follows.
    private func readPseudoAttribute(_ name: StaticString, _ position: inout Int) -> Range<Int>? {
        var end = position
        skipSpace(&end)
        guard end > position, matches(name, at: end) else { return nil }
        end += name.utf8CodeUnitCount
        skipSpace(&end)
        guard matches("=", at: end) else { return nil }
        end += 1
        skipSpace(&end)
        guard end < count, base[end] == UInt8(ascii: "\"") || base[end] == UInt8(ascii: "'"),
            let close = find(base[end], from: end + 1, to: count)
        else { return nil }
        position = close + 1
        return end + 1..<close
    }

    private func isEqual(_ range: Range<Int>, _ text: StaticString) -> Bool {
        range.count == text.utf8CodeUnitCount && matches(text, at: range.lowerBound)
    }
}

extension XMLEvent {
    /// Creates an event that stands in the file itself.
    init(_ kind: Kind, _ range: Range<Int>, first: Int, count: Int, partner: Int) {
        self.init(
            kind: kind,
            isFromEntity: false,
            isEmptyElementTag: false,
            name: 0,
            lowerBound: UInt32(truncatingIfNeeded: range.lowerBound),
            upperBound: UInt32(truncatingIfNeeded: range.upperBound),
            first: UInt32(truncatingIfNeeded: first),
            count: UInt32(truncatingIfNeeded: count),
            partner: UInt32(truncatingIfNeeded: partner)
        )
    }
}
