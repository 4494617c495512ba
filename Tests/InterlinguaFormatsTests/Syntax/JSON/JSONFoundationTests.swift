import Foundation
import InterlinguaTestSupport
import Testing

@testable import InterlinguaFormats

/// Random documents, and what is left of them after a few random changes, read by Foundation and by this reader.
///
/// Both give the same value, or both refuse. The exceptions, in which Foundation departs from RFC 8259 or is told nothing:
/// repeated keys (which of the values wins is left open), byte order marks and UTF-16 (which Foundation takes), the
/// depth limit, and numbers beyond the range of double precision (which Foundation refuses); a comma
/// before “]”, which Foundation on Linux takes; and U+FEFF within texts, which Foundation on Linux leaves out at some places.
@Suite("JSON as Foundation reads it")
struct JSONFoundationTests {
    @Test("5,000 documents")
    func documents() {
        let seed = UInt64.random(in: 0 ... .max)
        print("JSON documents: seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        var counts = (same: 0, refused: 0)
        for _ in 0..<5_000 {
            var bytes = RandomJSON.document(&generator)
            if generator.next() % 2 == 0 { RandomJSON.mutate(&bytes, &generator) }
            if String(decoding: bytes, as: UTF8.self).unicodeScalars.contains("\u{FEFF}") { continue }
            let result = JSONReader.read(path: "a.json", bytes: bytes)
            let excepted: Set = [
                "duplicate-key", "json-byte-order-mark", "json-encoding", "json-trailing-comma", "too-deep",
            ]
            if result.diagnostics.contains(where: { excepted.contains($0.identifier) }) { continue }
            let own = result.diagnostics.isEmpty ? result.document.root?.value : nil
            let foundation = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
            if own.map(Self.isBeyondDoublePrecision) == true { continue }
            switch (own, foundation) {
            case (let own?, let foundation?):
                counts.same += 1
                #expect(
                    Self.isSame(own, foundation),
                    "seed \(seed): \(String(decoding: bytes, as: UTF8.self).debugDescription)"
                )
            case (nil, nil): counts.refused += 1
            default:
                Issue.record(
                    """
                    seed \(seed): Foundation \(foundation == nil ? "refuses" : "takes") \
                    \(String(decoding: bytes, as: UTF8.self).debugDescription), \
                    we say \(result.diagnostics.map(\.identifier))
                    """
                )
            }
        }
        #expect(counts.same > 2_000)
        #expect(counts.refused > 500)
    }

    @Test("What is written is read back by both")
    func written() throws {
        let seed = UInt64.random(in: 0 ... .max)
        print("JSON written: seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        for index in 0..<500 {
            let bytes = RandomJSON.document(&generator)
            let first = JSONReader.read(path: "a.json", bytes: bytes)
            guard first.diagnostics.isEmpty, let value = first.document.root?.value else { continue }
            let written = value.bytes([.compact, .indented(2), .indented(4)][index % 3])
            let second = JSONReader.read(path: "b.json", bytes: written)
            #expect(second.diagnostics.isEmpty)
            #expect(second.document.root?.value == value, "seed \(seed)")
            if Self.isBeyondDoublePrecision(value) { continue }
            let foundation = try JSONSerialization.jsonObject(with: Data(written), options: .fragmentsAllowed)
            #expect(Self.isSame(value, foundation), "seed \(seed)")
        }
    }

    private static func isBeyondDoublePrecision(_ value: JSONValue) -> Bool {
        switch value {
        case .number(let number): !(Double(number.spelling)?.isFinite ?? false)
        case .array(let values): values.contains(where: isBeyondDoublePrecision)
        case .object(let members): members.contains { isBeyondDoublePrecision($0.value) }
        case .null, .boolean, .string: false
        }
    }

