import InterlinguaFormats
import InterlinguaIR

/// Reads text property lists with the outcome of CoreFoundation's parser: all of a file, nothing of it, or silently its
/// beginning.
///
/// It says nothing about what is wrong; the format's front end does that.
struct FoundationTextParser {
    /// What CoreFoundation has of a file.
    enum Outcome {
        /// All of it.
        case whole([PropertyListMember])
        /// The entries before a place where it stops without an error.
        case cutShort([PropertyListMember], at: Int)
        /// Nothing: the file is refused as a whole, at about this place.
        case refused(at: Int)
    }

    private struct Refusal: Error {}

    /// How deep containers may stand within each other.
    ///
    /// CoreFoundation's limit is 512; no real file comes near, and threads that read files have small stacks.
    private static let depthLimit = 128

    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    /// The last comment between `/*` and `*/` before the next key.
    private var comment: Range<Int>?

    /// The texts of a nib that comments repeat, as members with their keys.
    private var nibTexts: [PropertyListMember] = []

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Reads a text in UTF-8, and the texts of a nib that its comments repeat.
    static func parse(_ utf8: [UInt8]) -> (outcome: Outcome, nibTexts: [PropertyListMember]) {
        utf8.withUnsafeBufferPointer { bytes in
            var parser = FoundationTextParser(bytes)
            do throws(Refusal) {
                let outcome = try parser.file()
                return (outcome, parser.nibTexts)
            } catch {
                return (.refused(at: min(parser.index, bytes.count)), parser.nibTexts)
            }
        }
    }

    // MARK: Grammar

    private mutating func file() throws(Refusal) -> Outcome {
        skipTrivia()
        if isAtEnd { return .whole([]) }
        let first = try value(depth: 0)
        skipTrivia()
        if isAtEnd {
            guard let members = first.members else { throw Refusal() }
            return .whole(members)
        }
        // A key: the outermost braces are left out, as they nearly always are.
        guard first.string != nil else { throw Refusal() }
        index = 0
        let members = try members(depth: 0)
        return isAtEnd ? .whole(members) : .cutShort(members, at: index)
    }

    /// Reads entries up to whatever can't start a key.
    private mutating func members(depth: Int) throws(Refusal) -> [PropertyListMember] {
        var members: [PropertyListMember] = []
        members.reserveCapacity(depth == 0 ? bytes.count / 64 : 0)
        while true {
            comment = nil
            skipTrivia()
            let start = index
            guard let key = string() else {
                // An open quote ends the entries like any other sign that can't start a key.
                index = start
                return members
            }
            if let comment, let text = NibText(comment: comment, in: bytes, key: key.string ?? "") {
                let value = PropertyListNode(.string(text.text), bounds: text.bounds)
                nibTexts.append(PropertyListMember(key.string ?? "", value, keyBounds: key.bounds))
            }
            skipTrivia()
            if isAtEnd { throw Refusal() }
            var member = PropertyListMember(key.string ?? "", key, keyBounds: key.bounds)
            if current == UInt8(ascii: "=") {
                index += 1
                member.value = try value(depth: depth)
                skipTrivia()
            }
            guard current == UInt8(ascii: ";") else { throw Refusal() }
            index += 1
            members.append(member)
        }
    }

    private mutating func value(depth: Int) throws(Refusal) -> PropertyListNode {
        skipTrivia()
        let start = index
        guard depth < Self.depthLimit else { throw Refusal() }
        switch current {
        case UInt8(ascii: "{"):
            index += 1
            let members = try members(depth: depth + 1)
            guard current == UInt8(ascii: "}") else { throw Refusal() }
            index += 1
            return PropertyListNode(.dictionary(members.withLastOfEachKey), bounds: bounds(from: start))
        case UInt8(ascii: "("):
            index += 1
            return try array(from: start, depth: depth + 1)
        case UInt8(ascii: "<"):
            index += 1
            return try data(from: start)
        default:
            guard let string = string() else { throw Refusal() }
            return string
        }
    }

