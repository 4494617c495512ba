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

    private var scanner: StringsScanner

    /// The texts of a nib that comments repeat, as members with their keys.
    private var nibTexts: [PropertyListMember] = []

    /// Reads a text in UTF-8, and the texts of a nib that its comments repeat.
    static func parse(_ utf8: [UInt8]) -> (outcome: Outcome, nibTexts: [PropertyListMember]) {
        utf8.withUnsafeBufferPointer { bytes in
            var parser = FoundationTextParser(scanner: StringsScanner(bytes: bytes))
            do throws(Refusal) {
                let outcome = try parser.file()
                return (outcome, parser.nibTexts)
            } catch {
                return (.refused(at: parser.scanner.index), parser.nibTexts)
            }
        }
    }

    private mutating func file() throws(Refusal) -> Outcome {
        scanner.skipTrivia()
        if scanner.isAtEnd { return .whole([]) }
        let first = try value(depth: 0)
        scanner.skipTrivia()
        if scanner.isAtEnd {
            guard let members = first.members else { throw Refusal() }
            return .whole(members)
        }
        // A key: the outermost braces are left out, as they nearly always are.
        guard first.string != nil else { throw Refusal() }
        scanner.move(to: 0)
        let members = try members(depth: 0)
        return scanner.isAtEnd ? .whole(members) : .cutShort(members, at: scanner.index)
    }

    /// Reads entries up to whatever can't start a key.
    private mutating func members(depth: Int) throws(Refusal) -> [PropertyListMember] {
        var members: [PropertyListMember] = []
        members.reserveCapacity(depth == 0 ? scanner.bytes.count / 64 : 0)
        while true {
            let firstComment = scanner.comments.count
            scanner.skipTrivia()
            let start = scanner.index
            guard let key = string() else {
                // An open quote ends the entries like any other sign that can't start a key.
                scanner.move(to: start)
                return members
            }
            if let comment = scanner.comments[firstComment...].last(where: \.isBlock),
                let text = NibText(
                    comment: Int(comment.lowerBound)..<Int(comment.upperBound),
                    in: scanner.bytes,
                    key: key.string ?? ""
                )
            {
                let value = PropertyListNode(.string(text.text), bounds: text.bounds)
                nibTexts.append(PropertyListMember(key.string ?? "", value, keyBounds: key.bounds))
            }
            scanner.skipTrivia()
            if scanner.isAtEnd { throw Refusal() }
            var member = PropertyListMember(key.string ?? "", key, keyBounds: key.bounds)
            if take("=") {
                member.value = try value(depth: depth)
                scanner.skipTrivia()
            }
            try expect(";")
            members.append(member)
        }
    }

    private mutating func value(depth: Int) throws(Refusal) -> PropertyListNode {
        scanner.skipTrivia()
        let start = scanner.index
        guard depth < Self.depthLimit else { throw Refusal() }
        if take("{") {
            let members = try members(depth: depth + 1)
            try expect("}")
            return node(.dictionary(members.withLastOfEachKey), from: start)
        }
        if take("(") { return node(.array(try values(depth: depth + 1)), from: start) }
        if take("<") {
            try skipData()
            return node(.data([]), from: start)
        }
        guard let string = string() else { throw Refusal() }
        return string
    }

    private mutating func values(depth: Int) throws(Refusal) -> [PropertyListNode] {
        var values: [PropertyListNode] = []
        scanner.skipTrivia()
        while scanner.current != UInt8(ascii: ")") {
            values.append(try value(depth: depth))
            scanner.skipTrivia()
            guard take(",") else { break }
            scanner.skipTrivia()
        }
        try expect(")")
        return values
    }

    private mutating func skipData() throws(Refusal) {
        while true {
            while scanner.current == 0x20 || (0x09...0x0D).contains(scanner.current) { scanner.advance() }
            if take(">") { return }
            let digits = scanner.bytes.dropFirst(scanner.index).prefix(2)
            guard digits.count == 2, digits.allSatisfy({ $0.hexadecimalDigit != nil }) else { throw Refusal() }
            scanner.move(to: scanner.index + 2)
        }
    }

    /// Reads a string, quoted or not; nil if there is none, or its quote is never closed.
    private mutating func string() -> PropertyListNode? {
        switch scanner.string() {
        case .token(let token):
            let bytes = scanner.bytes[Int(token.lowerBound)..<Int(token.upperBound)]
            let text =
                token.hasEscapes
                ? String(decoding: StringsEscapes.decode(Array(bytes)[...]), as: UTF8.self)
                : String(decoding: bytes, as: UTF8.self)
            return PropertyListNode(.string(text), bounds: token.lowerBound..<token.upperBound)
        case .unterminated:
            scanner.move(to: .max)
            return nil
        case .none: return nil
        }
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard scanner.current == UInt8(ascii: sign) else { return false }
        scanner.advance()
        return true
    }

    private mutating func expect(_ sign: Unicode.Scalar) throws(Refusal) {
        if !take(sign) { throw Refusal() }
    }

    private func node(_ value: PropertyListNode.Value, from start: Int) -> PropertyListNode {
        PropertyListNode(value, bounds: UInt32(clamping: start)..<UInt32(clamping: scanner.index))
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
