package import InterlinguaFormats

/// Writes JSON piece by piece, in the order of the calls, and never deeper in the call stack than one value.
///
/// A key that is not followed by a value, or a container that is not closed, is the caller's mistake; ``finish()`` closes
/// what is open.
package struct JSONWriter: Sendable {
    /// How values are set out.
    package enum Layout: Sendable, Hashable {
        /// Everything on one line, without white space.
        case compact
        /// Every value on a line of its own, each level indented by so many spaces.
        case indented(Int)
        /// Every value on a line of its own, each level indented by a tab.
        case tabbed
        /// As Xcode does: two spaces a level, a space before each colon, an empty line in what is empty, and nothing but
        /// quotes, backslashes and controls escaped.
        case xcode
    }

    private let layout: Layout
    private var bytes: [UInt8] = []

    /// For each open container whether it is an object, and whether something is in it.
    private var open: [(isObject: Bool, hasContent: Bool)] = []
    private var isBehindKey = false

    package init(_ layout: Layout = .indented(2)) { self.layout = layout }

    /// What was written, everything closed; with a line end behind it unless told otherwise.
    package mutating func finish(endsLine: Bool = true) -> [UInt8] {
        if isBehindKey { null() }
        while !open.isEmpty { end() }
        if endsLine { bytes.append(0x0A) }
        return bytes
    }

    // MARK: Containers

    package mutating func beginObject() { begin(isObject: true) }

    package mutating func beginArray() { begin(isObject: false) }

    /// Ends the innermost object or array.
    package mutating func end() {
        guard let last = open.popLast() else { return }
        if last.hasContent || layout == .xcode { newLine(isEmpty: !last.hasContent) }
        bytes.append(last.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    }

    /// Writes a key of the innermost object; its value comes next.
    package mutating func key(_ key: String) {
        separate()
        appendString(key)
        if layout == .xcode { bytes.append(0x20) }
        bytes.append(UInt8(ascii: ":"))
        if layout != .compact { bytes.append(0x20) }
        isBehindKey = true
    }

    private mutating func begin(isObject: Bool) {
        separate()
        open.append((isObject, false))
        bytes.append(isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
    }

    // MARK: Values

    package mutating func string(_ text: String) {
        separate()
        appendString(text)
    }

    /// Writes a number as it is spelled.
    package mutating func number(_ number: JSONNumber) { word(number.spelling) }

    package mutating func number(_ number: Int) { word(String(number)) }

    package mutating func boolean(_ value: Bool) { word(value ? "true" : "false") }

    package mutating func null() { word("null") }

    package mutating func value(_ value: JSONValue) {
        // What is still to be written, the next at the end.
        var pending: [Step] = [.value(value)]
        while let step = pending.popLast() {
            switch step {
            case .end: end()
            case .member(let member):
                key(member.key)
                pending.append(.value(member.value))
            case .value(.null): null()
            case .value(.boolean(let flag)): boolean(flag)
            case .value(.number(let number)): self.number(number)
            case .value(.string(let text)): string(text)
            case .value(.array(let values)):
                beginArray()
                pending.append(.end)
                pending.append(contentsOf: values.reversed().map { .value($0) })
            case .value(.object(let members)):
                beginObject()
                pending.append(.end)
                pending.append(contentsOf: members.reversed().map { .member($0) })
            }
        }
    }

    private enum Step {
        case value(JSONValue)
        case member(JSONMember)
        case end
    }

    private mutating func word(_ text: String) {
        separate()
        bytes.append(contentsOf: text.utf8)
    }

    // MARK: Layout

    /// Writes what has to stand before the next key or value.
    private mutating func separate() {
        if isBehindKey {
            isBehindKey = false
            return
        }
        guard let last = open.indices.last else { return }
        if open[last].hasContent { bytes.append(UInt8(ascii: ",")) }
        open[last].hasContent = true
        newLine()
    }

    private mutating func newLine(isEmpty: Bool = false) {
        switch layout {
        case .compact: return
        case .xcode:
            bytes.append(contentsOf: repeatElement(0x0A, count: isEmpty ? 2 : 1))
            bytes.append(contentsOf: repeatElement(0x20, count: 2 * open.count))
        case .indented(let width):
            bytes.append(0x0A)
            bytes.append(contentsOf: repeatElement(0x20, count: max(0, width) * open.count))
        case .tabbed:
            bytes.append(0x0A)
            bytes.append(contentsOf: repeatElement(0x09, count: open.count))
        }
    }

    /// Writes a text with escapes for what JSON demands, and for what would not be seen or would break lines: controls,
    /// U+2028 and U+2029 (line ends in older JavaScript), U+FEFF.
    private mutating func appendString(_ text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { utf8 in
            var start = 0
            var index = 0
            while index < utf8.count {
                let byte = utf8[index]
                if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                    index += 1
                    continue
                }
                guard let escaped = Self.escaped(at: index, in: utf8), layout != .xcode || escaped.scalar < 0x7F else {
                    index += 1
                    continue
                }
                bytes.append(contentsOf: utf8[start..<index])
                appendEscape(escaped.scalar)
                index += escaped.length
                start = index
            }
            bytes.append(contentsOf: utf8[start...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// The scalar that begins at an offset, if it needs an escape.
    private static func escaped(
        at index: Int,
        in utf8: UnsafeBufferPointer<UInt8>
    ) -> (scalar: UInt32, length: Int)? {
        let byte = utf8[index]
        let second = index + 1 < utf8.count ? utf8[index + 1] : 0
        let third = index + 2 < utf8.count ? utf8[index + 2] : 0
        switch byte {
        case 0x00...0x7F: return (UInt32(byte), 1)
        case 0xC2 where second < 0xA0: return (UInt32(second), 2)
        case 0xE2 where second == 0x80 && (third == 0xA8 || third == 0xA9): return (0x2028 + UInt32(third & 1), 3)
        case 0xEF where second == 0xBB && third == 0xBF: return (0xFEFF, 3)
        default: return nil
        }
    }

    private mutating func appendEscape(_ scalar: UInt32) {
        bytes.append(UInt8(ascii: "\\"))
        switch scalar {
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case 0x22, 0x5C: bytes.append(UInt8(truncatingIfNeeded: scalar))
        default:
            bytes.append(UInt8(ascii: "u"))
            for shift in [12, 8, 4, 0] as [UInt32] {
                let digit = UInt8(truncatingIfNeeded: scalar >> shift & 0xF)
                bytes.append(digit < 10 ? 0x30 + digit : 0x61 - 10 + digit)
            }
        }
    }
}

extension JSONValue {
    /// The value as the bytes of a file.
    package func bytes(_ layout: JSONWriter.Layout = .indented(2), endsLine: Bool = true) -> [UInt8] {
        var writer = JSONWriter(layout)
        writer.value(self)
        return writer.finish(endsLine: endsLine)
    }
}
