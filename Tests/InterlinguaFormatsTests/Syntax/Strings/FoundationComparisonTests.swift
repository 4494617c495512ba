import Foundation
import InterlinguaIR
import InterlinguaTestSupport
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// Foundation's own reader is the oracle: what it takes we take with the same content, what it refuses is an error.
@Suite("Text property lists against Foundation")
struct FoundationComparisonTests {
    /// What Foundation makes of a file; nil if it refuses it.
    private func oracle(_ bytes: [UInt8]) -> NSDictionary? {
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        return list as? NSDictionary
    }

    /// What our reader makes of a file, in Foundation's types.
    private func native(_ node: PropertyListNode?) -> NSObject {
        switch node?.value {
        case .string(let text): return text as NSString
        case .dictionary(let members):
            let dictionary = NSMutableDictionary()
            for member in members { dictionary[member.key as NSString] = native(member.value) }
            return dictionary
        case .array(let nodes): return NSArray(array: nodes.map { native($0) })
        default: return NSNull()
        }
    }

    private func compare(_ bytes: [UInt8]) -> Bool {
        let result = PropertyListReader.read(path: "a.strings", bytes: bytes)
        guard result.document.serialization == .text else { return true }
        let errors = result.diagnostics.filter { $0.severity == .error }
        guard let expected = oracle(bytes) else { return !errors.isEmpty || bytes.isEmpty }
        // Foundation stops in silence at what can't start a key, an open quote included, and overlooks an open comment.
        let silent: Set = ["trailing-junk", "unterminated-string", "unterminated-comment"]
        if let first = errors.first, silent.contains(first.identifier) { return true }
        guard errors.isEmpty else { return false }
        return native(result.document.root) == expected
    }

    @Test("Strings made of what matters to the grammar", arguments: 0..<8)
    func randomTokens(seed: Int) {
        let pieces = [
            "\"", "\"", "'", "=", "=", ";", ";", ";", " ", "\n", "a", "b1", "\"x\"", "\"y\"", "\"k\" = \"v\";", "/*",
            "*/", "//", "\\", "\\n",
            "\\U00e9", "\\U", "\\101", "\\377", "{", "}", "(", ")", ",", "é", "\u{A0}", "\u{2028}", "#", "/", "-", ".",
            "$", "\r", "\\Ud83d\\Ude00",
        ]
        var generator = SeededGenerator(seed: UInt64(seed))
        var differing: [String] = []
        for _ in 0..<1_000 {
            let count = Int.random(in: 1...14, using: &generator)
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            if !compare(Array(text.utf8)) { differing.append(text) }
        }
        #expect(differing == [])
    }

    @Test("Files that are right but for one change", arguments: 0..<8)
    func mutations(seed: Int) {
        let base = Array(
            "/* c */\n\"a b\" = \"x\\n\\\"y\\\" %@\";\nkey = 'v';\n// d\n\"k3\" = \"\\U00e9\\101é\"; // e\n\"k4\";\n"
                .utf8
        )
        let changes = Array("\"';=\\/*{}(), \naU0".utf8)
        var generator = SeededGenerator(seed: UInt64(seed) + 100)
        var differing: [String] = []
        for _ in 0..<500 {
            var bytes = base
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            guard bytes[place] < 0x80 else { continue }
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(changes.randomElement(using: &generator) ?? 0, at: place)
            default: bytes[place] = changes.randomElement(using: &generator) ?? 0
            }
            guard String(validating: bytes, as: UTF8.self) != nil else { continue }
            if !compare(bytes) { differing.append(String(decoding: bytes, as: UTF8.self)) }
        }
        #expect(differing == [])
    }

    @Test("What we write Foundation reads", arguments: 0..<4)
    func writer(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) + 200)
        let alphabet = Array("ab\"\\\n\r\t'/*; =é😀\u{01}\u{1F}\u{7F}\u{2028}%@".unicodeScalars)
        var writer = StringsWriter()
        let expected = NSMutableDictionary()
        for index in 0..<300 {
            var text = ""
            for _ in 0..<Int.random(in: 0...12, using: &generator) {
                if let scalar = alphabet.randomElement(using: &generator) { text.unicodeScalars.append(scalar) }
            }
            writer.comment(text, isLine: index % 2 == 0)
            writer.append(quoted: "\(index)\(text)")
            writer.appendEqualSign()
            writer.append(quoted: text)
            writer.endEntry()
            expected["\(index)\(text)" as NSString] = text as NSString
        }
        #expect(oracle(writer.output) == expected)
    }
}
