import InterlinguaIR
import Testing

@testable import InterlinguaFormats

@Suite("Encodings of text property lists")
struct StringsEncodingTests {
    private static let text = "\"k\" = \"é😀\";"

    private static func utf16(_ text: String, isBigEndian: Bool, mark: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        for unit in (mark ? [0xFEFF] : []) + Array(text.utf16) {
            let pair = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
            bytes += isBigEndian ? pair : pair.reversed()
        }
        return bytes
    }

    private static func utf32(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = [0xFF, 0xFE, 0, 0]
        for scalar in text.unicodeScalars {
            for shift in [0, 8, 16, 24] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: scalar.value >> shift)) }
        }
        return bytes
    }

    @Test(
        arguments: [
            ("UTF-8", Array(text.utf8), []),
            ("UTF-8 with mark", [0xEF, 0xBB, 0xBF] + Array(text.utf8), []),
            ("UTF-16LE with mark", utf16(text, isBigEndian: false, mark: true), []),
            ("UTF-16BE with mark", utf16(text, isBigEndian: true, mark: true), []),
            ("UTF-16LE without mark", utf16(text, isBigEndian: false, mark: false), ["missing-byte-order-mark"]),
            ("UTF-16BE without mark", utf16(text, isBigEndian: true, mark: false), ["missing-byte-order-mark"]),
            ("UTF-32 with mark", utf32(text), []),
            ("two marks", [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF] + Array(text.utf8), ["second-byte-order-mark"]),
            (
                "two marks in UTF-16", utf16("\u{FEFF}" + text, isBigEndian: false, mark: true),
                ["second-byte-order-mark"]
            ),
        ] as [(String, [UInt8], [String])]
    )
    func read(name: String, bytes: [UInt8], expected: [String]) throws {
        let result = StringsReader.read(path: "a.strings", bytes: bytes)
        #expect(result.diagnostics.map(\.identifier) == expected)
        #expect(String(decoding: result.document.file.utf8, as: UTF8.self) == Self.text)
    }

    @Test(
        "Bytes that are not UTF-8 are an error at their place",
        arguments: [[0xE9], [0xC0, 0xAF], [0xED, 0xA0, 0xBD], [0xFF], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82]]
            as [[UInt8]]
    )
    func invalid(bytes: [UInt8]) {
        let file = Array("\"a\" = \"1\";\n\"b\" = \"é".utf8) + bytes + Array("\";".utf8)
        let result = StringsReader.read(path: "a.strings", bytes: file)
        #expect(result.diagnostics.map(\.identifier) == ["invalid-encoding"])
        #expect(result.diagnostics.first?.range?.start == SourceLocation(line: 2, column: 9))
        #expect(result.document.entries.count == 2)
    }

    @Test("Validation finds exactly what the standard library finds")
    func validation() {
        var state: UInt64 = 1
        let interesting: [UInt8] = [
            0x41, 0x7F, 0x80, 0xBF, 0xC0, 0xC2, 0xDF, 0xE0, 0xA0, 0xED, 0x9F, 0xEF, 0xF0, 0x90, 0xF4, 0x8F, 0xF5,
        ]
        var differing: [[UInt8]] = []
        for _ in 0..<20_000 {
            var bytes: [UInt8] = []
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes.append(interesting[Int(state >> 33) % interesting.count])
            }
            let isValid = bytes.withUnsafeBufferPointer { UTF8Validation.firstInvalid(in: $0) } == nil
            if isValid != (String(validating: bytes, as: UTF8.self) != nil) { differing.append(bytes) }
        }
        #expect(differing == [])
    }

    @Test("Validation finds the same in long texts, wherever a character stands", arguments: 0..<8)
    func validationOfLongTexts(offset: Int) {
        let start = [UInt8](repeating: 0x61, count: offset)
        for character in ["é", "€", "😀"] {
            let valid = start + Array(String(repeating: character, count: 5_000).utf8)
            #expect(valid.withUnsafeBufferPointer { UTF8Validation.firstInvalid(in: $0) } == nil)
            let cut = valid + Array(character.utf8.dropLast())
            let end = cut.withUnsafeBufferPointer { UTF8Validation.firstInvalid(in: $0) }
            #expect(end?.lowerBound == valid.count)
        }
        // Behind characters of several bytes, where stretches of 2,048 bytes are looked at together.
        for character in ["é", "€", "😀"] {
            let length = character.utf8.count
            for place in 2_036...2_060 {
                let before = start + Array(String(repeating: character, count: place / length).utf8)
                let invalid = before + [0xFF] + Array(String(repeating: character, count: 2_000).utf8)
                let found = invalid.withUnsafeBufferPointer { UTF8Validation.firstInvalid(in: $0) }
                #expect(found == before.count..<before.count + 1)
            }
        }
        let invalid = start + [0xC3, 0x28] + start
        #expect(invalid.withUnsafeBufferPointer { UTF8Validation.firstInvalid(in: $0) } == offset..<offset + 1)
        let trails = start + [UInt8](repeating: 0x80, count: 9)
        #expect(trails.withUnsafeBufferPointer { UTF8Validation.firstInvalid(in: $0) } == offset..<offset + 1)
    }
}