    private static func isSame(_ own: JSONValue, _ other: Any) -> Bool {
        switch own {
        case .null: return other is NSNull
        case .boolean(let value): return (other as? Bool) == value && !(other is String)
        case .number(let number):
            guard let value = other as? NSNumber, let expected = Double(number.spelling) else { return false }
            // Foundation's own reading of long numbers is off by some units in the last place.
            return abs(value.doubleValue - expected) <= abs(expected) * 1e-14
        case .string(let text):
            guard let other = other as? String else { return false }
            return Array(other.utf16) == Array(text.utf16)
        case .array(let values):
            guard let others = other as? [Any], others.count == values.count else { return false }
            return zip(values, others).allSatisfy { isSame($0, $1) }
        case .object(let members):
            guard let others = other as? [String: Any], others.count == members.count else { return false }
            return members.allSatisfy { member in others[member.key].map { isSame(member.value, $0) } ?? false }
        }
    }
}

/// Random JSON, and random faults.
private enum RandomJSON {
    static func document(_ generator: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        value(depth: 0, &bytes, &generator)
        return bytes
    }

    /// Cuts, doubles, removes or replaces a few bytes.
    static func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(bytes[place], at: place)
            case 2: bytes.removeSubrange(place...)
            case 3: bytes[place] = signs.randomElement(using: &generator) ?? 0x2C
            case 4: bytes.insert(signs.randomElement(using: &generator) ?? 0x2C, at: place)
            default: bytes.insert(contentsOf: Array((faults.randomElement(using: &generator) ?? "").utf8), at: place)
            }
        }
    }

    private static let signs = Array("{}[]:,\"'\\/ \t\n01e.-+aftnu#;\u{7F}".utf8) + [0x00, 0x1F, 0x80, 0xC3, 0xFF]
    private static let faults = [
        "//", "/* */", "\\u12", "\\ud83d", "\\u00e9", "NaN", "01", "+1", ".5", "1.", "1e", "'a'", "\\x", ",,", "\u{A0}",
        "true",
        "null", "\"a\":", "[]", "{}", "\u{FEFF}", "é",
    ]

    private static func value(depth: Int, _ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        space(&bytes, &generator)
        switch Int.random(in: 0..<(depth < 4 ? 9 : 6), using: &generator) {
        case 0: bytes += Array("null".utf8)
        case 1: bytes += Array((Bool.random(using: &generator) ? "true" : "false").utf8)
        case 2, 3: number(&bytes, &generator)
        case 4, 5: string(&bytes, &generator)
        case 6, 7:
            bytes.append(UInt8(ascii: "{"))
            for index in 0..<Int.random(in: 0...4, using: &generator) {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                space(&bytes, &generator)
                string(&bytes, &generator)
                space(&bytes, &generator)
                bytes.append(UInt8(ascii: ":"))
                value(depth: depth + 1, &bytes, &generator)
            }
            bytes.append(UInt8(ascii: "}"))
        default:
            bytes.append(UInt8(ascii: "["))
            for index in 0..<Int.random(in: 0...4, using: &generator) {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                value(depth: depth + 1, &bytes, &generator)
            }
            bytes.append(UInt8(ascii: "]"))
        }
        space(&bytes, &generator)
    }

    private static func space(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        while generator.next() % 4 == 0 {
            bytes.append([0x20, 0x09, 0x0A, 0x0D].randomElement(using: &generator) ?? 0x20)
        }
    }

    private static func number(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        var text = Bool.random(using: &generator) ? "-" : ""
        text += String(generator.next() >> UInt64.random(in: 0...63, using: &generator))
        if generator.next() % 3 == 0 { text += "." + String(generator.next() % 100_000) }
        if generator.next() % 4 == 0 {
            let exponent = Int.random(in: 0...20, using: &generator)
            text += ["e", "E", "e+", "E-"][Int(generator.next() % 4)] + String(exponent)
        }
        bytes += Array(text.utf8)
    }

    private static let pieces = [
        "a", "bcd", "Zwölf", "日本", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\u0041", "\\ud83d\\ude00", "\\u2028", "'",
        "{x}", "\u{7F}",
        "12345678901234567890", "e\u{301}", "\\u0000", "\u{2028}", " ",
    ]

    private static func string(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        bytes.append(UInt8(ascii: "\""))
        while generator.next() % 3 != 0 { bytes += Array((pieces.randomElement(using: &generator) ?? "").utf8) }
        bytes.append(UInt8(ascii: "\""))
    }
}
