import InterlinguaIR

/// Tells i18next's JSON from other JSON that lies in the same places.
enum I18nextContent {
    /// What a file's content says.
    ///
    /// A sign of Swifternalization anywhere in the file outweighs all others. In a file that certainly has none, which its
    /// bytes tell, the first sign of i18next settles it. A language's file that is no JSON at all is one that somebody broke.
    static func evidence(in file: InputFile, _ path: I18nextPath) -> FormatEvidence {
        let text = JSONEncoding.decode(path: file.path, bytes: file.bytes).file
        if path.kind == .store {
            guard let root = JSONReader.read(text).document.root, root.kind == .object else { return .none }
            if I18nextStore.isStore(root) { return .certain }
            return path.isBesideLanguages ? .unknownLanguage : .none
        }
        let isBundle = path.kind == .languageBundle
        let mayBeSwifternalization = text.utf8.withUnsafeBufferPointer { Signs.mayHoldExpressions($0) }
        var signs = Signs()
        var isObject: Bool?
        JSONReader.read(text) { node, bytes in
            if isObject == nil { isObject = node.kind == .object }
            switch node.kind {
            case .key: signs.lookAt(key: bytes.slice(node.textBounds))
            case .string: signs.lookAt(text: bytes.slice(node.textBounds))
            default: break
            }
            let isSettled = !mayBeSwifternalization && (isBundle || signs.isI18next)
            return isObject == false || signs.isSwifternalization || isSettled
        }
        if signs.isSwifternalization { return .none }
        if isObject != true {
            return text.utf8.withUnsafeBufferPointer { $0.beginsJSONValue } ? .otherContent : .possible
        }
        return signs.isI18next || isBundle ? .certain : .possible
    }

    /// What was seen so far.
    private struct Signs {
        /// Variables, nested calls, plural forms.
        var isI18next = false

        /// Expressions and widths of Swifternalization.
        var isSwifternalization = false

        private static let endings = ["_plural", "_other", "_many", "_few"].map { Array($0.utf8) }
        private static let expressions = ["ie:", "iex:", "exp:"].map { Array($0.utf8) }
        private static let nesting = Array("$t(".utf8)

        mutating func lookAt(key: UnsafeBufferPointer<UInt8>) {
            for ending in Self.endings where key.count > ending.count && key.ends(with: ending) { isI18next = true }
            for start in Self.expressions where key.hasBytes(start, at: 0) { isSwifternalization = true }
            if key.first == UInt8(ascii: "@"), key.count > 1, key.dropFirst().allSatisfy(JSONNumberScanner.isDigit) {
                isSwifternalization = true
            }
        }

        /// Whether a quote stands somewhere before what a key of Swifternalization begins with; without one there is none.
        static func mayHoldExpressions(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            var index = 0
            // The colons of JSON itself, which are by far the most, stand behind quotes and blanks.
            while let colon = bytes.firstIndex(ofByte: UInt8(ascii: ":"), from: index) {
                index = colon + 1
                if colon < 3 || bytes[colon - 1] == UInt8(ascii: "\"") || bytes[colon - 1] == 0x20 { continue }
                for start in expressions where isQuoted(start, endingAt: index, bytes) { return true }
            }
            index = 0
            while let mark = bytes.firstIndex(ofByte: UInt8(ascii: "@"), from: index) {
                if isQuote(before: mark, bytes) { return true }
                index = mark + 1
            }
            return false
        }

        private static func isQuoted(_ start: [UInt8], endingAt end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            bytes.hasBytes(start, at: end - start.count) && isQuote(before: end - start.count, bytes)
        }

        /// Whether a quote ends before an offset, be it one that JSON has not; other characters beyond ASCII count as well.
        private static func isQuote(before offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            guard offset > 0 else { return false }
            switch bytes[offset - 1] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): return true
            case let byte: return byte >= 0x80
            }
        }

        mutating func lookAt(text: UnsafeBufferPointer<UInt8>) {
            if isI18next { return }
            isI18next =
                text.contains(Self.nesting) || text.contains([UInt8(ascii: "{"), UInt8(ascii: "{")])
                || Self.hasUnderscoredName(text)
        }

        /// Whether a text holds `__name__`.
        private static func hasUnderscoredName(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
            let mark = [UInt8(ascii: "_"), UInt8(ascii: "_")]
            guard let start = text.firstIndex(of: mark, from: 0),
                let end = text.firstIndex(of: mark, from: start + 3)
            else { return false }
            return text[(start + 2)..<end].allSatisfy { $0 > 0x20 }
        }
    }
}