    private mutating func array(from start: Int, depth: Int) throws(Refusal) -> PropertyListNode {
        var values: [PropertyListNode] = []
        while true {
            skipTrivia()
            if current == UInt8(ascii: ")") { break }
            values.append(try value(depth: depth))
            skipTrivia()
            guard current == UInt8(ascii: ",") else { break }
            index += 1
        }
        guard current == UInt8(ascii: ")") else { throw Refusal() }
        index += 1
        return PropertyListNode(.array(values), bounds: bounds(from: start))
    }

    private mutating func data(from start: Int) throws(Refusal) -> PropertyListNode {
        while true {
            while !isAtEnd, current == 0x20 || (0x09...0x0D).contains(current) { index += 1 }
            if current == UInt8(ascii: ">") { break }
            guard isHexadecimal(at: index), isHexadecimal(at: index + 1) else { throw Refusal() }
            index += 2
        }
        index += 1
        return PropertyListNode(.data([]), bounds: bounds(from: start))
    }

    /// Reads a string, quoted or not; nil if there is none, or its quote is never closed.
    private mutating func string() -> PropertyListNode? {
        let first = current
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quotedString(first) }
        let start = index
        while !isAtEnd, Self.isWordByte(current) { index += 1 }
        guard index > start else { return nil }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        return PropertyListNode(.string(text), bounds: bounds(from: start))
    }

    private mutating func quotedString(_ quote: UInt8) -> PropertyListNode? {
        index += 1
        let start = index
        var hasEscapes = false
        while !isAtEnd, current != quote {
            if current == UInt8(ascii: "\\") {
                hasEscapes = true
                index += 1
            }
            index += 1
        }
        guard index < bytes.count else { return nil }
        let content = start..<index
        index += 1
        let text =
            hasEscapes
            ? String(decoding: StringsEscapes.decode(Array(bytes[content])[...]), as: UTF8.self)
            : String(decoding: bytes[content], as: UTF8.self)
        return PropertyListNode(.string(text), bounds: UInt32(clamping: start)..<UInt32(clamping: content.upperBound))
    }

    // MARK: Bytes

    private var isAtEnd: Bool { index >= bytes.count }

    /// The byte to be read next; 0 at the end.
    private var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

    private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private func bounds(from start: Int) -> Range<UInt32> { UInt32(clamping: start)..<UInt32(clamping: index) }

    /// Skips white space and comments.
    private mutating func skipTrivia() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x09...0x0D: index += 1
            case 0xE2 where isSeparator(at: index): index += 3
            case UInt8(ascii: "/") where byte(at: index + 1) == UInt8(ascii: "/"):
                while !isAtEnd, current != 0x0A, current != 0x0D, !isSeparator(at: index) { index += 1 }
            case UInt8(ascii: "/") where byte(at: index + 1) == UInt8(ascii: "*"):
                index += 2
                let start = index
                while !isAtEnd, !(current == UInt8(ascii: "*") && byte(at: index + 1) == UInt8(ascii: "/")) {
                    index += 1
                }
                comment = start..<index
                index = min(index + 2, bytes.count)
            default: return
            }
        }
    }

    /// Whether U+2028 or U+2029 stands at an offset.
    private func isSeparator(at index: Int) -> Bool {
        byte(at: index) == 0xE2 && byte(at: index + 1) == 0x80 && byte(at: index + 2) & 0xFE == 0xA8
    }

    private func isHexadecimal(at index: Int) -> Bool {
        switch byte(at: index) {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
            UInt8(ascii: "a")...UInt8(ascii: "f"):
            true
        default: false
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }
}

extension [PropertyListMember] {
    /// The members without those whose key comes again.
    fileprivate var withLastOfEachKey: [PropertyListMember] {
        var last: [String: Int] = [:]
        for (index, member) in enumerated() { last[member.key] = index }
        return last.count == count ? self : indices.filter { last[self[$0].key] == $0 }.map { self[$0] }
    }
}
