#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif
import InterlinguaFormats

extension RuntimeAnswer {
    /// Whether the target says what the source says, or one of the texts that the source leaves to chance.
    func isSaid(by target: RuntimeAnswer) -> Bool {
        switch (self, target) {
        case (.text(let expected), .text(let actual)): expected.isIdentical(to: actual)
        case (.list(let expected), .list(let actual)):
            expected.count == actual.count && zip(expected, actual).allSatisfy { $0.isIdentical(to: $1) }
        case (.outcomes(let expected), .text(let actual)): expected.contains { $0.isIdentical(to: actual) }
        case (.outcomes(let expected), .outcomes(let actual)):
            !actual.isEmpty && actual.allSatisfy { text in expected.contains { $0.isIdentical(to: text) } }
        case (.text(let expected), .outcomes(let actual)):
            !actual.isEmpty && actual.allSatisfy { $0.isIdentical(to: expected) }
        default: false
        }
    }

    /// The answer without some elements' tags, as an app shows it that parses them.
    func withoutTags(_ elements: [String]) -> RuntimeAnswer {
        if elements.isEmpty { return self }
        switch self {
        case .text(let text): return .text(text.withoutTags(elements))
        case .list(let texts): return .list(texts.map { $0.withoutTags(elements) })
        case .outcomes(let texts): return .outcomes(texts.map { $0.withoutTags(elements) })
        case .failure: return self
        }
    }
}

extension String {
    /// Whether two texts are the same byte for byte; Swift's `==` takes composed and decomposed letters as equal.
    func isIdentical(to other: String) -> Bool {
        let own = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right in
                guard left.count == right.count else { return false }
                guard let first = left.baseAddress, let second = right.baseAddress else { return true }
                return memcmp(first, second, left.count) == 0
            }
        }
        if let result = own ?? nil { return result }
        return utf8.elementsEqual(other.utf8)
    }

    /// The text without the tags of some elements: `<b>`, `</b>`, `<b/>`, `<a href="…">`.
    func withoutTags(_ elements: [String]) -> String {
        let bytes = Array(utf8)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x3C, let end = Self.endOfTag(bytes, index, elements) {
                index = end
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// The index behind a tag of one of the elements that begins at an index; nil if none does.
    private static func endOfTag(_ bytes: [UInt8], _ start: Int, _ elements: [String]) -> Int? {
        var nameStart = start + 1
        if nameStart < bytes.count, bytes[nameStart] == 0x2F { nameStart += 1 }
        for element in elements {
            let nameEnd = nameStart + element.utf8.count
            guard nameEnd < bytes.count, bytes[nameStart..<nameEnd].elementsEqual(element.utf8) else { continue }
            guard [0x3E, 0x2F, 0x20].contains(bytes[nameEnd]) else { continue }
            var isQuoted = false
            for index in nameEnd..<bytes.count {
                if bytes[index] == 0x22 { isQuoted.toggle() }
                if bytes[index] == 0x3E, !isQuoted { return index + 1 }
            }
        }
        return nil
    }
}
